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


EVENTS: dict[str, Lawful] = {
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
}

QUESTIONS: dict[str, Lawful] = {
    "pick-gold": Lawful("BASE-29", only("seat", "cards")),
}

SECRET_CHOICES: dict[str, str] = {
    "pass": "BASE-12",
    "take-gold": "BASE-34",
}
"""Verbs with which others choose something that the viewer does not see: the choice is exchanged like a card."""


class Knows(NamedTuple):
    """The viewer who is named in `who` knows from now on what lies in a hidden place, which `where` names."""

    who: str
    place: str
    where: str


KNOWLEDGE: dict[str, Knows] = {
    "goal-seen": Knows("seat", "goal", "cell"),
}
"""What is known of a round before a stretch of it begins, besides one's own cards."""
