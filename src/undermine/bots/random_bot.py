"""The random bot: every option is equally likely."""

from undermine.api.actions import Action, Options
from undermine.api.views import View
from undermine.bots.contract import Bot


class RandomBot(Bot):
    """Plays without any sense; what others must beat."""

    def choose(self, view: View, options: Options) -> Action:  # noqa: ARG002 - it looks at nothing
        """Choose any option."""
        return self.pick_any(options)
