"""Recorded games step by step: as one seat saw them, as all seats did, or with everything open.

Works on records alone: those of finished games, and those that somebody brings along as a file.
"""

from collections.abc import Iterator, Sequence

from undermine.engine.kernel.records import BadRecord, Record
from undermine.engine.kernel.rounds import RoundBegan
from undermine.engine.kernel.table import SPECTATOR, Table
from undermine.protocol import history, present
from undermine.replay.viewers import OPEN, shown_table
from undermine.replay.walking import Moment, moments
from undermine.rulebook import rulesets
from undermine.server.errors import RequestError

MOST_STEPS = 50
"""How many steps of a replay are given at once."""


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
        for number, moment in enumerate(moments(self.record, rulesets.ruleset)):
            self._count(moment, number)
            if number in self.wanted:
                seen = [_seen(moment, number, viewer) for viewer in self.viewers]
                mover, action = moment.mover(*self.viewers), moment.action(*self.viewers)
                yield history.Step(number, mover, action, seen)

    def _count(self, moment: Moment, number: int) -> None:
        """Note the rounds that begin, and what everybody has as long as this round lasts."""
        scores = moment.table.ruleset.scores(moment.table)
        if self.rounds:
            self.rounds[-1].scores = scores
        if any(isinstance(event, RoundBegan) for event in moment.events):
            self.rounds.append(history.Round(number, scores))


def _seen(moment: Moment, number: int, viewer: int) -> history.Seen:
    """Return what a viewer saw, from views and from events as they are seen; with everything open all hands besides."""
    table = moment.table
    now = present.situation(shown_table(table, viewer), number)
    told = present.words(moment.seen_by(viewer), table.ruleset)
    return history.Seen(told, now.view, now.ask, all_hands(table) if viewer == OPEN else None)


def all_hands(table: Table) -> list[list[str]]:
    """Return the cards in every hand."""
    return [present.names(hand.listing(), table.ruleset.cards) for hand in table.hands]
