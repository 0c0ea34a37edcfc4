"""What routes are where there is a limit or no way; whether their lengths are right is compared in `test_routes`."""

from __future__ import annotations

from tests.tunnels.random_boards import boards, goals_of
from undermine.engine.saboteur.box import compose
from undermine.engine.tunnels.board import Board
from undermine.engine.tunnels.routes import FAR, JoiningPatterns, Routes, joined_sides, steps_between
from undermine.engine.tunnels.sides import at, beside
from undermine.engine.tunnels.tiles import face_of

BASE = compose("base")
PATTERNS = JoiningPatterns(BASE.cards)


def test_a_detour_limit_keeps_the_best_length() -> None:
    for board in boards("base", 1):
        for goal in goals_of(board):
            assert Routes(board, goal, PATTERNS, 0).best == Routes(board, goal, PATTERNS).best


def test_without_any_way_the_length_is_far() -> None:
    board = Board(BASE.tiles)
    board.clear(-2, -4, 10, 4)
    board.place(at(0, 0), face_of(BASE.card("start"), 0))
    for side in range(4):
        board.place(beside(at(0, 0), side), face_of(BASE.card("N|E|S|W"), 0))
    board.hide(at(8, 0))
    routes = Routes(board, at(8, 0), PATTERNS)
    assert routes.best == FAR
    assert routes.gate == -1


def test_steps_between_cells_are_counted_from_side_to_side() -> None:
    assert steps_between(at(-2, 3), at(1, -1)) == 7
    assert steps_between(at(1, -1), at(-2, 3)) == 7


def test_only_joined_sides_lead_on() -> None:
    named = {card.name: card for card in BASE.cards}
    assert joined_sides(named["[NE]"]) == [0, 1]
    assert joined_sides(named["[NE]"], turned=True) == [2, 3]
    assert joined_sides(named["N|E"]) == []
    assert joined_sides(named["map"]) == []
