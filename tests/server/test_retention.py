"""What nobody has used for as long as the operator keeps things is forgotten, and nothing else."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import Connection as Transaction
from sqlalchemy import select

from tests.server.finished import finished_game
from undermine.protocol import http
from undermine.server.live.hub import Hub
from undermine.server.live.thinkers import Thinkers
from undermine.server.live.tidying import forget_old
from undermine.server.people import dealing, identity, lobby
from undermine.server.people.accounts import open_account
from undermine.server.store import people
from undermine.server.store.database import Database
from undermine.server.store.games import DAY_MS
from undermine.server.store.retention import OF_GAMES, OF_PEOPLE, Retention
from undermine.server.store.tables import games, log, seats, tokens
from undermine.server.store.tables import people as people_table
from undermine.server.timestamps import now_ms

WEEK = Retention(7, 7, 7, 7)


def new_tables(transaction: Transaction) -> dict[str, str]:
    """Make tables that are open or played at, ten days old and new, each with a guest; and some guests without."""
    codes: dict[str, str] = {}
    for age in (0, 10):
        made = now_ms() - age * DAY_MS
        for status in ("open", "playing"):
            person, _ = identity.new_guest(transaction, f"{status} {age}", made)
            table = http.NewTable("base", 3, "Ann", ["random", "random"])
            codes[f"{status} {age}"] = lobby.create(transaction, person, table, made).code
            if status == "playing":
                dealing.start(transaction, codes[f"{status} {age}"], person, made)
        identity.new_guest(transaction, f"alone {age}", made)
    owner, _ = identity.new_guest(transaction, "owner", 1)
    open_account(transaction, owner, "Ida", "hash", 1)
    return codes


def kept(url: str, retention: Retention) -> tuple[set[str], set[str]]:
    """Tidy up, and return the codes and the names of people that are left."""
    database = Database(url)

    async def tidied() -> None:
        thinkers = Thinkers(1)
        hub = Hub(database, thinkers, 0)
        await forget_old(hub, retention)
        hub.close()
        thinkers.close()

    def left(transaction: Transaction) -> tuple[set[str], set[str]]:
        codes = set(transaction.execute(select(games.c.code)).scalars())
        names = set(transaction.execute(select(people_table.c.name)).scalars())
        ids = set(transaction.execute(select(games.c.id)).scalars())
        for table in (log, seats):
            assert set(transaction.execute(select(table.c.game)).scalars()) <= ids
        persons = set(transaction.execute(select(people_table.c.id)).scalars())
        assert set(transaction.execute(select(tokens.c.person)).scalars()) <= persons
        return codes, names

    try:
        asyncio.run(tidied())
        return database.read(left).result()
    finally:
        database.close()


def test_old_tables_and_guests_without_any_are_forgotten(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/undermine.sqlite"
    database = Database(url)
    codes = database.write(new_tables).result()
    database.write(lambda transaction: people.add_person(transaction, "x", "x", now_ms())).result()
    database.close()
    finished_game(url, "old")
    left, names = kept(url, WEEK)
    assert left == {codes["open 0"], codes["playing 0"]}
    assert names == {"open 0", "playing 0", "alone 0", "owner", "x"}


def test_nothing_is_forgotten_that_is_kept_for_ever(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/undermine.sqlite"
    database = Database(url)
    codes = database.write(new_tables).result()
    database.close()
    finished = finished_game(url, "old")
    left, names = kept(url, Retention(0, 0, 0, 0))
    assert left == {*codes.values(), finished}
    assert {"alone 10", "open 10"} <= names


def test_whatever_names_a_game_is_forgotten_with_it() -> None:
    """A new table of the database that names games or people is found by itself."""
    names = {column.table.name for column in OF_GAMES}
    assert {"seats", "log", "talk", "results", "reviews"} <= names
    assert {"accounts", "seats", "games"} <= {column.table.name for column in OF_PEOPLE}
    assert "tokens" not in {column.table.name for column in OF_PEOPLE}
