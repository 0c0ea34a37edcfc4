"""The dwarfs that bots play: who they are, and how each of them talks. Everybody knows a dwarf's temperament.

How well a dwarf plays is its level, which is chosen for each table; a name and a temperament go together for good, so
that people know a dwarf again. The web client draws a face for every name (`web/src/art/faces.ts`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Temperament:
    """How a dwarf talks: how likely it says something of each kind when there is reason to, in percent.

    `accuses_at` is the suspicion, in percent, from which on it accuses somebody.
    """

    accuses_at: int
    accuse: int
    complain: int
    thank: int
    plead: int
    report: int
    defend: int
    excuse: int
    answer: int
    tease: int


TEMPERAMENTS: Final[dict[str, Temperament]] = {
    "gruff": Temperament(
        50, accuse=70, complain=90, thank=35, plead=40, report=70, defend=60, excuse=25, answer=60, tease=10
    ),
    "cheerful": Temperament(
        65, accuse=45, complain=60, thank=95, plead=60, report=85, defend=60, excuse=55, answer=75, tease=25
    ),
    "nervous": Temperament(
        60, accuse=50, complain=80, thank=85, plead=90, report=75, defend=95, excuse=80, answer=70, tease=5
    ),
    "sly": Temperament(
        55, accuse=60, complain=50, thank=50, plead=45, report=60, defend=70, excuse=40, answer=65, tease=35
    ),
}
PLAIN: Final = "cheerful"
"""The temperament of a bot that plays no dwarf of the cast."""

CAST: Final[dict[str, str]] = {
    "Brumm": "gruff",
    "Hilda": "cheerful",
    "Okko": "nervous",
    "Pippa": "sly",
    "Grete": "gruff",
    "Kuno": "cheerful",
    "Vanda": "nervous",
    "Tibor": "sly",
    "Jaga": "gruff",
    "Lotta": "cheerful",
    "Mirek": "nervous",
    "Basil": "sly",
}
"""The dwarfs by name, each with its temperament."""


def temperament_of(name: str) -> str:
    """Return how the dwarf of this name talks; a plain way for one that is not of the cast."""
    return CAST.get(name, PLAIN)
