"""The table as a picture: the board as everybody sees it, a few pixels a cell, without any drawing library."""

from __future__ import annotations

from typing import Final

import numpy as np

from undermine.api.meanings import cell_of
from undermine.engine.kernel.table import Table
from undermine.engine.tunnels.board import EDGE, EMPTY, HIDDEN, Board
from undermine.env.sight import Numbers

CELL_PIXELS: Final = 21
TUNNEL: Final = slice(7, 14)
"""The middle third of a cell."""
EARTH, CARD, WAY, REACHED, BACK, ROCK = (
    (34, 26, 20),
    (94, 72, 52),
    (214, 186, 140),
    (250, 214, 90),
    (60, 70, 96),
    (120, 60, 50),
)
"""Colours: no card; a card; a tunnel; one that the start reaches; a card lying face down; where a dead end stops."""


def draw(table: Table, cells: tuple[int, int, int, int]) -> Numbers:
    """Return the board within a window as an image: rows, columns, red, green and blue."""
    left, top, right, bottom = cells
    size = CELL_PIXELS
    image = np.full(((bottom - top + 1) * size, (right - left + 1) * size, 3), EARTH, np.uint8)
    board: Board = getattr(table, "board")  # both games have one, on which what lies face down is HIDDEN
    for cell, face in board.layout():
        x, y = cell_of(int(cell))
        if left <= x <= right and top <= y <= bottom and face not in (EMPTY, EDGE):
            spot = image[(y - top) * size : (y - top + 1) * size, (x - left) * size : (x - left + 1) * size]
            _draw_cell(spot, board, int(cell), int(face))
    return image


def _draw_cell(spot: Numbers, board: Board, cell: int, face: int) -> None:
    inside = spot[1:-1, 1:-1]
    if face == HIDDEN:
        inside[:] = BACK
        return
    inside[:] = CARD
    middle = CELL_PIXELS // 2
    arms = (
        spot[: middle + 4, TUNNEL],
        spot[TUNNEL, middle - 3 :],
        spot[middle - 3 :, TUNNEL],
        spot[TUNNEL, : middle + 4],
    )
    lit, openings = int(board.lit_at(cell)), int(board.tiles.openings[face])
    for side, arm in enumerate(arms):
        if openings >> side & 1:
            arm[:] = REACHED if lit >> side & 1 else WAY
    if any(openings >> side & 1 and not board.tiles.joins[4 * face + side] for side in range(4)):
        spot[TUNNEL, TUNNEL] = ROCK
