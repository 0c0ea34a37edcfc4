"""The list of open tables: as an answer, and live by a WebSocket on which the server alone speaks."""

import asyncio
from contextlib import suppress

from litestar import get, websocket
from litestar.exceptions import WebSocketDisconnect

from undermine.protocol import messages
from undermine.protocol import openings as told
from undermine.server.live.directory import Directory
from undermine.server.live.hub import Hub
from undermine.server.people import openings
from undermine.server.settings import Settings
from undermine.server.store.async_database import AsyncDatabase
from undermine.server.timestamps import now_ms
from undermine.server.web.guards import address_of, same_origin
from undermine.server.web.socket_api import CLOSING_SECONDS, Socket, unwelcome


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
    await socket.accept()
    address = address_of(socket)
    may_stay = hub.lines.enter(address) and unwelcome(address, hub.limits) is None
    close_code = messages.CLOSE_TOO_FAST
    try:
        if not same_origin(socket, settings):
            close_code = messages.CLOSE_FORBIDDEN
        elif may_stay:
            close_code = await tell(socket, directory)
    except (WebSocketDisconnect, OSError):
        return
    finally:
        hub.lines.leave(address)
    with suppress(WebSocketDisconnect, OSError, RuntimeError):
        await asyncio.wait_for(socket.close(close_code), CLOSING_SECONDS)


async def tell(socket: Socket, directory: Directory) -> int:
    """Tell the whole list, then what changes; a client that says anything has not understood."""
    tasks = [asyncio.create_task(_speak(socket, directory)), asyncio.create_task(_hear(socket))]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return messages.CLOSE_BAD_MESSAGE


async def _speak(socket: Socket, directory: Directory) -> None:
    version = directory.version
    await socket.send_text(directory.whole())
    while True:
        news = await directory.news(version)
        version = directory.version
        await socket.send_text(news)


async def _hear(socket: Socket) -> None:
    await socket.receive_data(mode="text")


HANDLERS = (show_open_tables, show_opening, list_socket)
