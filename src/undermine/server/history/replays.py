"""Recorded games step by step: as one seat saw them, as all seats did, or with everything open.

Works on records alone: those of finished games, and those that somebody brings along as a file.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from undermine.engine.kernel.events import SPECTATOR, Event
from undermine.engine.kernel.records import BadRecord, Record, Replay
from undermine.engine.kernel.rounds import RoundBegan
from undermine.engine.kernel.table import Table
from undermine.engine.kernel.views import View, view
from undermine.engine.lost_mines.table import LostMinesTable
from undermine.engine.lost_mines.views import LostMinesView
from undermine.engine.saboteur.table import SaboteurTable, saboteur
from undermine.engine.saboteur.views import SaboteurView
from undermine.protocol import history, present
from undermine.rulebook import rulesets
from undermine.server.errors import RequestError

MOST_STEPS = 50
"""How many steps of a replay are given at once."""
OPEN: Final = -2
"""The viewer to whom everything is shown."""


def viewers_of(seat: str, seats: int) -> list[int]:
    """Return whose views are asked for: a seat's, a spectator's, those of all seats, or one with everything open."""
    if seat == "all":
        return list(range(seats))
    if seat == "open":
        return [OPEN]
    if seat == "spectator":
        return [int(SPECTATOR)]
    if seat.isascii() and seat.isdecimal() and len(seat) <= 2 and int(seat) < seats:
        return [int(seat)]
    raise RequestError("no-such-seat", "The view is that of a seat, 'open', 'all' or 'spectator'.", 400)


def replayed(
    record: Record, said: Sequence[history.Remark], seat: str, first: int, count: int
) -> history.Replay:
    """Return some steps of a recorded game as somebody saw them, and the course of the whole game.

    Step 0 is the deal; step n is what the nth command did.
    """
    viewers = viewers_of(seat, len(record.names))
    last = min(first + min(count, MOST_STEPS), len(record.moves) + 1)
    walk = _Walk(record, viewers, range(first, last))
    try:
        steps = list(walk.steps())
    except (BadRecord, OverflowError) as error:
        raise RequestError("bad-record", f"{error}.", 400) from None
    remarks = [remark for remark in said if first <= remark.move < last]
    return history.Replay(record.rules, record.names, len(record.moves), viewers, steps, remarks, walk.rounds)


class _Walk:
    """One way through a record, to its end: the steps that are wanted, and when rounds began and what they brought."""

    def __init__(self, record: Record, viewers: list[int], wanted: range) -> None:
        self.record = record
        self.viewers = viewers
        self.wanted = wanted
        self.rounds: list[history.Round] = []

    def steps(self) -> Iterator[history.Step]:
        replay = Replay(self.record, rulesets.ruleset)
        table = replay.table
        self._count(table, table.happened, 0)
        if 0 in self.wanted:
            yield history.Step(0, None, None, self._seen(table, table.happened, 0))
        for number, move in enumerate(self.record.moves, 1):
            asked = view(table, SPECTATOR).asked if number in self.wanted else []
            events = replay.step()
            self._count(table, events, number)
            if number in self.wanted:
                own = move.seat in self.viewers or OPEN in self.viewers
                mover = move.seat if own or len(asked) == 1 else None
                seen = self._seen(table, events, number)
                yield history.Step(number, mover, move.action if own else None, seen)

    def _count(self, table: Table, events: list[Event], number: int) -> None:
        """Note the rounds that begin, and what everybody has as long as this round lasts."""
        began = [event for event in events if isinstance(event, RoundBegan)]
        if self.rounds:
            self.rounds[-1].scores = scores(table)
        if began:
            self.rounds.append(history.Round(number, scores(table)))

    def _seen(self, table: Table, events: list[Event], number: int) -> list[history.Seen]:
        """Return what each viewer saw; from views and from events as they are seen, as in the game itself."""
        return [
            _opened(table, events, number) if viewer == OPEN else _seen(table, events, number, viewer)
            for viewer in self.viewers
        ]


def _seen(table: Table, events: list[Event], number: int, viewer: int) -> history.Seen:
    now = present.situation(view(table, viewer), number)
    return history.Seen(present.words(present.seen(events, viewer), table.ruleset), now.view, now.ask)


def _opened(table: Table, events: list[Event], number: int) -> history.Seen:
    """Return a step with everything open, and all hands."""
    now = present.situation(open_view(table), number)
    hands = [present.names(hand.listing(), table.ruleset.cards) for hand in table.hands]
    return history.Seen(present.words(events, table.ruleset), now.view, now.ask, hands)


def open_view(table: Table) -> View:
    """Return what a spectator sees with every card on the table turned up; for games that are over."""
    shown = view(table, SPECTATOR)
    if isinstance(shown, SaboteurView) and isinstance(table, SaboteurTable):
        shown.goals = table.goals.copy()
        shown.dwarfs = table.roles.copy()
        shown.unused = table.unused
    elif isinstance(shown, LostMinesView) and isinstance(table, LostMinesTable):
        shown.mines = table.mines.copy()
        shown.dwarfs = table.roles.copy()
        shown.treasures = table.treasures.copy()
    return shown


def scores(table: Table) -> list[int]:
    """Return what everybody has so far: gold, or points in The Lost Mines."""
    if isinstance(table, LostMinesTable):
        return table.points.copy()
    return [int(saboteur(table).wealth(seat)) for seat in range(table.seats)]
