"""The module's own part of the table: the chests that lie face down, and whether maps may still be used."""

from __future__ import annotations

from typing import cast

from undermine.engine._native import i64
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.table import Table
from undermine.engine.kernel.values import Value


class Chest(Value):
    """A chest under its dark card, both face down. Nobody knows what they are."""

    fields = ("cell", "dark:card", "chest:card")

    def __init__(self, cell: i64, dark: i64, chest: i64) -> None:
        """Lay both on the cell."""
        self.cell = cell
        self.dark = dark
        self.chest = chest


class ChestState(Value):
    """The chests that lie face down in the labyrinth, and whether maps are forbidden (CHEST-5)."""

    fields = ("chests:values", "no_maps:flag")

    def __init__(self, chests: tuple[Chest, ...], no_maps: bool) -> None:
        """Note both."""
        self.chests = chests
        self.no_maps = no_maps

    def at(self, cell: i64) -> Chest | None:
        """Return the chest on a cell, if one lies there."""
        for chest in self.chests:
            if chest.cell == cell:
                return chest
        return None

    def without(self, cell: i64) -> ChestState:
        """Return the state with the chest on a cell taken away."""
        return ChestState(tuple([chest for chest in self.chests if chest.cell != cell]), self.no_maps)

    def seen(self) -> ChestState:
        """Return what everybody may know: where chests lie."""
        hidden = [Chest(chest.cell, UNKNOWN, UNKNOWN) for chest in self.chests]
        return ChestState(tuple(hidden), self.no_maps)


def chest_state(table: Table) -> ChestState:
    """Return the part as it is now."""
    return cast("ChestState", table.part("chests"))


def lying_chest(table: Table, cell: i64) -> Chest:
    """Return the chest on a cell, where one must lie."""
    return cast("Chest", chest_state(table).at(cell))
