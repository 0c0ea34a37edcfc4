"""One game, without any I/O: messages go in, effects come out, and the caller carries the effects out in order.

A command is tried on a copy of the table. If it is legal the caller appends it to the log; once that is committed the
copy becomes the table, the command is acknowledged, and every seat is told what it may know. While a command waits for
its commit the others wait in line. A room can be rebuilt from its log at any time.

Numbers: `head` counts the log; asks are counted as they open, so that a click on an old question is refused; updates
are counted for each viewer alone, since the number of sealed answers of others is a secret.
"""

from collections import deque
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from hashlib import sha256

from undermine.engine.kernel.actions import read_action
from undermine.engine.kernel.codec import digest
from undermine.engine.kernel.events import SPECTATOR, Event
from undermine.engine.kernel.kinds import Unreadable
from undermine.engine.kernel.play import apply, options, start
from undermine.engine.kernel.refusals import Refused
from undermine.engine.kernel.rulesets import Ruleset
from undermine.engine.kernel.table import Table
from undermine.engine.kernel.views import view
from undermine.server import protocol, wire
from undermine.server.entries import Entry

TAIL = 512
"""So many moves are kept for clients that come back; one that has missed more begins with a snapshot."""
GRACE = 10.0
"""Seconds without a connection after which a seat counts as gone."""
MOVE = "move"


class DamagedLogError(Exception):
    """A log does not replay to what it says; the message names the command."""


@dataclass(frozen=True)
class Append:
    """Write this to the log; then call `committed`, `overtaken` or `failed`."""

    entry: Entry
    over: bool


@dataclass(frozen=True)
class Send:
    """Send this to one client."""

    client: int
    message: protocol.ServerMessage


@dataclass(frozen=True)
class Think:
    """Let a bot find its answer to this ask and call `bot_moves`, not before so many seconds have passed."""

    seat: int
    ask: int
    seconds: float


Effect = Append | Send | Think


@dataclass(frozen=True)
class Command:
    """Something a seat wants to do; `client` is who waits for the answer, if anybody does."""

    id: str
    seat: int
    ask: int
    action: str
    client: int | None = None
    given_id: str = ""


@dataclass(frozen=True)
class Pending:
    """A command on its way to the disk, and the table as it will be."""

    command: Command
    entry: Entry
    table: Table
    events: list[Event]


@dataclass(frozen=True)
class Happening:
    """What one command did, and for each viewer the number of the update that tells of it (0: it is not told)."""

    events: list[Event]
    numbers: list[int]


class Room:
    """A game and those who look at it. Viewers are the seats and, last, the spectators."""

    def __init__(self, game: str, ruleset: Ruleset, seats: int, seed: bytes, bots: Collection[int]) -> None:
        """Deal."""
        self.game = game
        self.seats = seats
        self.bots = frozenset(bots)
        self.table = start(ruleset, seats, seed)
        self.head = 0
        self.ask = 1
        self.told = [1] * (seats + 1)
        self.happenings = deque([Happening(self.table.happened, self.told.copy())], maxlen=TAIL)
        self.moves: list[tuple[int, str]] = []
        self.done: dict[str, int] = {}
        self.waiting: deque[Command] = deque()
        self.pending: Pending | None = None
        self.thinking: set[int] = set()
        self.clients: dict[int, int] = {}
        self.here = [seat in self.bots for seat in range(seats)]
        self.leaving: dict[int, float] = {}

    def rebuild(self, entries: Iterable[Entry]) -> None:
        """Do again what a log says; raises `DamagedLogError` where it does not fit."""
        for entry in entries:
            self._replay(entry)

    def is_over(self) -> bool:
        return self.table.ask() is None

    def is_idle(self) -> bool:
        """Say whether nobody looks and nothing is under way."""
        return not self.clients and self.pending is None and not self.waiting and not self.thinking

    # -- clients come and go -------------------------------------------------------------------------------------

    def join(self, client: int, seat: int | None, last: int | None) -> list[Effect]:
        """Let a client look as a seat (None: as a spectator), from behind the last update it has seen."""
        viewer = self.seats if seat is None else seat
        self.clients[client] = viewer
        effects: list[Effect] = [Send(client, message) for message in self._catch_up(viewer, last)]
        self.leaving.pop(viewer, None)
        if viewer < self.seats and not self.here[viewer]:
            self.here[viewer] = True
            return effects + self._tell_presence()
        return [*effects, Send(client, protocol.Presence(self.here.copy()))]

    def leave(self, client: int, now: float) -> None:
        """Let a client go; its seat counts as gone only after a while."""
        viewer = self.clients.pop(client, self.seats)
        if viewer < self.seats and viewer not in self.bots and viewer not in self.clients.values():
            self.leaving[viewer] = now + GRACE

    def next_deadline(self) -> float | None:
        """Return when `tick` is to be called at the latest."""
        return min(self.leaving.values(), default=None)

    def tick(self, now: float) -> list[Effect]:
        """Do what time brings: seats whose grace is over are gone."""
        gone = [seat for seat, deadline in self.leaving.items() if deadline <= now]
        for seat in gone:
            del self.leaving[seat]
            self.here[seat] = False
        return self._tell_presence() if gone else []

    def _tell_presence(self) -> list[Effect]:
        return [Send(client, protocol.Presence(self.here.copy())) for client in self.clients]

    # -- commands ------------------------------------------------------------------------------------------------

    def act(self, client: int, act: protocol.Act) -> list[Effect]:
        """Take a command from a client, for its own seat and no other."""
        seat = self.clients[client]
        if seat == self.seats:
            return [Send(client, protocol.Problem("not-seated", act.id))]
        self.waiting.append(Command(f"seat:{seat}:{act.id}", seat, act.ask, act.action, client, act.id))
        return self._go_on()

    def bot_moves(self, seat: int, ask: int, action: str | None) -> list[Effect]:
        """Take a bot's answer, or None if it has found none in time: then any legal answer is given."""
        asked = self.table.ask()
        if ask == self.ask and asked is not None and asked.awaits(self.table, seat):
            text = self._any_answer(seat) if action is None else action
            self.waiting.append(Command(f"bot:{seat}:{ask}", seat, ask, text))
        return self._go_on()

    def wake(self) -> list[Effect]:
        """Return whose bots must think now."""
        asked = self.table.ask()
        if asked is None or self.pending is not None:
            return []
        called = [seat for seat in self.bots if asked.awaits(self.table, seat) and seat not in self.thinking]
        self.thinking.update(called)
        return [Think(seat, self.ask, delay(self.game, self.ask)) for seat in sorted(called)]

    def _go_on(self) -> list[Effect]:
        effects: list[Effect] = []
        while self.waiting and self.pending is None:
            effects += self._attempt(self.waiting.popleft())
        return effects + self.wake()

    def _attempt(self, command: Command) -> list[Effect]:
        if command.id in self.done:
            return self._acknowledge(command)
        if command.ask != self.ask:
            return self._refuse(command, [protocol.Reason("stale-ask")])
        trial = self.table.copy()
        try:
            action = read_action(command.action, trial.ruleset.verbs)
        except (Unreadable, ValueError, OverflowError):  # the compiled engine's numbers have 64 bits
            return self._refuse(command, [protocol.Reason("unreadable")])
        try:
            events = apply(trial, command.seat, action)
        except Refused as refused:
            return self._refuse(command, [wire.reason(refusal) for refusal in refused.reasons])
        fingerprint = digest(events, trial.ruleset)
        entry = Entry(self.head + 1, command.id, MOVE, command.seat, str(action), fingerprint)
        self.pending = Pending(command, entry, trial, events)
        return [Append(entry, trial.ask() is None)]

    def _acknowledge(self, command: Command) -> list[Effect]:
        if command.client is None:
            return []
        return [Send(command.client, protocol.Ack(command.given_id, self.done[command.id]))]

    def _refuse(self, command: Command, reasons: list[protocol.Reason]) -> list[Effect]:
        if command.client is not None:
            return [Send(command.client, protocol.Refused(command.given_id, reasons))]
        if command.ask == self.ask:  # a bot without manners: it must not hold up the others
            return self.bot_moves(command.seat, command.ask, None)
        return []

    def _any_answer(self, seat: int) -> str:
        answers = options(self.table, seat)
        return str(answers[int(chance(self.game, self.ask) * len(answers))])

    # -- the log's answer ----------------------------------------------------------------------------------------

    def committed(self) -> list[Effect]:
        """Go on after the pending command has been committed: acknowledge it, then tell everybody."""
        pending = self._take_pending()
        updates = self._advance(pending.entry, pending.table, pending.events)
        return self._acknowledge(pending.command) + updates + self._go_on()

    def overtaken(self, entries: Iterable[Entry]) -> list[Effect]:
        """Go on after somebody else has written to the log first: catch up, then try the command again."""
        self.waiting.appendleft(self._take_pending().command)
        effects: list[Effect] = []
        for entry in entries:
            effects += self._replay(entry)
        return effects + self._go_on()

    def failed(self) -> list[Effect]:
        """Go on after the log could not be written: nothing has happened, the client may try again."""
        command = self._take_pending().command
        effects: list[Effect] = []
        if command.client is None:
            self.thinking.discard(command.seat)
        else:
            effects.append(Send(command.client, protocol.Problem("not-saved", command.given_id)))
        return effects + self._go_on()

    def _take_pending(self) -> Pending:
        pending = self.pending
        if pending is None:
            raise RuntimeError("no command waits for the log")
        self.pending = None
        return pending

    def _replay(self, entry: Entry) -> list[Effect]:
        where = f"command {entry.seq} of game {self.game} ('{entry.command}' by seat {entry.seat})"
        if entry.seq != self.head + 1 or entry.kind != MOVE:
            raise DamagedLogError(
                f"{where} does not follow command {self.head}, or is not known to this version"
            )
        trial = self.table.copy()
        try:
            events = apply(trial, entry.seat, read_action(entry.command, trial.ruleset.verbs))
        except (Unreadable, Refused) as error:
            raise DamagedLogError(f"{where} cannot be done: {error}") from error
        if digest(events, trial.ruleset) != entry.digest:
            raise DamagedLogError(f"{where} does not give the recorded events")
        return self._advance(entry, trial, events)

    def _advance(self, entry: Entry, table: Table, events: list[Event]) -> list[Effect]:
        """Let the copy become the table, and return the updates that tell of it."""
        before, asked = self.table.ask(), table.ask()
        self.table = table
        self.head = entry.seq
        self.moves.append((entry.seat, entry.command))
        # An ask that still waits for others is still the same one; one that asks this seat again is new.
        reopened = asked is None or asked is not before or asked.awaits(table, entry.seat)
        if reopened:
            self.ask += 1
            self.thinking.clear()
        happening = Happening(events, [0] * (self.seats + 1))
        for viewer in range(self.seats + 1):
            if reopened or wire.seen(events, self._seat(viewer)):
                self.told[viewer] += 1
                happening.numbers[viewer] = self.told[viewer]
        self.happenings.append(happening)
        self.done[entry.cmd_id] = self.told[entry.seat]
        return self._updates(happening)

    # -- what is told --------------------------------------------------------------------------------------------

    def public_view(self) -> protocol.AnyView:
        """Return what everybody may know."""
        return self._situation(self.seats).view

    def _seat(self, viewer: int) -> int:
        return int(SPECTATOR) if viewer == self.seats else viewer

    def _situation(self, viewer: int) -> protocol.Situation:
        return wire.situation(view(self.table, self._seat(viewer)), self.ask)

    def _events(self, happening: Happening, viewer: int) -> list[protocol.Words]:
        return wire.words(wire.seen(happening.events, self._seat(viewer)), self.table.ruleset)

    def _updates(self, happening: Happening) -> list[Effect]:
        effects: list[Effect] = []
        for viewer in sorted(set(self.clients.values())):
            number = happening.numbers[viewer]
            if number:
                update = protocol.Update(number, self._events(happening, viewer), self._situation(viewer))
                effects += [Send(client, update) for client, seat in self.clients.items() if seat == viewer]
        return effects

    def _catch_up(self, viewer: int, last: int | None) -> list[protocol.ServerMessage]:
        missed = [happening for happening in self.happenings if happening.numbers[viewer] > (last or 0)]
        number = self.told[viewer]
        if last is None or last > number or len(missed) < number - last:
            table = view(self.table, self._seat(viewer))
            story = wire.words(wire.seen(table.story(), self._seat(viewer)), self.table.ruleset)
            return [protocol.Snapshot(number, self._situation(viewer), story)]
        return [
            protocol.Update(
                happening.numbers[viewer],
                self._events(happening, viewer),
                self._situation(viewer) if happening.numbers[viewer] == number else None,
            )
            for happening in missed
        ]


def chance(game: str, ask: int) -> float:
    """Return a number from 0 to 1 that follows from public facts."""
    return int.from_bytes(sha256(f"{game}:{ask}".encode()).digest()[:4], "big") / 2**32


def delay(game: str, ask: int) -> float:
    """Return for how many seconds a bot seems to think: by public facts alone, the same for every bot asked."""
    return 0.6 + 0.9 * chance(game, ask)
