"""A PostgreSQL of our own for tests: made in a folder, reached over a socket in it, gone afterwards."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

import sqlalchemy as sa

from undermine.server.cluster.local import Postgres, find

UNSAFE = "fsync=off"
"""Tests cut no power."""


def program(name: str) -> str | None:
    """Return where a program of PostgreSQL is, if it is installed."""
    return find(name)


def is_installed() -> bool:
    return program("initdb") is not None


@contextmanager
def running() -> Iterator[str]:
    """Start a server and give its address."""
    with tempfile.TemporaryDirectory(prefix="undermine-pg-") as folder:
        server = Postgres(Path(folder), UNSAFE)
        server.start()
        try:
            yield server.url
        finally:
            server.stop()


def empty_database(address: str) -> str:
    """Make a database in a running server and return its address."""
    name = f"test_{uuid4().hex}"
    driver = sa.make_url(address).set(drivername="postgresql+psycopg")
    engine = sa.create_engine(driver, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(sa.text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return address.replace("/postgres?", f"/{name}?")
