"""Candidates: options that a master tries out on the same imagined tables, beside the one that it would take anyway.

A few dozen tables tell big differences from chance, not small ones; the policy knows more about those. So its favourite
is taken unless another option was surely better.
"""

from collections.abc import Iterator
from math import sqrt

from undermine.bots.saboteur.policy.search import Search
from undermine.engine._native import i64
from undermine.engine.kernel.table import Table

SURE = 2.0
"""Standard errors by which an option must have been better than the favourite."""


class Candidate:
    """An option that is tried out, and how it went beside the favourite."""

    def __init__(self, code: i64, prior: float) -> None:
        """Begin untried; `prior` is what speaks for the option beforehand, in chances of winning."""
        self.code = code
        self.prior = prior
        self.tries = 0
        self._ahead = 0.0
        self._squares = 0.0

    def add(self, ahead: float) -> None:
        """Note by how much the chance to win was better than after the favourite, at one table."""
        self.tries += 1
        self._ahead += ahead
        self._squares += ahead * ahead

    def promise(self) -> float:
        """Return by how much the option seems to be better than the favourite."""
        return self.prior + (self._ahead / self.tries if self.tries else 0.0)

    def is_surely_better(self) -> bool:
        """Return whether the option is better than the favourite beyond chance."""
        if not self.tries:
            return False
        mean = self._ahead / self.tries
        error = sqrt(max(0.0, self._squares / self.tries - mean * mean) / self.tries)
        return self.promise() > SURE * error


def try_out(candidates: list[Candidate], search: Search, tables: Iterator[Table], tries: int) -> Candidate:
    """Return the candidate to take; the first one is the favourite.

    All are tried on the same tables with the same chance. The worst is dropped again and again, so that the rest of the
    tries goes to the others; the last one left is compared with the favourite.
    """
    favourite, *rivals = candidates
    number = 0
    share = tries // max(1, len(rivals))
    while rivals:
        for _ in range(max(1, share // (1 + len(rivals)))):
            table = next(tables)
            usual = search.try_out(table, favourite.code, number)
            for rival in rivals:
                rival.add(search.try_out(table, rival.code, number) - usual)
            number += 1
        if len(rivals) == 1:
            return rivals[0] if rivals[0].is_surely_better() else favourite
        rivals.remove(min(rivals, key=Candidate.promise))
    return favourite
