"""The board as planes: both games lay cards with tunnels on cells."""

from __future__ import annotations

from undermine.engine._native import append, i64, vec
from undermine.engine.tunnels.board import EMPTY, Board
from undermine.engine.tunnels.tiles import Tiles, card_of
from undermine.env.numbers.deeds import Deeds
from undermine.env.numbers.encoding import DUG_BY, FACE_DOWN, JOINED, OPEN, REACHED
from undermine.env.numbers.entries import Entries
from undermine.env.numbers.window import Window


class BoardPlanes:
    """Writes the cards on a board, cell by cell of the window."""

    def __init__(self, window: Window, start: int, seats: int, tiles: Tiles) -> None:
        self.window = window
        self.start: i64 = start
        self.size: i64 = window.size
        self.seats: i64 = seats
        self.planes: vec[i64] = vec[
            i64
        ]()  # of every face, those that its shape marks, one face behind the other
        self.firsts: vec[i64] = vec[i64]([0])
        for face in range(len(tiles.openings)):
            for plane in shape_planes(tiles, face):
                self.planes = append(self.planes, plane)
            self.firsts = append(self.firsts, len(self.planes))

    def write(self, board: Board, entries: Entries) -> None:
        """Write the cards that lie face up, and what the start reaches."""
        laid = board.laid
        i: i64
        for i in range(len(laid)):
            spot = self.window.spot(laid[i])
            if spot >= 0:
                at = board.spot(laid[i])
                self._write_card(board.face_on(at), board.lit_on(at), self.start + spot, entries)

    def _write_card(self, face: i64, lit: i64, at: i64, entries: Entries) -> None:
        size = self.size
        entries.put(at, 1 + card_of(face))
        i: i64
        for i in range(self.firsts[face], self.firsts[face + 1]):
            entries.put(at + self.planes[i] * size, 1)
        for i in range(4):
            if (lit >> i) & 1:
                entries.put(at + (REACHED + i) * size, 1)

    def write_diggers(self, board: Board, seat: i64, deeds: Deeds, entries: Entries) -> None:
        """Write who has laid the cards, counted from an observer."""
        start = self.start + DUG_BY * self.size
        dug, diggers = deeds.dug, deeds.diggers
        i: i64
        for i in range(len(dug)):
            spot = self.window.spot(dug[i])
            if spot >= 0 and board.face_at(dug[i]) > EMPTY:
                ahead = diggers[i] - seat
                entries.put(start + spot, 1 + (ahead if ahead >= 0 else ahead + self.seats))

    def write_face_down(self, cell: i64, entries: Entries) -> None:
        """Write that a card lies face down on a cell."""
        spot = self.window.spot(cell)
        if spot >= 0:
            entries.put(self.start + FACE_DOWN * self.size + spot, 1)


def shape_planes(tiles: Tiles, face: int) -> list[int]:
    """Return the planes that the shape of a face marks: its open sides, and the pairs of sides it joins."""
    planes = [int(OPEN) + side for side in range(4) if (tiles.openings[face] >> side) & 1]
    pair = int(JOINED)
    for one in range(3):
        for other in range(one + 1, 4):
            if (tiles.joins[4 * face + one] >> other) & 1:
                planes.append(pair)
            pair += 1
    return planes
