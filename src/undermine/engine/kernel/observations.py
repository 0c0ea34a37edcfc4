"""What a seat has seen in secret, dated. An observation is never looked up again in the truth: it may be stale."""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.kernel.values import Value


class Observation(Value):
    """Something one seat saw or did in secret, in a certain turn of the round."""


class SeenTransfer(Observation):
    """Cards that went somewhere unseen by others: what the one seat remembers that has seen them."""

    def moved(self) -> list[int]:
        """Return the cards in the order in which the event tells of them."""
        raise NotImplementedError(self.name())


class PassedCards(SeenTransfer):
    """Cards discarded face down: only their holder knows them."""

    fields = ("cards", "turn:number")

    def __init__(self, cards: tuple[int, ...], turn: i64) -> None:
        """Date the discard."""
        self.cards = cards
        self.turn = turn

    def moved(self) -> list[int]:
        """Return the discarded cards."""
        return list(self.cards)
