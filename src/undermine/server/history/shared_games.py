"""Finished games that may become data for research: those whose people have all agreed, without names and chat."""

from typing import Final, NamedTuple

from sqlalchemy import Connection, Select, exists, select

from undermine.bots.contract import Claim
from undermine.engine.kernel.records import RULES_VERSION, Record
from undermine.protocol import claiming
from undermine.server.history.records import record_of
from undermine.server.room import chat
from undermine.server.room.chat import Speech
from undermine.server.store.games import OVER, SeatRow, find_game
from undermine.server.store.log import entries_after
from undermine.server.store.tables import games, seats
from undermine.server.store.talk import said_after

PERSON: Final = "person"
ASSISTANT: Final = "assistant"


class SharedGame(NamedTuple):
    """A game without anything that says who played it: a bot's level or what else sat on each seat, and the claims."""

    record: Record
    players: tuple[str, ...]
    claims: tuple[tuple[int, Claim], ...]


def shared_codes(connection: Connection) -> list[str]:
    """Return the codes of finished games whose people have all agreed, in the order of their ids."""
    return list(connection.execute(_shared_games().order_by(games.c.id)).scalars())


def _shared_games() -> Select[str]:
    people = seats.c.game == games.c.id, seats.c.person.is_not(None)
    refused = exists().where(*people, seats.c.research == 0)
    return select(games.c.code).where(
        games.c.status == OVER, games.c.rules_version == RULES_VERSION, exists().where(*people), ~refused
    )


def shared_game(connection: Connection, code: str) -> SharedGame | None:
    """Return a game that may be shared; None if it may no longer, or is forgotten."""
    game = find_game(connection, code)
    if game is None or connection.execute(_shared_games().where(games.c.id == game.id)).first() is None:
        return None
    record = record_of(game, entries_after(connection, game.id, 0))
    record.names = [f"seat {seat.seat}" for seat in game.seats]
    claims = [_claimed(speech) for speech in said_after(connection, game.id, 0)]
    return SharedGame(
        record, tuple(map(_player, game.seats)), tuple(claim for claim in claims if claim is not None)
    )


def _player(seat: SeatRow) -> str:
    return seat.bot or (ASSISTANT if seat.assistant else PERSON)


def _claimed(speech: Speech) -> tuple[int, Claim] | None:
    """Return a claim with the number of moves before it; None for what was said in other words."""
    claim = chat.read(speech).claim
    if claim is None:
        return None
    about = claim.seat if isinstance(claim, claiming.AboutSeat) else None
    kind = str(claim.__struct_config__.tag)
    if isinstance(claim, claiming.Looked):
        return speech.head, Claim(speech.seat, kind, cell=claim.cell, card=claim.card)
    return speech.head, Claim(speech.seat, kind, about=about)
