"""What a seat may know of a game of The Lost Mines: the public table, its own secrets, and what it has seen."""

from __future__ import annotations

from typing import cast

from undermine.engine._native import i64
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.rng import UNTOLD_CHANCE
from undermine.engine.kernel.table import SPECTATOR
from undermine.engine.kernel.views import View
from undermine.engine.lost_mines.table import LostMinesRules, LostMinesTable, Mine, Token, Treasure


class LostMinesView(View):
    """One seat's view. Mines, roles and treasures that the seat may not know are UNKNOWN.

    Clans (the backs of the dwarf cards), the kinds of treasures and everything on the board are public. What was
    looked at in secret is in the memories of those who looked, and nowhere else (LM-18, LM-37).
    """

    def __init__(self, table: LostMinesTable, seat: i64) -> None:
        """Copy field by field what the seat may know."""
        super().__init__(table, seat)
        self.board = table.board.copy()
        self.mines: list[Mine] = [mine if mine.revealed else Mine(mine.cell, UNKNOWN) for mine in table.mines]
        self.clans: list[int] = [int(table.rules.back[role]) for role in table.roles]
        self.dwarfs = table.roles.copy() if table.roles_shown else [int(UNKNOWN)] * len(table.roles)
        if seat != SPECTATOR and table.roles:
            self.dwarfs[seat] = table.roles[seat]
        self.places: list[int] = table.places.copy()
        self.treasures: list[Treasure] = [
            table.known_treasure(treasure, seat) for treasure in table.treasures
        ]
        self.tokens: tuple[Token, ...] = table.tokens
        self.tools: tuple[int, ...] = table.tools
        self.points: list[int] = table.points.copy()
        self.dragon: int = table.dragon
        self.last_player: int = table.last_player
        self.winners = table.winners
        self._unused: int = len(table.unused)
        self._rest: int = len(table.rest)
        self._roles_shown: bool = table.roles_shown

    def make_outline(self) -> LostMinesTable:
        """Return a table that holds nothing but what the view says."""
        rules = cast("LostMinesRules", self.ruleset)
        other = LostMinesTable(rules, self.seats, UNTOLD_CHANCE, self.board.copy())
        self.tell(other)
        other.mines = self.mines.copy()
        other.roles = self.dwarfs.copy()
        other.unused = (int(UNKNOWN),) * self._unused
        other.places = self.places.copy()
        other.treasures = self.treasures.copy()
        other.rest = (int(UNKNOWN),) * self._rest
        other.tokens = self.tokens
        other.tools = self.tools
        other.points = self.points.copy()
        other.dragon = self.dragon
        other.last_player = self.last_player
        other.roles_shown = self._roles_shown
        other.winners = self.winners
        return other
