"""Tournaments of bots: the same seed gives the same ones, and a much better bot wins most of them."""

from __future__ import annotations

import json

import pytest

from undermine.cli import app
from undermine.cli.edge import run
from undermine.errors import UserError
from undermine.sim.tournaments import TournamentPlan, simulate
from undermine.tournaments.formats import Format

SMALL = Format(fewest=3, most=4, rounds=2, final=3)


def places(plan: TournamentPlan, count: int) -> list[int]:
    return [place for found in simulate(plan, count, 1) for place in found]


def test_a_tournament_is_repeatable() -> None:
    plan = TournamentPlan("base", 7, SMALL, "digger", "random", "once")
    assert places(plan, 2) == places(plan, 2)


def test_the_command_tells_how_often_the_best_bot_wins(capsys: pytest.CaptureFixture[str]) -> None:
    sizes = ["--players", "6", "--fewest", "3", "--most", "3", "--final", "3", "--rounds", "1"]
    words = ["--rules", "base", "--best", "digger", "--field", "random", "--tournaments", "2", "--json"]
    assert run(app, ["tournament", "simulate", *sizes, *words]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["tournaments"] == len(told["places"]) == 2
    assert told["wins"] == told["places"].count(1)


@pytest.mark.parametrize(
    ("plan", "message"),
    [
        (
            TournamentPlan("tournament", 4, Format(), "random", "random", "x"),
            "too few players for a table of 5",
        ),
        (
            TournamentPlan("tournament", 20, Format(fewest=4), "random", "random", "x"),
            "for 5 to 9 players",
        ),
    ],
)
def test_what_cannot_be_played_is_refused(plan: TournamentPlan, message: str) -> None:
    with pytest.raises(UserError, match=message):
        plan.check()
