"""The benchmark of environments plays every one of them that is installed."""

from __future__ import annotations

from importlib.util import find_spec
from random import Random

import pytest

from undermine.sim.bench.environments import STEPS, TABLES, TASKS, our_batch


@pytest.mark.slow
@pytest.mark.parametrize(("by", "package", "make", "games"), TASKS, ids=[task[0] for task in TASKS])
def test_an_environment_is_played(by: str, package: str, make: object, games: tuple[str, ...]) -> None:
    if find_spec(package) is None:
        pytest.skip(f"{package} is not installed")
    assert callable(make), by
    decisions = make(games[0])(Random(7))
    assert decisions == TABLES * STEPS if make is our_batch else decisions > 0
