"""The grandmaster: a master who knows many kinds of players, and finds out during a round which kind everybody is."""

from undermine.bots.levels import GamePlay, Level
from undermine.bots.master import MasterBot


class GrandmasterBot(MasterBot):
    """Plays like a master, and is less easily deceived by somebody it has never played with."""

    def make_level(self, play: GamePlay) -> Level:
        """Play with all one's wits, and all one's experience."""
        return play.grandmaster(self.seat, self.tries)
