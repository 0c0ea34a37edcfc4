"""Hands: cards come and go one by one, and none gets lost."""

from __future__ import annotations

import pytest

from undermine.engine.kernel.cards import hand_of


def test_a_card_that_is_not_in_the_hand_cannot_leave_it() -> None:
    hand = hand_of([3, 5, 12])
    with pytest.raises(ValueError, match="not in"):
        hand.remove(7)
    assert hand.listing() == [3, 5, 12]


def test_of_equal_cards_one_leaves() -> None:
    hand = hand_of([5, 3, 5])
    hand.remove(5)
    assert hand.listing() == [3, 5]
