"""What an observation is written into: the numbers that are not zero, each packed with its index.

Most of an observation is zero, so that writing it down like this and spreading it out afterwards costs least; and what
was spread out is known when it is to be wiped.
"""

from __future__ import annotations

from typing import Final

from undermine.engine._native import append, i64, u8, vec

VALUE_BITS: Final[i64] = 8
LARGEST: Final[i64] = 255
"""Numbers of an observation are bytes; larger ones are written as this."""


class Entries:
    """Numbers with their indices, in room that is used again; an index that comes twice means the later number."""

    def __init__(self) -> None:
        self.packed: vec[i64] = vec[i64]()
        self.size: i64 = 0
        self.base: i64 = 0

    def clear(self) -> None:
        """Begin with none again, at index 0."""
        self.size = 0
        self.base = 0

    def begin(self, base: i64) -> None:
        """Count indices from here on from another one: the next observation of several."""
        self.base = base

    def put(self, index: i64, value: i64) -> None:
        """Write a number at an index; what is too large becomes the largest."""
        if value <= 0:
            return
        value = min(value, LARGEST)
        packed = ((self.base + index) << VALUE_BITS) | value
        if self.size == len(self.packed):
            self.packed = append(self.packed, packed)
        else:
            self.packed[self.size] = packed
        self.size += 1

    def listing(self) -> list[int]:
        """Return the packed numbers."""
        return list(self.packed[: self.size])

    def spread(self, numbers: vec[u8]) -> None:
        """Write the numbers where they belong."""
        packed = self.packed
        i: i64
        for i in range(self.size):
            numbers[packed[i] >> VALUE_BITS] = u8(packed[i] & LARGEST)

    def wipe(self, numbers: vec[u8]) -> None:
        """Take back what `spread` has written."""
        packed = self.packed
        i: i64
        for i in range(self.size):
            numbers[packed[i] >> VALUE_BITS] = 0
