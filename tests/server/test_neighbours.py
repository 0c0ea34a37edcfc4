"""Several servers of one database: what one does the others see, and nothing depends on their letters."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection as Transaction

from tests.server import postgres
from tests.server.test_hub import NAMES, act, heard, new_game, sit
from undermine.protocol import messages
from undermine.server.cluster import membership
from undermine.server.cluster.cluster_messages import Alive, Forgot, Hosting
from undermine.server.cluster.local import Postgres
from undermine.server.cluster.peers import SILENCE_SECONDS, Peers
from undermine.server.limits import Limit
from undermine.server.live.connection import Connection
from undermine.server.live.hub import Hub
from undermine.server.live.thinkers import Thinkers
from undermine.server.room import attendance
from undermine.server.store.database import Database
from undermine.server.store.games import SeatRow, change_game, find_game, put_seat
from undermine.server.timestamps import now_ms

SECONDS = 30


# -- hearsay -------------------------------------------------------------------------------------------------------


def test_all_servers_agree_who_goes_first() -> None:
    nodes = {name: Peers(name) for name in ("one", "two", "three")}
    for name, peers in nodes.items():
        for other in nodes:
            if other != name:
                peers.hear(other, Hosting("CODE", []), 0.0)
    assert sorted(peers.rank("CODE") for peers in nodes.values()) == [0, 1, 2]
    assert sum(peers.is_first("OTHER") for peers in nodes.values()) == 1


def test_only_those_who_have_the_table_stand_in_line() -> None:
    peers = Peers("one")
    peers.hear("two", Alive(), 0.0)
    assert peers.rank("CODE") == 0
    assert not peers.is_hosted("CODE")
    peers.hear("two", Hosting("CODE", [1, 2]), 0.0)
    assert peers.is_hosted("CODE")
    assert peers.seats("CODE") == {1, 2}
    peers.hear("two", Forgot("CODE"), 0.0)
    assert not peers.is_hosted("CODE")


def test_a_silent_server_is_dead_unless_nobody_could_be_heard() -> None:
    peers = Peers("one")
    peers.hear("two", Hosting("CODE", [1]), 0.0)
    peers.assume_alive(10.0)
    assert peers.forget_silent(10.0 + SILENCE_SECONDS) == []
    assert peers.forget_silent(10.1 + SILENCE_SECONDS) == ["CODE"]
    assert peers.seats("CODE") == set()


def test_what_an_address_does_at_one_server_counts_at_the_others() -> None:
    here, there = Limit(1.0, 3.0), Limit(1.0, 3.0)
    here.count_for_others()
    assert [here.take("address", 0.0) for _ in range(4)] == [True, True, True, False]
    there.spend(here.take_counts(), 0.0)
    assert not there.take("address", 0.0)
    assert there.take("address", 1.0)
    assert here.take_counts() == {}


# -- two servers ---------------------------------------------------------------------------------------------------


@asynccontextmanager
async def two_hubs(database_url: str, redis_url: str) -> AsyncIterator[tuple[Hub, Hub, str]]:
    before = asyncio.all_tasks()
    databases = [Database(database_url) for _ in range(2)]
    thinkers = Thinkers(1)
    hubs = [Hub(database, thinkers, 0, redis_url=redis_url) for database in databases]
    try:
        while not all(hub.membership.is_connected() for hub in hubs):  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.01)
        yield hubs[0], hubs[1], new_game(databases[0])
    finally:
        for hub in hubs:
            hub.close()
        others = asyncio.all_tasks() - before - {asyncio.current_task()}
        await asyncio.wait(others, timeout=2)
        thinkers.close()
        for database in databases:
            database.close()


@pytest.fixture(params=["redis", "postgresql"])
def with_two(request: pytest.FixtureRequest, postgres_url: str) -> Callable[[Any], None]:
    """Run something with two servers that hear each other, one way or the other."""
    redis_url = str(request.getfixturevalue("redis_url")) if request.param == "redis" else ""
    database_url = postgres.empty_database(postgres_url)

    def run(game: Callable[[Hub, Hub, str], Coroutine[Any, Any, None]]) -> None:
        async def both() -> None:
            async with two_hubs(database_url, redis_url) as (one, two, code):
                await game(one, two, code)

        asyncio.run(asyncio.wait_for(both(), SECONDS))

    return run


async def asked(one: Hub, two: Hub, code: str) -> tuple[Hub, str, messages.Act]:
    """Return who is asked, at which server they sit (Ann at the first, the others at the second), and a command."""
    _, now = await sit(one, code, "Ann")
    assert now.ask is not None
    person = NAMES[now.ask.seats[0]]
    hub = one if person == "Ann" else two
    _, now = await sit(hub, code, person)
    assert now.ask is not None
    assert now.options is not None
    return hub, person, messages.Act("move", now.ask.number, now.options.all[0].action)


def test_what_is_done_at_one_server_is_told_at_the_other(with_two: Callable[[Any], None]) -> None:
    async def game(one: Hub, two: Hub, code: str) -> None:
        hub, person, command = await asked(one, two, code)
        mover, _ = await sit(hub, code, person)
        watcher, _ = await sit(two if hub is one else one, code, person)
        assert await act(hub, code, mover, command) == messages.Ack("move", 2)
        assert (await heard(watcher, messages.Update)).seq == 2

    with_two(game)


def test_who_is_at_one_server_is_present_at_the_other_until_gone(
    with_two: Callable[[Any], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attendance, "GRACE_SECONDS", 0.1)

    async def game(one: Hub, two: Hub, code: str) -> None:
        ann, _ = await sit(one, code, "Ann")
        bob, _ = await sit(two, code, "Bob")
        assert await heard_presence(ann, [True, True, False])
        assert await heard_presence(bob, [True, True, False])
        live = await two.open(code)
        assert live is not None
        live.leave(bob)
        assert await heard_presence(ann, [True, False, False])

    with_two(game)


async def heard_presence(connection: Connection, here: list[bool]) -> bool:
    while (await heard(connection, messages.Presence)).here != here:
        pass
    return True


def test_what_is_said_at_one_server_is_heard_at_the_other(with_two: Callable[[Any], None]) -> None:
    async def game(one: Hub, two: Hub, code: str) -> None:
        ann, _ = await sit(one, code, "Ann")
        bob, _ = await sit(two, code, "Bob")
        live = await one.open(code)
        assert live is not None
        await live.say(ann, messages.Say("t", "Hello!"))
        assert (await heard(bob, messages.Talk)).text == "Hello!"

    with_two(game)


async def until_pong(connection: Connection) -> list[messages.Talked]:
    """Return what somebody is told of the talk, up to now."""
    told: list[messages.Talked] = []
    while not isinstance(message := await heard(connection, messages.Talked, messages.Pong), messages.Pong):
        told.append(message)
    return told


def test_who_comes_from_a_server_that_died_is_told_nothing_twice_and_misses_nothing_of_the_talk(
    with_two: Callable[[Any], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def game(one: Hub, two: Hub, code: str) -> None:
        ann, _ = await sit(one, code, "Ann")
        live, other = await one.open(code), await two.open(code)
        assert live is not None
        assert other is not None
        monkeypatch.setattr(membership.Membership, "send", lambda _self, _message: None)
        await live.say(ann, messages.Say("t", "Hello!"))  # the server dies before it can tell the other one
        again = Connection("Bob")
        for known, told in ((0, [1]), (1, [])):  # those who had not heard it yet, and those who had
            again = Connection("Bob")
            await other.join(again, None, known)
            again.send(messages.Pong())
            heard_now = await until_pong(again)
            assert [talk.number for message in heard_now for talk in message.talk] == told
        await other.say(again, messages.Say("u", "Anybody?"))
        assert (await heard(again, messages.Talk)).number == 2

    with_two(game)


def test_letters_that_are_lost_are_made_up_for(
    with_two: Callable[[Any], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(membership, "HEARTBEAT_SECONDS", 0.05)

    async def game(one: Hub, two: Hub, code: str) -> None:
        monkeypatch.setattr(membership.Membership, "send", lambda _self, _message: None)
        hub, person, command = await asked(one, two, code)
        mover, _ = await sit(hub, code, person)
        watcher, _ = await sit(two if hub is one else one, code, person)
        assert await act(hub, code, mover, command) == messages.Ack("move", 2)
        live = await hub.open(code)
        assert live is not None
        await live.say(mover, messages.Say("t", "Hello!"))
        assert (await heard(watcher, messages.Update)).seq == 2
        assert (await heard(watcher, messages.Talk)).text == "Hello!"

    with_two(game)


def test_a_table_whose_server_has_died_is_taken_by_another(
    with_two: Callable[[Any], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(membership, "OVERDUE_SECONDS", 0.1)

    async def game(one: Hub, two: Hub, code: str) -> None:
        def let_a_bot_play(transaction: Transaction) -> None:
            found = find_game(transaction, code)
            assert found is not None
            put_seat(transaction, found.id, SeatRow(2, None, "bot", "random"))
            change_game(transaction, found.id, started=now_ms())

        await one.database.write(let_a_bot_play)
        await one.open(code)
        one.close()
        while two.live_table(code) is None:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.05)

    with_two(game)


def test_a_command_waits_for_a_database_that_is_restarted(folder: Path) -> None:
    server = Postgres(folder, postgres.UNSAFE)
    server.start()

    async def game() -> None:
        async with two_hubs(server.url, "") as (one, two, code):
            hub, person, command = await asked(one, two, code)
            mover, _ = await sit(hub, code, person)
            await asyncio.to_thread(server.stop)
            acting = asyncio.create_task(act(hub, code, mover, command))
            await asyncio.sleep(0.5)
            assert not acting.done()
            await asyncio.to_thread(server.start)
            assert await acting == messages.Ack("move", 2)

    try:
        asyncio.run(asyncio.wait_for(game(), SECONDS))
    finally:
        server.stop()


def test_who_comes_from_a_server_that_was_ahead_is_not_told_the_past(
    with_two: Callable[[Any], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def game(one: Hub, two: Hub, code: str) -> None:
        monkeypatch.setattr(membership.Membership, "send", lambda _self, _message: None)
        hub, person, command = await asked(one, two, code)
        behind = two if hub is one else one
        await sit(behind, code, person)
        mover, _ = await sit(hub, code, person)
        assert await act(hub, code, mover, command) == messages.Ack("move", 2)
        again, live = Connection(person), await behind.open(code)
        assert live is not None
        await live.join(again, 1)
        assert (await heard(again, messages.Update, messages.Snapshot)).seq == 2

    with_two(game)
