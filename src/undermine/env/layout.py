"""What every number of an observation means: named pieces, one behind the other, each with labels along its axes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import prod

Axis = tuple[str, ...]
"""The labels along one axis of a piece."""


@dataclass(frozen=True)
class Piece:
    """A named part of an observation: where it begins, its shape, and what stands at each place of it."""

    name: str
    start: int
    axes: tuple[Axis, ...]
    meaning: str

    @property
    def shape(self) -> tuple[int, ...]:
        """How many entries there are along each axis."""
        return tuple([len(axis) for axis in self.axes])

    @property
    def size(self) -> int:
        """How many numbers the piece has."""
        return prod(self.shape)

    @property
    def stop(self) -> int:
        """The index behind its last number."""
        return self.start + self.size

    def label(self, index: int) -> str:
        """Return what one number is about, by its index in the whole observation: `hand[map]`."""
        rest = index - self.start
        labels: list[str] = []
        for axis in reversed(self.axes):
            rest, place = divmod(rest, len(axis))
            labels.insert(0, axis[place])
        return f"{self.name}[{', '.join(labels)}]"


class Layout:
    """The pieces of an observation in order; `print(env.layout())` shows them with their offsets."""

    def __init__(self) -> None:
        self.pieces: list[Piece] = []
        self.size = 0

    def add(self, name: str, meaning: str, *axes: Sequence[str]) -> int:
        """Add a piece behind the others and return where it begins; without axes it is a single number."""
        labels = tuple([tuple(axis) for axis in axes]) or (("value",),)
        piece = Piece(name, self.size, labels, meaning)
        self.pieces.append(piece)
        self.size = piece.stop
        return piece.start

    def __getitem__(self, name: str) -> Piece:
        """Return the piece of that name."""
        return next(piece for piece in self.pieces if piece.name == name)

    def __iter__(self) -> Iterator[Piece]:
        return iter(self.pieces)

    def label(self, index: int) -> str:
        """Return what the number at an index is about."""
        if not 0 <= index < self.size:
            raise IndexError(f"an observation has {self.size} numbers, none with the index {index}")
        return next(piece for piece in self.pieces if index < piece.stop).label(index)

    def __str__(self) -> str:
        rows = [
            (f"{piece.start}:{piece.stop}", piece.name, str(piece.shape), piece.meaning)
            for piece in self.pieces
        ]
        widths = [max([len(row[column]) for row in rows], default=0) for column in range(3)]
        lines = [
            f"{where:>{widths[0]}}  {name:{widths[1]}}  {shape:{widths[2]}}  {meaning}"
            for where, name, shape, meaning in rows
        ]
        return "\n".join(lines)
