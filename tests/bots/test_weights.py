"""How a master plays every dwarf of Saboteur 2, where gold goes to one team, to thieves and for crystals."""

from __future__ import annotations

import pytest

from tests.bots.sitting import DECK, FAR, KNOWN, NEAR, answer, gold_of
from undermine.bots.saboteur.level_weights import dwarfs_of
from undermine.engine.saboteur.box import compose

BEHIND_A_DOOR = """
board:
        0  1  2  3   4  5  6  7
   0    ╬  ─  ─  ─g  ─  ─  ─  .
"""
TRUSTED_BOB = "  saw-dwarf target=Bob dwarf=blue-miner turn=1 stale=no\n"


def told(dwarf: str, hand: str, board: str, known: str = KNOWN) -> str:
    return f"rules: saboteur2\nseats: 5\nroles: Ann {dwarf}\nhand Ann: {hand}\n{DECK}{board}{known}"


def test_every_dwarf_of_saboteur_2_has_weights() -> None:
    dwarfs = {card.name for card in compose("saboteur2").cards if card.kind == "dwarf"}
    assert dwarfs - {"miner"} == set(dwarfs_of("masters", "saboteur2"))


def test_a_miner_reaches_the_treasure_before_it_repairs_for_a_friend() -> None:
    position = told("blue-miner", "[EW], repair-pick\nbefore Bob: broken-pick", NEAR) + TRUSTED_BOB
    assert answer("master", position) == "dig [EW] 7,0"
    assert answer("apprentice", position).startswith("repair")


def test_a_miner_brings_down_the_door_of_the_other_team_instead_of_winning_for_it() -> None:
    hand = "[EW], rockfall"
    assert answer("master", told("blue-miner", hand, BEHIND_A_DOOR)) == "rockfall rockfall 3,0"
    assert answer("master", told("green-miner", hand, BEHIND_A_DOOR)) == "dig [EW] 7,0"


def test_a_miner_does_not_lay_the_door_of_the_other_team_into_the_way() -> None:
    assert answer("master", told("blue-miner", "green-door-[EW], N|E", NEAR)).startswith("pass")
    assert answer("master", told("green-miner", "green-door-[EW], N|E", NEAR)) == "dig green-door-[EW] 7,0"


def test_the_boss_leaves_the_last_card_to_a_team() -> None:
    assert answer("master", told("boss", "[EW], N|E", NEAR)).startswith("pass")
    assert answer("apprentice", told("boss", "[EW], N|E", NEAR)) == "dig [EW] 7,0"


@pytest.mark.parametrize("dwarf", dwarfs_of("masters", "saboteur2"))
def test_a_theft_is_laid_at_once(dwarf: str) -> None:
    position = told(dwarf, "theft, [EW], N|E", FAR, "")
    assert answer("master", position) == "theft theft"


def test_a_geologist_without_crystals_looks_for_them() -> None:
    words = answer("master", told("geologist", "N|E, E|W, [NEW]", FAR, "")).split()
    assert (words[0], len(words)) == ("pass", 4)


def test_a_geologist_gives_anything_for_a_whole_tool_but_a_crystal() -> None:
    position = told("geologist", "crystal-[NEW], [NEW], [NESW]\nbefore Ann: broken-pick", FAR, "")
    assert sorted(answer("master", position).split()) == ["[NESW]", "[NEW]", "broken-pick", "discard-two"]


def test_a_profiteer_closes_the_way() -> None:
    assert answer("master", told("profiteer", "[EW], E|W", NEAR)) == "dig E|W 7,0"
    assert answer("apprentice", told("profiteer", "[EW], E|W", NEAR)).startswith("pass")


@pytest.mark.soak
def test_masters_earn_more_gold_than_apprentices_in_saboteur_2() -> None:
    """About half a piece a game; each deal is played twice with the places changed."""
    ahead = 0
    for number in range(60):
        for masters in ((0, 2, 4), (1, 3, 5)):
            gold = gold_of(number, ["master" if seat in masters else "apprentice" for seat in range(6)])
            ahead += sum(gold[seat] if seat in masters else -gold[seat] for seat in range(6))
    assert ahead > 0
