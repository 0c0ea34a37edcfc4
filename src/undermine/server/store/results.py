"""What finished games came to, kept so that it is computed once."""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct, json
from sqlalchemy import Connection, exists, select

from undermine.engine.kernel.records import RULES_VERSION
from undermine.server.store.games import OVER, at_tables_of
from undermine.server.store.inserting import insert_if_new
from undermine.server.store.tables import games, results, seats

RESULT_COLUMNS = (results.c.seat, results.c.score, results.c.won, results.c.rounds)


class RoundPlayed(Struct, frozen=True):
    """A role that somebody had in a round, whether they won it, and the gold or points it brought."""

    role: str
    won: bool
    gained: int = 0


class Result(Struct, frozen=True):
    """What a game came to for one seat; the score is gold, or points in The Lost Mines."""

    seat: int
    score: int
    won: bool
    rounds: list[RoundPlayed]


def add_results(connection: Connection, game: str, found: Iterable[Result]) -> None:
    """Keep what a game came to; if somebody else has done so meanwhile, it was the same."""
    for result in found:
        row = {
            "game": game,
            "seat": result.seat,
            "score": result.score,
            "won": int(result.won),
            "rounds": json.encode(result.rounds).decode(),
        }
        connection.execute(insert_if_new(connection, results, row))


def results_of(connection: Connection, game: str) -> list[Result]:
    """Return what a game came to, seat by seat; nothing if that is not known yet."""
    query = select(*RESULT_COLUMNS).where(results.c.game == game).order_by(results.c.seat)
    return [_result(row) for row in connection.execute(query)]


def own_results(connection: Connection, person: str) -> list[tuple[str, Result]]:
    """Return the rules and the result of every finished game of a person."""
    query = (
        select(games.c.rules, *RESULT_COLUMNS)
        .join(games, games.c.id == results.c.game)
        .join(seats, (seats.c.game == results.c.game) & (seats.c.seat == results.c.seat))
        .where(seats.c.person == person)
        .order_by(games.c.ended)
    )
    return [(row.rules, _result(row)) for row in connection.execute(query)]


def without_results(connection: Connection, person: str) -> list[str]:
    """Return the codes of finished games of a person that can be replayed to find out what they came to."""
    unknown = ~exists().where(results.c.game == games.c.id)
    ours = games.c.rules_version == RULES_VERSION
    query = at_tables_of(person, games.c.code).where(games.c.status == OVER, ours, unknown)
    return list(connection.execute(query).scalars())


def _result(row: Any) -> Result:
    rounds = json.decode(row.rounds, type=list[RoundPlayed])
    return Result(row.seat, row.score, bool(row.won), rounds)
