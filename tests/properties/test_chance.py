"""Chance: the stream of a seed is pinned for ever, bounded numbers are unbiased, shuffles are evenly spread."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from itertools import islice, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.properties.play import Setup
from tests.properties.strategies import setups
from undermine.engine.kernel.play import start
from undermine.engine.kernel.rng import Rng, seed_bytes
from undermine.engine.saboteur.table import saboteur

CHI_SQUARE_23 = 49.7
"""Exceeded once in a thousand times with 23 degrees of freedom; the seeds here are fixed, so it never is."""


def words(seed: bytes) -> list[int]:
    """The first words of a stream, read from its description in the most obvious way."""
    blocks = [sha256(seed + block.to_bytes(8, "big")).digest() for block in range(400)]
    stream = b"".join(blocks)
    return [stream[i] * 256 + stream[i + 1] for i in range(0, len(stream), 2)]


def test_the_stream_of_a_seed_never_changes() -> None:
    chance = Rng(seed_bytes("7"))
    assert [chance.below(65_535) for _ in range(5)] == [915, 13_796, 39_750, 37_194, 41_349]
    deck = list(range(10))
    Rng(seed_bytes("7")).shuffle(deck)
    assert deck == [9, 1, 0, 2, 4, 7, 3, 6, 8, 5]


@given(st.binary(min_size=32, max_size=32), st.lists(st.integers(1, 65_535), max_size=60))
def test_numbers_are_the_words_of_the_stream_below_the_last_whole_multiple(
    seed: bytes, bounds: list[int]
) -> None:
    chance = Rng(seed)
    stream = iter(words(seed))
    for bound in bounds:
        whole = 65_536 - 65_536 % bound
        word = next(word for word in stream if word < whole)
        assert chance.below(bound) == word % bound


def test_words_that_would_favour_small_numbers_are_rejected() -> None:
    bound = 40_000  # four words in ten are too large to be used
    stream = words(seed_bytes("bias"))
    chance = Rng(seed_bytes("bias"))
    drawn = [chance.below(bound) for _ in range(2_000)]
    assert drawn == list(islice((word for word in stream if word < bound), 2_000))
    assert abs(sum(drawn) / len(drawn) - bound / 2) < 0.02 * bound


def test_every_order_of_four_cards_is_equally_likely() -> None:
    chance = Rng(seed_bytes("orders"))
    counts: Counter[tuple[int, ...]] = Counter()
    deals = 24 * 200
    for _ in range(deals):
        deck = [0, 1, 2, 3]
        chance.shuffle(deck)
        counts[tuple(deck)] += 1
    expected = deals / 24
    spread = sum((counts[order] - expected) ** 2 / expected for order in permutations(range(4)))
    assert spread < CHI_SQUARE_23


@given(st.lists(st.integers(0, 5), max_size=30), st.binary(min_size=32, max_size=32))
def test_a_shuffle_loses_nothing(cards: list[int], seed: bytes) -> None:
    shuffled = [*cards]
    Rng(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(cards)


@given(st.binary(min_size=32, max_size=32), st.integers(0, 40))
def test_a_copy_goes_on_with_the_same_numbers(seed: bytes, drawn: int) -> None:
    chance = Rng(seed)
    for _ in range(drawn):
        chance.below(7)
    copy = chance.copy()
    elsewhere = Rng(seed)
    elsewhere.skip(chance.position())
    numbers = [chance.below(1_000) for _ in range(40)]
    assert [copy.below(1_000) for _ in range(40)] == numbers
    assert [elsewhere.below(1_000) for _ in range(40)] == numbers


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_seed_of_another_length_is_refused(size: int) -> None:
    with pytest.raises(ValueError, match=f"32 bytes, this one has {size}"):
        Rng(bytes(size))


@given(setups())
def test_the_same_seed_deals_the_same_game_and_another_seed_another(setup: Setup) -> None:
    decks = [saboteur(start(setup.ruleset(), setup.seats, seed_bytes(seed))) for seed in ("a", "a", "b")]
    same, again, other = [
        ([hand.listing() for hand in table.hands], table.deck, table.roles) for table in decks
    ]
    assert same == again
    if any(table.deck for table in decks):
        assert same != other
