"""Our environments pass the conformance tests of the frameworks they are for."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.env_registry.registration import make
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.test.state_test import state_test

import undermine.env as envs

SETTINGS: list[dict[str, Any]] = [
    {"rules": "base", "players": 5},
    {"rules": "base", "players": 3, "actions": "listed", "claims": True, "text": "pl"},
    {"rules": "saboteur2", "players": 4, "actions": "listed", "reward": "gold"},
    {"rules": "jubilee2", "players": 6, "claims": True, "reward": "place"},
    {"rules": "lost-mines", "players": 4, "whole_game": True, "reward": "place"},
]


@pytest.fixture(autouse=True)
def _unless_observations_are_dictionaries() -> Iterator[None]:
    """PettingZoo warns of observations with a mask beside them unless they are those of its own games."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation (is not a NumPy|space for each agent prob)")
        yield


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: "-".join(map(str, setting.values())))
def test_pettingzoo_finds_nothing_to_object(setting: dict[str, Any]) -> None:
    api_test(envs.env(**setting), num_cycles=60)
    seed_test(lambda: envs.env(**setting), num_cycles=30)


@pytest.mark.parametrize("rules", ["base", "lost-mines"])
def test_pettingzoo_finds_nothing_to_object_in_state_and_pictures(
    rules: str, capsys: pytest.CaptureFixture[str]
) -> None:
    made = envs.env(rules=rules)
    state_test(made, made.unwrapped)
    render_test(lambda **mode: envs.env(rules=rules, **mode))
    assert "Seat 0" in capsys.readouterr().out


def test_both_games_are_in_the_registry_of_pettingzoo() -> None:
    for name in envs.NAMES:
        made = make("aec", name, players=4)
        made.reset(seed=1)
        assert made.num_agents == 4


@pytest.mark.parametrize(
    "setting",
    [
        {"players": 3, "bots": "random"},
        {"players": 5, "seat": "miner", "bots": {"saboteur": "digger"}, "claims": True, "text": "cs"},
        {"rules": "saboteur2", "players": 4, "actions": "listed", "bots": ["random", "digger"]},
    ],
    ids=["any seat", "all miners", "listed"],
)
def test_gymnasium_finds_nothing_to_object(setting: dict[str, Any]) -> None:
    check_env(gymnasium.make("undermine/saboteur-v0", **setting).unwrapped)


def test_several_games_of_gymnasium_run_side_by_side() -> None:
    vector = gymnasium.make_vec("undermine.env:undermine/lost-mines-v0", num_envs=3, players=3, bots="random")
    shown, info = vector.reset(seed=1)
    for _ in range(40):
        shown, _, _, _, info = vector.step(
            np.array([np.flatnonzero(mask)[0] for mask in info["action_mask"]])
        )
    assert shown.shape == (3, vector.single_observation_space.shape[0])  # type: ignore[index]
