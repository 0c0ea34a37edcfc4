"""OpenSkill ratings (Plackett-Luce) of the bots in an arena, match by match in the order of the deals.

In whole games a bot's result is what its seats earned on the average. In rounds of miners against saboteurs every bot
has two ratings, since the two sides want different skills.
"""

from collections.abc import Hashable, Iterable, Sequence
from statistics import fmean
from typing import NamedTuple, TypeVar

from openskill.models import PlackettLuce, PlackettLuceRating

from undermine.engine.saboteur.ruleset import MINERS
from undermine.sim.arena.played import Played

Key = TypeVar("Key", bound=Hashable)


class Rating(NamedTuple):
    """What is believed of somebody's skill: a mean, and how unsure it is."""

    mu: float
    sigma: float


def rated_games(matches: Iterable[Played], bots: Sequence[str]) -> dict[str, Rating]:
    """Rate the bots by what they earned in whole games."""
    results = []
    for played in matches:
        earned = {
            bot: fmean(
                [amount for name, amount in zip(played.seated, played.earned, strict=True) if name == bot]
            )
            for bot in set(played.seated)
        }
        results.append({bot: earned[bot] for bot in bots if bot in earned})
    return _rated(results)


def rated_sides(matches: Iterable[Played]) -> tuple[dict[str, Rating], dict[str, Rating]]:
    """Rate the bots as miners and as saboteurs, by who won the rounds."""
    results = []
    for played in matches:
        miners, saboteurs = played.task.line_up
        found = played.rounds[0].side == MINERS
        results.append({(0, miners): float(found), (1, saboteurs): float(not found)})
    ratings = _rated(results)
    as_miner, as_saboteur = (
        {name: rating for (on, name), rating in ratings.items() if on == side} for side in (0, 1)
    )
    return as_miner, as_saboteur


def _rated(results: Iterable[dict[Key, float]]) -> dict[Key, Rating]:
    model = PlackettLuce()
    ratings: dict[Key, PlackettLuceRating] = {}
    for scores in results:
        if len(scores) > 1:
            teams = [[ratings.get(key) or model.rating()] for key in scores]
            after = model.rate(teams, scores=list(scores.values()))
            ratings |= {key: team[0] for key, team in zip(scores, after, strict=True)}
    return {key: Rating(round(rating.mu, 2), round(rating.sigma, 2)) for key, rating in ratings.items()}
