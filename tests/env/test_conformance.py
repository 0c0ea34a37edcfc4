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
from undermine.env.setting import ACTIONS, REWARDS
from undermine.locale.catalogue import LANGUAGES

SETTINGS: list[dict[str, Any]] = [
    {"rules": "base", "players": 5},
    {"rules": "base", "players": 3, "actions": "listed", "claims": True, "text": "pl"},
    {"rules": "base", "players": 10, "whole_game": True, "reward": "gold"},
    {"rules": "classic", "players": 4, "actions": "listed", "whole_game": True, "window": (-1, -2, 9, 2)},
    {"rules": "saboteur2", "players": 4, "actions": "listed", "reward": "gold"},
    {"rules": "saboteur2", "players": 2, "whole_game": True, "reward": "place", "text": "en"},
    {"rules": "saboteur2", "players": 12, "actions": "listed", "text": "cs"},
    {"rules": "jubilee2", "players": 6, "claims": True, "reward": "place"},
    {"rules": "lost-mines", "players": 4, "whole_game": True, "reward": "place", "text": "en"},
    {
        "rules": "lost-mines",
        "players": 3,
        "actions": "listed",
        "claims": True,
        "reward": "gold",
        "text": "cs",
    },
    {"rules": "lost-mines", "players": 9, "claims": True, "whole_game": True},
    {"rules": "lost-mines", "players": 5, "window": (0, 0, 6, 3), "text": "de"},
]


def values(name: str, settings: list[dict[str, Any]]) -> set[Any]:
    """All values that a parameter has in some settings; None where it is left out."""
    return {setting.get(name) for setting in settings}


def test_every_value_of_every_parameter_is_tried_with_both_games() -> None:
    forest = [setting for setting in SETTINGS if setting["rules"] == "lost-mines"]
    tunnels = [setting for setting in SETTINGS if setting not in forest]
    for settings in (forest, tunnels):
        assert values("actions", settings) | {"flat"} >= set(ACTIONS)
        assert values("reward", settings) | {"round"} >= set(REWARDS)
        assert values("text", settings) > {None, "cs"}
        assert values("whole_game", settings) == values("claims", settings) == {None, True}
    assert {2, 12} < values("players", tunnels)
    assert {3, 9} < values("players", forest)


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


@pytest.mark.parametrize("setting", SETTINGS[::3], ids=lambda setting: "-".join(map(str, setting.values())))
def test_pettingzoo_finds_nothing_to_object_in_state_and_pictures(
    setting: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    made = envs.env(**setting)
    state_test(made, made.unwrapped)
    render_test(lambda **mode: envs.env(**setting, **mode))
    assert "Seat 0" in capsys.readouterr().out


@pytest.mark.parametrize("rules", ["base", "lost-mines"])
def test_info_has_the_view_in_the_language_that_was_asked_for(rules: str) -> None:
    shown = {}
    for language in LANGUAGES:
        game = envs.raw_env(rules=rules, text=language)
        game.reset(seed=3)
        shown[language] = game.last()[4]["text"]
        sight, episode = game.episode.sight, game.episode
        assert shown[language] == sight.text(episode.table, episode.seat, [], language)
    assert len(set(shown.values())) == len(LANGUAGES)
    silent = envs.raw_env(rules=rules)
    silent.reset(seed=3)
    assert "text" not in silent.last()[4]


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
        {"players": 4, "seat": 2, "bots": "random", "whole_game": True, "reward": "gold", "text": "de"},
        {"rules": "lost-mines", "players": 3, "bots": "random", "actions": "listed", "claims": True},
        {
            "rules": "lost-mines",
            "players": 4,
            "seat": 0,
            "bots": "random",
            "whole_game": True,
            "reward": "place",
        },
    ],
    ids=["any seat", "all miners", "listed", "whole game", "lost mines, listed", "lost mines, whole game"],
)
def test_gymnasium_finds_nothing_to_object(setting: dict[str, Any]) -> None:
    name = "lost-mines" if setting.get("rules") == "lost-mines" else "saboteur"
    check_env(gymnasium.make(f"undermine/{name}-v0", **setting).unwrapped)


def test_several_games_of_gymnasium_run_side_by_side() -> None:
    vector = gymnasium.make_vec("undermine.env:undermine/lost-mines-v0", num_envs=3, players=3, bots="random")
    shown, info = vector.reset(seed=1)
    for _ in range(40):
        shown, _, _, _, info = vector.step(
            np.array([np.flatnonzero(mask)[0] for mask in info["action_mask"]])
        )
    assert shown.shape == (3, vector.single_observation_space.shape[0])  # type: ignore[index]
