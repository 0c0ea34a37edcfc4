"""How bots of each level play The Lost Mines."""

from __future__ import annotations

from typing import Final, cast

from undermine.api.actions import Action, Options
from undermine.bots.belief import Belief, Claims
from undermine.bots.levels import GamePlay, Level
from undermine.bots.likelihoods import MASTERS
from undermine.bots.lost_mines.beliefs import LostMinesBelief, LostMinesSampler
from undermine.bots.lost_mines.grandmaster_scores import grand_scores
from undermine.bots.lost_mines.grandmaster_situation import GrandmasterSituation
from undermine.bots.lost_mines.learnt.trained import trained_network, with_learnt
from undermine.bots.lost_mines.master_situation import MasterSituation
from undermine.bots.lost_mines.situation import WORTH_LAYING, LostMinesSituation, score
from undermine.engine.kernel import actions as engine_actions
from undermine.engine.kernel.views import View
from undermine.engine.lost_mines.views import LostMinesView

LEADING_ON: Final = ("lay", "bring-tool", "move", "stay")
"""The verbs that bring a dwarf nearer to a mine."""
BLUR_POINTS: Final = 4.0
"""How far off a novice's score may be; options are scored on a larger scale than in Saboteur."""


class LostMinesLevel(Level):
    """Scores options by rules of thumb."""

    def situation(self, view: LostMinesView) -> LostMinesSituation:
        """Return the board as this level sees it."""
        return LostMinesSituation(view)

    def scores(self, view: View, options: engine_actions.Options) -> list[float]:
        """Return how good each option looks."""
        situation = self.situation(cast("LostMinesView", view))
        return [score(situation, action) for action in options]


class LostMinesMaster(LostMinesLevel):
    """Reckons with treasures, friends and the dragon, with an idea of who is a saboteur."""

    def situation(self, view: LostMinesView) -> LostMinesSituation:
        """Return the board as a master sees it."""
        belief = self.belief(view)
        return MasterSituation(view, [belief.saboteur(seat) for seat in range(view.seats)])

    def belief(self, view: LostMinesView) -> LostMinesBelief:
        """Return what the seat believes."""
        return LostMinesBelief(view, MASTERS)


class LostMinesGrandmaster(Level):
    """Reckons with everybody's way to the mines, with beliefs that were fitted to many kinds of players."""

    def scores(self, view: View, options: engine_actions.Options) -> list[float]:
        """Return how good each option looks."""
        seen, actions = cast("LostMinesView", view), list(options)
        situation = GrandmasterSituation(seen, LostMinesBelief(seen))
        scores = grand_scores(situation, actions)
        return with_learnt(trained_network(situation.role), situation, actions, scores)


def dig(view: View, options: Options) -> Action | None:
    """Return what leads to a mine, or None if nothing does."""
    situation = LostMinesSituation(cast("LostMinesView", view))
    leading = [(score(situation, action.engine), action) for action in options.of(*LEADING_ON)]
    best = max(leading, key=lambda one: one[0], default=None)
    if best is None or (best[0] <= WORTH_LAYING and best[1].verb == "lay"):
        return None
    return best[1]


def believe(view: View, _claims: Claims) -> LostMinesBelief:
    """Return what the seat of a view may believe; claims are not about anything that it asks for."""
    return LostMinesBelief(cast("LostMinesView", view))


def sampler(belief: Belief) -> LostMinesSampler:
    """Return what draws tables by a belief."""
    return LostMinesSampler(cast("LostMinesView", belief.view), cast("LostMinesBelief", belief))


LOST_MINES_PLAY: Final = GamePlay(
    dig=dig,
    novice=lambda _seat: LostMinesLevel(),
    apprentice=lambda _seat: LostMinesLevel(),
    master=lambda _seat, _tries: LostMinesMaster(),
    grandmaster=lambda _seat, _tries: LostMinesGrandmaster(),
    blur=BLUR_POINTS,
    believe=believe,
    sampler=sampler,
    tells_facts=False,  # LM-37
)
