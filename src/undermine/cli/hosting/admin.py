"""`undermine admin`: for whoever runs a server. Works on its database, also while it runs."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from undermine.errors import UserError

if TYPE_CHECKING:  # slow to import, so commands import it when they run
    from collections.abc import Callable

    from sqlalchemy import Connection

T = TypeVar("T")

Code = Annotated[str, typer.Argument(help="The table's code.", show_default=False)]
Name = Annotated[str, typer.Argument(help="A name; case does not count.", show_default=False)]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    admin = typer.Typer(no_args_is_help=True, help="Look after a server: tables and names.")
    for command in (tables, close, ban, unban, bans):
        admin.command()(command)
    app.add_typer(admin, name="admin")


def _write(work: Callable[[Connection], T]) -> T:
    from undermine.server.errors import RequestError
    from undermine.server.settings import read_settings
    from undermine.server.web.serve import open_database

    database = open_database(read_settings(os.environ))
    try:
        return database.write(work).result()
    except RequestError as error:
        raise UserError(error.message) from None
    finally:
        database.close()


def tables() -> None:
    """List the tables that are open or played at: code, status, when it was made, rules."""
    from undermine.server.store.games import unfinished

    for code, rules, status, created in _write(unfinished):
        moment = datetime.fromtimestamp(created / 1000, UTC).strftime("%Y-%m-%d %H:%M")
        print(f"{code}  {status:8} {moment}  {rules}")


def close(code: Code) -> None:
    """Close a table for good. Those who play at it are sent away with their next move."""
    from undermine.server.people import lobby

    _write(lambda connection: lobby.close(connection, code))
    print(f"Table {code.upper()} is closed.")


def ban(name: Name) -> None:
    """Let nobody take this name from now on."""
    import time

    from undermine.server.store import bans as kept

    _write(lambda connection: kept.ban(connection, name, int(time.time() * 1000)))
    print(f"Nobody can be called '{name}' now.")


def unban(name: Name) -> None:
    """Allow a name again."""
    from undermine.server.store import bans as kept

    if not _write(lambda connection: kept.unban(connection, name)):
        raise UserError(f"'{name}' is not banned.")
    print(f"'{name}' is allowed again.")


def bans() -> None:
    """List the names that nobody may take."""
    from undermine.server.store import bans as kept

    for name in _write(kept.banned):
        print(name)
