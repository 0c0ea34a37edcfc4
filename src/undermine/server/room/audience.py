"""Those who look at a game, and what each of them has been told.

Viewers are the seats and, last, the spectators. Updates are counted for each viewer alone, since the number of sealed
answers of others is a secret.
"""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass

from undermine.engine.kernel.events import SPECTATOR, Event
from undermine.engine.kernel.table import Table
from undermine.engine.kernel.views import view
from undermine.protocol import messages, present, views
from undermine.server.room.effects import Effect, Send

TAIL = 512
"""So many moves are kept for clients that come back; one that has missed more begins with a snapshot."""


@dataclass(frozen=True)
class Happening:
    """What one move did, and for each viewer the number of the update that tells of it (0: it is not told)."""

    events: list[Event]
    numbers: list[int]


class Audience:
    """The clients of a game, by viewer, and the last moves as they are told."""

    def __init__(self, seats: int, dealt: list[Event]) -> None:
        """Begin with the deal."""
        self.seats = seats
        self.clients: dict[int, int] = {}
        self.told = [1] * (seats + 1)
        self.happenings = deque([Happening(dealt, self.told.copy())], maxlen=TAIL)

    def devices(self, viewer: int) -> list[int]:
        """Return the clients that look as this viewer."""
        return [client for client, other in self.clients.items() if other == viewer]

    def note(self, events: list[Event], *, for_all: bool) -> Happening:
        """Number what happened for those who see something of it, or for all."""
        happening = Happening(events, [0] * (self.seats + 1))
        for viewer in range(self.seats + 1):
            if for_all or present.seen(events, self._seat(viewer)):
                self.told[viewer] += 1
                happening.numbers[viewer] = self.told[viewer]
        self.happenings.append(happening)
        return happening

    def tell(self, message: messages.ServerMessage, clients: Iterable[int] | None = None) -> list[Effect]:
        """Tell these clients, or all."""
        return [Send(client, message) for client in (self.clients if clients is None else clients)]

    def updates(self, happening: Happening, table: Table, ask: int) -> list[Effect]:
        """Tell every client what happened, as it may know it."""
        effects: list[Effect] = []
        shared = present.Shared()
        for viewer in sorted(set(self.clients.values())):
            number = happening.numbers[viewer]
            if number:
                events = self._events(happening, viewer, table, shared)
                now = self.situation(viewer, table, ask, shared)
                effects += self.tell(messages.Update(number, events, now), self.devices(viewer))
        return effects

    def catch_up(self, viewer: int, last: int | None, table: Table, ask: int) -> list[messages.ServerMessage]:
        """Return what a viewer has missed behind update number `last`, or all there is now."""
        missed = [happening for happening in self.happenings if happening.numbers[viewer] > (last or 0)]
        number = self.told[viewer]
        if last is None or last > number or len(missed) < number - last:
            story = present.seen(view(table, self._seat(viewer)).story(), self._seat(viewer))
            told = present.words(story, table.ruleset)
            return [messages.Snapshot(number, self.situation(viewer, table, ask), told)]
        return [
            messages.Update(
                happening.numbers[viewer],
                self._events(happening, viewer, table),
                self.situation(viewer, table, ask) if happening.numbers[viewer] == number else None,
            )
            for happening in missed
        ]

    def situation(
        self, viewer: int, table: Table, ask: int, shared: present.Shared | None = None
    ) -> messages.Situation:
        """Return how things stand for a viewer."""
        return present.situation(view(table, self._seat(viewer)), ask, shared)

    def _seat(self, viewer: int) -> int:
        return int(SPECTATOR) if viewer == self.seats else viewer

    def _events(
        self, happening: Happening, viewer: int, table: Table, shared: present.Shared | None = None
    ) -> list[views.Words]:
        return present.words(present.seen(happening.events, self._seat(viewer)), table.ruleset, shared)
