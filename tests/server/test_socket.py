"""The WebSocket: who is let in, what is refused, and that a refused message changes nothing."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from socket import SO_RCVBUF, SOL_SOCKET
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.running import RunningServer
from undermine.client import Lost, Person
from undermine.protocol import http, messages
from undermine.server.live.connection import QUEUED_MESSAGES, Connection

LINE_LOST = 1006
LONGEST_TEST_SECONDS = 300
"""Seconds after which a game counts as one that stands still."""
HELLO = b'{"type":"hello","protocol":1}'


@asynccontextmanager
async def socket_of(person: Person, code: str, origin: str | None = None) -> AsyncIterator[ClientConnection]:
    cookies = "; ".join([f"{name}={value}" for name, value in person.cookies.items()])
    headers = {"Cookie": cookies} | ({"Origin": origin} if origin else {})
    address = f"{person.url.replace('http', 'ws', 1)}/ws/tables/{code}"
    async with connect(address, additional_headers=headers, compression=None, proxy=None) as socket:
        yield socket


async def say(socket: ClientConnection, message: messages.ClientMessage) -> None:
    await socket.send(messages.write_message(message).decode())


async def hear(socket: ClientConnection, *kinds: type[messages.FromServer]) -> Any:
    """Return the next message of one of these kinds."""
    while True:
        message = messages.read_server_message(await socket.recv())
        if isinstance(message, kinds):
            return message


async def close_code(socket: ClientConnection) -> int | None:
    """Return the code with which the server closes the connection."""
    with suppress(ConnectionClosed):
        while True:
            await socket.recv()
    return socket.close_code


Game = Callable[[Person, Person, str], Coroutine[Any, Any, None]]


def with_a_game(server: RunningServer, game: Game) -> None:
    """Let Ann and Bob play with a bot that takes its time, so that things happen only when they are made to."""

    async def both() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            code = (await ann.create("base", 3, "Ann", ("random",))).table.code
            await bob.join(code, "Bob")
            await ann.start(code)
            await game(ann, bob, code)

    asyncio.run(asyncio.wait_for(both(), LONGEST_TEST_SECONDS))


async def join(socket: ClientConnection) -> messages.Situation:
    """Say hello and wait until the bots have moved, if it is their turn: somebody's move is needed now."""
    await say(socket, messages.Hello(messages.PROTOCOL))
    situation: messages.Situation | None = None
    while situation is None or situation.ask is None or 2 in situation.ask.seats:
        message = await hear(socket, messages.Snapshot, messages.Update)
        situation = message.now or situation
    return situation


def test_a_page_of_another_site_is_not_let_in(server: RunningServer) -> None:
    async def game(ann: Person, _bob: Person, code: str) -> None:
        async with socket_of(ann, code, origin="http://evil.example") as socket:
            assert await close_code(socket) == messages.CLOSE_FORBIDDEN
        async with socket_of(ann, code, origin=server.url) as socket:
            assert (await join(socket)).view.seat == 0

    with_a_game(server, game)


def test_a_stranger_does_not_see_a_game(server: RunningServer) -> None:
    async def game(_ann: Person, _bob: Person, code: str) -> None:
        async with Person(server.url) as stranger, stranger.line(code) as line:
            assert isinstance(await anext(line), messages.Welcome)
            assert await anext(line) == messages.Problem("not-seated")
            with pytest.raises(Lost, match=str(messages.CLOSE_FORBIDDEN)):
                await anext(line)

    with_a_game(server, game)


def test_where_the_host_allows_it_a_stranger_watches_what_is_public(server: RunningServer) -> None:
    async def game() -> None:
        async with Person(server.url) as ann, Person(server.url) as stranger:
            seated = await ann.create(
                "base", 3, "Ann", ("random", "random"), options=http.Options(watch=True)
            )
            code = seated.table.code
            await ann.start(code)
            async with socket_of(stranger, code) as socket:
                await say(socket, messages.Hello(messages.PROTOCOL))
                assert (await hear(socket, messages.Welcome)).you is None
                shown = (await hear(socket, messages.Snapshot)).now
                assert (shown.view.seat, shown.view.hand, shown.options) == (None, [], None)
                assert set(shown.view.dwarfs) == {None}
                await say(socket, messages.Act("mine", 1, "pass map"))
                assert await hear(socket, messages.Problem) == messages.Problem("not-seated", "mine")
                await say(socket, messages.Say("talk", "Psst"))
                assert await hear(socket, messages.Problem) == messages.Problem("not-seated", "talk")

    asyncio.run(asyncio.wait_for(game(), LONGEST_TEST_SECONDS))


def test_a_table_that_does_not_exist_is_said_to_be_so(server: RunningServer) -> None:
    async def game(ann: Person, _bob: Person, _code: str) -> None:
        async with socket_of(ann, "ABCDEF") as socket:
            await socket.send(HELLO.decode())
            assert await close_code(socket) == messages.CLOSE_NO_TABLE

    with_a_game(server, game)


@pytest.mark.parametrize(
    "message",
    [
        "",
        "null",
        "hello",
        '{"type":"hello"}',
        '{"type":"hello","protocol":1,"seat":1}',
        '{"type":"hello","protocol":2}',
        '{"type":"hello","protocol":1,"last":-1}',
        '{"type":"act","id":"x","ask":1,"action":"pass map"}',
    ],
)
def test_who_does_not_greet_properly_is_not_let_in(server: RunningServer, message: str) -> None:
    async def game(ann: Person, _bob: Person, code: str) -> None:
        async with socket_of(ann, code) as socket:
            await socket.send(message)
            assert await close_code(socket) == messages.CLOSE_BAD_MESSAGE

    with_a_game(server, game)


@pytest.mark.parametrize(
    "message",
    [
        "{}",
        '{"type":"act","id":"x","ask":1}',
        '{"type":"act","id":"x","ask":1,"action":"pass map","seat":0}',
        '{"type":"act","id":"x y","ask":1,"action":"pass map"}',
        '{"type":"act","id":"x","ask":1.5,"action":"pass map"}',
        '{"type":"admin"}',
        HELLO.decode(),
    ],
)
def test_a_malformed_message_ends_the_connection_and_changes_nothing(
    server: RunningServer, message: str
) -> None:
    async def game(ann: Person, bob: Person, code: str) -> None:
        async with socket_of(ann, code) as socket:
            before = await join(socket)
            await socket.send(message)
            assert await close_code(socket) == messages.CLOSE_BAD_MESSAGE
        async with socket_of(ann, code) as socket:
            assert (await join(socket)) == before
        assert (await bob.table(code)).table.status == "playing"

    with_a_game(server, game)


def test_a_huge_message_ends_the_connection(server: RunningServer) -> None:
    async def game(ann: Person, _bob: Person, code: str) -> None:
        async with socket_of(ann, code) as socket:
            await join(socket)
            await socket.send(" " * 20_000)
            assert await close_code(socket) == 1009

    with_a_game(server, game)


def test_nobody_acts_for_another_seat(server: RunningServer) -> None:
    async def game(ann: Person, bob: Person, code: str) -> None:
        async with socket_of(ann, code) as one, socket_of(bob, code) as two:
            sockets = {0: (one, await join(one)), 1: (two, await join(two))}
            asked = sockets[0][1].ask.seats[0]  # type: ignore[union-attr]
            options = sockets[asked][1].options
            assert options is not None
            assert sockets[1 - asked][1].options is None
            ask = sockets[asked][1].ask
            assert ask is not None
            other = sockets[1 - asked][0]
            await say(other, messages.Act("theirs", ask.number, options.all[0].action))
            refused = await hear(other, messages.Refused, messages.Ack)
            assert refused == messages.Refused("theirs", [messages.Reason("not-your-turn", "BASE-9")])

    with_a_game(server, game)


def test_the_same_command_twice_is_done_once_and_an_old_question_is_closed(server: RunningServer) -> None:
    async def game(ann: Person, bob: Person, code: str) -> None:
        async with socket_of(ann, code) as one, socket_of(bob, code) as two:
            now = {0: await join(one), 1: await join(two)}
            assert now[0].ask is not None
            asked = now[0].ask.seats[0]
            socket = (one, two)[asked]
            options = now[asked].options
            assert options is not None
            act = messages.Act("once", now[0].ask.number, options.all[0].action)
            await say(socket, act)
            first = await hear(socket, messages.Ack)
            await say(socket, act)
            assert await hear(socket, messages.Ack, messages.Refused) == first
            await say(socket, msgspec.structs.replace(act, id="again"))
            refused = await hear(socket, messages.Ack, messages.Refused)
            assert refused == messages.Refused("again", [messages.Reason("stale-ask")])

    with_a_game(server, game)


def test_one_person_may_look_with_several_devices(server: RunningServer) -> None:
    async def game(ann: Person, _bob: Person, code: str) -> None:
        phone = Person(server.url, ann.cookies)
        async with phone, socket_of(ann, code) as one, socket_of(phone, code) as two:
            assert await join(one) == await join(two)

    with_a_game(server, game)


def test_a_ping_is_answered(server: RunningServer) -> None:
    async def game(ann: Person, _bob: Person, code: str) -> None:
        async with socket_of(ann, code) as socket:
            await join(socket)
            await say(socket, messages.Ping())
            assert await hear(socket, messages.Pong) == messages.Pong()

    with_a_game(server, game)


def test_those_at_an_open_table_hear_who_sits_down_and_when_it_begins(server: RunningServer) -> None:
    async def game() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            code = (await ann.create("base", 3, "Ann", ("random",))).table.code
            async with socket_of(ann, code) as socket:
                await say(socket, messages.Hello(messages.PROTOCOL))
                welcome = await hear(socket, messages.Welcome)
                assert (welcome.you, welcome.table.status) == (0, "open")
                await bob.join(code.lower(), "Bob")
                changed = await hear(socket, messages.TableChanged)
                assert changed.table.seats[1].name == "Bob"
                await ann.start(code.lower())
                assert (await hear(socket, messages.TableChanged)).table.status == "playing"
                assert (await hear(socket, messages.Update)).seq == 1
                assert (await hear(socket, messages.Presence)).here == [True, False, True]

    asyncio.run(asyncio.wait_for(game(), LONGEST_TEST_SECONDS))


async def cut_connections(person: Person) -> float:
    """Return how many clients the server has cut because they did not read."""
    figures = await person.http.get("/metrics", headers={"Authorization": "Bearer figures"})
    line = re.search(r"^undermine_cut_connections_total (\S+)$", figures.text, re.MULTILINE)
    assert line is not None
    return float(line[1])


def test_a_client_that_does_not_read_is_cut_and_can_come_back(server: RunningServer) -> None:
    async def game(ann: Person, _bob: Person, code: str) -> None:
        before = await cut_connections(ann)
        async with socket_of(ann, code) as socket:
            await join(socket)
            system_socket = socket.transport.get_extra_info("socket")
            system_socket.setsockopt(SOL_SOCKET, SO_RCVBUF, 4096)
            socket.transport.pause_reading()
            with suppress(ConnectionClosed):
                for _ in range(100_000):
                    await socket.send('{"type":"ping"}')
            socket.transport.resume_reading()
            # what was on the way is lost if the line goes first
            assert await close_code(socket) in (messages.CLOSE_TOO_SLOW, LINE_LOST)
        assert await cut_connections(ann) == before + 1
        async with socket_of(ann, code) as socket:
            assert (await join(socket)).view.seat == 0

    with_a_game(server, game)


def test_what_a_client_has_missed_may_wait_besides() -> None:
    async def come_back() -> list[bool]:
        connection, cut = Connection("somebody"), []
        connection.expect(QUEUED_MESSAGES)
        for count in (2 * QUEUED_MESSAGES, 1):
            for _ in range(count):
                connection.send(messages.Pong())
            cut.append(connection.cut.is_set())
        return cut

    assert asyncio.run(come_back()) == [False, True]


def test_what_waits_for_a_client_is_bounded() -> None:
    async def flood() -> Connection:
        connection = Connection("somebody")
        for _ in range(QUEUED_MESSAGES):
            connection.send(messages.Pong())
        assert not connection.cut.is_set()
        connection.send(messages.Pong())
        return connection

    connection = asyncio.run(flood())
    assert connection.cut.is_set()
    assert connection.close_code == messages.CLOSE_TOO_SLOW
