"""Any table can be written out as a scenario, in the middle of a turn too; reading it gives an equal table."""

from __future__ import annotations

from typing import cast

from hypothesis import given

from tests.properties.canonical import canonical_table, canonical_view
from tests.properties.play import Game
from tests.properties.strategies import games
from undermine.engine.kernel.play import options
from undermine.engine.kernel.views import view
from undermine.engine.saboteur.table import SaboteurTable
from undermine.engine.tunnels.board import Board
from undermine.scenarios.position import set_up
from undermine.scenarios.reading import read_scenarios
from undermine.scenarios.running import run
from undermine.scenarios.writing import write_scenario

NAMES = ["Ann Miller", "map", "", "Ann Miller", "N", "zoë", "@7", "nobody", "Jo-Jo", "x:y", "Kim", "Kim "]
"""What people may call themselves: not all of it can stand in a scenario."""


def lighting(board: Board) -> list[tuple[int, int, int]]:
    """What lies where and what the start reaches, whatever order it was laid in."""
    reached = [(int(cell), 0, int(board.lit_at(cell))) for cell in sorted(board.frontier)]
    return [(cell, face, int(board.lit_at(cell))) for cell, face in board.layout()] + reached


def comparable(table: SaboteurTable) -> dict[str, object]:
    """All that makes two tables equal: how the window lies and how a deck was dealt from makes no difference."""
    data = canonical_table(table)
    data["board"] = lighting(table.board)
    data["deck"] = table.deck[table.dealt :]
    del data["dealt"]
    return data


def options_of(table: SaboteurTable) -> list[list[str]]:
    return [sorted(map(str, options(table, seat))) for seat in range(table.seats)]


def visible(table: SaboteurTable, seat: int) -> dict[str, object]:
    data = canonical_view(view(table, seat))
    del data["board"], data["prompt"]  # compared above, in no particular order
    del cast("dict[str, object]", data["outline"])["board"]
    return data


@given(games())
def test_a_table_that_was_written_out_reads_back_equal(game: Game) -> None:
    text = write_scenario(game.table, NAMES)
    scenario = read_scenarios(text)[0]
    again = cast("SaboteurTable", set_up(scenario).table)
    assert comparable(again) == comparable(game.table)
    assert options_of(again) == options_of(game.table)
    assert visible(again, 0) == visible(game.table, 0)
    assert run(scenario).passed
