"""The besieger, a bot for long runs only: it builds around the goals, joined to the start or not.

So that goals are reached from several sides at once, which ordinary play hardly ever does (BASE-19, BASE-37).
"""

from typing import cast

from undermine.api.actions import Action, Options
from undermine.api.views import View
from undermine.bots.contract import Bot
from undermine.engine.kernel import actions as engine_actions
from undermine.engine.saboteur.views import SaboteurView
from undermine.engine.tunnels.routes import joined_sides, steps_between
from undermine.engine.tunnels.sides import CELL_MASK, TURNED_BIT, beside

AT_A_GOAL = -10
"""How near a tunnel counts that opens into a goal from a card that the start does not reach."""


class BesiegerBot(Bot):
    """Lays tunnels as near to goals as it can, and rather where the start does not reach them yet."""

    def choose(self, view: View, options: Options) -> Action:
        """Lay the nearest tunnel; without one, choose by lot."""
        cards = view.engine.ruleset.cards
        digs = [dig for dig in options.of("dig") if joined_sides(cards[dig.engine.card])]
        if not digs:
            return self.pick_any(options)
        seen = cast("SaboteurView", view.engine)  # nobody digs in the other game
        return min(digs, key=lambda dig: _nearness(seen, dig.engine))


def _nearness(view: SaboteurView, dig: engine_actions.Action) -> int:
    cell = dig.first & CELL_MASK
    goals = [goal.cell for goal in view.goals if not goal.revealed]
    sides = joined_sides(view.ruleset.cards[dig.card], bool(dig.first & TURNED_BIT))
    lit = bool(view.board.lit_at(cell))
    if not lit and any(beside(cell, side) == goal for side in sides for goal in goals):
        return AT_A_GOAL - len(sides)
    nearest = min([int(steps_between(cell, goal)) for goal in goals], default=0)
    return 2 * nearest + lit - (len(sides) > 2)
