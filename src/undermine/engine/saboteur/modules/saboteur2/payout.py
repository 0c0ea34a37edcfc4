"""Dividing the gold: shares of the winning group, and crystals for the geologists (S2-27)."""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.kernel.table import PublicEvent, Step, Table
from undermine.engine.saboteur.modules.saboteur2.cards import CRYSTAL, LESS, SHARES
from undermine.engine.saboteur.modules.saboteur2.winners import cells_with, counts, dwarf_of
from undermine.engine.saboteur.table import SaboteurTable, saboteur


def share(dwarf: str, group: int) -> int:
    """Return the gold of a member of a winning group of this size (S2-27)."""
    full = SHARES[min(group, len(SHARES)) - 1]
    return max(0, full - LESS.get(dwarf, 0))


def geologists(table: SaboteurTable) -> list[int]:
    """Return the geologists who count (S2-27: a trapped one gets nothing)."""
    return [
        seat for seat in range(table.seats) if dwarf_of(table, seat) == "geologist" and counts(table, seat)
    ]


class DivideTokens(Step):
    """The winning group gets its shares, then the geologists gold for the crystals in the labyrinth (S2-27)."""

    def run(self, table: Table) -> None:
        """Pay everybody."""
        at_table = saboteur(table)
        group = at_table.winners
        for seat in group:
            at_table.happen(SharePaid(seat, share(dwarf_of(at_table, seat), len(group))))
        crystals = len(cells_with(at_table, CRYSTAL))
        experts = geologists(at_table)
        for seat in experts:
            at_table.happen(CrystalsPaid(seat, crystals, crystals // len(experts)))


class SharePaid(PublicEvent):
    """A member of the winning group gets a share."""

    fields = ("seat", "gold:number")
    clause = "S2-27"

    def __init__(self, seat: i64, gold: i64) -> None:
        """Note who gets how much."""
        self.seat = seat
        self.gold = gold

    def change(self, table: Table) -> None:
        """Pay it in tokens."""
        saboteur(table).gain_tokens(self.seat, self.gold)


class CrystalsPaid(PublicEvent):
    """A geologist gets gold for the crystals in the labyrinth."""

    fields = ("seat", "crystals:number", "gold:number")
    clause = "S2-27"

    def __init__(self, seat: i64, crystals: i64, gold: i64) -> None:
        """Note who gets how much for how many."""
        self.seat = seat
        self.crystals = crystals
        self.gold = gold

    def change(self, table: Table) -> None:
        """Pay it in tokens."""
        saboteur(table).gain_tokens(self.seat, self.gold)
