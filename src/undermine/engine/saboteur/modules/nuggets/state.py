"""The nugget cards and the module's own part of the table. All of it is public: everything lies in the open."""

from __future__ import annotations

from typing import Final, cast

from undermine.engine._native import i64
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.modules import part_slot
from undermine.engine.kernel.table import NOBODY, Table
from undermine.engine.kernel.values import Value
from undermine.engine.saboteur.table import NOWHERE

VALUES: Final = {"nugget-1": 1, "nugget-2": 2, "nugget-3": 3}
"""NUGGET-1: the nugget cards and the gold on each [C]."""
SHAPE: Final = "[NESW]"
"""NUGGET-1: their shape [C]."""
COLUMNS: Final = range(1, 8)
ROWS: Final = range(-3, 4)
"""NUGGET-1: where a nugget may lie."""


class NuggetState(Value):
    """The nuggets that are left, this round's nugget, and the gold that lies open before the player who took it.

    `pending`: the taker will be asked at the start of their next turn whether they leave; `gone`: they have left.
    """

    fields = (
        "left:cards",
        "nugget:card",
        "cell",
        "owner:seat",
        "gold:numbers",
        "tokens:number",
        "pending:flag",
        "gone:flag",
    )

    def __init__(
        self,
        left: tuple[int, ...],
        nugget: i64 = UNKNOWN,
        cell: i64 = NOWHERE,
        owner: i64 = NOBODY,
        gold: tuple[int, ...] = (),
        tokens: i64 = 0,
        pending: bool = False,
        gone: bool = False,
    ) -> None:
        """Note all of it."""
        self.left = left
        self.nugget = nugget
        self.cell = cell
        self.owner = owner
        self.gold = gold
        self.tokens = tokens
        self.pending = pending
        self.gone = gone


NUGGETS: Final = part_slot("nuggets")


def nugget_state(table: Table) -> NuggetState:
    """Return the part as it is now."""
    return cast("NuggetState", table.part_in(NUGGETS))
