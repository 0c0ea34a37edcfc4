"""The apprentice: scores every option by the policy of its game and takes the best; equals are drawn by lot."""

from undermine.api.actions import Action, Options
from undermine.api.views import View
from undermine.bots.cast import TEMPERAMENTS
from undermine.bots.contract import Bot, Budget, Claim
from undermine.bots.games import play_of
from undermine.bots.levels import GamePlay, Level
from undermine.bots.talk import remark


class ApprenticeBot(Bot):
    """Digs for gold as a miner, hinders as a saboteur, walks to the lost mines, by solid rules of thumb."""

    def __init__(self, seat: int, seed: bytes, budget: Budget) -> None:
        """Sit down; rules of thumb need no budget."""
        super().__init__(seat, seed, budget)
        self._levels: dict[str, Level] = {}

    def level(self, view: View) -> Level:
        """Return how this bot plays the game of the view."""
        ruleset = view.engine.ruleset
        name = ruleset.game.name
        if name not in self._levels:
            self._levels[name] = self.make_level(play_of(ruleset))
        return self._levels[name]

    def make_level(self, play: GamePlay) -> Level:
        """Return how this bot plays a game it has not seen yet."""
        return play.apprentice(self.seat)

    def choose(self, view: View, options: Options) -> Action:
        """Take the best option."""
        scores = self.weigh(view, self.level(view).scores(view.engine, options.engine))
        highest = max(scores)
        best = [number for number, score in enumerate(scores) if score == highest]
        return options[best[self.rng.below(len(best))]]

    def speak(self, view: View) -> Claim | None:
        """Say what there is to say, in the manner of the dwarf that the bot plays."""
        return remark(view.engine, self.claims, TEMPERAMENTS[self.temperament], self.seed)

    def weigh(self, view: View, scores: list[float]) -> list[float]:  # noqa: ARG002 - other levels look at it
        """Return the scores as they count in the end; other levels think again about them here."""
        return scores
