"""The list of open tables: as an answer, and live."""

from litestar import get, websocket
from msgspec import json

from undermine.protocol import openings as told
from undermine.server.live.directory import Directory
from undermine.server.live.hub import Hub
from undermine.server.people import openings
from undermine.server.settings import Settings
from undermine.server.store.async_database import AsyncDatabase
from undermine.server.store.privacy.blocks import kept_apart
from undermine.server.timestamps import now_ms
from undermine.server.web.guards import who
from undermine.server.web.listening import Told, let_listen
from undermine.server.web.socket_api import Socket


@get("/api/open")
async def show_open_tables(
    directory: Directory, database: AsyncDatabase, person: str | None
) -> told.OpenTables:
    """Give the open tables that everybody may find, but for those of people whom the asker is not to meet."""
    return directory.tables(await apart_from(database, person))


async def apart_from(database: AsyncDatabase, person: str | None) -> frozenset[str]:
    """Return all whom somebody is not to meet."""
    if person is None:
        return frozenset()
    return await database.read(lambda transaction: kept_apart(transaction, person))


@get("/api/tables/{code:str}/opening")
async def show_opening(code: str, database: AsyncDatabase) -> told.Opening:
    """Set whether everybody may find a table, and when it begins by itself."""
    return await database.read(lambda transaction: openings.opening(transaction, code, now_ms()))


@websocket("/ws/open")
async def list_socket(socket: Socket, hub: Hub, directory: Directory, settings: Settings) -> None:
    """Tell a client of the open tables until it goes."""

    async def listed() -> Told:
        apart = await apart_from(hub.database, await who(socket, hub.database, settings))
        return _WithoutSome(directory, apart) if apart else directory

    await let_listen(socket, hub, settings, listed)


class _WithoutSome:
    """The list for somebody who is kept apart from others: all of it each time, without their tables."""

    def __init__(self, directory: Directory, apart: frozenset[str]) -> None:
        self._directory = directory
        self._apart = apart

    @property
    def version(self) -> int:
        """The version of the list that everybody sees."""
        return self._directory.version

    def whole(self) -> str:
        """Return the list as a message."""
        return json.encode(self._directory.tables(self._apart)).decode()

    async def news(self, version: int) -> str:
        """Wait until there is a newer list than that version, and return it."""
        await self._directory.change(version)
        return self.whole()


HANDLERS = (show_open_tables, show_opening, list_socket)
