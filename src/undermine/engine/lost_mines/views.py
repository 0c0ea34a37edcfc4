"""What a seat may know of a game of The Lost Mines: the public table, its own secrets, and what it has seen."""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.kernel.views import View
from undermine.engine.lost_mines.table import LostMinesTable, Mine, Token, Treasure, lost_mines


class LostMinesView(View):
    """One seat's view. Mines, roles and treasures that the seat may not know are UNKNOWN.

    Clans (the backs of the dwarf cards), the kinds of treasures and everything on the board are public. What was
    looked at in secret is in the memories of those who looked, and nowhere else (LM-18, LM-37).
    """

    def __init__(self, table: LostMinesTable, seat: i64) -> None:
        """Copy field by field what the seat may know."""
        super().__init__(table, seat)
        known = lost_mines(self.outline)
        self.board = known.board
        self.mines: list[Mine] = known.mines
        self.clans: list[int] = [int(table.rules.back[role]) for role in table.roles]
        self.dwarfs = known.roles
        self.places: list[int] = known.places
        self.treasures: list[Treasure] = known.treasures
        self.tokens: tuple[Token, ...] = table.tokens
        self.tools: tuple[int, ...] = table.tools
        self.points: list[int] = known.points
        self.dragon: int = table.dragon
        self.last_player: int = table.last_player
        self.winners = table.winners
