"""Games with printed cards by the game's name."""

from collections.abc import Sequence

from undermine.engine.kernel.play import start
from undermine.engine.kernel.rulesets import Ruleset
from undermine.protocol import companion as told
from undermine.server.companion.game import SilentGame
from undermine.server.companion.lost_mines import SilentLostMines
from undermine.server.companion.saboteur import SilentSaboteur

SILENT_GAMES: dict[str, type[SilentGame]] = {"saboteur": SilentSaboteur, "lost-mines": SilentLostMines}


def silent_game(ruleset: Ruleset, seats: int, seed: bytes, entries: Sequence[told.Entry]) -> SilentGame:
    """Return how a game stands after all that was told."""
    game = SILENT_GAMES[ruleset.game.name](start(ruleset, seats, seed))
    game.play_on()
    for entry in entries:
        game.tell(entry)
    return game
