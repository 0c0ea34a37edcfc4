"""The novice: plays by the same rules of thumb as the apprentice, but makes the mistakes that people make at first.

It overlooks options, weighs the rest by eye, forgets what it saw on a map some turns ago, and believes at once what it
should only suspect.
"""

from typing import Final

from undermine.api.views import View
from undermine.bots.apprentice import ApprenticeBot
from undermine.bots.games import play_of
from undermine.bots.levels import GamePlay, Level

OVERLOOKED_PERCENT: Final = 20
"""The share of the options that it does not notice."""
BLUR_STEPS: Final = 1000
"""How finely its misjudgement is drawn."""


class NoviceBot(ApprenticeBot):
    """Plays by rules of thumb, carelessly."""

    def make_level(self, play: GamePlay) -> Level:
        """Play carelessly."""
        return play.novice(self.seat)

    def weigh(self, view: View, scores: list[float]) -> list[float]:
        """Overlook some options and weigh the others by eye."""
        rng = self.rng
        noticed = [rng.below(100) >= OVERLOOKED_PERCENT for _ in scores]
        if not any(noticed):
            noticed = [True] * len(scores)
        width = 2 * play_of(view.engine.ruleset).blur
        blurred = [score + width * (rng.below(BLUR_STEPS) / BLUR_STEPS - 0.5) for score in scores]
        lowest = min(blurred) - 1.0
        return [score if seen else lowest for score, seen in zip(blurred, noticed, strict=True)]
