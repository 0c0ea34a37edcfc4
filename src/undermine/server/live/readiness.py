"""Whether the server can do what players ask of it: read, and write so that it is kept."""

import asyncio

from sqlalchemy import text

from undermine.server.store import health
from undermine.server.store.async_database import AsyncDatabase
from undermine.server.timestamps import now_ms

FRESH_SECONDS = 1.0
"""How long an answer holds: anybody may ask, and a write costs a sync of the disk."""


class Readiness:
    """Tries the database, once for all who ask within a second."""

    def __init__(self, database: AsyncDatabase) -> None:
        """Begin without an answer."""
        self._database = database
        self._attempt: asyncio.Task[None] | None = None
        self._begun = 0.0

    async def check(self) -> None:
        """Return if the database has just been read and written; raises what it raises."""
        moment = asyncio.get_running_loop().time()
        stale = self._attempt is None or (self._attempt.done() and moment - self._begun >= FRESH_SECONDS)
        if self._attempt is None or stale:
            self._attempt, self._begun = asyncio.create_task(self._try()), moment
        await asyncio.shield(self._attempt)

    async def _try(self) -> None:
        await self._database.read(lambda transaction: transaction.execute(text("SELECT 1")))
        await self._database.write(lambda transaction: health.write_row(transaction, now_ms()))
