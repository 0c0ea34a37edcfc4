"""The master: what it does in positions that have one good answer, and that it thinks repeatably."""

from __future__ import annotations

import pytest

from tests.bots.sitting import DECK, KNOWN, NEAR, answer, bot, dealt_round, treasure_found
from undermine.bots.contract import Budget, decide
from undermine.engine.kernel.views import view


def test_a_miner_with_the_last_missing_tunnel_digs_it() -> None:
    told = f"seats: 5\nhand Ann: [EW], [NS], N|E, broken-pick\n{DECK}{NEAR}{KNOWN}"
    assert answer("master", told) == "dig [EW] 7,0"


def test_a_saboteur_before_the_last_tunnel_does_not_dig_it() -> None:
    told = f"seats: 5\nroles: Ann saboteur\nhand Ann: [EW], E|W, [NESW]\n{DECK}{NEAR}{KNOWN}"
    assert answer("master", told) in ("dig E|W 7,0", "pass [EW]", "pass [NESW]")


def test_a_saboteur_repairs_the_tool_that_keeps_it_from_laying_a_dead_end() -> None:
    hand = "hand Ann: repair-pick, E|W, [NESW]\nbefore Ann: broken-pick"
    told = f"seats: 5\nroles: Ann saboteur\n{hand}\n{DECK}{NEAR}{KNOWN}"
    assert answer("master", told) == "repair repair-pick @0 pick"


def test_a_saboteur_repairs_for_its_fellow_and_not_for_a_miner() -> None:
    hand = "hand Ann: repair-pick, [NESW], [EW]\nbefore Bob: broken-pick\nbefore Cid: broken-pick"
    seen = "  saw-dwarf target=Bob dwarf=saboteur turn=1 stale=no\n"
    told = f"seats: 5\nroles: Ann saboteur, Bob saboteur\n{hand}\n{DECK}{NEAR}{KNOWN}{seen}"
    assert answer("master", told) == "repair repair-pick @1 pick"


def test_a_saboteur_blends_in_before_it_breaks_tools() -> None:
    """A long round is ahead: whoever seems to dig on is left in peace, and a broken tool does more harm later."""
    many = ", ".join(["[NS], [NE], map, [NESW], [NEW], repair-pick, [EW], [NW]"] * 8)
    told = f"seats: 5\nroles: Ann saboteur\nhand Ann: broken-pick, [NW], [NS]\ndeck: {many}"
    assert answer("master", told).startswith("dig")
    assert answer("apprentice", told).startswith("break")


def test_it_answers_the_same_whenever_it_is_asked_the_same() -> None:
    table = dealt_round(1)
    seen = view(table, table.active)
    assert seen.prompt is not None
    answers = {str(decide(bot("master", table.active, budget=Budget(60)), seen)) for _ in range(3)}
    assert len(answers) == 1


@pytest.mark.soak
def test_master_miners_reach_the_treasure_more_often_than_apprentices() -> None:
    """About sixteen rounds of a hundred more; both meet the same deals."""
    deals = range(100)
    masters = sum(treasure_found(number, "master", "apprentice") for number in deals)
    assert masters > sum(treasure_found(number, "apprentice", "apprentice") for number in deals)


@pytest.mark.soak
def test_miners_reach_the_treasure_less_often_against_master_saboteurs() -> None:
    """About thirteen rounds of a hundred less; 300 deals, so that chance hardly hides it."""
    deals = range(300)
    against_masters = sum(treasure_found(number, "apprentice", "master") for number in deals)
    assert against_masters < sum(treasure_found(number, "apprentice", "apprentice") for number in deals)
