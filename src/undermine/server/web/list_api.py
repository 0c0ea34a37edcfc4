"""The list of open tables: as an answer, and live."""

from litestar import get, websocket

from undermine.protocol import openings as told
from undermine.server.live.directory import Directory
from undermine.server.live.hub import Hub
from undermine.server.people import openings
from undermine.server.settings import Settings
from undermine.server.store.async_database import AsyncDatabase
from undermine.server.timestamps import now_ms
from undermine.server.web.listening import let_listen
from undermine.server.web.socket_api import Socket


@get("/api/open", sync_to_thread=False)
def show_open_tables(directory: Directory) -> told.OpenTables:
    """Give the open tables that everybody may find."""
    return directory.tables()


@get("/api/tables/{code:str}/opening")
async def show_opening(code: str, database: AsyncDatabase) -> told.Opening:
    """Set whether everybody may find a table, and when it begins by itself."""
    return await database.read(lambda transaction: openings.opening(transaction, code, now_ms()))


@websocket("/ws/open")
async def list_socket(socket: Socket, hub: Hub, directory: Directory, settings: Settings) -> None:
    """Tell a client of the open tables until it goes."""

    async def listed() -> Directory:
        return directory

    await let_listen(socket, hub, settings, listed)


HANDLERS = (show_open_tables, show_opening, list_socket)
