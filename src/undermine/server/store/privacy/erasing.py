"""Forgetting a person: what names them goes, and what belongs to games stays under a new id that means nobody."""

import re
from typing import Any

from msgspec import DecodeError, json
from sqlalchemy import Column, Connection, delete, insert, select, update

from undermine.server.room.chat import NOTHING, Body
from undermine.server.store.locks import RATINGS_LOCK, lock
from undermine.server.store.retention import OF_PEOPLE
from undermine.server.store.tables import (
    accounts,
    blocks,
    games,
    people,
    rated_games,
    rating_changes,
    ratings,
    removed,
    reports,
    reviews,
    seats,
    talk,
    tokens,
    tournament_players,
    tournaments,
)

KEPT: tuple[Column[Any], ...] = (
    games.c.host,
    seats.c.person,
    ratings.c.player,
    rating_changes.c.player,
    tournaments.c.organiser,
)
"""Where somebody who is forgotten becomes nobody; what else names them is deleted."""
NAMES: tuple[tuple[Column[str], Column[str]], ...] = (
    (people.c.name, people.c.id),
    (accounts.c.name, accounts.c.person),
    (seats.c.name, seats.c.person),
    (removed.c.name, removed.c.person),
    (blocks.c.name, blocks.c.other),
    (reports.c.name, reports.c.person),
    (tournament_players.c.name, tournament_players.c.person),
)
"""Names that are kept, each with whose it is."""
UNNAMED = ""
LEFT_OUT = "…"


def names_of(connection: Connection, person: str) -> set[str]:
    """Return everything that a person is or was called."""
    found = [connection.execute(select(name).where(whose == person)).scalars() for name, whose in NAMES]
    return {name for names in found for name in names} - {UNNAMED}


def seats_of(connection: Connection, person: str) -> list[tuple[str, int]]:
    """Return the games at which a person sits or sat to the end, and their seats there."""
    query = select(seats.c.game, seats.c.seat).where(seats.c.person == person)
    return [(row.game, row.seat) for row in connection.execute(query)]


def erase(connection: Connection, person: str, nobody: str) -> None:
    """Forget a person; at the tables at which they still sit there is `nobody`, who goes by the seat's number."""
    connection.execute(insert(people).values(id=nobody, name=UNNAMED, created=0))
    for game, seat in seats_of(connection, person):
        here = (seats.c.game == game) & (seats.c.seat == seat)
        connection.execute(update(seats).where(here).values(name=f"#{seat + 1}"))
    _leave_ratings(connection, person, nobody)
    played = tournament_players.c.person == person
    numbered = {"name": "#" + tournament_players.c.player, "person": None}
    connection.execute(update(tournament_players).where(played).values(numbered))
    for column in KEPT:
        connection.execute(update(column.table).where(column == person).values({column.name: nobody}))
    for column in reversed(OF_PEOPLE):  # what names others of these comes last
        if column not in KEPT:
            connection.execute(delete(column.table).where(column == person))
    connection.execute(delete(tokens).where(tokens.c.person == person))
    connection.execute(delete(people).where(people.c.id == person))


def clear_talk(connection: Connection, game: str, seat: int, names: set[str]) -> None:
    """Take out of a game what somebody has written at it, and their names out of what others have."""
    connection.execute(delete(reviews).where(reviews.c.game == game))  # they hold names, and are made again
    query = select(talk.c.number, talk.c.seat, talk.c.body).where(talk.c.game == game)
    for number, speaker, body in connection.execute(query).all():
        cleared = _cleared(body, names, is_theirs=speaker == seat)
        if cleared != body:
            said = (talk.c.game == game) & (talk.c.number == number)
            connection.execute(update(talk).where(said).values(body=cleared))


def clear_reports(connection: Connection, game: str, names: set[str]) -> None:
    """Take somebody's names out of what was reported about others at a game."""
    query = select(reports.c.number, reports.c.words).where(reports.c.game == game)
    for number, words in connection.execute(query).all():
        values = {"words": without(names, words)}
        connection.execute(update(reports).where(reports.c.number == number).values(values))


def _cleared(body: str, names: set[str], *, is_theirs: bool) -> str:
    try:
        text = json.decode(body, type=Body).text
    except (DecodeError, UnicodeError):
        return NOTHING
    if text is None:
        return body
    return NOTHING if is_theirs else json.encode(Body(text=without(names, text))).decode()


def without(names: set[str], text: str) -> str:
    """Return a text without these names, where they stand as words."""
    for name in sorted(names, key=len, reverse=True):
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", LEFT_OUT, text, flags=re.IGNORECASE)
    return text


def _leave_ratings(connection: Connection, person: str, nobody: str) -> None:
    """Let nobody have played rated games in somebody's place: what others have learnt from them stays as it is."""
    lock(connection, RATINGS_LOCK)
    query = select(rated_games.c.number, rated_games.c.players)
    theirs = query.where(rated_games.c.players.contains(json.encode(person).decode(), autoescape=True))
    for number, players in connection.execute(theirs).all():
        named = [nobody if player == person else player for player in json.decode(players, type=list[str])]
        values = {"players": json.encode(named).decode()}
        connection.execute(update(rated_games).where(rated_games.c.number == number).values(values))
