"""The digger: whatever its dwarf, it lays tunnels or paths towards goals or mines, and little else."""

from undermine.bots.contract import Bot
from undermine.bots.forest import WORTH_LAYING, Forest, score
from undermine.engine.classic.views import ClassicView
from undermine.engine.kernel.actions import Action
from undermine.engine.kernel.views import Prompt, View
from undermine.engine.lost_mines.views import LostMinesView
from undermine.engine.tunnels.routes import FAR, joined_sides, steps_between
from undermine.engine.tunnels.sides import CELL_MASK, TURNED_BIT, beside

LEADING_ON = ("lay", "bring-tool", "move", "stay")
"""What brings a dwarf of The Lost Mines nearer to a mine."""


class DiggerBot(Bot):
    """Digs and does nothing else, so that simulated rounds reach goals."""

    def choose(self, view: View, prompt: Prompt) -> Action:
        """Lay the tunnel that comes nearest to a goal, or else pass the least useful card, or else choose by lot."""
        if isinstance(view, ClassicView):
            digs = [(_away(view, action), action) for action in prompt.options if action.verb.name == "dig"]
            nearest = min(digs, key=lambda dig: dig[0], default=None)
            if nearest is not None and nearest[0] < FAR:
                return nearest[1]
            passes = [action for action in prompt.options if action.verb.name == "pass"]
            if passes:
                return min(passes, key=lambda action: _use(view, action))
        if isinstance(view, LostMinesView):
            forest = Forest(view)
            leading = [
                (score(forest, action), action) for action in prompt.options if action.verb.name in LEADING_ON
            ]
            best = max(leading, key=lambda one: one[0], default=None)
            if best is not None and (best[0] > WORTH_LAYING or best[1].verb.name != "lay"):
                return best[1]
        return self.draw_lots(view, prompt)


def _away(view: ClassicView, dig: Action) -> int:
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


def _use(view: ClassicView, discard: Action) -> int:
    """Return how useful a card is for digging: the number of its joined sides."""
    return len(joined_sides(view.ruleset.cards[discard.card]))
