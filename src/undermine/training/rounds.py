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
from undermine.bots.saboteur.beliefs.goals import TREASURE
from undermine.bots.saboteur.beliefs.likelihoods import likelihoods_for
from undermine.bots.saboteur.beliefs.observed_actions import Round
from undermine.bots.saboteur.beliefs.suspects import Tally
from undermine.bots.saboteur.learnt.contexts import contexts_of
from undermine.bots.saboteur.learnt.features import Features
from undermine.bots.saboteur.learnt.network import Network
from undermine.bots.saboteur.learnt.trained import (
    TEMPERATURE_CARDS,
    found_features,
    trained_network,
    with_learnt,
)
from undermine.bots.saboteur.level_weights import grandmaster_weights, master_weights
from undermine.bots.saboteur.policy.ruleset_facts import RulesetFacts
from undermine.bots.saboteur.policy.scoring import Policy
from undermine.bots.saboteur.policy.situation import Situation
from undermine.bots.saboteur.policy.weights import PLAIN
from undermine.bots.saboteur.policy.weights import Weights as PolicyWeights
from undermine.engine._native import viewed
from undermine.engine.kernel.actions import Options, unpack
from undermine.engine.kernel.play import apply, start
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.table import SPECTATOR
from undermine.engine.kernel.views import Prompt, view
from undermine.engine.saboteur.rounds import RoundEnded
from undermine.engine.saboteur.ruleset import SaboteurRuleset
from undermine.engine.saboteur.table import SaboteurTable, saboteur
from undermine.engine.saboteur.views import SaboteurView
from undermine.engine.tunnels.routes import JoiningPatterns
from undermine.sim.plan import composed
from undermine.training.critic import (
    LUCK,
    Vector,
    deal_leaning,
    logistic,
    position_of,
    prior_leaning,
    with_luck,
    worths,
)
from undermine.training.networks import Decision, Weights, network_of

LEARNER: Final = "learner"
"""The name of the one who learns, as its own opponent too."""
UNTRAINED: Final = "untrained"
"""A grandmaster without a trained network."""
SABOTEUR: Final = "saboteur"
MINER: Final = "miner"
SIDES: Final = (MINER, SABOTEUR)
MOST_DECISIONS: Final = 1000
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


class Lesson(NamedTuple):
    """What one round teaches a side: what was decided, and what each decision was worth."""

    side: str
    decisions: list[Decision]
    worths: Vector


class Played(NamedTuple):
    """A round: against whom, whether the treasure was found, positions as the critic sees them, and its lessons."""

    match: Match
    found: bool
    positions: NDArray[np.float32]
    lessons: list[Lesson]


@dataclass(frozen=True)
class Taught:
    """What has been learnt so far: the networks by side, and the critic's weights."""

    networks: dict[str, Weights]
    critic: Vector


class Following:
    """Somebody who watches a round for all who believe at the table."""

    def __init__(self, table: SaboteurTable) -> None:
        self.table = table
        self.story: object = None
        self.round: Round | None = None
        self.tallies: dict[str, Tally] = {}

    def belief(self, seen: SaboteurView, name: str) -> SaboteurBelief:
        """Return what a seat believes by the likelihoods of a file."""
        told, tally = self.follow().told_to(seen), self._tally(name)
        return SaboteurBelief(seen, (), tally.likelihoods, told, None if told is None else tally)

    def follow(self) -> Round:
        """Return the round as a watcher has followed it up to now."""
        if self.round is None or self.story is not self.table.story:
            self.round = self._followed(cast("SaboteurView", view(self.table, SPECTATOR)))
            self.story = self.table.story
        return self.round

    def _tally(self, name: str) -> Tally:
        """Return what everybody has done, weighed by the likelihoods of a file."""
        if name not in self.tallies:
            self.tallies[name] = Tally(likelihoods_for(self.table.ruleset, name))
        self.tallies[name].count(self.follow().observed)
        return self.tallies[name]

    def leanings(self) -> list[float]:
        """Return how much a watcher suspects each seat who knows where the treasure is, as logarithms of odds."""
        round_, tally = self.follow(), self._tally(STRANGERS)
        treasure = next(
            int(goal.cell) for goal in self.table.goals if goal.card == self.table.ruleset.card(TREASURE)
        )
        places = [place.branch.at.get(treasure) == place.card for place in round_.places]
        place = places.index(True) if True in places else 0
        found = []
        for player in enumerate(round_.dwarfs.held):
            done = tally.done.get(player)
            found.append(0.0 if done is None else tally.likelihoods.leaning(done[place]))
        return found

    def _followed(self, watched: SaboteurView) -> Round:
        if self.round is not None and self.round.goes_on(watched):
            return self.round
        self.tallies = {}
        return Round(watched, JoiningPatterns(watched.ruleset.cards))


Chooser = Callable[[SaboteurView, Options], int]
"""How a seat chooses: the place of an option."""


class Believer:
    """Chooses as a master or a grandmaster does without search."""

    def __init__(
        self, following: Following, likelihoods: str, policy: Policy, network: Network | None
    ) -> None:
        self.following = following
        self.likelihoods = likelihoods
        self.policy = policy
        self.network = network

    def weighed(self, seen: SaboteurView, options: Options) -> tuple[Situation, SaboteurBelief, list[float]]:
        """Return the situation, what the seat believes, and how good each option looks by the policy."""
        belief = self.following.belief(seen, self.likelihoods)
        situation = self.policy.situation(seen)
        situation.believe([belief.saboteur(seat) for seat in range(seen.seats)], belief.goals)
        return situation, belief, self.policy.scores(situation, options)

    def choose(self, seen: SaboteurView, options: Options) -> int:
        """Take the best option."""
        situation, belief, scores = self.weighed(seen, options)
        if not self.policy.is_question(situation):
            scores = with_learnt(self.network, situation, belief, options, scores)
        return scores.index(max(scores))


class Notes:
    """What those who learn decided in a round, one after the other: which side, in which move, at which position."""

    def __init__(self, following: Following, facts: RulesetFacts) -> None:
        self.following = following
        self.facts = facts
        self.sides: list[str] = []
        self.decisions: list[Decision] = []
        self.moves: list[int] = []
        self.positions: list[list[float]] = []

    def add(self, side: str, decision: Decision) -> None:
        """Note a decision, and the position as the critic sees it."""
        table = self.following.table
        prior = prior_leaning(table, self.facts)
        leanings = [prior + leaning for leaning in self.following.leanings()]
        self.sides.append(side)
        self.decisions.append(decision)
        self.moves.append(int(table.log.moves))
        self.positions.append(position_of(table, self.facts, leanings))

    def lesson(self, side: str, worth: Vector) -> Lesson:
        """Return what a side decided, and what that was worth to it; `worth` is what it was worth to those who dig."""
        own = [number for number, noted in enumerate(self.sides) if noted == side]
        gained = worth[own] if side == MINER else -worth[own]
        return Lesson(side, [self.decisions[number] for number in own], gained)


class Learner(Believer):
    """Takes chances, the better ones more often, and notes what it decided between what."""

    def __init__(
        self, side: str, policy: Policy, network: Network | None, lots: Random, notes: Notes
    ) -> None:
        super().__init__(notes.following, STRANGERS, policy, network)
        self.side = side
        self.lots = lots
        self.notes = notes

    def choose(self, seen: SaboteurView, options: Options) -> int:
        """Take one of the options of a turn, by how good each looks."""
        situation, belief, scores = self.weighed(seen, options)
        if self.policy.is_question(situation):
            return scores.index(max(scores))
        features = found_features(situation, belief, options, scores)
        contexts = contexts_of(situation, belief)
        usual = np.array(scores) / TEMPERATURE_CARDS
        learnt = usual if self.network is None else usual + np.array(self.network.values(features, contexts))
        chances = softmax(learnt)
        chosen = self.lots.choices(range(len(scores)), weights=list(chances))[0]
        if chances[chosen] < 1.0 - UNLIKELY:
            decision = Decision(
                features_matrix(features),
                np.array(contexts, dtype=np.float32),
                usual.astype(np.float32),
                chosen,
                float(np.log(chances[chosen])),
            )
            self.notes.add(self.side, decision)
        return chosen


def features_matrix(features: Features) -> NDArray[np.float32]:
    """Return the features of every option, a row each."""
    values = np.frombuffer(viewed(features.values, "d"))
    return values.reshape(features.options, features.width).astype(np.float32)


def softmax(logits: Vector) -> Vector:
    """Return chances from their logarithms, of which only differences count."""
    powers = np.exp(logits - logits.max())
    return cast("Vector", powers / powers.sum())


class Tables:
    """Plays matches, for what the learner has learnt so far."""

    def __init__(self, taught: Taught) -> None:
        self.taught = taught
        self.networks = {side: network_of(weights) for side, weights in taught.networks.items()}
        self.policies: dict[tuple[str, int], Policy] = {}

    def policy(self, rules: SaboteurRuleset, weights: PolicyWeights) -> Policy:
        """Return the policy for weights, made once."""
        key = (rules.name, id(weights))
        if key not in self.policies:
            self.policies[key] = Policy(rules, weights)
        return self.policies[key]

    def play(self, match: Match) -> list[Played]:
        """Play a deal as often as the match says, and return what each try teaches each side that learns."""
        tries = [self._try(match, number) for number in range(match.tries)]
        found = [one for one, _ in tries]
        leanings = [deal_leaning(found[:number] + found[number + 1 :]) for number in range(match.tries)]
        return [
            self._played(match, one, notes, leaning)
            for (one, notes), leaning in zip(tries, leanings, strict=True)
        ]

    def _try(self, match: Match, attempt: int) -> tuple[bool, Notes]:
        """Play a deal once, and return whether the treasure was found, and what was noted."""
        rules = cast("SaboteurRuleset", composed(match.rules))
        table = saboteur(start(rules, match.players, seed_bytes(match.seed)))
        lots = Random(f"{match.seed}/{attempt}")  # noqa: S311 - no secret
        following = Following(table)
        notes = Notes(following, self.policy(rules, PLAIN).facts)
        choosers: list[Chooser] = []
        for seat, role in enumerate(table.roles):
            dwarf = rules.cards[role].name
            side = SABOTEUR if dwarf == SABOTEUR else MINER
            if match.other == LEARNER or side == match.side:
                policy = self.policy(rules, grandmaster_weights(rules, dwarf))
                network = self.networks.get(side)
                choosers.append(Learner(side, policy, network, lots, notes).choose)
            else:
                choosers.append(self.other(match, seat, dwarf, following))
        return finish(table, choosers), notes

    def _played(self, match: Match, found: bool, notes: Notes, leaning: float) -> Played:
        seen = np.array(notes.positions).reshape(len(notes.moves), len(self.taught.critic) - LUCK)
        positions = with_luck(seen, leaning)
        worth = worths(logistic(positions @ self.taught.critic), notes.moves, found)
        learning = SIDES if match.other == LEARNER else (match.side,)
        lessons = [notes.lesson(side, worth) for side in learning]
        return Played(match, found, positions.astype(np.float32), lessons)

    def other(self, match: Match, seat: int, dwarf: str, following: Following) -> Chooser:
        """Return how a seat of the other side chooses: quickly where the level is one of ours, else as a bot does."""
        rules = cast("SaboteurRuleset", following.table.ruleset)
        if match.other == "master":
            policy = self.policy(rules, master_weights(rules, dwarf))
            return Believer(following, MASTERS, policy, None).choose
        if match.other in (UNTRAINED, "grandmaster"):
            policy = self.policy(rules, grandmaster_weights(rules, dwarf))
            network = None if match.other == UNTRAINED else trained_network(rules, dwarf)
            return Believer(following, STRANGERS, policy, network).choose
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
        options = cast("Prompt", seen.prompt).options
        number = 0 if len(options.codes) == 1 else choosers[seat](seen, options)
        for event in apply(table, seat, unpack(options.codes[number], verbs)):
            if isinstance(event, RoundEnded):
                return bool(event.treasure)
    return False


def play_matches(taught: Taught, matches: list[Match]) -> list[Played]:
    """Play matches, each as often as it says, one after the other."""
    tables = Tables(taught)
    return [played for match in matches for played in tables.play(match)]
