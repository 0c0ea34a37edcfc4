"""The memory of a process in which a level plays game after game is flat: printed now and then, short and long."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from undermine.bots.registry import BOTS
from undermine.testing.memory import INSIDE, Reading, growth

SHORT, EVERY = 60, 10
A_LEAK = 2**20
"""Bytes that no level may hold more after the short run: a leak of 20 kB a game."""


BY_POLICY = 10
"""Too few iterations for masters and grandmasters to think: five thousand games of thinkers take hours."""
THINKING = 100
MANY = int(os.environ.get("UNDERMINE_MEMORY_GAMES", "1000000"))


def remembered(
    python: Path, level: str, games: int, every: int, rules: str = "base", iterations: int = BY_POLICY
) -> list[float]:
    """Play in a process of its own, and return what was printed, in MiB."""
    options = ["--bots", level, "--games", str(games), "--every", str(every), "--rules", rules]
    options += ["--iterations", str(iterations)]
    run = subprocess.run(
        [str(python), "-m", "undermine.testing.memory", *options], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    return [float(held) for held in re.findall(r"games +([\d.]+) MiB", run.stdout)]


@pytest.mark.slow
@pytest.mark.parametrize("level", ["novice", "apprentice", "grandmaster", INSIDE])
def test_the_memory_of_a_few_dozen_games_is_flat(level: str) -> None:
    held = remembered(Path(sys.executable), level, SHORT, EVERY)
    assert len(held) == SHORT // EVERY
    assert (held[-1] - held[0]) * 2**20 < A_LEAK


def test_bots_who_may_not_think_at_all_are_refused() -> None:
    command = [sys.executable, "-m", "undermine.testing.memory", "--iterations", "0"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 2
    assert "--iterations must be at least 1" in run.stderr


def test_growth_is_counted_from_the_first_portion_on() -> None:
    assert growth([Reading("novice", 10, 500), Reading("novice", 20, 400), Reading("novice", 30, 900)]) == 400


@pytest.mark.soak
@pytest.mark.parametrize("level", BOTS)
def test_the_memory_of_five_thousand_games_is_flat(wheel_python: Path, level: str) -> None:
    assert len(remembered(wheel_python, level, 5000, 1000)) == 5


@pytest.mark.soak
@pytest.mark.parametrize("level", ["master", "grandmaster"])
def test_the_memory_of_games_of_those_who_think_is_flat(wheel_python: Path, level: str) -> None:
    assert len(remembered(wheel_python, level, 200, 40, iterations=THINKING)) == 5


@pytest.mark.soak
@pytest.mark.parametrize(
    ("rules", "games"), [("base", MANY), ("jubilee2", MANY // 10), ("lost-mines", MANY // 10)]
)
def test_the_memory_of_a_million_random_games_inside_the_engine_is_flat(
    wheel_python: Path, rules: str, games: int
) -> None:
    assert len(remembered(wheel_python, INSIDE, games, games // 10, rules)) == 10
