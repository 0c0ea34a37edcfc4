"""The PettingZoo environment: every seat is an agent, one acts at a time (AEC)."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from undermine.api.views import View
from undermine.engine.kernel.table import SPECTATOR
from undermine.env.episode import Episode, view_of_seat
from undermine.env.layout import Layout
from undermine.env.numbers.options import WIDTH
from undermine.env.picture import draw
from undermine.env.setting import Setting
from undermine.env.sight import Numbers

Observed = dict[str, Any]
ILLEGAL_REWARD = -1.0
"""What an illegal action costs in the wrapped environment, which it ends."""
LARGEST_SEED = 2**63


class SaboteurAEC(AECEnv[str, Observed, int]):  # type: ignore[misc] # PettingZoo ships no types
    """A game of ours for several agents.

    Parameters are those of `Setting`; `text` is the language of `info["text"]`.
    """

    metadata = {  # noqa: RUF012 - as PettingZoo wants it
        "render_modes": ["human", "ansi", "rgb_array"],
        "name": "undermine_v0",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(self, render_mode: str | None = None, text: str | None = None, **setting: Any) -> None:
        super().__init__()
        self.setting = Setting(**setting)
        self.episode = Episode(self.setting)
        self.render_mode = render_mode
        self.language = text
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.seats)]
        self.agents: list[str] = []
        self.infos: dict[str, dict[str, Any]] = {}
        sight = self.episode.sight
        observed = observation_space(self.episode)
        self.observation_spaces = dict.fromkeys(self.possible_agents, observed)
        self.action_spaces = {agent: spaces.Discrete(sight.actions) for agent in self.possible_agents}
        self.state_space = spaces.Box(0, 255, (sight.state_layout.size,), np.uint8)
        self.np_random, _ = seeding.np_random(None)

    def observation_space(self, agent: str) -> spaces.Space[Observed]:
        """Return what observations look like: the same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[np.int64]:
        """Return the actions: the same for every agent."""
        return self.action_spaces[agent]

    def layout(self) -> Layout:
        """Return the pieces of an observation with their offsets."""
        return self.episode.sight.encoder.layout

    def state_layout(self) -> Layout:
        """Return the pieces of the state with their offsets."""
        return self.episode.sight.state_layout

    def meaning(self, action: int) -> str:
        """Return what an action means."""
        return self.episode.sight.meaning(action)

    def view(self, agent: str) -> View:
        """Return what an agent may know as a view of the public API."""
        return view_of_seat(self.episode, self.possible_agents.index(agent))

    # -- the cycle -------------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal a new episode."""
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
        self.episode.begin(str(self.np_random.integers(LARGEST_SEED)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select()

    def _select(self) -> None:
        if not self.episode.over:
            self.agent_selection = self.possible_agents[self.episode.seat]
        self.infos = {agent: {} for agent in self.agents}
        if self.language is not None:
            shown = self.agents if self.episode.over else [self.agent_selection]
            for agent in shown:
                seat = self.possible_agents.index(agent)
                self.infos[agent] = {"text": self.episode.text(seat, self.language)}

    def observe(self, agent: str) -> Observed:
        """Return what an agent may know, and which actions it may take."""
        return observed(self.episode, self.possible_agents.index(agent))

    def state(self) -> Numbers:
        """Return everything, the truth included."""
        return self.episode.state()

    def step(self, action: int | None) -> None:
        """Let the selected agent act."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent that is alive must act")
        self._cumulative_rewards[self.agent_selection] = 0.0
        paid = self.episode.act(int(action))
        self.rewards = dict(zip(self.possible_agents, paid, strict=True))
        if self.episode.over:
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | Numbers | None:
        """Show the table as a watcher sees it: as text, printed or returned, or as a picture."""
        if self.render_mode == "rgb_array":
            return draw(self.episode.table, self.setting.cells)
        written = view_of_seat(self.episode, int(SPECTATOR)).text(self.language or "en")
        if self.render_mode == "human":
            print(written)  # noqa: T201 - this is what the mode is for
            return None
        return written if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""


def observation_space(episode: Episode) -> spaces.Dict:
    """Return what the observations of an episode look like."""
    sight = episode.sight
    pieces: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(0, 255, (sight.size,), np.uint8),
        "action_mask": spaces.Box(0, 1, (sight.actions,), np.int8),
    }
    if sight.flat is None:
        pieces["options"] = spaces.Box(0, 255, (sight.options_size, int(WIDTH)), np.uint8)
    return spaces.Dict(pieces)


def observed(episode: Episode, seat: int) -> Observed:
    """Return what a seat is shown."""
    shown: Observed = {"observation": episode.observation(seat), "action_mask": episode.mask(seat)}
    if episode.sight.flat is None:
        shown["options"] = episode.features(seat)
    return shown


def raw_env(**parameters: Any) -> SaboteurAEC:
    """Make the environment without wrappers: an illegal action raises `ValueError`."""
    return SaboteurAEC(**parameters)


def env(**parameters: Any) -> AECEnv[str, Observed, int]:
    """Make the environment as PettingZoo's own games are made: an illegal action ends it, and the agent loses by it."""
    made: AECEnv[str, Observed, int] = raw_env(**parameters)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=ILLEGAL_REWARD)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)
