"""The ceiling for miners: all-knowing miners who share their hands win nearly always against random saboteurs."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from tests.bots.oracle import ceiling, compared
from undermine.sim.arena.plan import SidesPlan


@pytest.mark.slow
def test_all_knowing_miners_win_nearly_always() -> None:
    assert sum(ceiling(SidesPlan("base", 5, 6, "7", ("random",)), "random")) >= 5


def test_the_part_of_the_ceiling_is_that_of_the_same_deals() -> None:
    found = compared([True] * 60 + [False] * 40, [True] * 80 + [False] * 20)
    assert found["reached"][0] == 0.75
    assert 0.6 < found["reached"][1] < 0.75 < found["reached"][2] < 0.9


@pytest.mark.soak
def test_solid_miners_reach_most_of_the_ceiling(root: Path, wheel_python: Path) -> None:
    command = [str(wheel_python), "-m", "tests.bots.oracle", "--games", "400"]
    run = subprocess.run(command, cwd=root, check=True, capture_output=True, text=True)
    found = json.loads(run.stdout)
    assert found["reached"][0] >= 0.85
    assert found["miners"][0] >= 0.8
