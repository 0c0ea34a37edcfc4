"""How bots of each level play Saboteur: by the policy, with weights of their level; masters also think ahead."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Final, cast

from undermine.bots.belief import Belief, Claims
from undermine.bots.levels import GamePlay, Level
from undermine.bots.likelihoods import MASTERS
from undermine.bots.saboteur.beliefs.belief import SaboteurBelief
from undermine.bots.saboteur.beliefs.likelihoods import likelihoods_for
from undermine.bots.saboteur.beliefs.observed_actions import Round
from undermine.bots.saboteur.beliefs.sampling import SaboteurSampler
from undermine.bots.saboteur.candidates import Candidate, try_out
from undermine.bots.saboteur.digging import dig
from undermine.bots.saboteur.learnt.company import aimless
from undermine.bots.saboteur.learnt.trained import trained_network, with_learnt
from undermine.bots.saboteur.level_weights import (
    MINER,
    edition_of,
    grandmaster_weights,
    master_weights,
    novice_weights,
    playout_weights,
)
from undermine.bots.saboteur.policy.playouts import Playouts
from undermine.bots.saboteur.policy.rollout import Lots, rollout
from undermine.bots.saboteur.policy.scoring import Policy
from undermine.bots.saboteur.policy.search import Search
from undermine.bots.saboteur.policy.situation import Situation
from undermine.bots.saboteur.policy.weights import PLAIN, Weights
from undermine.bots.saboteur.thinking import TRUSTS, Tried, public_guilt, think_through
from undermine.engine.kernel.actions import VERB_MASK, Options
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.rng import Rng
from undermine.engine.kernel.rulesets import Ruleset
from undermine.engine.kernel.table import Table
from undermine.engine.kernel.views import View
from undermine.engine.saboteur.ruleset import SaboteurRuleset
from undermine.engine.saboteur.views import SaboteurView
from undermine.engine.tunnels.routes import JoiningPatterns

MOST_CANDIDATES: Final = 7
"""How many options are tried out at most ..."""
MOST_OF_A_VERB: Final = 3
"""... how many of the same verb ..."""
TRIES_PER_CANDIDATE: Final = 16
"""... and how many tries there must be for each of them."""
LAST_TURNS: Final = 2
"""Options are tried out once nobody can have more turns than this; before, the policy knows better."""
PLAYOUTS_PER_CANDIDATE: Final = 24
"""How many playouts a grandmaster must have for each option that it tries out."""
MARGIN_CARDS: Final = 1.0
"""An option that looks this much worse than the best one, in cards nearer to the treasure, is not tried out."""
PRIOR_PER_CARD: Final = 0.1
"""What one card nearer to the treasure by the policy counts beside the chance to win that was found."""
BLUR_CARDS: Final = 0.5
"""How far off a novice's judgement of an option may be, in cards nearer to the treasure."""
MOST_DECISIONS: Final = 600
"""More decisions than a round has."""
MOST_SEED: Final = 65535


@cache
def value_weights() -> tuple[float, ...]:
    """Return the weights of the value, which `undermine.training.fitting` made."""
    return tuple(json.loads((Path(__file__).parent / "value.json").read_text())["weights"])


class SaboteurLevel(Level):
    """Scores options by the policy with fixed weights."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._policy: Policy | None = None

    def weights_for(self, view: SaboteurView) -> Weights:  # noqa: ARG002 - masters look at their role
        """Return the weights for what the seat is now."""
        return self.weights

    def policy(self, view: SaboteurView) -> Policy:
        """Return the policy for the rules of the view."""
        rules, weights = cast("SaboteurRuleset", view.ruleset), self.weights_for(view)
        if (
            self._policy is None
            or self._policy.facts.rules is not rules
            or self._policy.weights is not weights
        ):
            self._policy = Policy(rules, weights)
        return self._policy

    def scores(self, view: View, options: Options) -> list[float]:
        """Return how good each option looks."""
        seen = cast("SaboteurView", view)
        policy = self.policy(seen)
        return policy.scores(policy.situation(seen), options)


class SaboteurMaster(SaboteurLevel):
    """Weighs options by its role and its belief, and tries the best of them out in the end of a round."""

    def __init__(self, seat: int, tries: int) -> None:
        super().__init__(PLAIN)
        self.seat = seat
        self.tries = tries
        self._others: Policy | None = None
        self._round: Round | None = None

    def weights_for(self, view: SaboteurView) -> Weights:
        """Return the weights of the seat's dwarf; in Saboteur 2 every dwarf has its own."""
        dwarf = view.dwarfs[self.seat] if view.dwarfs else UNKNOWN
        name = "" if dwarf == UNKNOWN else view.ruleset.cards[dwarf].name
        return self.weights_of(view.ruleset, name)

    def weights_of(self, ruleset: Ruleset, dwarf: str) -> Weights:
        """Return the weights of a dwarf by these rules."""
        return master_weights(ruleset, dwarf)

    def belief(self, view: SaboteurView) -> SaboteurBelief:
        """Return what the seat believes: the master knows apprentices, and takes everybody for one."""
        likelihoods = likelihoods_for(view.ruleset, MASTERS)
        return SaboteurBelief(view, likelihoods=likelihoods, round_=self.followed(view))

    def followed(self, view: SaboteurView) -> Round:
        """Return the round as the seat has seen it; what was followed before is not followed again."""
        if self._round is None or not self._round.goes_on(view):
            self._round = Round(view, JoiningPatterns(view.ruleset.cards))
        return self._round

    def think(self, view: View, options: Options, rng: Callable[[], Rng]) -> int | None:
        """Weigh all options by belief, and try out the best ones if the round is about to end."""
        seen = cast("SaboteurView", view)
        if seen.active < 0:
            return None
        belief = self.belief(seen)
        policy = self.policy(seen)
        situation = policy.situation(seen)
        scores = self.weighed(policy, situation, belief, options)
        best = promising([int(code) for code in options.codes], scores, self.candidates(seen, situation))
        if len(best) == 1:
            return best[0]
        return self.tried(belief, situation, options, scores, best, rng())

    def tried(
        self,
        belief: SaboteurBelief,
        situation: Situation,
        options: Options,
        scores: list[float],
        best: list[int],
        rng: Rng,
    ) -> int:
        """Return which of the best options proves best when tried out, by its place."""
        policy = self.policy(situation.view)
        search = Search(self.seat, situation.digs, policy, self.others(policy), list(value_weights()))
        candidates = [
            Candidate(options.codes[number], PRIOR_PER_CARD * (scores[number] - scores[best[0]]))
            for number in best
        ]
        tables = samples(SaboteurSampler(situation.view, belief), rng)
        chosen = try_out(candidates, search, tables, self.tries)
        return best[candidates.index(chosen)]

    def weighed(
        self, policy: Policy, situation: Situation, belief: SaboteurBelief, options: Options
    ) -> list[float]:
        """Return how good each option looks to a seat that believes this."""
        situation.believe([belief.saboteur(seat) for seat in range(situation.view.seats)], belief.goals)
        return policy.scores(situation, options)

    def candidates(self, view: SaboteurView, situation: Situation) -> int:
        """Return how many options are worth trying out: a few in the end of a round that somebody wants to win."""
        late = view.deck_size == 0 and max(view.hand_sizes) <= LAST_TURNS
        return self.tries // TRIES_PER_CANDIDATE if late and situation.zeal == 1.0 else 1

    def others(self, policy: Policy) -> Policy:
        """Return how everybody else is thought to play."""
        if self._others is None or self._others.facts.rules is not policy.facts.rules:
            self._others = Policy(policy.facts.rules, PLAIN)
        return self._others


class SaboteurGrandmaster(SaboteurMaster):
    """A master who knows many kinds of players, and thinks from the first turn on."""

    def __init__(self, seat: int, tries: int) -> None:
        super().__init__(seat, tries)
        self._playing_on: dict[int, Policy] = {}

    def weights_of(self, ruleset: Ruleset, dwarf: str) -> Weights:
        """Return the weights of a dwarf by these rules."""
        return grandmaster_weights(ruleset, dwarf)

    def belief(self, view: SaboteurView) -> SaboteurBelief:
        """Return what the seat believes."""
        return SaboteurBelief(view, round_=self.followed(view))

    def weighed(
        self, policy: Policy, situation: Situation, belief: SaboteurBelief, options: Options
    ) -> list[float]:
        """Return how good each option looks, with what was learnt by training."""
        scores = super().weighed(policy, situation, belief, options)
        if policy.is_question(situation):
            return scores
        network = trained_network(situation.rules, situation.dwarf)
        return with_learnt(network, situation, belief, options, scores)

    def candidates(self, view: SaboteurView, situation: Situation) -> int:  # noqa: ARG002 - masters look at it
        """Return how many options are worth trying out: as many as there are playouts for.

        Dwarfs think of whom somebody has found out how far playouts can be trusted.
        """
        thinks = situation.dwarf in TRUSTS[edition_of(situation.rules)]
        return self.tries // PLAYOUTS_PER_CANDIDATE if thinks else 1

    def tried(
        self,
        belief: SaboteurBelief,
        situation: Situation,
        options: Options,
        scores: list[float],
        best: list[int],
        rng: Rng,
    ) -> int:
        """Return which of the best options wins most rounds, by its place."""
        seen, rules = situation.view, situation.rules
        playouts = Playouts(seen, self.playing_on(rules), public_guilt(belief), aimless(belief))
        trust = TRUSTS[edition_of(rules)][situation.dwarf]
        candidates = [
            Tried(place, options.codes[place], scores[best[0]] - scores[place], trust) for place in best
        ]
        tables = samples(SaboteurSampler(seen, belief, self.policy(seen).facts), rng)
        return think_through(candidates, playouts, tables, self.tries).place

    def playing_on(self, rules: SaboteurRuleset) -> dict[int, Policy]:
        """Return how every dwarf plays on, by its card, found once for some rules."""
        known = self._playing_on
        if not known or known[UNKNOWN].facts.rules is not rules:
            self._playing_on = known = policies_of_dwarfs(rules)
        return known


def policies_of_dwarfs(rules: SaboteurRuleset) -> dict[int, Policy]:
    """Return how every dwarf plays on in playouts, by its card; one of whom nothing is known plays on as a miner."""
    weights = playout_weights(rules)
    made = {name: Policy(rules, found) for name, found in weights.items()}
    plain = made.get(MINER) or Policy(rules, PLAIN)
    found = {int(card): made[face.name] for card, face in enumerate(rules.cards) if face.name in made}
    return {UNKNOWN: plain, **found}


def promising(codes: list[int], scores: list[float], most: int) -> list[int]:
    """Return the places of the options to be tried out, the best first: not too many that are much alike."""
    chosen: list[int] = []
    verbs: Counter[int] = Counter()
    for number in sorted(range(len(scores)), key=lambda number: -scores[number]):
        verb = codes[number] & VERB_MASK
        if verbs[verb] < MOST_OF_A_VERB and scores[number] > max(scores) - MARGIN_CARDS:
            verbs[verb] += 1
            chosen.append(number)
    return chosen[: max(1, min(MOST_CANDIDATES, most))]


def samples(sampler: SaboteurSampler, rng: Rng) -> Iterator[Table]:
    """Return tables that agree with all the seat knows, one after the other."""
    while True:
        yield sampler.table(rng)


def believe(view: View, claims: Claims) -> SaboteurBelief:
    """Return what the seat of a view may believe."""
    return SaboteurBelief(cast("SaboteurView", view), claims)


def sampler(belief: Belief) -> SaboteurSampler:
    """Return what draws tables by a belief."""
    return SaboteurSampler(cast("SaboteurView", belief.view), cast("SaboteurBelief", belief))


def rollouts(ruleset: Ruleset) -> Callable[[Table, Rng], bool]:
    """Return what plays a table on with apprentices at every seat and returns whether the treasure was found."""
    policy = Policy(cast("SaboteurRuleset", ruleset), PLAIN)

    def found(table: Table, rng: Rng) -> bool:
        ended = rollout(table, [policy] * table.seats, Lots(rng.below(MOST_SEED)), MOST_DECISIONS)
        return ended is not None and ended.treasure

    return found


SABOTEUR_PLAY: Final = GamePlay(
    dig=dig,
    novice=lambda _seat: SaboteurLevel(novice_weights()),
    apprentice=lambda _seat: SaboteurLevel(PLAIN),
    master=SaboteurMaster,
    grandmaster=SaboteurGrandmaster,
    blur=BLUR_CARDS,
    believe=believe,
    sampler=sampler,
    rollouts=rollouts,
)
