"""Adam: steps along slopes, each number by the mean and the mean square of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]
Weights = dict[str, Array]
"""The weights of a network by name."""

REMEMBERED: Final = 0.9
"""How much of the mean of the slopes is kept from step to step ..."""
REMEMBERED_SQUARES: Final = 0.999
"""... and of the mean of their squares."""
KEPT: Final = ("weights", "slopes", "squares")
"""What is needed to go on, beside the number of steps."""


@dataclass
class Adam:
    """Weights, and the means of their slopes and of the squares of these."""

    weights: Weights
    slopes: Weights
    squares: Weights
    steps: int = 0

    @classmethod
    def begun(cls, weights: Weights) -> Adam:
        """Begin without any slope."""
        return cls(weights, none_of(weights), none_of(weights))

    def climb(self, slopes: Weights, step: float) -> None:
        """Move every weight by about `step` in the direction of its slope."""
        self.steps += 1
        for name, slope in slopes.items():
            self.slopes[name] = REMEMBERED * self.slopes[name] + (1.0 - REMEMBERED) * slope
            self.squares[name] = (
                REMEMBERED_SQUARES * self.squares[name] + (1.0 - REMEMBERED_SQUARES) * slope**2
            )
            mean = self.slopes[name] / (1.0 - REMEMBERED**self.steps)
            square = self.squares[name] / (1.0 - REMEMBERED_SQUARES**self.steps)
            self.weights[name] = self.weights[name] + step * mean / (np.sqrt(square) + 1e-8)

    def arrays(self) -> dict[str, Any]:
        """Return all that is needed to go on, by name."""
        kept: dict[str, Any] = {
            f"{kind}/{name}": array for kind in KEPT for name, array in getattr(self, kind).items()
        }
        return {**kept, "steps": np.array(self.steps)}

    @classmethod
    def kept(cls, arrays: dict[str, Any]) -> Adam:
        """Return what was kept."""
        weights, slopes, squares = [below(arrays, kind) for kind in KEPT]
        return cls(weights, slopes, squares, int(arrays["steps"]))


def below(arrays: dict[str, Any], name: str) -> dict[str, Any]:
    """Return the arrays whose names begin with this one and a stroke, by the rest of their names."""
    return {key.removeprefix(f"{name}/"): arrays[key] for key in arrays if key.startswith(f"{name}/")}


def none_of(weights: Weights) -> Weights:
    """Return arrays of the same shapes, all 0."""
    return {name: np.zeros_like(array) for name, array in weights.items()}
