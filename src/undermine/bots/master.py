"""The master: believes by what everybody has done, reckons with the cards that are left, and searches in the end.

When few cards are left in a round, it tries its best options out on tables that fit its belief.
The budget counts tried options; in arenas and tests a fixed number, so that the same seed gives the same game. The
tables and the chance come from the dice of the view, so a new master answers the same.
"""

from typing import Final

from undermine.api.actions import Action, Options
from undermine.api.views import View
from undermine.bots.apprentice import ApprenticeBot
from undermine.bots.contract import Budget
from undermine.bots.levels import GamePlay, Level
from undermine.engine.build import compiled

UNCOMPILED_DIVISOR: Final = 10
"""A master makes this many times fewer tries where the engine is not compiled: one takes far longer there."""


class MasterBot(ApprenticeBot):
    """Weighs options like an apprentice, knows better whom to trust, and thinks ahead about the best of them."""

    def __init__(self, seat: int, seed: bytes, budget: Budget) -> None:
        """Sit down; where the engine is not compiled, a try takes too long for as many."""
        super().__init__(seat, seed, budget)
        self.tries = budget.iterations if compiled() else budget.iterations // UNCOMPILED_DIVISOR

    def make_level(self, play: GamePlay) -> Level:
        """Play with all one's wits."""
        return play.master(self.seat, self.tries)

    def choose(self, view: View, options: Options) -> Action:
        """Take the best option; in the end of a round, what proves best of the best."""
        if len(options) == 1:
            return options[0]
        best = self.level(view).think(view.engine, options.engine, lambda: self.rng.stream)
        return super().choose(view, options) if best is None else options[best]

    def choose_at_once(self, view: View, options: Options) -> Action:
        """Take what looks best by the policy alone."""
        return super().choose(view, options)
