"""The Sabotaged Dwarf (SAB-1, SAB-2): a miner with a broken tool at the round's end gets no gold.

As many gold cards go round as without the variant, in either edition; they pass the sabotaged miners by, so the others
may get more than one. If all miners are sabotaged, nobody is left to receive any.
"""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.kernel.table import Table
from undermine.engine.saboteur.seams import SHARING
from undermine.engine.saboteur.table import SaboteurModule, SaboteurTable, saboteur
from undermine.engine.saboteur.tools import has_broken_tool


class SabotagedDwarf(SaboteurModule):
    """Sabotaged miners receive no share; they still count when the gold cards are laid out (SAB-1)."""

    id = "sabotaged"
    requires = ("gold-cards",)
    excludes = ("saboteur2", "tournament")
    excuses = (SHARING,)

    def partakes(self, table: Table, matter: int, seat: i64) -> bool:
        """Pass over a miner with a broken tool; saboteurs and the greedy dwarf are never affected (SAB-2)."""
        at_table = saboteur(table)
        miner = at_table.roles[seat] == at_table.rules.card("miner")
        return not (miner and has_broken_tool(at_table, seat))

    def wins(self, table: SaboteurTable, winners: list[int]) -> list[int]:
        """Leave out those who get no share: those miners are no winners (NUGGET-4)."""
        return [seat for seat in winners if self.partakes(table, SHARING, seat)]
