"""How a tournament is played: sizes of tables, rounds, what a place is worth, and the cut."""

from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True)
class Format:
    """Rounds of full games at tables of `fewest` to `most`, then semifinals of the best, then a final.

    Without semifinals (`semifinal` 0) the best play the final at once; without a final (`final` 0) the rounds decide.
    """

    fewest: int = 5
    most: int = 7
    rounds: int = 4
    semifinal: int = 0
    final: int = 6

    def sizes(self, players: int) -> list[int]:
        """Return the sizes of the tables for this number of players, as even as possible, the larger first.

        Where they cannot all be seated, as many as possible are: the others have a bye.
        """
        seated = max((n for n in range(self.fewest, players + 1) if self._fits(n)), default=0)
        if not seated:
            return []
        tables = -(-seated // self.most)
        return [seated // tables + (table < seated % tables) for table in range(tables)]

    def is_coherent(self) -> bool:
        """Return whether the semifinals fill their tables, and the final is one table of those who come that far."""
        if self.fewest > self.most or self.final > self.most:
            return False
        if not self.semifinal:
            return True
        return sum(self.sizes(self.semifinal)) == self.semifinal and 0 < self.final <= self.semifinal

    def _fits(self, players: int) -> bool:
        return -(-players // self.most) * self.fewest <= players


FULL_POINTS = 100


def points_of(place: Fraction, size: int) -> Fraction:
    """Return what a place at a table of that size is worth: 100 for the first, 0 for the last, evenly in between.

    Who shares a place has the average of the places shared, so that a table always gives the same in all.
    """
    return FULL_POINTS * (size - place) / (size - 1)


def places(gold: list[int]) -> list[Fraction]:
    """Return the places at a table by the gold of the game; who has the same gold shares them."""
    return [
        Fraction(2 * sum(other > own for other in gold) + 1 + sum(other == own for other in gold), 2)
        for own in gold
    ]
