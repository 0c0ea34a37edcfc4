"""Fits the weights of the search's value: `python -m undermine.training.fitting --rounds 3000 --out value.json`.

Positions from the middle of many rounds are noted together with how the round ended; the weights are those of a
logistic regression, found by Newton's method. The same seed gives the same weights.
"""

import argparse
import json
from math import exp
from pathlib import Path
from typing import Final

from undermine.bots.saboteur.policy.rollout import Lots, rollout
from undermine.bots.saboteur.policy.scoring import Policy
from undermine.bots.saboteur.policy.value import features
from undermine.bots.saboteur.policy.weights import PLAIN
from undermine.engine.kernel.play import start
from undermine.engine.kernel.rng import Rng, seed_bytes
from undermine.engine.saboteur.box import compose
from undermine.engine.saboteur.table import saboteur

PLAYERS: Final = (5, 5, 5, 3, 4, 6, 7, 8, 10)
"""The numbers of players, in turn; five is what people play most."""
MOST_DECISIONS: Final = 1000
EVERY: Final = 5
"""Decisions between two positions that are noted, on average."""
STEPS: Final = 8
"""Steps of Newton's method; the weights hardly change after five."""
RIDGE: Final = 1.0
"""Keeps weights small that the positions say little about."""

Sample = tuple[list[float], float]


def samples(rounds: int, seed: str) -> list[Sample]:
    """Return positions as their features, with 1 where the treasure was reached and 0 where not."""
    rules = compose("base")
    policy = Policy(rules, PLAIN)
    found: list[Sample] = []
    for number in range(rounds):
        players = PLAYERS[number % len(PLAYERS)]
        table = saboteur(start(rules, players, seed_bytes(f"{seed}/{number}")))
        chance = Rng(seed_bytes(f"{seed}/{number}/moments"))
        lots = Lots(number)
        seen: list[list[float]] = []
        end = None
        for _ in range(MOST_DECISIONS):
            seen.append(features(table, policy.facts))
            end = rollout(table, [policy] * players, lots, 1 + chance.below(2 * EVERY - 1))
            if end is not None:
                break
        reached = 1.0 if end is not None and end.treasure else 0.0
        found.extend((position, reached) for position in seen)
    return found


def fit(found: list[Sample]) -> list[float]:
    """Return the weights that make the ends of the rounds likeliest."""
    size = len(found[0][0])
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [-RIDGE * weight for weight in weights]
        curve = [[RIDGE if row == column else 0.0 for column in range(size)] for row in range(size)]
        for position, reached in found:
            _add_sample(position, reached - likely(weights, position), slope, curve)
        for row in range(size):
            for column in range(row):
                curve[column][row] = curve[row][column]
        weights = [weight + step for weight, step in zip(weights, solve(curve, slope), strict=True)]
    return weights


def _add_sample(position: list[float], error: float, slope: list[float], curve: list[list[float]]) -> None:
    """Add what one position says to the slope of the likelihood and to the lower half of its curvature."""
    spread = abs(error) * (1.0 - abs(error))  # the chance times its complement: the end is 0 or 1
    for row, value in enumerate(position):
        if value:
            slope[row] += error * value
            scaled, line = spread * value, curve[row]
            for column in range(row + 1):
                line[column] += scaled * position[column]


def likely(weights: list[float], position: list[float]) -> float:
    """Return how likely the treasure is reached."""
    return 1.0 / (1.0 + exp(-sum(weight * value for weight, value in zip(weights, position, strict=True))))


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Return the solution of a system of linear equations (Gauss and Jordan; the matrix is positive definite)."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for pivot, row in enumerate(rows):
        unit = [value / row[pivot] for value in row]
        rows[pivot] = unit
        for number, other in enumerate(rows):
            if number != pivot and other[pivot]:
                factor = other[pivot]
                rows[number] = [value - factor * mine for value, mine in zip(other, unit, strict=True)]
    return [row[-1] for row in rows]


def main() -> None:
    """Fit, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3000)
    parser.add_argument("--seed", default="7")
    parser.add_argument("--out", type=Path, required=True, help="the file to write; it must not exist yet")
    given = parser.parse_args()
    if given.out.exists() or not given.out.parent.is_dir():
        parser.error(f"'{given.out}' exists already, or its folder does not")
    found = samples(given.rounds, given.seed)
    weights = fit(found)
    brier = sum((likely(weights, position) - reached) ** 2 for position, reached in found) / len(found)
    command = f"python -m undermine.training.fitting --rounds {given.rounds} --seed {given.seed}"
    data = {"command": command, "positions": len(found), "weights": [round(weight, 4) for weight in weights]}
    given.out.write_text(json.dumps(data, indent=1) + "\n")
    print(f"{len(found)} positions, mean squared error {brier:.4f}")  # noqa: T201 - a command says what it did


if __name__ == "__main__":
    main()
