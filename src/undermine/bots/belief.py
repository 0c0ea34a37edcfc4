"""Belief: what a seat may think of what it cannot see. Every game has its own; `games` finds it by the view."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from undermine.bots.contract import Claim
from undermine.engine._native import mypyc_attr
from undermine.engine.kernel.rng import Rng
from undermine.engine.kernel.table import Table
from undermine.engine.kernel.views import View

Claims = tuple[Claim, ...]
"""What was claimed before the table, in order."""


class Reason(NamedTuple):
    """A move that moved belief: its number in the round's story, who did it, what, and what it did to belief.

    `factor` is how much likelier a saboteur does that than a miner: the odds of that seat have changed by it.
    """

    moment: int
    seat: int
    observed: str
    factor: float


class Sampler(Protocol):
    """Draws tables by a belief; made once a belief, since it is needed again and again."""

    def table(self, rng: Rng) -> Table:
        """Return one table."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief:
    """What one seat may believe about what is hidden; each game fills in its own."""

    def __init__(self, view: View) -> None:
        """Look at the view."""
        self.view = view
        self.suspicion: list[float] = [0.0] * view.seats
        self.goals: dict[int, float] = {}
        self._reasons: list[Reason] | None = None
        self.sampler: Sampler | None = None

    def saboteur(self, seat: int) -> float:
        """Return how likely a seat is a saboteur: no friend of those who dig for gold."""
        return self.suspicion[seat]

    def seen_by(self, view: View) -> Belief:
        """Return what a seat believes at this moment, where this is what somebody believes who only watches."""
        raise NotImplementedError

    def later(self, view: View) -> Belief:
        """Return what a watcher believes who has watched on, where this is what one believed; this one is used up."""
        raise NotImplementedError

    @property
    def reasons(self) -> list[Reason]:
        """The moves that moved belief, in the order of the story."""
        if self._reasons is None:
            self._reasons = self._explain()
        return self._reasons

    def _explain(self) -> list[Reason]:
        raise NotImplementedError

    def roles(self) -> list[tuple[tuple[int, ...], float]]:
        """Return every set of seats that may be the saboteurs, with its chance, the likeliest first."""
        raise NotImplementedError
