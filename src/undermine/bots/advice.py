"""A master's advice: its best options at a moment, with the reasons that speak for each of them.

Only what the seat may know is used: the advice follows from its view. The reasons are codes for which the catalogues
have sentences (`advice-...`); what they speak of are seats and chances.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

MOST_OPTIONS: Final = 3
"""Options that a master names."""
MOST_OF_A_CARD: Final = 1
"""Options with the same card among them: the same card elsewhere is much the same advice."""


@dataclass(frozen=True)
class Reason:
    """What speaks for an option: a code, the seat and the chance it is about, if any."""

    code: str
    seat: int | None = None
    chance: float | None = None


@dataclass(frozen=True)
class Advice:
    """An option by its place among all of them, and what speaks for it."""

    place: int
    reasons: tuple[Reason, ...]


def best_places(scores: list[float], cards: list[str], first: int | None = None) -> list[int]:
    """Return the places of the best options, the one that proved best first, no two with the same card."""
    order = sorted(range(len(scores)), key=lambda place: (place != first, -scores[place]))
    chosen: list[int] = []
    for place in order:
        alike = sum(cards[other] == cards[place] and cards[place] != "" for other in chosen)
        if alike < MOST_OF_A_CARD:
            chosen.append(place)
    return chosen[:MOST_OPTIONS]
