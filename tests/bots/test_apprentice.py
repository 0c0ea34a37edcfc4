"""The apprentice: what it does in positions that have one sensible answer, and how often its miners win."""

from __future__ import annotations

import pytest

from tests.bots.sitting import NEAR, answer, treasure_found

SAW_TREASURE_NORTH = """
memories Ann:
  saw-goal cell=8,-2 goal=treasure turn=1 stale=no
"""

TRUSTED_BOB = """
story:
  tunnel-dug seat=Bob card=[EW] cell=1,0 turned=no
  tunnel-dug seat=Bob card=[EW] cell=2,0 turned=no
  tunnel-dug seat=Bob card=[EW] cell=3,0 turned=no
  tunnel-dug seat=Cid card=N|E cell=0,1 turned=no
"""


def test_a_miner_opens_the_way_to_the_goal() -> None:
    assert answer("apprentice", f"hand Ann: [EW], [NS], N|E{NEAR}") == "dig [EW] 7,0"


def test_a_miner_who_knows_the_treasure_turns_towards_it() -> None:
    told = f"hand Ann: [EW], [NW], broken-pick{NEAR}{SAW_TREASURE_NORTH}"
    assert answer("apprentice", told) == "dig [NW] 7,0"


def test_a_miner_never_lays_a_dead_end() -> None:
    assert answer("apprentice", f"hand Ann: E|W, N|E|S|W{NEAR}").startswith("pass ")


def test_a_miner_repairs_its_own_tool_first() -> None:
    told = "hand Ann: repair-pick, [EW], map\nbefore Ann: broken-pick\nbefore Bob: broken-pick"
    assert answer("apprentice", f"{told}{NEAR}") == "repair repair-pick @0 pick"


def test_a_miner_repairs_a_trusted_friend_and_not_a_suspect() -> None:
    told = f"""seats: 5
hand Ann: repair-pick, N|E
before Bob: broken-pick
before Cid: broken-pick
{NEAR}{TRUSTED_BOB}"""
    assert answer("apprentice", told) == "repair repair-pick @1 pick"


def test_a_miner_looks_at_a_goal_when_it_has_nothing_better() -> None:
    assert answer("apprentice", f"hand Ann: map, N|E{NEAR}").startswith("map map")


def test_a_miner_passes_the_map_once_it_knows_the_treasure() -> None:
    assert answer(
        "apprentice", f"hand Ann: map, [NESW], rockfall\nbefore Ann: broken-cart{NEAR}{SAW_TREASURE_NORTH}"
    ) == ("pass map")


def test_a_miner_clears_a_dead_end_out_of_the_way() -> None:
    board = """
board:
        0  1  2  3  4  5  6  7
   0    ╬  ─  ─  ─  ─  ─  ─  ━
"""
    assert answer("apprentice", f"hand Ann: rockfall, N|E{board}") == "rockfall rockfall 7,0"


def test_a_miner_breaks_the_tool_of_whoever_lays_dead_ends() -> None:
    story = """
story:
  tunnel-dug seat=Bob card=N|E cell=0,1 turned=no
  tunnel-dug seat=Cid card=[EW] cell=1,0 turned=no
  tunnel-dug seat=Bob card=E|W cell=-1,0 turned=no
"""
    assert answer("apprentice", f"hand Ann: broken-pick, N|E{story}") == "break broken-pick @1"


def test_a_saboteur_close_to_the_treasure_blocks_the_way() -> None:
    told = f"roles: Ann saboteur\nhand Ann: E|W, [EW], [NESW]{NEAR}"
    assert answer("apprentice", told) == "dig E|W 7,0"


def test_a_saboteur_far_from_the_treasure_keeps_its_cover() -> None:
    told = "roles: Ann saboteur\nhand Ann: N|E|S|W, [NESW]"
    assert answer("apprentice", told) == "pass [NESW]"


def test_a_saboteur_breaks_the_tool_of_whoever_digs_well() -> None:
    story = """
story:
  tunnel-dug seat=Cid card=N|E cell=0,1 turned=no
  tunnel-dug seat=Bob card=[EW] cell=1,0 turned=no
"""
    assert (
        answer("apprentice", f"roles: Ann saboteur\nhand Ann: broken-pick, map{NEAR}{story}")
        == "break broken-pick @1"
    )


def test_it_takes_the_most_valuable_gold_card() -> None:
    gold = "agenda:\n  pick-gold seat=Ann cards=1,3,2 order=Ann,Bob,Cid"
    assert answer("apprentice", gold) == "take-gold 3"


@pytest.mark.slow
def test_three_apprentice_miners_reach_the_treasure_in_half_of_the_rounds_against_two_random_saboteurs() -> (
    None
):
    """About 79 % in truth: 47 of 60, give or take 3."""
    found = sum(treasure_found(number, "apprentice", "random") for number in range(60))
    assert found >= 38


@pytest.mark.soak
def test_three_apprentice_miners_reach_the_treasure_in_seven_of_ten_of_many_rounds() -> None:
    """79 % in 400 rounds that it was not tuned on, give or take four."""
    found = sum(treasure_found(number, "apprentice", "random") for number in range(1000))
    assert found >= 700


@pytest.mark.slow
def test_apprentice_saboteurs_stop_apprentice_miners_more_often_than_random_ones() -> None:
    """They stop about half of the rounds, random ones a sixth: 5 of 30."""
    stopped = sum(not treasure_found(number, "apprentice", "apprentice") for number in range(30))
    assert stopped >= 10
