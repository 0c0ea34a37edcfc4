"""The store keeps what it has acknowledged, and one command has one place in a log."""

import threading
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from tests.server import postgres
from undermine.errors import UserError
from undermine.server.room.entries import Entry
from undermine.server.store import games, log, people
from undermine.server.store.database import Database
from undermine.server.store.tables import metadata

GAME = games.GameRow(
    "g", "CODE", "base", "{}", games.OPEN, "p", bytes(32), None, None, (games.SeatRow(0, "p", "Ann"),)
)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/undermine.sqlite"
    return postgres.empty_database(str(request.getfixturevalue("postgres_url")))


@pytest.fixture
def database(url: str) -> Iterator[Database]:
    database = Database(url)
    database.write(lambda connection: people.add_person(connection, "p", "Ann", 1)).result()
    database.write(lambda connection: games.add_game(connection, GAME, 1)).result()
    yield database
    database.close()


def entry(seq: int, cmd_id: str) -> Entry:
    return Entry(seq, cmd_id, "move", 0, "pass map", "0123456789abcdef")


def appended(database: Database, seq: int, cmd_id: str) -> bool:
    try:
        database.write(
            lambda connection: log.commit(connection, "g", [entry(seq, cmd_id)], over=False)
        ).result()
    except log.Overtaken:
        return False
    return True


def test_a_game_comes_back_as_it_was_kept(database: Database) -> None:
    assert database.read(lambda connection: games.find_game(connection, "CODE")).result() == GAME


def test_a_sequence_number_is_given_once(database: Database) -> None:
    assert appended(database, 1, "a")
    assert not appended(database, 1, "b")


def test_a_command_is_in_the_log_once(database: Database) -> None:
    assert appended(database, 1, "a")
    assert not appended(database, 2, "a")
    assert database.read(lambda connection: log.entries_after(connection, "g", 0)).result() == [entry(1, "a")]


def test_a_write_that_fails_leaves_those_beside_it(database: Database) -> None:
    def fail(connection: Connection) -> None:
        log.commit(connection, "g", [entry(1, "lost")], over=False)
        raise LookupError

    failing = database.write(fail)
    beside = database.write(lambda connection: log.commit(connection, "g", [entry(1, "kept")], over=False))
    with pytest.raises(LookupError):
        failing.result()
    beside.result()


def test_the_writer_goes_on_when_somebody_no_longer_waits(database: Database) -> None:
    busy = threading.Event()
    waiting = database.write(lambda _: busy.wait(10))
    waiting.cancel()
    busy.set()
    assert database.write(lambda _: "written").result(10) == "written"
    assert waiting.result(10)


def test_what_was_asked_for_before_closing_is_kept(url: str, database: Database) -> None:
    def keep(seq: int) -> Future[None]:
        return database.write(
            lambda connection: log.commit(connection, "g", [entry(seq, str(seq))], over=False)
        )

    writes = [keep(seq) for seq in range(1, 501)]
    database.close()
    assert all(write.done() for write in writes)
    again = Database(url)
    assert len(again.read(lambda connection: log.entries_after(connection, "g", 0)).result()) == 500
    again.close()


def test_the_migrations_make_the_tables_that_queries_use(database: Database) -> None:
    differences = database.read(
        lambda connection: compare_metadata(MigrationContext.configure(connection), metadata)
    ).result()
    assert differences == []


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
def test_moves_are_synced_to_the_disk(database: Database) -> None:
    def pragmas(connection: Connection) -> tuple[object, object]:
        names = ("journal_mode", "synchronous")
        mode, synchronous = [connection.execute(text(f"PRAGMA {name}")).scalar() for name in names]
        return mode, synchronous

    assert database.read(pragmas).result() == ("wal", 2)
    assert database.write(pragmas).result() == ("wal", 2)


def test_of_servers_that_start_at_once_one_migrates(url: str) -> None:
    with ThreadPoolExecutor(4) as threads:
        for opened in threads.map(Database, [url] * 4):
            opened.close()


def test_a_database_of_a_newer_version_is_refused_with_a_sentence(url: str, database: Database) -> None:
    database.write(
        lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = 'x'"))
    ).result()
    with pytest.raises(UserError, match="newer version"):
        Database(url)


def test_no_secret_gets_into_an_error_message(database: Database) -> None:
    seed = bytes(range(32))
    game = replace(GAME, server_seed=seed)
    with pytest.raises(IntegrityError) as failure:
        database.write(lambda connection: games.add_game(connection, game, 1)).result()
    for text_ in (str(failure.value), repr(game)):
        assert repr(seed)[2:-1] not in text_
        assert seed.hex() not in text_
