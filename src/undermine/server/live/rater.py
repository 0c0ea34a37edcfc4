"""Rates finished games, beside the tables: nobody waits for it, and what a crash left undone is found again."""

import asyncio
import logging

from sqlalchemy import Connection as Transaction

from undermine.protocol.messages import TableOptions
from undermine.server.history.results import results_from_log
from undermine.server.people import lobby
from undermine.server.ratings import keeping
from undermine.server.store import ratings as store
from undermine.server.store.async_database import AsyncDatabase
from undermine.server.store.results import Result

LOOK_SECONDS = 600.0
"""How often to look for games that another server has left unrated."""

log = logging.getLogger(__name__)


class Rater:
    """Lets all ratings learn from games as they end."""

    def __init__(self, database: AsyncDatabase) -> None:
        self._database = database
        self._finished: asyncio.Queue[str] = asyncio.Queue()

    def game_over(self, code: str, options: TableOptions) -> None:
        """Rate a game soon, if it is played for ratings."""
        if options.rated:
            self._finished.put_nowait(code)

    async def work(self) -> None:
        """Rate what was left unrated, then what ends, for ever."""
        while True:
            try:
                for code in await self._database.read(store.waiting):
                    await self.rate(code)
                while True:
                    await self.rate(await asyncio.wait_for(self._finished.get(), LOOK_SECONDS))
            except TimeoutError:
                pass
            except Exception:
                log.exception("a game could not be rated")
                await asyncio.sleep(1)

    async def rate(self, code: str) -> None:
        """Let all ratings learn from a game, unless they have."""

        def replayed(transaction: Transaction) -> list[Result]:
            return results_from_log(transaction, lobby.table(transaction, code))

        found = await self._database.read(replayed)
        await self._database.write(lambda transaction: keeping.rate_game(transaction, code, found))
