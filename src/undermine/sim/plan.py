"""A plan: which rules, how many players and games, which bots, which seed. Everything a batch plays follows from it."""

from dataclasses import dataclass
from functools import cache

from undermine.bots.own import hire
from undermine.engine.games import compose
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.rulesets import RulesError, Ruleset
from undermine.errors import UserError


def find_rules(name: str) -> Ruleset:
    """Return the rules of that name; raises `UserError` with a sentence."""
    try:
        return compose(name)
    except RulesError as error:
        raise UserError(str(error)) from None


composed = cache(find_rules)
"""As `find_rules`, but made once."""


@dataclass(frozen=True)
class Plan:
    """What is to be played. Games are numbered from 0, and each is the same whoever plays it and when."""

    rules: str
    players: int
    games: int
    seed: str
    bots: tuple[str, ...]

    def check(self) -> None:
        """Raise `UserError` with a sentence if this cannot be played."""
        if self.games < 1:
            raise UserError(f"there must be at least one game, not {self.games}")
        if not self.bots:
            raise UserError("there must be at least one bot")
        for name in self.bots:
            hire(name)
        try:
            find_rules(self.rules).check_seats(self.players)
        except RulesError as error:
            raise UserError(str(error)) from None

    def line_up(self, game: int) -> list[str]:
        """Return the bot at each seat: the list goes round the table, and one seat further with every game."""
        around = [self.bots[place % len(self.bots)] for place in range(self.players)]
        return [around[(seat - game) % self.players] for seat in range(self.players)]

    def deal_seed(self, game: int) -> bytes:
        """Return the seed of a game's deals."""
        return seed_bytes(f"{self.seed}/{game}")

    def bot_seed(self, game: int, seat: int) -> bytes:
        """Return the seed of a bot, which tells nothing about the deals."""
        return seed_bytes(f"{self.seed}/{game}/seat {seat}")
