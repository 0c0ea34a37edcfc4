"""The module's own part of the table: the chests that lie face down, and whether maps may still be used."""

from __future__ import annotations

from typing import Final, cast

from undermine.engine._native import i64
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.modules import part_slot
from undermine.engine.kernel.table import Table
from undermine.engine.kernel.values import Value


class ChestState(Value):
    """The chests that lie face down in the labyrinth, and whether maps are forbidden (CHEST-5).

    Under the dark card `darks[i]` on `cells[i]` lies `chests[i]`; nobody knows either.
    """

    fields = ("cells", "darks:cards", "chests:cards", "no_maps:flag")

    def __init__(
        self, cells: tuple[int, ...], darks: tuple[int, ...], chests: tuple[int, ...], no_maps: bool
    ) -> None:
        """Note what lies where."""
        self.cells = cells
        self.darks = darks
        self.chests = chests
        self.no_maps = no_maps

    def lies_at(self, cell: i64) -> bool:
        """Return whether a chest lies face down on a cell."""
        return int(cell) in self.cells

    def dark_at(self, cell: i64) -> i64:
        """Return the dark card on a cell where a chest lies."""
        return self.darks[self.cells.index(int(cell))]

    def chest_at(self, cell: i64) -> i64:
        """Return the chest on a cell where one lies."""
        return self.chests[self.cells.index(int(cell))]

    def plus(self, cell: i64, dark: i64, chest: i64) -> ChestState:
        """Return the state with one more chest."""
        return ChestState(
            (*self.cells, int(cell)), (*self.darks, int(dark)), (*self.chests, int(chest)), self.no_maps
        )

    def without(self, cell: i64) -> ChestState:
        """Return the state with the chest on a cell taken away."""
        i = self.cells.index(int(cell))
        return ChestState(
            self.cells[:i] + self.cells[i + 1 :],
            self.darks[:i] + self.darks[i + 1 :],
            self.chests[:i] + self.chests[i + 1 :],
            self.no_maps,
        )

    def seen(self) -> ChestState:
        """Return what everybody may know: where chests lie."""
        unknown = (int(UNKNOWN),) * len(self.cells)
        return ChestState(self.cells, unknown, unknown, self.no_maps)


CHESTS: Final = part_slot("chests")


def chest_state(table: Table) -> ChestState:
    """Return the part as it is now."""
    return cast("ChestState", table.part_in(CHESTS))
