"""Beliefs: what a seat may think of what it cannot see, and whole tables drawn by that.

`believe(view)` gives chances over roles and goals, exactly updated by what everybody did; a spectator's view gives
those of an ideal observer. `determinise(view, belief, rng)` gives a table that agrees with all the seat knows.
"""

from typing import cast

from undermine.bots.beliefs.belief import Belief, Reason, SaboteurBelief
from undermine.bots.beliefs.claims import Claims
from undermine.bots.beliefs.forest import ForestBelief, ForestImagination
from undermine.bots.beliefs.imagining import Imagination
from undermine.engine.kernel.rng import Rng
from undermine.engine.kernel.table import Table
from undermine.engine.kernel.views import View
from undermine.engine.lost_mines.views import LostMinesView
from undermine.engine.saboteur.views import SaboteurView

__all__ = ["Belief", "Reason", "believe", "determinise"]


def believe(view: View, claims: Claims = ()) -> Belief:
    """Return what the seat of a view may believe, having heard claims; the same gives the same belief."""
    if isinstance(view, LostMinesView):
        return ForestBelief(view)
    return SaboteurBelief(cast("SaboteurView", view), claims)


def determinise(view: View, belief: Belief, rng: Rng) -> Table:
    """Return a table that agrees with everything the seat of the view knows, drawn by its belief."""
    if belief.imagination is None:
        if isinstance(belief, ForestBelief):
            belief.imagination = ForestImagination(cast("LostMinesView", view), belief)
        else:
            belief.imagination = Imagination(cast("SaboteurView", view), cast("SaboteurBelief", belief))
    return belief.imagination.table(rng)
