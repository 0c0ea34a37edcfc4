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


class Habits:
    """The habits of the players of one game.

    `ratios` has for circumstances and deeds the logarithm of how much likelier saboteurs do it than miners; `aims` for
    each kind of aimed deed how much rather a miner, and a saboteur, aims it at a saboteur than at a miner.
    """

    def __init__(
        self, temper: float, ratios: dict[Judged, float], aims: dict[str, tuple[float, float]]
    ) -> None:
        """Take the numbers; `temper` is how much of it all counts, since deeds are not independent of each other."""
        self.temper = temper
        self.ratios = {judged: temper * ratio for judged, ratio in ratios.items()}
        self.aims = aims

    def suspicion(self, judged: Judged) -> float:
        """Return the logarithm of how much likelier a saboteur does that than a miner."""
        return self.ratios.get(judged, 0.0)


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
    ratios = {
        (circumstances, word): log(saboteurs / miners)
        for circumstances, words in data["deeds"].items()
        for word, (miners, saboteurs) in words.items()
    }
    aims = {word: (miners, saboteurs) for word, (miners, saboteurs) in data["aims"].items()}
    return Habits(data["temper"], ratios, aims)
