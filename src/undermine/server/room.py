"""One game, without any I/O: messages go in, effects come out, and the caller carries the effects out in order.

A command is tried on a copy of the table. If it is legal the caller appends it to the log; once that is committed the
copy becomes the table, the command is acknowledged, and every seat is told what it may know. While a command waits for
its commit the others wait in line. A room can be rebuilt from its log at any time.

Numbers: `head` counts the log; asks are counted as they open, so that a click on an old question is refused; updates
are counted for each viewer alone, since the number of sealed answers of others is a secret.

Time is given (`now`), never asked for. In a reaction window all answers, a bot's too, are held back until its fixed
time is over and then go to the log in the order of the seats: neither the window's length nor anything after it tells
who answered what, or when.
"""

from collections import deque
from collections.abc import Collection, Iterable
from hashlib import sha256

from undermine.engine.kernel.actions import read_action
from undermine.engine.kernel.agenda import SealedAsk
from undermine.engine.kernel.codec import digest
from undermine.engine.kernel.events import SPECTATOR, Event
from undermine.engine.kernel.kinds import Unreadable
from undermine.engine.kernel.play import apply, options, start
from undermine.engine.kernel.refusals import Refused
from undermine.engine.kernel.rulesets import Ruleset
from undermine.engine.kernel.table import Table
from undermine.engine.kernel.turns import Announced
from undermine.engine.kernel.views import view
from undermine.server import protocol, wire
from undermine.server.attendance import Attendance
from undermine.server.clock import Clock, Kind
from undermine.server.effects import Append, Command, Effect, Happening, Pending, Send, Think
from undermine.server.entries import Entry

TAIL = 512
"""So many moves are kept for clients that come back; one that has missed more begins with a snapshot."""
MOVE = "move"
NO_CLOCK = protocol.TableOptions(reaction_seconds=0)


class DamagedLogError(Exception):
    """A log does not replay to what it says; the message names the command."""


class Room:
    """A game and those who look at it. Viewers are the seats and, last, the spectators."""

    def __init__(
        self,
        game: str,
        ruleset: Ruleset,
        seats: int,
        seed: bytes,
        bots: Collection[int],
        options: protocol.TableOptions = NO_CLOCK,
        now: float = 0.0,
    ) -> None:
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
        self.options = options
        self.now = now
        self.attendance = Attendance(seats, self.bots, now)
        self.clock = Clock(options, seats)
        self.out: set[int] = set()
        self.held: dict[int, Command] = {}
        self.standing = [False] * seats
        self.open_clock()

    def rebuild(self, entries: Iterable[Entry]) -> None:
        """Do again what a log says; raises `DamagedLogError` where it does not fit."""
        for entry in entries:
            self._replay(entry)

    def is_over(self) -> bool:
        return self.table.ask() is None

    def is_idle(self) -> bool:
        """Say whether nobody looks and nothing is under way."""
        busy = self.pending is not None or self.waiting or self.thinking or self.clock.kind is Kind.WINDOW
        return not self.clients and not busy

    # -- clients come and go -------------------------------------------------------------------------------------

    def join(self, client: int, seat: int | None, last: int | None) -> list[Effect]:
        """Let a client look as a seat (None: as a spectator), from behind the last update it has seen."""
        viewer = self.seats if seat is None else seat
        self.clients[client] = viewer
        effects: list[Effect] = [Send(client, message) for message in self._catch_up(viewer, last)]
        if viewer < self.seats and self.standing[viewer]:
            effects.append(Send(client, protocol.StandingNo(True)))
        was_empty = not self.attendance.has_people()
        if viewer == self.seats or not self.attendance.arrive(viewer):
            return effects + self._tell([client], self._presence()) + self._tell_clock([client])
        if was_empty and self.clock.kind is not Kind.WINDOW:
            self.open_clock()  # it stood still while nobody was here
        return effects + self._tell(self.clients, self._presence()) + self._tell_clock([client])

    def leave(self, client: int, now: float) -> None:
        """Let a client go; its seat counts as gone only after a while."""
        self.now = now
        viewer = self.clients.pop(client, self.seats)
        if viewer < self.seats and viewer not in self.clients.values():
            self.attendance.leave(viewer, now)

    def is_played(self, seat: int) -> bool:
        """Say whether a bot answers for a seat: one that sits there, or one for somebody who is gone or out of time."""
        return seat in self.bots or seat in self.out or self._has_stand_in(seat)

    def _has_stand_in(self, seat: int) -> bool:
        """Say whether a bot plays for somebody who is gone: at tables with a clock, as long as anybody is here."""
        gone = self.attendance.is_gone(seat, self.now)
        return gone and bool(self.options.turn_seconds) and self.attendance.has_people()

    def _presence(self) -> protocol.Presence:
        played = [self._has_stand_in(seat) for seat in range(self.seats)]
        return protocol.Presence(self.attendance.here.copy(), played if self.options.turn_seconds else [])

    def _tell(self, clients: Iterable[int], message: protocol.ServerMessage) -> list[Effect]:
        return [Send(client, message) for client in clients]

    # -- time ----------------------------------------------------------------------------------------------------

    def next_deadline(self) -> float | None:
        """Return when `tick` is to be called at the latest."""
        settling = self.options.turn_seconds and self.now < self.attendance.settled_at
        moments = [
            self.attendance.next_moment(),
            self.attendance.settled_at if settling else None,
            self.clock.ends() if self._clock_runs() else None,
        ]
        return min([moment for moment in moments if moment is not None], default=None)

    def tick(self, now: float) -> list[Effect]:
        """Do what time brings: seats whose grace is over are gone, windows close, and who is out of time is played."""
        before, self.now = self._presence(), now
        self.attendance.settle(now)
        effects = [] if self._presence() == before else self._tell(self.clients, self._presence())
        ends = self.clock.ends()
        if ends is not None and ends <= now and self._clock_runs():
            effects += self._close_window() if self.clock.kind is Kind.WINDOW else self._run_out()
        return effects + self.wake()

    def _clock_runs(self) -> bool:
        return self.clock.kind is Kind.WINDOW or self.attendance.has_people()

    def open_clock(self) -> None:
        """Start the clock of the open question, by public facts alone."""
        asked = self.table.ask()
        self.out.clear()
        self.held.clear()
        seats = [] if asked is None else [seat for seat in range(self.seats) if asked.asks(self.table, seat)]
        reaction = isinstance(asked, SealedAsk) and isinstance(asked.about(self.table), Announced)
        self.clock.open(seats, set(seats) <= self.bots, reaction, self.now)
        if asked is not None and self.clock.kind is Kind.WINDOW:
            for seat in [seat for seat in seats if self.standing[seat] and asked.awaits(self.table, seat)]:
                self.held[seat] = self._default(seat)

    def _tell_clock(self, clients: Iterable[int]) -> list[Effect]:
        left = self.clock.left(self.now)
        if left is None:
            return []
        reserve = [round(seconds, 1) for seconds in self.clock.reserve]
        return self._tell(
            clients, protocol.ClockShown(self.ask, round(left, 1), reserve, self.clock.more.copy())
        )

    def more_time(self, client: int) -> list[Effect]:
        """Let a seat give the open question more time."""
        seat = self.clients[client]
        if seat == self.seats or not self.clock.add(seat):
            return [Send(client, protocol.Problem("no-more-time"))]
        return self._tell_clock(self.clients)

    def stand(self, client: int, no: bool) -> list[Effect]:
        """Let a seat say no to every reaction window from now on, or no longer; nobody else hears of it."""
        seat = self.clients[client]
        if seat == self.seats:
            return [Send(client, protocol.Problem("not-seated"))]
        self.standing[seat] = no
        devices = [device for device, viewer in self.clients.items() if viewer == seat]
        return self._tell(devices, protocol.StandingNo(no))

    def _close_window(self) -> list[Effect]:
        """Let all answers count at once; whoever gave none has said no."""
        self.clock.stop(self.now)
        answers = [self.held[seat] if seat in self.held else self._default(seat) for seat in self._awaited()]
        self.waiting.extend(answers)
        return self._go_on()

    def _run_out(self) -> list[Effect]:
        """Let happen what the host has set for those whose time is out."""
        self.clock.stop(self.now)
        for seat in self._awaited():
            if self.options.when_out == "bot":
                self.out.add(seat)
            else:
                self.waiting.append(self._default(seat))
        return self._go_on()

    def _awaited(self) -> list[int]:
        asked = self.table.ask()
        return [] if asked is None else [seat for seat in range(self.seats) if asked.awaits(self.table, seat)]

    def _default(self, seat: int) -> Command:
        """Return the most harmless answer of a seat: to pass a card, else what is offered first (no, to a window)."""
        answers = list(options(self.table, seat))
        passing = [answer for answer in answers if answer.verb.name == "pass"]
        return Command(f"timeout:{self.ask}:{seat}", seat, self.ask, str((passing or answers)[0]))

    # -- commands ------------------------------------------------------------------------------------------------

    def act(self, client: int, act: protocol.Act) -> list[Effect]:
        """Take a command from a client, for its own seat and no other."""
        seat = self.clients[client]
        if seat == self.seats:
            return [Send(client, protocol.Problem("not-seated", act.id))]
        return self._take(Command(f"seat:{seat}:{act.id}", seat, act.ask, act.action, client, act.id))

    def bot_moves(self, seat: int, ask: int, action: str | None) -> list[Effect]:
        """Take a bot's answer, or None if it has found none in time: then any legal answer is given."""
        asked = self.table.ask()
        if ask == self.ask and asked is not None and asked.awaits(self.table, seat) and self.is_played(seat):
            text = self._any_answer(seat) if action is None else action
            name = f"timeout:{ask}:{seat}" if seat in self.out else f"bot:{seat}:{ask}"
            return self._take(Command(name, seat, ask, text))
        self.thinking.discard(seat)
        return self._go_on()

    def _take(self, command: Command) -> list[Effect]:
        """Put a command in line, or hold it back until the window closes."""
        if self.clock.kind is Kind.WINDOW and command.ask == self.ask:
            return self._hold(command)
        self.waiting.append(command)
        return self._go_on()

    def _hold(self, command: Command) -> list[Effect]:
        """Keep an answer to a reaction window; a later one takes its place. What is refused is so at once."""
        trial = self.table.copy()
        try:
            apply(trial, command.seat, read_action(command.action, trial.ruleset.verbs))
        except (Unreadable, ValueError, OverflowError):
            return self._refuse(command, [protocol.Reason("unreadable")])
        except Refused as refused:
            return self._refuse(command, [wire.reason(refusal) for refusal in refused.reasons])
        before = self.held.get(command.seat)
        self.held[command.seat] = command
        effects: list[Effect] = []
        if before is not None and before.client is not None and before.id != command.id:
            effects += self._refuse(before, [protocol.Reason("replaced")])
        if command.client is not None:
            effects.append(Send(command.client, protocol.Held(command.given_id)))
        return effects

    def wake(self) -> list[Effect]:
        """Return whose bots must think now."""
        asked = self.table.ask()
        if asked is None or self.pending is not None:
            return []
        called = [seat for seat in self._awaited() if self.is_played(seat) and seat not in self.thinking]
        self.thinking.update(called)
        # In a window every answer is held back anyway.
        seconds = 0.0 if self.clock.kind is Kind.WINDOW else delay(self.game, self.ask)
        return [Think(seat, self.ask, seconds) for seat in called]

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
        if self.clock.kind is Kind.STOPPED:  # what was due must come again
            self.open_clock()
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
            self.clock.stop(self.now)
            self.open_clock()
        happening = Happening(events, [0] * (self.seats + 1))
        for viewer in range(self.seats + 1):
            if reopened or wire.seen(events, self._seat(viewer)):
                self.told[viewer] += 1
                happening.numbers[viewer] = self.told[viewer]
        self.happenings.append(happening)
        self.done[entry.cmd_id] = self.told[entry.seat]
        return self._updates(happening) + (self._tell_clock(self.clients) if reopened else [])

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
