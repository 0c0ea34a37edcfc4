"""What finished games came to, kept so that it is computed once."""

from collections.abc import Iterable

from msgspec import json
from sqlalchemy import Connection, exists, select
from sqlalchemy.dialects import postgresql, sqlite

from undermine.server.results import Result, RoundPlayed
from undermine.server.store.games import OVER
from undermine.server.store.tables import games, results, seats


def add_results(connection: Connection, game: str, found: Iterable[Result]) -> None:
    """Keep what a game came to; if somebody else has done so meanwhile, it was the same."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    for result in found:
        row = {
            "game": game,
            "seat": result.seat,
            "score": result.score,
            "won": int(result.won),
            "rounds": json.encode(result.rounds).decode(),
        }
        connection.execute(insert(results).values(row).on_conflict_do_nothing())


def results_of(connection: Connection, game: str) -> list[Result]:
    """Return what a game came to, seat by seat; nothing if that is not known yet."""
    columns = (results.c.seat, results.c.score, results.c.won, results.c.rounds)
    query = select(*columns).where(results.c.game == game).order_by(results.c.seat)
    return [
        Result(row.seat, row.score, bool(row.won), _rounds(row.rounds)) for row in connection.execute(query)
    ]


def own_results(connection: Connection, person: str) -> list[tuple[str, Result]]:
    """Return the rules and the result of every finished game of a person."""
    columns = (games.c.rules, results.c.seat, results.c.score, results.c.won, results.c.rounds)
    query = (
        select(*columns)
        .join(games, games.c.id == results.c.game)
        .join(seats, (seats.c.game == results.c.game) & (seats.c.seat == results.c.seat))
        .where(seats.c.person == person)
        .order_by(games.c.ended)
    )
    return [
        (row.rules, Result(row.seat, row.score, bool(row.won), _rounds(row.rounds)))
        for row in connection.execute(query)
    ]


def without_results(connection: Connection, person: str) -> list[str]:
    """Return the codes of finished games of a person of which it is not known yet what they came to."""
    query = (
        select(games.c.code)
        .join(seats, seats.c.game == games.c.id)
        .where(seats.c.person == person, games.c.status == OVER)
        .where(~exists().where(results.c.game == games.c.id))
    )
    return list(connection.execute(query).scalars())


def _rounds(text: str) -> list[RoundPlayed]:
    return json.decode(text, type=list[RoundPlayed])
