"""The figures and promises: the module's own part of the table. All of it is public."""

from __future__ import annotations

from typing import Final, cast

from undermine.engine._native import i64
from undermine.engine.kernel.modules import part_slot
from undermine.engine.kernel.table import NOBODY, Table
from undermine.engine.kernel.values import Value

FIGURES: Final = 2
"""TOLL-1: dwarf figures."""
START_TOKENS: Final = 1
"""TOLL-1: gold tokens for everybody when the game begins."""
PRICE: Final = 1
"""TOLL-3: what a figure costs."""


class TollState(Value):
    """The figures in the labyrinth and how many can still be placed; whom the player of a turn has asked to pay.

    The figure on `cells[i]` belongs to `owners[i]`; `payers[i]` has promised to pay for `promised[i]` in that turn.
    """

    fields = (
        "cells",
        "owners:seats",
        "left:number",
        "asked:seats",
        "promised:cells",
        "payers:seats",
        "turn:number",
    )

    def __init__(
        self,
        cells: tuple[int, ...],
        owners: tuple[int, ...],
        left: i64,
        asked: tuple[int, ...] = (),
        promised: tuple[int, ...] = (),
        payers: tuple[int, ...] = (),
        turn: i64 = 0,
    ) -> None:
        """Note all of it; what was asked and promised holds in that turn only."""
        self.cells = cells
        self.owners = owners
        self.left = left
        self.asked = asked
        self.promised = promised
        self.payers = payers
        self.turn = turn

    def owner_at(self, cell: i64) -> i64:
        """Return who owns the figure on a cell, or NOBODY if there is none."""
        i: i64
        for i in range(len(self.cells)):
            if self.cells[i] == cell:
                return self.owners[i]
        return NOBODY

    def payer_at(self, cell: i64) -> i64:
        """Return who has promised to pay for a cell, or NOBODY."""
        i: i64
        for i in range(len(self.promised)):
            if self.promised[i] == cell:
                return self.payers[i]
        return NOBODY

    def with_figure(self, cell: i64, owner: i64) -> TollState:
        """Return the state with one more figure in the labyrinth."""
        cells = (*self.cells, int(cell))
        owners = (*self.owners, int(owner))
        return TollState(cells, owners, self.left - 1, self.asked, self.promised, self.payers, self.turn)

    def without_figure(self, cell: i64) -> TollState:
        """Return the state with the figure on a cell taken away for the round."""
        i = self.cells.index(int(cell))
        cells = self.cells[:i] + self.cells[i + 1 :]
        owners = self.owners[:i] + self.owners[i + 1 :]
        return TollState(cells, owners, self.left, self.asked, self.promised, self.payers, self.turn)

    def with_question(self, seat: i64, turn: i64) -> TollState:
        """Return the state in which a seat has been asked to pay in a turn."""
        asked = (*self.asked, int(seat))
        return TollState(self.cells, self.owners, self.left, asked, self.promised, self.payers, turn)

    def with_promise(self, cell: i64, payer: i64) -> TollState:
        """Return the state in which a seat has promised to pay for a cell."""
        promised = (*self.promised, int(cell))
        payers = (*self.payers, int(payer))
        return TollState(self.cells, self.owners, self.left, self.asked, promised, payers, self.turn)


TOLL: Final = part_slot("toll")


def figures(table: Table) -> TollState:
    """Return the module's own state for those who look at figures alone: earlier promises may still be noted."""
    return cast("TollState", table.part_in(TOLL))


def toll_state(table: Table) -> TollState:
    """Return the module's own state as it is in this turn: earlier promises have lapsed (TOLL-4)."""
    state = figures(table)
    if state.turn != table.turn and state.asked:
        return TollState(state.cells, state.owners, state.left)
    return state
