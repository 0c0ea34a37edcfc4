"""What a seat has seen in secret, dated. An observation is never looked up again in the truth: it may be stale."""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.kernel.values import Value


class Observation(Value):
    """Something one seat saw or did in secret, in a certain turn of the round."""


class SawGoal(Observation):
    """A look at the face-down goal on a cell (BASE-25). Stale once the goals there may have changed places."""

    fields = ("cell", "goal:card", "turn:number", "stale:flag")

    def __init__(self, cell: i64, goal: i64, turn: i64, stale: i64 = 0) -> None:
        """Date the look."""
        self.cell = cell
        self.goal = goal
        self.turn = turn
        self.stale = stale


class PassedCards(Observation):
    """Cards discarded face down: only their holder knows them (BASE-12)."""

    fields = ("cards", "turn:number")

    def __init__(self, cards: tuple[int, ...], turn: i64) -> None:
        """Date the discard."""
        self.cards = cards
        self.turn = turn
