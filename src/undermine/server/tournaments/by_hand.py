"""Tables of a tournament that are played with real cards, for what deals and counts there."""

import hmac
from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import Connection

from undermine.server.errors import RequestError
from undermine.server.people.lobby import CODE_LENGTH, CODE_LETTERS
from undermine.server.tournaments import keeping
from undermine.server.tournaments.course import Course, change, course
from undermine.server.tournaments.store import TournamentRow
from undermine.tournaments.events import AnyEvent, ResultGiven


@dataclass(frozen=True)
class TableByHand:
    """What is dealt for: the rules, and who sits there."""

    rules: str
    names: list[str]
    code: str
    """By which the phones of this table find each other; it is the same for all who ask, and kept nowhere."""


def table_for(
    connection: Connection, tournament: str, person: str | None, round_: int, table: int
) -> TableByHand:
    """Return a table of a round that has begun, to its players and the organiser."""
    present = course(connection, tournament)
    keeping.organiser_or_at_table(present, person, round_, table)
    played = keeping.by_hand_in(present, round_, table)
    if played is None or not played.begun:
        raise RequestError("no-such-table", "There is no such table in this round.", 404)
    names = [present.players[player].name for player in played.tables[table]]
    return TableByHand(present.row.rules, names, _code(present.row, round_, table))


def _code(row: TournamentRow, round_: int, table: int) -> str:
    digest = hmac.new(row.secret, f"printed cards {round_} {table}".encode(), "sha256").digest()
    return "".join([CODE_LETTERS[byte % len(CODE_LETTERS)] for byte in digest[:CODE_LENGTH]])


def has_result(connection: Connection, tournament: str, round_: int, table: int) -> bool:
    return table in course(connection, tournament).tournament.rounds[round_].gold


def give_scores(
    connection: Connection, tournament: str, round_: int, table: int, seat: int, gold: list[int], now: int
) -> None:
    """Enter what a table has counted, as one of its players would; a second phone that does it changes nothing."""

    def happens(present: Course) -> tuple[str, Iterable[AnyEvent]]:
        played = keeping.by_hand_in(present, round_, table)
        if played is None:
            raise RequestError("no-such-table", "There is no such table in this round.", 404)
        keeping.refuse_second_result(played, table)
        return played.tables[table][seat], [ResultGiven(round_, table, gold)]

    change(connection, tournament, f"printed.{round_}.{table}", now, happens)
