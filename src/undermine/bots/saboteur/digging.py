"""How a digger plays Saboteur: it lays the tunnel that comes nearest to a goal."""

from __future__ import annotations

from typing import cast

from undermine.api.actions import Action, Options
from undermine.engine.kernel import actions as engine_actions
from undermine.engine.kernel.views import View
from undermine.engine.saboteur.views import SaboteurView
from undermine.engine.tunnels.routes import FAR, joined_sides, steps_between
from undermine.engine.tunnels.sides import CELL_MASK, TURNED_BIT, beside


def dig(view: View, options: Options) -> Action | None:
    """Return the tunnel that ends nearest to a goal, or else the pass with the least useful card."""
    seen = cast("SaboteurView", view)
    digs = [(_away(seen, action.engine), action) for action in options.of("dig")]
    nearest = min(digs, key=lambda dig: dig[0], default=None)
    if nearest is not None and nearest[0] < FAR:
        return nearest[1]
    return min(options.of("pass"), key=lambda action: _use(seen, action.engine), default=None)


def _away(view: SaboteurView, dig: engine_actions.Action) -> int:
    """Return how far from a goal the tunnel ends if this card is laid; FAR if no tunnel from the start runs through."""
    cell = dig.first & CELL_MASK
    lit = view.board.lit_at(cell)
    sides = joined_sides(view.ruleset.cards[dig.card], bool(dig.first & TURNED_BIT))
    goals = [goal.cell for goal in view.goals if not goal.revealed]
    ways = [
        int(steps_between(beside(cell, side), goal))
        for side in sides
        if not lit >> side & 1
        for goal in goals
    ]
    return min(ways) if lit and ways else int(FAR)


def _use(view: SaboteurView, discard: engine_actions.Action) -> int:
    """Return how useful a card is for digging: the number of its joined sides."""
    return len(joined_sides(view.ruleset.cards[discard.card]))
