"""The figures and promises: the module's own part of the table. All of it is public."""

from __future__ import annotations

from typing import Final, cast

from undermine.engine._native import i64
from undermine.engine.classic.table import NOBODY
from undermine.engine.kernel.table import Table
from undermine.engine.kernel.values import Value

FIGURES: Final = 2
"""TOLL-1: dwarf figures."""
START_TOKENS: Final = 1
"""TOLL-1: gold tokens for everybody when the game begins."""
PRICE: Final = 1
"""TOLL-3: what a figure costs."""


class TollFigure(Value):
    """A figure on its cell."""

    fields = ("cell", "owner:seat")

    def __init__(self, cell: i64, owner: i64) -> None:
        """Note where it stands and before whom its token lies."""
        self.cell = cell
        self.owner = owner


class TollPromise(Value):
    """A player pays for somebody else this turn."""

    fields = ("cell", "payer:seat")

    def __init__(self, cell: i64, payer: i64) -> None:
        """Note for which cell, and who."""
        self.cell = cell
        self.payer = payer


class TollState(Value):
    """The figures in the labyrinth, how many can still be placed, and whom the player of a turn has asked to pay."""

    fields = ("figures:values", "left:number", "asked:seats", "promises:values", "turn:number")

    def __init__(
        self,
        figures: tuple[TollFigure, ...],
        left: i64,
        asked: tuple[int, ...] = (),
        promises: tuple[TollPromise, ...] = (),
        turn: i64 = 0,
    ) -> None:
        """Note all of it; what was asked and promised holds in that turn only."""
        self.figures = figures
        self.left = left
        self.asked = asked
        self.promises = promises
        self.turn = turn

    def owner_at(self, cell: i64) -> i64:
        """Return who owns the figure on a cell, or NOBODY if there is none."""
        for figure in self.figures:
            if figure.cell == cell:
                return figure.owner
        return NOBODY

    def payer_at(self, cell: i64) -> i64:
        """Return who has promised to pay for a cell, or NOBODY."""
        for promise in self.promises:
            if promise.cell == cell:
                return promise.payer
        return NOBODY


def toll_state(table: Table) -> TollState:
    """Return the module's own state as it is in this turn: earlier promises have lapsed (TOLL-4)."""
    state = cast("TollState", table.part("toll"))
    if state.turn != table.turn and state.asked:
        return TollState(state.figures, state.left)
    return state
