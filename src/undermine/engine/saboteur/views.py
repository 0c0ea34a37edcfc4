"""What a seat may know of a game of Saboteur: the public table, its own secrets, and what it has seen."""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.kernel.events import SPECTATOR
from undermine.engine.kernel.views import View
from undermine.engine.saboteur.table import Goal, SaboteurTable, saboteur


class SaboteurView(View):
    """One seat's view. Cards and dwarfs that the seat may not know are UNKNOWN."""

    def __init__(self, table: SaboteurTable, seat: i64) -> None:
        """Copy field by field what the seat may know."""
        super().__init__(table, seat)
        watching = seat == SPECTATOR
        known = saboteur(self.outline)
        self.board = known.board
        self.goals: list[Goal] = known.goals
        self.dwarfs = known.roles
        self.unused: tuple[int, ...] = known.unused
        self.before: list[tuple[int, ...]] = known.before
        self.gold: tuple[int, ...] = () if watching else table.gold[seat]
        self.gold_cards: list[int] = [len(cards) for cards in table.gold]
        self.tokens: list[int] = known.tokens
        self.supply_size: int = len(table.supply)
        self.last_digger: int = table.last_digger
        self.last_dug: int = table.last_dug
        self.treasure_found: bool = table.treasure_found
        self.finisher: int = table.finisher
        self.winners = table.winners
        self.wealth: list[int] = (
            [int(table.wealth(owner)) for owner in range(table.seats)] if self.over else []
        )
