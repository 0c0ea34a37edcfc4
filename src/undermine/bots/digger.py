"""The digger: whatever its dwarf, it lays tunnels or paths towards goals or mines, and little else."""

from undermine.api.actions import Action, Options
from undermine.api.views import View
from undermine.bots.contract import Bot
from undermine.bots.forest import WORTH_LAYING, Forest, score
from undermine.engine.kernel import actions as engine_actions
from undermine.engine.lost_mines.views import LostMinesView
from undermine.engine.saboteur.views import SaboteurView
from undermine.engine.tunnels.routes import FAR, joined_sides, steps_between
from undermine.engine.tunnels.sides import CELL_MASK, TURNED_BIT, beside

LEADING_ON = ("lay", "bring-tool", "move", "stay")
"""What brings a dwarf of The Lost Mines nearer to a mine."""


class DiggerBot(Bot):
    """Digs and does nothing else, so that simulated rounds reach goals."""

    def choose(self, view: View, options: Options) -> Action:
        """Lay what comes nearest to a goal, or else pass the least useful card, or else choose by lot."""
        seen = view.engine
        if isinstance(seen, SaboteurView):
            chosen = self._dig(seen, options)
        elif isinstance(seen, LostMinesView):
            chosen = self._lay(seen, options)
        else:
            chosen = None
        return self.pick_any(options) if chosen is None else chosen

    def _dig(self, seen: SaboteurView, options: Options) -> Action | None:
        digs = [(_away(seen, action.engine), action) for action in options.of("dig")]
        nearest = min(digs, key=lambda dig: dig[0], default=None)
        if nearest is not None and nearest[0] < FAR:
            return nearest[1]
        return min(options.of("pass"), key=lambda action: _use(seen, action.engine), default=None)

    def _lay(self, seen: LostMinesView, options: Options) -> Action | None:
        forest = Forest(seen)
        leading = [(score(forest, action.engine), action) for action in options.of(*LEADING_ON)]
        best = max(leading, key=lambda one: one[0], default=None)
        if best is None or (best[0] <= WORTH_LAYING and best[1].verb == "lay"):
            return None
        return best[1]


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
