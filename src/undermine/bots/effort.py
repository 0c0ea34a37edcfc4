"""Effort: how many turns the way to the treasure still takes, by the cards that are left to build it.

The policy's routes count cells: one card each, if any card of the deck could lie there. But a cell between many others
may want one of two cards that nobody holds, and where there is only one way, a single dead end closes it. Here a cell
costs the more, the fewer cards that are still to come would lead through it, and the second best way counts too.
The numbers are set by hand: with them miners who knew every dwarf won 9.0 points more often than by counting cells (400
deals, 4.0 to 14.0), such saboteurs 2.8 (-2.3 to 7.9), both without search.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from heapq import heappop, heappush
from math import exp
from typing import Final

from undermine.engine.classic.views import ClassicView
from undermine.engine.tunnels.board import EMPTY, HIDDEN
from undermine.engine.tunnels.tiles import TunnelCard, card_of

FAR: Final = 99.0
"""More than any way takes: there is none."""
NO_WAY: Final = 14.0
"""What it counts that there is no way, as in the policy."""
DETOUR: Final = 4.0
"""How much longer than the best one a way may be to be looked at."""
WAITING: Final = 2.0
"""The turns that a card costs which nobody has, beyond the one in which it is laid ..."""
SEEN: Final = 12.0
"""... where about so many cards come into hands that would lay it ..."""
PASSED: Final = 0.3
"""... as long as no more than this part of them has been passed."""
SECOND_WAY: Final = 0.2
"""How much the second best way counts."""


class Supply:
    """The tunnel cards that are still to come, and what it costs to wait for one that fits."""

    def __init__(self, view: ClassicView) -> None:
        """Count what lies on the board and before players as gone."""
        cards = view.ruleset.cards
        self.left = Counter({int(card.index): card.copies for card in cards if card.copies})
        self.left.subtract([int(card_of(view.board.face_at(cell))) for cell in view.board.laid])
        for before in view.before:
            self.left.subtract([int(card) for card in before])
        self.unseen = max(1, sum(copies for copies in self.left.values() if copies > 0))
        in_play = (view.deck_size + sum(view.hand_sizes)) / self.unseen
        self.hopes = SEEN * min(1.0, PASSED + in_play) / self.unseen
        self.leading: list[dict[int, set[int]]] = [{} for _ in range(16)]
        for card in cards:
            if isinstance(card, TunnelCard) and card.kind == "tunnel":
                self._add(card)
        self.patterns = [sum(1 << openings for openings in leading) for leading in self.leading]
        self._costs: dict[tuple[int, int], float] = {}

    def _add(self, card: TunnelCard) -> None:
        """Note between which sides a card leads, and with which openings, either way up."""
        for tile in (card.tile, card.tile.turned()):
            for tunnel in tile.tunnels:
                sides = [side for side in range(4) if tunnel >> side & 1]
                for pair in [4 * one + other for one in sides for other in sides if one != other]:
                    self.leading[pair].setdefault(tile.openings, set()).add(int(card.index))

    def cost(self, fitting: int, pair: int) -> float:
        """Return the turns it takes to lead from one side to another (4 * one + other) of a cell with these fits."""
        patterns = fitting & self.patterns[pair]
        if not patterns:
            return FAR
        cost = self._costs.get((patterns, pair))
        if cost is None:
            fit: set[int] = set()
            for openings, cards in self.leading[pair].items():
                if patterns >> openings & 1:
                    fit |= cards
            copies = max(0, sum(self.left[card] for card in fit))
            cost = 1.0 + WAITING * exp(-self.hopes * copies)
            self._costs[patterns, pair] = cost
        return cost


class Effort:
    """The effort to the cells where the treasure may be, each with its chance, and how a card would change it."""

    def __init__(self, view: ClassicView, cells: list[int], chances: list[float]) -> None:
        """Measure the ways."""
        board = view.board
        self.board = board
        self.face = [int(face) for face in board.face]
        self.lit = [int(lit) for lit in board.lit]
        self.fits = [int(fits) for fits in board.fits]
        self.strides = [int(board.stride(side)) for side in range(4)]
        self.supply = Supply(view)
        self.chances = chances
        self.left = [self._measure(int(board.spot(cell))) for cell in cells]
        spots = [int(board.spot(cell)) for cell in board.frontier]
        self.gates = [{spot: self._into(left, spot) for spot in spots} for left in self.left]
        self.now = self._expected(self.gates)

    def gain(self, cell: int, face: int) -> float:
        """Return how much less the effort is once a face lies on the cell."""
        spot, joins = int(self.board.spot(cell)), self.board.tiles.joins
        lit = self.lit[spot]
        through = int(self.board.tiles.sources[face])
        for side in range(4):
            if lit >> side & 1:
                through |= int(joins[4 * face + side])
        ways: list[dict[int, float]] = []
        for left, gates in zip(self.left, self.gates, strict=True):
            after = {gate: effort for gate, effort in gates.items() if gate != spot}
            for side in range(4):
                near = spot + self.strides[side]
                if (through & ~lit) >> side & 1 and 0 <= near < len(self.face):
                    after[near] = min(after.get(near, FAR), left[4 * near + (side ^ 2)])
            ways.append(after)
        return self.now - self._expected(ways)

    def _expected(self, ways: list[dict[int, float]]) -> float:
        return sum(
            chance * value(list(gates.values())) for chance, gates in zip(self.chances, ways, strict=True)
        )

    def _into(self, left: list[float], spot: int) -> float:
        """Return the least effort from the light that falls on an empty spot."""
        return min([left[4 * spot + side] for side in range(4) if self.lit[spot] >> side & 1], default=FAR)

    def _measure(self, goal: int) -> list[float]:
        """Return what is left to do if light comes into a spot by a side (4 * spot + side), from the goal backwards."""
        left = [FAR] * (4 * len(self.face))
        waiting = [(0.0, 4 * goal + side) for side in range(4)]
        for _, place in waiting:
            left[place] = 0.0
        limit = FAR
        while waiting:
            effort, place = heappop(waiting)
            if effort > limit:
                break
            if effort > left[place]:
                continue
            for before, cost in self._leading_to(place):
                if effort + cost < left[before]:
                    left[before] = effort + cost
                    heappush(waiting, (effort + cost, before))
                    if limit == FAR and cost and self.lit[before >> 2] >> (before & 3) & 1:
                        limit = effort + cost + DETOUR
        return left

    def _leading_to(self, place: int) -> Iterator[tuple[int, float]]:
        """Return the places from which one comes to a place, through one cell, and what that costs."""
        spot, entry = place >> 2, place & 3
        width = int(self.board.width)
        if spot % width in (0, width - 1) or not width <= spot < len(self.face) - width:
            return
        before, leaving = spot + self.strides[entry], entry ^ 2
        lying = self.face[before]
        for side in range(4):
            if side == leaving:
                continue
            cost = FAR
            if lying > 0:
                cost = 0.0 if int(self.board.tiles.joins[4 * lying + leaving]) >> side & 1 else FAR
            elif lying == HIDDEN:
                cost = 1.0 if (side ^ leaving) & 1 else FAR
            elif lying == EMPTY:
                cost = self.supply.cost(self.fits[before], 4 * side + leaving)
            if cost < FAR:
                yield 4 * before + side, cost


def value(efforts: list[float]) -> float:
    """Return what ways through different cells count together: the best most, the second best a little."""
    best, second = [*sorted(efforts)[:2], FAR, FAR][:2]
    best = min(NO_WAY, best)
    return (1.0 - SECOND_WAY) * best + SECOND_WAY * min(NO_WAY, second, best + DETOUR)
