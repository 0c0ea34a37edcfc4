"""The other servers of this database, as a hub needs them: wake-ups, presence, limits, and the tables of the dead.

Several servers may have the same table in memory, and all of them would do what time and bots bring; the log lets one
be first. So that they need not all do it, they line up: whoever is not the first waits a little longer. Wake-ups may
be lost; every few seconds each server compares its tables with the database.
"""

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

from sqlalchemy.exc import DBAPIError

from undermine.errors import UserError
from undermine.server.cluster import cluster_messages
from undermine.server.cluster.bus import Bus, Hear, PostgresBus, RedisBus
from undermine.server.cluster.cluster_messages import AnyLetter
from undermine.server.cluster.peers import Peers
from undermine.server.store.news import news, overdue
from undermine.server.timestamps import now

if TYPE_CHECKING:  # the hub has neighbours
    from undermine.server.live.hub import Hub

BEAT = 0.5
"""Seconds between two signs of life."""
BEATS_TO_LOOK = 10
"""After so many beats tables are compared with the database; after each fourth part while letters are lost."""
BEATS_TO_REPEAT = 8
"""After so many beats everybody hears again which tables are here."""
OVERDUE_SECONDS, OLD_SECONDS = 2.5, 600.0
"""A game in which bots play is looked after if its last move is between so old."""
SPENT_AT_ONCE = 50
"""Addresses in one letter."""
INTRODUCTION_SECONDS = 1.0
LATE_TIMER, LATE_BOT = 0.25, 1.5
"""Seconds by which each in the line lets the one before it be first."""

log = logging.getLogger(__name__)


class Neighbours:
    """What a hub tells the other servers, and hears from them. A hub that is alone tells nobody."""

    def __init__(self, hub: "Hub", database_url: str = "", redis_url: str = "") -> None:
        """Speak by Redis if there is one, else by PostgreSQL; with SQLite a server is alone."""
        self.hub = hub
        self.peers = Peers(secrets.token_hex(8))
        self._bus: Bus | None = None
        self._task: asyncio.Task[None] | None = None
        if redis_url:
            self._bus = _redis_bus(self.peers.node, self._hear, redis_url)
        elif database_url.startswith("postgresql"):
            self._bus = PostgresBus(self.peers.node, self._hear, database_url)
        if self._bus is not None:
            self._bus.start()
            for limit in hub.limits.values():
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

    def exist(self) -> bool:
        """Say whether there may be others."""
        return self._bus is not None

    def is_well(self) -> bool:
        """Say whether others hear us and we hear them, as far as we can know."""
        return self._bus is not None and self._bus.is_well()

    def send(self, letter: AnyLetter) -> None:
        """Tell all others."""
        if self._bus is not None:
            self._bus.send(letter)

    def timer_patience(self, code: str) -> float:
        """Return by how many seconds a table's clock runs out later here."""
        return LATE_TIMER * self.peers.rank(code)

    def bot_patience(self, code: str) -> float:
        """Return by how many seconds a table's bots think later here."""
        return LATE_BOT * self.peers.rank(code)

    # -- what others say -----------------------------------------------------------------------------------------

    def _hear(self, node: str, heard: list[AnyLetter]) -> None:
        for letter in heard:
            self.peers.hear(node, letter, now())
            if isinstance(letter, cluster_messages.Asking):
                self._repeat()
            elif isinstance(letter, cluster_messages.Spent):
                if letter.limit in self.hub.limits:
                    self.hub.limits[letter.limit].spend(letter.times, now())
            elif not isinstance(letter, cluster_messages.Alive):
                self._pass_on(letter)

    def _pass_on(
        self,
        letter: cluster_messages.Hosting
        | cluster_messages.Forgot
        | cluster_messages.Written
        | cluster_messages.Changed
        | cluster_messages.Spoken,
    ) -> None:
        live = self.hub.live(letter.code)
        if live is None:
            return
        if isinstance(letter, cluster_messages.Written):
            live.follow()
        elif isinstance(letter, cluster_messages.Changed):
            live.look_again()
        elif isinstance(letter, cluster_messages.Spoken):
            live.listen()
        else:
            live.hear_of_others(self.peers.seats(letter.code))

    def _repeat(self) -> None:
        for live in self.hub.lives():
            self.send(cluster_messages.Hosting(live.game.code, live.seated_here()))

    # -- what is done all the time -------------------------------------------------------------------------------

    async def _live(self) -> None:
        beat = 0
        while True:
            await asyncio.sleep(BEAT)
            beat += 1
            try:
                self._beat(beat)
                if beat % (BEATS_TO_LOOK if self.is_well() else BEATS_TO_LOOK // 4) == 0:
                    await self._look()
                if beat % 2 == 0:
                    await self._adopt()
            except DBAPIError:
                log.warning("the database does not answer")
            except Exception:
                log.exception("looking after the tables failed")

    def _beat(self, beat: int) -> None:
        self.send(cluster_messages.Alive())
        for name, limit in self.hub.limits.items():
            times = list(limit.take_counts().items())
            for first in range(0, len(times), SPENT_AT_ONCE):
                self.send(cluster_messages.Spent(name, dict(times[first : first + SPENT_AT_ONCE])))
        if beat % BEATS_TO_REPEAT == 0:
            self._repeat()
        if not self.is_well():
            self.peers.excuse(now())
        for code in self.peers.bury(now()):
            live = self.hub.live(code)
            if live is not None:
                live.hear_of_others(self.peers.seats(code))

    async def _look(self) -> None:
        """Compare our tables with the database, for letters that were lost."""
        tables = {live.game.code: live for live in self.hub.lives()}
        for found in await self.hub.read(lambda transaction: news(transaction, list(tables))):
            tables[found.code].compare(found)

    async def _adopt(self) -> None:
        """Take the tables whose bots nobody lets think: their server has died."""
        newest, oldest = int((now() - OVERDUE_SECONDS) * 1000), int((now() - OLD_SECONDS) * 1000)
        for code in await self.hub.read(lambda transaction: overdue(transaction, oldest, newest)):
            if self.hub.live(code) is None and not self.peers.is_hosted(code) and self.peers.is_first(code):
                await self.hub.open(code)


def _redis_bus(node: str, hear: Hear, url: str) -> Bus:
    try:
        return RedisBus(node, hear, url)
    except ModuleNotFoundError:
        raise UserError("Redis needs a driver: install undermine[redis].") from None
    except ValueError:
        raise UserError("REDIS_URL must look like redis://host:6379/0.") from None
