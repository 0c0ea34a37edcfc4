"""What an atlas plays: single rounds of many settings, each on deals of its own that follow from the seed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from undermine.bots.loader import hire
from undermine.engine.games import box_of
from undermine.errors import UserError
from undermine.sim.plan import check_games, check_seed, composed

ROUNDS_IN_A_PORTION: Final = 50
EDITIONS: Final = ("base", "classic")
MODULE_PLAYERS: Final = 5
"""With how many players modules and levels are compared."""
LEVELS: Final = ("random", "digger", "novice", "apprentice")


class Cell(NamedTuple):
    """One setting: rules, players, and the bot that plays every seat."""

    rules: str
    players: int
    bot: str


class Portion(NamedTuple):
    """Some rounds of a cell, by their numbers."""

    cell: Cell
    first: int
    last: int


@dataclass(frozen=True)
class AtlasPlan:
    """All cells, each with as many rounds."""

    rounds: int
    seed: str
    bot: str = "apprentice"

    def check(self) -> None:
        """Raise `UserError` with a sentence if this cannot be played."""
        check_games(self.rounds)
        check_seed(self.seed)
        hire(self.bot)

    def by_players(self) -> list[Cell]:
        """Return the cells that compare numbers of players and editions."""
        ranges = {rules: range(composed(rules).fewest, composed(rules).most + 1) for rules in EDITIONS}
        return [Cell(rules, players, self.bot) for rules in EDITIONS for players in ranges[rules]]

    def by_module(self) -> list[Cell]:
        """Return the cells that compare modules with the game without them."""
        mixed = [f"{EDITIONS[0]}+{module}" for module in box_of(EDITIONS[0]).optional()]
        found = [EDITIONS[0], "saboteur2", *[rules for rules in mixed if goes_together(rules)]]
        usual = [rules for rules in found if composed(rules).fewest <= MODULE_PLAYERS <= composed(rules).most]
        return [Cell(rules, MODULE_PLAYERS, self.bot) for rules in dict.fromkeys(usual)]

    def by_level(self) -> list[Cell]:
        """Return the cells that compare levels of play."""
        return [Cell(EDITIONS[0], MODULE_PLAYERS, bot) for bot in dict.fromkeys([*LEVELS, self.bot])]

    def cells(self) -> list[Cell]:
        """Return all cells, each once."""
        return list(dict.fromkeys([*self.by_players(), *self.by_module(), *self.by_level()]))

    def portions(self) -> Iterator[Portion]:
        """Go through all rounds, a portion of every cell in turn, so that a part of it tells something of all."""
        cells = self.cells()
        for first in range(0, self.rounds, ROUNDS_IN_A_PORTION):
            for cell in cells:
                yield Portion(cell, first, min(first + ROUNDS_IN_A_PORTION, self.rounds))


def goes_together(rules: str) -> bool:
    """Return whether such rules can be played."""
    try:
        composed(rules)
    except UserError:
        return False
    return True
