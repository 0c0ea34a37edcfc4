"""`undermine backup`, `undermine restore` and `undermine db`: keeping what a server keeps."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from undermine.cli.hosting.databases import chosen_settings, present_settings, tell_database
from undermine.cli.language import chosen_language
from undermine.cli.options import AsJson, DataDir, Language
from undermine.cli.output import interruptible, print_json, progress_bar

if TYPE_CHECKING:  # slow to import, so commands import it when they run
    from undermine.server.history.damage import Damage


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command()(backup)
    app.command()(restore)
    database = typer.Typer(no_args_is_help=True, help="The database of a server.")
    database.callback()(_database)
    database.command()(upgrade)
    database.command()(check)
    app.add_typer(database, name="db")


def _database() -> None:
    """The database of a server."""


def backup(
    file: Annotated[Path, typer.Argument(help="A file that does not exist yet.", show_default=False)],
    data_dir: DataDir = None,
    lang: Language = "",
) -> None:
    """Copy everything a server keeps into a file. The server may go on meanwhile."""
    from undermine.server.store.copies import back_up, note_backup

    language = chosen_language(lang)
    url = present_settings(data_dir, language).database()
    back_up(url, file)
    note_backup(url)
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


def check(data_dir: DataDir = None, lang: Language = "", as_json: AsJson = False) -> None:
    """Go through every game that is kept, and name what is damaged. Exits with 1 if something is."""
    language = chosen_language(lang)
    checked = _Checked()
    with interruptible() as interruption:
        _check_all(data_dir, language, checked)
    if as_json:
        print_json({"tables": checked.done, "damages": [asdict(damage) for damage in checked.damages]})
    else:
        _tell_damages(checked, language)
    interruption.end(language, checked.done, checked.total)
    if checked.damages:
        raise typer.Exit(1)


@dataclass
class _Checked:
    """How many tables there are, how many were gone through, and what is damaged of them."""

    total: int = 0
    done: int = 0
    damages: list[Damage] = field(default_factory=list)


def _check_all(data_dir: Path | None, language: str, checked: _Checked) -> None:
    """Go through all tables, each read by itself, since a server may run; what was found stays at Ctrl-C."""
    from undermine.server.history.damage import codes, damages
    from undermine.server.web.serve import open_database

    database = open_database(present_settings(data_dir, language))
    try:
        tables = database.read(codes).result()
        checked.total = len(tables)
        with progress_bar() as bar:
            for code in bar.track(tables, description="tables"):
                checked.damages += database.read(partial(damages, code=code)).result()
                checked.done += 1
    finally:
        database.close()


def _tell_damages(checked: _Checked, language: str) -> None:
    from undermine.locale.catalogue import text

    for damage in checked.damages:
        problem = text(language, f"cli-damage-{damage.problem}")
        about = {"code": damage.code, "game": damage.game, "row": damage.row, "problem": problem}
        print(text(language, "cli-damage", **about))
    print(text(language, "cli-damage-checked", tables=checked.done, damages=len(checked.damages)))


def _say(language: str, message: str, file: Path) -> None:
    from undermine.locale.catalogue import text
    from undermine.locale.printable import printable

    print(text(language, message, file=printable(str(file))))
