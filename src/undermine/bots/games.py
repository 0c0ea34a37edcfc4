"""What bots know of each game, by the game's name in the engine."""

from __future__ import annotations

from typing import Final

from undermine.bots.advice import Advice
from undermine.bots.belief import Belief, Claims
from undermine.bots.levels import GamePlay
from undermine.bots.lost_mines import advice as lost_mines_advice
from undermine.bots.lost_mines.play import LOST_MINES_PLAY
from undermine.bots.saboteur import advice as saboteur_advice
from undermine.bots.saboteur.play import SABOTEUR_PLAY
from undermine.engine.kernel.actions import Options
from undermine.engine.kernel.rng import Rng
from undermine.engine.kernel.table import Rules, Table
from undermine.engine.kernel.views import View

PLAYS: Final[dict[str, GamePlay]] = {"saboteur": SABOTEUR_PLAY, "lost-mines": LOST_MINES_PLAY}
ADVISERS: Final = {"saboteur": saboteur_advice.advise, "lost-mines": lost_mines_advice.advise}


def play_of(ruleset: Rules) -> GamePlay:
    """Return what bots know of the game that is played by these rules."""
    return PLAYS[ruleset.game.name]


def believe(view: View, claims: Claims = ()) -> Belief:
    """Return what the seat of a view may believe, having heard claims; the same gives the same belief.

    Chances over roles and goals are exactly updated by what everybody did; a spectator's view gives those of an ideal
    observer.
    """
    return play_of(view.ruleset).believe(view, claims)


def determinise(belief: Belief, rng: Rng) -> Table:
    """Return a table that agrees with everything the seat of the belief knows, drawn by its belief."""
    if belief.sampler is None:
        belief.sampler = play_of(belief.view.ruleset).sampler(belief)
    return belief.sampler.table(rng)


def advise(view: View, options: Options, tries: int, rng: Rng) -> list[Advice]:
    """Return what a master would do at the seat of a view, the best first, and why."""
    return ADVISERS[view.ruleset.game.name](view, options, tries, rng)
