"""The digger: whatever its dwarf, it lays tunnels or paths towards goals or mines, and little else."""

from undermine.api.actions import Action, Options
from undermine.api.views import View
from undermine.bots.contract import Bot
from undermine.bots.games import play_of


class DiggerBot(Bot):
    """Digs and does nothing else, so that simulated rounds reach goals."""

    def choose(self, view: View, options: Options) -> Action:
        """Lay what comes nearest to a goal, or else pass the least useful card, or else choose by lot."""
        seen = view.engine
        chosen = play_of(seen.ruleset).dig(seen, options)
        return self.pick_any(options) if chosen is None else chosen
