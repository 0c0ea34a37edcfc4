"""What a seat may know of a game of Saboteur: the public table, its own secrets, and what it has seen."""

from __future__ import annotations

from typing import cast

from undermine.engine._native import i64
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.rng import UNTOLD_CHANCE
from undermine.engine.kernel.table import SPECTATOR, Step
from undermine.engine.kernel.views import View
from undermine.engine.saboteur.table import Goal, SaboteurRules, SaboteurTable


class SaboteurView(View):
    """One seat's view. Cards and dwarfs that the seat may not know are UNKNOWN."""

    def __init__(self, table: SaboteurTable, seat: i64) -> None:
        """Copy field by field what the seat may know."""
        super().__init__(table, seat)
        watching = seat == SPECTATOR
        shown = table.roles_shown
        self.board = table.board.copy()
        self.goals: list[Goal] = [goal if goal.revealed else Goal(goal.cell, UNKNOWN) for goal in table.goals]
        self.dwarfs = table.roles.copy() if shown else [int(UNKNOWN)] * len(table.roles)
        if not watching and table.roles:
            self.dwarfs[seat] = table.roles[seat]
        self.unused: tuple[int, ...] = table.unused if shown else (int(UNKNOWN),) * len(table.unused)
        self.before: list[tuple[int, ...]] = table.before.copy()
        self.gold: tuple[int, ...] = () if watching else table.gold[seat]
        self.gold_cards: list[int] = [len(cards) for cards in table.gold]
        self.tokens: list[int] = table.tokens.copy()
        self.supply_size: int = len(table.supply)
        self.last_digger: int = table.last_digger
        self.last_dug: int = table.last_dug
        self._searches: i64 = table.searches
        self.treasure_found: bool = table.treasure_found
        self.finisher: int = table.finisher
        self.winners = table.winners
        self.wealth: list[int] = (
            [int(table.wealth(owner)) for owner in range(table.seats)] if self.over else []
        )
        self._purses: list[tuple[int, ...]] = table.gold.copy() if self.over else []
        self._afterwards: tuple[Step, ...] = table.afterwards
        self._also_drawing: tuple[int, ...] = table.also_drawing
        self._drawer: i64 = table.drawer
        self._last_player: i64 = table.last_player
        self._roles_shown: bool = shown

    def make_outline(self) -> SaboteurTable:
        """Return a table that holds nothing but what the view says."""
        rules = cast("SaboteurRules", self.ruleset)
        other = SaboteurTable(rules, self.seats, UNTOLD_CHANCE, self.board.copy())
        self.tell(other)
        other.goals = self.goals.copy()
        other.roles = self.dwarfs.copy()
        other.unused = self.unused
        other.before = [()] * self.seats
        for owner, cards in enumerate(self.before):
            other.lay_before(owner, cards)
        other.supply = (int(UNKNOWN),) * self.supply_size
        # At the end of the game all gold lies open (BASE-36).
        other.gold = self._purses.copy() or [(int(UNKNOWN),) * count for count in self.gold_cards]
        if self.seat != SPECTATOR:
            other.gold[self.seat] = self.gold
        other.tokens = self.tokens.copy()
        other.afterwards = self._afterwards
        other.also_drawing = self._also_drawing
        other.drawer = self._drawer
        other.last_digger = self.last_digger
        other.last_player = self._last_player
        other.finisher = self.finisher
        other.last_dug = self.last_dug
        other.searches = self._searches
        other.treasure_found = self.treasure_found
        other.roles_shown = self._roles_shown
        other.winners = self.winners
        return other
