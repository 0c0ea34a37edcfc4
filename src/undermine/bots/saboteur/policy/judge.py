"""A judge says how good one kind of option looks. There is one for every verb of a turn and for every question."""

from __future__ import annotations

from typing import Final

from undermine.bots.saboteur.policy.situation import Situation
from undermine.engine._native import i64
from undermine.engine.kernel.actions import CARD_MASK, CARD_SHIFT, FIRST_SHIFT, SECOND_SHIFT, TARGET_MASK

CERTAINLY_NOT: Final = -1.0


class Judge:
    """Scores options of one kind: higher is better, one card nearer to what the seat wants is worth 1."""

    def score(self, situation: Situation, code: i64) -> float:
        """Return how good a packed action looks."""
        raise NotImplementedError

    def harm(self, situation: Situation, code: i64) -> float:
        """Return how much harm it does to the seat if somebody else does this."""
        return 0.0


def card_in(code: i64) -> i64:
    """Return the card of a packed action."""
    return (code >> CARD_SHIFT) & CARD_MASK


def first_in(code: i64) -> i64:
    """Return the first target of a packed action."""
    return (code >> FIRST_SHIFT) & TARGET_MASK


def second_in(code: i64) -> i64:
    """Return the second target of a packed action."""
    return (code >> SECOND_SHIFT) & TARGET_MASK
