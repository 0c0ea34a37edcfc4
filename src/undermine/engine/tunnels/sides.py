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
SOUTHERN: Final[i64] = 1048576
"""The bit of an edge that lies south of its cell; without it, the edge lies east."""
FARTHEST: Final = 511
LONGEST_ROUTE: Final = 5


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
    return cell + (2 - side if side & 1 else (side - 1) * ROW)


def adjacent(one: i64, other: i64) -> bool:
    """Return whether two cells share a side; corners do not count."""
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
            raise Unreadable("not-a-cell", {"word": word}, msg) from None
        if abs(x) > FARTHEST or abs(y) > FARTHEST:
            raise Unreadable("too-far", {"word": word}, f"'{word}' is too far away")
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
            raise Unreadable("no-way-up", {"word": way}, msg)
        return int(place | TURNED_BIT) if way else int(place)


class EdgeKind(CellKind):
    """The edge between two neighbouring cells, written with both: `3,2|4,2`. Inside, the western or northern cell."""

    def write(self, number: int, cards: list[Card]) -> str:
        """Write the cells on both sides of the edge."""
        edge: i64 = number
        if edge == UNKNOWN:
            return "?"
        cell = super().write(int(edge & CELL_MASK), cards)
        return f"{cell}|{super().write(int(beyond(edge)), cards)}"

    def read(self, word: str, cards: list[Card]) -> int:
        """Read the two cells, in either order."""
        if word == "?":
            return int(UNKNOWN)
        one, _, other = word.partition("|")
        first: i64 = super().read(one, cards)
        second: i64 = super().read(other, cards)
        if not adjacent(first, second):
            msg = f"'{word}' is not an edge; write 3,2|4,2 for the one between two neighbouring cells"
            raise Unreadable("not-an-edge", {"word": word}, msg)
        southern: i64 = 0 if first - second in (1, -1) else SOUTHERN
        return int(min(first, second) | southern)


def edge_at(cell: i64, side: i64) -> i64:
    """Return the edge of a cell on a side."""
    if side == EAST:
        return cell
    if side == SOUTH:
        return cell | SOUTHERN
    return beside(cell, side) | (SOUTHERN if side == NORTH else 0)


def beyond(edge: i64) -> i64:
    """Return the cell east or south of an edge; the other one is `edge & CELL_MASK`."""
    return beside(edge & CELL_MASK, SOUTH if edge & SOUTHERN else EAST)


class RouteKind(Kind):
    """A walk of one to five steps from cell to cell, written by the sides left: `EEN`. Three bits a step."""

    def write(self, number: int, cards: list[Card]) -> str:
        """Write one letter a step."""
        if number == UNKNOWN:
            return "?"
        return "".join([SIDE_LETTERS[side] for side in route_sides(number)])

    def read(self, word: str, cards: list[Card]) -> int:
        """Read the letters."""
        if word == "?":
            return int(UNKNOWN)
        if not 1 <= len(word) <= LONGEST_ROUTE or any(letter not in SIDE_LETTERS for letter in word):
            msg = f"'{word}' is not a route; write EEN for two steps east and one north, five at most"
            raise Unreadable("not-a-route", {"word": word}, msg)
        route: i64 = 0
        for length, letter in enumerate(word):
            route = longer_route(route, length, SIDE_LETTERS.index(letter))
        return int(route)


def longer_route(route: i64, length: i64, side: i64) -> i64:
    """Return the route of `length` steps with one more step."""
    return route | (side + 1) << (3 * length)


def route_sides(route: i64) -> list[int]:
    """Return the sides by which a route leaves its cells, as far as it can be read."""
    sides: list[int] = []
    while route & 7:
        sides.append(int(((route & 7) - 1) & 3))
        route >>= 3
    return sides


CELL: Final = CellKind("cell")
PLACE: Final = PlaceKind("place")
CROSSING: Final = EdgeKind("edge")
ROUTE: Final = RouteKind("route")
TUNNEL_KINDS: Final[tuple[Kind, ...]] = (CELL, PLACE)
WALKING_KINDS: Final[tuple[Kind, ...]] = (CELL, PLACE, CROSSING, ROUTE)
