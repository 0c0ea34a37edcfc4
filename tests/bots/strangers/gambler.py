"""Gambler: knows what would be good, and often does something else."""

from math import exp

import undermine as um
from tests.bots.strangers.crow import Crow

RECKLESSNESS = 1.0
"""How much worse an option must look to be taken less often by a factor of e."""


class Gambler(Crow):
    """Draws by lot among all options, the better ones more often."""

    def choose(self, view: um.View, options: um.Options) -> um.Action:
        chances = [exp(self.liking(view, option) / RECKLESSNESS) for option in options]
        return options[self.rng.choices(range(len(options)), chances)[0]]

    def liking(self, view: um.View, option: um.Action) -> float:
        guilty = self.is_saboteur(view)
        if option.verb == "dig":
            return 1.5 * (-self.progress(view, option) if guilty else self.progress(view, option))
        if option.verb == "repair":
            return 2.5 if option.seat == self.seat else (-1.0 if guilty else 0.8)
        if option.verb == "break":
            return -5.0 if option.seat == self.seat else (1.0 if guilty else -0.6)
        if option.verb == "rockfall":
            return 0.5 if guilty else -1.5
        return 0.4 if option.verb == "map" else -0.5
