"""The box of The Lost Mines: the game and its optional rules, in order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undermine.engine.kernel.boxes import Box
from undermine.engine.kernel.modules import Module
from undermine.engine.lost_mines.game import LostMines
from undermine.engine.lost_mines.options import Decider, Truce
from undermine.engine.lost_mines.ruleset import LostMinesRuleset

BOX: Final[tuple[tuple[str, Callable[[], Module]], ...]] = (
    ("lost-mines", LostMines),  # the game itself
    ("truce", Truce),  # the optional rules change nothing of each other
    ("decider", Decider),
)

FOUNDATIONS: Final[dict[str, tuple[str, ...]]] = {"lost-mines": ("lost-mines",)}
"""The game itself, to which its optional rules can be added."""

LOST_MINES_BOX: Final[Box] = Box(BOX, FOUNDATIONS, {}, {})


def compose(rules: str) -> LostMinesRuleset:
    """Return the ruleset that a name means: `lost-mines`, `lost-mines+truce`; raises `RulesError` with a sentence."""
    names = LOST_MINES_BOX.named(rules)
    return LostMinesRuleset("+".join(names), LOST_MINES_BOX.chosen(names))
