"""Long random runs, in a short form with every test run and in the long one with `make soak`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from undermine.engine.games import FOUNDATIONS, optional_modules
from undermine.testing.long_runs import BOTH_EDITIONS, SoakPlan, mixture_plan, soak

GAMES = int(os.environ.get("UNDERMINE_SOAK_GAMES", "100000"))
RARE = {"choose-place", "turn-goal", "goal-turned-up", "no-such-target", "choose-cell", "choose-next"}
"""What a few dozen games need not show."""


@pytest.mark.slow
def test_a_few_dozen_mixed_games_lose_nothing_and_show_nearly_everything() -> None:
    found: dict[str, Any] = soak(SoakPlan(BOTH_EDITIONS, "short"), games=48, workers=1)
    assert found["games"] == 48
    assert found["treasures"] >= 0.15
    assert {name for names in found["missing"].values() for name in names} <= RARE


def test_what_never_occurred_is_a_fault() -> None:
    found: dict[str, Any] = soak(SoakPlan(("base",), "tiny"), games=1, workers=1)
    assert any(fault.startswith("asks that never occurred: ") for fault in found["faults"])


def test_rules_and_player_counts_take_turns() -> None:
    plan = SoakPlan(BOTH_EDITIONS, "7")
    seated = {(plan.ruleset(game).name, plan.players(game)) for game in range(16)}
    assert seated == {(rules, players) for rules in BOTH_EDITIONS for players in range(3, 11)}


def soaked(python: Path, *options: str) -> dict[str, Any]:
    """Soak with the compiled engine, and return what was found."""
    command = [str(python), "-m", "undermine.testing.soak", "--workers", "2", "--seed", "soak", *options]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode in (0, 1), run.stderr
    assert run.stderr == ""
    found: dict[str, Any] = json.loads(run.stdout)
    assert found["faults"] == []
    assert found["engine"] == "compiled"
    return found


def test_the_command_says_nothing_but_what_it_found() -> None:
    command = [sys.executable, "-m", "undermine.testing.soak", "--games", "1", "--rules", "base"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.stderr == ""
    assert json.loads(run.stdout)["games"] == 1


@pytest.mark.soak
def test_a_hundred_thousand_mixed_games_of_both_editions(wheel_python: Path) -> None:
    assert soaked(wheel_python, "--games", str(GAMES))["games"] == GAMES


@pytest.mark.slow
def test_a_few_random_mixtures_lose_nothing_and_end() -> None:
    found: dict[str, Any] = soak(mixture_plan("short"), games=8, workers=1)
    assert found["games"] == found["mixtures"] == 8
    assert len(found["modules"]) > 12
    assert len(found["players"]) > 3
    assert found["faults"] == []


def test_a_mixture_is_the_same_whoever_plays_it() -> None:
    names = [mixture_plan("7").ruleset(game).name for game in range(12)]
    assert names == [mixture_plan("7").ruleset(game).name for game in range(12)]
    assert len(set(names)) == 12


@pytest.mark.soak
def test_two_thousand_random_mixtures(wheel_python: Path) -> None:
    found = soaked(wheel_python, "--mixtures", "2000")
    assert found["games"] == 2000
    assert found["modules"].keys() >= {*FOUNDATIONS, *optional_modules()}
