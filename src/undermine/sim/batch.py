"""A batch: many games of a plan, over one or several processes; the result does not depend on how many."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import TypeVar

from undermine.bots.own import hire
from undermine.sim.match import play_match
from undermine.sim.plan import Plan, find_rules
from undermine.sim.statistics import Scorer, Summary

T = TypeVar("T")

MOST_IN_A_CHUNK = 25
"""Games that one process plays before it reports."""


def play_games(plan: Plan, games: range) -> Summary:
    """Play some games of a plan, one after the other."""
    ruleset = find_rules(plan.rules)
    scorer = Scorer()
    for game in games:
        line_up = plan.line_up(game)
        bots = [hire(name).at(seat, plan.bot_seed(game, seat)) for seat, name in enumerate(line_up)]
        scorer.seat(line_up)
        play_match(ruleset, bots, plan.deal_seed(game), [scorer])
    return scorer.summary


def play_batch(plan: Plan, workers: int, progress: Callable[[int], None]) -> Summary:
    """Play all games of a plan; `progress` is told after every chunk how many games that were."""
    plan.check()
    total = Summary()
    for chunk, summary in spread(partial(play_games, plan), plan.games, workers):
        total.add(summary)
        progress(len(chunk))
    return total


def spread(
    play: Callable[[range], T], games: int, workers: int, largest: int = MOST_IN_A_CHUNK
) -> Iterator[tuple[range, T]]:
    """Play games in chunks over processes, and give what each chunk came to, in the order of the games."""
    chunks = split(games, workers, largest)
    if workers <= 1:
        for chunk in chunks:
            yield chunk, play(chunk)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        try:
            yield from zip(chunks, pool.map(play, chunks), strict=True)
        finally:
            pool.shutdown(cancel_futures=True)


def split(games: int, workers: int, largest: int = MOST_IN_A_CHUNK) -> list[range]:
    """Return the numbers of the games in chunks, about four a worker, none too large."""
    size = max(1, min(largest, -(-games // (4 * workers))))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]
