"""Sides and cells.

Sides are 0 north, 1 east, 2 south, 3 west; a set of sides is four bits. A cell (x, y) is one integer, x growing
east and y south; the start card lies at (0, 0). Neighbouring cells differ by a constant.
"""

from __future__ import annotations

from typing import Final

from undermine.engine._native import i64
from undermine.engine.kernel.cards import Card
from undermine.engine.kernel.kinds import UNKNOWN, Kind, Unreadable

NORTH: Final[i64] = 0
EAST: Final[i64] = 1
SOUTH: Final[i64] = 2
WEST: Final[i64] = 3
SIDE_NAMES: Final = ("north", "east", "south", "west")
SIDE_LETTERS: Final = "NESW"

ROW: Final[i64] = 1024
CENTRE: Final[i64] = 512
CELL_BITS: Final[i64] = 20
CELL_MASK: Final[i64] = 1048575
TURNED_BIT: Final[i64] = 1048576
FARTHEST: Final = 511


def at(x: int, y: int) -> i64:
    """Return the cell at (x, y)."""
    return (y + CENTRE) * ROW + x + CENTRE


def column(cell: i64) -> i64:
    """Return the x of a cell."""
    return (cell & (ROW - 1)) - CENTRE


def row(cell: i64) -> i64:
    """Return the y of a cell."""
    return (cell >> 10) - CENTRE


def beside(cell: i64, side: i64) -> i64:
    """Return the neighbouring cell on a side."""
    if side == NORTH:
        return cell - ROW
    if side == EAST:
        return cell + 1
    if side == SOUTH:
        return cell + ROW
    return cell - 1


def adjacent(one: i64, other: i64) -> bool:
    """Say whether two cells share a side; corners do not count."""
    gap = one - other
    return gap in (1, -1, ROW, -ROW)


def opposite(side: i64) -> i64:
    """Return the side facing this one."""
    return side ^ 2


class CellKind(Kind):
    """A cell, written `3,-1`."""

    def write(self, number: int, cards: list[Card]) -> str:
        """Write x and y with a comma."""
        if number == UNKNOWN:
            return "?"
        return f"{column(number)},{row(number)}"

    def read(self, word: str, cards: list[Card]) -> int:
        """Read a cell from `3,-1`."""
        if word == "?":
            return int(UNKNOWN)
        parts = word.split(",")
        try:
            x, y = [int(part) for part in parts]
        except ValueError:
            msg = f"'{word}' is not a cell; write 3,-1 for the cell three east and one north of the start"
            raise Unreadable(msg) from None
        if abs(x) > FARTHEST or abs(y) > FARTHEST:
            msg = f"'{word}' is too far away"
            raise Unreadable(msg)
        return int(at(x, y))


class PlaceKind(CellKind):
    """A cell and a way up, written `3,-1` or `3,-1 turned`."""

    def words(self, words: list[str]) -> int:
        """Take `turned` along if it follows."""
        return 2 if len(words) > 1 and words[1] == "turned" else 1

    def write(self, number: int, cards: list[Card]) -> str:
        """Write the cell, and `turned` if the card is turned by 180 degrees."""
        place: i64 = number
        if place == UNKNOWN:
            return "?"
        cell = super().write(int(place & CELL_MASK), cards)
        return f"{cell} turned" if place & TURNED_BIT else cell

    def read(self, word: str, cards: list[Card]) -> int:
        """Read the cell and whether it is turned."""
        cell, _, way = word.partition(" ")
        place: i64 = super().read(cell, cards)
        if way not in ("", "turned"):
            msg = f"'{way}' is no way up; write 'turned' or nothing"
            raise Unreadable(msg)
        return int(place | TURNED_BIT) if way else int(place)


CELL: Final = CellKind("cell")
PLACE: Final = PlaceKind("place")
TUNNEL_KINDS: Final[tuple[Kind, ...]] = (CELL, PLACE)
