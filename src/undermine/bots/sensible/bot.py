"""The sensible bot: scores every option by the verb it uses and takes the best; equals are drawn by lot."""

from typing import Final

from undermine.bots.contract import Bot, Budget, dice
from undermine.bots.sensible import answers, turn
from undermine.bots.sensible.situation import Situation
from undermine.engine.classic.views import ClassicView
from undermine.engine.kernel.actions import Action
from undermine.engine.kernel.rulesets import Ruleset
from undermine.engine.kernel.views import Prompt, View
from undermine.engine.tunnels.routes import joining_patterns

SCORES: Final = {**turn.SCORES, **answers.SCORES}


class SensibleBot(Bot):
    """Digs for gold as a miner, hinders as a saboteur, by rules of thumb."""

    def __init__(self, seat: int, seed: bytes, budget: Budget) -> None:
        """Sit down; rules of thumb need no budget."""
        super().__init__(seat, seed, budget)
        self.ruleset: Ruleset | None = None

    def choose(self, view: View, prompt: Prompt) -> Action:
        """Take the best option."""
        if not isinstance(view, ClassicView):
            return self.draw_lots(view, prompt)
        if view.ruleset is not self.ruleset:
            self.ruleset = view.ruleset
            self.patterns = joining_patterns(view.ruleset.cards)
        situation = Situation(view, self.patterns)
        best: list[Action] = []
        highest = 0.0
        for action in prompt.options:
            fallback = turn.unfamiliar if action.verb.of_turn else answers.any_answer
            score = SCORES.get(action.verb.name, fallback)(situation, action)
            if not best or score > highest:
                best, highest = [action], score
            elif score == highest:
                best.append(action)
        return best[dice(self.seed, view, prompt).below(len(best))]
