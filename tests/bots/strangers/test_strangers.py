"""Strangers and extreme players keep the contract, so that training and calibration can seat them anywhere."""

from __future__ import annotations

import pytest

from tests.bots.strangers import FITTED, HELD_OUT
from undermine.api.views import view_of
from undermine.bots.contract import Budget
from undermine.bots.likelihoods import fitted
from undermine.bots.loader import hire, short_name
from undermine.bots.registry import make_bot
from undermine.engine.games import compose
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.views import open_view
from undermine.sim.match import play_match
from undermine.sim.plan import Plan
from undermine.sim.styles import calibration_error, last_brier, quarter_losses, watch
from undermine.training.players import EXTREMES, Liar, contrary_goal, named

ALL = (*FITTED, *HELD_OUT, *[named(player) for player in EXTREMES])


@pytest.mark.parametrize("name", ALL, ids=short_name)
@pytest.mark.parametrize("rules", ["base", "saboteur2"])
def test_a_stranger_plays_games_to_their_end(name: str, rules: str) -> None:
    bots = [hire(name).at(seat, seed_bytes(f"stranger {seat}")) for seat in range(3)]
    table = play_match(compose(rules), bots, seed_bytes(rules), [], rounds=1)
    assert table.round == 2


def test_no_held_out_stranger_was_fitted_to() -> None:
    kinds = set(fitted("base")["models"])
    assert {short_name(name) for name in FITTED} <= kinds
    assert not kinds & {short_name(name) for name in HELD_OUT}


def test_a_liar_says_that_a_stone_is_the_treasure() -> None:
    table = play_match(
        compose("base"), [make_bot("random", seat, bytes(32), Budget()) for seat in range(3)], bytes(32), []
    )
    seen = view_of(open_view(table), ("a", "b", "c"))
    assert contrary_goal(seen, "stone-ne") == "treasure"
    assert contrary_goal(seen, "treasure").startswith("stone")
    assert Liar in EXTREMES


def test_beliefs_are_measured_style_by_style() -> None:
    watched = watch(Plan("base", 3, 1, "styles", (HELD_OUT[0],)), "grandmaster", workers=1)
    assert len(watched) == 3 * 4
    assert 0.0 <= calibration_error(watched) <= 1.0
    assert 0.0 <= last_brier(watched) <= 1.0
    first = quarter_losses(watched, 0)
    assert first.above_prior.low <= first.above_prior.value <= first.above_prior.high
