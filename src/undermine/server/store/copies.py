"""Copies of the whole database: SQLite by its own way of copying while it is used, PostgreSQL by its own programs.

A copy holds every seed and the hashes of every token, so only its owner may read it.
"""

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing, suppress
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from undermine.errors import UserError
from undermine.server.store import health
from undermine.server.store.database import open_engine
from undermine.server.store.migrate import is_known
from undermine.server.store.opening import database_name, sqlite_file
from undermine.server.timestamps import now_ms


def back_up(url: str, file: Path) -> None:
    """Copy the database into a file that does not exist yet; a server may run meanwhile."""
    address = sa.make_url(url)
    try:
        file.touch(mode=0o600, exist_ok=False)
    except FileExistsError:
        raise UserError("file-exists", file=file) from None
    except OSError as error:
        raise UserError("cannot-write", file=file, reason=error.strerror or error) from None
    try:
        if address.get_backend_name() == "postgresql":
            _run("pg_dump", address, "--format=custom", f"--file={file}")
        else:
            _copy(Path(address.database or ""), file)
    except BaseException:
        file.unlink()
        raise


def note_backup(url: str) -> None:
    """Note in the database that it was copied; one that cannot be written was copied all the same."""
    engine = open_engine(url, writing=True)
    try:
        with suppress(DBAPIError), engine.begin() as connection:
            health.note_backup(connection, now_ms())
    finally:
        engine.dispose()


def restore(url: str, file: Path, *, overwrite: bool) -> None:
    """Put a copy in the place of the database; a server must not run meanwhile."""
    check_backup(url, file)
    address = sa.make_url(url)
    if not overwrite and _has_games(address):
        raise UserError("games-there", database=database_name(url))
    if address.get_backend_name() == "postgresql":
        _run("pg_restore", address, "--clean", "--if-exists", "--single-transaction", "--no-owner", str(file))
    else:
        target = Path(address.database or "")
        target.touch(mode=0o600)
        _copy(file, target)


def check_backup(url: str, file: Path) -> None:
    """Raise `UserError` if a file cannot be put in the place of a database; changes nothing."""
    if not file.is_file():
        raise UserError("no-file", file=file)
    if sqlite_file(url) is not None:
        _check(file)


def _has_games(address: sa.URL) -> bool:
    if address.get_backend_name() == "postgresql":
        address = address.set(drivername="postgresql+psycopg")
    elif not Path(address.database or "").exists():
        return False
    engine = sa.create_engine(address)
    try:
        with engine.connect() as connection:
            if not sa.inspect(connection).has_table("games"):
                return False
            return connection.execute(sa.text("SELECT 1 FROM games LIMIT 1")).first() is not None
    finally:
        engine.dispose()


def _check(file: Path) -> None:
    """Refuse a file that is damaged, no database of ours, or of a newer version."""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as copy:
            well = copy.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
            step = copy.execute("SELECT version_num FROM alembic_version").fetchone()[0]
    except (sqlite3.Error, TypeError):  # TypeError: there is no step
        well, step = False, ""
    if not well:
        raise UserError("no-backup", file=file)
    if not is_known(str(step)):
        raise UserError("database-newer", step=step)


def _copy(source: Path, target: Path) -> None:
    try:
        with closing(sqlite3.connect(source)) as one, closing(sqlite3.connect(target)) as other:
            one.backup(other)
    except sqlite3.Error as error:
        raise UserError("cannot-copy", source=source, target=target, reason=error) from None


def _run(program: str, address: sa.URL, *arguments: str) -> None:
    """Run a program of PostgreSQL; the password goes by the environment, where no list of processes shows it."""
    path = shutil.which(program)
    if path is None:
        raise UserError("no-postgres-program", program=program)
    environment = os.environ | {"PGPASSWORD": address.password or ""}
    url = address.set(drivername="postgresql", password=None).render_as_string(hide_password=False)
    done = subprocess.run(  # noqa: S603 - our own arguments
        [path, f"--dbname={url}", *arguments], env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        lines = done.stderr.strip().splitlines()
        raise UserError("program-failed", program=program, reason=lines[-1] if lines else done.returncode)
