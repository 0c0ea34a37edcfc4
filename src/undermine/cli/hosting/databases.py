"""Which database a command works on: the same options for all of them, and the same refusals."""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from undermine.errors import UserError

if TYPE_CHECKING:  # slow to import, so commands import it when they run
    from collections.abc import Callable
    from pathlib import Path

    from sqlalchemy import Connection

    from undermine.server.settings import Settings

T = TypeVar("T")

TABLE_ERRORS = {
    "no-such-table": "no-such-table",
    "no-such-tournament": "no-such-tournament",
    "not-over": "game-not-over",
    "over": "game-over",
}
"""What the server refuses, as our catalogues say it."""


def chosen_settings(data_dir: Path | None) -> Settings:
    """Return the settings of the environment; a folder named on the command line comes before its database."""
    from undermine.server.settings import read_settings

    settings = read_settings(os.environ)
    if data_dir is None:
        return settings
    if settings.redis_url:
        raise UserError("redis-needs-postgres")
    return replace(settings, data_dir=data_dir, database_url="")


def tell_database(settings: Settings, language: str) -> None:
    """Say which database is used, where it does not mix with the output."""
    from undermine.locale.catalogue import text
    from undermine.locale.printable import printable
    from undermine.server.store.opening import database_name

    name = printable(database_name(settings.database()))
    print(text(language, "cli-database", database=name), file=sys.stderr)


def present_settings(data_dir: Path | None, language: str) -> Settings:
    """Return the settings of a database that is there, and say which; raises `UserError` if it is not."""
    from undermine.server.store.opening import check_is_there

    settings = chosen_settings(data_dir)
    check_is_there(settings.database())
    tell_database(settings, language)
    return settings


def on_database(data_dir: Path | None, language: str, work: Callable[[Connection], T]) -> T:
    """Do some work on a database that is there, in one transaction."""
    from undermine.server.errors import RequestError
    from undermine.server.web.serve import open_database

    database = open_database(present_settings(data_dir, language))
    try:
        return database.write(work).result()
    except RequestError as error:
        raise UserError(TABLE_ERRORS.get(error.code, error.message)) from None
    finally:
        database.close()
