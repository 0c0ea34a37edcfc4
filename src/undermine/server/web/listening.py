"""WebSockets on which the server alone speaks: something that changes is told to all who listen."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

from litestar.exceptions import WebSocketDisconnect

from undermine.protocol import messages
from undermine.server.errors import RequestError
from undermine.server.live.hub import Hub
from undermine.server.settings import Settings
from undermine.server.web.guards import address_of, same_origin
from undermine.server.web.socket_api import CLOSING_SECONDS, Socket, unwelcome


class Told(Protocol):
    """What is told: as a whole, then what is new since a version."""

    @property
    def version(self) -> int:
        """Return a number that grows with every change."""

    def whole(self) -> str:
        """Return everything as a message."""

    async def news(self, version: int) -> str:
        """Wait for something newer than that version, and return what somebody who knows that one must hear."""


async def let_listen(
    socket: Socket, hub: Hub, settings: Settings, find: Callable[[], Awaitable[Told | None]]
) -> None:
    """Tell a client until it goes; one that says anything has not understood."""
    await socket.accept()
    address = address_of(socket)
    may_stay = hub.lines.enter(address) and unwelcome(address, hub.limits) is None
    close_code = messages.CLOSE_TOO_FAST
    try:
        if not same_origin(socket, settings):
            close_code = messages.CLOSE_FORBIDDEN
        elif may_stay:
            told = await find()
            close_code = messages.CLOSE_NO_TABLE if told is None else await _tell(socket, told)
    except (WebSocketDisconnect, OSError):
        return
    except RequestError:
        close_code = messages.CLOSE_FORBIDDEN
    finally:
        hub.lines.leave(address)
    with suppress(WebSocketDisconnect, OSError, RuntimeError):
        await asyncio.wait_for(socket.close(close_code), CLOSING_SECONDS)


async def _tell(socket: Socket, told: Told) -> int:
    tasks = [asyncio.create_task(_speak(socket, told)), asyncio.create_task(_hear(socket))]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return messages.CLOSE_BAD_MESSAGE


async def _speak(socket: Socket, told: Told) -> None:
    version = told.version
    await socket.send_text(told.whole())
    while True:
        news = await told.news(version)
        version = told.version
        await socket.send_text(news)


async def _hear(socket: Socket) -> None:
    await socket.receive_data(mode="text")
