"""Whole tournaments of bots, to check formats by how often the best one wins."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from random import Random

from undermine.errors import UserError
from undermine.sim.batch import spread
from undermine.sim.match import play
from undermine.sim.plan import check_seed, find_rules
from undermine.tournaments.events import Begun, Registered, ResultGiven
from undermine.tournaments.formats import Format
from undermine.tournaments.tournament import OVER, Tournament

BEST = "best"
"""The one player of whom it is known that they are better than the others."""


@dataclass(frozen=True)
class TournamentPlan:
    """A tournament of one better bot among others, all alike, played many times."""

    rules: str
    players: int
    format: Format
    best: str
    field: str
    seed: str

    def check(self) -> None:
        """Raise `UserError` if this cannot be played."""
        rules = find_rules(self.rules)
        check_seed(self.seed)
        if not self.format.sizes(self.players):
            raise UserError("tournament-too-few", fewest=self.format.fewest)
        smallest = min(self.format.fewest, self.format.final or self.format.fewest)
        if smallest < rules.fewest or self.format.most > rules.most:
            raise UserError("tournament-table-sizes", fewest=rules.fewest, most=rules.most)
        if not self.format.is_coherent() or max(self.format.semifinal, self.format.final) > self.players:
            raise UserError("tournament-format")


def place_of_best(plan: TournamentPlan, number: int) -> int:
    """Play one tournament and return the place of the better bot."""
    chance = Random(f"{plan.seed}/{number}")  # noqa: S311 - chance that can be repeated
    names = [BEST, *[f"player {other}" for other in range(1, plan.players)]]
    tournament = Tournament(plan.format, f"{plan.seed}/{number}", [Registered(name) for name in names])
    while tournament.next_stage() != OVER:
        tournament.happen(tournament.pairing(chance))
        tournament.happen(Begun())
        at = len(tournament.rounds) - 1
        for table, seated in enumerate(tournament.rounds[at].tables):
            bots = [plan.best if name == BEST else plan.field for name in seated]
            game = play(plan.rules, bots, f"{plan.seed}/{number}/{at}/{table}")
            tournament.happen(ResultGiven(at, table, list(game.scores)))
    return 1 + tournament.ranking().index(BEST)


def played(plan: TournamentPlan, numbers: range) -> list[int]:
    return [place_of_best(plan, number) for number in numbers]


def simulate(plan: TournamentPlan, count: int, workers: int) -> Iterator[list[int]]:
    """Play that many tournaments and give the places of the better bot; they do not depend on `workers`."""
    for _, found in spread(partial(played, plan), count, workers, largest=1):
        yield found
