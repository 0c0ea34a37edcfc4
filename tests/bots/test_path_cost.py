"""PathCost: ways cost more where few cards are left to build them, or where there is only one."""

from __future__ import annotations

from typing import cast

import pytest

from undermine.bots.saboteur.policy.path_cost import NO_WAY, TURN, PathCost, Supply
from undermine.bots.saboteur.policy.scoring import Policy, facts_of
from undermine.bots.saboteur.policy.turns import left_to_learn
from undermine.bots.saboteur.policy.weights import PLAIN
from undermine.engine.kernel.views import view
from undermine.engine.saboteur.ruleset import SaboteurRuleset
from undermine.engine.saboteur.views import SaboteurView
from undermine.engine.tunnels.sides import EAST, WEST, at
from undermine.engine.tunnels.tiles import face_of
from undermine.scenarios.position import set_up
from undermine.scenarios.reading import read_scenarios

ANYTHING = 0xFFFF
ACROSS = 4 * WEST + EAST
ONLY_STRAIGHT = 1 << (1 << EAST | 1 << WEST)
HEADINGS = "scenario: Ann thinks\nseats: 5\nhand Ann: map, [EW], [NESW], N|E\ndeck: [NS], [NE], map, [NESW]\n"
STRAIGHT = """
board:
        0  1  2  3  4  5
   0    ╬  ─  ─  ─  ─  ─
"""
BRANCHING = """
board:
        0  1  2  3  4  5
   0    ╬  ─  ─  ─  ─  ┬
"""


def seen(board: str) -> SaboteurView:
    """What Ann sees."""
    return cast("SaboteurView", view(set_up(read_scenarios(HEADINGS + board)[0]).table, 0))


def face(at_hand: SaboteurView, name: str) -> int:
    return int(face_of(at_hand.ruleset.card(name), 0))


def supply_in(at_hand: SaboteurView, holding: float = 0.0) -> Supply:
    return Supply(at_hand, facts_of(cast("SaboteurRuleset", at_hand.ruleset)), holding)


def effort_in(at_hand: SaboteurView) -> PathCost:
    return PathCost(at_hand.board, supply_in(at_hand), [int(at(8, 0))], [1.0], 0.2)


def test_a_place_where_few_cards_fit_costs_more_than_an_open_one() -> None:
    supply = supply_in(seen(STRAIGHT))
    assert TURN < supply.cost(ANYTHING, ACROSS) < supply.cost(ONLY_STRAIGHT, ACROSS) < 4 * TURN


def test_a_place_where_no_card_leads_through_is_no_way() -> None:
    supply = supply_in(seen(STRAIGHT))
    assert supply.cost(1 << (1 << EAST), ACROSS) > NO_WAY


def test_a_card_that_is_gone_makes_the_way_dearer() -> None:
    fresh, used = supply_in(seen("")), supply_in(seen(STRAIGHT))
    assert used.cost(ONLY_STRAIGHT, ACROSS) > fresh.cost(ONLY_STRAIGHT, ACROSS)


def test_a_card_in_the_own_hand_makes_the_way_cheaper() -> None:
    view_ = seen("")
    assert supply_in(view_, 2.0).cost(ONLY_STRAIGHT, ACROSS) < supply_in(view_).cost(ONLY_STRAIGHT, ACROSS)


def test_a_tunnel_towards_the_treasure_saves_effort_and_a_dead_end_costs_some() -> None:
    view_ = seen(STRAIGHT)
    path_cost = effort_in(view_)
    crossing = path_cost.gain(at(6, 0), face(view_, "[NESW]"))
    assert crossing > path_cost.gain(at(6, 0), face(view_, "[EW]")) > 0.5
    assert path_cost.gain(at(6, 0), face(view_, "N|E|S|W")) < 0.0


def test_a_dead_end_harms_most_where_there_is_only_one_way() -> None:
    harm = []
    for board in (STRAIGHT, BRANCHING):
        view_ = seen(board)
        harm.append(-effort_in(view_).gain(at(6, 0), face(view_, "N|E|S|W")))
    assert harm[0] > harm[1] > 0.0


def test_the_gain_of_a_tunnel_is_what_the_effort_is_less_once_it_lies_there() -> None:
    """Where the new card closes nothing, following the ways anew on the changed board finds the same."""
    view_ = seen(STRAIGHT)
    path_cost, laid = effort_in(view_), view_.board.copy()
    laid.place(at(6, 0), face(view_, "[EW]"))
    after = PathCost(laid, supply_in(view_), [int(at(8, 0))], [1.0], 0.2)
    assert path_cost.gain(at(6, 0), face(view_, "[EW]")) == pytest.approx(path_cost.now - after.now)


def test_a_card_on_the_best_way_is_as_useful_as_can_be_and_one_behind_the_start_is_not() -> None:
    view_ = seen(STRAIGHT)
    path_cost, straight = effort_in(view_), face(view_, "[EW]")
    assert path_cost.usefulness(at(6, 0), straight) > 0.9
    assert path_cost.usefulness(at(-1, 0), straight) == 0.0


def test_the_second_best_way_is_a_long_detour_where_the_tunnel_has_only_one_end() -> None:
    assert effort_in(seen(STRAIGHT)).detour() > effort_in(seen(BRANCHING)).detour() >= 0.0


def test_a_look_counts_by_what_it_may_still_tell() -> None:
    view_ = seen(STRAIGHT)
    policy = Policy(cast("SaboteurRuleset", view_.ruleset), PLAIN)
    assert view_.prompt is not None
    look = [str(option) for option in view_.prompt.options].index("map map 8,0")
    scores = []
    for chance in (1 / 3, 0.97):
        situation = policy.situation(view_)
        situation.believe([0.0] * 5, {int(at(8, 0)): chance, int(at(8, 2)): 1.0 - chance})
        scores.append(policy.scores(situation, view_.prompt.options)[look])
    assert scores[0] > 0.4
    assert scores[1] < 0.1
    assert left_to_learn(1 / 3) == left_to_learn(1 / 2) == 1.0
