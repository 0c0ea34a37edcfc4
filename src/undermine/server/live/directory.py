"""The list of open tables, live: looked up for everybody at once, told to each who looks."""

import asyncio
import logging

from msgspec import json
from sqlalchemy import Connection as Transaction

from undermine.protocol import openings as told
from undermine.server.live.hub import Hub
from undermine.server.people import openings
from undermine.server.store import listings
from undermine.server.store.games import OPEN
from undermine.server.store.listings import ListedTable
from undermine.server.timestamps import now_ms

LOOK_SECONDS = 0.4
"""How often the list is looked up: a change is told to everybody within a second."""
SEEN_SECONDS = 15.0
"""How often to note at which tables somebody is."""

log = logging.getLogger(__name__)


class Directory:
    """Which open tables everybody may find. Each look that finds something different is a new version of the list."""

    def __init__(self, hub: Hub, most_bots: int | None) -> None:
        """List the tables of this hub's database; `most_bots` may play at the tables of one host."""
        self._hub = hub
        self._most_bots = most_bots
        self._tables: dict[str, told.OpenTable] = {}
        self._people: dict[str, frozenset[str]] = {}
        self._whole = ""
        self._change = ""
        self._newer = asyncio.Event()
        self._noted = 0.0
        self.version = 0

    async def work(self) -> None:
        """Keep the list, and let tables begin whose time has come, for ever."""
        while True:
            try:
                await self.look()
            except Exception:
                log.exception("open tables could not be listed")
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        """Look up the list once."""
        await self._note_seen()
        moment, database = now_ms(), self._hub.database
        waiting = await database.read(lambda transaction: openings.waiting(transaction, moment))
        if any(_has_filled(table) for table in waiting):
            await database.write(lambda transaction: openings.note_full(transaction, waiting, moment))
        shown = [openings.shown(table, moment) for table in waiting]
        for table in shown:
            if table.starts is not None and table.starts <= moment:
                await self._begin(table.code)
        self._people = {
            table.code: frozenset([seat.person for seat in table.seats if seat.person is not None])
            for table in waiting
        }
        self._publish({table.code: table for table in shown if table.free}, moment)

    def tables(self, apart: frozenset[str] = frozenset()) -> told.OpenTables:
        """Return the list as it was last looked up, without the tables of those who are to be kept apart."""
        meeting = [
            table for code, table in self._tables.items() if apart.isdisjoint(self._people.get(code, apart))
        ]
        return told.OpenTables(now_ms(), meeting if apart else list(self._tables.values()))

    def whole(self) -> str:
        """Return the whole list as a message; made once for all who ask."""
        if not self._whole:
            self._whole = json.encode(self.tables()).decode()
        return self._whole

    async def change(self, version: int) -> None:
        """Wait until there is a newer list than that version."""
        while self.version == version:
            await self._newer.wait()

    async def news(self, version: int) -> str:
        """Wait until there is a newer list than that version, and return what somebody who knows that one must hear."""
        await self.change(version)
        return self._change if self.version == version + 1 else self.whole()

    def _publish(self, found: dict[str, told.OpenTable], moment: int) -> None:
        changed = [table for code, table in found.items() if self._tables.get(code) != table]
        gone = [code for code in self._tables if code not in found]
        if not changed and not gone:
            return
        self._tables, self._whole = found, ""
        self._change = json.encode(told.OpenTablesChanged(moment, changed, gone)).decode()
        self.version += 1
        heard, self._newer = self._newer, asyncio.Event()
        heard.set()

    async def _begin(self, code: str) -> None:
        hub = self._hub

        def begin(transaction: Transaction) -> bool | None:
            game = openings.begin(transaction, code, now_ms(), self._most_bots)
            return None if game is None else game.revealing is not None and game.status == OPEN

        revealing = await hub.database.write(begin)
        if revealing is None:
            return
        await hub.changed(code)
        if revealing:
            hub.deal_later(code)
        await hub.open(code)

    async def _note_seen(self) -> None:
        moment = asyncio.get_running_loop().time()
        if moment - self._noted < SEEN_SECONDS:
            return
        self._noted = moment
        here = [
            live.code
            for live in self._hub.live_tables()
            if live.game.status == OPEN
            and any(live.game.seat_of(line.person) is not None for line in live.connections.values())
        ]

        def note(transaction: Transaction) -> None:
            listings.remove_begun(transaction)
            listings.note_seen(transaction, here, now_ms())

        await self._hub.database.write(note)


def _has_filled(table: ListedTable) -> bool:
    """Return whether a table has become full, or has a free seat again, and that is not noted."""
    return any(seat.is_free() for seat in table.seats) == (table.listing.full_since is not None)
