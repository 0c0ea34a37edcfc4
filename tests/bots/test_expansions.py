"""Bots use what the expansions bring: one position each with a plain answer."""

from __future__ import annotations

import pytest

from tests.bots.sitting import FAR, NEAR, answer

CULPRIT_BOB = """
story:
  tunnel-dug seat=Bob card=N|E cell=0,1 turned=no
  tunnel-dug seat=Bob card=E|W cell=-1,0 turned=no
"""
SECOND = "rules: saboteur2\nseats: 5\nroles: Ann blue-miner\n"


@pytest.mark.parametrize(
    ("position", "sensible"),
    [
        (f"{SECOND}hand Ann: free, map, [EW]\nbefore Ann: trap{FAR}", "free free @0"),
        (f"{SECOND}hand Ann: trap, N|E{FAR}{CULPRIT_BOB}", "trap trap @1"),
        (f"{SECOND}hand Ann: theft, N|E\nbefore Ann: broken-pick{FAR}", "theft theft"),
        (f"{SECOND}hand Ann: blue-door-[EW], green-door-[EW]{FAR}", "dig blue-door-[EW] 3,0"),
        (
            "rules: saboteur2\nseats: 5\nroles: Ann geologist\nhand Ann: crystal-[NEW], [NEW]" + FAR,
            "dig crystal-[NEW] 3,0",
        ),
        (f"rules: base+wc2022\nseats: 5\nhand Ann: pioneer, [EW], [NEW]{FAR}", "pioneer pioneer"),
        (f"rules: base+wc2018\nseats: 5\nhand Ann: vault, N|E\ndiscard: map, [EW]{FAR}", "open-vault vault"),
    ],
)
def test_an_apprentice_plays_the_card_that_helps(position: str, sensible: str) -> None:
    assert answer("apprentice", position).startswith(sensible)


def test_a_saboteur_puts_a_figure_before_the_goal() -> None:
    told = f"rules: base+toll\nseats: 5\nroles: Ann saboteur\nhand Ann: repair-pick, [NEW]{NEAR}"
    assert answer("apprentice", told).startswith("toll ")


def test_a_miner_vetoes_a_dead_end_in_the_way() -> None:
    told = f"""rules: base+wc2019
seats: 5
turn: Bob
hand Ann: veto, [EW]
hand Bob: E|W
hand Cid: map
{NEAR}"""
    assert answer_after("dig E|W 7,0", told) == "say yes"


def answer_after(move: str, position: str) -> str:
    """What Ann answers once Bob has announced a move."""
    from tests.bots.sitting import bot
    from undermine.bots.contract import decide
    from undermine.engine.kernel.actions import read_action
    from undermine.engine.kernel.play import apply
    from undermine.engine.kernel.views import view
    from undermine.scenarios.position import set_up
    from undermine.scenarios.reading import read_scenarios

    table = set_up(read_scenarios(f"scenario: A bot decides\n{position}")[0]).table
    apply(table, 1, read_action(move, table.ruleset.verbs))
    seen = view(table, 0)
    assert seen.prompt is not None
    return str(decide(bot("apprentice"), seen))


CHOOSING_A_CELL = "agenda:\n  begin-turn seat=Ann\n  place-chest seat=Ann choices=1,3;4,0;4,3;7,-3\n"


@pytest.mark.parametrize("level", ["novice", "apprentice", "master"])
def test_a_miner_lays_a_chest_on_the_ways_to_the_goals(level: str) -> None:
    """CHEST-1: over (4,0) no goal is farther away."""
    told = f"rules: base+chests-chosen\nseats: 5\nroles: Ann miner\n{CHOOSING_A_CELL}"
    assert answer(level, told) == "choose-cell 4,0"


@pytest.mark.parametrize("level", ["novice", "apprentice", "master"])
def test_a_saboteur_lays_a_chest_off_the_ways_to_the_goals(level: str) -> None:
    """CHEST-1: over (4,0) no goal is farther away."""
    told = f"rules: base+chests-chosen\nseats: 5\nroles: Ann saboteur\n{CHOOSING_A_CELL}"
    assert answer(level, told) != "choose-cell 4,0"
