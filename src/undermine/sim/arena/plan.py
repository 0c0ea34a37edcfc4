"""What an arena plays. Every line-up meets the same deals, so that differences come from the bots and not from luck."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import count, product
from random import Random
from typing import ClassVar, Final, NamedTuple

from undermine.bots.contract import Budget
from undermine.bots.loader import DECISION_SECONDS, THINKING, Hired, check_iterations, check_seconds, hire
from undermine.engine.kernel.play import start
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.rulesets import RulesError
from undermine.engine.kernel.views import open_view
from undermine.engine.saboteur.table import SaboteurTable, saboteur
from undermine.errors import UserError
from undermine.sim.match import MOST_ROUNDS
from undermine.sim.plan import check_games, check_seed, composed, find_rules

MINER: Final = "miner"
SABOTEUR: Final = "saboteur"


class Task(NamedTuple):
    """One match: a deal, and who plays it."""

    deal: int
    line_up: tuple[str, ...]


@dataclass(frozen=True)
class ArenaPlan:
    """What every arena has: rules, players, a seed, bots, and how much they may think."""

    rules: str
    players: int
    games: int
    seed: str
    bots: tuple[str, ...]
    iterations: int = Budget().iterations
    decision_seconds: float = DECISION_SECONDS
    mode: ClassVar[str]
    rounds: ClassVar[int] = MOST_ROUNDS

    def check(self) -> None:
        """Raise `UserError` with a sentence if this cannot be played."""
        check_games(self.games)
        check_seed(self.seed)
        check_iterations(self.iterations)
        check_seconds(self.decision_seconds)
        if len(set(self.bots)) < len(self.bots):
            raise UserError("bot-twice", bots=",".join(self.bots))
        for name in self.bots:
            self.hired(name)
        try:
            find_rules(self.rules).check_seats(self.players)
        except RulesError as error:
            raise UserError("rules", reason=error) from None

    def hired(self, name: str) -> Hired:
        """Return one of the bots."""
        return hire(name, self.iterations, self.decision_seconds)

    def setting(self) -> dict[str, object]:
        """Return what results must share to be put together; which bots are compared is not part of it."""
        return {
            "mode": self.mode,
            "rules": self.rules,
            "players": self.players,
            "seed": self.seed,
            "iterations": self.iterations,
        }

    def size(self) -> int:
        """Return how many matches that are."""
        return self.deals() * len(self.line_ups(0))

    def tasks(self) -> Iterator[Task]:
        """Go through everything that is to be played, deal by deal, so that a part of it compares all bots."""
        for deal in range(self.deals()):
            for line_up in self.line_ups(deal):
                yield Task(deal, line_up)

    def deals(self) -> int:
        """Return how many deals are played."""
        raise NotImplementedError

    def line_ups(self, deal: int) -> list[tuple[str, ...]]:
        """Return the line-ups that meet a deal."""
        raise NotImplementedError

    def deal_seed(self, deal: int) -> bytes:
        """Return the seed of a deal."""
        return seed_bytes(f"{self.seed}/deal {deal}")

    def bot_seed(self, deal: int, seat: int) -> bytes:
        """Return the seed of a bot, which tells nothing about the deal."""
        return seed_bytes(f"{self.seed}/deal {deal}/seat {seat}")

    def seated(self, task: Task) -> tuple[str, ...]:
        """Return the bot at each seat."""
        return task.line_up


class ContestPlan(ArenaPlan):
    """Whole games of all bots at one table: on each deal every bot sits once in every seat."""

    mode = "games"

    def check(self) -> None:
        """Raise `UserError` with a sentence if this cannot be played."""
        super().check()
        if self.games < len(self.bots):
            raise UserError("too-few-games", games=self.games, bots=len(self.bots))

    def deals(self) -> int:
        """Return how many deals are played: each takes as many games as there are bots, and none is played in part."""
        return self.games // len(self.bots)

    def line_ups(self, deal: int) -> list[tuple[str, ...]]:
        """Return the bots in an order of this deal, going round the table and one seat further each time."""
        order = Random(f"{self.seed}/deal {deal}/order").sample(self.bots, len(self.bots))  # noqa: S311 - no secret
        return [
            tuple(order[(seat + turn) % len(order)] for seat in range(self.players))
            for turn in range(len(order))
        ]


class SidesPlan(ArenaPlan):
    """Single rounds with as many saboteurs as there can be: one bot plays all miners, another all saboteurs."""

    mode = "sides"
    rounds = 1

    def check(self) -> None:
        """Raise `UserError` with a sentence if this cannot be played."""
        super().check()
        self.deal_seed(0)

    def deals(self) -> int:
        """Return how many deals are played: a number of rounds for every pair."""
        return self.games

    def line_ups(self, deal: int) -> list[tuple[str, ...]]:  # noqa: ARG002 - all pairs meet every deal
        """Return who plays the miners, and who the saboteurs."""
        return list(product(self.bots, repeat=2))

    def deal_seed(self, deal: int) -> bytes:
        """Return the seed of a deal in which no saboteur is left over, so that there are always as many."""
        for attempt in count():
            seed = seed_bytes(f"{self.seed}/deal {deal}/{attempt}")
            if SABOTEUR not in _names(self._dealt(seed).unused, self.rules):
                return seed
        raise AssertionError

    def seated(self, task: Task) -> tuple[str, ...]:
        """Return the bot at each seat, which depends on the dwarf there."""
        miners, saboteurs = task.line_up
        roles = _names(self._dealt(self.deal_seed(task.deal)).roles, self.rules)
        return tuple(miners if role == MINER else saboteurs for role in roles)

    def _dealt(self, seed: bytes) -> SaboteurTable:
        """Deal the first round; raises `UserError` where there are others than miners and saboteurs."""
        rules = composed(self.rules)
        table = start(rules, self.players, seed)
        dwarfs = {*_names(open_view(table).dwarfs, self.rules)}
        if dwarfs <= {MINER, SABOTEUR}:
            dwarfs.update(_names(saboteur(table).unused, self.rules))
        if dwarfs != {MINER, SABOTEUR}:
            raise UserError("no-sides", rules=self.rules)
        return saboteur(table)


class ThinkingPlan(SidesPlan):
    """The same bot with more and more iterations, on either side against the last of the bots."""

    def line_ups(self, deal: int) -> list[tuple[str, ...]]:  # noqa: ARG002 - all pairs meet every deal
        """Return every thinker as miners, then as saboteurs."""
        *thinkers, other = self.bots
        return [*((thinker, other) for thinker in thinkers), *((other, thinker) for thinker in thinkers)]


def thinkers(bots: tuple[str, ...], thinking: str) -> tuple[str, ...]:
    """Return the first bot with each number of iterations, and the second as it is; raises `UserError`."""
    if len(bots) != 2:
        raise UserError("thinking-of-two", bots=",".join(bots))
    return (*(f"{bots[0]}{THINKING}{number.strip()}" for number in thinking.split(",")), bots[1])


def _names(dwarfs: Iterable[int], rules: str) -> list[str]:
    return [composed(rules).cards[dwarf].name for dwarf in dwarfs]
