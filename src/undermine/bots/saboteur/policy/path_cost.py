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
from undermine.engine.tunnels.board import EMPTY, HIDDEN, Board, face_in, fits_in
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
"""Kinds of cells whose costs are remembered at a time, a power of 2."""
FACE: Final[i64] = 1 << 20
"""Tells a cell with a card from those without one, which go by what fits there."""
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
        self.costs: vec[i64] = vec[i64]()  # for kinds of cells, each with 16 of them: 4 * way out + way in
        self._asked: vec[i64] = vec[i64]([-1] * 1024)  # of these kinds the costs are remembered ...
        self._known: vec[i64] = vec[i64]([0] * 1024)  # ... from this place on

    def _see(self, card: i64) -> float:
        """Note that a card is gone, if it was one of the deck."""
        if self.facts.copies[card] == 0.0:
            return 0.0
        self.left[card] -= 1.0
        return 1.0

    def row(self, cell: i32, joins: vec[i64]) -> i64:
        """Return from which place on `costs` has what it costs to come through a cell; `joins` is that of the tiles."""
        lying = face_in(cell)
        kind = fits_in(cell) if lying == EMPTY else FACE + lying
        place = (kind ^ kind >> 10) & (REMEMBERED - 1)
        if self._asked[place] != kind:
            self._asked[place] = kind
            self._known[place] = len(self.costs)
            self._add_row(lying, kind, joins)
        return self._known[place]

    def _add_row(self, lying: i64, fitting: i64, joins: vec[i64]) -> None:
        leaving: i64
        side: i64
        for leaving in range(4):
            for side in range(4):
                cost = FAR
                if side == leaving:
                    pass
                elif lying > 0:
                    cost = 0 if joins[4 * lying + leaving] & (1 << side) else FAR
                elif lying == EMPTY:
                    cost = self.cost(fitting, 4 * side + leaving)
                elif lying == HIDDEN and (side ^ leaving) & 1:
                    cost = TURN
                self.costs = append(self.costs, cost)

    def cost(self, fitting: i64, pair: i64) -> i64:
        """Return the path cost to lead from one side to another (4 * one + other) of a cell with these fits."""
        copies = 0.0
        leads = False
        left, leading, first = self.left, self.facts.leading, self.facts.first_leading
        i: i64
        for i in range(first[pair], first[pair + 1]):
            if leading[2 * i + 1] & fitting:
                leads = True
                copies += left[leading[2 * i]]
        if not leads:
            return FAR
        return TURN + i64(WAITING * float(TURN) * exp(-self.hopes * max(0.0, copies)))


class Passages:
    """What it costs to come through each spot of a board: `rows` says where the supply has its costs.

    `inside` is 0 for spots at the edge of the window: no way is followed through them.
    """

    def __init__(self, board: Board, supply: Supply) -> None:
        """Look at every spot."""
        self.board = board
        self.supply = supply
        window, joins, width = board.window, board.tiles.joins, board.width
        self.rows: vec[i64] = vec[i64]([0] * len(window))
        self.inside: vec[i64] = vec[i64]([0] * len(window))
        spot: i64
        x: i64 = 0
        for spot in range(len(window)):
            self.rows[spot] = supply.row(window[spot], joins)
            if 0 < x < width - 1 and width <= spot < len(window) - width:
                self.inside[spot] = 1
            x = 0 if x == width - 1 else x + 1


class Notes:
    """Places noted with their path costs, to be taken up again the least path cost first."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self._last: vec[i64] = vec[i64](
            [0] * 512
        )  # by path cost, within the horizon: the note made last, or 0
        self._notes: vec[i64] = vec[i64](
            capacity=512
        )  # a place, and before it the note with the same path cost
        self._notes = append(self._notes, 0)
        self._waiting: i64 = 0
        self.path_cost: i64 = 0

    def add(self, place: i64, path_cost: i64) -> None:
        """Note a place."""
        bucket = path_cost & (HORIZON - 1)
        before = self._last[bucket]
        self._last[bucket] = len(self._notes)
        self._notes = append(self._notes, before << 32 | place)
        self._waiting += 1

    def take(self, limit: i64) -> i64:
        """Return a place with the least path cost, then in `path_cost`, or -1 if there is none within the limit."""
        if self._waiting == 0:
            return -1
        last = self._last
        path_cost = self.path_cost
        while path_cost <= limit:
            number = last[path_cost & (HORIZON - 1)]
            if number:
                note = self._notes[number]
                last[path_cost & (HORIZON - 1)] = note >> 32
                self._waiting -= 1
                self.path_cost = path_cost
                return note & 0xFFFFFFFF
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

    def __init__(self, passages: Passages, goal: i64, second_way: float) -> None:
        """Measure, from the goal backwards, the nearest first."""
        board = passages.board
        self.board = board
        self.second_way = second_way
        self.left: vec[i64] = vec[i64]([int(FAR)] * (4 * int(board.size())))
        self.limit: i64 = LONGEST
        self._measure(board.spot(goal), passages)
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

    def _measure(self, goal: i64, passages: Passages) -> None:
        notes = Notes()
        left, inside = self.left, passages.inside
        side: i64
        for side in range(4):
            left[4 * goal + side] = 0
            notes.add(4 * goal + side, 0)
        place = notes.take(self.limit)
        while place >= 0:
            if left[place] == notes.path_cost and inside[place >> 2]:
                self._lead_to(place >> 2, place & 3, notes, passages)
            place = notes.take(self.limit)

    def _lead_to(self, spot: i64, entry: i64, notes: Notes, passages: Passages) -> None:
        """Note the places from which one comes into a spot by a side, through one cell."""
        before = spot + self.board.strides[entry]
        row = passages.rows[before] + 4 * (entry ^ 2)
        left, costs = self.left, passages.supply.costs
        so_far, limit = notes.path_cost, self.limit
        side: i64
        for side in range(4):
            path_cost = so_far + costs[row + side]
            if path_cost > limit or path_cost >= left[4 * before + side]:
                continue
            left[4 * before + side] = path_cost
            notes.add(4 * before + side, path_cost)
            if limit == LONGEST and path_cost > so_far and self.board.lit_on(before) & (1 << side):
                limit = self.limit = min(LONGEST, path_cost + DETOUR)

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

    def through(self, closed: i64, opened: i64) -> i64:
        """Return the least path cost of a way through one of the opened sides of a spot."""
        board = self.board
        least: i64 = FAR
        side: i64
        for side in range(4):
            near = closed + board.strides[side]
            if opened & (1 << side) and 0 <= near < board.size():
                least = min(least, self.left[4 * near + (side ^ 2)])
        return least

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
        passages = Passages(board, supply)
        self.ways: list[Ways] = [Ways(passages, cell, second_way) for cell in cells]
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
        opened = self.opened(cell, face)
        if not len(self._gains):
            self._gains = vec[float]([NOT_MEASURED] * int(16 * board.size()))
        place = 16 * spot + opened
        if self._gains[place] == NOT_MEASURED:
            self._gains[place] = self.now - self._counted(spot, opened)
        return self._gains[place]

    def detour(self) -> float:
        """Return how much longer the second best way is than the best: 1 if there is only one, or none."""
        longer = 0.0
        for number, ways in enumerate(self.ways):
            apart: i64 = DETOUR
            if len(ways.costs) > 1:
                apart = min(DETOUR, ways.costs[1] - ways.costs[0])
            longer += self.chances[number] * float(apart) / float(DETOUR)
        return longer

    def opened(self, cell: i64, face: i64) -> i64:
        """Return the sides of a cell, as bits, through which a face on it leads on into the dark."""
        board = self.board
        lit = board.lit_on(board.inner_spot(cell))
        through = board.tiles.sources[face]
        side: i64
        for side in range(4):
            if lit & (1 << side):
                through |= board.tiles.joins[4 * face + side]
        return through & ~lit

    def usefulness(self, cell: i64, face: i64) -> float:
        """Return how good the best way over a face on the cell is: 1 if it is the best of all, 0 if a long detour.

        A card that the best way does not need can still be a way round for later, or of no use to anybody.
        """
        spot, opened = self.board.inner_spot(cell), self.opened(cell, face)
        useful = 0.0
        for number, ways in enumerate(self.ways):
            longer = ways.through(spot, opened) - (ways.costs[0] if len(ways.costs) else FAR)
            useful += self.chances[number] * (1.0 - float(max(0, min(DETOUR, longer))) / float(DETOUR))
        return useful

    def hardship(self, number: i64, cell: i64, face: i64) -> float:
        """Return how hard the next card is to come by that leads from a face on the cell to a goal, by its number.

        It is 0 if there are many, 1 if nobody has any.
        """
        longer = self.ways[number].through(self.board.inner_spot(cell), self.opened(cell, face)) - TURN
        return max(0.0, min(1.0, float(longer) / (WAITING * float(TURN))))
