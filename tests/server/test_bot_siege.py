"""One guest fills a server with tables of masters: the bots at other people's tables play on, and their games end."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from sqlalchemy import Connection as Transaction

from tests.server.running import Heard, RunningServer, play
from undermine.client import Person, RequestRefused
from undermine.protocol import http
from undermine.server.errors import RequestError
from undermine.server.people import dealing, lobby
from undermine.server.people.dealing import BOTS_REST_MS
from undermine.server.store import people
from undermine.server.store.database import Database

TABLES, FEWER_TABLES = 20, 8
STANDSTILL_SECONDS = 90.0
"""Seconds without any move after which a game stands still, however busy the machine is."""
AT_ONCE = http.Options(reaction_seconds=0, unmasking_seconds=0)


@asynccontextmanager
async def siege(url: str, tables: int) -> AsyncIterator[int]:
    """Let a guest play at many tables of nine masters, as quickly as it can, until this is left.

    Gives how many tables that are: as many as wanted, or as many as one host may have.
    """
    async with Person(url) as mallory:
        codes = []
        with suppress(RequestRefused):
            for _ in range(tables):
                seated = await mallory.create("base", 10, "Mallory", ("master",) * 9, options=AT_ONCE)
                await mallory.start(seated.table.code)
                codes.append(seated.table.code)
        playing = [
            asyncio.create_task(play(mallory.line(code, last=0), random.Random(code))) for code in codes
        ]
        yield len(codes)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


async def honest_game(url: str, name: str) -> Heard:
    """Play against two bots to the end."""
    async with Person(url) as person:
        seated = await person.create("base", 3, name, ("novice", "master"), options=AT_ONCE)
        await person.start(seated.table.code)
        line = person.line(seated.table.code, last=0)
        return await play(line, random.Random(name), patience=STANDSTILL_SECONDS)


async def besieged(url: str, tables: int, strangers: tuple[str, ...]) -> list[Heard]:
    """Let strangers play while the siege goes on, and once more after it."""
    async with siege(url, tables) as begun:
        assert begun == tables
        first = await asyncio.gather(*[honest_game(url, name) for name in strangers])
    return [*first, await honest_game(url, "Zoe")]


def test_games_of_strangers_go_on_and_end_while_one_guest_fills_the_server_with_masters(
    tmp_path: Path,
) -> None:
    server = RunningServer(tmp_path, UNDERMINE_BOT_PACE="0.05", UNDERMINE_BOTS_PER_HOST="0")
    try:
        heard = asyncio.run(besieged(server.url, FEWER_TABLES, ("Ann",)))
    finally:
        server.stop()
    assert all(each.is_whole() for each in heard)


@pytest.mark.soak
def test_games_of_strangers_end_under_a_long_siege(tmp_path: Path) -> None:
    server = RunningServer(tmp_path, UNDERMINE_BOT_PACE="1", UNDERMINE_BOTS_PER_HOST="0")
    try:
        heard = asyncio.run(besieged(server.url, TABLES, ("Ann", "Bob", "Cid")))
    finally:
        server.stop()
    assert all(each.is_whole() for each in heard)


# -- how many bots one host may have ---------------------------------------------------------------------------------


def test_one_host_cannot_let_any_number_of_bots_play_at_once(server: RunningServer) -> None:
    async def attempt() -> list[str]:
        refused = []
        async with Person(server.url) as mallory:
            for _ in range(8):
                seated = await mallory.create("base", 10, "Mallory", ("random",) * 9)
                try:
                    await mallory.start(seated.table.code)
                except RequestRefused as error:
                    refused.append(f"{error.status} {error.code}")
        async with Person(server.url) as ann:
            code = (await ann.create("base", 10, "Ann", ("random",) * 9)).table.code
            await ann.start(code)
        return refused

    assert asyncio.run(attempt()) == ["429 bots-busy"] * 2


def test_bots_of_games_that_were_left_do_not_count(tmp_path: Path) -> None:
    def work(transaction: Transaction) -> None:
        people.add_person(transaction, "Ann", "Ann", 1)
        codes = [
            lobby.create(transaction, "Ann", http.NewTable("base", 5, "Ann", ["random"] * 4), 1).code
            for _ in range(3)
        ]
        dealing.start(transaction, codes[0], "Ann", 1, most_bots=4)
        with pytest.raises(RequestError, match="Too many bots"):
            dealing.start(transaction, codes[1], "Ann", BOTS_REST_MS, most_bots=4)
        dealing.start(transaction, codes[1], "Ann", BOTS_REST_MS + 2, most_bots=4)

    database = Database(f"sqlite:///{tmp_path}/undermine.sqlite")
    database.write(work).result()
    database.close()
