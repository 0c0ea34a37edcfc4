"""The novice: plays by the same rules of thumb as the apprentice, but makes the mistakes that people make at first.

It overlooks options, weighs the rest by eye, forgets what it saw on a map some turns ago, and believes at once what it
should only suspect.
"""

from typing import ClassVar, Final

from undermine.bots.apprentice import ApprenticeBot
from undermine.bots.contract import SeatRandom
from undermine.bots.policy.manner import Manner
from undermine.engine.kernel.views import View
from undermine.engine.saboteur.views import SaboteurView

OVERLOOKED: Final = 20
"""Per cent of the options that it does not notice."""
BY_EYE: Final = 0.5
"""How far off its judgement of an option may be, in cards nearer to the treasure."""
FORESTS_EYE: Final = 4.0
"""The same in The Lost Mines, where options are scored on a larger scale."""
FINE: Final = 1000


def hasty() -> Manner:
    """Return a manner that forgets and believes at once."""
    manner = Manner()
    manner.memory = 8
    manner.credulity = 3.0
    return manner


class NoviceBot(ApprenticeBot):
    """Plays by rules of thumb, carelessly."""

    manner: ClassVar[Manner] = hasty()

    def weigh(self, view: View, scores: list[float], rng: SeatRandom) -> list[float]:
        """Overlook some options and weigh the others by eye."""
        noticed = [rng.below(100) >= OVERLOOKED for _ in scores]
        if not any(noticed):
            noticed = [True] * len(scores)
        width = 2 * (BY_EYE if isinstance(view, SaboteurView) else FORESTS_EYE)
        blurred = [score + width * (rng.below(FINE) / FINE - 0.5) for score in scores]
        lowest = min(blurred) - 1.0
        return [score if seen else lowest for score, seen in zip(blurred, noticed, strict=True)]
