"""The board as planes: both games lay cards with tunnels on cells."""

from __future__ import annotations

from typing import Final

from undermine.engine._native import append, i64, vec
from undermine.engine.tunnels.board import EMPTY, LIT_MASK, LIT_SHIFT, Board
from undermine.engine.tunnels.tiles import Tiles, card_of
from undermine.env.numbers.action_counts import ActionCounts
from undermine.env.numbers.entries import VALUE_BITS, Entries
from undermine.env.numbers.window import Window

PLANES = (
    "card",
    *[f"open {side}" for side in "NESW"],
    *[f"reached {side}" for side in "NESW"],
    *[f"joined {pair}" for pair in ("NE", "NS", "NW", "ES", "EW", "SW")],
    "face down",
    "dug by",
)
"""What the board shows of a cell: the card's number + 1; its open sides; those that are joined to the start; which
pairs of sides are joined inside it; whether a card lies there face down; who laid it, counted from the observer, who
is 1."""
OPEN: Final[i64] = 1
REACHED: Final[i64] = 5
JOINED: Final[i64] = 9
FACE_DOWN: Final[i64] = 15
DUG_BY: Final[i64] = 16
LIT_BITS: Final[i64] = 4


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
                self.write_card(card_shown(board, laid[i]), spot, entries)

    def write_card(self, shown: i64, spot: i64, entries: Entries) -> None:
        """Write one card, as `card_shown` has it, on a spot of the window."""
        size, at, planes = self.size, self.start + spot, self.planes
        face = shown >> LIT_BITS
        entries.put(at, 1 + card_of(face))
        i: i64
        for i in range(self.firsts[face], self.firsts[face + 1]):
            entries.put(at + planes[i] * size, 1)
        for i in range(LIT_BITS):
            if (shown >> i) & 1:
                entries.put(at + (REACHED + i) * size, 1)

    def diggers(self, board: Board, counted: ActionCounts) -> vec[i64]:
        """Return who has laid the cards that lie there, with the index of each, as `Entries.put_seats` takes them."""
        start = self.start + DUG_BY * self.size
        dug = counted.dug
        found = vec[i64](capacity=len(dug))
        i: i64
        for i in range(len(dug)):
            spot = self.window.spot(dug[i])
            # Where a card was laid in this round is within the board's own window, which only grows.
            if spot >= 0 and board.face_on(board.inner_spot(dug[i])) > EMPTY:
                found = append(found, ((start + spot) << VALUE_BITS) | counted.diggers[i])
        return found

    def write_face_down(self, spot: i64, entries: Entries) -> None:
        """Write that a card lies face down on a spot of the window; -1 is outside."""
        if spot >= 0:
            entries.put(self.start + FACE_DOWN * self.size + spot, 1)


def card_shown(board: Board, cell: i64) -> i64:
    """Return the card that lies face up on a cell and its openings that are joined to the start, packed; else 0."""
    spot = board.spot(cell)
    shown = 0 if spot < 0 else i64(board.window[spot]) >> LIT_SHIFT
    return shown if shown > LIT_MASK else 0


class BoardShown:
    """The cards on the board of one table as they were last written; most moves change few of them, or none.

    `cells` are those with a card, `shown` is what each spot of the window shows of it, `count` how many spots show
    one. `diggers` are those who have laid the cards.
    """

    def __init__(self, planes: BoardPlanes) -> None:
        self.planes = planes
        self.board: Board | None = None
        self.changes: i64 = 0
        self.digs: i64 = 0
        self.cells: vec[i64] = vec[i64]()
        self.shown: vec[i64] = vec[i64]([0] * int(planes.size))
        self.count: i64 = 0
        self.diggers: vec[i64] = vec[i64]()

    def renew(self, board: Board, counted: ActionCounts, entries: Entries) -> None:
        """Write the cards that are not those that stand there."""
        if board is self.board and board.changes == self.changes and counted.digs == self.digs:
            return
        self.board, self.changes, self.digs = board, board.changes, counted.digs
        if self._show_laid(board, entries) != self.count:
            self._wipe_gone(board, entries)
        self.cells = board.laid[:]
        self.diggers = self.planes.diggers(board, counted)

    def _show_laid(self, board: Board, entries: Entries) -> i64:
        """Write the cards that are new or lit otherwise now; return how many the window shows that lie there."""
        cells, shown, window = board.laid, self.shown, self.planes.window
        there: i64 = 0
        i: i64
        for i in range(len(cells)):
            spot = window.spot(cells[i])
            if spot >= 0:
                there += 1
                card = card_shown(board, cells[i])
                if card != shown[spot]:
                    self._show(card, spot, entries)
        return there

    def _wipe_gone(self, board: Board, entries: Entries) -> None:
        """Wipe the cards that have been taken away."""
        cells, shown, window = self.cells, self.shown, self.planes.window
        i: i64
        for i in range(len(cells)):
            spot = window.spot(cells[i])
            if spot >= 0 and shown[spot] and card_shown(board, cells[i]) == 0:
                self._show(0, spot, entries)

    def _show(self, card: i64, spot: i64, entries: Entries) -> None:
        """Let a spot show a card, as `card_shown` has it, or none in place of what it shows."""
        if self.shown[spot]:
            self.planes.write_card(self.shown[spot], spot, entries)
            entries.wipe()
            self.count -= 1
        if card:
            self.planes.write_card(card, spot, entries)
            entries.keep()
            self.count += 1
        self.shown[spot] = card


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
