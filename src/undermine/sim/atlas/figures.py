"""The figures of an atlas: shares and means of what was counted, with their intervals."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

from undermine.engine.saboteur.ruleset import MINERS
from undermine.sim.atlas.plan import Cell
from undermine.sim.atlas.playing import AtlasResults
from undermine.sim.intervals import REACH, Interval, share

SHOWN_BY: Final = 3.0
"""How many standard errors apart two shares are before the page calls them different; it compares dozens of them."""


class Share(NamedTuple):
    """How often something happened, of how many rounds."""

    part: int
    rounds: int

    @property
    def interval(self) -> Interval:
        """The share, and where it is with 95 % confidence."""
        return share(self.part, self.rounds)

    @property
    def value(self) -> float:
        """The share itself."""
        return self.interval.value

    def __str__(self) -> str:
        """Write it with its interval; nothing where nothing was played."""
        if not self.rounds:
            return ""
        value, low, high = self.interval
        return f"{value:.1%} ({low:.1%} – {high:.1%}, {self.rounds})"  # noqa: RUF001 - a dash between numbers

    @property
    def short(self) -> str:
        """Write it within a sentence."""
        return f"{self.value:.1%}"


def miners_won(results: AtlasResults, cell: Cell) -> Share:
    """Return how often the miners won: in Saboteur 2, how often any team of them found the treasure."""
    sides = results.total(cell)["sides"]
    return Share(sides[MINERS], sides.total())


def won_with(results: AtlasResults, cell: Cell, saboteurs: int) -> Share:
    """Return how often the miners won against some number of saboteurs."""
    total = results.total(cell)
    return Share(total["dealt-won"][str(saboteurs)], total["dealt"][str(saboteurs)])


def dealt(results: AtlasResults, cell: Cell, saboteurs: int) -> Share:
    """Return how often that number of saboteurs was dealt."""
    counts = results.total(cell)["dealt"]
    return Share(counts[str(saboteurs)], counts.total())


def won_by(results: AtlasResults, cell: Cell, kind: str, name: str) -> Share:
    """Return how often a dwarf (`dwarfs`) or a place after the first player (`places`) won.

    Dwarfs of one kind win together, so that several in a round say no more than one.
    """
    total = results.total(cell)
    return _at_most(total["sides"].total(), total[f"{kind}-won"][name], total[kind][name])


def won_by_first(results: AtlasResults, cell: Cell) -> tuple[Share, Share]:
    """Return how often the first player won, and how often one of the others did."""
    total = results.total(cell)
    places, won = total["places"], total["places-won"]
    first = Share(won["0"], places["0"])
    others = _at_most(first.rounds, won.total() - first.part, places.total() - first.rounds)
    return first, others


def _at_most(rounds: int, part: int, trials: int) -> Share:
    """Return a share of trials of which there were several in a round, as one of the rounds."""
    return Share(part, trials) if trials <= rounds else Share(round(part * rounds / trials), rounds)


def gold_of(results: AtlasResults, cell: Cell, dwarf: str) -> Interval:
    """Return how much gold a dwarf gets in a round; several in a round say no more than one."""
    total = results.total(cell)
    seated = total["dwarfs"][dwarf]
    if not seated:
        return Interval(0.0, 0.0, 0.0)
    mean = total["dwarfs-gold"][dwarf] / seated
    spread = max(0.0, total["dwarfs-squares"][dwarf] / seated - mean * mean)
    reach = REACH * sqrt(spread / min(seated, total["sides"].total()))
    return Interval(mean, mean - reach, mean + reach)


def ahead(one: Share, other: Share) -> int:
    """Return 1 if the first share is larger beyond chance, -1 if it is smaller, 0 if no difference is shown."""
    if not one.rounds or not other.rounds:
        return 0
    (one_rate, one_variance), (other_rate, other_variance) = _cautious(one), _cautious(other)
    return _sign(one_rate - other_rate, one_variance + other_variance)


def beyond(found: Share, value: float) -> int:
    """Return 1 if a share is larger than a value beyond chance, -1 if it is smaller, 0 if neither is shown."""
    rate, variance = _cautious(found)
    return _sign(rate - value, variance)


def _cautious(found: Share) -> tuple[float, float]:
    """Return a share and its variance with two more of each outcome, so that few rounds of one prove nothing."""
    rate = (found.part + 2) / (found.rounds + 4)
    return rate, rate * (1 - rate) / (found.rounds + 4)


def _sign(apart: float, variance: float) -> int:
    if abs(apart) <= SHOWN_BY * sqrt(variance):
        return 0
    return 1 if apart > 0 else -1
