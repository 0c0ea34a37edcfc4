"""Tournaments on several servers of one database, and on one that crashes."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from sqlalchemy import Connection

from tests.server import postgres
from tests.server.running import RunningServer, play
from undermine.client import Person, TournamentClient
from undermine.protocol import http, tournaments
from undermine.server.store import people
from undermine.server.store.database import Database
from undermine.server.tournaments import keeping
from undermine.server.tournaments.course import course

SIX = ("Ann", "Bob", "Cid", "Dan", "Eva", "Fay")


def test_servers_of_one_database_change_a_tournament_one_after_the_other(postgres_url: str) -> None:
    url = postgres.empty_database(postgres_url)
    servers = [Database(url), Database(url)]

    def opened(connection: Connection) -> str:
        people.add_person(connection, "olga", "Olga", 1)
        return keeping.open_tournament(connection, "olga", tournaments.NewTournament("Cup", "Olga"), 1)

    code = servers[0].write(opened).result()
    wanted = [
        tournaments.TypeInPlayers(f"id{number // 2}", [f"Player {number // 2}"]) for number in range(40)
    ]
    try:
        writes = [
            servers[number % 2].write(
                lambda connection, one=one: keeping.type_in(connection, code, "olga", one, 1),  # type: ignore[misc]
                code,
            )
            for number, one in enumerate(wanted)
        ]
        for write in writes:
            write.result(60)
        present = servers[0].read(lambda connection: course(connection, code)).result()
    finally:
        for server in servers:
            server.close()
    assert sorted(player.name for player in present.players.values()) == sorted(
        {one.names[0] for one in wanted}
    )
    assert (present.row.head, len(present.log)) == (20, 20)


@pytest.mark.slow
def test_a_crash_in_the_middle_of_a_round_loses_nothing(tmp_path: Path) -> None:
    running = RunningServer(tmp_path)
    try:
        asyncio.run(_play_through_a_crash(running))
    finally:
        running.stop()


async def _play_through_a_crash(running: RunningServer) -> None:
    olga, players = Person(running.url), [Person(running.url) for _ in SIX]
    settled = tournaments.TournamentFormat(fewest=3, most=4, rounds=1, final=0)
    quick = http.Options(unmasking_seconds=0, reaction_seconds=0)
    wanted = tournaments.NewTournament("Cup", "Olga", "base", settled, options=quick)
    cup = await TournamentClient.open(olga, wanted)
    for person, name in zip(players, SIX, strict=True):
        await TournamentClient(person, cup.code).register(name)
    await cup.pair()
    organising = (await cup.begin()).organising
    assert organising is not None
    tables = [await _my_table(person, cup.code) for person in players]
    choosers = [random.Random(seed) for seed in range(len(SIX))]
    before = [chooser.getstate() for chooser in choosers]
    games = [
        asyncio.create_task(play(person.line(table), chooser))
        for person, table, chooser in zip(players, tables, choosers, strict=True)
    ]
    for _ in range(3000):  # until everybody has heard of the game: a fast machine plays it in half a second
        if all(chooser.getstate() != state for chooser, state in zip(choosers, before, strict=True)):
            break
        await asyncio.sleep(0.01)
    assert not all(game.done() for game in games)
    running.kill()
    running.start()
    await asyncio.wait_for(asyncio.gather(*games), 120)
    told = (await cup.look()).tournament
    for _ in range(600):  # the results are taken when the server looks
        if told.stage == "over":
            break
        await asyncio.sleep(0.05)
        told = (await cup.look()).tournament
    assert all(table.gold is not None for table in told.rounds[0].tables)
    assert sorted(own.played for own in told.standings) == [1] * 6
    for person in (olga, *players):
        await person.http.aclose()


async def _my_table(person: Person, cup: str) -> str:
    table = (await TournamentClient(person, cup).look()).table
    assert table is not None
    return table
