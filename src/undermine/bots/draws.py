"""Chance for imagined tables: a draw by weights, and new chance from a few words of the old."""

from __future__ import annotations

from bisect import bisect_left
from hashlib import sha256
from typing import Final

from undermine.engine.kernel.rng import Rng

WORDS: Final = 65535
"""Numbers below this are drawn, two at a time for a finer chance."""


def draw(cumulative: list[float], rng: Rng) -> int:
    """Return a place in a list of summed weights, each as likely as its weight."""
    chance = (int(rng.below(WORDS)) + int(rng.below(WORDS)) / WORDS) / WORDS
    return min(bisect_left(cumulative, chance * cumulative[-1]), len(cumulative) - 1)


def further_chance(rng: Rng) -> Rng:
    """Return the chance of a new table."""
    words = [int(rng.below(WORDS)) for _ in range(4)]
    return Rng(sha256(repr(words).encode()).digest())
