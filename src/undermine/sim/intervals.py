"""Confidence intervals, 95 % all of them: of shares by Wilson's formula, of means by the normal distribution."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

REACH: Final = 1.959964
"""How many standard errors an interval reaches to each side."""


class Interval(NamedTuple):
    """An estimate, and between which numbers the truth is with 95 % confidence."""

    value: float
    low: float
    high: float


def share(part: int, whole: int) -> Interval:
    """Return the share of successes in independent trials; of no trials anything is possible."""
    if not whole:
        return Interval(0.0, 0.0, 1.0)
    rate = part / whole
    widened = 1 + REACH**2 / whole
    centre = (rate + REACH**2 / (2 * whole)) / widened
    reach = REACH * sqrt(rate * (1 - rate) / whole + (REACH / (2 * whole)) ** 2) / widened
    return Interval(rate, max(0.0, centre - reach), min(1.0, centre + reach))


def mean(numbers: Sequence[float]) -> Interval:
    """Return the mean of independent numbers: of differences of pairs, for the difference of two bots.

    Fewer than two numbers say nothing of how far they scatter; their interval is empty.
    """
    centre = fmean(numbers) if numbers else 0.0
    reach = REACH * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return Interval(centre, centre - reach, centre + reach)
