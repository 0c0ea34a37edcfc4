"""Path cost: how many turns the way to the treasure still takes, by the cards that are left to build it.

Routes count cells: one card each, if any card of the deck could lie there. But a cell between many others may want one
of two cards that nobody holds, and where there is only one way, a single dead end closes it. Here a cell costs the
more, the fewer cards that are still to come would lead through it, and the second best way counts too.
"""

from __future__ import annotations

from math import exp
from typing import Final

from undermine.bots.saboteur.policy.ruleset_facts import RulesetFacts
from undermine.engine._native import append, i32, i64, vec
from undermine.engine.saboteur.views import SaboteurView
from undermine.engine.tunnels.board import EMPTY, HIDDEN, Board, face_in, fits_in, lit_in
from undermine.engine.tunnels.tiles import card_of

TURN: Final[i64] = 100
"""Path costs are counted in hundredths of a turn."""
FAR: Final[i64] = 9900
"""More than any way takes: there is none."""
NO_WAY: Final[i64] = 1400
"""What it counts that there is no way, as in the policy."""
DETOUR: Final[i64] = 400
"""How much longer than the best one a way may be to be looked at."""
GATES: Final[i64] = 7
"""Ways into the dark that are kept, the least ones: a card changes those by five cells at most, and two count."""
LONGEST: Final[i64] = 3000
"""No way is followed further than this."""
HORIZON: Final[i64] = 512
"""More than any single cell costs, and a power of 2: notes further apart than this never wait at the same time."""
REMEMBERED: Final[i64] = 1024
"""Costs of cells that are remembered at a time, a power of 2."""
NOT_MEASURED: Final = 1000.0
"""Stands for a gain that was not asked for yet."""
WAITING: Final = 2.2
"""The turns that a card costs which nobody has, beyond the one in which it is laid ..."""
AWAITED: Final = 12.0
"""... where about this number of cards come into hands that would lay it ..."""
PASSED: Final = 0.3
"""... as long as no more than this part of them has been passed."""


class Supply:
    """The tunnel cards that are still to come, and what it costs to wait for one that fits."""

    def __init__(self, view: SaboteurView, facts: RulesetFacts, holding: float) -> None:
        """Count what lies on the board and before players as gone; cards in one's own hand count more."""
        self.facts = facts
        self.left: vec[float] = facts.copies[:]
        unseen = facts.deck
        board = view.board
        i: i64
        for i in range(len(board.laid)):
            unseen -= self._see(card_of(board.face_at(board.laid[i])))
        for before in view.before:
            for card in before:
                unseen -= self._see(card)
        unseen = max(1.0, unseen)
        coming = float(view.deck_size)
        for size in view.hand_sizes:
            coming += float(size)
        self.hopes = AWAITED * min(1.0, PASSED + coming / unseen) / unseen
        held = view.hand.cards
        for i in range(len(held)):
            self.left[held[i]] += holding
        self._asked: vec[i64] = vec[i64]([-1] * 1024)  # of these cells the costs are remembered ...
        self._known: vec[i64] = vec[i64]([0] * 1024)  # ... which are these

    def _see(self, card: i64) -> float:
        """Note that a card is gone, if it was one of the deck."""
        if self.facts.copies[card] == 0.0:
            return 0.0
        self.left[card] -= 1.0
        return 1.0

    def cost(self, fitting: i64, pair: i64) -> i64:
        """Return the path cost to lead from one side to another (4 * one + other) of a cell with these fits."""
        asked = fitting << 4 | pair
        place = (asked ^ asked >> 10) & (REMEMBERED - 1)
        if self._asked[place] != asked:
            self._asked[place] = asked
            self._known[place] = self._cost(fitting, pair)
        return self._known[place]

    def _cost(self, fitting: i64, pair: i64) -> i64:
        copies = 0.0
        leads = False
        leading = self.facts.leading
        i: i64
        for i in range(self.facts.first_leading[pair], self.facts.first_leading[pair + 1]):
            if leading[2 * i + 1] & fitting:
                leads = True
                copies += self.left[leading[2 * i]]
        if not leads:
            return FAR
        return TURN + i64(WAITING * float(TURN) * exp(-self.hopes * max(0.0, copies)))


class Notes:
    """Places noted with their path costs, to be taken up again the least path cost first."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.places: vec[i64] = vec[i64](capacity=256)
        self._last: vec[i64] = vec[i64](
            [-1] * 512
        )  # by path cost, within the horizon: the note made last ...
        self._before: vec[i64] = vec[i64](
            capacity=256
        )  # ... and by note the one before with the same path cost
        self._waiting: i64 = 0
        self.path_cost: i64 = 0

    def add(self, place: i64, path_cost: i64) -> None:
        """Note a place."""
        bucket = path_cost & (HORIZON - 1)
        self._before = append(self._before, self._last[bucket])
        self._last[bucket] = len(self.places)
        self.places = append(self.places, place)
        self._waiting += 1

    def take(self, limit: i64) -> i64:
        """Return a place with the least path cost, then in `path_cost`, or -1 if there is none within the limit."""
        last = self._last
        path_cost = self.path_cost
        while self._waiting > 0 and path_cost <= limit:
            note = last[path_cost & (HORIZON - 1)]
            if note >= 0:
                last[path_cost & (HORIZON - 1)] = self._before[note]
                self._waiting -= 1
                self.path_cost = path_cost
                return self.places[note]
            path_cost += 1
        return -1


def best_two(best: i64, second: i64, path_cost: i64) -> tuple[i64, i64]:
    """Return the two least of three path costs, of which two are in order."""
    if path_cost < best:
        return path_cost, best
    return best, min(second, path_cost)


class Ways:
    """The ways to one goal: `left` holds for every spot and side (4 * spot + side) the path cost from there.

    `gates` are the spots of the frontier from which the least path costs lead on from the light that falls on them,
    the least first, and `costs` are these.
    """

    def __init__(self, board: Board, goal: i64, supply: Supply, second_way: float) -> None:
        """Measure, from the goal backwards, the nearest first."""
        self.board = board
        self.supply = supply
        self.second_way = second_way
        self.left: vec[i64] = vec[i64]([int(FAR)] * (4 * int(board.size())))
        self.limit: i64 = LONGEST
        self._measure(board.spot(goal))
        self.gates: vec[i64] = vec[i64]()
        self.costs: vec[i64] = vec[i64]()
        i: i64
        for i in range(len(board.frontier)):
            spot = board.inner_spot(board.frontier[i])
            self._keep(spot, self._into(spot))

    def _keep(self, gate: i64, cost: i64) -> None:
        """Keep a gate at its place among the least ones, if it is one of them."""
        if len(self.gates) < GATES:
            self.gates = append(self.gates, gate)
            self.costs = append(self.costs, cost)
        elif cost >= self.costs[GATES - 1]:
            return
        i: i64 = len(self.gates) - 1
        while i > 0 and self.costs[i - 1] > cost:
            self.gates[i] = self.gates[i - 1]
            self.costs[i] = self.costs[i - 1]
            i -= 1
        self.gates[i] = gate
        self.costs[i] = cost

    def _measure(self, goal: i64) -> None:
        notes = Notes()
        left = self.left
        side: i64
        for side in range(4):
            left[4 * goal + side] = 0
            notes.add(4 * goal + side, 0)
        width = self.board.width
        bottom = self.board.size() - width
        place = notes.take(self.limit)
        while place >= 0:
            spot = place >> 2
            x = spot % width
            inside = 0 < x < width - 1 and width <= spot < bottom
            if inside and left[place] == notes.path_cost:
                self._lead_to(spot, place & 3, notes)
            place = notes.take(self.limit)

    def _lead_to(self, spot: i64, entry: i64, notes: Notes) -> None:
        """Note the places from which one comes into a spot by a side, through one cell."""
        before = spot + self.board.strides[entry]
        cell = self.board.window[before]
        leaving = entry ^ 2
        left = self.left
        so_far = notes.path_cost
        side: i64
        for side in range(4):
            known = left[4 * before + side]
            if side == leaving or known <= so_far:
                continue
            cost = self._cost(cell, side, leaving)
            path_cost = so_far + cost
            if path_cost > self.limit or path_cost >= known:
                continue
            left[4 * before + side] = path_cost
            notes.add(4 * before + side, path_cost)
            if self.limit == LONGEST and cost > 0 and lit_in(cell) & (1 << side):
                self.limit = min(LONGEST, path_cost + DETOUR)

    def _cost(self, cell: i32, side: i64, leaving: i64) -> i64:
        """Return what it costs to come through a cell, in by a side and out by another."""
        lying = face_in(cell)
        if lying > 0:
            return 0 if self.board.tiles.joins[4 * lying + leaving] & (1 << side) else FAR
        if lying == EMPTY:
            return self.supply.cost(fits_in(cell), 4 * side + leaving)
        return TURN if lying == HIDDEN and (side ^ leaving) & 1 else FAR

    def _into(self, spot: i64) -> i64:
        """Return the least path cost from the light that falls on an empty spot."""
        lit = self.board.lit_on(spot)
        least: i64 = FAR
        side: i64
        for side in range(4):
            if lit & (1 << side):
                least = min(least, self.left[4 * spot + side])
        return least

    def value(self, closed: i64, opened: i64) -> float:
        """Return what all ways count together but those into a closed spot, with those through its opened sides.

        These are turns: those of the best way, and by its share those of the second best.
        """
        board = self.board
        best = second = FAR
        side: i64
        i: i64
        for side in range(4):
            near = closed + board.strides[side]
            if opened & (1 << side) and 0 <= near < board.size():
                lit_too = self._into(near) if board.face_on(near) == EMPTY else FAR
                best, second = best_two(best, second, min(self.left[4 * near + (side ^ 2)], lit_too))
        for i in range(len(self.gates)):
            spot = self.gates[i]
            if spot != closed and not self._is_opened(spot, closed, opened):
                best, second = best_two(best, second, self.costs[i])
        best = min(best, NO_WAY)
        second = min(second, NO_WAY, best + DETOUR)
        return ((1.0 - self.second_way) * float(best) + self.second_way * float(second)) / float(TURN)

    def _is_opened(self, spot: i64, closed: i64, opened: i64) -> bool:
        """Return whether a spot lies behind one of the opened sides of another."""
        side: i64
        for side in range(4):
            if opened & (1 << side) and closed + self.board.strides[side] == spot:
                return True
        return False


class PathCost:
    """The path cost to the cells where the treasure may be, each with its chance, and how a card would change it."""

    def __init__(
        self, board: Board, supply: Supply, cells: list[int], chances: list[float], second_way: float
    ) -> None:
        """Measure the ways; `second_way` is how much the second best counts."""
        self.board = board
        self.ways: list[Ways] = [Ways(board, cell, supply, second_way) for cell in cells]
        self.chances = chances
        self.now = self._counted(-1, 0)
        self._gains: vec[float] = vec[
            float
        ]()  # by spot and the sides that a face opens there (16 * spot + sides)

    def _counted(self, closed: i64, opened: i64) -> float:
        """Return the path cost to be expected without ways into a closed spot, with those through its opened sides."""
        path_cost = 0.0
        for number, ways in enumerate(self.ways):
            path_cost += self.chances[number] * ways.value(closed, opened)
        return path_cost

    def gain(self, cell: i64, face: i64) -> float:
        """Return how much less the path cost is once a face lies on the cell: through it, or past it."""
        board = self.board
        spot = board.inner_spot(cell)
        lit = board.lit_on(spot)
        through = board.tiles.sources[face]
        side: i64
        for side in range(4):
            if lit & (1 << side):
                through |= board.tiles.joins[4 * face + side]
        if not len(self._gains):
            self._gains = vec[float]([NOT_MEASURED] * int(16 * board.size()))
        place = 16 * spot + (through & ~lit)
        if self._gains[place] == NOT_MEASURED:
            self._gains[place] = self.now - self._counted(spot, through & ~lit)
        return self._gains[place]
