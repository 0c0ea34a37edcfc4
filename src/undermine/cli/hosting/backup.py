"""`undermine backup`, `undermine restore` and `undermine db upgrade`: keeping what a server keeps."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command()(backup)
    app.command()(restore)
    database = typer.Typer(no_args_is_help=True, help="The database of a server.")
    database.command()(upgrade)
    app.add_typer(database, name="db")


def backup(
    file: Annotated[Path, typer.Argument(help="A file that does not exist yet.", show_default=False)],
) -> None:
    """Copy everything a server keeps into a file. The server may go on meanwhile."""
    from undermine.server.settings import read_settings
    from undermine.server.store.copies import back_up
    from undermine.server.web.serve import open_database

    settings = read_settings(os.environ)
    open_database(settings).close()
    back_up(settings.database(), file)
    print(f"Everything is in {file}. Keep it safe: it holds the secrets of running games.")


def restore(
    file: Annotated[Path, typer.Argument(help="A file that `undermine backup` made.", show_default=False)],
    force: Annotated[bool, typer.Option("--force", help="Replace the games that are there.")] = False,
) -> None:
    """Put a backup in the place of what is kept. Stop the server first."""
    from undermine.server.settings import read_settings
    from undermine.server.store.copies import restore as put_back
    from undermine.server.web.serve import open_database

    settings = read_settings(os.environ)
    put_back(settings.database(), file, overwrite=force)
    open_database(settings).close()
    print(f"Everything is as it was when {file} was made.")


def upgrade() -> None:
    """Bring the database up to date, as every start of the server does."""
    from undermine.server.settings import read_settings
    from undermine.server.web.serve import open_database

    open_database(read_settings(os.environ)).close()
    print("The database is up to date.")
