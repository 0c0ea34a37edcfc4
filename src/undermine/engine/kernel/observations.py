"""What a seat has seen in secret, dated. An observation is never looked up again in the truth: it may be stale."""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.kernel.values import Value


class Observation(Value):
    """Something one seat saw or did in secret, in a certain turn of the round."""


class PassedCards(Observation):
    """Cards discarded face down: only their holder knows them."""

    fields = ("cards", "turn:number")

    def __init__(self, cards: tuple[int, ...], turn: i64) -> None:
        """Date the discard."""
        self.cards = cards
        self.turn = turn
