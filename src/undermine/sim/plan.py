"""A plan: which rules, how many players and games, which bots, which seed. Everything a batch plays follows from it."""

from dataclasses import dataclass
from functools import cache

from undermine.bots.loader import DECISION_SECONDS, check_seconds, hire
from undermine.engine.games import compose
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.rulesets import RulesError, Ruleset
from undermine.errors import UserError


def find_rules(name: str) -> Ruleset:
    """Return the rules of that name; raises `UserError` with a sentence."""
    try:
        return compose(name)
    except RulesError as error:
        raise UserError("rules", reason=error) from None


composed = cache(find_rules)
"""As `find_rules`, but made once."""


def check_games(games: int) -> None:
    """Raise `UserError` if nothing would be played."""
    if games < 1:
        raise UserError("no-games", games=games)


def check_seed(seed: str) -> None:
    """Raise `UserError` if a seed is no text: bytes from a terminal that are no UTF-8 become half characters."""
    try:
        seed.encode()
    except UnicodeEncodeError:
        raise UserError("bad-seed", seed=seed) from None


@dataclass(frozen=True)
class Plan:
    """What is to be played. Games are numbered from 0, and each is the same in any process, at any time."""

    rules: str
    players: int
    games: int
    seed: str
    bots: tuple[str, ...]
    decision_seconds: float = DECISION_SECONDS

    def check(self) -> None:
        """Raise `UserError` with a sentence if this cannot be played."""
        check_games(self.games)
        check_seed(self.seed)
        check_seconds(self.decision_seconds)
        if not self.bots:
            raise UserError("no-bots")
        for name in self.bots:
            hire(name, seconds=self.decision_seconds)
        try:
            find_rules(self.rules).check_seats(self.players)
        except RulesError as error:
            raise UserError("rules", reason=error) from None

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
