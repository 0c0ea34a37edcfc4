"""The components of Treasure Chests (CHEST-1): card data, nothing else. Shapes and copies are our choice [C]."""

from __future__ import annotations

from typing import Final

from undermine.engine.kernel.cards import Card
from undermine.engine.tunnels.tiles import TunnelCard

DARK_SHAPES: Final = ("[NESW]", "[NES]", "[NEW]", "[NS]", "[EW]", "[NE]", "[NW]")
"""CHEST-1: the tunnel cards with dark backs, one of each connected shape of the base game."""

GOLD: Final = "chest-gold"
NO_MAPS: Final = "chest-no-maps"
NO_DRAW: Final = "chest-no-draw"
EXTRA_DRAW: Final = "chest-extra-draw"
MOVE_GOAL: Final = "chest-move-goal"
TAKE_CARD: Final = "chest-take-card"
THREE_CARDS: Final = "chest-three-cards"
LOOK: Final = "chest-look"
SEARCH_PILE: Final = "chest-search-pile"
LOSE_CARDS: Final = "chest-lose-cards"

CHESTS: Final = (
    GOLD,
    NO_MAPS,
    NO_DRAW,
    EXTRA_DRAW,
    MOVE_GOAL,
    TAKE_CARD,
    THREE_CARDS,
    LOOK,
    SEARCH_PILE,
    LOSE_CARDS,
)
"""CHEST-5: one chest per effect, in the order of the rules page."""

UNSEEN_DARK_CARD: Final = -2
UNSEEN_CHEST: Final = -3
"""In the place of a dark card and of a chest that went out of the round and that nobody has seen (CHEST-3)."""

LAID: Final = 4
"""CHEST-1: chests in the labyrinth."""
COLUMNS: Final = range(1, 8)
ROWS: Final = range(-3, 4)
"""CHEST-1: where they may lie."""

DRAWN: Final = 3
"""CHEST-5 (7): cards drawn, of which one is kept."""
SEARCHED: Final = 5
"""CHEST-5 (9): cards of the pile that are looked at."""
LOST: Final = 5
"""CHEST-5 (10): cards that go from the deck to the pile."""


def dark_cards() -> list[Card]:
    """Return the dark cards: tunnel cards that are never in the deck; in sketches ' marks them."""
    return [TunnelCard(f"dark-{shape}", shape, "CHEST-1", verbs=(), mark="'") for shape in DARK_SHAPES]


def chest_cards() -> list[Card]:
    """Return the chests."""
    return [Card(name, "CHEST-5", kind="chest") for name in CHESTS]
