"""`undermine verify`: compute again, without the server, how a finished game was dealt and played."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from undermine.cli.hosting.databases import on_database
from undermine.cli.language import chosen_language
from undermine.cli.options import AsJson, DataDir, Language
from undermine.cli.output import print_json
from undermine.errors import UserError

if TYPE_CHECKING:  # slow to import, so commands import it when they run
    from httpx import Response
    from sqlalchemy import Connection

COMMITMENT = re.compile(r"[0-9A-Fa-f]{64}")
NONCE = re.compile(r"[A-Za-z0-9_-]{1,64}")
LONGEST_ANSWER = 200
"""Characters of a server's answer that are repeated."""


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
    data_dir: DataDir = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Check a finished game: commitment, deal, and every move. Exit code 1 if anything does not hold."""
    from msgspec import to_builtins

    from undermine.cli.records.recorded import bad_record
    from undermine.engine.kernel.records import BadRecord, read_record
    from undermine.locale.catalogue import text
    from undermine.locale.printable import printable
    from undermine.server.history.records import verified

    language = chosen_language(lang)
    _check_notes(commitment, nonce)
    record = _text(game, data_dir, language)
    try:
        read_record(record)
    except BadRecord as error:
        raise bad_record(Path(game), error) from None
    checks = verified(record, commitment, nonce, language)
    if as_json:
        print_json(to_builtins(checks))
    else:
        for check in checks:
            verdict = text(language, "verify-holds" if check.holds else "verify-fails")
            print(f"{verdict}: {text(language, f'verify-check-{check.name}')} ({printable(check.about)})")
    raise typer.Exit(0 if all(check.holds for check in checks) else 1)


def _check_notes(commitment: str, nonce: str) -> None:
    """Refuse what cannot have been noted before a game: that would look like fraud."""
    if commitment and not COMMITMENT.fullmatch(commitment):
        raise UserError("no-commitment", value=commitment)
    if nonce and not NONCE.fullmatch(nonce):
        raise UserError("no-nonce", value=nonce)


def _text(game: str, data_dir: Path | None, language: str) -> str:
    """Return the record that is meant."""
    from undermine.cli.records.recorded import read_text

    if game.startswith(("http://", "https://")):
        return _fetched(game)
    file = Path(game)
    if game.isalnum() and not file.exists():
        return _kept(game, data_dir, language)
    return read_text(file)


def _fetched(address: str) -> str:
    import httpx

    base, _, code = address.rstrip("/").rpartition("/t/")
    if not base:
        raise UserError("table-address")
    try:
        response = httpx.get(f"{base}/api/tables/{code}/record", timeout=30)
        if response.is_success:
            return response.text
    except (
        httpx.HTTPError,
        httpx.InvalidURL,
        ValueError,
    ) as error:  # ValueError: half characters in an address
        raise UserError("cannot-reach", address=base, reason=error) from None
    raise UserError("no-record-there", address=base, reason=_answer(response))


def _answer(response: Response) -> str:
    """Return what a server said, in a few words."""
    try:
        said = response.json()["message"]
    except (ValueError, TypeError, KeyError, RecursionError):
        said = ""
    return f"{response.status_code} {said}".strip()[:LONGEST_ANSWER]


def _kept(code: str, data_dir: Path | None, language: str) -> str:
    from undermine.server.history import records
    from undermine.server.people import lobby
    from undermine.server.store.log import entries_after
    from undermine.server.store.talk import said_after

    def read(connection: Connection) -> str:
        game = lobby.table(connection, code)
        return records.written(
            game, entries_after(connection, game.id, 0), said_after(connection, game.id, 0)
        )

    return on_database(data_dir, language, read)
