"""Chance: a stream of numbers made from a 32-byte seed, kept as a value inside the table.

Block k of the stream is SHA-256(seed + k as 8 bytes), read as sixteen words of two bytes. Nobody can search
the seed from a hand of cards, the same seed gives the same game on every machine, and bounded numbers are drawn by
rejection, so they are unbiased.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from undermine.engine._native import i64, vec

WORD_RANGE: Final[i64] = 65536
WORDS_A_BLOCK: Final[i64] = 16
SEED_BYTES: Final = 32
COUNTERS: Final = [number.to_bytes(8, "big") for number in range(256)]
"""The numbers of the first blocks, as they are hashed."""


def seed_bytes(seed: str) -> bytes:
    """Return the 32-byte seed that a written seed means: `7` means SHA-256 of "7"."""
    return sha256(seed.encode()).digest()


class Rng:
    """A position in the stream of one seed."""

    def __init__(self, seed: bytes, like: Rng | None = None) -> None:
        """Begin the stream of a 32-byte seed; `like` is a reader of the same."""
        if len(seed) != SEED_BYTES:
            msg = f"a seed has {SEED_BYTES} bytes, this one has {len(seed)}"
            raise ValueError(msg)
        self.seed = seed
        # The hash of the seed alone, from which that of every block goes on.
        if like is None:
            self.begun = sha256(seed)
        else:
            self.begun = like.begun
        self.blocks: i64 = 0
        self.used: i64 = WORDS_A_BLOCK
        self.block = b""

    def copy(self) -> Rng:
        """Return another reader at the same position."""
        other = Rng(self.seed, self)
        other.blocks = self.blocks
        other.used = self.used
        other.block = self.block
        return other

    def position(self) -> i64:
        """Return how many words have been read so far."""
        return WORDS_A_BLOCK * (self.blocks - 1) + self.used

    def skip(self, words: i64) -> None:
        """Read on without looking."""
        i: i64
        for i in range(words):
            self._word()

    def _word(self) -> i64:
        if self.used >= WORDS_A_BLOCK:
            self._read_block()
        block = self.block
        at = 2 * self.used
        self.used += 1
        high: i64 = block[at]
        low: i64 = block[at + 1]
        return high * 256 + low

    def _read_block(self) -> None:
        hashing = self.begun.copy()
        number = int(self.blocks)
        hashing.update(COUNTERS[number] if number < len(COUNTERS) else number.to_bytes(8, "big"))
        self.block = hashing.digest()
        self.blocks += 1
        self.used = 0

    def below(self, bound: i64) -> i64:
        """Return a number from 0 to bound - 1 (at most 65,535), each equally likely."""
        word = self._word()
        number = word % bound
        while word - number > WORD_RANGE - bound:  # one of the last words, which are too few for all numbers
            word = self._word()
            number = word % bound
        return number

    def shuffle(self, items: list[int]) -> None:
        """Put a list into random order, in place (Fisher and Yates)."""
        order = vec[i64]([0] * len(items))  # twelve times as fast as a vector made of the list
        last: i64
        for last in range(len(items)):
            order[last] = items[last]
        for last in range(len(order) - 1, 0, -1):
            chosen = self.below(last + 1)
            item = order[last]
            order[last] = order[chosen]
            order[chosen] = item
        for last in range(len(order)):
            items[last] = order[last]


UNTOLD_CHANCE: Final = Rng(bytes(SEED_BYTES))
"""In the place of a table's chance where nobody may know it; not to be read."""
