"""The Lost Mines as a master sees them: which mines it goes for, whom a path serves, and the dragon."""

from typing import cast

from tests.bots.sitting import answer, bot
from undermine.bots.contract import decide
from undermine.bots.lost_mines.master_situation import FOR_FRIENDS, FOR_OTHERS, MasterSituation
from undermine.bots.lost_mines.situation import PER_CARD, LostMinesSituation
from undermine.engine.kernel.actions import read_action
from undermine.engine.kernel.play import apply
from undermine.engine.kernel.views import view
from undermine.engine.lost_mines.views import LostMinesView
from undermine.engine.tunnels.sides import EAST, WEST, at
from undermine.scenarios.position import set_up
from undermine.scenarios.reading import read_scenarios

TABLE = """
rules: lost-mines
seats: 5
roles: Ann blue-loyal, Bob blue-loyal, Cid yellow-loyal, Dan yellow-loyal, Eve yellow-selfish
mines: dragon-mine, silver-mine, gold-mine, gems-mine
treasures: silver-1; silver-2; gold-2; gems-4; gems-3
hand Ann: look-mine-dwarf, rope
place Ann: 8,0
"""

ALL_HIDDEN = f"""{TABLE}
board:
       8  9  10
  0    ─  ?  .
  2    ─  ?  .
  4    .  ?  .
  6    ─  ?  .
"""

TWO_HIDDEN = f"""{TABLE}
board:
       8  9  10
  0    ─  ?  .
  2    ─  ┤s .
  4    .  ┘$ .
  6    ─  ?  .
"""


APART = f"""{TABLE}
place Bob: 4,6
place Cid: 4,2
board:
       4  5  6  7  8  9
  0    .  .  .  .  ─  ?
  2    ─  .  .  .  .  ?
  4    .  .  .  .  .  ?
  6    ─  .  .  .  .  ?
"""

EAST_WEST = 1 << EAST | 1 << WEST


def as_seen(position: str) -> MasterSituation:
    table = set_up(read_scenarios(f"scenario: A master looks\n{position}")[0]).table
    return MasterSituation(cast("LostMinesView", view(table, 0)))


def test_it_steps_on_a_mine_where_the_dragon_is_unlikely_and_not_where_it_is_as_likely_as_not() -> None:
    assert as_seen(ALL_HIDDEN).dares(at(9, 0))
    assert not as_seen(TWO_HIDDEN).dares(at(9, 0))


def test_a_mine_counts_by_the_treasures_on_display_and_by_the_dragon_while_it_is_hidden() -> None:
    situation = as_seen(TWO_HIDDEN)
    assert situation.worth(at(9, 2)) == 4.0  # two of silver, 2 each on average
    assert situation.worth(at(9, 4)) == 3.0
    assert situation.worth(at(9, 0)) == (8.0 - 2.0) / 2  # gems or the dragon
    assert situation.detour(at(9, 2)) == 0.0 < situation.detour(at(9, 0))


def test_a_path_for_the_own_clan_counts_for_and_one_for_the_other_clan_against() -> None:
    situation = as_seen(APART)
    assert situation.service(at(5, 6), EAST_WEST) == PER_CARD * FOR_FRIENDS
    assert situation.service(at(5, 2), EAST_WEST) == PER_CARD * FOR_OTHERS
    assert situation.service(at(5, 4), EAST_WEST) == 0.0


def test_a_master_looks_at_the_mine_before_it_and_an_apprentice_does_not_care_which() -> None:
    assert answer("master", ALL_HIDDEN).startswith("look-mine look-mine-dwarf 9,0")
    assert LostMinesSituation(as_seen(ALL_HIDDEN).view).curiosity(at(9, 0)) == 0.0


BESIDE_SILVER = """
rules: lost-mines
roles: Ann {ann}, Bob blue-loyal, Cid blue-loyal
mines: dragon-mine, silver-mine, gold-mine, gems-mine
treasures: silver-1; silver-2; gold-2
hand Ann: rope, axe
hand Bob: rope
place Ann: 9,1
place Bob: 3,2
place Cid: 4,2
board:
       3  4  5  9
  1    .  .  .  │
  2    ─  ─  .  ?
"""


def turned_over(level: str, ann: str) -> str:
    """How Ann lays the silver mine after a step onto it that fits either way up."""
    position = BESIDE_SILVER.format(ann=ann)
    table = set_up(read_scenarios(f"scenario: A mine is turned over\n{position}")[0]).table
    for action in ("pass rope", "move S"):
        apply(table, 0, read_action(action, table.ruleset.verbs))
    seen = view(table, 0)
    assert seen.prompt is not None
    return str(decide(bot(level), seen))


def test_a_mine_is_opened_towards_the_own_side_and_closed_to_the_others_by_lm_26() -> None:
    for level in ("apprentice", "master"):
        assert turned_over(level, "blue-loyal") == "choose-place 9,2 turned"
        assert turned_over(level, "blue-selfish") == "choose-place 9,2"
