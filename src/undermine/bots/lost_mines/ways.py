"""Ways to the mines: what they cost a dwarf, over cards that lie and over cards still to be laid.

Measured backwards from each mine, so that one measurement serves every dwarf. An empty cell costs what it takes until
somebody has laid a card there: path cards have every shape with two openings or more (LM-1), so any two sides of a cell
can be joined as long as its neighbours are open there. Compiled with the engine: a grandmaster measures the board again
for every card that it might play.
"""

from __future__ import annotations

from typing import Final

from undermine.engine._native import append, i64, vec

WIDTH: Final[i64] = 13
"""Columns of the board and its border."""
SPOTS: Final[i64] = 117
"""Cells of the board and its border."""
ALL_SIDES: Final[i64] = 15
EMPTY: Final[i64] = 16
"""A cell without a card, beside the openings of cards that lie face up (0 to 15) ..."""
HIDDEN: Final[i64] = 17
"""... a mine that lies face down ..."""
BEYOND: Final[i64] = 18
"""... and what is not on the board."""

TURN: Final[i64] = 12
"""What a turn's way costs: costs are twelfths of a turn."""
STEP: Final[i64] = 4
"""What a step costs: a move has three of them (LM-24) ..."""
LAYING: Final[i64] = 10
"""... what it costs beyond that until a card lies on an empty cell ..."""
UNCOVERING: Final[i64] = 6
"""... and to go on from a mine that lies face down: the move ends there, and it may be closed on the other side."""
NOWHERE: Final[i64] = 999
"""What a way costs that does not exist."""


class Ways:
    """The board as it matters for walking.

    By spot, which is the place of a cell in the window of the board: `shapes` has what lies there, `tolls` what
    entering costs beyond a step; `bars` what crossing each side of a spot costs more. By mine and spot: `costs` are
    those of the way, `gaps` the cards that are missing on it.
    """

    def __init__(self, shapes: list[int], tolls: list[int], mines: list[int]) -> None:
        """Take the board, and the spots of the mines."""
        self.shapes: vec[i64] = vec[i64]([i64(shape) for shape in shapes])
        self.tolls: vec[i64] = vec[i64]([i64(toll) for toll in tolls])
        self.mines: vec[i64] = vec[i64]([i64(spot) for spot in mines])
        self.bars: vec[i64] = vec[i64]([0] * int(4 * SPOTS))
        self.strides: vec[i64] = vec[i64]([-int(WIDTH), 1, int(WIDTH), -1])
        self.costs: vec[i64] = vec[i64]([int(NOWHERE)] * (len(mines) * int(SPOTS)))
        self.gaps: vec[i64] = vec[i64]([0] * (len(mines) * int(SPOTS)))

    def bar(self, spot: i64, side: i64, toll: i64) -> None:
        """Make crossing an edge cost so much more, in either direction."""
        self.bars[4 * spot + side] += toll
        self.bars[4 * (spot + self.strides[side]) + (side ^ 2)] += toll

    def put(self, spot: i64, shape: i64, toll: i64) -> None:
        """Change what lies on a spot."""
        self.shapes[spot] = shape
        self.tolls[spot] = toll

    def cost(self, mine: i64, spot: i64) -> i64:
        """Return what the way from a spot to a mine costs."""
        return self.costs[mine * SPOTS + spot]

    def is_whole(self, mine: i64, spot: i64) -> bool:
        """Return whether nothing is missing on the way from a spot to a mine."""
        return self.gaps[mine * SPOTS + spot] == 0

    def measure(self) -> None:
        """Find the ways to all mines on the board as it is now."""
        mine: i64
        for mine in range(len(self.mines)):
            self._measure_to(mine)

    def _measure_to(self, mine: i64) -> None:
        costs, gaps, strides = self.costs, self.gaps, self.strides
        first = mine * SPOTS
        goal = self.mines[mine]
        spot: i64
        side: i64
        for spot in range(SPOTS):
            costs[first + spot] = NOWHERE
        costs[first + goal] = 0
        gaps[first + goal] = 0
        waiting = vec[i64]([goal])
        done: i64 = 0
        while done < len(waiting):
            spot = waiting[done]
            done += 1
            entering = costs[first + spot] + self._entering(spot, goal)
            missing = gaps[first + spot] + (1 if self.shapes[spot] == EMPTY else 0)
            for side in range(4):
                before = spot + strides[side]
                cost = entering + self.bars[4 * spot + side]
                if self._leads(spot, side, before) and cost < costs[first + before]:
                    costs[first + before] = cost
                    gaps[first + before] = missing
                    waiting = append(waiting, before)

    def _entering(self, spot: i64, goal: i64) -> i64:
        """Return what a step onto a spot costs on the way to a mine."""
        shape = self.shapes[spot]
        toll = STEP + self.tolls[spot]
        if shape == EMPTY:
            return toll + LAYING
        return toll + UNCOVERING if shape == HIDDEN and spot != goal else toll

    def _leads(self, spot: i64, side: i64, before: i64) -> bool:
        """Return whether a way may lead onto a spot over a side; what lies there already must be open there."""
        shape = self.shapes[spot]
        if shape < EMPTY and shape & (1 << side) == 0:
            return False
        there = self.shapes[before]
        return there != BEYOND and (there >= EMPTY or there & (1 << (side ^ 2)) != 0)
