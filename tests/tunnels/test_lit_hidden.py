"""A board always knows how many of its face-down cards the start's tunnels lead to."""

from random import Random

import pytest

from undermine.engine.games import compose
from undermine.engine.kernel.play import offered, start, take
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.saboteur.table import saboteur
from undermine.engine.tunnels.board import HIDDEN, Board
from undermine.engine.tunnels.sides import at
from undermine.engine.tunnels.tiles import face_of


def counted(board: Board) -> int:
    return sum(1 for spot in range(board.size()) if board.face_on(spot) == HIDDEN and board.lit_on(spot))


@pytest.mark.parametrize("rules", ["base", "saboteur2", "base+chests", "base+nuggets"])
def test_it_is_the_number_that_looking_at_every_cell_gives(rules: str) -> None:
    """In random games: cards are laid, taken away, turned up and, with chests, moved."""
    ruleset, chance = compose(rules), Random(3)
    for game in range(3):
        table = saboteur(start(ruleset, 4, seed_bytes(f"lit {game}")))
        count = offered(table)
        while count and table.round == 1:
            count = take(table, int(chance.random() * int(count)))
            assert table.board.lit_hidden == counted(table.board)


def test_cards_that_are_hidden_taken_away_and_laid_over_are_counted() -> None:
    table = saboteur(start(compose("base"), 4, seed_bytes("lit")))
    board, crossing = table.board, face_of(table.rules.card("[NESW]"), 0)
    seen = []
    for x in range(1, 8):
        board.place(at(x, 0), crossing)
        seen.append(board.lit_hidden)
    assert seen == [0, 0, 0, 0, 0, 0, 1]
    board.hide(at(3, 1))
    assert board.lit_hidden == 2 == board.copy().lit_hidden
    board.take(at(2, 0))
    assert board.lit_hidden == 0
    board.place(at(2, 0), crossing)
    board.take(at(3, 1))
    board.place(at(8, 0), crossing)
    assert board.lit_hidden == counted(board)
