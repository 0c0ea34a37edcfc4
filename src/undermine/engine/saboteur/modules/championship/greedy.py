"""2016, the greedy dwarf (WC-2016): a dwarf who wins alone or not at all. Only with the base game."""

from __future__ import annotations

from undermine.engine.kernel.cards import Card
from undermine.engine.kernel.table import Step
from undermine.engine.saboteur.greedy import GREEDY, GREEDY_GOLD, greedy_dwarf, greedy_finished
from undermine.engine.saboteur.modules.base.gold import PayFromSupply
from undermine.engine.saboteur.table import SaboteurModule, SaboteurTable


class GreedyDwarf(SaboteurModule):
    """One miner of the dwarf deck is the greedy dwarf instead. As he is no miner, no division counts him as one."""

    id = "wc2016"
    requires = ("gold-cards",)
    excludes = ("saboteur2", "tournament")

    def cards(self) -> list[Card]:
        """Return the greedy dwarf."""
        return [greedy_dwarf()]

    def dwarfs(self, table: SaboteurTable, deck: list[int]) -> list[int]:
        """Replace one miner (WC-2016)."""
        changed = deck.copy()
        changed.remove(int(table.rules.card("miner")))
        changed.append(int(table.rules.card(GREEDY)))
        return changed

    def wins(self, table: SaboteurTable, winners: list[int]) -> list[int]:
        """Let him win alone if he is the finisher; otherwise he has no say (WC-2016)."""
        return [int(table.finisher)] if greedy_finished(table) else winners

    def division(self, table: SaboteurTable, steps: list[Step]) -> list[Step]:
        """Give him cards worth four nuggets if he is the finisher, and nobody else anything (WC-2016, BASE-32)."""
        return [PayFromSupply(table.finisher, GREEDY_GOLD)] if greedy_finished(table) else steps
