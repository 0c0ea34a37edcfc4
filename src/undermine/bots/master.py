"""The master: believes by what everybody has done, reckons with the cards that are left, and searches in the end.

When few cards are left in a round, it tries its best options out on tables that fit its belief.
The budget counts tried options; in arenas and tests a fixed number, so that the same seed gives the same game. The
tables and the chance come from the dice of the view, so a master made afresh answers the same.
"""

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from undermine.api.actions import Action, Options
from undermine.api.views import View
from undermine.bots.apprentice import ApprenticeBot
from undermine.bots.beliefs import Belief, believe, determinise
from undermine.bots.candidates import Candidate, try_out
from undermine.bots.contract import Budget
from undermine.bots.forest import Forest
from undermine.bots.manners import LURKING, MINING, SECOND
from undermine.bots.policy.manner import PLAIN, Manner
from undermine.bots.policy.scoring import Policy
from undermine.bots.policy.search import Search
from undermine.bots.policy.situation import Situation
from undermine.bots.wary import WaryForest
from undermine.engine.build import compiled
from undermine.engine.kernel import actions as engine_actions
from undermine.engine.kernel.actions import VERB_MASK
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.rng import Rng
from undermine.engine.kernel.table import Table
from undermine.engine.lost_mines.views import LostMinesView
from undermine.engine.saboteur.views import SaboteurView

CANDIDATES: Final = 7
"""How many options are tried out at most ..."""
OF_A_VERB: Final = 3
"""... how many of the same verb ..."""
TRIES: Final = 16
"""... and how many tries there must be for each of them."""
FEW: Final = 2
"""Options are tried out once nobody can have more than so many turns; before, the policy knows better."""
MARGIN: Final = 1.0
"""An option that looks so much worse than the best one, in cards nearer to the treasure, is not tried out."""
PRIOR: Final = 0.1
"""What one card nearer to the treasure by the policy counts beside the chance to win that was found."""
UNCOMPILED: Final = 10
"""The share of its tries that a master makes where the engine is not compiled: one takes far longer there."""


@cache
def value_weights() -> tuple[float, ...]:
    """Return the weights of the value, which `undermine.bots.fitting` made."""
    return tuple(json.loads((Path(__file__).parent / "value.json").read_text())["weights"])


def promising(codes: list[int], scores: list[float], most: int) -> list[int]:
    """Return the places of the options to be tried out, the best first: not too many that are much alike."""
    chosen: list[int] = []
    verbs: Counter[int] = Counter()
    for number in sorted(range(len(scores)), key=lambda number: -scores[number]):
        verb = codes[number] & VERB_MASK
        if verbs[verb] < OF_A_VERB and scores[number] > max(scores) - MARGIN:
            verbs[verb] += 1
            chosen.append(number)
    return chosen[: max(1, min(CANDIDATES, most))]


class MasterBot(ApprenticeBot):
    """Weighs options like an apprentice, knows better whom to trust, and thinks ahead about the best of them."""

    def __init__(self, seat: int, seed: bytes, budget: Budget) -> None:
        """Sit down; where the engine is not compiled, a try takes too long for as many."""
        super().__init__(seat, seed, budget)
        self.tries = budget.iterations if compiled() else budget.iterations // UNCOMPILED
        self._others: Policy | None = None

    def choose(self, view: View, options: Options) -> Action:
        """Take the best option; in the end of a round, what proves best of the best."""
        seen = view.engine
        if len(options) == 1:
            return options[0]
        if not isinstance(seen, SaboteurView) or seen.active < 0:
            return super().choose(view, options)
        belief = believe(seen)
        policy = self.policy(seen)
        situation = policy.situation(seen)
        situation.believe([belief.saboteur(seat) for seat in range(seen.seats)], belief.goals)
        scores = policy.scores(situation, options.engine)
        codes = [int(code) for code in options.engine.codes]
        best = promising(codes, scores, self.candidates(seen, situation))
        if len(best) > 1:
            best = [self.tried_out(seen, options.engine, belief, situation, scores, best)]
        return options[best[0]]

    def choose_at_once(self, view: View, options: Options) -> Action:
        """Take what looks best by the policy alone."""
        return super().choose(view, options)

    def candidates(self, view: SaboteurView, situation: Situation) -> int:
        """Return how many options are worth trying out: a few in the end of a round that somebody wants to win."""
        late = view.deck_size == 0 and max(view.hand_sizes) <= FEW
        return self.tries // TRIES if late and situation.zeal == 1.0 else 1

    def tried_out(
        self,
        view: SaboteurView,
        options: engine_actions.Options,
        belief: Belief,
        situation: Situation,
        scores: list[float],
        best: list[int],
    ) -> int:
        """Return which of the best options proves best on imagined tables."""
        codes = options.codes
        policy = self.policy(view)
        if self._others is None or self._others.lore.rules is not policy.lore.rules:
            self._others = Policy(policy.lore.rules, PLAIN)
        candidates = [Candidate(codes[number], PRIOR * (scores[number] - scores[best[0]])) for number in best]
        search = Search(self.seat, situation.digs, policy, self._others, list(value_weights()))
        tables = self.imagine(view, belief, self.rng.stream)
        return best[candidates.index(try_out(candidates, search, tables, self.tries))]

    def manner_in(self, view: SaboteurView) -> Manner:
        """Lurk as a saboteur, else dig; in Saboteur 2 every dwarf has its own manner."""
        dwarf = view.dwarfs[self.seat] if view.dwarfs else UNKNOWN
        name = "" if dwarf == UNKNOWN else view.ruleset.cards[dwarf].name
        if view.ruleset.has("saboteur2"):
            return SECOND.get(name, MINING)
        return LURKING if name == "saboteur" else MINING

    def forest(self, view: LostMinesView) -> Forest:
        """Look at The Lost Mines warily, with an idea of who is a saboteur."""
        belief = believe(view)
        return WaryForest(view, [belief.saboteur(seat) for seat in range(view.seats)])

    def imagine(self, view: SaboteurView, belief: Belief, rng: Rng) -> Iterator[Table]:
        """Return tables that agree with all the seat knows, one after the other."""
        while True:
            yield determinise(view, belief, rng)
