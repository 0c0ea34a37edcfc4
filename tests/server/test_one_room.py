"""People in one room: several at one device, screens that only watch, and seats that go from one phone to another."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.server.running import RunningServer
from tests.server.test_socket import close_code, hear, say, socket_of
from undermine.client import Person, RequestRefused
from undermine.protocol import http, messages

NOBODYS = "undermine_of-nobody"
Game = Callable[[Person, str], Coroutine[Any, Any, None]]
Game2 = Callable[[Person, Person, str], Coroutine[Any, Any, None]]


async def post(person: Person, path: str, request: http.Request, answer: type[Any]) -> Any:
    return await person.post(path, request, answer)


async def guest_at(person: Person, code: str, name: str) -> http.NewGuest:
    guest: http.NewGuest = await post(
        person, f"/api/tables/{code}/guests", http.SameDevice(name), http.NewGuest
    )
    return guest


def run(game: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(game, 30))


def with_two_at_one_device(server: RunningServer, game: Game2) -> None:
    """Let Ann play on her device and Bob on it too, with one bot that dawdles."""

    async def both() -> None:
        async with Person(server.url) as ann:
            code = (await ann.create("base", 3, "Ann", ("random",))).table.code
            guest = await guest_at(ann, code, "Bob")
            async with Person(server.url, token=guest.token) as bob:
                await ann.start(code)
                await game(ann, bob, code)

    run(both())


def with_a_phone_that_died(server: RunningServer, game: Game) -> None:
    """Let Ann host a game in which Bob sat down and never connected."""

    async def both() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            code = (await ann.create("base", 3, "Ann", ("random",))).table.code
            await bob.join(code, "Bob")
            await ann.start(code)
            await game(ann, code)

    run(both())


@asynccontextmanager
async def socket_without_cookie(url: str, code: str) -> AsyncIterator[ClientConnection]:
    address = f"{url.replace('http', 'ws', 1)}/ws/tables/{code}"
    async with connect(address, compression=None, proxy=None) as socket:
        yield socket


async def refusal(request: Coroutine[Any, Any, Any]) -> str:
    with pytest.raises(RequestRefused) as refused:
        await request
    return refused.value.code


# -- several people at one device ------------------------------------------------------------------------------------


def test_a_browser_takes_another_seat_by_the_token_in_its_hello(server: RunningServer) -> None:
    async def game(ann: Person, bob: Person, code: str) -> None:
        token = bob.token["Authorization"].removeprefix("Bearer ")
        async with socket_of(ann, code) as socket:  # Ann's own cookie comes along
            await say(socket, messages.Hello(messages.PROTOCOL, token=token))
            assert (await hear(socket, messages.Welcome)).you == 1
            assert (await hear(socket, messages.Snapshot)).now.view.hand

    with_two_at_one_device(server, game)


def test_a_wrong_token_is_not_let_in(server: RunningServer) -> None:
    async def game(ann: Person, _bob: Person, code: str) -> None:
        async with socket_of(ann, code) as socket:
            await say(socket, messages.Hello(messages.PROTOCOL, token=NOBODYS))
            assert await close_code(socket) == messages.CLOSE_FORBIDDEN

    with_two_at_one_device(server, game)


def test_who_plays_may_watch_too_and_then_sees_no_hand_and_no_dwarf(server: RunningServer) -> None:
    async def game(ann: Person, _bob: Person, code: str) -> None:
        async with socket_of(ann, code) as socket:
            await say(socket, messages.Hello(messages.PROTOCOL, watch=True))
            assert (await hear(socket, messages.Welcome)).you is None
            now = (await hear(socket, messages.Snapshot)).now
            assert (now.view.hand, now.options) == ([], None)
            assert set(now.view.dwarfs) == {None}
            await say(socket, messages.Act("a1", now.ask.number, "pass [NS]"))
            assert (await hear(socket, messages.Problem)).code == "not-seated"

    with_two_at_one_device(server, game)


def test_a_screen_that_the_host_opens_gets_the_very_bytes_that_a_stranger_gets(server: RunningServer) -> None:
    async def game() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            options = http.Options(watch=True)
            code = (await ann.create("base", 3, "Ann", ("random",), options=options)).table.code
            await bob.join(code, "Bob")
            await ann.start(code)
            async with socket_of(ann, code) as own, socket_without_cookie(server.url, code) as strange:
                for socket in (own, strange):
                    await say(socket, messages.Hello(messages.PROTOCOL, last=0, watch=True))
                told = [await told_of_the_deal(socket) for socket in (own, strange)]
                assert told[0] == told[1]

    run(game())


async def told_of_the_deal(socket: ClientConnection) -> str:
    """Return the first update as it came over the wire."""
    while True:
        text = str(await socket.recv())
        if '"type":"update"' in text:
            return text


def test_a_stranger_may_not_watch_where_the_host_does_not_want_it(server: RunningServer) -> None:
    async def game(_ann: Person, _bob: Person, code: str) -> None:
        async with socket_without_cookie(server.url, code) as socket:
            await say(socket, messages.Hello(messages.PROTOCOL, watch=True))
            assert await close_code(socket) == messages.CLOSE_FORBIDDEN

    with_two_at_one_device(server, game)


def test_a_guest_of_a_device_is_refused_like_anybody(server: RunningServer) -> None:
    async def game(ann: Person, _bob: Person, code: str) -> None:
        assert await refusal(guest_at(ann, code, "Cleo")) == "table-closed"
        other = (await ann.create("base", 3, "Ann")).table.code
        assert await refusal(guest_at(ann, other, "Ann")) == "name-taken"

    with_two_at_one_device(server, game)


# -- a seat that goes to another phone -------------------------------------------------------------------------------


async def hand_over(person: Person, code: str, seat: int) -> str:
    key: http.SeatKey = await post(person, f"/api/tables/{code}/hand-over", http.HandOver(seat), http.SeatKey)
    return key.key


async def take_over(person: Person, code: str, key: str, name: str) -> http.Seated:
    seated: http.Seated = await post(
        person, f"/api/tables/{code}/take-over", http.TakeOver(key, name), http.Seated
    )
    return seated


def test_the_seat_of_a_dead_phone_goes_on_with_another_under_another_name(server: RunningServer) -> None:
    async def game(ann: Person, code: str) -> None:
        async with Person(server.url) as cleo, socket_of(ann, code) as watching:
            await say(watching, messages.Hello(messages.PROTOCOL))
            seated = await take_over(cleo, code, await hand_over(ann, code, 1), "Cleo")
            assert seated.you == 1
            told = await hear(watching, messages.TableChanged)
            assert [seat.name for seat in told.table.seats[:2]] == ["Ann", "Cleo"]
            async with socket_of(cleo, code) as socket:
                await say(socket, messages.Hello(messages.PROTOCOL))
                assert (await hear(socket, messages.Snapshot)).now.view.hand

    with_a_phone_that_died(server, game)


def test_a_key_to_a_seat_serves_once_and_the_one_before_it_is_void(server: RunningServer) -> None:
    async def game(ann: Person, code: str) -> None:
        async with Person(server.url) as cleo, Person(server.url) as dan:
            old = await hand_over(ann, code, 1)
            new = await hand_over(ann, code, 1)
            assert await refusal(take_over(cleo, code, old, "Cleo")) == "wrong-key"
            await take_over(cleo, code, new, "Cleo")
            assert await refusal(take_over(dan, code, new, "Dan")) == "wrong-key"

    with_a_phone_that_died(server, game)


def test_only_the_host_hands_over_and_only_the_seat_of_another_person(server: RunningServer) -> None:
    async def game(ann: Person, code: str) -> None:
        async with Person(server.url) as cleo:
            assert await refusal(hand_over(cleo, code, 1)) == "not-host"
            assert await refusal(hand_over(ann, code, 0)) == "wrong-seat"
            assert await refusal(hand_over(ann, code, 7)) == "wrong-seat"

    with_a_phone_that_died(server, game)


def test_nobody_who_is_connected_loses_the_seat(server: RunningServer) -> None:
    async def game(ann: Person, bob: Person, code: str) -> None:
        token = bob.token["Authorization"].removeprefix("Bearer ")
        async with socket_of(ann, code) as socket:
            await say(socket, messages.Hello(messages.PROTOCOL, token=token))
            await hear(socket, messages.Snapshot)
            assert await refusal(hand_over(ann, code, 1)) == "still-there"

    with_two_at_one_device(server, game)


def test_who_has_lost_the_seat_is_sent_away_from_the_game(server: RunningServer) -> None:
    async def lost() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob, Person(server.url) as cleo:
            code = (await ann.create("base", 3, "Ann", ("random",))).table.code
            await bob.join(code, "Bob")
            await ann.start(code)
            key = await hand_over(ann, code, 1)
            async with socket_of(bob, code) as socket:  # he is back before the other phone is there
                await say(socket, messages.Hello(messages.PROTOCOL))
                await hear(socket, messages.Snapshot)
                await take_over(cleo, code, key, "Cleo")
                assert await close_code(socket) == messages.CLOSE_SIGNED_OUT
            async with socket_of(bob, code) as socket:
                await say(socket, messages.Hello(messages.PROTOCOL))
                assert await close_code(socket) == messages.CLOSE_FORBIDDEN

    run(lost())


def test_among_strangers_seats_do_not_change_hands(server: RunningServer) -> None:
    async def strangers() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            options = http.Options(rated=True)
            code = (await ann.create("base", 3, "Ann", ("random",), options=options)).table.code
            await bob.join(code, "Bob")
            await ann.start(code)
            assert await refusal(hand_over(ann, code, 1)) == "among-strangers"

    run(strangers())
