"""Live tables: forgotten when nobody looks, brought back by the log, and never in two minds about a command."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from undermine.engine.kernel.records import RULES_VERSION
from undermine.protocol import http, messages
from undermine.server.live import table
from undermine.server.live.connection import Connection
from undermine.server.live.hub import Hub
from undermine.server.live.thinkers import Thinkers
from undermine.server.people import dealing, lobby
from undermine.server.room.effects import Effect
from undermine.server.store import people
from undermine.server.store.database import Database
from undermine.server.store.games import SeatRow, change_game, find_game, games_with_bots, put_seat
from undermine.server.store.log import entries_after

NAMES = ("Ann", "Bob", "Cid")


def new_game(database: Database) -> str:
    """Keep a game of three that has just begun."""

    def work(connection: Any) -> str:
        for name in NAMES:
            people.add_person(connection, name, name, 1)
        game = lobby.create(connection, "Ann", http.NewTable("base", 3, "Ann"), 1)
        for name in NAMES[1:]:
            lobby.join(connection, game.code, name, http.Join(name))
        dealing.start(connection, game.code, "Ann", 1)
        return game.code

    return database.write(work).result()


def with_hubs(tmp_path: Path, game: Callable[[Hub, Hub, str], Coroutine[Any, Any, None]]) -> None:
    """Let two servers share a database, as several nodes do."""
    databases = [Database(f"sqlite:///{tmp_path}/undermine.sqlite") for _ in range(2)]
    thinkers = Thinkers(1)

    async def both() -> None:
        hubs = [Hub(database, thinkers, 0) for database in databases]
        await game(hubs[0], hubs[1], new_game(databases[0]))
        for one in hubs:
            one.close()

    try:
        asyncio.run(asyncio.wait_for(both(), 20))
    finally:
        thinkers.close()
        for database in databases:
            database.close()


async def heard(connection: Connection, *kinds: type[messages.FromServer]) -> Any:
    while True:
        text = await connection.next()
        assert text is not None
        message = messages.read_server_message(text)
        if isinstance(message, kinds):
            return message


async def sit(table_hub: Hub, code: str, person: str) -> tuple[Connection, messages.Situation]:
    live = await table_hub.open(code)
    assert live is not None
    connection = Connection(person)
    await live.join(connection, None)
    return connection, (await heard(connection, messages.Snapshot)).now


async def act(table_hub: Hub, code: str, connection: Connection, command: messages.Act) -> Any:
    live = await table_hub.open(code)
    assert live is not None
    await live.act(connection, command)
    return await heard(connection, messages.Ack, messages.Refused, messages.Problem)


def test_a_command_sent_to_two_servers_is_done_once(tmp_path: Path) -> None:
    async def game(one: Hub, two: Hub, code: str) -> None:
        _, situation = await sit(one, code, "Ann")
        assert situation.ask is not None
        person = NAMES[situation.ask.seats[0]]
        first, now = await sit(one, code, person)
        second, _ = await sit(two, code, person)
        assert now.ask is not None
        assert now.options is not None
        command = messages.Act("once", now.ask.number, now.options.all[0].action)
        answers = await asyncio.gather(act(one, code, first, command), act(two, code, second, command))
        assert tuple(answers) == (messages.Ack("once", 2), messages.Ack("once", 2))
        kept = await one.database.read(lambda connection: find_game(connection, code))
        assert kept is not None
        assert len(await one.database.read(lambda connection: entries_after(connection, kept.id, 0))) == 1

    with_hubs(tmp_path, game)


def test_of_two_different_commands_on_two_servers_the_second_answers_an_old_question(tmp_path: Path) -> None:
    async def game(one: Hub, two: Hub, code: str) -> None:
        _, situation = await sit(one, code, "Ann")
        assert situation.ask is not None
        person = NAMES[situation.ask.seats[0]]
        first, now = await sit(one, code, person)
        second, _ = await sit(two, code, person)
        assert now.ask is not None
        assert now.options is not None
        actions = [option.action for option in now.options.all[:2]]
        assert await act(one, code, first, messages.Act("a", now.ask.number, actions[0])) == messages.Ack(
            "a", 2
        )
        refused = await act(two, code, second, messages.Act("b", now.ask.number, actions[1]))
        assert refused == messages.Refused("b", [messages.Reason("stale-ask")])

    with_hubs(tmp_path, game)


def test_a_table_that_nobody_looks_at_is_forgotten_and_comes_back_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table, "FORGET_SECONDS", 0.01)

    async def game(one: Hub, _two: Hub, code: str) -> None:
        connection, before = await sit(one, code, "Ann")
        live = await one.open(code)
        assert live is not None
        live.leave(connection)
        await live.task
        again, after = await sit(one, code, "Ann")
        assert (await one.open(code)) is not live
        assert after == before
        assert again.number != connection.number

    with_hubs(tmp_path, game)


def test_who_comes_to_a_table_that_was_just_forgotten_is_told_to_come_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table, "FORGET_SECONDS", 0.01)

    async def game(one: Hub, _two: Hub, code: str) -> None:
        live = await one.open(code)
        assert live is not None
        await live.task
        late = Connection("Ann")
        await live.join(late, None)
        assert late.close_code == messages.CLOSE_RESTART
        _, situation = await sit(one, code, "Ann")
        assert situation.ask is not None

    with_hubs(tmp_path, game)


def test_nobody_waits_for_ever_at_a_table_that_ends_while_they_sit_down(tmp_path: Path) -> None:
    async def game(one: Hub, _two: Hub, code: str) -> None:
        live = await one.open(code)
        assert live is not None

        async def end() -> list[Effect]:
            live.task.cancel()
            await asyncio.sleep(0)
            return []

        waiting, first = live.mailbox.post(end), Connection("Ann")
        await asyncio.gather(waiting, live.join(first, None))
        assert first.close_code == messages.CLOSE_RESTART

    with_hubs(tmp_path, game)


@pytest.mark.parametrize("version", [None, RULES_VERSION - 1, RULES_VERSION + 1])
def test_a_game_of_another_version_of_the_rules_is_closed_for_playing_and_people_are_told(
    tmp_path: Path, version: int | None
) -> None:
    async def game(one: Hub, _two: Hub, code: str) -> None:
        await one.database.write(
            lambda connection: change_game(
                connection, lobby.table(connection, code).id, rules_version=version
            )
        )
        live = await one.open(code)
        assert live is not None
        ann = Connection("Ann")
        await live.join(ann, None)
        assert (await heard(ann, messages.Welcome)).table.other_rules
        assert await heard(ann, messages.Problem) == messages.Problem("other-rules")
        answer = await act(one, code, ann, messages.Act("a", 1, "pass map"))
        assert answer == messages.Problem("other-rules", "a")
        await live.changed()
        assert live.room is None

    with_hubs(tmp_path, game)


def test_bots_do_not_go_on_with_a_game_of_another_version_of_the_rules(tmp_path: Path) -> None:
    async def game(one: Hub, _two: Hub, code: str) -> None:
        def with_a_bot(connection: Any) -> str:
            found = lobby.table(connection, code)
            put_seat(connection, found.id, SeatRow(2, None, "Cid", "random"))
            return found.id

        number = await one.database.write(with_a_bot)
        assert code in await one.database.read(games_with_bots)
        await one.database.write(lambda connection: change_game(connection, number, rules_version=None))
        assert code not in await one.database.read(games_with_bots)

    with_hubs(tmp_path, game)


def test_a_game_keeps_the_version_of_the_rules_that_it_was_dealt_by(tmp_path: Path) -> None:
    async def game(one: Hub, _two: Hub, code: str) -> None:
        kept = await one.database.read(lambda connection: lobby.table(connection, code))
        assert kept.rules_version == RULES_VERSION
        assert not kept.has_other_rules()

    with_hubs(tmp_path, game)
