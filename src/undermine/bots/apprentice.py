"""The apprentice: scores every option by the policy and takes the best; equals are drawn by lot."""

from typing import ClassVar, cast

from undermine.api.actions import Action, Options
from undermine.api.views import View
from undermine.bots.contract import Bot, Budget, SeatRandom
from undermine.bots.forest import Forest, score
from undermine.bots.policy.manner import PLAIN, Manner
from undermine.bots.policy.scoring import Policy
from undermine.engine.kernel import actions as engine_actions
from undermine.engine.kernel import views as engine_views
from undermine.engine.lost_mines.views import LostMinesView
from undermine.engine.saboteur.ruleset import SaboteurRuleset
from undermine.engine.saboteur.views import SaboteurView


class ApprenticeBot(Bot):
    """Digs for gold as a miner, hinders as a saboteur, walks to the lost mines, by solid rules of thumb."""

    manner: ClassVar[Manner] = PLAIN

    def __init__(self, seat: int, seed: bytes, budget: Budget) -> None:
        """Sit down; rules of thumb need no budget."""
        super().__init__(seat, seed, budget)
        self._policy: Policy | None = None

    def policy(self, view: SaboteurView) -> Policy:
        """Return how this bot weighs options in the rules of the view."""
        rules, manner = cast("SaboteurRuleset", view.ruleset), self.manner_in(view)
        if self._policy is None or self._policy.lore.rules is not rules or self._policy.manner is not manner:
            self._policy = Policy(rules, manner)
        return self._policy

    def manner_in(self, view: SaboteurView) -> Manner:  # noqa: ARG002 - other levels look at their role
        """Return the manner in which this bot plays now."""
        return self.manner

    def choose(self, view: View, options: Options) -> Action:
        """Take the best option."""
        scores = self.weigh(view.engine, self.scores(view.engine, options.engine), self.rng)
        highest = max(scores)
        best = [number for number, score in enumerate(scores) if score == highest]
        return options[best[self.rng.below(len(best))]]

    def scores(self, view: engine_views.View, options: engine_actions.Options) -> list[float]:
        """Return how good each option looks."""
        if isinstance(view, SaboteurView):
            policy = self.policy(view)
            return policy.scores(policy.situation(view), options)
        if isinstance(view, LostMinesView):
            seen = self.forest(view)
            return [score(seen, action) for action in options]
        return [0.0] * len(options)

    def forest(self, view: LostMinesView) -> Forest:
        """Return The Lost Mines as this bot sees them."""
        return Forest(view)

    def weigh(
        self,
        view: engine_views.View,  # noqa: ARG002 - other levels look at it
        scores: list[float],
        rng: SeatRandom,  # noqa: ARG002
    ) -> list[float]:
        """Return the scores as they count in the end; other levels think again about them here."""
        return scores
