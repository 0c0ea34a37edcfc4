"""All live tables of this process."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from undermine.protocol import messages
from undermine.server.cluster import cluster_messages
from undermine.server.cluster.membership import Membership
from undermine.server.live.admission import Admission
from undermine.server.live.caller import Caller
from undermine.server.live.chat import LiveChat
from undermine.server.live.dealing import deal
from undermine.server.live.metrics import Metrics
from undermine.server.live.rate_limits import RateLimits
from undermine.server.live.rater import Rater
from undermine.server.live.readiness import Readiness
from undermine.server.live.services import Services
from undermine.server.live.table import LiveTable
from undermine.server.live.thinkers import Thinkers
from undermine.server.people import dealing
from undermine.server.room.chat import MESSAGES_KEPT
from undermine.server.room.log import DamagedLogError
from undermine.server.room.room import Room
from undermine.server.settings import Settings
from undermine.server.store import people
from undermine.server.store import talk as chat_store
from undermine.server.store.async_database import AsyncDatabase
from undermine.server.store.database import Database
from undermine.server.store.games import GameRow, find_game, games_with_bots
from undermine.server.timestamps import now_ms

log = logging.getLogger(__name__)


class Hub:
    """Opens tables, knows those in memory, and forgets them."""

    def __init__(
        self,
        database: Database,
        thinkers: Thinkers,
        bot_pace: float,
        request_rate: float = 0.0,
        redis_url: str = "",
        connections_per_address: int = 0,
        settings: Settings | None = None,
    ) -> None:
        """Use this database and these bots; `bot_pace` stretches the time bots seem to think.

        `request_rate`: how many requests a second may come from one address in the long run, 0 for any number.
        `connections_per_address`: how many of its lines to tables may be open at once, 0 for any number.
        `settings`: how people are called back who are away.
        `redis_url`: how to reach the other servers of this database, if not by PostgreSQL itself.
        """
        self._tables: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.database = AsyncDatabase(database)
        self.thinkers = thinkers
        self.started = now_ms()
        self.readiness = Readiness(self.database)
        self.limits = RateLimits(request_rate)
        self.lines = Admission(0, connections_per_address)
        self.metrics = Metrics()
        self.metrics.tables.set_function(lambda: len(self._tables))
        self.membership = Membership(self, self.database, self.limits.by_name, redis_url)
        self.rater = Rater(self.database)
        self.caller = Caller(self.database, settings or Settings())
        self._services = Services(
            self.database,
            self.membership,
            thinkers,
            self.limits,
            self.metrics,
            bot_pace,
            self.rater,
            self.caller,
        )

    def commands_saved(self) -> int:
        """Return how many commands this process has saved."""
        return self._services.commands_saved

    def asked_at(self, code: str) -> list[int] | None:
        """Return the seats of which everybody knows that they are asked; None if the table is not in memory."""
        live = self.live_table(code)
        return None if live is None or live.room is None else live.room.log.asked()

    async def open(self, code: str) -> LiveTable | None:
        """Return the live table of this code, or None if there is no such table."""
        code = code.upper()
        if code not in self._tables:
            self._tables[code] = asyncio.create_task(self._load(code))
        return await asyncio.shield(self._tables[code])

    async def _load(self, code: str) -> LiveTable | None:
        live = None
        try:
            game = await self.database.read(lambda transaction: find_game(transaction, code))
            if game is not None:
                said = await self.database.read(
                    lambda transaction: chat_store.last_said(transaction, game.id, MESSAGES_KEPT)
                )
                chat = LiveChat(self._services, game, said)
                room = await self._deal(game)
                live = LiveTable(self._services, game, room, chat, self.forget)
        finally:
            if live is None:
                del self._tables[code]
        return live

    async def _deal(self, game: GameRow) -> Room | None:
        try:
            return await deal(self.database, game)
        except DamagedLogError as error:
            row = f"log.seq={error.seq}"
            log.error("the log of a game is damaged", extra={"game": game.id, "code": game.code, "row": row})  # noqa: TRY400 - where it was found tells nothing
            raise

    def live_table(self, code: str) -> LiveTable | None:
        """Return the live table of this code if it is in memory."""
        opening = self._tables.get(code)
        if opening is None or not opening.done() or opening.cancelled() or opening.exception():
            return None
        return opening.result()

    def live_tables(self) -> list[LiveTable]:
        """Return all tables in memory."""
        return [live for live in map(self.live_table, list(self._tables)) if live is not None]

    async def changed(self, code: str) -> None:
        """Tell a live table, and other servers, that something about it has changed."""
        self.membership.send(cluster_messages.Changed(code.upper()))
        self.caller.table_changed(code)
        if code.upper() in self._tables:
            live = await self.open(code)
            if live is not None:
                await live.changed()

    def deal_later(self, code: str) -> None:
        """Deal at a table that waits for shares in the deal, if they are not all there in time."""
        self._begin(self._deal_later(code))

    async def _deal_later(self, code: str) -> None:
        await asyncio.sleep(dealing.REVEAL_MS / 1000)
        await self.database.write(lambda transaction: dealing.deal_overdue(transaction, code, now_ms()))
        await self.changed(code)
        await self.open(code)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def signed_out(self, person: str) -> None:
        """Close the lines that somebody has by tokens that are void now, here and at other servers."""
        self.membership.send(cluster_messages.SignedOut(person))
        await self._sign_out(person)

    def sign_out(self, person: str) -> None:
        """Close the lines that somebody has by tokens that another server has made void."""
        self._begin(self._sign_out(person))

    async def _sign_out(self, person: str) -> None:
        lines = [
            line for live in self.live_tables() for line in live.connections.values() if line.person == person
        ]
        hashes = [line.credential for line in lines]
        good = await self.database.read(lambda transaction: people.known_tokens(transaction, hashes))
        for line in lines:
            if line.credential not in good:
                line.close(messages.CLOSE_SIGNED_OUT)

    async def resume_bots(self) -> None:
        """Bring back the games in which bots play: it may be their turn."""
        await self.membership.introduce()
        for code in await self.database.read(games_with_bots):
            try:
                if not self.membership.is_hosted_elsewhere(code):
                    await self.open(code)
            except Exception:
                log.exception("a game could not be resumed", extra={"code": code})

    def forget(self, live: LiveTable) -> None:
        self._tables.pop(live.code, None)
        self.membership.send(cluster_messages.Forgot(live.code))

    def close(self) -> None:
        """Stop all tables; nothing is lost, the logs hold everything."""
        self.membership.close()
        self.caller.close()
        for live in self.live_tables():
            live.task.cancel()
        for task in self._tasks:
            task.cancel()
        for opening in self._tables.values():
            opening.cancel()
