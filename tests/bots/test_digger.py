"""The digger digs towards the goals and does nothing else."""

from __future__ import annotations

from tests.bots.sitting import answer

TUNNEL = """
board:
        0  1  2  3
   0    ╬  ─  ─  .
"""


def test_it_lays_the_tunnel_that_comes_nearest_to_a_goal() -> None:
    assert answer("digger", f"hand Ann: [NS], [NESW], [EW]{TUNNEL}") in ("dig [NESW] 3,0", "dig [EW] 3,0")


def test_it_never_lays_a_dead_end_but_passes_it() -> None:
    assert answer("digger", f"hand Ann: E|W, map{TUNNEL}").startswith("pass ")


def test_it_digs_though_it_is_a_saboteur() -> None:
    assert answer("digger", f"roles: Ann saboteur\nhand Ann: [EW], broken-pick{TUNNEL}") == "dig [EW] 3,0"


def test_in_the_classic_edition_it_digs_only_where_the_start_reaches() -> None:
    board = """
board:
        0  1  2  3  4  5  6  7
   0    ╬  .  .  .  .  .  .  ─
"""
    assert answer("digger", f"rules: classic\nhand Ann: [EW]{board}") == "dig [EW] 1,0"
