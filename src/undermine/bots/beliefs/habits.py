"""How miners and saboteurs play, as numbers: how likely each does a deed under the circumstances, whom they aim at.

The numbers are data (`habits.json`), fitted on simulated games by `python -m undermine.sim.habits`; the file says with
which command. A deed that is not in it says nothing.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from math import log
from typing import Any, Final, cast

from undermine.bots.beliefs.deeds import Judged

CLASSIC: Final = "base"
SECOND: Final = "saboteur2"
FOREST: Final = "lost-mines"


RARE: Final = 0.002
"""How likely a deed is that was never seen under such circumstances."""

Logs = tuple[float, float]
"""The logarithms of how likely a miner and a saboteur do a deed."""


class Habits:
    """The habits of the players of one game.

    `logs` has the deeds by circumstances; `aims` says for each kind of aimed deed how much rather a miner, and a
    saboteur, aims it at a saboteur than at a miner.
    """

    def __init__(self, temper: float, logs: dict[str, dict[str, Logs]], aims: dict[str, Logs]) -> None:
        """Take the numbers; `temper` is how much of it all counts, since deeds are not independent of each other."""
        self.temper = temper
        self.logs = logs
        self.aims = aims
        self.rare = (temper * log(RARE), temper * log(RARE))

    def of(self, judged: Judged) -> Logs:
        """Return how likely a miner and a saboteur do that, as tempered logarithms; alike, if nobody knows."""
        words = self.logs.get(judged[0])
        return (0.0, 0.0) if words is None else words.get(judged[1], self.rare)


def fitted(game: str) -> dict[str, Any]:
    """Return the fitted numbers of a game."""
    text = files(__package__).joinpath("habits.json").read_text("utf-8")
    return cast("dict[str, Any]", json.loads(text)["games"][game])


@cache
def forest_habits() -> dict[str, dict[str, float]]:
    """Return for the deeds of The Lost Mines the logarithm of how likely each role does them, all equally tempered."""
    data = fitted(FOREST)
    return {
        word: {role: data["temper"] * log(chance) for role, chance in roles.items()}
        for word, roles in data["deeds"].items()
    }


@cache
def habits_of(game: str) -> Habits:
    """Return the fitted habits of a game."""
    return habits_from(fitted(game))


def habits_from(data: dict[str, Any]) -> Habits:
    """Return habits from their numbers: shares of deeds, first of miners, then of saboteurs."""
    temper = data["temper"]
    logs = {
        circumstances: {
            word: (temper * log(miners), temper * log(saboteurs))
            for word, (miners, saboteurs) in words.items()
        }
        for circumstances, words in data["deeds"].items()
    }
    aims = {word: (miners, saboteurs) for word, (miners, saboteurs) in data["aims"].items()}
    return Habits(temper, logs, aims)
