"""A recorded game moment by moment, and what a viewer may know of each move.

A seat sees another player's move through its events alone. A move of which it sees nothing (a sealed answer) goes
unnoticed, and who made a move is told only if everybody knew who was asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from undermine.engine.kernel.records import Move, Record, Replay
from undermine.engine.kernel.rulesets import Ruleset
from undermine.engine.kernel.table import Event, Table
from undermine.replay.viewers import OPEN, asked_seats, seen_events


class Moment:
    """A table after a move: the move, what it brought, and who had been asked before it.

    The first moment, after the deal, has no move.
    """

    def __init__(self, move: Move | None, asked: list[int], events: list[Event], table: Table) -> None:
        self.move = move
        self.asked = asked
        self.events = events
        self.table = table

    def seen_by(self, viewer: int) -> list[Event]:
        """Return the events as a viewer may know them."""
        return seen_events(self.events, viewer)

    def mover(self, *viewers: int) -> int | None:
        """Return who made the move, if one of the viewers knows it."""
        if self.move is None or not any(self.shows_mover(viewer) for viewer in viewers):
            return None
        return self.move.seat

    def action(self, *viewers: int) -> str | None:
        """Return the move itself, if one of the viewers knows it."""
        if self.move is None or not any(self.shows_action(viewer) for viewer in viewers):
            return None
        return self.move.action

    def shows_mover(self, viewer: int) -> bool:
        """Return whether a viewer knows who made the move."""
        return self.move is not None and (len(self.asked) == 1 or self.shows_action(viewer))

    def shows_action(self, viewer: int) -> bool:
        """Return whether a viewer knows the move itself: its own, or all of them."""
        return self.move is not None and viewer in (OPEN, self.move.seat)

    def is_noticed(self, viewer: int) -> bool:
        """Return whether a viewer notices anything of it."""
        return self.move is None or self.shows_action(viewer) or bool(self.seen_by(viewer))


def moments(record: Record, compose: Callable[[str], Ruleset]) -> Iterator[Moment]:
    """Play a record through, deal first; all moments have the same table, which the next one changes.

    Raises `BadRecord` if the record cannot be replayed.
    """
    replay = Replay(record, compose)
    table = replay.table
    yield Moment(None, [], table.happened, table)
    for move in record.moves:
        asked = asked_seats(table)
        yield Moment(move, asked, replay.step(), table)
