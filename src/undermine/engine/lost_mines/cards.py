"""The components of The Lost Mines (LM-1 to LM-8): card data and where things lie, nothing else.

The rulebook shows the sorts of cards but gives neither counts nor shapes: whatever the rules page marks [C] is our
choice, made so that the game plays well. It all stands in this file and nowhere else, so that a count of the printed
cards can replace it. What the rulebook does give: the sorts of cards, obstacles and their tools, hands, ten cards
aside, as many treasures as players, which dwarfs are left out.
"""

from __future__ import annotations

from typing import Final

from undermine.engine.kernel.cards import Card
from undermine.engine.tunnels.tiles import TunnelCard

COLUMNS: Final = 11
ROWS: Final = 7
"""LM-5: the board [C]."""

OBSTACLES: Final = ("tree", "lake", "ditch")
"""LM-17: what cannot be entered without its tool; the tools stand in the same order."""
TOOLS: Final = ("axe", "boat", "rope")
CAMPFIRE: Final = "campfire"
ROCKS: Final = "rocks"

PATHS: Final = (
    (
        "path",
        "",
        (("[NS]", 2), ("[EW]", 3), ("[NE]", 4), ("[NW]", 4), ("[NES]", 4), ("[NEW]", 4), ("[NESW]", 3)),
    ),
    ("tree", "t", (("[NS]", 1), ("[EW]", 1), ("[NESW]", 1))),
    ("lake", "l", (("[NS]", 1), ("[EW]", 1), ("[NESW]", 1))),
    ("ditch", "d", (("[NS]", 1), ("[EW]", 1), ("[NESW]", 1))),
    ("campfire", "c", (("[NES]", 1), ("[NEW]", 1), ("[NESW]", 1))),
    ("rocks", "r", (("[NS]", 1), ("[EW]", 1), ("[NES]", 1), ("[NEW]", 1))),
)
"""LM-1: the sorts of path cards, their mark in sketches, their shapes with the number of copies [C]."""

ACTIONS: Final = (
    ("axe", 3, ("bring-tool",)),
    ("boat", 3, ("bring-tool",)),
    ("rope", 3, ("bring-tool",)),
    ("look-mine-treasure", 2, ("look-mine", "look-treasure")),
    ("look-mine-dwarf", 2, ("look-mine", "look-dwarf")),
    ("look-treasure-dwarf", 2, ("look-treasure", "look-dwarf")),
    ("forest-trap", 3, ("set-trap",)),
    ("troll", 2, ("call-troll",)),
    ("storm", 3, ("storm",)),
)
"""LM-2: the action cards, the number of copies [C] and the verbs they are played with."""

TREASURES: Final = (("silver", (1, 2, 2, 3)), ("gold", (2, 3, 3, 4)), ("gems", (3, 4, 4, 5)))
"""LM-3: the kinds of treasures and the values of their cards [C]."""

MINES: Final = (
    ("gems", "[NE]", "*"),
    ("gold", "[NW]", "$"),
    ("silver", "[NES]", "s"),
    ("dragon", "[NESW]", "!"),
)
"""LM-4: the mines, their shapes [C] and their marks in sketches."""
MINE_CELLS: Final = ((9, 0), (9, 2), (9, 4), (9, 6))
"""LM-5: where the mines lie [C]."""

CLANS: Final = ("blue", "yellow")
START_CELLS: Final = ((1, 2), (1, 4))
"""LM-5: where the start card of each clan lies [C]."""

LOYAL: Final = "loyal"
SELFISH: Final = "selfish"
SABOTEUR: Final = "saboteur"
LOYAL_DWARFS: Final = {3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 8: 3, 9: 3}
"""LM-7: loyal dwarfs of each clan in the dwarf deck by the number of players, beside a selfish one and a saboteur."""

HAND_SIZES: Final = {3: 5, 4: 5, 5: 5, 6: 5, 7: 4, 8: 4, 9: 4}
CARDS_ASIDE: Final = 10
"""LM-8: cards dealt to each player, and cards of the deck that nobody sees in this round."""


def path_cards() -> list[Card]:
    """Return the path cards of the deck (LM-1), named by their sort and shape: `path-[NS]`, `lake-[EW]`."""
    return [
        TunnelCard(f"{sort}-{shape}", shape, "LM-1", copies=copies, verbs=("lay",), tags=(sort,), mark=mark)
        for sort, mark, shapes in PATHS
        for shape, copies in shapes
    ]


def action_cards() -> list[Card]:
    """Return the action cards of the deck (LM-2)."""
    return [Card(name, "LM-2", copies=copies, verbs=verbs, tags=(name,)) for name, copies, verbs in ACTIONS]


def treasure_cards() -> list[Card]:
    """Return the treasures (LM-3), one card a kind and value: `silver-2`; and their backs, which show the kind."""
    cards = [
        Card(f"{kind}-{value}", "LM-3", kind="treasure", tags=(kind, str(value)))
        for kind, values in TREASURES
        for value in sorted(set(values))
    ]
    return cards + [Card(f"{kind}-treasure", "LM-3", kind="back") for kind, _ in TREASURES]


def fixed_cards() -> list[Card]:
    """Return the start cards and the mines (LM-4), which are never in the deck."""
    cards: list[Card] = [
        TunnelCard(
            f"{clan}-start", "[NESW]", "LM-4", kind="start", verbs=(), tags=(clan,), sign=f"╬{clan[0]}"
        )
        for clan in CLANS
    ]
    cards.extend(
        [
            TunnelCard(f"{name}-mine", shape, "LM-4", kind="mine", verbs=(), tags=(name,), mark=mark)
            for name, shape, mark in MINES
        ]
    )
    return cards


def dwarf_cards() -> list[Card]:
    """Return the dwarf cards (LM-4): `blue-loyal`; and their backs, which show the clan."""
    cards = [
        Card(f"{clan}-{role}", "LM-4", kind="dwarf", tags=(clan, role))
        for clan in CLANS
        for role in (LOYAL, SELFISH, SABOTEUR)
    ]
    return cards + [Card(f"{clan}-clan", "LM-4", kind="back") for clan in CLANS]
