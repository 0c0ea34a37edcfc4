"""A batch: many games of a plan, over one or several processes; the result does not depend on how many."""

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from multiprocessing import active_children, get_context
from typing import Final, Protocol, TypeVar

from undermine.bots.loader import hire
from undermine.bots.program import lost_by
from undermine.errors import UserError
from undermine.sim.match import play_match
from undermine.sim.plan import Plan, find_rules
from undermine.sim.recording import RecordFolder, kept
from undermine.sim.statistics import Scorer, Summary

C = TypeVar("C")
T = TypeVar("T")


class Spreader(Protocol):
    """Plays chunks somewhere, and gives what each came to, in order: `spread_chunks` over processes, or a cluster."""

    def __call__(self, play: Callable[[C], T], chunks: Iterable[C]) -> Iterator[tuple[C, T]]:
        """Play the chunks; they are taken as they are needed."""


MOST_IN_A_CHUNK: Final = 25
"""Games that one process plays before it reports."""
CHUNKS_AHEAD: Final = 4
"""Chunks for each process that are handed out before their turn; so memory does not grow with the number of games."""
MOST_WORKERS: Final = 256


def check_workers(workers: int) -> None:
    """Raise `UserError` if that number of processes makes no sense."""
    if workers < 1:
        raise UserError("no-workers", workers=workers)
    if workers > MOST_WORKERS:
        raise UserError("too-many-workers", workers=workers, most=MOST_WORKERS)


def play_games(plan: Plan, records: RecordFolder | None, games: range) -> Summary:
    """Play some games of a plan, one after the other."""
    ruleset = find_rules(plan.rules)
    scorer = Scorer()
    for game in games:
        line_up = plan.line_up(game)
        hired = [hire(name, seconds=plan.decision_seconds) for name in line_up]
        bots = [bot.at(seat, plan.bot_seed(game, seat)) for seat, bot in enumerate(hired)]
        scorer.seat(line_up)
        seed = plan.deal_seed(game)
        with kept(records, f"game-{game + 1:06}", plan.rules, line_up, seed) as watchers:
            play_match(ruleset, bots, seed, [scorer, *watchers])
        for name, reasons in lost_by(line_up, bots).items():
            scorer.summary.lost.update({(name, reason): count for reason, count in reasons.items()})
    return scorer.summary


def play_batch(
    plan: Plan,
    workers: int,
    progress: Callable[[int], None],
    records: RecordFolder | None = None,
    total: Summary | None = None,
    spreader: Spreader | None = None,
) -> Summary:
    """Play all games of a plan; `progress` is told after every chunk how many games that were.

    Sums are added to `total`, where there is one, so that somebody who interrupts this still has them. They are played
    over processes of this machine, or wherever `spreader` plays them.
    """
    plan.check()
    total = Summary() if total is None else total
    play = partial(play_games, plan, records)
    for chunk, summary in spread(play, plan.games, workers, spreader=spreader):
        total.add(summary)
        progress(len(chunk))
    return total


def spread(
    play: Callable[[range], T],
    games: int,
    workers: int,
    largest: int = MOST_IN_A_CHUNK,
    spreader: Spreader | None = None,
) -> Iterator[tuple[range, T]]:
    """Play games in chunks over processes, or wherever `spreader` plays them, and give what each came to, in order."""
    return (spreader or over_processes(workers))(play, split(games, workers, largest))


def spread_chunks(play: Callable[[C], T], chunks: Iterable[C], workers: int) -> Iterator[tuple[C, T]]:
    """Play chunks over processes, and give what each came to, in order. Chunks are taken as they are needed."""
    with running_processes(workers) as spreader:
        yield from spreader(play, chunks)


def over_processes(workers: int) -> Spreader:
    """Return what plays chunks over this many processes of this machine, started for each call."""

    def spread_over(play: Callable[[C], T], chunks: Iterable[C]) -> Iterator[tuple[C, T]]:
        return spread_chunks(play, chunks, workers)

    return spread_over


@contextmanager
def running_processes(workers: int) -> Iterator[Spreader]:
    """Give what plays chunks over processes that keep running from call to call; over this one if it is alone."""
    if workers <= 1:
        yield _one_by_one
        return
    with _processes(workers) as pool:

        def spread_over(play: Callable[[C], T], chunks: Iterable[C]) -> Iterator[tuple[C, T]]:
            return _over_pool(pool, CHUNKS_AHEAD * workers, play, chunks)

        yield spread_over


def _one_by_one(play: Callable[[C], T], chunks: Iterable[C]) -> Iterator[tuple[C, T]]:
    return ((chunk, play(chunk)) for chunk in chunks)


def _over_pool(
    pool: ProcessPoolExecutor, ahead: int, play: Callable[[C], T], chunks: Iterable[C]
) -> Iterator[tuple[C, T]]:
    waiting: deque[tuple[C, Future[T]]] = deque()
    for chunk in chunks:
        with _interrupts_put_off():
            waiting.append((chunk, pool.submit(play, chunk)))
        if len(waiting) >= ahead:
            first, played = waiting.popleft()
            yield first, played.result()
    for chunk, played in waiting:
        yield chunk, played.result()


@contextmanager
def _processes(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Run processes; leaving early, by Ctrl-C or an error, does not wait for what they are doing."""
    others = set(active_children())
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    try:
        yield pool
        pool.shutdown()
    except BrokenProcessPool:
        raise UserError("worker-died") from None
    finally:
        for process in set(active_children()) - others:
            process.kill()
        pool.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_put_off() -> Iterator[None]:
    """Start processes that do not hear Ctrl-C: it is for us, who stop them."""
    if os.name != "posix":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def split(games: int, workers: int, largest: int = MOST_IN_A_CHUNK) -> Iterator[range]:
    """Give the numbers of the games in chunks, about four a worker, none too large; one by one for one worker."""
    size = 1 if workers <= 1 else max(1, min(largest, -(-games // (4 * workers))))
    for first in range(0, games, size):
        yield range(first, min(first + size, games))
