"""Our games for OpenSpiel: Python games `python_undermine_saboteur` and `python_undermine_lost_mines`.

OpenSpiel knows them once this module is imported. The first move is a chance node that draws one of `deals` deals,
each equally likely; all that follows is decided by players, or follows from the deal. Actions are flat ids. A round
pays 1 to its winners and -1 to the others, so the game is general-sum.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from undermine.env.episode import Episode
from undermine.env.setting import Setting
from undermine.env.sight import Sight

DEALS = 1000
LONGEST_ROUND, ROUNDS = 1500, 4
"""More decisions than a round can have, and more rounds than a game has."""
DEFAULTS: dict[str, Any] = {
    "rules": "base",
    "players": 3,
    "whole_game": False,
    "claims": False,
    "deals": DEALS,
    "seed": "openspiel",
}


def game_type(name: str, rules: str) -> pyspiel.GameType:
    """Return what OpenSpiel wants to know of a game."""
    return pyspiel.GameType(
        short_name=name,
        long_name=f"Undermine: {rules}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=12,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**DEFAULTS, "rules": rules},
    )


class Fixed:
    """What all states of a game share: the setting, how it is seen, and its deals. Copies of a state keep it."""

    def __init__(self, setting: Setting, deals: int, seed: str) -> None:
        self.setting = setting
        self.sight = Sight(setting)
        self.deals = deals
        self.seed = seed

    def __deepcopy__(self, memory: dict[int, Any]) -> Fixed:
        return self


class UndermineGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel ships no types
    """A game of ours with its parameters."""

    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**self.kind.parameter_specification, **(params or {})}
        setting = Setting(
            rules=str(given["rules"]),
            players=int(given["players"]),
            whole_game=bool(given["whole_game"]),
            claims=bool(given["claims"]),
        )
        self.fixed = Fixed(setting, int(given["deals"]), str(given["seed"]))
        rounds = ROUNDS if setting.whole_game else 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.fixed.sight.actions,
            max_chance_outcomes=self.fixed.deals,
            num_players=setting.seats,
            min_utility=-float(rounds),
            max_utility=float(rounds),
            utility_sum=None,
            max_game_length=LONGEST_ROUND * rounds,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> UndermineState:
        """Return a game before its deal."""
        return UndermineState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> UndermineObserver:  # noqa: ARG002
        """Return what writes observations."""
        return UndermineObserver(self)


class UndermineState(pyspiel.State):  # type: ignore[misc]
    """A game at some moment. Copies play on by themselves."""

    def __init__(self, game: UndermineGame) -> None:
        super().__init__(game)
        self.fixed = game.fixed
        self.episode: Episode | None = None
        self.paid = [0.0] * self.fixed.setting.seats
        self.heard: list[list[str]] = [[] for _ in range(self.fixed.setting.seats)]

    def current_player(self) -> int:
        """Return who decides now."""
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.episode.over else self.episode.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the deals, each equally likely."""
        return [(deal, 1 / self.fixed.deals) for deal in range(self.fixed.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.episode is None or player != self.episode.seat:
            return []
        return [int(action) for action in np.flatnonzero(self.episode.mask(player))]

    def _apply_action(self, action: int) -> None:
        if self.episode is None:
            self.episode = Episode(self.fixed.setting, self.fixed.sight)
            self.episode.begin(f"{self.fixed.seed}/{action}")
            return
        seat = self.episode.seat
        self._remember(seat, action)
        paid = self.episode.act(action)
        self.paid = [before + now for before, now in zip(self.paid, paid, strict=True)]

    def _remember(self, seat: int, action: int) -> None:
        """Note for the deciding seat what it saw and did: its information state is all of that."""
        if self.episode is not None:
            self.heard[seat].append(f"{self.observation_string(seat)}|{action}")

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.fixed.sight.meaning(action)

    def is_terminal(self) -> bool:
        """Return whether it is over."""
        return self.episode is not None and self.episode.over

    def returns(self) -> list[float]:
        """Return what everybody was paid, once it is over."""
        return list(self.paid) if self.is_terminal() else [0.0] * len(self.paid)

    def observation_string(self, player: int) -> str:
        """Return what a seat may know, as the entries of its observation that are not zero."""
        if self.episode is None:
            return "before the deal"
        numbers = self.episode.observation(player)
        return ",".join([f"{index}={numbers[index]}" for index in np.flatnonzero(numbers)])

    def information_state_string(self, player: int | None = None) -> str:
        """Return all that a seat has seen and done whenever it decided, and what it sees now."""
        seat = self.current_player() if player is None else player
        return "\n".join([*self.heard[seat], self.observation_string(seat)])

    def __str__(self) -> str:
        if self.episode is None:
            return "before the deal"
        return self.episode.text(max(self.episode.seat, 0), "en")


class UndermineObserver:
    """Writes observations as tensors, with a piece for every part of the layout."""

    def __init__(self, game: UndermineGame) -> None:
        self.layout = game.fixed.sight.encoder.layout
        self.tensor = np.zeros(game.fixed.sight.size, np.float32)
        self.dict = {
            piece.name: self.tensor[piece.start : piece.stop].reshape(piece.shape) for piece in self.layout
        }

    def set_from(self, state: UndermineState, player: int) -> None:
        """Write what a player may know."""
        if state.episode is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.episode.observation(player)

    def string_from(self, state: UndermineState, player: int) -> str:
        """Return the same as text."""
        return state.observation_string(player)


class SaboteurGame(UndermineGame):
    """Saboteur, by any rules of that game."""

    kind = game_type("python_undermine_saboteur", "base")


class LostMinesGame(UndermineGame):
    """The Lost Mines."""

    kind = game_type("python_undermine_lost_mines", "lost-mines")


for _game in (SaboteurGame, LostMinesGame):
    if _game.kind.short_name not in pyspiel.registered_names():
        pyspiel.register_game(_game.kind, _game)
