"""The components of Saboteur 2 (S2-1 to S2-3): card data, nothing else.

Shapes and counts that the rulebook does not give are marked [C] on the rules page; they live here and nowhere else.
A card is named by what sets it apart and its shape: `blue-door-[NS]`, `crystal-[NES]|W`; one that has nothing but a
shape of its own by that alone: `[NS]|E`. In sketches H marks a ladder, b and g the doors, * a crystal.
"""

from __future__ import annotations

from typing import Final

from undermine.engine.kernel.cards import Card
from undermine.engine.tunnels.tiles import LADDER, TunnelCard

BLUE_DOOR: Final = "blue-door"
GREEN_DOOR: Final = "green-door"
CRYSTAL: Final = "crystal"

CROSSINGS: Final = (("[NS][EW]", 2), ("[NW][ES]", 1), ("[NE][SW]", 1))
"""S2-1: the bridge and the double curves, whose two tunnels are not joined (S2-10)."""

LADDERS: Final = ("[N]", "[E]", "[NE]", "[NW]")
"""S2-1: one copy each. A single opening leads to the ladder: it is a tunnel, not a dead end."""

BLUE_DOORS: Final = ("[NS]", "[EW]", "[NE]")
GREEN_DOORS: Final = ("[NS]|E", "[EW]", "[NW]")
"""S2-1: one copy each."""

CRYSTALS: Final = (
    ("[NESW]", 1),
    ("[NEW]", 3),
    ("[NES]", 1),
    ("[ESW]|N", 1),
    ("[NES]|W", 1),
    ("[EW]|N", 1),
    ("N", 1),
    ("E", 1),
)
"""S2-1: one crystal each; those with a single opening are dead ends."""

MIXED: Final = (("[NS]|E", 1), ("[NS]|E|W", 1), ("[EW]|N|S", 1), ("[NW]|S", 2), ("[NE]|S", 1))
"""S2-1: tunnels that lead on beside dead ends."""

ACTIONS: Final = (
    ("theft", 4, "theft", "S2-16"),
    ("hands-off", 3, "hands-off", "S2-16"),
    ("trap", 3, "trap", "S2-17"),
    ("free", 4, "free", "S2-17"),
    ("inspection", 2, "inspect", "S2-18"),
    ("swap-hats", 2, "swap-hats", "S2-19"),
    ("swap-hands", 2, "swap-hands", "S2-20"),
)
"""S2-2: the action cards with the number of copies, the verb they are played with and their clause."""

MORE_ROCKFALLS: Final = 1
"""S2-2: one more copy of a card that the base game has."""

DWARFS: Final = (
    ("blue-miner", 4),
    ("green-miner", 4),
    ("saboteur", 3),
    ("geologist", 2),
    ("boss", 1),
    ("profiteer", 1),
)
"""S2-3: all the dwarfs, with the number of copies; the base game has a saboteur already."""

NEW_DWARFS: Final = ("blue-miner", "green-miner", "geologist", "boss", "profiteer")

SET_ASIDE: Final = 10
"""S2-4: cards of the deck that stay out of a round."""
HAND: Final = 6
"""S2-4: cards dealt to each player."""
MOST_PASSED: Final = 3
"""S2-9: cards that may be discarded in one pass."""

SHARES: Final = (5, 4, 3, 2, 1)
"""S2-27: gold for each member of a winning group of 1, 2, 3, 4, and 5 or more."""
LESS: Final = {"boss": 1, "profiteer": 2}
"""S2-27: how much less these two get."""


def tunnel_cards() -> list[Card]:
    """Return the tunnel cards of the deck (S2-1)."""
    cards: list[Card] = [TunnelCard(shape, shape, "S2-10", copies=copies) for shape, copies in CROSSINGS]
    for shape in LADDERS:
        cards.append(TunnelCard(f"ladder-{shape}", shape, "S2-11", copies=1, tags=(LADDER,), mark="H"))
    for shape in BLUE_DOORS:
        cards.append(TunnelCard(f"blue-door-{shape}", shape, "S2-13", copies=1, tags=(BLUE_DOOR,), mark="b"))
    for shape in GREEN_DOORS:
        cards.append(
            TunnelCard(f"green-door-{shape}", shape, "S2-13", copies=1, tags=(GREEN_DOOR,), mark="g")
        )
    for shape, copies in CRYSTALS:
        cards.append(TunnelCard(f"crystal-{shape}", shape, "S2-14", copies=copies, tags=(CRYSTAL,), mark="*"))
    cards.extend([TunnelCard(shape, shape, "S2-1", copies=copies) for shape, copies in MIXED])
    return cards


def action_cards() -> list[Card]:
    """Return the action cards of the deck (S2-2), but for the rockfall."""
    return [Card(name, clause, copies=copies, verbs=(verb,)) for name, copies, verb, clause in ACTIONS]


def dwarf_cards() -> list[Card]:
    """Return the dwarf cards that the base game has not (S2-3)."""
    return [Card(name, "S2-3", kind="dwarf") for name in NEW_DWARFS]
