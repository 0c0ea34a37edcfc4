"""What one seat sees of a game, and what it may do, as messages carry it (docs/protocol.md).

Cards are names, cells are [x, y], seats are numbers, null is what the reader may not know.
"""

from typing import Any

from msgspec import Struct

Cell = tuple[int, int]
Words = dict[str, Any]
"""A value of the engine in words: its name under `is`, and its fields (unknown ones are `?`)."""


class Target(Struct, omit_defaults=True):
    """What an action is aimed at: always as text, and as what it is where a client draws it."""

    kind: str
    text: str
    cell: Cell | None = None
    turned: bool = False
    seat: int | None = None
    card: str | None = None
    number: int | None = None


class Option(Struct, omit_defaults=True):
    """Something the seat may do now; `action` is what to send."""

    action: str
    verb: str
    card: str | None = None
    targets: list[Target] = []


class Options(Struct):
    """All options, and their places in that list by card and verb (card "" for those that take none)."""

    all: list[Option]
    by_card: dict[str, dict[str, list[int]]]


class Ask(Struct):
    """The open question: its number, its name, who is asked, and what everybody knows of its subject."""

    number: int
    name: str
    seats: list[int]
    about: Words | None = None


class BoardCard(Struct, omit_defaults=True):
    """A card lying face up. `lit` are its openings that are joined to the start, of the letters NESW."""

    cell: Cell
    card: str
    turned: bool = False
    lit: str = ""


class Goal(Struct):
    """A goal, face down (the card is null) or revealed."""

    cell: Cell
    card: str | None


class View(Struct, tag_field="game"):
    """What every game shows; `parts` is what the modules in play show, by their ids."""

    seat: int | None
    turn: int
    hand: list[str]
    hand_sizes: list[int]
    deck_size: int
    discard_size: int
    parts: dict[str, Words]


class SaboteurView(View, tag="saboteur"):
    """What a seat sees of a game of Saboteur."""

    round: int
    starter: int | None
    active: int | None
    board: list[BoardCard]
    goals: list[Goal]
    dwarfs: list[str | None]
    unused: list[str | None]
    before: list[list[str]]
    gold: list[int]
    gold_cards: list[int]
    tokens: list[int]
    supply_size: int
    memories: list[Words]
    last_digger: int | None
    last_dug: Cell | None
    treasure_found: bool
    finisher: int | None
    winners: list[int]
    over: bool
    wealth: list[int]


class HeldTreasure(Struct):
    """A treasure on display (no holder) or before its holder; its back shows the kind, its card may be unknown."""

    back: str
    card: str | None
    holder: int | None


class EdgeToken(Struct):
    """A trap (no owner) or somebody's troll on the edge between two cells."""

    cells: tuple[Cell, Cell]
    owner: int | None


class LostMinesView(View, tag="lost-mines"):
    """What a seat sees of a game of The Lost Mines. Clans are the backs of the dwarf cards."""

    round: int
    starter: int | None
    active: int | None
    board: list[BoardCard]
    mines: list[Goal]
    clans: list[str]
    dwarfs: list[str | None]
    places: list[Cell]
    treasures: list[HeldTreasure]
    tokens: list[EdgeToken]
    tools: list[Cell]
    points: list[int]
    dragon: int | None
    last_player: int | None
    memories: list[Words]
    winners: list[int]
    over: bool


AnyView = SaboteurView | LostMinesView
