"""Routes: how many cards are still to be laid before a tunnel from the start faces a goal.

Counted backwards from the goal, cell by cell: an empty cell costs one card, if some card of the deck could lie there
and join the two sides; a card that already lies there costs nothing. Another face-down goal on the way costs one, too:
it is likely a stone whose tunnel turns, nobody knows which way. Two cards of a route are not tried together, so without
such a goal the number is a lower bound. Only the board's window is looked at: a detour beyond it would be long.
"""

from __future__ import annotations

from typing import Final, cast

from undermine.engine._native import append, i32, i64, vec
from undermine.engine.kernel.cards import Card
from undermine.engine.tunnels.board import EMPTY, HIDDEN, Board, Measured, face_in, fits_in, lit_in, without
from undermine.engine.tunnels.sides import column, row
from undermine.engine.tunnels.tiles import Tile, TunnelCard

FAR: Final[i64] = 99
"""More cards than any route has: there is no way."""


def steps_between(one: i64, other: i64) -> i64:
    """Return how many steps from side to side lead from one cell to another, whatever lies between."""
    across = column(one) - column(other)
    along = row(one) - row(other)
    return max(across, -across) + max(along, -along)


def joined_sides(card: Card, turned: bool = False) -> list[int]:
    """Return the sides of a card between which a tunnel runs; none for a dead end or what is no tunnel card."""
    if not isinstance(card, TunnelCard):
        return []
    tile = card.tile.turned() if turned else card.tile
    joined = 0
    for tunnel in tile.tunnels:
        joined |= tunnel
    return [side for side in range(4) if joined >> side & 1]


class JoiningPatterns:
    """What the tunnel cards of a catalogue can join; `key` is the same wherever they can join the same.

    `between` holds for two sides (4 * one + other) the opening patterns with which some card joins them, as bits. It
    is handed around in this object because a bare vector must not come from interpreted code (see `_native`).
    """

    def __init__(self, catalogue: list[Card]) -> None:
        """Look at every tunnel card, upright and turned."""
        self.between: vec[i64] = vec[i64]([0] * 16)
        for card in catalogue:
            if isinstance(card, TunnelCard) and card.kind == "tunnel":
                for way in (card.tile, card.tile.turned()):
                    self._add(way)
        self.key: tuple[int, ...] = tuple([int(patterns) for patterns in self.between])

    def _add(self, tile: Tile) -> None:
        for tunnel in tile.tunnels:
            for one in range(4):
                for other in range(4):
                    if one != other and tunnel >> one & 1 and tunnel >> other & 1:
                        self.between[4 * one + other] |= 1 << tile.openings


class RouteLengths(Measured):
    """How long the routes to one goal are on one state of a board; what the numbers mean is said of `Routes`."""

    def __init__(self, board: Board, goal: i64, patterns: vec[i64], detour: i64) -> None:
        """Measure them, from the goal backwards. The board is not kept, since it keeps this."""
        self.left: vec[i64] = vec[i64]([int(FAR)] * (4 * int(board.size())))
        self.best: i64 = FAR
        self.gate: i64 = -1
        self.others: i64 = FAR
        self.detour = detour
        self.last: i64 = FAR  # no farther than this is measured: longer detours than that are of no use
        self._measure(board, board.spot(goal), patterns)
        self._find_gates(board)

    def _measure(self, board: Board, goal: i64, patterns: vec[i64]) -> None:
        window = board.window
        joins = board.tiles.joins
        left = self.left
        width = board.width
        strides = board.strides
        here = vec[i64]()
        side: i64
        for side in range(4):
            left[4 * goal + side] = 0
            here = append(here, 4 * goal + side)
        level: i64 = 0
        while len(here) > 0 and level < self.last:
            further = vec[i64]()
            done: i64 = 0
            while done < len(here):
                spot = here[done] >> 2
                entry = here[done] & 3
                done += 1
                x = spot % width
                if x == 0 or x == width - 1 or spot < width or spot >= len(window) - width:
                    continue
                before = spot + strides[entry]
                cell = window[before]
                lying = face_in(cell)
                if lying > 0:
                    here = self._pass_card(here, before, joins[4 * lying + (entry ^ 2)], entry ^ 2, level)
                elif lying == HIDDEN or lying == EMPTY:  # noqa: PLR1714, SIM109 - two comparisons of native integers
                    further = self._lay_card(further, cell, before, patterns, entry ^ 2, level + 1)
            here = further
            level += 1

    def _pass_card(self, here: vec[i64], spot: i64, joined: i64, leaving: i64, level: i64) -> vec[i64]:
        """Go back through a card that lies there, which costs nothing; return what is still to be looked at."""
        left = self.left
        side: i64
        for side in range(4):
            if joined & (1 << side) and side != leaving and left[4 * spot + side] > level:
                left[4 * spot + side] = level
                here = append(here, 4 * spot + side)
        return here

    def _lay_card(
        self, further: vec[i64], cell: i32, spot: i64, patterns: vec[i64], leaving: i64, level: i64
    ) -> vec[i64]:
        """Go back through a card that would have to lie there; return what is to be looked at in the next turn."""
        left = self.left
        hidden = face_in(cell) == HIDDEN
        fitting = fits_in(cell)
        lit = lit_in(cell)
        side: i64
        for side in range(4):
            if left[4 * spot + side] <= level:
                continue
            leads = (side ^ leaving) & 1 if hidden else fitting & patterns[4 * side + leaving]
            if leads:
                left[4 * spot + side] = level
                further = append(further, 4 * spot + side)
                if self.last == FAR and lit & (1 << side):
                    self.last = min(FAR, level + self.detour)
        return further

    def _find_gates(self, board: Board) -> None:
        frontier = board.frontier
        i: i64
        for i in range(len(frontier)):
            length = self._length_into(board, board.inner_spot(frontier[i]))
            if length < self.best:
                self.others = self.best
                self.best = length
                self.gate = frontier[i]
            elif length < self.others:
                self.others = length

    def _length_into(self, board: Board, spot: i64) -> i64:
        """Return the fewest cards from the light that falls on an empty spot."""
        lit = board.lit_on(spot)
        length: i64 = FAR
        side: i64
        for side in range(4):
            if lit & (1 << side) and self.left[4 * spot + side] < length:
                length = self.left[4 * spot + side]
        return length


def route_lengths(board: Board, goal: i64, patterns: JoiningPatterns, detour: i64) -> RouteLengths:
    """Return how long the routes to a goal are, measured once for each state of a board."""
    known = board.measurements()
    key = (RouteLengths, int(goal), int(detour), patterns.key)
    if key not in known:
        known[key] = RouteLengths(board, goal, patterns.between, detour)
    return cast("RouteLengths", known[key])


class BestWithout(Measured):
    """The fewest cards to several goals on a board without one of its cards."""

    def __init__(self, lengths: list[int]) -> None:
        """Keep one number for each goal."""
        self.lengths = lengths


def lengths_without(
    board: Board, cell: i64, goals: list[int], patterns: JoiningPatterns, detour: i64
) -> list[int]:
    """Return the fewest cards to each goal once the card on a cell is gone, measured once for each state of a board."""
    known = board.measurements()
    key = (BestWithout, int(cell), tuple(goals), int(detour), patterns.key)
    if key not in known:
        bare = without(board, [int(cell)])
        lengths = [int(route_lengths(bare, goal, patterns, detour).best) for goal in goals]
        known[key] = BestWithout(lengths)
    return cast("BestWithout", known[key]).lengths


class Routes:
    """The routes to one goal, face down or empty, on a board as it is now.

    `left` holds for every spot of the window and side of it (4 * spot + side) how many cards are still to be laid if
    light comes in by that side; `best` is the fewest from any lit opening, at the cell `gate`; `others` the fewest
    from a lit opening into any other cell.
    """

    def __init__(self, board: Board, goal: i64, patterns: JoiningPatterns, detour: i64 = FAR) -> None:
        """Measure the routes at most `detour` cards longer than the best; `patterns` is what the deck can join."""
        self.board = board
        self.goal = goal
        lengths = route_lengths(board, goal, patterns, detour)
        self.left: vec[i64] = lengths.left
        self.best: i64 = lengths.best
        self.gate: i64 = lengths.gate
        self.others: i64 = lengths.others

    def from_opening(self, cell: i64, side: i64) -> i64:
        """Return how many cards are still to be laid if light comes into the cell by a side; none into the goal."""
        spot = self.board.spot(cell)
        return FAR if spot < 0 else self.left[4 * spot + side]

    def with_face(self, cell: i64, face: i64) -> i64:
        """Return the fewest cards still to be laid once a face lies on the cell: through it, or past it."""
        board = self.board
        spot = board.spot(cell)
        through = board.tiles.sources[face]
        length = self.others if cell == self.gate else self.best
        side: i64
        for side in range(4):
            if board.lit_on(spot) & (1 << side):
                through |= board.tiles.joins[4 * face + side]
        for side in range(4):
            if through & (1 << side) and not board.lit_on(spot) & (1 << side):
                near = spot + board.stride(side)
                if 0 <= near < board.size() and self.left[4 * near + (side ^ 2)] < length:
                    length = self.left[4 * near + (side ^ 2)]
        return length
