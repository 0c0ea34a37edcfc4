"""The random bot: every option is equally likely."""

from undermine.bots.contract import Bot
from undermine.engine.kernel.actions import Action
from undermine.engine.kernel.views import Prompt, View


class RandomBot(Bot):
    """Plays without any sense; what others must beat."""

    def choose(self, view: View, prompt: Prompt) -> Action:
        """Choose any option."""
        return self.draw_lots(view, prompt)
