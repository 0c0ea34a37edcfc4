"""Everything that is kept about a person, for that person. What only belongs to a game is in the game's record."""

from collections.abc import Callable

from msgspec import DecodeError, json
from sqlalchemy import Connection, select

from undermine.protocol import privacy
from undermine.server.room.chat import Body
from undermine.server.store.calling.addresses import addresses_of
from undermine.server.store.privacy import blocks
from undermine.server.store.tables import (
    accounts,
    games,
    people,
    profiles,
    ratings,
    reports,
    results,
    seats,
    talk,
    tokens,
)


def my_data(connection: Connection, person: str, season_name: Callable[[int], str]) -> privacy.MyData:
    """Return everything that is kept about a person."""
    name, created = connection.execute(
        select(people.c.name, people.c.created).where(people.c.id == person)
    ).one()
    account = connection.execute(
        select(accounts.c.name, accounts.c.created).where(accounts.c.person == person)
    ).one_or_none()
    is_public = connection.execute(select(profiles.c.person).where(profiles.c.person == person)).first()
    blocked = [privacy.Blocked(*row) for row in blocks.blocked_by(connection, person)]
    return privacy.MyData(
        name,
        created,
        account.name if account else None,
        account.created if account else None,
        is_public is not None,
        _tokens(connection, person),
        _tables(connection, person),
        _texts(connection, person),
        _ratings(connection, person, season_name),
        blocked,
        _reports(connection, person),
        [privacy.KeptAddress(one.kind, one.address, one.created) for one in addresses_of(connection, person)],
    )


def _tokens(connection: Connection, person: str) -> list[privacy.KeptToken]:
    query = select(tokens.c.kind, tokens.c.name, tokens.c.created).where(tokens.c.person == person)
    return [privacy.KeptToken(*row) for row in connection.execute(query.order_by(tokens.c.created))]


def _tables(connection: Connection, person: str) -> list[privacy.KeptTable]:
    about = [games.c[name] for name in ("code", "rules", "status")]
    moments = [games.c[name] for name in ("created", "started", "ended")]
    at_seat = (results.c.game == seats.c.game) & (results.c.seat == seats.c.seat)
    query = (
        select(*about, seats.c.seat, seats.c.name, *moments, results.c.score, results.c.won)
        .join(games, games.c.id == seats.c.game)
        .outerjoin(results, at_seat)
        .where(seats.c.person == person)
        .order_by(games.c.created)
    )
    rows = connection.execute(query)
    return [
        privacy.KeptTable(**row._asdict() | {"won": None if row.won is None else bool(row.won)})
        for row in rows
    ]


def _texts(connection: Connection, person: str) -> list[privacy.KeptText]:
    at_seat = (seats.c.game == talk.c.game) & (seats.c.seat == talk.c.seat)
    query = (
        select(games.c.code, talk.c.at, talk.c.body)
        .join(seats, at_seat)
        .join(games, games.c.id == talk.c.game)
        .where(seats.c.person == person)
        .order_by(talk.c.at)
    )
    found = [(row.code, row.at, _text_of(row.body)) for row in connection.execute(query)]
    return [privacy.KeptText(code, at, text) for code, at, text in found if text is not None]


def _text_of(body: str) -> str | None:
    try:
        return json.decode(body, type=Body).text
    except (DecodeError, UnicodeError):
        return None


def _ratings(
    connection: Connection, person: str, season_name: Callable[[int], str]
) -> list[privacy.KeptRating]:
    columns = [ratings.c[name] for name in ("skill", "mu", "sigma", "games")]
    query = select(ratings.c.season, *columns).where(ratings.c.player == person)
    rows = connection.execute(query.order_by(ratings.c.season, ratings.c.skill))
    return [privacy.KeptRating(season_name(row.season), *row[1:]) for row in rows]


def _reports(connection: Connection, person: str) -> list[privacy.KeptReport]:
    columns = [reports.c[name] for name in ("name", "reason", "words", "at")]
    query = (
        select(games.c.code, *columns)
        .join(games, games.c.id == reports.c.game)
        .where(reports.c.reporter == person)
        .order_by(reports.c.at)
    )
    return [privacy.KeptReport(*row) for row in connection.execute(query)]
