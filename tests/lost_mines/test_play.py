"""Whole games of The Lost Mines: nothing gets lost, they end, bots find treasures, and everything occurs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import pytest

from undermine.bots.contract import Budget
from undermine.bots.registry import make_bot
from undermine.engine.games import compose
from undermine.engine.kernel.actions import Action
from undermine.engine.kernel.codec import kind_name, value_classes
from undermine.engine.kernel.play import start
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.rulesets import RulesError
from undermine.engine.kernel.table import Event, Table
from undermine.engine.lost_mines.scoring import PointsScored
from undermine.engine.lost_mines.table import lost_mines
from undermine.sim.match import Watcher, play_match
from undermine.testing.conservation import NotConservedError, check_conserved
from undermine.testing.long_runs import SoakPlan, soak


class Counting(Watcher):
    """Checks that nothing gets lost, and counts rounds in which somebody scored."""

    def __init__(self) -> None:
        self.rounds = 0
        self.scored = 0

    def moved(self, table: Table, seat: int, action: Action, events: Sequence[Event]) -> None:  # noqa: ARG002
        check_conserved(table)
        for event in events:
            if isinstance(event, PointsScored):
                self.rounds += 1
                self.scored += any(event.gained)


@pytest.mark.parametrize("players", range(3, 10))
def test_sensible_players_find_treasures_in_most_rounds(players: int) -> None:
    counting = Counting()
    for game in range(5):
        bots = [
            make_bot("apprentice", seat, seed_bytes(f"{game}/{seat}"), Budget()) for seat in range(players)
        ]
        table = play_match(compose("lost-mines"), bots, seed_bytes(f"{players}/{game}"), [counting])
        assert table.round == 2
        assert lost_mines(table).winners
    assert counting.rounds == 10
    assert counting.scored >= 6


def test_a_lost_treasure_is_named() -> None:
    table = lost_mines(start(compose("lost-mines"), 4, seed_bytes("7")))
    card = table.rest[0]
    table.rest = table.rest[1:]
    with pytest.raises(NotConservedError, match=f"treasure {table.rules.cards[card].name}: "):
        check_conserved(table)


def test_a_lost_troll_is_named() -> None:
    table = lost_mines(start(compose("lost-mines"), 4, seed_bytes("7")))
    table.deck = [card for card in table.deck if card != table.rules.troll]
    table.aside = tuple(card for card in table.aside if card != table.rules.troll)
    with pytest.raises(NotConservedError, match="card troll: "):
        check_conserved(table)


def test_everything_that_can_occur_does() -> None:
    result = soak(SoakPlan(("lost-mines", "lost-mines+truce+decider"), "3"), 60, 1)
    assert result["missing"] in ({}, {"refusals": ["already-proposed"]})
    assert cast("float", result["treasures"]) > 0.3


@pytest.mark.parametrize(
    ("rules", "sentence"),
    [
        ("base+truce", "'truce' belongs to another game than 'base'"),
        ("lost-mines+toll", "'toll' belongs to another game than 'lost-mines'"),
        ("truce", "'truce' must be added to one of lost-mines"),
        ("chess", "there are no rules called 'chess'; there are: base, .*, lost-mines, truce, decider"),
    ],
)
def test_what_does_not_go_together_is_said_in_a_sentence(rules: str, sentence: str) -> None:
    with pytest.raises(RulesError, match=sentence):
        compose(rules)


def test_the_name_of_a_ruleset_follows_the_box() -> None:
    assert compose("Decider+lost_mines+truce").name == "lost-mines+truce+decider"


def test_no_two_values_of_both_games_have_the_same_written_name() -> None:
    names = [kind_name(kind) for kind in value_classes() if kind.__module__.startswith("undermine.")]
    assert sorted(name for name in set(names) if names.count(name) > 1) == []
