"""The part of the board that observations and flat actions can tell apart, as a rectangle of cells."""

from __future__ import annotations

from typing import Final

from undermine.engine._native import i64
from undermine.engine.tunnels.sides import CELL_MASK, column, row
from undermine.env.numbers.entries import Entries

BEYOND: Final[i64] = 255
"""Stands for a coordinate outside the window where a coordinate is a single number."""


class Window:
    """Columns `left` to `right` and rows `top` to `bottom`, both ends included; spots are counted row by row."""

    def __init__(self, left: int, top: int, right: int, bottom: int) -> None:
        self.left: i64 = left
        self.top: i64 = top
        self.width: i64 = right - left + 1
        self.height: i64 = bottom - top + 1
        self.size: i64 = self.width * self.height

    def spot(self, cell: i64) -> i64:
        """Return the place of a cell in the window, or -1 if it lies outside."""
        x = column(cell & CELL_MASK) - self.left
        y = row(cell & CELL_MASK) - self.top
        if x < 0 or y < 0 or x >= self.width or y >= self.height:
            return -1
        return y * self.width + x

    def write(self, cell: i64, at: i64, entries: Entries) -> i64:
        """Write the column and the row of a cell, both counted from 1 or BEYOND; return its spot, or -1."""
        x = column(cell & CELL_MASK) - self.left
        y = row(cell & CELL_MASK) - self.top
        if x < 0 or y < 0 or x >= self.width or y >= self.height:
            entries.put(at, BEYOND)
            entries.put(at + 1, BEYOND)
            return -1
        entries.put(at, 1 + x)
        entries.put(at + 1, 1 + y)
        return y * self.width + x

    def labels(self) -> list[str]:
        """Return the cells as `x,y`, spot by spot."""
        return [
            f"{self.left + spot % self.width},{self.top + spot // self.width}"
            for spot in range(int(self.size))
        ]
