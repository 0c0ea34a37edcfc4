"""What an observation is written into: numbers where they belong, and the indices where something stands.

Most of an observation is zero, and what was written is known when it is to be wiped.
"""

from __future__ import annotations

from typing import Final

from undermine.engine._native import append, i64, u8, vec

VALUE_BITS: Final[i64] = 8
LARGEST: Final[i64] = 255
"""Numbers of an observation are bytes; larger ones are written as this."""


class Entries:
    """Numbers, all zero but those that are written; an index that is written twice has the later number.

    `written` has the indices, the first `count` of it: room that is used again. Several may write into the same
    `numbers`, each what it wipes itself.
    """

    def __init__(self, size: int = 0) -> None:
        """Take as many zeros to write into."""
        self.numbers: vec[u8] = vec[u8]([0] * size)
        self.written: vec[i64] = vec[i64]()
        self.count: i64 = 0
        self.base: i64 = 0

    def begin(self, base: i64) -> None:
        """Count indices from here on from another one: the next observation of several."""
        self.base = base

    def put(self, index: i64, value: i64) -> None:
        """Write a number at an index; what is too large becomes the largest."""
        if value <= 0:
            return
        at = self.base + index
        self.numbers[at] = u8(min(value, LARGEST))
        if self.count == len(self.written):
            self.written = append(self.written, at)
        else:
            self.written[self.count] = at
        self.count += 1

    def add(self, index: i64) -> None:
        """Make the number at an index larger by one."""
        self.put(index, i64(self.numbers[self.base + index]) + 1)

    def add_all(self, start: i64, places: vec[i64]) -> None:
        """Make the numbers at places behind an index larger by one, for each time that a place comes."""
        numbers, written, count = self.numbers, self._room(len(places)), self.count
        i: i64
        for i in range(len(places)):
            at = self.base + start + places[i]
            numbers[at] += 1
            written[count] = at
            count += 1
        self.count = count

    def put_turned(self, start: i64, counts: vec[i64], first: i64, size: i64) -> None:
        """Write how often things were done, which are on a circle of places: counted from the `first` one.

        Each of `counts` has how often in its lowest 8 bits and the place above.
        """
        numbers, written, count = self.numbers, self._room(len(counts)), self.count
        start += self.base
        i: i64
        for i in range(len(counts)):
            place = (counts[i] >> VALUE_BITS) - first
            at = start + (place if place >= 0 else place + size)
            numbers[at] = u8(counts[i] & LARGEST)
            written[count] = at
            count += 1
        self.count = count

    def put_seats(self, owned: vec[i64], seat: i64, seats: i64) -> None:
        """Write whose things are, counted from a seat, which is 1.

        Each of `owned` has the owner in its lowest 8 bits and the index above.
        """
        numbers, written, count = self.numbers, self._room(len(owned)), self.count
        i: i64
        for i in range(len(owned)):
            ahead = (owned[i] & LARGEST) - seat
            at = self.base + (owned[i] >> VALUE_BITS)
            numbers[at] = u8(1 + (ahead if ahead >= 0 else ahead + seats))
            written[count] = at
            count += 1
        self.count = count

    def _room(self, more: i64) -> vec[i64]:
        """Return `written` with room for that many more."""
        while len(self.written) < self.count + more:
            self.written = append(self.written, 0)
        return self.written

    def listing(self) -> list[int]:
        """Return what is written, each number packed with its index."""
        return [int((at << VALUE_BITS) | i64(self.numbers[at])) for at in self.written[: self.count]]

    def wipe(self) -> None:
        """Take back what was written."""
        numbers, written = self.numbers, self.written
        i: i64
        for i in range(self.count):
            numbers[written[i]] = 0
        self.count = 0

    def keep(self) -> None:
        """Let what was written stand: it is not wiped from here."""
        self.count = 0


def entries_in(numbers: vec[u8], base: i64) -> Entries:
    """Return what writes into numbers that others look at, from an index on."""
    entries = Entries()
    entries.numbers = numbers
    entries.base = base
    return entries
