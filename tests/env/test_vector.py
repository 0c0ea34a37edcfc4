"""A batch of tables plays the same episodes as one at a time, in one process or several."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from undermine.env import VectorEnv
from undermine.env.episode import Episode
from undermine.env.setting import Setting
from undermine.errors import UserError


@pytest.mark.parametrize(
    ("rules", "actions", "claims"),
    [("saboteur2", "listed", False), ("lost-mines", "flat", False), ("jubilee", "flat", True)],
)
def test_a_batch_shows_what_single_episodes_show(rules: str, actions: str, claims: bool) -> None:
    setting: dict[str, Any] = {
        "rules": rules,
        "players": 4,
        "actions": actions,
        "claims": claims,
        "reward": "gold",
    }
    batch = VectorEnv(tables=2, seed=3, whole_game=True, **setting)
    episodes = [Episode(Setting(whole_game=True, **setting)) for _ in range(2)]
    chance = np.random.default_rng(1)
    for number, episode in enumerate(episodes):
        episode.begin(f"3/{number}")
    for _ in range(60):
        chosen = [int(chance.choice(np.flatnonzero(mask))) for mask in batch.masks]
        batch.step(chosen)
        for number, episode in enumerate(episodes):
            assert batch.rewards[number].tolist() == episode.act(chosen[number])
            assert batch.seats[number] == episode.seat
            assert (batch.observations[number] == episode.observation(episode.seat)).all()
            assert (batch.masks[number] == episode.mask(episode.seat)).all()


def first_actions(batch: VectorEnv) -> list[int]:
    return [int(np.flatnonzero(mask)[len(np.flatnonzero(mask)) // 2]) for mask in batch.masks]


def test_every_table_of_a_batch_plays_the_episode_of_its_seed() -> None:
    batch = VectorEnv(tables=3, seed=5, players=4)
    episodes = [Episode(Setting(players=4, actions="listed")) for _ in range(3)]
    for number, episode in enumerate(episodes):
        episode.begin(f"5/{number}")
    for _ in range(12):
        for number, episode in enumerate(episodes):
            assert batch.seats[number] == episode.seat
            assert (batch.observations[number] == episode.observation(episode.seat)).all()
            assert (batch.masks[number] == episode.mask(episode.seat)).all()
            assert batch.offered[number] == episode.mask(episode.seat).sum()
        actions = first_actions(batch)
        batch.step(actions)
        for action, episode in zip(actions, episodes, strict=True):
            episode.act(action)


def test_an_episode_that_ends_pays_and_is_followed_by_the_next() -> None:
    batch = VectorEnv(tables=2, seed=1, players=3)
    for _ in range(400):
        batch.step(first_actions(batch))
        if batch.over.any():
            break
    ended = int(np.flatnonzero(batch.over)[0])
    assert set(batch.rewards[ended].tolist()) <= {1.0, -1.0}
    following = Episode(Setting(players=3, actions="listed"))
    following.begin(f"1/{2 + ended}")
    assert (batch.observations[ended] == following.observation(following.seat)).all()


def test_an_action_that_is_not_possible_changes_nothing() -> None:
    batch = VectorEnv(tables=2, seed=1, players=3)
    before = batch.observations.copy()
    with pytest.raises(ValueError, match="not possible at table 1"):
        batch.step([0, 511])
    with pytest.raises(ValueError, match="need as many actions"):
        batch.step([0])
    assert (batch.observations == before).all()
    with pytest.raises(UserError, match="cannot be shared out"):
        VectorEnv(tables=2, processes=3)


@pytest.mark.slow
def test_processes_with_shared_memory_show_the_same() -> None:
    alone = VectorEnv(tables=4, seed=9, players=3)
    with VectorEnv(tables=4, seed=9, players=3, processes=2) as shared:
        for _ in range(8):
            assert (alone.observations == shared.observations).all()
            assert (alone.masks == shared.masks).all()
            actions = first_actions(alone)
            alone.step(actions)
            shared.step(actions)
        assert (alone.rewards == shared.rewards).all()
