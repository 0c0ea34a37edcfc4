"""All live tables of this process, and the way to the database."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

from sqlalchemy import Connection as Transaction

from undermine.rulebook.rulesets import ruleset
from undermine.server.cluster import cluster_messages
from undermine.server.cluster.membership import Neighbours
from undermine.server.history.reviews import Reviews
from undermine.server.limits import Limit
from undermine.server.live.metrics import Metrics
from undermine.server.live.table import LiveTable
from undermine.server.live.thinkers import Thinkers
from undermine.server.room import chat
from undermine.server.room.chat import Conversation
from undermine.server.room.entries import Entry
from undermine.server.room.room import Room
from undermine.server.store import talk as talk_store
from undermine.server.store.database import Database, Unreachable
from undermine.server.store.games import CLOSED, GameRow, find_game, games_with_bots
from undermine.server.store.log import entries_after
from undermine.server.timestamps import now

ADDRESS_RATE, ADDRESS_BURST = 5.0, 60.0
"""Things said from one address, behind which many may live: a second on the long run, and at once."""
ADDRESS_MESSAGES, SEAT_MESSAGES, MESSAGE_BURST_SECONDS = 20.0, 4.0, 5.0
"""Messages from an address and for a seat, for every request that may come; and for how many seconds' worth at once."""
MISSES, MISS_BURST_SECONDS = 0.2, 60.0
"""Tables named that do not exist, for every request that may come; and for how many seconds' worth at once."""
REQUEST_BURST_SECONDS = 30.0
"""For so many seconds' worth of requests that change something may come from one address at once."""
PATIENCE, RETRY_SECONDS = 20.0, 0.2
"""For so many seconds a command waits for a database that has gone away, and so often it is tried again."""

T = TypeVar("T")

log = logging.getLogger(__name__)


def messages_limit(rate: float) -> Limit:
    return Limit(rate, MESSAGE_BURST_SECONDS * rate)


class Hub:
    """All live tables of this process."""

    def __init__(
        self,
        database: Database,
        thinkers: Thinkers,
        bot_pace: float,
        request_rate: float = 0.0,
        redis_url: str = "",
    ) -> None:
        """Use this database and these bots; `bot_pace` stretches the time bots seem to think.

        `request_rate`: how many requests a second may come from one address on the long run, 0 for any number.
        `redis_url`: how to reach the other servers of this database, if not by PostgreSQL itself.
        """
        self.database = database
        self.thinkers = thinkers
        self.reviews = Reviews()
        self.bot_pace = bot_pace
        self.metrics = Metrics()
        self.written = 0  # commands saved by this process
        self.metrics.tables.set_function(lambda: len(self._tables))
        self.request_limit = Limit(request_rate, REQUEST_BURST_SECONDS * request_rate)
        self.talk_limit = Limit(ADDRESS_RATE, ADDRESS_BURST)
        self.message_limit = messages_limit(ADDRESS_MESSAGES * request_rate)
        self.seat_limit = messages_limit(SEAT_MESSAGES * request_rate)
        self.miss_limit = Limit(MISSES * request_rate, MISS_BURST_SECONDS * MISSES * request_rate)
        self.limits = {
            "requests": self.request_limit,
            "talk": self.talk_limit,
            "messages": self.message_limit,
            "seats": self.seat_limit,
            "misses": self.miss_limit,
        }
        self._tables: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.neighbours = Neighbours(self, database.url, redis_url)

    async def read(self, work: Callable[[Transaction], T]) -> T:
        return await asyncio.wrap_future(self.database.read(work))

    async def write(self, work: Callable[[Transaction], T], key: str = "") -> T:
        return await asyncio.wrap_future(self.database.write(work, key))

    async def insist(self, work: Callable[[], Awaitable[T]]) -> T:
        """Read or write; if the database goes away meanwhile, try again, so that we know what it has."""
        loop = asyncio.get_running_loop()
        ends = loop.time() + PATIENCE
        while True:
            try:
                return await work()
            except Unreachable:
                if loop.time() > ends:
                    raise
            await asyncio.sleep(RETRY_SECONDS)

    async def entries(self, game: GameRow, head: int) -> list[Entry]:
        return await self.read(lambda transaction: entries_after(transaction, game.id, head))

    async def open(self, code: str) -> LiveTable | None:
        """Return the live table of this code, or None if there is no such table."""
        code = code.upper()
        if code not in self._tables:
            self._tables[code] = asyncio.create_task(self._load(code))
        return await asyncio.shield(self._tables[code])

    async def _load(self, code: str) -> LiveTable | None:
        live = None
        try:
            game = await self.read(lambda transaction: find_game(transaction, code))
            if game is not None:
                said = await self.read(
                    lambda transaction: talk_store.last_said(transaction, game.id, chat.TAIL)
                )
                live = LiveTable(self, game, await self.deal(game), Conversation(said))
        finally:
            if live is None:
                del self._tables[code]
        return live

    async def deal(self, game: GameRow) -> Room | None:
        """Return the room of a game that has begun, as its log says it stands; none for one of another version."""
        seed = game.deal_seed
        if seed is None or game.status == CLOSED or game.has_other_rules():
            return None
        entries = await self.entries(game, 0)

        def rebuilt() -> Room:
            seats, options, began = len(game.seats), game.settings(), (game.started or 0) / 1000
            room = Room(game.id, ruleset(game.rules), seats, seed, game.bots(), options, began)
            room.rebuild(entries, now())
            return room

        return await asyncio.to_thread(rebuilt)

    def live(self, code: str) -> LiveTable | None:
        """Return the live table of this code if it is in memory."""
        opening = self._tables.get(code)
        if opening is None or not opening.done() or opening.cancelled() or opening.exception():
            return None
        return opening.result()

    def lives(self) -> list[LiveTable]:
        """Return all tables in memory."""
        return [live for live in map(self.live, list(self._tables)) if live is not None]

    async def changed(self, code: str) -> None:
        """Tell a live table, and other servers, that something about it has changed."""
        self.neighbours.send(cluster_messages.Changed(code.upper()))
        if code.upper() in self._tables:
            live = await self.open(code)
            if live is not None:
                await live.changed()

    async def resume_bots(self) -> None:
        """Bring back the games in which bots play: it may be their turn."""
        await self.neighbours.introduce()
        for code in await self.read(games_with_bots):
            try:
                if not self.neighbours.peers.is_hosted(code):
                    await self.open(code)
            except Exception:
                log.exception("a game could not be resumed", extra={"code": code})

    def forget(self, live: LiveTable) -> None:
        self._tables.pop(live.game.code, None)
        self.neighbours.send(cluster_messages.Forgot(live.game.code))

    def close(self) -> None:
        """Stop all tables; nothing is lost, the logs hold everything."""
        self.neighbours.close()
        self.reviews.close()
        for live in self.lives():
            live.task.cancel()
        for opening in self._tables.values():
            opening.cancel()
