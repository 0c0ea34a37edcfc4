"""The components of the base game (BASE-1 to BASE-5): card data, nothing else.

Counts and shapes that the rulebook does not give are marked [C] on the rules page; they live here and nowhere else.
"""

from __future__ import annotations

from typing import Final

from undermine.engine.kernel.cards import Card
from undermine.engine.saboteur.tools import TOOLS
from undermine.engine.tunnels.tiles import LADDER, TunnelCard

THROUGH: Final = (
    ("[NESW]", 5),
    ("[NES]", 5),
    ("[NEW]", 5),
    ("[NS]", 4),
    ("[EW]", 3),
    ("[NE]", 5),
    ("[NW]", 4),
)
"""BASE-1: tunnels that lead on, with the number of copies [C]."""

DEAD_ENDS: Final = ("N|E|S|W", "N|E|S", "N|E|W", "N|S", "E|W", "N|E", "N|W", "N", "E")
"""BASE-1: one copy each of the dead ends [C]."""

GOLD: Final = ((1, 16), (2, 8), (3, 4))
"""BASE-4: values of the gold cards, with the number of copies [C]."""

DWARFS: Final = {3: (1, 3), 4: (1, 4), 5: (2, 4), 6: (2, 5), 7: (3, 5), 8: (3, 6), 9: (3, 7), 10: (4, 7)}
"""BASE-5: saboteurs and miners in the dwarf deck, by the number of players."""

HAND_SIZES: Final = {3: 6, 4: 6, 5: 6, 6: 5, 7: 5, 8: 4, 9: 4, 10: 4}
"""BASE-7: cards dealt to each player, by the number of players."""

GOALS: Final = (("treasure", "[NESW]", "$"), ("stone-ne", "[NE]", "o"), ("stone-nw", "[NW]", "o"))
"""BASE-2: the goals, their shapes [C] and their marks in sketches."""

GOAL_CELLS: Final = ((8, -2), (8, 0), (8, 2))
"""BASE-6: where the goals lie."""


def tunnel_cards() -> list[Card]:
    """Return the tunnel cards of the deck (BASE-1), named by their shape."""
    cards: list[Card] = [TunnelCard(shape, shape, "BASE-1", copies=copies) for shape, copies in THROUGH]
    cards.extend([TunnelCard(shape, shape, "BASE-1", copies=1) for shape in DEAD_ENDS])
    return cards


def action_cards() -> list[Card]:
    """Return the action cards of the deck (BASE-3)."""
    pairs = (("pick", "lantern"), ("pick", "cart"), ("lantern", "cart"))
    cards = [Card(f"broken-{tool}", "BASE-3", copies=3, verbs=("break",), tags=(tool,)) for tool in TOOLS]
    cards.extend(
        [Card(f"repair-{tool}", "BASE-3", copies=2, verbs=("repair",), tags=(tool,)) for tool in TOOLS]
    )
    cards.extend(
        [
            Card(f"repair-{one}+{two}", "BASE-3", copies=1, verbs=("repair",), tags=(one, two))
            for one, two in pairs
        ]
    )
    cards.append(Card("rockfall", "BASE-3", copies=3, verbs=("rockfall",)))
    cards.append(Card("map", "BASE-3", copies=6, verbs=("map",)))
    return cards


def fixed_cards() -> list[Card]:
    """Return the start card and the goals (BASE-2), which are never in the deck."""
    cards: list[Card] = [
        TunnelCard("start", "[NESW]", "BASE-2", kind="start", verbs=(), tags=(LADDER,), sign="╬")
    ]
    cards.extend(
        [TunnelCard(name, shape, "BASE-2", kind="goal", verbs=(), mark=mark) for name, shape, mark in GOALS]
    )
    return cards


def dwarf_cards() -> list[Card]:
    """Return the dwarf cards (BASE-4)."""
    return [Card("miner", "BASE-4", kind="dwarf"), Card("saboteur", "BASE-4", kind="dwarf")]
