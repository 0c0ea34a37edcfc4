"""The other servers of this database, as a hub needs them: wake-ups, presence, limits, and the tables of dead servers.

Several servers may have the same table in memory, and all of them would do what time and bots bring; the log lets one
be first. So that they need not all do it, they line up: a server that is not the first waits a little longer. Wake-ups
may be lost; every few seconds each server compares its tables with the database.
"""

import asyncio
import logging
import secrets
from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from sqlalchemy.exc import DBAPIError

from undermine.errors import UserError
from undermine.server.cluster import cluster_messages
from undermine.server.cluster.bus import Bus, Hear, PostgresBus, RedisBus
from undermine.server.cluster.cluster_messages import AnyClusterMessage
from undermine.server.cluster.peers import Peers
from undermine.server.limits import Limit
from undermine.server.store.async_database import AsyncDatabase
from undermine.server.store.news import News, news, overdue
from undermine.server.timestamps import elapsed, now

HEARTBEAT_SECONDS = 0.5
HEARTBEATS_PER_COMPARISON = 10
"""How often tables are compared with the database; four times as often while messages are lost."""
HEARTBEATS_PER_ANNOUNCEMENT = 8
"""How often everybody hears again which tables are here."""
OVERDUE_SECONDS, OLD_SECONDS = 2.5, 600.0
"""A game in which bots play is looked after if its last move is older than the first, and younger than the second."""
ADDRESSES_PER_MESSAGE = 50
INTRODUCTION_SECONDS = 1.0
TIMER_STEP_SECONDS, BOT_STEP_SECONDS = 0.25, 1.5
"""How long each server in the line lets the one before it be first."""

log = logging.getLogger(__name__)


class HostedTable(Protocol):
    """A table in memory, as other servers wake it up."""

    @property
    def code(self) -> str: ...
    def seated_here(self) -> list[int]: ...
    def hear_of_others(self, seats: Collection[int]) -> None: ...
    def follow(self) -> None: ...
    def look_again(self) -> None: ...
    def listen(self) -> None: ...
    def compare(self, news: News) -> None: ...


class HostedTables(Protocol):
    """All tables in memory."""

    def live_table(self, code: str) -> HostedTable | None: ...
    def live_tables(self) -> Sequence[HostedTable]: ...
    async def open(self, code: str) -> HostedTable | None: ...
    def sign_out(self, person: str) -> None: ...


class Membership:
    """This server among the others: what it tells them, and hears from them. A server that is alone tells nobody."""

    def __init__(
        self, tables: HostedTables, database: AsyncDatabase, limits: Mapping[str, Limit], redis_url: str = ""
    ) -> None:
        """Speak by Redis if there is one, else by PostgreSQL; with SQLite a server is alone."""
        self._tables = tables
        self._database = database
        self._limits = limits
        self._peers = Peers(secrets.token_hex(8))
        self._bus: Bus | None = None
        self._task: asyncio.Task[None] | None = None
        if redis_url:
            self._bus = _redis_bus(self._peers.node, self._hear, redis_url)
        elif database.url.startswith("postgresql"):
            self._bus = PostgresBus(self._peers.node, self._hear, database.url)
        if self._bus is not None:
            self._bus.start()
            for limit in limits.values():
                limit.count_for_others()
            self._task = asyncio.create_task(self._live())

    async def introduce(self) -> None:
        """Ask the others what they have, and give them a moment to answer."""
        if self._bus is not None:
            self.send(cluster_messages.Asking())
            await asyncio.sleep(INTRODUCTION_SECONDS)

    def close(self) -> None:
        if self._bus is not None and self._task is not None:
            self._bus.close()
            self._task.cancel()

    def is_shared(self) -> bool:
        """Return whether there may be other servers."""
        return self._bus is not None

    def is_connected(self) -> bool:
        """Return whether others hear us and we hear them, as far as we can know."""
        return self._bus is not None and self._bus.is_connected()

    def send(self, message: AnyClusterMessage) -> None:
        """Tell all others."""
        if self._bus is not None:
            self._bus.send(message)

    def seats_elsewhere(self, code: str) -> set[int]:
        """Return the seats of a table that are connected to other servers."""
        return self._peers.seats(code)

    def is_hosted_elsewhere(self, code: str) -> bool:
        """Return whether another server has this table in memory."""
        return self._peers.is_hosted(code)

    def timer_delay(self, code: str) -> float:
        """Return by how many seconds a table's clock runs out later here."""
        return TIMER_STEP_SECONDS * self._peers.rank(code)

    def bot_delay(self, code: str) -> float:
        """Return by how many seconds a table's bots think later here."""
        return BOT_STEP_SECONDS * self._peers.rank(code)

    # -- what others say -----------------------------------------------------------------------------------------

    def _hear(self, node: str, heard: list[AnyClusterMessage]) -> None:
        for message in heard:
            self._peers.hear(node, message, elapsed())
            if isinstance(message, cluster_messages.Asking):
                self._announce()
            elif isinstance(message, cluster_messages.Spent):
                if message.limit in self._limits:
                    self._limits[message.limit].spend(message.times, elapsed())
            elif isinstance(message, cluster_messages.SignedOut):
                self._tables.sign_out(message.person)
            elif not isinstance(message, cluster_messages.Alive):
                self._pass_on(message)

    def _pass_on(
        self,
        message: cluster_messages.Hosting
        | cluster_messages.Forgot
        | cluster_messages.Written
        | cluster_messages.Changed
        | cluster_messages.Spoken,
    ) -> None:
        live = self._tables.live_table(message.code)
        if live is None:
            return
        if isinstance(message, cluster_messages.Written):
            live.follow()
        elif isinstance(message, cluster_messages.Changed):
            live.look_again()
        elif isinstance(message, cluster_messages.Spoken):
            live.listen()
        else:
            live.hear_of_others(self._peers.seats(message.code))

    def _announce(self) -> None:
        for live in self._tables.live_tables():
            self.send(cluster_messages.Hosting(live.code, live.seated_here()))

    # -- what is done all the time -------------------------------------------------------------------------------

    async def _live(self) -> None:
        beat = 0
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            beat += 1
            try:
                self._beat(beat)
                if beat % (HEARTBEATS_PER_COMPARISON // (1 if self.is_connected() else 4)) == 0:
                    await self._compare()
                if beat % 2 == 0:
                    await self._adopt()
            except DBAPIError:
                log.warning("the database does not answer")
            except Exception:
                log.exception("looking after the tables failed")

    def _beat(self, beat: int) -> None:
        self.send(cluster_messages.Alive())
        self._tell_spent()
        if beat % HEARTBEATS_PER_ANNOUNCEMENT == 0:
            self._announce()
        if not self.is_connected():
            self._peers.assume_alive(elapsed())
        for code in self._peers.forget_silent(elapsed()):
            live = self._tables.live_table(code)
            if live is not None:
                live.hear_of_others(self._peers.seats(code))

    def _tell_spent(self) -> None:
        """Tell the others what was taken from the limits here."""
        for name, limit in self._limits.items():
            times = list(limit.take_counts().items())
            for first in range(0, len(times), ADDRESSES_PER_MESSAGE):
                self.send(cluster_messages.Spent(name, dict(times[first : first + ADDRESSES_PER_MESSAGE])))

    async def _compare(self) -> None:
        """Compare our tables with the database, for messages that were lost."""
        tables = {live.code: live for live in self._tables.live_tables()}
        for found in await self._database.read(lambda transaction: news(transaction, list(tables))):
            tables[found.code].compare(found)

    async def _adopt(self) -> None:
        """Take the tables whose bots nobody lets think: their server has died."""
        newest, oldest = int((now() - OVERDUE_SECONDS) * 1000), int((now() - OLD_SECONDS) * 1000)
        for code in await self._database.read(lambda transaction: overdue(transaction, oldest, newest)):
            unknown = self._tables.live_table(code) is None and not self._peers.is_hosted(code)
            if unknown and self._peers.is_first(code):
                await self._tables.open(code)


def _redis_bus(node: str, hear: Hear, url: str) -> Bus:
    try:
        return RedisBus(node, hear, url)
    except ModuleNotFoundError:
        raise UserError("no-redis-driver") from None
    except ValueError:
        raise UserError("redis-url") from None
