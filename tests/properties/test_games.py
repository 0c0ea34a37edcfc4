"""Whole games of random mixtures: they end, nothing gets lost, and enough of them reach a goal to test anything."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings

from tests.properties.play import Game, Setup, composed, forest_of, player_counts, walk
from tests.properties.strategies import setups
from undermine.engine.games import optional_modules
from undermine.engine.saboteur.box import FOUNDATIONS
from undermine.engine.saboteur.table import SaboteurTable
from undermine.sim.match import MOST_DECISIONS
from undermine.testing.conservation import check_conserved
from undermine.testing.mixtures import mixture


def dwarfs(table: SaboteurTable) -> Counter[int]:
    return Counter([*table.roles, *table.unused])


def goals(table: SaboteurTable) -> Counter[int]:
    forest = forest_of(table)
    return Counter([int(laid.card) for laid in (forest.mines if forest else table.goals)])


@settings(max_examples=settings().max_examples // 2)
@given(setups())
def test_games_end_and_nothing_gets_lost(setup: Setup) -> None:
    dealt: tuple[int, Counter[int], Counter[int]] | None = None
    for game in walk(setup):
        check_conserved(game.table)
        held = (int(game.table.round), dwarfs(game.table), goals(game.table))
        if dealt is not None and dealt[0] == held[0]:
            assert dealt == held, "a dwarf or a goal was lost"
        dealt = held
    assert game.over()
    assert len(game.moves) < MOST_DECISIONS
    if forest_of(game.table) is None:
        assert game.table.round == 3
    elif not game.ruleset.has("decider"):
        assert game.table.round == 2
    owned = game.table.ruleset.scores(game.table)
    assert all(owned[seat] == max(owned) for seat in game.table.winners)
    assert game.table.winners


def test_diggers_reach_a_goal_in_enough_rounds() -> None:
    rounds = reached = 0
    for seed in range(24):
        rules = sorted(FOUNDATIONS)[seed % len(FOUNDATIONS)]
        counts = player_counts(rules)
        names = [
            event.name()
            for move in Game(Setup(rules, counts[seed % len(counts)], seed)).play().moves
            for event in move.events
        ]
        for name in names:
            rounds += name == "round-ended"
        reached += sum(name == "goal-revealed" for name in names)
    assert rounds == 72
    assert reached > 0.15 * rounds


def test_mixtures_leave_out_what_does_not_go_together() -> None:
    for foundation in FOUNDATIONS:
        rules = mixture(foundation, optional_modules())
        assert composed(rules).fewest <= composed(rules).most
        assert len(rules.split("+")) > 1
