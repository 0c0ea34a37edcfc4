"""Route lengths agree with a slow, obvious search over random boards, removals included."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product

import pytest

from tests.tunnels.random_boards import boards, goals_of
from undermine.engine.saboteur.box import compose
from undermine.engine.saboteur.ruleset import SaboteurRuleset
from undermine.engine.tunnels.board import HIDDEN, Board
from undermine.engine.tunnels.routes import FAR, JoiningPatterns, Routes
from undermine.engine.tunnels.sides import at, column, row
from undermine.engine.tunnels.tiles import Tile, TunnelCard, card_of, face_of, is_turned

BASE = compose("base")
PATTERNS = JoiningPatterns(BASE.cards)
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))

Spot = tuple[int, int]


class Naive:
    """The same counting by the obvious means: shapes compared side by side, cells in dictionaries, forwards."""

    def __init__(self, ruleset: SaboteurRuleset, board: Board) -> None:
        self.shapes = [
            way
            for card in ruleset.cards
            if isinstance(card, TunnelCard) and card.kind == "tunnel"
            for way in (card.tile, card.tile.turned())
        ]
        self.lying: dict[Spot, Tile] = {}
        self.hidden: set[Spot] = set()
        self.found: dict[tuple[Spot, int], list[tuple[int, int]]] = {}
        self.window = (board.left, board.top, board.left + board.width - 1, board.top + board.height - 1)
        for x, y in product(
            range(self.window[0], self.window[2] + 1), range(self.window[1], self.window[3] + 1)
        ):
            face = board.face_at(at(x, y))
            if face == HIDDEN:
                self.hidden.add((x, y))
            elif face > 0:
                card = ruleset.cards[card_of(face)]
                assert isinstance(card, TunnelCard)
                self.lying[x, y] = card.tile.turned() if is_turned(face) else card.tile

    def fits(self, shape: Tile, spot: Spot) -> bool:
        for side, (dx, dy) in enumerate(STEPS):
            neighbour = self.lying.get((spot[0] + dx, spot[1] + dy))
            if neighbour and (neighbour.openings >> (side ^ 2) & 1) != (shape.openings >> side & 1):
                return False
        return True

    def exits(self, spot: Spot, entry: int) -> list[tuple[int, int]]:
        """How the light that comes in by a side may leave, and what that costs."""
        if (spot, entry) not in self.found:
            self.found[spot, entry] = list(self._find_exits(spot, entry))
        return self.found[spot, entry]

    def _find_exits(self, spot: Spot, entry: int) -> Iterator[tuple[int, int]]:
        for leaving in range(4):
            if leaving == entry:
                continue
            if spot in self.lying:
                if any(tunnel >> entry & 1 and tunnel >> leaving & 1 for tunnel in self.lying[spot].tunnels):
                    yield leaving, 0
            elif spot in self.hidden:
                if leaving % 2 != entry % 2:
                    yield leaving, 1
            elif any(
                tunnel >> entry & 1 and tunnel >> leaving & 1
                for shape in self.shapes
                if self.fits(shape, spot)
                for tunnel in shape.tunnels
            ):
                yield leaving, 1

    def length(self, spot: Spot, entry: int, goal: Spot) -> int:
        """The fewest cards from light that comes into a cell until an opening faces the goal."""
        best = {(spot, entry): 0}
        waiting = [(0, spot, entry)]
        while waiting:
            waiting.sort()
            cost, here, side = waiting.pop(0)
            if here == goal:
                return cost
            for leaving, price in self.exits(here, side):
                there = (here[0] + STEPS[leaving][0], here[1] + STEPS[leaving][1])
                left, top, right, bottom = self.window
                state = (there, leaving ^ 2)
                if left < there[0] < right and top < there[1] < bottom and cost + price < best.get(state, 99):
                    best[state] = cost + price
                    waiting.append((cost + price, there, leaving ^ 2))
        return int(FAR)


@pytest.mark.parametrize("rules", ["base", "classic"])
def test_lengths_agree_with_a_slow_obvious_search(rules: str) -> None:
    compared = 0
    lengths = set()
    for board in boards(rules, 3):
        naive = Naive(BASE, board)
        for x, y in sorted(naive.hidden):
            routes = Routes(board, at(x, y), PATTERNS)
            shortest = int(FAR)
            for cell in board.frontier:
                spot = (int(column(cell)), int(row(cell)))
                for side in range(4):
                    if board.lit_at(cell) >> side & 1:
                        length = naive.length(spot, side, (x, y))
                        assert routes.from_opening(cell, side) == length
                        shortest = min(shortest, length)
            assert routes.best == shortest
            compared += 1
            lengths.add(shortest)
    assert compared > 30
    assert len(lengths) > 4


def test_one_card_away_means_that_one_card_can_reach_the_goal() -> None:
    away = 0
    for board in boards("base", 6):
        for cell in [cell for cell in goals_of(board) if board.face_at(cell) == HIDDEN]:
            reaching = any(light_falls(board, place, face, cell) for place, face in placements(board))
            assert reaching == (Routes(board, cell, PATTERNS).best == 1)
            away += reaching
    assert away > 3


def placements(board: Board) -> Iterator[tuple[int, int]]:
    """Every tunnel card on every lit empty cell that it fits."""
    for cell in board.frontier:
        for card in BASE.cards:
            for turned in (0, 1):
                face = int(face_of(card.index, turned))
                if card.kind == "tunnel" and board.lit_at(cell) and not board.misfits(cell, face):
                    yield int(cell), face


def light_falls(board: Board, cell: int, face: int, goal: int) -> bool:
    tried = board.copy()
    tried.place(cell, face)
    return bool(tried.lit_at(goal))


def test_the_length_with_a_card_is_what_the_board_with_that_card_has_unless_the_card_closes_another_way() -> (
    None
):
    """`with_face` does not lay the card: other routes may be a little longer than it says, never shorter."""
    checked = exact = 0
    for board in boards("base", 2):
        for goal in goals_of(board):
            routes = Routes(board, goal, PATTERNS)
            for cell, face in islice(placements(board), 0, None, 5):
                tried = board.copy()
                tried.place(cell, face)
                if tried.width != board.width or tried.height != board.height:
                    continue
                truth = 0 if tried.lit_at(goal) else Routes(tried, goal, PATTERNS).best
                said = routes.with_face(cell, face)
                assert said <= truth
                assert said >= routes.best - 1
                checked += 1
                exact += said == truth
    assert checked > 150
    assert exact > 0.7 * checked
