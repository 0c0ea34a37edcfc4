"""The sensible bot: scores every option by the verb it uses and takes the best; equals are drawn by lot."""

from collections.abc import Callable
from functools import partial
from typing import Final

from undermine.bots.contract import Bot, Budget, dice
from undermine.bots.sensible import answers, forest, turn
from undermine.bots.sensible.situation import Situation
from undermine.engine.classic.views import ClassicView
from undermine.engine.kernel.actions import Action
from undermine.engine.kernel.rulesets import Ruleset
from undermine.engine.kernel.views import Prompt, View
from undermine.engine.lost_mines.views import LostMinesView
from undermine.engine.tunnels.routes import joining_patterns

SCORES: Final = {**turn.SCORES, **answers.SCORES}


class SensibleBot(Bot):
    """Digs for gold as a miner, hinders as a saboteur, walks to the lost mines, by rules of thumb."""

    def __init__(self, seat: int, seed: bytes, budget: Budget) -> None:
        """Sit down; rules of thumb need no budget."""
        super().__init__(seat, seed, budget)
        self.ruleset: Ruleset | None = None

    def choose(self, view: View, prompt: Prompt) -> Action:
        """Take the best option."""
        if isinstance(view, LostMinesView):
            return self._best(view, prompt, partial(forest.score, forest.Forest(view)))
        if not isinstance(view, ClassicView):
            return self.draw_lots(view, prompt)
        if view.ruleset is not self.ruleset:
            self.ruleset = view.ruleset
            self.patterns = joining_patterns(view.ruleset.cards)
        return self._best(view, prompt, partial(score, Situation(view, self.patterns)))

    def _best(self, view: View, prompt: Prompt, judged: Callable[[Action], float]) -> Action:
        best: list[Action] = []
        highest = 0.0
        for action in prompt.options:
            worth = judged(action)
            if not best or worth > highest:
                best, highest = [action], worth
            elif worth == highest:
                best.append(action)
        return best[dice(self.seed, view, prompt).below(len(best))]


def score(situation: Situation, action: Action) -> float:
    """Return how good an option of Saboteur looks."""
    fallback = turn.unfamiliar if action.verb.of_turn else answers.any_answer
    return SCORES.get(action.verb.name, fallback)(situation, action)
