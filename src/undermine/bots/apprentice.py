"""The apprentice: scores every option by the policy and takes the best; equals are drawn by lot."""

from typing import ClassVar, cast

from undermine.bots.contract import Bot, Budget, dice
from undermine.bots.forest import Forest, score
from undermine.bots.policy.manner import PLAIN, Manner
from undermine.bots.policy.scoring import Policy
from undermine.engine.classic.ruleset import ClassicRuleset
from undermine.engine.classic.views import ClassicView
from undermine.engine.kernel.actions import Action
from undermine.engine.kernel.rng import Rng
from undermine.engine.kernel.views import Prompt, View
from undermine.engine.lost_mines.views import LostMinesView


class ApprenticeBot(Bot):
    """Digs for gold as a miner, hinders as a saboteur, walks to the lost mines, by solid rules of thumb."""

    manner: ClassVar[Manner] = PLAIN

    def __init__(self, seat: int, seed: bytes, budget: Budget) -> None:
        """Sit down; rules of thumb need no budget."""
        super().__init__(seat, seed, budget)
        self._policy: Policy | None = None

    def policy(self, view: ClassicView) -> Policy:
        """Return how this bot weighs options in the rules of the view."""
        rules, manner = cast("ClassicRuleset", view.ruleset), self.manner_in(view)
        if self._policy is None or self._policy.lore.rules is not rules or self._policy.manner is not manner:
            self._policy = Policy(rules, manner)
        return self._policy

    def manner_in(self, view: ClassicView) -> Manner:  # noqa: ARG002 - other levels look at their role
        """Return the manner in which this bot plays now."""
        return self.manner

    def choose(self, view: View, prompt: Prompt) -> Action:
        """Take the best option."""
        lots = dice(self.seed, view, prompt)
        scores = self.weigh(view, self.scores(view, prompt), lots)
        highest = max(scores)
        best = [number for number, score in enumerate(scores) if score == highest]
        return prompt.options[best[lots.below(len(best))]]

    def scores(self, view: View, prompt: Prompt) -> list[float]:
        """Return how good each option looks."""
        if isinstance(view, ClassicView):
            policy = self.policy(view)
            return policy.scores(policy.situation(view), prompt.options)
        if isinstance(view, LostMinesView):
            seen = self.forest(view)
            return [score(seen, action) for action in prompt.options]
        return [0.0] * len(prompt.options)

    def forest(self, view: LostMinesView) -> Forest:
        """Return The Lost Mines as this bot sees them."""
        return Forest(view)

    def weigh(self, view: View, scores: list[float], lots: Rng) -> list[float]:  # noqa: ARG002
        """Return the scores as they count in the end; other levels think again about them here."""
        return scores
