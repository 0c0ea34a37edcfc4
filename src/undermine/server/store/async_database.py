"""The database for asynchronous code."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from sqlalchemy import Connection

from undermine.server.store.database import Database, Unreachable

OUTAGE_SECONDS = 20.0
"""How long work waits for a database that has gone away."""
RETRY_SECONDS = 0.2

T = TypeVar("T")


class AsyncDatabase:
    """Runs work in a transaction without blocking the event loop."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @property
    def url(self) -> str:
        return self._database.url

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.wrap_future(self._database.read(work))

    async def write(self, work: Callable[[Connection], T], key: str = "") -> T:
        return await asyncio.wrap_future(self._database.write(work, key))

    @staticmethod
    async def insist(work: Callable[[], Awaitable[T]]) -> T:
        """Read or write, and try again if the database goes away meanwhile, so that we know what it has."""
        loop = asyncio.get_running_loop()
        ends = loop.time() + OUTAGE_SECONDS
        while True:
            try:
                return await work()
            except Unreachable:
                if loop.time() > ends:
                    raise
            await asyncio.sleep(RETRY_SECONDS)
