"""Ratings: what everybody's are, what rules do for a side, and what each game changed."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from msgspec import Struct, json
from sqlalchemy import Connection, Select, delete, exists, func, insert, select

from undermine.server.store.games import OVER
from undermine.server.store.locks import RATINGS_LOCK, lock
from undermine.server.store.results import Result
from undermine.server.store.tables import (
    accounts,
    games,
    handicaps,
    profiles,
    rated_games,
    rating_changes,
    ratings,
)

BOT_PREFIX = "bot:"


class RatedGame(NamedTuple):
    """A finished game that ratings have learnt from: who sat where, and what it came to."""

    game: str
    season: int
    ended: int
    rules: str
    players: list[str]
    results: list[Result]


class RatingRow(NamedTuple):
    """Somebody's rating in a season, and how many games it comes from."""

    season: int
    player: str
    skill: str
    mu: float
    sigma: float
    games: int


class HandicapRow(NamedTuple):
    """What rules with a number of players do for a side."""

    rules: str
    players: int
    side: str
    mu: float
    sigma: float


class RatedRound(Struct, frozen=True):
    """Why a rating changed: the dwarf of a round, the place of its side among the sides, its chance to be first."""

    dwarf: str
    place: int
    sides: int
    expected: float


class ChangeRow(NamedTuple):
    """What a game did to one rating of a seat."""

    game: str
    seat: int
    skill: str
    player: str
    season: int
    mu_before: float
    sigma_before: float
    mu: float
    sigma: float
    rounds: list[RatedRound]


class ListedRow(NamedTuple):
    """A line of the leaderboard: a bot by its level, a person by the name of their account."""

    name: str
    bot: str | None
    mu: float
    sigma: float
    games: int


CHANGE_COLUMNS = [rating_changes.c[name] for name in ChangeRow._fields]


# -- games ---------------------------------------------------------------------------------------------------------


def next_number(connection: Connection) -> int:
    """Return the number of the game that is rated next; nobody else gets one until the transaction is over."""
    lock(connection, RATINGS_LOCK)
    return 1 + int(connection.execute(select(func.coalesce(func.max(rated_games.c.number), 0))).scalar_one())


def add_rated_game(connection: Connection, number: int, game: RatedGame) -> None:
    written = {name: json.encode(getattr(game, name)).decode() for name in ("players", "results")}
    connection.execute(insert(rated_games).values(game._asdict() | written | {"number": number}))


def is_rated(connection: Connection, game: str) -> bool:
    return bool(connection.execute(select(exists().where(rated_games.c.game == game))).scalar_one())


def season_of(connection: Connection, game: str) -> int | None:
    """Return the season for which a game was rated, if it was."""
    query = select(rated_games.c.season).where(rated_games.c.game == game)
    return connection.execute(query).scalar_one_or_none()


def rated_in_order(connection: Connection) -> list[RatedGame]:
    """Return all rated games in the order in which they were rated."""
    query = select(*[rated_games.c[name] for name in RatedGame._fields]).order_by(rated_games.c.number)
    return [
        RatedGame(*row)._replace(
            players=json.decode(row.players), results=json.decode(row.results, type=list[Result])
        )
        for row in connection.execute(query)
    ]


def code_of(connection: Connection, game: str) -> str | None:
    """Return the code of a game, unless it was forgotten."""
    return connection.execute(select(games.c.code).where(games.c.id == game)).scalar_one_or_none()


def waiting(connection: Connection) -> list[str]:
    """Return the codes of finished rated tables that no rating has learnt from yet, the oldest first."""
    unrated = ~exists().where(rated_games.c.game == games.c.id)
    query = select(games.c.code).where(
        games.c.status == OVER, games.c.options.like('%"rated":true%'), unrated
    )
    return list(connection.execute(query.order_by(games.c.ended, games.c.id)).scalars())


def ended_at(connection: Connection, game: str) -> int:
    return int(connection.execute(select(games.c.ended).where(games.c.id == game)).scalar_one())


# -- ratings -------------------------------------------------------------------------------------------------------


def ratings_of(connection: Connection, players: Iterable[str], season: int) -> list[RatingRow]:
    """Return the ratings of players up to a season, the latest first."""
    query = _ratings().where(ratings.c.player.in_(list(players)), ratings.c.season <= season)
    return [RatingRow(*row) for row in connection.execute(query.order_by(ratings.c.season.desc()))]


def put_rating(connection: Connection, row: RatingRow) -> None:
    same = (
        (ratings.c.season == row.season) & (ratings.c.player == row.player) & (ratings.c.skill == row.skill)
    )
    connection.execute(delete(ratings).where(same))
    connection.execute(insert(ratings).values(row._asdict()))


def handicaps_of(connection: Connection, rules: str, players: int) -> list[HandicapRow]:
    query = select(*handicaps.c).where(handicaps.c.rules == rules, handicaps.c.players == players)
    return [HandicapRow(*row) for row in connection.execute(query)]


def put_handicap(connection: Connection, row: HandicapRow) -> None:
    same = (
        (handicaps.c.rules == row.rules)
        & (handicaps.c.players == row.players)
        & (handicaps.c.side == row.side)
    )
    connection.execute(delete(handicaps).where(same))
    connection.execute(insert(handicaps).values(row._asdict()))


def forget_all(connection: Connection) -> None:
    """Forget everything that was learnt, but not which games it was learnt from."""
    lock(connection, RATINGS_LOCK)
    for table in (ratings, handicaps, rating_changes):
        connection.execute(delete(table))


def everything(connection: Connection) -> tuple[list[RatingRow], list[HandicapRow]]:
    """Return all ratings and handicaps in a fixed order."""
    people = connection.execute(_ratings().order_by(*ratings.primary_key))
    sides = connection.execute(select(*handicaps.c).order_by(*handicaps.primary_key))
    return [RatingRow(*row) for row in people], [HandicapRow(*row) for row in sides]


# -- changes -------------------------------------------------------------------------------------------------------


def add_change(connection: Connection, change: ChangeRow) -> None:
    values = change._asdict() | {"rounds": json.encode(change.rounds).decode()}
    connection.execute(insert(rating_changes).values(values))


def changes_of(connection: Connection, game: str) -> list[ChangeRow]:
    """Return what a game did to the ratings of its seats."""
    query = select(*CHANGE_COLUMNS).where(rating_changes.c.game == game)
    order = (rating_changes.c.seat, rating_changes.c.skill)
    return [_change(row) for row in connection.execute(query.order_by(*order))]


def course_of(connection: Connection, player: str, season: int) -> list[tuple[int, str, float]]:
    """Return how a player's ratings went in a season: when a game ended, the skill, and the mean after it."""
    query = (
        select(rated_games.c.ended, rating_changes.c.skill, rating_changes.c.mu)
        .join(rated_games, rated_games.c.game == rating_changes.c.game)
        .where(rating_changes.c.player == player, rating_changes.c.season == season)
        .order_by(rated_games.c.number)
    )
    return [(row.ended, row.skill, row.mu) for row in connection.execute(query)]


# -- who is seen ---------------------------------------------------------------------------------------------------


def show_profile(connection: Connection, person: str, now: int) -> None:
    if not is_shown(connection, person):
        connection.execute(insert(profiles).values(person=person, created=now))


def hide_profile(connection: Connection, person: str) -> None:
    connection.execute(delete(profiles).where(profiles.c.person == person))


def is_shown(connection: Connection, person: str) -> bool:
    return bool(connection.execute(select(exists().where(profiles.c.person == person))).scalar_one())


def leaders(
    connection: Connection, season: int, skill: str, fewest_games: int, count: int
) -> list[ListedRow]:
    """Return bots, and people who want to be seen, by what is certain of their rating, the best first."""
    name = func.coalesce(accounts.c.name, ratings.c.player)
    shown = (profiles.c.person.is_not(None) & accounts.c.name.is_not(None)) | ratings.c.player.like(
        f"{BOT_PREFIX}%"
    )
    query = (
        select(name, ratings.c.player, ratings.c.mu, ratings.c.sigma, ratings.c.games)
        .outerjoin(profiles, profiles.c.person == ratings.c.player)
        .outerjoin(accounts, accounts.c.person == ratings.c.player)
        .where(ratings.c.season == season, ratings.c.skill == skill, ratings.c.games >= fewest_games, shown)
        .order_by((ratings.c.mu - 2 * ratings.c.sigma).desc(), ratings.c.player)
        .limit(count)
    )
    return [_listed(*row) for row in connection.execute(query)]


def _listed(name: str, player: str, mu: float, sigma: float, played: int) -> ListedRow:
    if player.startswith(BOT_PREFIX):
        level = player.removeprefix(BOT_PREFIX)
        return ListedRow(level, level, mu, sigma, played)
    return ListedRow(name, None, mu, sigma, played)


def _ratings() -> Select[Any]:
    return select(*[ratings.c[name] for name in RatingRow._fields])


def _change(row: Any) -> ChangeRow:
    return ChangeRow(*row)._replace(rounds=json.decode(row.rounds, type=list[RatedRound]))
