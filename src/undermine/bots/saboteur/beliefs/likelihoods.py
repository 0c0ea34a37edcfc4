"""How miners and saboteurs play, as numbers: how likely each does an action under the circumstances, whom they aim at.

An action that is not among the fitted numbers says nothing.
"""

from __future__ import annotations

from functools import cache
from math import log
from typing import Any, Final

from undermine.bots.likelihoods import fitted
from undermine.bots.saboteur.beliefs.observed_actions import Judged
from undermine.bots.saboteur.pages import pages_of
from undermine.engine.kernel.rulesets import Ruleset

PLAIN: Final = "base"

RARE: Final = 0.002
"""How likely an observed action is that was never seen under such circumstances."""

Logs = tuple[float, float]
"""The logarithms of how likely a miner and a saboteur do an observed action."""


class Likelihoods:
    """How likely players of one edition do what.

    `logs` has the actions by circumstances; `aims` says for each kind of aimed action how much rather a miner, and a
    saboteur, aims it at a saboteur than at a miner.
    """

    def __init__(self, temper: float, logs: dict[str, dict[str, Logs]], aims: dict[str, Logs]) -> None:
        """Take the numbers; `temper` is how much of it all counts, since actions are not independent of each other."""
        self.temper = temper
        self.logs = logs
        self.aims = aims
        self.rare = (temper * log(RARE), temper * log(RARE))

    def of(self, judged: Judged) -> Logs:
        """Return how likely a miner and a saboteur do that, as tempered logarithms; alike, if nobody knows."""
        words = self.logs.get(judged[0])
        return (0.0, 0.0) if words is None else words.get(judged[1], self.rare)


def likelihoods_for(rules: Ruleset) -> Likelihoods:
    """Return how players play by these rules: as a page says that has numbers of its own, or as in the base game."""
    named = [page.clues.likelihoods for page in pages_of(rules) if page.clues.likelihoods]
    return likelihoods_of(named[-1] if named else PLAIN)


@cache
def likelihoods_of(game: str) -> Likelihoods:
    """Return the fitted likelihoods of a game."""
    return likelihoods_from(fitted(game))


def likelihoods_from(data: dict[str, Any]) -> Likelihoods:
    """Return likelihoods from their numbers: shares of observed actions, first of miners, then of saboteurs."""
    temper = data["temper"]
    logs = {
        circumstances: {
            word: (temper * log(miners), temper * log(saboteurs))
            for word, (miners, saboteurs) in words.items()
        }
        for circumstances, words in data["observed"].items()
    }
    aims = {word: (miners, saboteurs) for word, (miners, saboteurs) in data["aims"].items()}
    return Likelihoods(temper, logs, aims)
