"""The board: cards on cells, what fits where, and what the start reaches.

Cells lie in a flat window that is replaced by a larger one when a card comes near its edge; a bounded board has a
fixed window. For each cell three numbers are kept up to date by every change, packed into one integer (`packed`), so
that a table takes little memory and looking at a cell is one look:

face  0 empty, HIDDEN a face-down card, EDGE beyond a bounded board, else the face of a card lying face up.
fits  for a cell without a face-up card: the set of opening patterns (16 bits, one a pattern) that fit all its
      face-up neighbours. Fitting depends on the four sides being open or walled only, so 16 patterns serve every deck.
      The cell touches a face-up card exactly when not all patterns fit.
lit   the sides start-reached openings use: on a face-up card its own openings that are joined to the start; on
      any other cell the sides from which a start-reached opening leads into it.

`frontier` lists the empty cells that touch a face-up card, `laid` the cells with face-up cards. A card placed where
light comes in spreads it on; only taking a card away makes us look at everything again.
"""

from __future__ import annotations

from typing import Final

from undermine.engine._native import append, i32, i64, remove, vec
from undermine.engine.tunnels.sides import CENTRE, ROW, beside, column, row
from undermine.engine.tunnels.tiles import OPEN_AT, WALL_AT, Tiles

EMPTY: Final[i64] = 0
HIDDEN: Final[i64] = -1
EDGE: Final[i64] = -2
ANYTHING: Final[i64] = 65535
MARGIN: Final[i64] = 6

LIT_SHIFT: Final[i64] = 16
FACE_SHIFT: Final[i64] = 20
"""Of a packed cell: its lowest 16 bits are `fits`, four are `lit`, all above is `face`, which may be negative.

Four bytes do for that, and half as much memory for every table of many.
"""
FITS_MASK: Final[i64] = 65535
LIT_MASK: Final[i64] = 15
CLEAN: Final[i32] = 65535
"""An empty cell that no card touches: everything fits, no light, no face."""


def packed(face: i64, lit: i64, fits: i64) -> i32:
    """Return the three numbers of a cell as one."""
    return i32((face << FACE_SHIFT) | (lit << LIT_SHIFT) | fits)


def face_in(cell: i32) -> i64:
    """Return the face of a packed cell."""
    return i64(cell) >> FACE_SHIFT


def lit_in(cell: i32) -> i64:
    """Return the sides that start-reached openings use, of a packed cell."""
    return (i64(cell) >> LIT_SHIFT) & LIT_MASK


def fits_in(cell: i32) -> i64:
    """Return the set of opening patterns that fit, of a packed cell."""
    return i64(cell) & FITS_MASK


def cleaned(cell: i32) -> i32:
    """Return a packed cell with nothing but its face: everything fits, no light falls."""
    return packed(face_in(cell), 0, ANYTHING)


class Measured:
    """Something that was worked out from one state of a board and takes long, such as routes."""


class Board:
    """The labyrinth. Methods take cells as `sides.at` gives them, or spots: their places in `window`, which is packed.

    `changes` counts how often the board was changed, `lit_hidden` the face-down cards that start-reached openings lead
    to. `measured` keeps what was worked out from this state, by what
    it was asked. Copies share it until they change: everybody who looks at the same labyrinth measures it once.
    """

    def __init__(self, tiles: Tiles) -> None:
        """Use the shapes of a catalogue; `clear` or `bound` makes the window."""
        # In this order they lie in memory: first what every offer of a tunnel needs.
        self.width: i64 = 0
        self.origin: i64 = 0
        self.frontier: vec[i64] = vec[i64]()
        self.window: vec[i32] = vec[i32]()
        self.shared = False
        self.bounded = False
        self.lit_hidden: i64 = 0
        self.changes: i64 = 0
        self.measured: dict[tuple[object, ...], Measured] | None = None
        self.laid: vec[i64] = vec[i64]()
        self.strides: vec[i64] = vec[i64]()
        self.tiles = tiles
        self.left: i64 = 0
        self.top: i64 = 0
        self.height: i64 = 0

    def clear(self, left: i64, top: i64, right: i64, bottom: i64) -> None:
        """Begin an unbounded, empty board whose window holds these columns and rows to begin with."""
        self.bounded = False
        self.shared = False
        self.changes += 1
        self.lit_hidden = 0
        self.measured = None
        self.frontier = vec[i64]()
        self.laid = vec[i64]()
        self._lay_window(left - 1, top - 1, right - left + 3, bottom - top + 3)

    def bound(self, left: i64, top: i64, right: i64, bottom: i64) -> None:
        """Begin an empty board that ends at these columns and rows."""
        self.clear(left, top, right, bottom)
        self.bounded = True
        spot: i64
        for spot in range(self.width * self.height):
            x = spot % self.width
            y = spot // self.width
            if x == 0 or y == 0 or x == self.width - 1 or y == self.height - 1:
                self.window[spot] = packed(EDGE, 0, ANYTHING)

    def _lay_window(self, left: i64, top: i64, width: i64, height: i64) -> None:
        self.left = left
        self.top = top
        self.width = width
        self.height = height
        self.origin = (CENTRE + top) * width + CENTRE + left
        self.strides = vec[i64]([-width, 1, width, -1])
        self.window = vec[i32]([int(CLEAN)] * int(width * height))

    def copy(self) -> Board:
        """Return an independent board in the same state: both use the same vectors until one of them changes."""
        other = Board(self.tiles)
        self.shared = True
        other.shared = True
        other.changes = self.changes
        other.lit_hidden = self.lit_hidden
        other.measured = self.measurements()
        other.left = self.left
        other.top = self.top
        other.width = self.width
        other.height = self.height
        other.origin = self.origin
        other.bounded = self.bounded
        other.strides = self.strides
        other.window = self.window
        other.frontier = self.frontier
        other.laid = self.laid
        return other

    def _own(self) -> None:
        """Take vectors of one's own; every change of the board comes through here first."""
        self.changes += 1
        self.measured = None
        if self.shared:
            self.shared = False
            self.window = self.window[:]
            self.frontier = self.frontier[:]
            self.laid = self.laid[:]

    def measurements(self) -> dict[tuple[object, ...], Measured]:
        """Return what was worked out from this state of the board so far, to be added to."""
        if self.measured is None:
            self.measured = {}
        return self.measured

    # -- looking ---------------------------------------------------------------------------------------------------

    def shows_same(self, other: Board) -> bool:
        """Return whether both boards show the same cards in the same places, lit alike."""
        if self.left != other.left or self.top != other.top or self.width != other.width:
            return False
        return self.laid == other.laid and self.window == other.window

    def spot(self, cell: i64) -> i64:
        """Return the place of a cell in the window, or -1 if it lies outside."""
        x = column(cell) - self.left
        y = row(cell) - self.top
        if x < 0 or y < 0 or x >= self.width or y >= self.height:
            return -1
        return y * self.width + x

    def inner_spot(self, cell: i64) -> i64:
        """Return the place of a cell that lies in the window, such as one of the frontier."""
        return (cell >> 10) * self.width + (cell & (ROW - 1)) - self.origin

    def cell(self, spot: i64) -> i64:
        """Return the cell at a place in the window."""
        return (spot // self.width + self.top + 512) * 1024 + spot % self.width + self.left + 512

    def size(self) -> i64:
        """Return the number of spots."""
        return len(self.window)

    def face_on(self, spot: i64) -> i64:
        """Return what lies on a spot."""
        return face_in(self.window[spot])

    def lit_on(self, spot: i64) -> i64:
        """Return the sides of a spot that start-reached openings use."""
        return lit_in(self.window[spot])

    def fits_on(self, spot: i64) -> i64:
        """Return the set of opening patterns that fit the face-up neighbours of a spot."""
        return fits_in(self.window[spot])

    def stride(self, side: i64) -> i64:
        """Return how far apart two neighbouring places are in the window."""
        return self.strides[side]

    def layout(self) -> list[tuple[int, int]]:
        """Return every cell with a card and what it shows (HIDDEN if it lies face down), row by row."""
        shown: list[tuple[int, int]] = []
        spot: i64
        for spot in range(len(self.window)):
            face = self.face_on(spot)
            if face not in (EMPTY, EDGE):
                shown.append((int(self.cell(spot)), int(face)))
        return shown

    def face_at(self, cell: i64) -> i64:
        """Return what lies on a cell: EMPTY, HIDDEN, EDGE or a face."""
        spot = self.spot(cell)
        if spot < 0:
            return EDGE if self.bounded else EMPTY
        return self.face_on(spot)

    def lit_at(self, cell: i64) -> i64:
        """Return the sides of the cell that start-reached openings use."""
        spot = self.spot(cell)
        return 0 if spot < 0 else self.lit_on(spot)

    def fits_at(self, cell: i64) -> i64:
        """Return the set of opening patterns that fit the cell's face-up neighbours."""
        spot = self.spot(cell)
        return ANYTHING if spot < 0 else self.fits_on(spot)

    def touches(self, cell: i64) -> bool:
        """Return whether the cell lies next to a face-up card."""
        return self.fits_at(cell) != ANYTHING

    def met_by_opening(self, cell: i64) -> bool:
        """Return whether an opening of some face-up neighbour leads into the cell."""
        return self.openings_into(cell) != 0

    def openings_into(self, cell: i64) -> i64:
        """Return the sides of the cell at which a face-up neighbour has an opening."""
        fits = self.fits_at(cell)
        sides: i64 = 0
        side: i64
        for side in range(4):
            if fits & WALL_AT[side] == 0:
                sides |= 1 << side
        return sides

    def tunnels_into(self, cell: i64) -> i64:
        """Return the sides of the cell at which a tunnel of a face-up neighbour opens; a dead end is no tunnel."""
        sides: i64 = 0
        side: i64
        for side in range(4):
            face = self.face_at(beside(cell, side))
            if face > 0 and self.tiles.joins[4 * face + (side ^ 2)]:
                sides |= 1 << side
        return sides

    def misfits(self, cell: i64, face: i64) -> i64:
        """Return the sides on which the face does not fit a face-up neighbour of the cell."""
        fits = self.fits_at(cell)
        openings = self.tiles.openings[face]
        sides: i64 = 0
        side: i64
        for side in range(4):
            needed = OPEN_AT[side] if openings & (1 << side) else WALL_AT[side]
            if fits & needed == 0:
                sides |= 1 << side
        return sides

    # -- changing --------------------------------------------------------------------------------------------------

    def place(self, cell: i64, face: i64) -> None:
        """Lay a card face up on a cell (empty, or with a face-down card that it replaces); light spreads over it."""
        self._own()
        spot = self._room_for(cell)
        before = self.window[spot]
        if face_in(before) == EMPTY and fits_in(before) != ANYTHING:
            self.frontier = remove(self.frontier, cell)
        self._count_lit_hidden(before, -1)
        self.window[spot] = packed(face, 0, ANYTHING)
        self.laid = append(self.laid, cell)
        self._press(spot, cell, face)
        self._light(spot, face, lit_in(before))

    def hide(self, cell: i64) -> None:
        """Lay a card face down on an empty cell."""
        self._own()
        spot = self._room_for(cell)
        before = self.window[spot]
        if fits_in(before) != ANYTHING:
            self.frontier = remove(self.frontier, cell)
        self.window[spot] = packed(HIDDEN, lit_in(before), fits_in(before))
        self._count_lit_hidden(self.window[spot], 1)

    def take(self, cell: i64) -> None:
        """Take the card on the cell away; what lay beyond it stays, perhaps cut off."""
        self._own()
        spot = self.spot(cell)
        before = self.window[spot]
        if face_in(before) == HIDDEN:
            if fits_in(before) != ANYTHING:
                self.frontier = append(self.frontier, cell)
            self._count_lit_hidden(before, -1)
            self.window[spot] = packed(EMPTY, lit_in(before), fits_in(before))
            return
        self.window[spot] = CLEAN
        self._clean(spot)
        self.laid = remove(self.laid, cell)
        self._rebuild()

    def _count_lit_hidden(self, cell: i32, change: i64) -> None:
        """Count a packed cell that comes or goes, if it is a face-down card on which light falls."""
        if face_in(cell) == HIDDEN and lit_in(cell):
            self.lit_hidden += change

    def _room_for(self, cell: i64) -> i64:
        spot = self.spot(cell)
        if self.bounded:
            return spot
        x = column(cell)
        y = row(cell)
        if (
            spot < 0
            or x <= self.left
            or y <= self.top
            or x >= self.left + self.width - 1
            or y >= self.top + self.height - 1
        ):
            self._grow(x, y)
            spot = self.spot(cell)
        return spot

    def _grow(self, x: i64, y: i64) -> None:
        """Make a larger window, so that the place has room around it, and copy everything over."""
        old = self.copy()
        left = min(self.left, x - MARGIN)
        top = min(self.top, y - MARGIN)
        right = max(self.left + self.width, x + MARGIN + 1)
        bottom = max(self.top + self.height, y + MARGIN + 1)
        self._lay_window(left, top, right - left, bottom - top)
        down: i64
        here: i64
        for down in range(old.height):
            there = (old.top + down - top) * self.width + old.left - left
            for here in range(down * old.width, (down + 1) * old.width):
                if old.window[here] != CLEAN:
                    self.window[there] = old.window[here]
                there += 1
        self.shared = False  # with nobody but the old one

    def _press(self, spot: i64, cell: i64, face: i64) -> None:
        """Tell the cells around a face-up card what fits it."""
        window, strides, presses = self.window, self.strides, self.tiles.presses
        side: i64
        for side in range(4):
            near = spot + strides[side]
            there = window[near]
            lying = face_in(there)
            if lying > 0 or lying == EDGE:
                continue
            window[near] = there & i32(presses[4 * face + side] | ~FITS_MASK)
            if lying == EMPTY and fits_in(there) == ANYTHING:
                self.frontier = append(self.frontier, beside(cell, side))

    def _light(self, spot: i64, face: i64, falling: i64) -> None:
        """Let the light that falls on a face-up card, which is dark yet, pass through its tunnels."""
        through = self.tiles.sources[face]
        joins = self.tiles.joins
        side: i64
        for side in range(4):
            if falling & (1 << side):
                through |= joins[4 * face + side]
        if through:
            self._spread(spot, through)

    def _spread(self, spot: i64, through: i64) -> None:
        """Light openings of a card and everything joined to them."""
        window, strides = self.window, self.strides
        window[spot] |= i32(through << LIT_SHIFT)
        side: i64
        for side in range(4):
            if through & (1 << side) == 0:
                continue
            near = spot + strides[side]
            there = window[near]
            face = face_in(there)
            if face <= 0:
                if face == HIDDEN and lit_in(there) == 0:
                    self.lit_hidden += 1
                window[near] = there | i32(1 << (LIT_SHIFT + (side ^ 2)))
                continue
            fresh = self.tiles.joins[4 * face + (side ^ 2)] & ~lit_in(there)
            if fresh:
                self._spread(near, fresh)

    def _rebuild(self) -> None:
        """Work out fits, frontier and light from the faces alone."""
        self.frontier = vec[i64]()
        self.lit_hidden = 0
        laid, window = self.laid, self.window
        i: i64
        for i in range(len(laid)):
            self._clean(self.inner_spot(laid[i]))
        for i in range(len(laid)):
            spot = self.inner_spot(laid[i])
            self._press(spot, laid[i], face_in(window[spot]))
        for i in range(len(laid)):
            spot = self.inner_spot(laid[i])
            source = self.tiles.sources[face_in(window[spot])]
            if source & ~lit_in(window[spot]):
                self._spread(spot, source)

    def _clean(self, spot: i64) -> None:
        """Leave nothing but the faces of a spot and those around it: everything fits, no light falls."""
        window, strides = self.window, self.strides
        window[spot] = cleaned(window[spot])
        side: i64
        for side in range(4):
            near = spot + strides[side]
            window[near] = cleaned(window[near])


def without(board: Board, cells: list[int]) -> Board:
    """Return the board as it would be with some face-up cards taken away (the board itself stays as it is)."""
    other = board.copy()
    for cell in cells:
        other.take(cell)
    return other
