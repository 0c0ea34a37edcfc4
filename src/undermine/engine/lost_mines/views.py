"""What a seat may know of a game of The Lost Mines: the public table, its own secrets, and what it has seen."""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.kernel.events import SPECTATOR
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.observations import Observation
from undermine.engine.kernel.views import View
from undermine.engine.lost_mines.table import ON_DISPLAY, LostMinesTable, Mine, Token, Treasure


class LostMinesView(View):
    """One seat's view. Mines, roles and treasures that the seat may not know are UNKNOWN.

    Clans (the backs of the dwarf cards), the kinds of treasures and everything on the board are public. What was
    looked at in secret is in the memories of whoever looked, and nowhere else (LM-18, LM-37).
    """

    def __init__(self, table: LostMinesTable, seat: i64) -> None:
        """Copy field by field what the seat may know."""
        super().__init__(table, seat)
        self.round: int = table.round
        self.starter: int = table.starter
        self.active: int = table.active
        self.board = table.board.copy()
        self.mines: list[Mine] = [mine if mine.revealed else Mine(mine.cell, UNKNOWN) for mine in table.mines]
        self.clans: list[int] = [int(table.rules.back[role]) for role in table.roles]
        self.dwarfs: list[int] = [
            role if table.roles_shown or owner == seat else int(UNKNOWN)
            for owner, role in enumerate(table.roles)
        ]
        self.places: list[int] = table.places.copy()
        self.treasures: list[Treasure] = [_visible(table, treasure, seat) for treasure in table.treasures]
        self.tokens: tuple[Token, ...] = table.tokens
        self.tools: tuple[int, ...] = table.tools
        self.points: list[int] = table.points.copy()
        self.dragon: int = table.dragon
        self.last_player: int = table.last_player
        self.memories: tuple[Observation, ...] = () if seat == SPECTATOR else table.memories[seat]
        self.winners: tuple[int, ...] = table.winners
        self.over: bool = table.ask() is None


def _visible(table: LostMinesTable, treasure: Treasure, seat: i64) -> Treasure:
    """Return a treasure as the seat may know it: its value only to its holder, and to all when roles are shown."""
    taken = treasure.holder != ON_DISPLAY
    if taken and (table.roles_shown or treasure.holder == seat):
        return treasure
    return Treasure(UNKNOWN, treasure.back, treasure.holder)
