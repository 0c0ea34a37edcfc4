"""What an atlas plays: single rounds of many settings, each on deals of its own that follow from the seed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from undermine.bots.loader import hire
from undermine.engine.games import box_of
from undermine.errors import UserError
from undermine.sim.plan import check_games, check_seed, composed

ROUNDS_IN_A_PORTION: Final = 200
EDITIONS: Final = ("base", "classic", "saboteur2")
USUAL_PLAYERS: Final = 5
"""With how many players levels, dwarfs and seats are compared."""
MODULE_PLAYERS: Final = (4, 5)
"""With how many players modules are compared."""
LEVELS: Final = {"random": 1, "digger": 1, "novice": 1, "apprentice": 1, "master": 20}
"""Levels of play, and of how many rounds each plays one: a master thinks twenty times as long as an apprentice."""


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
    """All cells, and how many rounds each of them has."""

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
        found = dict.fromkeys([*EDITIONS, *[rules for rules in mixed if goes_together(rules)]])
        return [
            Cell(rules, players, self.bot)
            for rules in found
            for players in MODULE_PLAYERS
            if composed(rules).fewest <= players <= composed(rules).most
        ]

    def by_level(self) -> list[Cell]:
        """Return the cells that compare levels of play."""
        return [Cell(EDITIONS[0], USUAL_PLAYERS, bot) for bot in dict.fromkeys([*LEVELS, self.bot])]

    def cells(self) -> list[Cell]:
        """Return all cells, each once."""
        return list(dict.fromkeys([*self.by_players(), *self.by_module(), *self.by_level()]))

    def rounds_of(self, cell: Cell) -> int:
        """Return how many rounds a cell is to have: fewer of bots that think long, unless all play like that."""
        return self.rounds if cell.bot == self.bot else -(-self.rounds // LEVELS[cell.bot])

    def portions(self, played: Mapping[Cell, int] | None = None) -> Iterator[Portion]:
        """Go through all rounds but those played, a portion of every cell in turn, so that a part tells of all."""
        cells = self.cells()
        first = {cell: (played or {}).get(cell, 0) for cell in cells}
        while cells := [cell for cell in cells if first[cell] < self.rounds_of(cell)]:
            for cell in cells:
                last = min(first[cell] + ROUNDS_IN_A_PORTION, self.rounds_of(cell))
                yield Portion(cell, first[cell], last)
                first[cell] = last


def goes_together(rules: str) -> bool:
    """Return whether such rules can be played."""
    try:
        composed(rules)
    except UserError:
        return False
    return True
