"""The race to the lost mines as a grandmaster reckons with it: ways, who is where first, and what that is worth."""

from typing import cast

import pytest

from tests.bots.sitting import answer
from undermine.bots.lost_mines.beliefs import LostMinesBelief
from undermine.bots.lost_mines.grandmaster_scores import grand_scores
from undermine.bots.lost_mines.grandmaster_situation import OBSTACLE, GrandmasterSituation
from undermine.bots.lost_mines.race import Outlook, Prize, Race
from undermine.bots.lost_mines.ways import EMPTY, LAYING, STEP
from undermine.engine.kernel.actions import read_action
from undermine.engine.kernel.play import apply
from undermine.engine.kernel.views import view
from undermine.engine.lost_mines.views import LostMinesView
from undermine.engine.tunnels.sides import EAST, WEST, at
from undermine.scenarios.position import set_up
from undermine.scenarios.reading import read_scenarios

EAST_WEST = 1 << EAST | 1 << WEST
LATE_TURNS = 2.0
MANY_TURNS = 20.0

TABLE = """
rules: lost-mines
seats: 5
roles: Ann blue-loyal, Bob blue-loyal, Cid yellow-loyal, Dan yellow-selfish, Eve yellow-loyal
mines: gems-mine, silver-mine, gold-mine, dragon-mine
treasures: silver-1; silver-2; gold-2; gems-4; gems-3
"""

ROW = f"""{TABLE}
hand Ann: path-[EW], path-[EW]
place Ann: 4,2
board:
       4  5  6  7  8  9
  2    ─  ─  .  ─  ─  ?
"""

BEHIND_A_TREE = f"""{TABLE}
hand Ann: path-[NS], path-[NS]
place Ann: 5,2
place Bob: 4,2
place Cid: 4,2
place Dan: 4,2
place Eve: 4,2
board:
       4  5  6  7  8  9
  2    ┬  ─  ─t ─  ─  ?
  3    └  ─  ┐  .  .  .
  4    .  .  └  ─  ─  ?
"""


WALKS_BACK = f"""{TABLE}
hand Ann: rope, rope
hand Bob: rope, rope
place Ann: 5,2
place Bob: 5,2
board:
       4  5
  2    ─  ─
"""


def seen_in(position: str) -> LostMinesView:
    table = set_up(read_scenarios(f"scenario: A grandmaster looks\n{position}")[0]).table
    return cast("LostMinesView", view(table, 0))


def as_seen(position: str) -> GrandmasterSituation:
    seen = seen_in(position)
    return GrandmasterSituation(seen, LostMinesBelief(seen))


def way_to_silver(situation: GrandmasterSituation, x: int, y: int) -> int:
    return int(situation.ways.cost(1, situation.spot(int(at(x, y)))))


def test_a_way_costs_a_step_for_every_card_and_more_for_one_that_is_still_to_be_laid() -> None:
    situation = as_seen(ROW)
    assert way_to_silver(situation, 7, 2) == 2 * STEP
    assert way_to_silver(situation, 4, 2) == 5 * STEP + LAYING


def test_no_way_leads_through_a_wall() -> None:
    situation = as_seen(ROW)
    ways, spot = situation.ways, situation.spot(int(at(6, 2)))
    before = way_to_silver(situation, 5, 2)
    ways.put(spot, 1 << WEST, 0)
    ways.measure()
    assert way_to_silver(situation, 5, 2) > before + 4 * LAYING  # all the way around
    ways.put(spot, EMPTY, 0)
    ways.measure()
    assert way_to_silver(situation, 5, 2) == before


def test_an_obstacle_costs_more_than_a_cell_without_a_card_until_its_tool_lies_there() -> None:
    closed = as_seen(BEHIND_A_TREE)
    bridged = as_seen(f"{BEHIND_A_TREE}\ntools: 6,2\n")
    assert OBSTACLE > LAYING
    assert way_to_silver(closed, 5, 2) == min(4 * STEP + OBSTACLE, way_to_silver(closed, 4, 2) + STEP)
    assert way_to_silver(bridged, 5, 2) == 4 * STEP


def test_who_comes_later_finds_fewer_treasures_by_lm_28() -> None:
    situation = as_seen(ROW)
    race = Race(situation.ways, [Prize([], 0.0), Prize([3.0, 2.0], 0.0), Prize([], 0.0), Prize([], 0.0)])
    near, far = situation.spot(int(at(8, 2))), situation.spot(int(at(4, 2)))
    alone = race.worth([Outlook(far, 0.0, MANY_TURNS, 1.0)])
    beside = race.worth([Outlook(far, 0.0, MANY_TURNS, 1.0), Outlook(near, 0.2, MANY_TURNS, 0.0)])
    assert beside < 0.7 * alone


def test_a_way_is_worth_little_to_a_dwarf_whose_turns_are_running_out() -> None:
    situation = as_seen(ROW)
    race = Race(situation.ways, [Prize([], 0.0), Prize([3.0], 0.0), Prize([], 0.0), Prize([], 0.0)])
    spot = situation.spot(int(at(4, 2)))
    late = race.worth([Outlook(spot, 0.0, LATE_TURNS, 1.0)])
    assert late < 0.7 * race.worth([Outlook(spot, 0.0, MANY_TURNS, 1.0)])


def test_the_dragon_makes_a_mine_worth_less_to_who_would_wake_it() -> None:
    situation = as_seen(ROW)
    race = Race(situation.ways, [Prize([], 0.0), Prize([3.0], 0.25), Prize([], 0.0), Prize([], 0.0)])
    spot = situation.spot(int(at(8, 2)))
    bold = race.worth([Outlook(spot, 0.0, MANY_TURNS, 1.0)])
    assert race.worth([Outlook(spot, 0.0, MANY_TURNS, 1.0, 2.0)]) < bold


def test_trying_options_out_leaves_the_board_as_it_was() -> None:
    seen = seen_in(ROW.replace("path-[EW], path-[EW]", "path-[EW], storm, troll, path-[NES]"))
    assert seen.prompt is not None
    options = list(seen.prompt.options)
    situation = GrandmasterSituation(seen, LostMinesBelief(seen))
    assert grand_scores(situation, options) == grand_scores(situation, options)


def test_a_grandmaster_closes_the_gap_before_the_mine() -> None:
    assert answer("grandmaster", ROW) == "lay path-[EW] 6,2"


def test_a_grandmaster_walks_around_an_obstacle_for_which_it_has_no_tool() -> None:
    situation = as_seen(BEHIND_A_TREE)
    assert situation.gain_at(int(at(5, 3))).total > situation.gain_at(int(at(5, 2))).total


def test_a_grandmaster_brings_the_tool_that_opens_its_way() -> None:
    closed = BEHIND_A_TREE.replace("hand Ann: path-[NS], path-[NS]", "hand Ann: axe, path-[NS]")
    without_detour = closed.replace("  3    └  ─  ┐  .  .  .\n  4    .  .  └  ─  ─  ?\n", "")
    assert answer("grandmaster", without_detour) == "bring-tool axe 6,2"


@pytest.mark.parametrize(("bob", "better"), [("blue-loyal", True), ("yellow-loyal", False)])
def test_a_way_counts_for_the_own_clan_and_against_the_other(bob: str, better: bool) -> None:
    position = f"""
rules: lost-mines
seats: 5
roles: Ann blue-loyal, Bob {bob}, Cid yellow-loyal, Dan yellow-selfish, Eve blue-selfish
mines: gems-mine, silver-mine, gold-mine, dragon-mine
treasures: silver-1; silver-2; gold-2; gems-4; gems-3
hand Ann: path-[EW]
hand Bob: path-[EW], path-[EW], path-[EW]
place Bob: 7,6
memories Ann:
  saw-role target=@1 role={bob} turn=1
board:
       7  8  9
  6    ─  .  ?
"""
    gain = as_seen(position).gain_with(int(at(8, 6)), EAST_WEST, 0).total
    assert gain > 0.0 if better else gain < 0.0


def test_who_has_walked_back_is_reckoned_with_less() -> None:
    table = set_up(read_scenarios(f"scenario: Bob walks back\n{WALKS_BACK}")[0]).table
    before = GrandmasterSituation(seen := cast("LostMinesView", view(table, 0)), LostMinesBelief(seen))
    for action in ("pass rope", "stay"):
        apply(table, 0, read_action(action, table.ruleset.verbs))
    for action in ("pass rope", "move W"):
        apply(table, 1, read_action(action, table.ruleset.verbs))
    after = GrandmasterSituation(seen := cast("LostMinesView", view(table, 0)), LostMinesBelief(seen))
    assert after.skills[1] < before.skills[1]
    assert abs(after.outlooks[1].weight) < abs(before.outlooks[1].weight)


def test_a_way_on_which_nothing_is_missing_takes_whole_turns_of_three_steps_by_lm_24() -> None:
    situation = as_seen(f"{BEHIND_A_TREE}\ntools: 6,2\n")
    laps = {x: situation.race.laps(1, Outlook(situation.spot(int(at(x, 2))), 0.0, 9.0, 1.0)) for x in (5, 7)}
    assert laps == {7: 0.0, 5: 1.0}
