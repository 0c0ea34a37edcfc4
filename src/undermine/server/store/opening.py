"""Which database is meant, whether it is there, and who has it: what every command asks before it touches one."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError, DBAPIError

from undermine.errors import UserError
from undermine.server.store.database import open_engine

LOCK_SUFFIX = ".lock"
OWNERS_ALONE = 0o600
"""Rights of files that hold seeds and hashes of passwords."""


def database_name(url: str) -> str:
    """Return how people know a database: its file, or its address without the password."""
    with database_errors(url):
        address = sa.make_url(url)
    if address.get_backend_name() == "sqlite":
        return str(Path(address.database or "").absolute())
    return address.render_as_string(hide_password=True)


def sqlite_file(url: str) -> Path | None:
    """Return the file of a database, if it is one of SQLite."""
    with database_errors(url):
        address = sa.make_url(url)
    return Path(address.database or "") if address.get_backend_name() == "sqlite" else None


def check_is_there(url: str) -> None:
    """Raise `UserError` if there is no database of ours; nothing is made by looking."""
    file = sqlite_file(url)
    with database_errors(url):
        if file is not None and (not file.is_file() or not file.stat().st_size):
            raise UserError("no-database", database=database_name(url))
        engine = open_engine(url, writing=False)
        try:
            with engine.connect() as connection:
                if not sa.inspect(connection).has_table("alembic_version"):
                    raise UserError("no-database", database=database_name(url))
        finally:
            engine.dispose()


def refuse_others(url: str) -> None:
    """Raise `UserError` if a file is the database of another program; opening it for writing would change it."""
    file = sqlite_file(url)
    if file is None or not file.is_file():
        return
    with suppress(sqlite3.DatabaseError):  # no database at all: opening it says so
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            tables = {
                name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
            }
        if tables and "alembic_version" not in tables:
            raise UserError("database-of-others")


@contextmanager
def database_errors(url: str) -> Iterator[None]:
    """Say in a sentence why a database cannot be used."""
    try:
        yield
    except ModuleNotFoundError:
        raise UserError("no-postgres-driver") from None
    except OSError as error:
        raise UserError("data-dir", folder=error.filename or url, reason=error.strerror or error) from None
    except DBAPIError as error:
        raise UserError("database", reason=str(error.orig).splitlines()[0]) from None
    except ArgumentError:
        raise UserError("database-url") from None


@contextmanager
def only_server(url: str) -> Iterator[None]:
    """Be the only one who serves a database of SQLite; raises `UserError` if somebody else does.

    The lock is SQLite's own, on a file beside the database: it works on every system, and ends with the process.
    """
    file = sqlite_file(url)
    if file is None:
        yield
        return
    lock = file.with_name(file.name + LOCK_SUFFIX)
    with database_errors(url):
        lock.touch(mode=OWNERS_ALONE)
    with closing(
        sqlite3.connect(lock, timeout=0, isolation_level=None, check_same_thread=False)
    ) as connection:
        try:
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            raise UserError("database-in-use", database=database_name(url)) from None
        except sqlite3.DatabaseError:
            raise UserError("not-ours", file=lock) from None
        yield
