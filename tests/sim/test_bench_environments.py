"""The benchmark of environments plays every one of them that is installed."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from random import Random

import pytest

from undermine.sim.bench.environments import STEPS, TABLES, TASKS, our_batch
from undermine.sim.bench.peers import Play

ALL = [(package, make, game) for _, package, make, games in TASKS for game in games]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("package", "make", "game"), ALL, ids=[f"{by}, {game}" for by, _, _, games in TASKS for game in games]
)
def test_an_environment_is_played(package: str, make: Callable[[str], Play], game: str) -> None:
    if find_spec(package) is None:
        pytest.skip(f"{package} is not installed")
    decisions = make(game)(Random(7))
    assert decisions == TABLES * STEPS if make is our_batch else decisions > 0
