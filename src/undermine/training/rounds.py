"""Rounds to learn from: a learner takes chances on one side or on both, against somebody of the league.

Everybody who believes at a table believes by one watcher, who follows the round once instead of once a seat.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from undermine.bots.contract import Bot, decide
from undermine.bots.likelihoods import MASTERS, STRANGERS
from undermine.bots.loader import hire
from undermine.bots.saboteur.beliefs.belief import SaboteurBelief
from undermine.bots.saboteur.beliefs.likelihoods import likelihoods_for
from undermine.bots.saboteur.beliefs.observed_actions import Round
from undermine.bots.saboteur.beliefs.suspects import Evidence, Tally
from undermine.bots.saboteur.features import CONTEXTS, contexts_of
from undermine.bots.saboteur.level_weights import grandmaster_weights, master_weights
from undermine.bots.saboteur.policy.scoring import Policy
from undermine.bots.saboteur.policy.situation import Situation
from undermine.bots.saboteur.policy.weights import Weights
from undermine.bots.saboteur.trained import (
    Learnt,
    feature_names,
    found_features,
    trained_weights,
    with_learnt,
)
from undermine.engine.kernel.actions import Options, unpack
from undermine.engine.kernel.events import SPECTATOR
from undermine.engine.kernel.play import apply, start
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.rounds import RoundEnded
from undermine.engine.kernel.views import view
from undermine.engine.saboteur.ruleset import SaboteurRuleset
from undermine.engine.saboteur.table import SaboteurTable, saboteur
from undermine.engine.saboteur.views import SaboteurView
from undermine.engine.tunnels.routes import JoiningPatterns
from undermine.sim.plan import composed

Vector = NDArray[np.float64]

LEARNER: Final = "learner"
"""The name of the one who learns, as its own opponent too."""
UNTRAINED: Final = "untrained"
"""A grandmaster without trained weights."""
SABOTEUR: Final = "saboteur"
MINER: Final = "miner"
SIDES: Final = (MINER, SABOTEUR)
MOST_DECISIONS: Final = 1000
TEMPERATURE_CARDS: Final = 0.15
"""The learner takes an option that looks this much worse, in cards nearer to the treasure, e times less often."""
UNLIKELY: Final = 1e-4
"""A decision whose outcome was as good as certain teaches nothing."""


class Match(NamedTuple):
    """A deal and who plays it: the side that learns, and the other one's name."""

    seed: str
    rules: str
    players: int
    side: str
    other: str
    tries: int


class Played(NamedTuple):
    """What one round teaches a side: whether it won, and for each of its decisions what was done beyond the usual."""

    side: str
    deal: str
    other: str
    won: bool
    steps: NDArray[np.float32]


@dataclass(frozen=True)
class Taught:
    """What the learner has learnt so far, by side, as weights of the features."""

    weights: dict[str, Learnt]


class Following:
    """Somebody who watches a round for all who believe at the table."""

    def __init__(self, table: SaboteurTable) -> None:
        self.table = table
        self.story: object = None
        self.round: Round | None = None
        self.tallies: dict[str, Tally] = {}
        self.evidence: dict[str, Evidence] = {}

    def belief(self, seen: SaboteurView, name: str) -> SaboteurBelief:
        """Return what a seat believes by the likelihoods of a file."""
        if self.round is None or self.story is not self.table.story:
            self.round = self._followed(cast("SaboteurView", view(self.table, SPECTATOR)))
            self.story, self.evidence = self.table.story, {}
        likelihoods = likelihoods_for(seen.ruleset, name)
        if name not in self.evidence:
            tally = self.tallies.setdefault(name, Tally(likelihoods))
            tally.count(self.round.observed)
            self.evidence[name] = tally.evidence([place.weight for place in self.round.places])
        return SaboteurBelief(seen, (), likelihoods, self.round.told_to(seen), self.evidence[name])

    def _followed(self, watched: SaboteurView) -> Round:
        if self.round is not None and self.round.goes_on(watched):
            return self.round
        self.tallies = {}
        return Round(watched, JoiningPatterns(watched.ruleset.cards))


Chooser = Callable[[SaboteurView, Options], int]
"""How a seat chooses: the place of an option."""


class Believer:
    """Chooses as a master or a grandmaster does without search."""

    def __init__(self, following: Following, likelihoods: str, policy: Policy, learnt: Learnt) -> None:
        self.following = following
        self.likelihoods = likelihoods
        self.policy = policy
        self.learnt = learnt

    def weighed(self, seen: SaboteurView, options: Options) -> tuple[Situation, SaboteurBelief, list[float]]:
        """Return the situation, what the seat believes, and how good each option looks by the policy."""
        belief = self.following.belief(seen, self.likelihoods)
        situation = self.policy.situation(seen)
        situation.believe([belief.saboteur(seat) for seat in range(seen.seats)], belief.goals)
        return situation, belief, self.policy.scores(situation, options)

    def choose(self, seen: SaboteurView, options: Options) -> int:
        """Take the best option."""
        situation, belief, scores = self.weighed(seen, options)
        scores = with_learnt(self.learnt, situation, belief, options, scores)
        return scores.index(max(scores))


class Learner(Believer):
    """Takes chances, the better ones more often, and notes what it did beyond what it usually does."""

    def __init__(
        self, following: Following, policy: Policy, learnt: Learnt, lots: Random, steps: list[Vector]
    ) -> None:
        super().__init__(following, STRANGERS, policy, learnt)
        self.lots = lots
        self.steps = steps

    def choose(self, seen: SaboteurView, options: Options) -> int:
        """Take one of the options, by how good each looks."""
        situation, belief, scores = self.weighed(seen, options)
        contexts = np.array(contexts_of(situation, belief))
        found = features_matrix(situation, options, scores)
        learnt = found @ (weights_matrix(self.learnt) @ contexts)
        chances = softmax((np.array(scores) + learnt) / TEMPERATURE_CARDS)
        chosen = self.lots.choices(range(len(scores)), weights=list(chances))[0]
        if chances[chosen] < 1.0 - UNLIKELY:
            beyond = found[chosen] - chances @ found
            self.steps.append(np.outer(beyond, contexts).ravel())
        return chosen


def features_matrix(situation: Situation, options: Options, scores: list[float]) -> Vector:
    """Return the features of every option, a row each."""
    names = _numbered_names()
    matrix = np.zeros((len(scores), len(names)))
    for row, features in enumerate(found_features(situation, options, scores)):
        for name, value in features:
            matrix[row, names[name]] = value
    return matrix


_NUMBERS: dict[str, int] = {}


def _numbered_names() -> dict[str, int]:
    if not _NUMBERS:
        _NUMBERS.update({name: number for number, name in enumerate(feature_names())})
    return _NUMBERS


def steps_size() -> int:
    """Return how many numbers tell what was done in a decision: every feature in every context."""
    return len(feature_names()) * len(CONTEXTS)


def weights_matrix(learnt: Learnt) -> Vector:
    """Return weights as a matrix, a row for each feature, a column for each context."""
    nothing = [0.0] * len(CONTEXTS)
    return np.array([learnt.get(name, nothing) for name in feature_names()])


def softmax(logits: Vector) -> Vector:
    """Return chances from their logarithms, of which only differences count."""
    powers = np.exp(logits - logits.max())
    return cast("Vector", powers / powers.sum())


class Tables:
    """Plays matches, for what the learner has learnt so far."""

    def __init__(self, taught: Taught) -> None:
        self.taught = taught
        self.policies: dict[tuple[str, int], Policy] = {}

    def policy(self, rules: SaboteurRuleset, weights: Weights) -> Policy:
        """Return the policy for weights, made once."""
        key = (rules.name, id(weights))
        if key not in self.policies:
            self.policies[key] = Policy(rules, weights)
        return self.policies[key]

    def play(self, match: Match, attempt: int) -> list[Played]:
        """Play a deal once, and return what it teaches each side that learns."""
        rules = cast("SaboteurRuleset", composed(match.rules))
        table = saboteur(start(rules, match.players, seed_bytes(match.seed)))
        lots = Random(f"{match.seed}/{attempt}")  # noqa: S311 - no secret
        following = Following(table)
        steps: dict[str, list[Vector]] = {side: [] for side in SIDES}
        choosers = []
        for seat, role in enumerate(table.roles):
            dwarf = rules.cards[role].name
            side = SABOTEUR if dwarf == SABOTEUR else MINER
            learns = LEARNER in (match.other, LEARNER if side == match.side else "")
            if learns:
                policy = self.policy(rules, grandmaster_weights(rules, dwarf))
                learner = Learner(following, policy, self.taught.weights.get(side, {}), lots, steps[side])
                choosers.append(learner.choose)
            else:
                choosers.append(self.other(match, seat, dwarf, following))
        found = finish(table, choosers)
        learning = SIDES if match.other == LEARNER else (match.side,)
        return [
            Played(
                side,
                match.seed,
                match.other,
                found == (side == MINER),
                np.array(steps[side], dtype=np.float32).reshape(-1, steps_size()),
            )
            for side in learning
        ]

    def other(self, match: Match, seat: int, dwarf: str, following: Following) -> Chooser:
        """Return how a seat of the other side chooses: quickly where the level is one of ours, else as a bot does."""
        rules = cast("SaboteurRuleset", following.table.ruleset)
        if match.other == "master":
            policy = self.policy(rules, master_weights(rules, dwarf))
            return Believer(following, MASTERS, policy, {}).choose
        if match.other in (UNTRAINED, "grandmaster"):
            policy = self.policy(rules, grandmaster_weights(rules, dwarf))
            learnt = {} if match.other == UNTRAINED else trained_weights(rules, dwarf)
            return Believer(following, STRANGERS, policy, learnt).choose
        bot = hire(match.other, 1).at(seat, seed_bytes(f"{match.seed}/seat {seat}"))
        return bot_chooser(bot)


def bot_chooser(bot: Bot) -> Chooser:
    """Return how a bot chooses."""

    def choose(seen: SaboteurView, options: Options) -> int:
        action = decide(bot, seen).engine
        return next(
            number
            for number in range(len(options.codes))
            if unpack(options.codes[number], seen.ruleset.verbs) == action
        )

    return choose


def finish(table: SaboteurTable, choosers: list[Chooser]) -> bool:
    """Play the round to its end, and return whether the treasure was found."""
    verbs = table.ruleset.verbs
    for _ in range(MOST_DECISIONS):
        ask = table.ask()
        if ask is None:
            return False
        seat = next(seat for seat in range(table.seats) if ask.awaits(table, seat))
        seen = cast("SaboteurView", view(table, seat))
        options = seen.prompt.options
        number = 0 if len(options.codes) == 1 else choosers[seat](seen, options)
        for event in apply(table, seat, unpack(options.codes[number], verbs)):
            if isinstance(event, RoundEnded):
                return bool(event.treasure)
    return False


def play_matches(taught: Taught, matches: list[Match]) -> list[Played]:
    """Play matches, each as often as it says, one after the other."""
    tables = Tables(taught)
    return [
        played
        for match in matches
        for attempt in range(match.tries)
        for played in tables.play(match, attempt)
    ]
