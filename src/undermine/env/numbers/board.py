"""The board as planes: both games lay cards with tunnels on cells."""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.tunnels.board import EMPTY, Board
from undermine.engine.tunnels.tiles import card_of
from undermine.env.numbers.deeds import Deeds
from undermine.env.numbers.encoding import DUG_BY, FACE_DOWN, JOINED, OPEN, REACHED
from undermine.env.numbers.entries import Entries
from undermine.env.numbers.window import Window


class BoardPlanes:
    """Writes the cards on a board, cell by cell of the window."""

    def __init__(self, window: Window, start: int, seats: int) -> None:
        self.window = window
        self.start: i64 = start
        self.size: i64 = window.size
        self.seats: i64 = seats

    def write(self, board: Board, seat: i64, deeds: Deeds, entries: Entries) -> None:
        """Write the cards that lie face up."""
        laid = board.laid
        i: i64
        for i in range(len(laid)):
            spot = self.window.spot(laid[i])
            if spot >= 0:
                self._write_card(board, laid[i], self.start + spot, entries)
        self._write_diggers(board, seat, deeds, entries)

    def _write_diggers(self, board: Board, seat: i64, deeds: Deeds, entries: Entries) -> None:
        start = self.start + DUG_BY * self.size
        i: i64
        for i in range(len(deeds.dug)):
            cell = deeds.dug[i]
            spot = self.window.spot(cell)
            if spot >= 0 and board.face_at(cell) > EMPTY:
                ahead = deeds.diggers[i] - seat
                entries.put(start + spot, 1 + (ahead if ahead >= 0 else ahead + self.seats))

    def _write_card(self, board: Board, cell: i64, at: i64, entries: Entries) -> None:
        face = board.face_at(cell)
        tiles, size = board.tiles, self.size
        openings, lit = tiles.openings[face], board.lit_at(cell)
        entries.put(at, 1 + card_of(face))
        side: i64
        for side in range(4):
            entries.put(at + (OPEN + side) * size, (openings >> side) & 1)
            entries.put(at + (REACHED + side) * size, (lit >> side) & 1)
        pair: i64 = JOINED
        for side in range(3):
            joined = tiles.joins[4 * face + side]
            other: i64
            for other in range(side + 1, 4):
                entries.put(at + pair * size, (joined >> other) & 1)
                pair += 1

    def write_face_down(self, cell: i64, entries: Entries) -> None:
        """Write that a card lies face down on a cell."""
        spot = self.window.spot(cell)
        if spot >= 0:
            entries.put(self.start + FACE_DOWN * self.size + spot, 1)
