"""The greedy dwarf (WC-2016): his card, and when he wins. Two pages of the rules bring him into play."""

from __future__ import annotations

from typing import Final

from undermine.engine._native import i64
from undermine.engine.classic.table import COUNTED, NOBODY, ClassicTable
from undermine.engine.kernel.cards import Card

GREEDY: Final = "greedy-dwarf"
GREEDY_GOLD: Final = 4
"""WC-2016, TOUR-3: what he gets if he finishes."""


def greedy_dwarf() -> Card:
    """Return the dwarf card."""
    return Card(GREEDY, "WC-2016", kind="dwarf")


def greedy_finished(table: ClassicTable) -> bool:
    """Say whether the treasure was revealed by somebody who is a greedy dwarf at the round's end (MIX-3)."""
    return table.finisher != NOBODY and table.roles[table.finisher] == table.rules.card(GREEDY)


def greedy_winners(table: ClassicTable) -> list[int]:
    """Return who wins when a greedy dwarf finished: he alone, if he still takes part; else nobody (NUGGET-3)."""
    finisher: i64 = table.finisher
    return [int(finisher)] if table.rules.partakes(table, COUNTED, finisher) else []
