"""Leaving for good: a running game, by the host's wish, or the server altogether. All in one transaction."""

from dataclasses import replace
from typing import NamedTuple

from sqlalchemy import Connection

from undermine.protocol import privacy
from undermine.server.errors import RequestError
from undermine.server.people import identity, lobby
from undermine.server.room.entries import GONE, Entry
from undermine.server.store import log
from undermine.server.store.games import (
    OPEN,
    PLAYING,
    GameRow,
    change_game,
    finished_games_of,
    games_of,
    put_seat,
)
from undermine.server.store.privacy import erasing
from undermine.server.store.removed import remove

STAND_IN = "apprentice"
"""The bot that plays for somebody who is gone or out of time, or has left for good."""
ALL_GAMES = 1_000_000


def send_away(
    connection: Connection, code: str, person: str | None, request: privacy.SendAway, now: int
) -> None:
    """Let the host send somebody away from a running game: a bot plays on, and they do not come back.

    At a rated table nobody can be sent away, since that would decide about ratings.
    """
    game = lobby.table(connection, code)
    if person is None or person != game.host:
        raise RequestError("not-host", "Only the host may do this.", 403)
    if game.status != PLAYING:
        raise RequestError("not-playing", "Nothing is played at this table.")
    if game.settings().rated:
        raise RequestError("rated", "Nobody is sent away from a rated game.")
    if request.seat >= len(game.seats) or game.seats[request.seat].person in (None, person):
        raise RequestError("wrong-seat", "This seat does not exist, or is a bot's or your own.", 400)
    sent_away = game.seats[request.seat]
    if sent_away.person is not None:
        remove(connection, game.id, sent_away.person, sent_away.name)
    hand_over(connection, game, request.seat, now)


def hand_over(connection: Connection, game: GameRow, seat: int, now: int) -> None:
    """Let a bot play on a seat from now on, also for all servers that have the game in memory."""
    left = game.seats[seat]
    bot = lobby.bot_at(game, seat, STAND_IN)
    put_seat(connection, game.id, replace(bot, nonce=left.nonce, promise=left.promise))
    others = [person for person in game.people() if person != left.person]
    if game.host == left.person and others:
        change_game(connection, game.id, host=others[0])
    entry = Entry(log.head(connection, game.id) + 1, f"gone:{seat}", GONE, seat, "", "", now)
    log.commit(connection, game.id, [entry], over=False)


class Departure(NamedTuple):
    """The codes of the tables at which somebody sat who is forgotten."""

    unfinished: list[str]
    finished: list[str]


def delete_person(connection: Connection, person: str, now: int) -> Departure:
    """Forget a person: finished games keep a seat without a name, running ones get a bot, open tables a free seat."""
    unfinished = games_of(connection, person)
    finished = [game.code for game, _ in finished_games_of(connection, person, 0, ALL_GAMES)]
    names = erasing.names_of(connection, person)
    for game, seat in erasing.seats_of(connection, person):
        erasing.clear_talk(connection, game, seat, names)
        erasing.clear_reports(connection, game, names)
    for code in unfinished:
        _leave(connection, lobby.table(connection, code), person, now)
    erasing.erase(connection, person, identity.new_id())
    return Departure(unfinished, finished)


def _leave(connection: Connection, game: GameRow, person: str, now: int) -> None:
    seat = game.seat_of(person)
    if game.status == OPEN:
        lobby.leave(connection, game.code, person)
    elif seat is not None:
        hand_over(connection, game, seat, now)
