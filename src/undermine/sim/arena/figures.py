"""What an arena's matches come to, as plain data: shares and means with their intervals, ratings, times.

Differences are those of pairs: both bots on the same deals. Everything but `time` is the same for the same seed.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from itertools import pairwise, permutations
from statistics import fmean
from typing import Any

from undermine.engine.saboteur.ruleset import MINERS
from undermine.sim.arena.plan import MINER, SABOTEUR, ArenaPlan, SidesPlan, Task
from undermine.sim.arena.played import Played
from undermine.sim.arena.ratings import Rating, rated_games, rated_sides
from undermine.sim.intervals import Interval, mean, share
from undermine.sim.plan import composed
from undermine.sim.stopwatch import time_figures


def figures(plan: ArenaPlan, matches: Sequence[Played]) -> dict[str, Any]:
    """Say what the matches of a plan came to."""
    found = sides_figures(plan, matches) if isinstance(plan, SidesPlan) else contest_figures(plan, matches)
    figures = {"counted": composed(plan.rules).game.counted, **found, "time": _times(matches)}
    lost = _lost(matches)
    return figures | ({"lost": lost} if lost else {})


def _lost(matches: Sequence[Played]) -> dict[str, dict[str, int]]:
    lost: dict[str, Counter[str]] = defaultdict(Counter)
    for match in matches:
        for bot, reasons in match.lost.items():
            lost[bot].update(reasons)
    return {bot: dict(sorted(reasons.items())) for bot, reasons in sorted(lost.items())}


def contest_figures(plan: ArenaPlan, matches: Sequence[Played]) -> dict[str, Any]:
    """Say what whole games came to: what every bot earned, in all and in every role, and who is ahead of whom."""
    whole = _whole_deals(plan, matches)
    earned = {bot: _earned(whole, bot) for bot in plan.bots}
    played = [match for deal in whole for match in deal]
    ratings = rated_games(played, plan.bots)
    return {
        "deals": len(whole),
        "games": len(played),
        "bots": {
            bot: {
                "earned": _told(mean(earned[bot])),
                "won": _told(_games_won(played, bot)),
                "rating": _rating(ratings.get(bot)),
                "roles": _by_role(played, bot),
            }
            for bot in plan.bots
        },
        "ahead": [
            _ahead(better, worse, earned[better], earned[worse]) for better, worse in pairwise(plan.bots)
        ],
    }


def sides_figures(plan: SidesPlan, matches: Sequence[Played]) -> dict[str, Any]:
    """Say how often the miners won, for every pair of miners and saboteurs, and by how much one bot is ahead."""
    cells: dict[tuple[str, ...], dict[int, Played]] = defaultdict(dict)
    for match in matches:
        cells[match.task.line_up][match.task.deal] = match
    as_miner, as_saboteur = rated_sides(sorted(matches, key=lambda match: match.task))
    return {
        "cells": [_cell(pair, list(cells[pair].values())) for pair in plan.line_ups(0)],
        "ahead": _sides_ahead(plan, cells),
        "between": _between(plan, cells),
        "bots": {
            bot: {
                "rating": {MINER: _rating(as_miner.get(bot)), SABOTEUR: _rating(as_saboteur.get(bot))},
                "won": {
                    role: _won(_on_deals(plan, cells, bot, role, against_itself=False))
                    for role in (MINER, SABOTEUR)
                },
            }
            for bot in plan.bots
        },
    }


def _times(matches: Sequence[Played]) -> dict[str, Any]:
    """Return for every bot how many milliseconds of CPU time a decision took: half of them, and 95 in a hundred."""
    times: dict[str, Counter[int]] = defaultdict(Counter)
    for match in matches:
        for bot, taken in match.times.items():
            times[bot].update(taken)
    return {bot: time_figures(taken) for bot, taken in sorted(times.items())}


def _rating(rating: Rating | None) -> dict[str, float] | None:
    return rating._asdict() if rating is not None else None


def _told(interval: Interval) -> dict[str, float]:
    return {name: round(number, 4) for name, number in interval._asdict().items()}


# -- whole games -----------------------------------------------------------------------------------------------------


def _whole_deals(plan: ArenaPlan, matches: Sequence[Played]) -> list[list[Played]]:
    """Return the deals that all line-ups have played."""
    by_task = {match.task: match for match in matches}
    played = sorted({match.task.deal for match in matches})
    deals = [[Task(deal, line_up) for line_up in plan.line_ups(deal)] for deal in played]
    return [[by_task[task] for task in deal] for deal in deals if all(task in by_task for task in deal)]


def _earned(deals: list[list[Played]], bot: str) -> list[float]:
    """Return what a bot earned a game, deal by deal: it has had every seat once."""
    return [
        fmean(
            amount
            for match in deal
            for name, amount in zip(match.seated, match.earned, strict=True)
            if name == bot
        )
        for deal in deals
    ]


def _games_won(matches: list[Played], bot: str) -> Interval:
    won = [
        success
        for match in matches
        for name, success in zip(match.seated, match.won, strict=True)
        if name == bot
    ]
    return share(sum(won), len(won))


def _by_role(matches: list[Played], bot: str) -> dict[str, Any]:
    """Return for every dwarf how many rounds a bot had it, how many it won, and what it got by it."""
    rounds: dict[str, list[tuple[int, bool]]] = defaultdict(list)
    for match in matches:
        for result in match.rounds:
            for name, role, gained, won in zip(
                match.seated, result.roles, result.gained, result.won, strict=True
            ):
                if name == bot:
                    rounds[role].append((gained, won))
    return {
        role: {
            "rounds": len(results),
            "won": _told(share(sum(won for _, won in results), len(results))),
            "earned": _told(mean([gained for gained, _ in results])),
        }
        for role, results in sorted(rounds.items())
    }


def _ahead(better: str, worse: str, more: Sequence[float], less: Sequence[float]) -> dict[str, Any]:
    """Return the difference between two bots on the same deals."""
    difference = mean([one - other for one, other in zip(more, less, strict=True)])
    base = fmean(less) if less else 0.0
    return {
        "bot": better,
        "of": worse,
        "by": _told(difference),
        "by_share": round(difference.value / base, 4) if base else None,
        "surely": len(more) > 1 and difference.low > 0,
    }


# -- miners against saboteurs ------------------------------------------------------------------------------------------


def _cell(pair: tuple[str, ...], matches: list[Played]) -> dict[str, Any]:
    found = sum(_miners_won(match) for match in matches)
    return {
        "miners": pair[0],
        "saboteurs": pair[1],
        "rounds": len(matches),
        "miners_won": _told(share(found, len(matches))),
        "earned": {role: _told(_gained(matches, role)) for role in (MINER, SABOTEUR)},
    }


def _miners_won(match: Played) -> bool:
    return match.rounds[0].side == MINERS


def _gained(matches: list[Played], role: str) -> Interval:
    """Return what a dwarf of that role got in a round."""
    return mean(
        [
            fmean([gained for name, gained in zip(*_first(match), strict=True) if name == role])
            for match in matches
        ]
    )


def _first(match: Played) -> tuple[tuple[str, ...], tuple[int, ...]]:
    return match.rounds[0].roles, match.rounds[0].gained


def _sides_ahead(plan: SidesPlan, cells: dict[tuple[str, ...], dict[int, Played]]) -> list[dict[str, Any]]:
    """Compare neighbours in the list of bots: as miners against the same saboteurs, then the other way round."""
    found = []
    for better, worse in pairwise(plan.bots):
        for other in plan.bots:
            as_miners = _shared(
                cells[better, other], cells[worse, other], lambda match: float(_miners_won(match))
            )
            as_saboteurs = _shared(
                cells[other, better], cells[other, worse], lambda match: float(not _miners_won(match))
            )
            for role, (one, two) in ((MINER, as_miners), (SABOTEUR, as_saboteurs)):
                if one:
                    found.append({"role": role, "against": other, **_ahead(better, worse, one, two)})
    return found


def _on_deals(
    plan: SidesPlan,
    cells: dict[tuple[str, ...], dict[int, Played]],
    bot: str,
    role: str,
    *,
    against_itself: bool = True,
) -> dict[int, float]:
    """Return which part of its rounds a bot won in a role, deal by deal: deals that it has played against everybody."""
    found: list[dict[int, float]] = []
    for other in plan.bots:
        if other == bot and not against_itself:
            continue
        pair = (bot, other) if role == MINER else (other, bot)
        rounds = cells.get(pair, {})
        found.append({deal: float(_miners_won(match) == (role == MINER)) for deal, match in rounds.items()})
    everywhere = set.intersection(*[set(rounds) for rounds in found]) if found else set()
    return {deal: fmean([rounds[deal] for rounds in found]) for deal in sorted(everywhere)}


def _won(on_deals: dict[int, float]) -> dict[str, float] | None:
    """Return which part of its rounds a bot won, with the interval over the deals."""
    return _told(mean(list(on_deals.values()))) if on_deals else None


def _between(plan: SidesPlan, cells: dict[tuple[str, ...], dict[int, Played]]) -> list[dict[str, Any]]:
    """Compare every two bots in each role: against the same opponents, all of the list, on the same deals."""
    found = []
    for role in (MINER, SABOTEUR):
        on_deals = {bot: _on_deals(plan, cells, bot, role) for bot in plan.bots}
        for one, other in permutations(plan.bots, 2):
            deals = on_deals[one].keys() & on_deals[other].keys()
            apart = [on_deals[one][deal] - on_deals[other][deal] for deal in sorted(deals)]
            if apart:
                found.append({"role": role, "bot": one, "of": other, "by": _told(mean(apart))})
    return found


def _shared(
    one: dict[int, Played], other: dict[int, Played], score: Callable[[Played], float]
) -> tuple[list[float], list[float]]:
    """Return the scores of two line-ups on the deals that both have played."""
    deals = sorted(one.keys() & other.keys())
    return [score(one[deal]) for deal in deals], [score(other[deal]) for deal in deals]
