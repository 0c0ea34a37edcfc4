"""What the engine's packed numbers mean: cells as (x, y), cards by name, seats as numbers, None for the unknown."""

from collections.abc import Callable, Sequence
from typing import Final

from undermine.engine.kernel.cards import Card
from undermine.engine.kernel.kinds import UNKNOWN, Kind
from undermine.engine.tunnels.sides import (
    CELL_MASK,
    SIDE_LETTERS,
    TURNED_BIT,
    beyond,
    column,
    route_sides,
    row,
)

Cell = tuple[int, int]
"""A place on the board: (x, y), x growing east and y south; the start card of Saboteur lies at (0, 0)."""
Edge = tuple[Cell, Cell]
"""The border between two neighbouring cells."""
Place = tuple[Cell, bool]
"""A cell, and whether the card on it is turned by 180 degrees."""


def cell_of(number: int) -> Cell:
    return int(column(number)), int(row(number))


def place_of(number: int) -> Place:
    return cell_of(int(number & CELL_MASK)), bool(number & TURNED_BIT)


def edge_of(number: int) -> Edge:
    return cell_of(int(number & CELL_MASK)), cell_of(int(beyond(number)))


def route_of(number: int) -> str:
    return "".join([SIDE_LETTERS[side] for side in route_sides(number)])


READERS: Final[dict[str, Callable[[int], object]]] = {
    "cell": cell_of,
    "place": place_of,
    "edge": edge_of,
    "route": route_of,
    "flag": bool,
    "number": int,
    "seat": int,
}
"""How the numbers of a kind are read; those of other kinds (cards, tools) are read from their written form."""


def meaning(kind: Kind, number: int, cards: list[Card]) -> object:
    """Return what a number of a kind means, or None if it means nothing or the reader may not know it."""
    if number == UNKNOWN:
        return None
    reader = READERS.get(kind.name)
    return (kind.write(number, cards) or None) if reader is None else reader(number)


def seat_or_none(number: int) -> int | None:
    return None if number == UNKNOWN else number


def card_name(number: int, cards: list[Card]) -> str | None:
    """Return the name of a card, or None if the reader may not know it."""
    return None if number == UNKNOWN else cards[number].name


def card_names(numbers: Sequence[int], cards: list[Card]) -> tuple[str | None, ...]:
    return tuple([card_name(number, cards) for number in numbers])
