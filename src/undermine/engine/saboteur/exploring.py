"""What a placement reaches: goals and whatever else modules have hidden in the labyrinth (BASE-18, BASE-37).

After every change of the labyrinth we look for what is reached. One thing is resolved at once; of several the player
chooses the next; then we look again, since resolving one may reach another.
"""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.kernel.agenda import Choice
from undermine.engine.kernel.table import Step, Table
from undermine.engine.saboteur.table import Discovery, SaboteurTable, saboteur


def explore(table: SaboteurTable) -> None:
    """Resolve what is reached now, one thing after the other."""
    found: list[Discovery] = []
    pages = table.rules.discovering
    i: i64
    for i in range(len(pages)):
        pages[i].discovers(table, found)
    if not found:
        return
    table.push(Explore())
    if len(found) == 1:
        table.push(found[0].step)
    else:
        table.push(ChooseNext(table.active, tuple(sorted([int(discovery.cell) for discovery in found]))))


class Explore(Step):
    """Look again for what is reached."""

    def run(self, table: Table) -> None:
        """Look again."""
        explore(saboteur(table))


class ChooseNext(Choice):
    """Several things are reached at once: the player says which comes first (BASE-37)."""

    verb = "choose-cell"
    clause = "BASE-37"

    def chosen(self, table: Table, choice: i64) -> None:
        """Resolve the chosen one; the others are found again afterwards."""
        at_table = saboteur(table)
        found: list[Discovery] = []
        for page in at_table.rules.discovering:
            page.discovers(at_table, found)
        for discovery in found:
            if discovery.cell == choice:
                at_table.push(discovery.step)
                return
