"""Long runs of the levels over random mixtures: nobody raises, moves illegally or thinks longer than allowed.

What is illegal raises where it is applied; thinking is counted in iterations (`undermine.bots.contract.Budget`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.soak.test_soak import soaked
from undermine.testing.long_runs import mixture_plan, soak

QUICK = ("novice", "apprentice")


@pytest.mark.slow
@pytest.mark.parametrize(("bots", "games"), [(QUICK, 6), (("master", *QUICK), 2)], ids=["quick", "masters"])
def test_a_few_mixtures_are_played_by_every_level(bots: tuple[str, ...], games: int) -> None:
    found: dict[str, Any] = soak(mixture_plan("levels", bots, iterations=4), games, workers=1)
    assert found["games"] == games
    assert set(found["times"]) == set(bots)


@pytest.mark.soak
def test_five_thousand_games_of_novices_and_apprentices(wheel_python: Path) -> None:
    found = soaked(wheel_python, "--mixtures", "5000", "--bots", ",".join(QUICK))
    assert found["games"] == 5000


@pytest.mark.soak
def test_two_hundred_games_with_masters(wheel_python: Path) -> None:
    found = soaked(wheel_python, "--mixtures", "200", "--bots", ",".join(("master", *QUICK)))
    assert found["games"] == 200
