"""How miners and saboteurs play, as numbers: how likely each does an action under the circumstances, whom they aim at.

Players differ, so there is a model for each kind of player, and one that does anything. Which kind somebody is follows
from what they do: a player's actions are as likely as the models say together, each by its weight,

    P(actions | role) = sum over models of weight * product over actions of P(action | circumstances, role, model).

What the others at the table do says something of that kind, too: see `kinds`. An action that is not among the fitted
numbers says nothing.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import exp, log
from typing import Any, Final

from undermine.bots.likelihoods import STRANGERS, fitted
from undermine.bots.saboteur.beliefs.observed_actions import Judged
from undermine.bots.saboteur.pages import pages_of
from undermine.engine._native import i64, vec
from undermine.engine.kernel.table import Rules

PLAIN: Final = "base"
CHANCE: Final = "random"
"""The kind of players whose actions and aims have nothing to do with their role."""

RARE: Final = 0.002
"""How likely an observed action is that was never seen under such circumstances."""

LEAST: Final = 1e-300
"""Nothing is less likely than this beside the likeliest: of 0 there is no logarithm."""

Logs = tuple[float, float]
"""The logarithms of how likely a miner and a saboteur do what they did, or how much rather they aim at a saboteur."""
Shares = dict[str, dict[str, list[float]]]
"""How often miners, and saboteurs, do each action, by circumstances and word."""


class Actions:
    """What somebody did, by how likely that is for each model: first of miners, model by model, then of saboteurs.

    `likely` has it as parts of the greatest of these numbers, whose logarithm is `most`: the numbers themselves become
    very small. So what was done next takes a product for each model, and no logarithm but one.
    """

    def __init__(self, logs: list[float]) -> None:
        """Take the logarithms."""
        self.most = max(logs, default=0.0)
        self.likely: vec[float] = vec[float]([exp(log_ - self.most) for log_ in logs])

    def and_then(self, other: Actions) -> Actions:
        """Return this and something else that the same player did."""
        likely, more = self.likely[:], other.likely
        greatest = 0.0
        i: i64
        for i in range(len(likely)):
            likely[i] *= more[i]
            greatest = max(greatest, likely[i])
        for i in range(len(likely)):
            likely[i] /= greatest
        both = Actions([])
        both.most = self.most + other.most + log(greatest)
        both.likely = likely
        return both


class Kinds:
    """How likely somebody is a player of each kind."""

    def __init__(self, chances: vec[float]) -> None:
        """Take a chance for each model."""
        self.chances = chances


class Likelihoods:
    """How likely players of one edition do what, by the models of several kinds of players.

    `aims` says for each kind of aimed action how much rather a miner, and a saboteur, aims it at a saboteur than at a
    miner. `temper` is how much of it all counts, since actions are not independent of each other.
    """

    def __init__(
        self,
        temper: float,
        models: list[tuple[float, dict[str, dict[str, Logs]]]],
        aims: dict[str, Logs],
        aimless: tuple[int, ...] = (),
        together: float = 0.0,
    ) -> None:
        """Take the models, each with its weight and its tempered logarithms; they know the same circumstances.

        `aimless` are the numbers of those models whose players aim at anybody, `together` is how likely all players of
        a table are of one kind.
        """
        self.temper = temper
        self.aims = aims
        self.aimless = aimless
        self.together = together
        self.kinds = Kinds(vec[float]([weight for weight, _ in models]))
        self.nothing = Actions([0.0] * (2 * len(models)))
        self.rare = Actions([temper * log(RARE)] * (2 * len(models)))
        known = [logs for _, logs in models]
        self.actions: dict[str, dict[str, Actions]] = {
            circumstances: {
                word: Actions([logs[circumstances][word][role] for role in (0, 1) for logs in known])
                for word in words
            }
            for circumstances, words in known[0].items()
        }

    def of(self, judged: Judged) -> Actions:
        """Return how likely a miner and a saboteur do that by each model; alike, if nobody knows."""
        words = self.actions.get(judged[0])
        return self.nothing if words is None else words.get(judged[1], self.rare)

    def blend(self, actions: Actions, kinds: Kinds | None = None) -> Logs:
        """Return how likely a miner and a saboteur did all that, all models together, as logarithms.

        `kinds` is how likely the player is of each kind; nothing is known of it if it is missing.
        """
        chances, likely = (self.kinds if kinds is None else kinds).chances, actions.likely
        number = len(chances)
        miner = saboteur = 0.0
        kind: i64
        for kind in range(number):
            miner += chances[kind] * likely[kind]
            saboteur += chances[kind] * likely[number + kind]
        return actions.most + log(max(LEAST, miner)), actions.most + log(max(LEAST, saboteur))

    def purpose(self, actions: Actions, kinds: Kinds | None = None) -> float:
        """Return how likely somebody aims by their role who did all that."""
        if not self.aimless:
            return 1.0
        chances, likely = (self.kinds if kinds is None else kinds).chances, actions.likely
        number = len(chances)
        total = aimless = 0.0
        kind: i64
        for kind in range(number):
            total += chances[kind] * (likely[kind] + likely[number + kind])
        for one in self.aimless:
            kind = one
            aimless += chances[kind] * (likely[kind] + likely[number + kind])
        return 1.0 - aimless / total

    def leaning(self, actions: Actions, kinds: Kinds | None = None) -> float:
        """Return how much likelier a saboteur did all that than a miner, as a logarithm."""
        miner, saboteur = self.blend(actions, kinds)
        return saboteur - miner


def likelihoods_for(rules: Rules, name: str = STRANGERS) -> Likelihoods:
    """Return how players play by these rules."""
    return likelihoods_of(game_of(rules), name)


@lru_cache(maxsize=32)
def game_of(rules: Rules) -> str:
    """Return by which numbers these rules are played: as a page says that has its own, or those of the base game."""
    named = [page.clues.likelihoods for page in pages_of(rules) if page.clues.likelihoods]
    return named[-1] if named else PLAIN


@cache
def likelihoods_of(game: str, name: str = STRANGERS) -> Likelihoods:
    """Return the likelihoods of a game, of the file with that name."""
    return likelihoods_from(fitted(game, name))


def likelihoods_from(data: dict[str, Any]) -> Likelihoods:
    """Return likelihoods from their numbers.

    `models` has for each kind of player its weight and the shares of what it does, first as a miner, then as a
    saboteur. `noise` is how often anybody does anything instead; `uniform` the weight of players who always do;
    `together` how likely all at a table are of one kind.
    """
    temper, noise = data["temper"], data["noise"]
    models = [
        (model["weight"] * (1.0 - data["uniform"]), tempered(model["observed"], temper, noise))
        for model in data["models"].values()
    ]
    if data["uniform"]:
        any_of = next(iter(data["models"].values()))["observed"]
        models.append((data["uniform"], tempered(any_of, temper, 1.0)))
    aims = {word: (miners, saboteurs) for word, (miners, saboteurs) in data["aims"].items()}
    aimless = [number for number, name in enumerate(data["models"]) if name == CHANCE]
    if aimless and data["uniform"]:
        aimless.append(len(models) - 1)
    return Likelihoods(temper, models, aims, tuple(aimless), data.get("together", 0.0))


def tempered(observed: Shares, temper: float, noise: float) -> dict[str, dict[str, Logs]]:
    """Return tempered logarithms of shares, after some of everything was shared out evenly."""
    found: dict[str, dict[str, Logs]] = {}
    for circumstances, words in observed.items():
        even = noise / len(words)
        found[circumstances] = {
            word: (
                temper * log((1.0 - noise) * miners + even),
                temper * log((1.0 - noise) * saboteurs + even),
            )
            for word, (miners, saboteurs) in words.items()
        }
    return found
