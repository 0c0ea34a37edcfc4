"""The module of The Lost Mines: its components and its verbs. What the optional rules change is in `options`."""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.kernel.agenda import Answer
from undermine.engine.kernel.cards import Card
from undermine.engine.kernel.kinds import NUMBER
from undermine.engine.kernel.modules import Module, Verb
from undermine.engine.kernel.passing import PassCards
from undermine.engine.kernel.table import Rules, Table
from undermine.engine.lost_mines.cards import (
    action_cards,
    dwarf_cards,
    fixed_cards,
    path_cards,
    treasure_cards,
)
from undermine.engine.lost_mines.looks import LookDwarf, LookMine, LookTreasure
from undermine.engine.lost_mines.paths import BringTool, Lay, Storm
from undermine.engine.lost_mines.tokens import CallTroll, SetTrap
from undermine.engine.lost_mines.walking import Move, Stay
from undermine.engine.tunnels.sides import PLACE


class LostMines(Module):
    """The whole game for three to nine players."""

    id = "lost-mines"
    fewest = 3
    most = 9

    def cards(self) -> list[Card]:
        """Return all components (LM-1 to LM-4)."""
        return path_cards() + action_cards() + fixed_cards() + treasure_cards() + dwarf_cards()

    def verbs(self) -> list[Verb]:
        """Return what can be done in step 1, the moves of step 2, and the answers that a mine asks for."""
        first: list[Verb] = [
            Lay(),
            BringTool(),
            LookMine(),
            LookTreasure(),
            LookDwarf(),
            SetTrap(),
            CallTroll(),
        ]
        answers: list[Verb] = [
            Answer("take-treasure", "LM-28", NUMBER),
            Answer("choose-place", "LM-26", PLACE),
        ]
        return [*first, Storm(), Discard(), Stay(), Move(), *answers]

    def joined(self, ruleset: Rules) -> None:
        """Let every card be discarded."""
        ruleset.verb("pass").accept_all()


class Discard(PassCards):
    """Discard one or two cards face down instead of playing one (LM-12)."""

    def __init__(self) -> None:
        """Every card of the hand will do."""
        super().__init__("LM-12")

    def limit(self, table: Table, seat: i64) -> i64:
        """Return two."""
        return 2
