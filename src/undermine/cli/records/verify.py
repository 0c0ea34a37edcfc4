"""`undermine verify`: compute again, without the server, how a finished game was dealt and played."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from undermine.errors import UserError

if TYPE_CHECKING:  # slow to import, so commands import it when they run
    from sqlalchemy import Connection


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(verify)


def verify(
    game: Annotated[
        str,
        typer.Argument(
            help="A record that a server gave, the address of a table, or a code of a table kept here.",
            show_default=False,
        ),
    ],
    commitment: Annotated[
        str, typer.Option(help="The commitment you noted before the game.", show_default=False)
    ] = "",
    nonce: Annotated[
        str, typer.Option(help="The nonce you sent when you sat down.", show_default=False)
    ] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Check a finished game: commitment, deal, and every move. Exit code 1 if anything does not hold."""
    from msgspec import to_builtins

    from undermine.server.history.records import verified

    checks = verified(_text(game), commitment, nonce)
    if as_json:
        print(json.dumps(to_builtins(checks), indent=2, ensure_ascii=False))
    else:
        for check in checks:
            print(f"{'holds' if check.holds else 'FAILS'}  {check.name}: {check.about}")
    raise typer.Exit(0 if all(check.holds for check in checks) else 1)


def _text(game: str) -> str:
    """Return the record that is meant."""
    if game.startswith(("http://", "https://")):
        return _fetched(game)
    file = Path(game)
    if not file.exists() and game.isalnum():
        return _kept(game)
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise UserError(f"Cannot read the file '{file}'.") from None


def _fetched(address: str) -> str:
    import httpx

    base, _, code = address.rstrip("/").rpartition("/t/")
    if not base:
        raise UserError("The address of a table looks like https://host/t/CODE.")
    try:
        response = httpx.get(f"{base}/api/tables/{code}/record", timeout=30)
    except httpx.HTTPError as error:
        raise UserError(f"Cannot reach {base}: {error}.") from None
    if not response.is_success:
        raise UserError(f"{base} does not give this record: {response.text}")
    return response.text


def _kept(code: str) -> str:
    from undermine.server.errors import RequestError
    from undermine.server.history import records
    from undermine.server.people import lobby
    from undermine.server.settings import read_settings
    from undermine.server.store.log import entries_after
    from undermine.server.store.talk import said_after
    from undermine.server.web.serve import open_database

    def read(connection: Connection) -> str:
        game = lobby.table(connection, code)
        return records.written(
            game, entries_after(connection, game.id, 0), said_after(connection, game.id, 0)
        )

    database = open_database(read_settings(os.environ))
    try:
        return database.read(read).result()
    except RequestError as error:
        raise UserError(error.message) from None
    finally:
        database.close()
