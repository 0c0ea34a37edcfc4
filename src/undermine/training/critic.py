"""A critic: how likely the treasure will be found, judged by somebody who sees everything; it learns as players do.

What a decision was worth is told by how the critic's opinion moves in the turns after it, long before the round has
ended: that is far less left to luck than who won. The critic is a part of training only; players never see it.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log
from typing import Final

import numpy as np
from numpy.typing import NDArray

from undermine.bots.saboteur.play import value_weights
from undermine.bots.saboteur.policy.ruleset_facts import RulesetFacts
from undermine.bots.saboteur.policy.value import features
from undermine.engine.saboteur.table import SaboteurTable

Vector = NDArray[np.float64]

EXPOSED: Final = 4
"""Numbers that tell how suspected both sides are, beside what decides a round ..."""
LUCK: Final = 2
"""... and those that tell how lucky the deal is."""
TURNS: Final = 4
"""The place of the turns that are left among what decides a round."""
MEMORY: Final = 0.97
"""How much of what the critic has seen is kept from batch to batch."""
RIDGE: Final = 1.0
"""Keeps weights small that the positions say little about."""
LASTING: Final = 0.95
"""How much what happens a move later counts for a decision: three quarters after a lap of five players, a third after
four."""
MOST_LEANING: Final = 30.0


def position_of(table: SaboteurTable, facts: RulesetFacts, leanings: list[float]) -> list[float]:
    """Return what a position is like, as numbers; `leanings` say how much each seat is suspected, as logarithms."""
    found = features(table, facts)
    guilt: dict[bool, list[float]] = {True: [], False: []}
    for role, leaning in zip(table.roles, leanings, strict=True):
        guilt[role == facts.saboteur].append(chance(leaning))
    saboteurs, miners = (sum(guilt[side]) / max(1, len(guilt[side])) for side in (True, False))
    return [*found, saboteurs, miners, saboteurs * found[TURNS], miners * found[TURNS]]


def deal_leaning(others: list[bool]) -> float:
    """Return how lucky a deal is for those who dig, as the logarithm of odds, by how its other tries ended.

    Who wins is decided by the cards more often than by anything that players do. A try must not count for itself: then
    what was decided would be judged by its own outcome.
    """
    return log((sum(others) + 0.5) / (len(others) - sum(others) + 0.5))


def with_luck(positions: Vector, leaning: float) -> Vector:
    """Return positions with how lucky the deal is, by itself and by the turns that are left."""
    luck = np.full(len(positions), leaning)
    return np.column_stack([positions, luck, luck * positions[:, TURNS]])


def chance(leaning: float) -> float:
    """Return a chance from the logarithm of its odds."""
    return 1.0 / (1.0 + exp(-max(-MOST_LEANING, min(MOST_LEANING, leaning))))


def prior_leaning(table: SaboteurTable, facts: RulesetFacts) -> float:
    """Return the logarithm of the odds that somebody is a saboteur of whom nobody knows anything."""
    dwarfs = [*table.roles, *table.unused]
    guilty = max(1, sum(dwarf == facts.saboteur for dwarf in dwarfs))
    return log(guilty / max(1, len(dwarfs) - guilty))


@dataclass
class Critic:
    """A logistic function of positions: its weights, and how sharply they are known."""

    weights: Vector
    curve: Vector

    @classmethod
    def begun(cls) -> Critic:
        """Begin with what the search knows, which was fitted to apprentices."""
        weights = np.array([*value_weights(), *[0.0] * (EXPOSED + LUCK)])
        return cls(weights, np.zeros((len(weights), len(weights))))

    def values(self, positions: Vector) -> Vector:
        """Return how likely the treasure will be found from each position."""
        return logistic(positions @ self.weights)

    def learn(self, positions: Vector, found: Vector) -> None:
        """Take a step of Newton's method by positions and whether the treasure was found from there."""
        values = self.values(positions)
        spread = values * (1.0 - values)
        self.curve = MEMORY * self.curve + (positions * spread[:, None]).T @ positions
        curve = self.curve + RIDGE * np.eye(len(self.weights))
        self.weights = self.weights + np.linalg.solve(curve, positions.T @ (found - values))


def logistic(logits: Vector) -> Vector:
    """Return chances from the logarithms of their odds."""
    chances: Vector = 1.0 / (1.0 + np.exp(-np.clip(logits, -MOST_LEANING, MOST_LEANING)))
    return chances


def worths(values: Vector, moves: list[int], found: bool) -> Vector:
    """Return what decisions of a round were worth to those who dig, by the values before each of them and the end.

    Changes of the value count the less the later they come (generalised advantage estimation), by `moves`, in which
    the decisions were made.
    """
    changes = np.diff(np.append(values, float(found)))
    worth = np.zeros(len(changes))
    later, moved = 0.0, 0
    for number in range(len(changes) - 1, -1, -1):
        later = changes[number] + later * LASTING ** (moved - moves[number])
        moved = moves[number]
        worth[number] = later
    return worth
