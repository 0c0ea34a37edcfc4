"""What the rules let a viewer learn of hidden things, clause by clause. This list is read from the rules pages.

The law says: whoever is told the same by this list is told the same by the engine, to the byte. An event or a question
that is not listed may tell nobody anything hidden. A new module whose rules show something adds a line with its clause.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

Plain = dict[str, Any]


class Lawful(NamedTuple):
    """The clause, and what the viewer learns from an event or question in words (None: nothing)."""

    clause: str
    learn: Callable[[Plain, int], object]


def everybody(*fields: str) -> Callable[[Plain, int], object]:
    """All learn these fields."""
    return lambda data, _viewer: [data[field] for field in fields]


def only(who: str, *fields: str) -> Callable[[Plain, int], object]:
    """The seat that the event names, and nobody else, learns these fields."""
    return lambda data, viewer: (
        [data[field] for field in fields] if viewer >= 0 and data[who] == f"@{viewer}" else None
    )


def own_item(field: str) -> Callable[[Plain, int], object]:
    """Every seat learns its own item of a list in seat order."""
    return lambda data, viewer: data[field][viewer] if viewer >= 0 else None


def number_of(field: str) -> Callable[[Plain, int], object]:
    """All learn how many there are."""
    return lambda data, _viewer: len(data[field])


def several(*rules: Callable[[Plain, int], object]) -> Callable[[Plain, int], object]:
    """All of these together."""
    return lambda data, viewer: [rule(data, viewer) for rule in rules]


def either(one: str, other: str, *fields: str) -> Callable[[Plain, int], object]:
    """The two seats that the event names, and nobody else, learn these fields."""
    return lambda data, viewer: only(one, *fields)(data, viewer) or only(other, *fields)(data, viewer)


EVENTS: dict[str, Lawful] = {
    # the base game
    "dwarfs-dealt": Lawful("BASE-5", own_item("dwarfs")),
    "hand-dealt": Lawful("BASE-7", only("seat", "cards")),
    "card-drawn": Lawful("BASE-10", only("seat", "card")),
    "goal-revealed": Lawful("BASE-18", everybody("goal")),
    "goal-turned-up": Lawful("BASE-19", everybody("goal")),
    "goal-seen": Lawful("BASE-25", only("seat", "goal")),
    "dwarfs-revealed": Lawful("BASE-27", everybody("dwarfs", "unused")),
    "gold-taken": Lawful("BASE-34", only("seat", "value")),
    "gold-awarded": Lawful("BASE-34", several(number_of("cards"), only("seat", "cards"))),
    "game-ended": Lawful("BASE-36", everybody("gold")),
    # Saboteur 2
    "dwarf-seen": Lawful("S2-18", only("seat", "dwarf")),
    "dwarf-exchanged": Lawful("S2-19", only("seat", "dwarf", "given")),
    "hands-swapped": Lawful("S2-20", either("seat", "target", "given", "taken")),
    # championship cards
    "goals-returned": Lawful("WC-2017", only("seat", "swapped")),
    "vault-picked": Lawful("WC-2018", only("seat", "cards", "kept")),
    "pioneer-went-on": Lawful("WC-2022", everybody()),  # that there is a place without anybody's help
    "vetoed": Lawful("WC-2019", everybody("seat")),
    # mini-expansions
    "gold-changed": Lawful("MIX-2", everybody("value")),
    "dwarfs-dealt-anew": Lawful("PARTY-1", own_item("dwarfs")),
    "chests-laid": Lawful("CHEST-1", everybody("cells")),
    "dark-card-turned-up": Lawful("CHEST-2", everybody("dark")),
    "chest-seen": Lawful("CHEST-4", only("seat", "dark", "chest")),
    "chest-opened": Lawful("CHEST-5", everybody("chest")),
    "gold-card-gained": Lawful("CHEST-5", everybody("value")),
    "tokens-gained": Lawful("CHEST-5", everybody("amount")),  # BASE-32, too: what no cards of the supply make
    "card-taken": Lawful("CHEST-5", either("seat", "target", "card")),
    "kept-of-deck": Lawful("CHEST-5", only("seat", "cards", "kept")),
    "kept-of-pile": Lawful("CHEST-5", only("seat", "cards", "kept")),
    "nugget-taken": Lawful("NUGGET-2", everybody("gold")),
    # The Lost Mines
    "clans-dealt": Lawful("LM-7", several(everybody("clans"), own_item("dwarfs"))),
    "treasures-laid": Lawful("LM-6", everybody("backs")),
    "mine-seen": Lawful("LM-18", only("seat", "mine")),
    "treasure-seen": Lawful("LM-18", only("seat", "treasure")),
    "role-seen": Lawful("LM-18", only("seat", "role")),
    "trap-sprung": Lawful("LM-20", only("seat", "card")),
    "mine-turned-up": Lawful("LM-26", everybody("mine")),
    "mine-revealed": Lawful("LM-26", everybody("mine", "turned")),
    "dragon-woken": Lawful("LM-27", everybody("seat")),
    "treasure-taken": Lawful("LM-28", several(everybody("back"), only("seat", "treasure"))),
    "truce-answered": Lawful("LM-29", everybody("agreed")),
    "roles-revealed": Lawful("LM-30", everybody("dwarfs", "treasures")),
    "points-scored": Lawful("LM-31", everybody("gained")),
    "game-won": Lawful("LM-36", everybody("points")),
    # variants
    "tile-laid": Lawful("TOUR-2", everybody("cell", "card", "turned")),
}

QUESTIONS: dict[str, Lawful] = {
    "pick-gold": Lawful("BASE-29", only("seat", "cards")),
    "pick-from-vault": Lawful("WC-2018", only("seat", "cards")),
    "pioneer-digs": Lawful("WC-2022", everybody()),  # that it is asked at all: some tunnel card can be placed
    "keep-of-deck": Lawful("CHEST-5", only("seat", "cards")),
    "keep-of-pile": Lawful("CHEST-5", only("seat", "cards")),
}


class Secret(NamedTuple):
    """A choice that others do not see; `open` names the targets of the action that they do see."""

    clause: str
    open: tuple[str, ...] = ()


SECRET_VERBS: dict[str, Secret] = {
    "pass": Secret("BASE-12"),
    "discard-two": Secret("S2-8", ("second",)),
    "toll": Secret("TOLL-2", ("first",)),
}

SECRET_ANSWERS: dict[str, Secret] = {
    "pick-gold": Secret("BASE-34"),
    "decide-swap": Secret("WC-2017"),
    "pick-from-vault": Secret("WC-2018"),
    "veto-window": Secret("WC-2019"),
    "agree-to-stop": Secret("LM-29"),
    "keep-of-deck": Secret("CHEST-5"),
    "keep-of-pile": Secret("CHEST-5"),
}


class Knows(NamedTuple):
    """Whoever `who` names (everybody, if empty) knows from now on what is hidden in the place that `where` names."""

    who: str
    place: str
    where: str


KNOWLEDGE: dict[str, tuple[Knows, ...]] = {
    "goal-seen": (Knows("seat", "goal", "cell"),),
    "dwarf-seen": (Knows("seat", "dwarf", "target"),),
    "dwarf-exchanged": (Knows("seat", "unused dwarfs", "seat"),),
    "hands-swapped": (Knows("seat", "hand", "target"), Knows("target", "hand", "seat")),
    "card-taken": (Knows("target", "hand", "seat"),),
    "chest-seen": (Knows("seat", "chest", "cell"),),
    "mine-seen": (Knows("seat", "mine", "cell"),),
    "treasure-seen": (Knows("seat", "treasure", "number"),),
    "treasure-taken": (Knows("seat", "treasure", "number"),),
    "role-seen": (Knows("seat", "dwarf", "target"),),
    "hand-set-aside": (Knows("seat", "cards aside", "seat"),),
    "gold-card-gained": (Knows("", "gold", "seat"),),
    "nugget-taken": (Knows("", "gold", "seat"),),
}
"""What a viewer may know before a stretch begins, besides their own cards; a little too much does no harm."""


class FaceDown(NamedTuple):
    """Cards go face down on the discard pile, seen by whoever `who` names or, if empty, by nobody."""

    who: str
    fields: tuple[str, ...]


FACE_DOWN: dict[str, FaceDown] = {
    "passed": FaceDown("seat", ("cards",)),
    "two-discarded": FaceDown("seat", ("cards",)),
    "figure-paid-for": FaceDown("seat", ("card",)),
    "kept-of-deck": FaceDown("seat", ("cards",)),
    "cards-lost": FaceDown("", ("cards",)),
    "trap-sprung": FaceDown("seat", ("card",)),
}


class HiddenPart(NamedTuple):
    """A list of hidden things in a module's part of the table, one for each of the cells in another list there."""

    module: str
    things: str
    cells: str
    place: str


HIDDEN_PARTS: tuple[HiddenPart, ...] = (
    HiddenPart("chests", "darks", "cells", "chest"),
    HiddenPart("chests", "chests", "cells", "chest"),
)
