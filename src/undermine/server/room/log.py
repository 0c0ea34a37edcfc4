"""What a game's log says: the table, the open question, its clock, and the sealed answers to it. No I/O.

It follows from the log alone, so every server that reads the log has the same. Who looks at the game, and what they
are told, is in `room.py`.
"""

from collections.abc import Collection
from dataclasses import replace

from undermine.engine.kernel.actions import Action, read_action
from undermine.engine.kernel.agenda import SealedAsk
from undermine.engine.kernel.codec import plain, plain_digest
from undermine.engine.kernel.kinds import Unreadable
from undermine.engine.kernel.play import apply, start
from undermine.engine.kernel.refusals import Refused
from undermine.engine.kernel.rounds import RoundBegan
from undermine.engine.kernel.rulesets import Ruleset
from undermine.engine.kernel.table import Table
from undermine.engine.kernel.turns import Announced
from undermine.protocol import messages
from undermine.server.room import answers
from undermine.server.room.clock import Clock, Kind
from undermine.server.room.effects import Command, Step
from undermine.server.room.entries import (
    GONE,
    HELD,
    KINDS,
    LEFT,
    MORE_TIME,
    MOVE,
    ONWARD,
    PASSING,
    READY,
    STANDING,
    Entry,
)
from undermine.server.room.orders import Orders, read_orders
from undermine.server.room.unmasking import RoundEnds, Unmasking

ON, OFF = "on", "off"


class DamagedLogError(Exception):
    """A log does not replay to what it says; the message names the command, and `seq` is its number."""

    def __init__(self, message: str, seq: int) -> None:
        super().__init__(message)
        self.seq = seq


class GameLog:
    """A game as its log says.

    `head` counts the log, `ask` the questions as they open; `round_ask` was the first one of this round.
    """

    def __init__(
        self,
        game: str,
        ruleset: Ruleset,
        seats: int,
        seed: bytes,
        bots: Collection[int],
        options: messages.TableOptions,
        dealt_at: float,
    ) -> None:
        """Deal."""
        self.game = game
        self.seats = seats
        self.bots = frozenset(bots)
        self.options = options
        self.table = start(ruleset, seats, seed)
        self.head = 0
        self.ask = 1
        self.round_ask = 1
        self.moves: list[tuple[int, str]] = []
        self.clock = Clock(options, seats)
        self.out: set[int] = set()
        self.left: set[int] = set()
        self.held: dict[int, Command] = {}
        self.orders = [Orders()] * seats
        self.passing = [False] * seats
        self.unmasking: Unmasking | None = None
        self._round_ends = RoundEnds()
        self.open_clock(dealt_at)

    def is_over(self) -> bool:
        return self.table.ask() is None

    def people(self) -> set[int]:
        """Return the seats of those people who have not left the game."""
        return set(range(self.seats)) - self.bots - self.left

    def waits(self) -> bool:
        """Return whether the game waits until everybody has looked at how a round ended."""
        return self.unmasking is not None and self.clock.unmasking_seconds > 0

    def shown_table(self) -> Table:
        """Return the table that is looked at: while the game waits, the one that the round has left."""
        return self.unmasking.table if self.unmasking is not None and self.waits() else self.table

    def awaited(self) -> list[int]:
        """Return the seats whose answer to the open question is not in."""
        asked = None if self.waits() else self.table.ask()
        return [] if asked is None else [seat for seat in range(self.seats) if asked.awaits(self.table, seat)]

    def asked(self) -> list[int]:
        """Return the seats of which everybody knows that they are asked."""
        asked = None if self.waits() else self.table.ask()
        return [] if asked is None else [seat for seat in range(self.seats) if asked.asks(self.table, seat)]

    def parse(self, text: str) -> Action | None:
        """Return the action that a text means, or None if it means none."""
        try:
            return read_action(text, self.table.ruleset.verbs)
        except (Unreadable, ValueError, OverflowError):  # the compiled engine's numbers have 64 bits
            return None

    def default(self, seat: int) -> Command:
        """Return what the server does for a seat that gives no answer."""
        return Command(f"timeout:{self.ask}:{seat}", seat, self.ask, answers.harmless(self.table, seat))

    def open_clock(self, moment: float) -> None:
        """Start the clock of the open question, by public facts alone."""
        asked = self.table.ask()
        self.out.clear()
        self.held.clear()
        if self.waits():
            self.clock.open_unmasking(moment)
            return
        seats = [] if asked is None else [seat for seat in range(self.seats) if asked.asks(self.table, seat)]
        about = asked.about(self.table) if isinstance(asked, SealedAsk) else None
        announced = about if isinstance(about, Announced) else None
        self.clock.open(seats, self.people().isdisjoint(seats), announced is not None, moment)
        if announced is not None and self.clock.kind is Kind.WINDOW:
            self._follow_orders(announced)

    def _follow_orders(self, announced: Announced) -> None:
        """Hold the answers that standing orders give to a window."""
        for seat in self.awaited():
            answer = self.orders[seat].answer(self.table, seat, announced)
            if answer is not None:
                self.held[seat] = Command(f"order:{self.ask}:{seat}", seat, self.ask, answer)

    def passes(self, seat: int) -> bool:
        """Return whether a seat has asked to be passed for, and is asked for a turn in which it can pass."""
        asked = self.passing[seat] and seat in self.awaited()
        return asked and answers.harmless(self.table, seat).verb.name == "pass"

    # -- entries to come -----------------------------------------------------------------------------------------

    def move(self, name: str, seat: int, action: Action, now: float) -> Step:
        """Return the entry of a move and what it does; raises `Refused`."""
        return self._move(self.head + 1, name, seat, action, self.table.copy(), now)

    def _move(self, seq: int, name: str, seat: int, action: Action, table: Table, now: float) -> Step:
        events = tuple(apply(table, seat, action))
        words = [plain(event, table.ruleset) for event in events]
        entry = Entry(seq, name, MOVE, seat, str(action), plain_digest(words), milliseconds(now))
        return Step(entry, table, action, events, tuple(words))

    def aside(
        self, name: str, kind: str, seat: int, text: str, now: float, action: Action | None = None
    ) -> Step:
        """Return an entry that is no move."""
        entry = Entry(self.head + 1, name, kind, seat, text, "", milliseconds(now))
        return Step(entry, self.table, action)

    def closing(self, now: float) -> list[Step]:
        """Let all answers to the open window count at once, in the order of the seats; who gave none has said no."""
        steps: list[Step] = []
        table = self.table
        for seat in self.awaited():
            table = table.copy()
            name = f"window:{self.ask}:{seat}"
            action = self._held_action(seat)
            steps.append(self._move(self.head + 1 + len(steps), name, seat, action, table, now))
        return steps

    def _held_action(self, seat: int) -> Action:
        held = self.held.get(seat)
        return answers.harmless(self.table, seat) if held is None or held.action is None else held.action

    # -- entries that count --------------------------------------------------------------------------------------

    def read(self, entry: Entry) -> Step:
        """Return what an entry of the log does; raises `DamagedLogError` where it does not fit."""
        where = f"command {entry.seq} of game {self.game} ('{entry.command}' by seat {entry.seat})"
        if entry.seq != self.head + 1 or entry.kind not in KINDS:
            raise DamagedLogError(
                f"{where} does not follow command {self.head}, or is not known to this version", entry.seq
            )
        if entry.kind not in (MOVE, HELD):
            return Step(entry, self.table)
        try:
            action = read_action(entry.command, self.table.ruleset.verbs)
            if entry.kind == HELD:
                return Step(entry, self.table, action)
            step = self._move(entry.seq, entry.cmd_id, entry.seat, action, self.table.copy(), 0.0)
        except (Unreadable, Refused, ValueError, OverflowError) as error:
            raise DamagedLogError(f"{where} cannot be done: {error}", entry.seq) from error
        if step.entry.digest != entry.digest:
            raise DamagedLogError(f"{where} does not give the recorded events", entry.seq)
        return replace(step, entry=entry)

    def count(self, step: Step) -> bool:
        """Let an entry count; return whether it opened another question."""
        entry, moment = step.entry, step.entry.at / 1000
        self.head = entry.seq
        if entry.kind == MOVE:
            return self._count_move(step, moment)
        if entry.kind == HELD:
            self.held[entry.seat] = Command(entry.cmd_id, entry.seat, self.ask, step.action)
        elif entry.kind == MORE_TIME:
            self.clock.add(entry.seat)
        elif entry.kind == STANDING:
            self.orders[entry.seat] = read_orders(entry.command)
        elif entry.kind == PASSING:
            self.passing[entry.seat] = entry.command == ON
        elif entry.kind in (READY, ONWARD, LEFT):
            return self._count_people(entry, moment)
        elif entry.kind == GONE:
            self._count_gone(entry.seat)
        else:
            self.open_clock(moment)
        return False

    def _count_gone(self, seat: int) -> None:
        self.bots |= {seat}
        self.left.discard(seat)
        self.orders[seat], self.passing[seat] = Orders(), False

    def _count_people(self, entry: Entry, moment: float) -> bool:
        """Note who plays on and who has looked at how a round ended; it goes on when nobody is left to wait for."""
        if entry.kind == LEFT:
            (self.left.add if entry.command == ON else self.left.discard)(entry.seat)
        if self.unmasking is None:
            return False
        if entry.kind == READY:
            self.unmasking.ready.add(entry.seat)
        if entry.kind != ONWARD and not self.unmasking.ready.issuperset(self.people()):
            return False
        waited, self.unmasking = self.waits(), None
        if waited:
            self._open_question(moment)
            self.round_ask = self.ask
        return waited

    def _open_question(self, moment: float) -> None:
        self.ask += 1
        self.clock.stop(moment)
        self.open_clock(moment)

    def _count_move(self, step: Step, moment: float) -> bool:
        seat = step.entry.seat
        before, asked = self.table.ask(), step.table.ask()
        ended = self._round_ends.follow(self.table, step.events)
        if ended is not None and (self.clock.unmasking_seconds or self.clock.has_days()):
            self.unmasking = ended
        self.table = step.table
        self.moves.append((seat, step.entry.command))
        # An ask that still waits for others is still the same one; one that asks this seat again is new.
        reopened = asked is None or asked is not before or asked.awaits(self.table, seat)
        if reopened:
            self._open_question(moment)
        if any(isinstance(event, RoundBegan) for event in step.events):
            self.passing = [False] * self.seats
            self.round_ask = self.ask
        return reopened


def milliseconds(moment: float) -> int:
    return round(moment * 1000)
