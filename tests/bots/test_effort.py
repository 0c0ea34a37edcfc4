"""Effort: ways cost more where few cards are left to build them, or where there is only one."""

from __future__ import annotations

from typing import cast

import pytest

from undermine.bots.afterthoughts import left_to_learn, think_again
from undermine.bots.effort import NO_WAY, Effort, Supply, value
from undermine.bots.policy.manner import PLAIN
from undermine.bots.policy.scoring import Policy
from undermine.engine.classic.ruleset import ClassicRuleset
from undermine.engine.classic.views import ClassicView
from undermine.engine.kernel.views import view
from undermine.engine.tunnels.sides import EAST, WEST, at
from undermine.engine.tunnels.tiles import face_of
from undermine.scenarios.position import set_up
from undermine.scenarios.reading import read_scenarios

ANYTHING = 0xFFFF
ACROSS = 4 * WEST + EAST
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


def seen(board: str) -> ClassicView:
    """What Ann sees."""
    return cast("ClassicView", view(set_up(read_scenarios(HEADINGS + board)[0]).table, 0))


def face(at_hand: ClassicView, name: str) -> int:
    return int(face_of(at_hand.ruleset.card(name), 0))


def test_a_place_where_few_cards_fit_costs_more_than_an_open_one() -> None:
    supply = Supply(seen(STRAIGHT))
    only_straight = 1 << (1 << EAST | 1 << WEST)
    assert 1.0 < supply.cost(ANYTHING, ACROSS) < supply.cost(only_straight, ACROSS) <= 3.0


def test_a_place_where_no_card_leads_through_is_no_way() -> None:
    supply = Supply(seen(STRAIGHT))
    assert supply.cost(1 << (1 << EAST), ACROSS) > NO_WAY


def test_a_card_that_is_gone_makes_the_way_dearer() -> None:
    fresh, used = Supply(seen("")), Supply(seen(STRAIGHT))
    only_straight = 1 << (1 << EAST | 1 << WEST)
    assert used.cost(only_straight, ACROSS) > fresh.cost(only_straight, ACROSS)


def test_a_second_way_is_worth_something() -> None:
    assert value([3.0, 3.0]) == pytest.approx(3.0)
    assert value([3.0]) > value([3.0, 5.0]) > value([3.0, 4.0]) > 3.0
    assert value([]) == pytest.approx(NO_WAY)


def test_a_tunnel_towards_the_treasure_saves_effort_and_a_dead_end_costs_some() -> None:
    view_ = seen(STRAIGHT)
    effort = Effort(view_, [int(at(8, 0))], [1.0])
    crossing = effort.gain(int(at(6, 0)), face(view_, "[NESW]"))
    assert crossing > effort.gain(int(at(6, 0)), face(view_, "[EW]")) > 0.5
    assert effort.gain(int(at(6, 0)), face(view_, "N|E|S|W")) < 0.0


def test_a_dead_end_harms_most_where_there_is_only_one_way() -> None:
    harm = []
    for board in (STRAIGHT, BRANCHING):
        view_ = seen(board)
        effort = Effort(view_, [int(at(8, 0))], [1.0])
        harm.append(-effort.gain(int(at(6, 0)), face(view_, "N|E|S|W")))
    assert harm[0] > harm[1] > 0.0


def test_a_look_counts_by_what_it_may_still_tell() -> None:
    view_ = seen(STRAIGHT)
    situation = Policy(cast("ClassicRuleset", view_.ruleset), PLAIN).situation(view_)
    situation.believe([0.0] * 5, {int(at(8, 0)): 0.97, int(at(8, 2)): 0.03})
    assert view_.prompt is not None
    options = [str(option) for option in view_.prompt.options]
    scores = [1.0] * len(options)
    think_again(situation, view_.prompt.options.codes, scores)
    assert scores[options.index("map map 8,0")] < 0.2
    assert scores[options.index("pass N|E")] == 1.0
    assert left_to_learn(1 / 3) == left_to_learn(1 / 2) == 1.0
