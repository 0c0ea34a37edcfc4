"""Players of Saboteur to train with: those who learn take chances, and note what they decided between what.

Everybody who believes at a table believes by one watcher, who follows the round once instead of once a seat.
"""

from __future__ import annotations

from math import exp, log
from random import Random
from typing import Final, cast

import numpy as np
from numpy.typing import NDArray

from undermine.bots.learnt.features import Features
from undermine.bots.learnt.network import Network
from undermine.bots.likelihoods import MASTERS, STRANGERS
from undermine.bots.loader import hire
from undermine.bots.saboteur.beliefs.belief import SaboteurBelief
from undermine.bots.saboteur.beliefs.goals import TREASURE
from undermine.bots.saboteur.beliefs.likelihoods import likelihoods_for
from undermine.bots.saboteur.beliefs.observed_actions import Round
from undermine.bots.saboteur.beliefs.suspects import Tally
from undermine.bots.saboteur.learnt.contexts import context_names, contexts_of
from undermine.bots.saboteur.learnt.trained import (
    TEMPERATURE_CARDS,
    feature_names,
    found_features,
    learns_as,
    trained_network,
    with_learnt,
)
from undermine.bots.saboteur.level_weights import grandmaster_weights, master_weights
from undermine.bots.saboteur.policy.ruleset_facts import RulesetFacts
from undermine.bots.saboteur.policy.scoring import Policy
from undermine.bots.saboteur.policy.situation import Situation
from undermine.bots.saboteur.policy.value import features
from undermine.bots.saboteur.policy.weights import PLAIN
from undermine.bots.saboteur.policy.weights import Weights as PolicyWeights
from undermine.engine._native import viewed
from undermine.engine.kernel.actions import Options
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.rulesets import Ruleset
from undermine.engine.kernel.table import SPECTATOR, Table
from undermine.engine.kernel.views import View, view
from undermine.engine.saboteur.ruleset import SaboteurRuleset
from undermine.engine.saboteur.table import SaboteurTable, saboteur
from undermine.engine.saboteur.views import SaboteurView
from undermine.engine.tunnels.routes import JoiningPatterns
from undermine.training.matches import LEARNER, TRAINED, UNTRAINED, Match
from undermine.training.networks import Decision, network_of
from undermine.training.rounds import Chooser, Noted, Taught, bot_chooser

UNLIKELY: Final = 1e-4
"""A decision whose outcome was as good as certain teaches nothing."""
SELDOM: Final = 0.005
"""An option that is taken no more often than that is left out when a decision is learnt from."""
SITUATION_NUMBERS: Final = 24
EXPOSED: Final = 4
"""Numbers that tell how suspected both sides are, beside what decides a round."""
POSITION_NUMBERS: Final = SITUATION_NUMBERS + EXPOSED + len(context_names())
TURNS: Final = 4
"""The place of the turns that are left among what decides a round."""
MOST_LEANING: Final = 30.0


class Following:
    """Somebody who watches a round for all who believe at the table."""

    def __init__(self, table: SaboteurTable) -> None:
        self.table = table
        self.story: object = None
        self.round: Round | None = None
        self.tallies: dict[str, Tally] = {}

    def belief(self, seen: SaboteurView, name: str) -> SaboteurBelief:
        """Return what a seat believes by the likelihoods of a file."""
        followed, tally = self.follow(), self._tally(name)
        told = None if followed.dwarfs.gathered else followed.told_to(seen)
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


class Believer:
    """Chooses as a master or a grandmaster does without search; what dwarf it is, it looks up every time."""

    def __init__(self, players: SaboteurPlayers, following: Following, name: str) -> None:
        self.players = players
        self.following = following
        self.name = name
        self.likelihoods = MASTERS if name == "master" else STRANGERS

    def weighed(
        self, policy: Policy, seen: SaboteurView, options: Options
    ) -> tuple[Situation, SaboteurBelief, list[float]]:
        """Return the situation, what the seat believes, and how good each option looks by the policy."""
        belief = self.following.belief(seen, self.likelihoods)
        situation = policy.situation(seen)
        situation.believe([belief.saboteur(seat) for seat in range(seen.seats)], belief.goals)
        return situation, belief, policy.scores(situation, options)

    def choose(self, view_: View, options: Options) -> int:
        """Take the best option."""
        seen = cast("SaboteurView", view_)
        dwarf = dwarf_of(seen)
        policy = self.players.policy(seen.ruleset, self.name, dwarf)
        situation, belief, scores = self.weighed(policy, seen, options)
        if not policy.is_question(situation):
            network = self.players.network(seen.ruleset, self.name, dwarf)
            scores = with_learnt(network, situation, belief, options, scores)
        return scores.index(max(scores))


class Learner(Believer):
    """Takes chances, the better ones more often, and notes what it decided between what."""

    def __init__(
        self, players: SaboteurPlayers, following: Following, lots: Random, notes: list[Noted]
    ) -> None:
        super().__init__(players, following, LEARNER)
        self.lots = lots
        self.notes = notes

    def choose(self, view_: View, options: Options) -> int:
        """Take one of the options of a turn, by how good each looks."""
        seen = cast("SaboteurView", view_)
        dwarf = dwarf_of(seen)
        policy = self.players.policy(seen.ruleset, self.name, dwarf)
        situation, belief, scores = self.weighed(policy, seen, options)
        if policy.is_question(situation):
            return scores.index(max(scores))
        found = found_features(situation, belief, options, scores)
        contexts = contexts_of(situation, belief)
        usual = np.array(scores) / TEMPERATURE_CARDS
        network = self.players.network(seen.ruleset, self.name, dwarf)
        learnt = usual if network is None else usual + np.array(network.values(found, contexts))
        chances = softmax(learnt)
        chosen = self.lots.choices(range(len(scores)), weights=list(chances))[0]
        if chances[chosen] < 1.0 - UNLIKELY:
            self._note(dwarf, contexts, decision_between(found, contexts, usual, chances, chosen))
        return chosen

    def _note(self, dwarf: str, contexts: list[float], decision: Decision) -> None:
        table = self.following.table
        position = [*self.players.position(self.following), *contexts]
        self.notes.append(Noted(learns_as(dwarf), int(table.log.moves), position, decision))


class SaboteurPlayers:
    """Plays matches of Saboteur, for what the learner has learnt so far."""

    def __init__(self, taught: Taught) -> None:
        self.networks = {
            part: network_of(feature_names(), context_names(), weights)
            for part, weights in taught.networks.items()
        }
        self.policies: dict[tuple[str, int], Policy] = {}

    def seated(self, table: Table, match: Match, lots: Random, notes: list[list[Noted]]) -> list[Chooser]:
        """Return how everybody at a table chooses; who learns notes what it decides."""
        following = Following(saboteur(table))
        return [
            Learner(self, following, lots, notes[seat]).choose
            if name == LEARNER
            else self.chooser(following, name, seat, f"{match.seed}/seat {seat}")
            for seat, name in enumerate(match.seats)
        ]

    def chooser(self, following: Following, name: str, seat: int, seed: str) -> Chooser:
        """Return how somebody chooses who does not learn: quickly where it is a level that believes, else as a bot."""
        if name in ("master", "grandmaster", UNTRAINED, TRAINED):
            return Believer(self, following, name).choose
        return bot_chooser(hire(name, 1).at(seat, seed_bytes(seed)))

    def policy(self, rules: Ruleset, name: str, dwarf: str) -> Policy:
        """Return the policy of somebody who is this dwarf."""
        weights = master_weights if name == "master" else grandmaster_weights
        return self.policy_with(cast("SaboteurRuleset", rules), weights(rules, dwarf))

    def policy_with(self, rules: SaboteurRuleset, weights: PolicyWeights) -> Policy:
        """Return the policy for weights, made once."""
        key = (rules.name, id(weights))
        if key not in self.policies:
            self.policies[key] = Policy(rules, weights)
        return self.policies[key]

    def network(self, rules: Ruleset, name: str, dwarf: str) -> Network | None:
        """Return the network of somebody who is this dwarf; a dwarf that does not learn plays as it ships."""
        if name in ("master", UNTRAINED):
            return None
        part = learns_as(dwarf)
        if name in (LEARNER, TRAINED) and part in self.networks:
            return self.networks[part]
        return trained_network(rules, dwarf)

    def position(self, following: Following) -> list[float]:
        """Return what a position is like, as numbers, to somebody who sees all cards."""
        table = following.table
        facts = self.policy_with(cast("SaboteurRuleset", table.ruleset), PLAIN).facts
        prior = prior_leaning(table, facts)
        return position_of(table, facts, [prior + leaning for leaning in following.leanings()])


def dwarf_of(seen: SaboteurView) -> str:
    """Return the name of the seat's own dwarf, as it is now."""
    return seen.ruleset.cards[seen.dwarfs[seen.seat]].name


def position_of(table: SaboteurTable, facts: RulesetFacts, leanings: list[float]) -> list[float]:
    """Return what a position is like, as numbers; `leanings` say how much each seat is suspected, as logarithms."""
    found = features(table, facts)
    guilt: dict[bool, list[float]] = {True: [], False: []}
    for role, leaning in zip(table.roles, leanings, strict=True):
        guilt[role == facts.saboteur].append(chance(leaning))
    saboteurs, miners = (sum(guilt[side]) / max(1, len(guilt[side])) for side in (True, False))
    return [*found, saboteurs, miners, saboteurs * found[TURNS], miners * found[TURNS]]


def chance(leaning: float) -> float:
    """Return a chance from the logarithm of its odds."""
    return 1.0 / (1.0 + exp(-max(-MOST_LEANING, min(MOST_LEANING, leaning))))


def prior_leaning(table: SaboteurTable, facts: RulesetFacts) -> float:
    """Return the logarithm of the odds that somebody is a saboteur of whom nobody knows anything."""
    dwarfs = [*table.roles, *table.unused]
    guilty = max(1, sum(dwarf == facts.saboteur for dwarf in dwarfs))
    return log(guilty / max(1, len(dwarfs) - guilty))


def decision_between(
    features: Features,
    contexts: list[float],
    usual: NDArray[np.float64],
    chances: NDArray[np.float64],
    chosen: int,
) -> Decision:
    """Return what was decided, between those options only that are ever taken: Saboteur 2 offers dozens of others."""
    likely = chances > SELDOM
    likely[chosen] = True
    places = np.cumsum(likely) - 1
    options, numbers, values = sparse(features)
    listed = likely[options]
    return Decision(
        places[options[listed]].astype(np.uint16),
        numbers[listed],
        values[listed],
        as_floats(contexts),
        as_floats(usual[likely]),
        int(places[chosen]),
        float(np.log(chances[chosen] / chances[likely].sum())),
    )


def sparse(features: Features) -> tuple[NDArray[np.uint16], NDArray[np.uint16], NDArray[np.float32]]:
    """Return the features of all options that are not 0: whose, which, and how much."""
    values = np.frombuffer(viewed(features.values, "d"))
    places = np.flatnonzero(values)
    options, numbers = np.divmod(places, int(features.width))
    return options.astype(np.uint16), numbers.astype(np.uint16), values[places].astype(np.float32)


def as_floats(numbers: list[float] | NDArray[np.float64]) -> NDArray[np.float32]:
    """Return numbers as they are kept."""
    return np.array(numbers, dtype=np.float32)


def softmax(logits: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return chances from their logarithms, of which only differences count."""
    powers = np.exp(logits - logits.max())
    return cast("NDArray[np.float64]", powers / powers.sum())
