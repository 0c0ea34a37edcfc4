"""A second model of the labyrinth, slow and obvious: cards in a dictionary of cells, letters for sides, a plain search.

It is written from the rules pages alone and shares nothing with `undermine.engine.tunnels` but the notation of shapes.
"""

from __future__ import annotations

from typing import NamedTuple

Cell = tuple[int, int]

STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
FACING = {"N": "S", "E": "W", "S": "N", "W": "E"}


class Shape(NamedTuple):
    """A card lying one way up: tunnels that join sides, and openings that end in rock."""

    tunnels: tuple[frozenset[str], ...]
    dead_ends: frozenset[str]
    ladder: bool = False

    def openings(self) -> set[str]:
        return set(self.dead_ends).union(*self.tunnels)

    def turned(self) -> Shape:
        """By 180 degrees."""
        tunnels = tuple(frozenset(FACING[side] for side in tunnel) for tunnel in self.tunnels)
        return Shape(tunnels, frozenset(FACING[side] for side in self.dead_ends), self.ladder)


def shape(notation: str, *, ladder: bool = False) -> Shape:
    """Read the notation of the rules: `[NS]|E` joins north and south and has a dead end in the east."""
    tunnels = [part.split("]")[0] for part in notation.split("[")[1:]]
    rest = notation.rpartition("]")[2]
    return Shape(
        tuple(frozenset(tunnel) for tunnel in tunnels), frozenset(rest.replace("|", "")), ladder=ladder
    )


def beside(cell: Cell, side: str) -> Cell:
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


class NaiveBoard:
    """The labyrinth: `up` the cards that lie face up, `down` the cells of face-down cards, `edges` if it has any."""

    def __init__(self, edges: tuple[int, int, int, int] | None = None) -> None:
        self.up: dict[Cell, Shape] = {}
        self.down: set[Cell] = set()
        self.edges = edges

    def inside(self, cell: Cell) -> bool:
        if self.edges is None:
            return True
        left, top, right, bottom = self.edges
        return left <= cell[0] <= right and top <= cell[1] <= bottom

    def neighbours(self, cell: Cell) -> dict[str, Shape]:
        """The face-up cards next to a cell, by the side on which they lie."""
        return {side: self.up[beside(cell, side)] for side in STEPS if beside(cell, side) in self.up}

    def fits(self, cell: Cell, openings: set[str]) -> bool:
        """Opening meets opening, wall meets wall (BASE-14)."""
        return not self.misfits(cell, openings)

    def misfits(self, cell: Cell, openings: set[str]) -> set[str]:
        return {
            side
            for side, card in self.neighbours(cell).items()
            if (side in openings) != (FACING[side] in card.openings())
        }

    def openings_into(self, cell: Cell) -> set[str]:
        """The sides on which a face-up neighbour has an opening, be it a dead end."""
        return {side for side, card in self.neighbours(cell).items() if FACING[side] in card.openings()}

    def frontier(self) -> set[Cell]:
        """The empty cells next to a face-up card (BASE-13)."""
        around = {beside(cell, side) for cell in self.up for side in STEPS}
        return {cell for cell in around if self.inside(cell)} - set(self.up) - self.down

    def reached(self) -> set[tuple[Cell, str]]:
        """Every opening, as cell and side, that joined openings connect with the start or a ladder."""
        waiting = [(cell, tunnel) for cell, card in self.up.items() if card.ladder for tunnel in card.tunnels]
        found: set[tuple[Cell, str]] = set()
        while waiting:
            cell, tunnel = waiting.pop()
            for side in tunnel:
                found.add((cell, side))
                there = beside(cell, side)
                if there in self.up and (there, FACING[side]) not in found:
                    waiting += [
                        (there, onwards) for onwards in self.up[there].tunnels if FACING[side] in onwards
                    ]
        return found

    def lit(self, cell: Cell, reached: set[tuple[Cell, str]]) -> set[str]:
        """On a face-up card its start-reached openings, else the sides by which start-reached openings lead in."""
        if cell in self.up:
            return {side for side in STEPS if (cell, side) in reached}
        return {side for side in STEPS if (beside(cell, side), FACING[side]) in reached}

    def may_lie(self, cell: Cell, card: Shape, *, must_connect: bool) -> bool:
        """The rules of placing: BASE-13 and BASE-14, then BASE-15 (current) or BASE-16 (classic)."""
        if cell not in self.frontier() or not self.fits(cell, card.openings()):
            return False
        return not must_connect or bool(self.lit(cell, self.reached()) & card.openings())
