"""The WebSocket: one connection to one table. Reading, writing and being cut are tasks; the first to end ends all."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from msgspec import DecodeError

from undermine.protocol import messages
from undermine.server.errors import RequestError
from undermine.server.live.connection import Connection
from undermine.server.live.hub import Hub
from undermine.server.live.rate_limits import RateLimits
from undermine.server.live.table import LiveTable
from undermine.server.people.identity import hashed
from undermine.server.room.effects import Effect
from undermine.server.room.log import DamagedLogError
from undermine.server.room.room import Room
from undermine.server.settings import Settings
from undermine.server.timestamps import elapsed
from undermine.server.web.guards import address_of, credential, note_miss, same_origin, who, whose_program

HELLO_SECONDS = 10
CLOSING_SECONDS = 2
SERVER_FAULT = 1011


class BadMessageError(Exception):
    """A client has said something that is not in the protocol."""


Socket = WebSocket[Any, Any, State]

log = logging.getLogger(__name__)


@websocket("/ws/tables/{code:str}")
async def table_socket(socket: Socket, code: str, hub: Hub, settings: Settings) -> None:
    """Connect a client to a table until one of them has enough."""
    await socket.accept()
    close_code, address = SERVER_FAULT, address_of(socket)
    may_stay = hub.lines.enter(address)
    try:
        close_code = await serve(socket, code, hub, settings) if may_stay else messages.CLOSE_TOO_FAST
    except RequestError:
        close_code = messages.CLOSE_FORBIDDEN
    except (BadMessageError, TimeoutError):
        close_code = messages.CLOSE_BAD_MESSAGE
    except DamagedLogError:  # the hub has named it in the log
        with suppress(WebSocketDisconnect, OSError):
            await socket.send_text(messages.write_text(messages.Problem("damaged")))
        close_code = messages.CLOSE_FORBIDDEN
    except (WebSocketDisconnect, OSError):  # the second is uvicorn's way to say that the client has gone
        return
    except Exception:
        log.exception("a connection failed", extra={"code": code})
    finally:
        hub.lines.leave(address)
    with suppress(WebSocketDisconnect, OSError, RuntimeError):
        await asyncio.wait_for(socket.close(close_code), CLOSING_SECONDS)


async def serve(socket: Socket, code: str, hub: Hub, settings: Settings) -> int:
    """Serve one client and return the code to close its socket with."""
    if not same_origin(socket, settings):
        return messages.CLOSE_FORBIDDEN
    hello = await asyncio.wait_for(receive(socket), HELLO_SECONDS)
    if not isinstance(hello, messages.Hello):
        return messages.CLOSE_BAD_MESSAGE
    if hello.protocol != messages.PROTOCOL:
        await socket.send_text(messages.write_text(messages.Problem("wrong-protocol")))
        return messages.CLOSE_BAD_MESSAGE
    turned_away = unwelcome(address_of(socket), hub.limits)
    if turned_away is not None:
        return turned_away
    live = await hub.open(code)
    if live is None:
        note_miss(socket)
        return messages.CLOSE_NO_TABLE
    connection = await connection_of(socket, hello, hub, settings)
    hub.metrics.connections.inc()
    try:
        await live.join(connection, hello.last, hello.talk)
        return await talk(socket, connection, live, hub.limits)
    finally:
        hub.metrics.connections.dec()
        if connection.cut.is_set():
            hub.metrics.cut.inc()
        live.leave(connection)


async def connection_of(socket: Socket, hello: messages.Hello, hub: Hub, settings: Settings) -> Connection:
    """Return the line of the one who says hello: a person, or nobody where only what is public is wanted."""
    if hello.token:
        person: str | None = await whose_program(hello.token, hub.database)
        known_by = hashed(hello.token)
    else:
        person, known_by = await who(socket, hub.database, settings), credential(socket, settings)
    connection = Connection(None if hello.watch else person, address_of(socket), known_by)
    connection.behind = person
    connection.muted = frozenset(hello.mute)
    return connection


def unwelcome(address: str, limits: RateLimits) -> int | None:
    """Return the code to turn an address away with: it sends too much, or guesses the codes of tables."""
    if not limits.messages.take(address, elapsed()):
        return messages.CLOSE_TOO_FAST
    return None if limits.misses.has(address, elapsed()) else messages.CLOSE_FORBIDDEN


async def receive(socket: Socket) -> messages.ClientMessage:
    text: str = await socket.receive_data(mode="text")
    try:
        message: messages.ClientMessage = messages.read_client_message(text)
    except (DecodeError, UnicodeError) as error:
        raise BadMessageError from error
    return message


async def talk(socket: Socket, connection: Connection, live: LiveTable, limits: RateLimits) -> int:
    """Pass messages on in both directions until one of them ends."""
    tasks = [
        asyncio.create_task(listen(socket, connection, live, limits)),
        asyncio.create_task(speak(socket, connection)),
        asyncio.create_task(connection.cut.wait()),
    ]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return connection.close_code or 1000


async def speak(socket: Socket, connection: Connection) -> None:
    while (message := await connection.next()) is not None:
        await socket.send_text(message)


def in_time(connection: Connection, game: str, limits: RateLimits) -> bool:
    """Return whether another message may come now, from this address and for this seat of a game."""
    moment = elapsed()
    if not limits.messages.take(connection.address, moment):
        return False
    return connection.person is None or limits.seats.take(f"{game} {connection.person}", moment)


Wish = messages.MoreTime | messages.Standing | messages.PassOn | messages.Ready


async def listen(socket: Socket, connection: Connection, live: LiveTable, limits: RateLimits) -> None:
    """Read one message after the other: the next only when the last has been dealt with."""
    while True:
        message = await receive(socket)
        if not in_time(connection, live.game.id, limits):
            connection.send(messages.Problem("too-fast", getattr(message, "id", None)))
        elif isinstance(message, messages.Act):
            await live.act(connection, message)
        elif isinstance(message, messages.Say | messages.Claim):
            await live.say(connection, message)
        elif isinstance(message, Wish):
            await live.ask_of_room(connection, wish(connection.number, message))
        elif isinstance(message, messages.Mute):
            connection.muted = frozenset(message.seats)
        elif isinstance(message, messages.SawUpdate):
            live.seen(connection, message.seq)
        elif isinstance(message, messages.Ping):
            connection.send(messages.Pong())
        else:
            raise BadMessageError  # one hello is enough


def wish(client: int, message: Wish) -> Callable[[Room], list[Effect]]:
    """Return what a client wants of the room that is no command."""
    if isinstance(message, messages.MoreTime):
        return partial(Room.more_time, client=client)
    if isinstance(message, messages.Standing):
        return partial(Room.stand, client=client, message=message)
    if isinstance(message, messages.PassOn):
        return partial(Room.pass_on, client=client, on=message.on)
    return partial(Room.ready, client=client, round_=message.round)
