"""`undermine backup`, `undermine restore` and `undermine db upgrade`: keeping what a server keeps."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from undermine.cli.hosting.databases import chosen_settings, present_settings, tell_database
from undermine.cli.language import chosen_language
from undermine.cli.options import DataDir, Language


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command()(backup)
    app.command()(restore)
    database = typer.Typer(no_args_is_help=True, help="The database of a server.")
    database.callback()(_database)
    database.command()(upgrade)
    app.add_typer(database, name="db")


def _database() -> None:
    """The database of a server."""


def backup(
    file: Annotated[Path, typer.Argument(help="A file that does not exist yet.", show_default=False)],
    data_dir: DataDir = None,
    lang: Language = "",
) -> None:
    """Copy everything a server keeps into a file. The server may go on meanwhile."""
    from undermine.server.store.copies import back_up

    language = chosen_language(lang)
    back_up(present_settings(data_dir, language).database(), file)
    _say(language, "cli-backup-done", file)


def restore(
    file: Annotated[Path, typer.Argument(help="A file that `undermine backup` made.", show_default=False)],
    force: Annotated[bool, typer.Option("--force", help="Replace the games that are there.")] = False,
    data_dir: DataDir = None,
    lang: Language = "",
) -> None:
    """Put a backup in the place of what is kept. Stop the server first."""
    from undermine.server.store.copies import check_backup
    from undermine.server.store.copies import restore as put_back
    from undermine.server.store.opening import database_errors, only_server, refuse_others
    from undermine.server.web.serve import make_data_dir, open_database

    language = chosen_language(lang)
    settings = chosen_settings(data_dir)
    url = settings.database()
    check_backup(url, file)
    refuse_others(url)
    make_data_dir(settings)
    with database_errors(url), only_server(url):
        tell_database(settings, language)
        put_back(url, file, overwrite=force)
        open_database(settings).close()
    _say(language, "cli-restore-done", file)


def upgrade(data_dir: DataDir = None, lang: Language = "") -> None:
    """Bring the database up to date, as every start of the server does."""
    from undermine.locale.catalogue import text
    from undermine.server.web.serve import open_database

    language = chosen_language(lang)
    open_database(present_settings(data_dir, language)).close()
    print(text(language, "cli-upgrade-done"))


def _say(language: str, message: str, file: Path) -> None:
    from undermine.locale.catalogue import text
    from undermine.locale.printable import printable

    print(text(language, message, file=printable(str(file))))
