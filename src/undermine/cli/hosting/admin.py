"""`undermine admin`: for those who run a server. Works on its database, also while it runs."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import Annotated

import typer

from undermine.cli.hosting.databases import on_database
from undermine.cli.language import chosen_language
from undermine.cli.options import AsJson, DataDir, Language
from undermine.cli.output import print_json
from undermine.errors import UserError

Code = Annotated[str, typer.Argument(help="The table's code.", show_default=False)]
Name = Annotated[str, typer.Argument(help="A name; case does not count.", show_default=False)]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    admin = typer.Typer(no_args_is_help=True, help="Look after a server: tables and names.")
    for command in (tables, close, ban, unban, bans, reports, settle):
        admin.command()(command)
    app.add_typer(admin, name="admin")


def tables(data_dir: DataDir = None, lang: Language = "", as_json: AsJson = False) -> None:
    """List the tables that are open or played at: code, status, when it was made, rules."""
    from undermine.server.store.games import unfinished

    rows = [
        {"code": code, "status": status, "created": _moment(created), "rules": rules}
        for code, rules, status, created in on_database(data_dir, chosen_language(lang), unfinished)
    ]
    if as_json:
        print_json(rows)
        return
    for row in rows:
        print(f"{row['code']}  {row['status']:8} {row['created']}  {row['rules']}")


def close(code: Code, data_dir: DataDir = None, lang: Language = "", as_json: AsJson = False) -> None:
    """Close a table for good. Those who play at it are sent away with their next move."""
    from undermine.server.people import lobby

    language = chosen_language(lang)
    wanted = _text(code).upper()
    on_database(data_dir, language, lambda connection: lobby.close(connection, wanted))
    _tell(as_json, language, "cli-admin-closed", code=wanted)


def ban(name: Name, data_dir: DataDir = None, lang: Language = "", as_json: AsJson = False) -> None:
    """Let nobody take this name from now on."""
    from undermine.server.store import bans as kept

    language = chosen_language(lang)
    wanted = _text(name)
    now = int(time.time() * 1000)
    on_database(data_dir, language, lambda connection: kept.ban(connection, wanted, now))
    _tell(as_json, language, "cli-admin-banned", name=wanted)


def unban(name: Name, data_dir: DataDir = None, lang: Language = "", as_json: AsJson = False) -> None:
    """Allow a name again."""
    from undermine.server.store import bans as kept

    language = chosen_language(lang)
    wanted = _text(name)
    if not on_database(data_dir, language, lambda connection: kept.unban(connection, wanted)):
        raise UserError("not-banned", name=wanted)
    _tell(as_json, language, "cli-admin-allowed", name=wanted)


def bans(data_dir: DataDir = None, lang: Language = "", as_json: AsJson = False) -> None:
    """List the names that nobody may take."""
    from undermine.locale.printable import printable
    from undermine.server.store import bans as kept

    names = on_database(data_dir, chosen_language(lang), kept.banned)
    if as_json:
        print_json(names)
        return
    for name in names:
        print(printable(name))


def reports(
    data_dir: DataDir = None,
    lang: Language = "",
    as_json: AsJson = False,
    every: Annotated[bool, typer.Option("--all", help="Also those that are settled.")] = False,
) -> None:
    """List what players have reported: number, when, table and move, reason, who, and their words."""
    from undermine.locale.catalogue import text
    from undermine.locale.printable import printable
    from undermine.server.store.privacy import reports as kept

    language = chosen_language(lang)
    found = on_database(data_dir, language, lambda connection: kept.waiting(connection, all_of_them=every))
    if as_json:
        print_json([report._asdict() for report in found])
        return
    for report in found:
        place = text(language, "cli-admin-report-place", code=report.code, move=report.move)
        reason = text(language, f"report-reason-{report.reason}")
        who = f"{printable(report.name)} (#{report.seat + 1})"
        print(f"{report.number:5}  {_moment(report.at)}  {place}  {who}: {reason}. {printable(report.words)}")


def settle(
    number: Annotated[int, typer.Argument(help="The report's number.", show_default=False)],
    data_dir: DataDir = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Take a report off the list: it has been dealt with."""
    from undermine.server.store.privacy import reports as kept

    language = chosen_language(lang)
    now = int(time.time() * 1000)
    if not on_database(data_dir, language, lambda connection: kept.settle(connection, number, now)):
        raise UserError("no-report", number=str(number))
    _tell(as_json, language, "cli-admin-settled", number=str(number))


def _moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def _text(word: str) -> str:
    """Return a name or code as typed; raises `UserError` if nobody could be called so."""
    if not word.strip() or not word.isprintable():
        raise UserError("bad-name", name=word)
    return word.strip()


def _tell(as_json: bool, language: str, message: str, **about: str) -> None:
    """Say what was done, or give it as data."""
    from undermine.locale.catalogue import text

    if as_json:
        print_json({"done": message.rpartition("-")[2], **about})
    else:
        print(text(language, message, **about))
