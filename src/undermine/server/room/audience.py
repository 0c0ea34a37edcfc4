"""Those who look at a game, and what each of them has been told.

Viewers are the seats and, last, the spectators. Updates are counted for each viewer alone, since the number of sealed
answers of others is a secret.
"""

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from undermine.engine.kernel.table import SPECTATOR, Event, Table
from undermine.engine.kernel.views import view
from undermine.protocol import messages, present, views
from undermine.replay.viewers import seen_events
from undermine.server.room.effects import Effect, Send, Step
from undermine.server.room.unmasking import Unmasking

MOVES_KEPT = 512
"""How many moves are kept for clients that come back; one that has missed more begins with a snapshot."""


@dataclass(frozen=True)
class Happening:
    """What one move did, and for each viewer the number of the update that tells of it (0: it is not told)."""

    events: Sequence[Event]
    numbers: list[int]


@dataclass
class Telling:
    """A move that is being told: its numbers, and what each viewer hears of it."""

    numbers: list[int]
    heard: dict[int, list[views.Words]] = field(default_factory=dict)


class Audience:
    """The clients of a game, by viewer, and the last moves as they are told."""

    def __init__(self, seats: int, dealt: list[Event]) -> None:
        """Begin with the deal."""
        self.seats = seats
        self.clients: dict[int, int] = {}
        self.told = [1] * (seats + 1)
        self.happenings = deque([Happening(dealt, self.told.copy())], maxlen=MOVES_KEPT)

    def add(self, client: int, seat: int | None) -> int:
        """Let a client look as a seat (None: as a spectator); return the viewer it is."""
        self.clients[client] = self.seats if seat is None else seat
        return self.clients[client]

    def remove(self, client: int) -> int | None:
        """Let a client go; return the seat that nobody looks as any more."""
        viewer = self.clients.pop(client, self.seats)
        return None if viewer == self.seats or self.devices(viewer) else viewer

    def seat_of(self, client: int) -> int | None:
        viewer = self.clients[client]
        return None if viewer == self.seats else viewer

    def devices(self, viewer: int) -> list[int]:
        """Return the clients that look as this viewer."""
        return [client for client, other in self.clients.items() if other == viewer]

    def tell(self, message: messages.ServerMessage, clients: Iterable[int] | None = None) -> list[Effect]:
        """Tell these clients, or all."""
        return [Send(client, message) for client in (self.clients if clients is None else clients)]

    def note(self, step: Step, *, for_all: bool) -> Telling:
        """Number a move for those who see something of it, or for all; `updates` tells of it."""
        telling = Telling([0] * (self.seats + 1))
        looking = set(self.clients.values())
        for viewer in range(self.seats + 1):
            if viewer in looking or not for_all:
                telling.heard[viewer] = self._heard(step, viewer)
            if for_all or telling.heard[viewer]:
                self.told[viewer] += 1
                telling.numbers[viewer] = self.told[viewer]
        self.happenings.append(Happening(step.events, telling.numbers))
        return telling

    def updates(self, telling: Telling, table: Table, ask: int) -> list[Effect]:
        """Tell every client of a move, as it may know it."""
        effects: list[Effect] = []
        shared = present.Shared()
        for viewer in sorted(set(self.clients.values())):
            number = telling.numbers[viewer]
            if number:
                now = self.situation(viewer, table, ask, shared)
                update = messages.Update(number, telling.heard[viewer], now)
                effects += self.tell(update, self.devices(viewer))
        return effects

    def catch_up(self, viewer: int, last: int | None, table: Table, ask: int) -> list[messages.ServerMessage]:
        """Return what a viewer has missed behind update number `last`, or all there is now."""
        missed = [happening for happening in self.happenings if happening.numbers[viewer] > (last or 0)]
        number = self.told[viewer]
        seat = self._seat(viewer)
        if last is None or last > number or len(missed) < number - last:
            story = present.words(seen_events(view(table, seat).story(), seat), table.ruleset)
            return [messages.Snapshot(number, self.situation(viewer, table, ask), story)]
        return [
            messages.Update(
                happening.numbers[viewer],
                present.words(seen_events(happening.events, seat), table.ruleset),
                self.situation(viewer, table, ask) if happening.numbers[viewer] == number else None,
            )
            for happening in missed
        ]

    def ended(self, viewer: int, end: Unmasking, ask: int) -> messages.Unmasking:
        """Return how a round ended for a viewer, where the game has gone on meanwhile."""
        events = present.words(seen_events(end.events, self._seat(viewer)), end.table.ruleset)
        now = self.situation(viewer, end.table, ask)
        return messages.Unmasking(end.round, sorted(end.ready), None, now, events)

    def situation(
        self, viewer: int, table: Table, ask: int, shared: present.Shared | None = None
    ) -> messages.Situation:
        """Return how things stand for a viewer."""
        return present.situation(view(table, self._seat(viewer)), ask, shared)

    def _seat(self, viewer: int) -> int:
        return int(SPECTATOR) if viewer == self.seats else viewer

    def _heard(self, step: Step, viewer: int) -> list[views.Words]:
        return present.heard(step.events, step.words, self._seat(viewer), step.table.ruleset)
