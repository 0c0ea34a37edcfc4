"""The greedy dwarf (WC-2016): his card, and when he wins. Two pages of the rules bring him into play."""

from __future__ import annotations

from typing import Final

from undermine.engine.kernel.cards import Card
from undermine.engine.kernel.table import NOBODY
from undermine.engine.saboteur.seams import COUNTED
from undermine.engine.saboteur.table import SaboteurTable

GREEDY: Final = "greedy-dwarf"
GREEDY_GOLD: Final = 4
"""WC-2016, TOUR-3: what he gets if he finishes."""


def greedy_dwarf() -> Card:
    """Return the dwarf card."""
    return Card(GREEDY, "WC-2016", kind="dwarf")


def greedy_finished(table: SaboteurTable) -> bool:
    """Return whether the treasure was revealed by somebody who is a greedy dwarf at the round's end (MIX-3).

    If he has left the round since, he takes no part in the division, and the miners win all the same (BASE-31).
    """
    finisher = table.finisher
    if finisher == NOBODY or table.roles[finisher] != table.rules.card(GREEDY):
        return False
    return table.rules.partakes(table, COUNTED, finisher)
