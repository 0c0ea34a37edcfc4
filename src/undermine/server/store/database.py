"""The database: one thread writes, a few read.

Writes that wait together are committed together (group commit), each behind its own savepoint, so that one that
fails does not take the others with it; one that is alone needs none. A future of `write` is done only when its
transaction is on the disk.
"""

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy import Connection, Engine, event
from sqlalchemy.exc import ArgumentError, InterfaceError, OperationalError

from undermine.server.store.migrate import upgrade

READERS = 4
LARGEST_GROUP = 200
BUSY_SECONDS = 10
MEMORY = ":memory:"
POSTGRES_TIMEOUTS = "-c lock_timeout=10s -c idle_in_transaction_session_timeout=30s"

Unreachable = (OperationalError, InterfaceError)
"""What is raised when the database does not answer."""

T = TypeVar("T")


def open_engine(url: str, *, writing: bool) -> Engine:
    """Connect to SQLite or PostgreSQL; reading and writing have engines of their own."""
    address = sa.make_url(url)
    if address.get_backend_name() == "postgresql":
        return sa.create_engine(
            address.set(drivername="postgresql+psycopg"),
            pool_size=1 if writing else READERS,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args={"options": POSTGRES_TIMEOUTS},
        )
    if address.get_backend_name() != "sqlite":
        raise ArgumentError("neither SQLite nor PostgreSQL")
    if writing and address.database and address.database != MEMORY:
        Path(address.database).touch(mode=0o600)
    engine = sa.create_engine(
        address,
        pool_size=1 if writing else READERS,
        hide_parameters=True,  # seeds and tokens get into no error message
        # The driver must not open transactions by itself: we say BEGIN.
        connect_args={"isolation_level": None, "timeout": BUSY_SECONDS, "check_same_thread": False},
    )
    event.listen(engine, "connect", _prepare_sqlite)
    # A writer takes the lock at once; one that first reads could find that somebody else has written.
    begin = "BEGIN IMMEDIATE" if writing else "BEGIN"
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def keep_private(url: str) -> None:
    """Make a database file, and those beside it, readable by their owner alone: they hold seeds and hashes."""
    address = sa.make_url(url)
    if address.get_backend_name() != "sqlite" or not address.database or address.database == MEMORY:
        return
    file = Path(address.database)
    for part in (file, file.with_name(f"{file.name}-wal"), file.with_name(f"{file.name}-shm")):
        with suppress(OSError):  # somebody else's file, or a disk without rights
            part.chmod(0o600)


def _prepare_sqlite(connection: Any, _record: object) -> None:
    # What is deleted is overwritten: no backup holds it, and no file.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON"):
        connection.execute(f"PRAGMA {pragma}")


class _Write:
    def __init__(self, work: Callable[[Connection], Any], key: str) -> None:
        self.work = work
        self.key = key
        self.done: Future[Any] = Future()
        # What was asked for is written, whether anybody still waits for it or not: nobody can call it off.
        self.done.set_running_or_notify_cancel()
        self.result: Any = None
        self.error: BaseException | None = None

    def attempt(self, connection: Connection) -> None:
        connection.exec_driver_sql("SAVEPOINT one_write")
        try:
            self.result = self.work(connection)
        except Exception as error:
            self.error = error
            if connection.invalidated:  # the database has gone away, and with it the whole group
                raise
            connection.exec_driver_sql("ROLLBACK TO SAVEPOINT one_write")
        connection.exec_driver_sql("RELEASE SAVEPOINT one_write")

    def settle(self) -> None:
        if self.error is None:
            self.done.set_result(self.result)
        else:
            self.done.set_exception(self.error)


class Database:
    """Runs work, which is a function of a connection, in a transaction of a writing or reading thread."""

    def __init__(self, url: str) -> None:
        """Connect and migrate."""
        self.url = url
        self._writing = open_engine(url, writing=True)
        try:
            with self._writing.begin() as connection:
                upgrade(connection)
            keep_private(url)
        except BaseException:
            self._writing.dispose()
            raise
        self._reading = open_engine(url, writing=False)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._writes: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_forever, name="writer", daemon=True)
        self._writer.start()

    def write(self, work: Callable[[Connection], T], key: str = "") -> "Future[T]":
        """Run the work in the writing thread; done once it is committed.

        `key` names what is written to. All servers write in the order of the keys, so that they never wait for each
        other in a circle.
        """
        write = _Write(work, key)
        self._writes.put(write)
        return write.done

    def read(self, work: Callable[[Connection], T]) -> "Future[T]":
        """Run the work in a reading thread, on one consistent state of the database."""
        return self._readers.submit(self._read, work)

    def close(self) -> None:
        """Commit what was asked for until now, then disconnect."""
        if self._writer.is_alive():
            self._writes.put(None)
            self._writer.join()
        self._readers.shutdown()
        self._reading.dispose()
        self._writing.dispose()

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._reading.connect() as connection:
            return work(connection)

    def _write_forever(self) -> None:
        open_ = True
        while open_:
            group = [self._writes.get()]
            while len(group) < LARGEST_GROUP and not self._writes.empty():
                group.append(self._writes.get())
            open_ = None not in group
            self._commit(sorted([write for write in group if write is not None], key=lambda write: write.key))

    def _commit(self, group: list[_Write]) -> None:
        try:
            with self._writing.begin() as connection:
                if len(group) == 1:
                    group[0].result = group[0].work(connection)
                else:
                    for write in group:
                        write.attempt(connection)
        except Exception as error:  # noqa: BLE001 - nothing of the group is known to be saved: everybody must hear
            for write in group:
                write.error = error
        for write in group:
            write.settle()
