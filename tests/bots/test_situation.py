"""What the policy concludes from a view: where the treasure may be, and whom to suspect."""

from __future__ import annotations

from typing import cast

import pytest

from undermine.bots.saboteur.policy.scoring import facts_of
from undermine.bots.saboteur.policy.situation import Situation
from undermine.bots.saboteur.policy.suspicion import suspicions
from undermine.bots.saboteur.policy.weights import PLAIN
from undermine.engine.kernel.views import view
from undermine.engine.saboteur.box import compose
from undermine.engine.saboteur.views import SaboteurView
from undermine.engine.tunnels.sides import at
from undermine.scenarios.position import set_up
from undermine.scenarios.reading import read_scenarios

LORE = facts_of(compose("base"))
NORTH, MIDDLE, SOUTH = [int(at(8, y)) for y in (-2, 0, 2)]


def seen(position: str) -> SaboteurView:
    return cast(
        "SaboteurView",
        view(set_up(read_scenarios(f"scenario: A seat looks\nhand Ann: map\n{position}")[0]).table, 0),
    )


def treasure_chances(view: SaboteurView) -> dict[int, float]:
    situation = Situation(view, LORE, PLAIN)
    return dict(zip(situation.cells, situation.chances, strict=True))


def look(cell: str, goal: str, stale: str = "no") -> str:
    return f"memories Ann:\n  saw-goal cell={cell} goal={goal} turn=1 stale={stale}\n"


def test_the_treasure_may_be_under_every_goal_alike() -> None:
    assert treasure_chances(seen("")) == pytest.approx({NORTH: 1 / 3, MIDDLE: 1 / 3, SOUTH: 1 / 3})


def test_a_goal_seen_to_be_a_stone_is_out() -> None:
    assert treasure_chances(seen(look("8,0", "stone-ne"))) == {NORTH: 0.5, SOUTH: 0.5}


def test_the_treasure_once_seen_is_certain() -> None:
    assert treasure_chances(seen(look("8,2", "treasure"))) == {SOUTH: 1.0}


def test_a_stale_look_counts_for_nothing() -> None:
    assert len(treasure_chances(seen(look("8,2", "treasure", "yes")))) == 3


def suspected(*events: str) -> list[float]:
    story = "".join(f"  {event}\n" for event in events)
    return suspicions(
        seen(f"seats: 5\nstory:\n{story}" if events else "seats: 5"),
        dwarf="miner",
        joined=LORE.joined,
        credulity=1.0,
        heard=LORE.heard,
        rivals=LORE.rivals("miner"),
    )


BEFORE = 0.4


def test_before_anything_happens_everybody_else_is_suspected_alike() -> None:
    assert suspected() == pytest.approx([0.0, 0.4, 0.4, 0.4, 0.4])


@pytest.mark.parametrize(
    "event",
    [
        "tunnel-dug seat=Bob card=N|E cell=0,1 turned=no",
        "tunnel-dug seat=Bob card=[NS] cell=-1,0 turned=no",
        "rock-fell seat=Bob card=rockfall cell=1,0 removed=[EW]",
        "tool-broken seat=Bob card=broken-pick target=Ann",
        "tool-broken seat=Bob card=broken-pick target=Cid",
    ],
)
def test_whoever_does_harm_is_suspected_more(event: str) -> None:
    assert suspected(event)[1] > BEFORE


@pytest.mark.parametrize(
    "event",
    [
        "tunnel-dug seat=Bob card=[EW] cell=1,0 turned=no",
        "rock-fell seat=Bob card=rockfall cell=1,0 removed=E|W",
        "tool-repaired seat=Bob card=repair-pick target=Ann removed=broken-pick",
    ],
)
def test_whoever_helps_is_suspected_less(event: str) -> None:
    assert suspected(event)[1] < BEFORE


def test_whoever_breaks_the_tool_of_a_culprit_is_suspected_less_than_who_breaks_an_innocent_ones() -> None:
    crimes = [
        "tunnel-dug seat=Cid card=N|E cell=0,1 turned=no",
        "tunnel-dug seat=Cid card=N cell=0,2 turned=no",
    ]
    guilty = suspected(*crimes, "tool-broken seat=Bob card=broken-pick target=Cid")
    innocent = suspected(*crimes, "tool-broken seat=Bob card=broken-pick target=Dan")
    assert guilty[1] < innocent[1]
