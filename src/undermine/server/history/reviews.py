"""Reviews of finished games, made in a process of its own that gives way to games; the newest ones are kept."""

import asyncio
import os
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from msgspec import convert

from undermine.bots.review import review
from undermine.engine.build import compiled
from undermine.engine.kernel.records import Record, read_record
from undermine.protocol import history
from undermine.rulebook import rulesets
from undermine.server.workers import begin_worker, end_pool

REVIEWS_KEPT = 100
NICENESS = 10
"""A review may take half a minute of one core; on a small machine everybody else's game would feel that."""
PLAYOUTS = 6
"""Imagined tables that are played on after every move: a chance in a chart, made in seconds."""


class Reviews:
    """Makes reviews, one at a time, and remembers the last."""

    def __init__(self) -> None:
        """Start no process yet."""
        self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=begin_reviewer)
        self._kept: OrderedDict[str, asyncio.Task[history.Review]] = OrderedDict()

    async def of(self, game: str, record: Record) -> history.Review:
        """Return the review of a finished game; those who ask while it is made wait for the same one."""
        task = self._kept.get(game)
        if task is None or task.cancelled() or (task.done() and task.exception() is not None):
            task = asyncio.create_task(self._make(record))
            self._kept[game] = task
        self._kept.move_to_end(game)
        while len(self._kept) > REVIEWS_KEPT:
            self._kept.popitem(last=False)
        return await asyncio.shield(task)

    async def _make(self, record: Record) -> history.Review:
        loop = asyncio.get_running_loop()
        return convert(await loop.run_in_executor(self._pool, reviewed, record.to_json()), history.Review)

    def close(self) -> None:
        """End the worker."""
        end_pool(self._pool)


def begin_reviewer() -> None:
    """Begin a worker that gives way to all others."""
    begin_worker()
    if hasattr(os, "nice"):  # Windows has none
        os.nice(NICENESS)


def reviewed(record: str) -> dict[str, Any]:
    """Review a written record; without a compiled engine playing on would take minutes, so it is left out."""
    return review(read_record(record), rulesets.ruleset, PLAYOUTS if compiled() else 0)
