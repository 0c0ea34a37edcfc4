"""A critic: what a seat will earn in a round, judged by somebody who sees everything; it learns as players do.

What a decision was worth is told by how the critic's opinion moves in the turns after it, long before the round has
ended: that is far less left to luck than what was earned. The critic is a part of training only; players never see it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from undermine.training.adam import Adam, Weights

Vector = NDArray[np.float64]
Floats = NDArray[np.float32]

UNITS: Final = 48
"""Hidden units."""
PASSES: Final = 6
"""How often the positions of a batch are gone through ..."""
PORTION: Final = 512
"""... and after how many of them a step is taken."""
STEP: Final = 0.003
"""How far a weight moves in a step, about."""
LASTING: Final = 0.95
"""How much what happens a move later counts for a decision: three quarters after a lap of five players, a third after
four."""


@dataclass
class Critic:
    """A small network from positions to what is earned."""

    learning: Adam

    @classmethod
    def begun(cls, numbers: int) -> Critic:
        """Begin without an opinion of positions that are told by that many numbers."""
        chance = np.random.default_rng(0)
        weights = {
            "hidden": chance.normal(0.0, numbers**-0.5, (numbers, UNITS)),
            "bias": np.zeros(UNITS),
            "out": np.zeros(UNITS),
            "usual": np.zeros(1),
        }
        return cls(Adam.begun(weights))

    @property
    def has_learnt(self) -> bool:
        """Whether it has an opinion at all."""
        return self.learning.steps > 0

    def values(self, positions: Floats) -> Vector:
        """Return what will be earned from each position."""
        return self._values(positions)[0].astype(np.float64)

    def _values(self, positions: Floats) -> tuple[Floats, Floats]:
        weights = {name: array.astype(np.float32) for name, array in self.learning.weights.items()}
        units: Floats = np.tanh(positions @ weights["hidden"] + weights["bias"])
        return units @ weights["out"] + weights["usual"], units

    def learn(self, positions: Floats, earned: Vector) -> None:
        """Come nearer to what was earned from these positions."""
        if not self.has_learnt:
            self.learning.weights["usual"] = np.array([earned.mean()])
        wanted = earned.astype(np.float32)
        order = np.arange(len(positions))
        chance = np.random.default_rng(self.learning.steps)
        for _ in range(PASSES):
            chance.shuffle(order)
            for begin in range(0, len(order), PORTION):
                portion = order[begin : begin + PORTION]
                self.learning.climb(self._slope(positions[portion], wanted[portion]), STEP)

    def _slope(self, positions: Floats, wanted: Floats) -> Weights:
        values, units = self._values(positions)
        missing = (wanted - values) / np.float32(len(wanted))
        at_units = np.outer(missing, self.learning.weights["out"].astype(np.float32)) * (1.0 - units * units)
        found = {
            "hidden": positions.T @ at_units,
            "bias": at_units.sum(0),
            "out": units.T @ missing,
            "usual": missing.sum(keepdims=True),
        }
        return {name: array.astype(np.float64) for name, array in found.items()}

    def arrays(self) -> dict[str, Any]:
        """Return all that is needed to go on, by name."""
        return self.learning.arrays()


def worths(values: Vector, moves: list[int], earned: float) -> Vector:
    """Return what decisions of a seat were worth to it, by the values before each of them and what it earned.

    Changes of the value count the less the later they come (generalised advantage estimation), by `moves`, in which
    the decisions were made.
    """
    changes = np.diff(np.append(values, earned))
    worth = np.zeros(len(changes))
    later, moved = 0.0, 0
    for number in range(len(changes) - 1, -1, -1):
        later = changes[number] + later * LASTING ** (moved - moves[number])
        moved = moves[number]
        worth[number] = later
    return worth
