"""Reviews of finished games, made in a process of its own that gives way to games, and kept in the database."""

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool

from msgspec import json

from undermine.bots.review import review
from undermine.engine.build import compiled
from undermine.engine.kernel.records import Record, read_record
from undermine.rulebook import rulesets
from undermine.server.errors import RequestError
from undermine.server.limits import Limit
from undermine.server.store.async_database import AsyncDatabase
from undermine.server.store.reviews import add_review, find_review
from undermine.server.timestamps import elapsed, now_ms
from undermine.server.workers import STUDYING_NICENESS, end_pool, new_pool

PLAYOUTS = 6
"""Imagined tables that are played on after every move: a chance in a chart, made in seconds."""
MOST_WAITING = 12
"""Games that may wait for their review at once; each may take half a minute of one core."""


class Reviews:
    """Makes reviews, one at a time; those who ask while one is made wait for the same one."""

    def __init__(self, database: AsyncDatabase, quota: Limit) -> None:
        """Start no process yet; `quota` is how many new reviews somebody may ask for."""
        self._database = database
        self._quota = quota
        self._pool = new_pool(STUDYING_NICENESS)
        self._making: dict[str, asyncio.Task[bytes]] = {}

    async def of(self, game: str, record: Callable[[], Awaitable[Record]], party: str) -> bytes:
        """Return the review of a finished game, packed; a new one is on the account of the party that asks."""
        found = await self._database.read(lambda transaction: find_review(transaction, game))
        if found is not None:
            return found
        if game not in self._making:
            if len(self._making) >= MOST_WAITING or not self._quota.take(party, elapsed()):
                raise RequestError("too-fast", "Too many reviews are asked for; wait a little.", 429)
            self._making[game] = asyncio.create_task(self._make(game, record))
        return await asyncio.shield(self._making[game])

    async def _make(self, game: str, record: Callable[[], Awaitable[Record]]) -> bytes:
        pool = self._pool
        try:
            written = (await record()).to_json()
            made = await asyncio.get_running_loop().run_in_executor(pool, reviewed, written)
            await self._database.write(lambda transaction: add_review(transaction, game, made, now_ms()))
        except BrokenProcessPool:
            if pool is self._pool:
                self._pool = new_pool(STUDYING_NICENESS)
            raise
        else:
            return made
        finally:
            del self._making[game]

    def close(self) -> None:
        """End the worker."""
        end_pool(self._pool)


def reviewed(record: str) -> bytes:
    """Review a written record; without a compiled engine playing on would take minutes, so it is left out."""
    made = review(read_record(record), rulesets.ruleset, PLAYOUTS if compiled() else 0)
    return gzip.compress(json.encode(made), mtime=0)
