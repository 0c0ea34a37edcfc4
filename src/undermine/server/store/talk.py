"""What was said at a table. The database numbers it; of two that speak at once, one is asked again."""

import logging
from dataclasses import replace

from sqlalchemy import Connection, func, select

from undermine.server.room import chat
from undermine.server.room.chat import Speech
from undermine.server.store.inserting import insert_if_new
from undermine.server.store.tables import talk

COLUMNS = (talk.c.number, talk.c.seat, talk.c.head, talk.c.ask, talk.c.body)
ATTEMPTS = 20

log = logging.getLogger(__name__)


def say(connection: Connection, game: str, cmd_id: str, speech: Speech, at: int) -> int:
    """Keep what is said under the next number, and return that; the same id again changes nothing."""
    row = {"game": game, "cmd_id": cmd_id, "seat": speech.seat, "head": speech.head, "ask": speech.ask}
    for _ in range(ATTEMPTS):
        kept = connection.execute(
            select(talk.c.number).where(talk.c.game == game, talk.c.cmd_id == cmd_id)
        ).scalar_one_or_none()
        if kept is not None:
            return int(kept)
        last = connection.execute(select(func.max(talk.c.number)).where(talk.c.game == game)).scalar_one()
        values = row | {"number": (last or 0) + 1, "body": speech.body, "at": at}
        connection.execute(insert_if_new(connection, talk, values))
    raise RuntimeError("too many speak at once")


def said_after(connection: Connection, game: str, number: int) -> list[Speech]:
    """Return what was said at a table behind a number, in order."""
    query = select(*COLUMNS).where(talk.c.game == game, talk.c.number > number).order_by(talk.c.number)
    return [_speech(game, Speech(*row)) for row in connection.execute(query)]


def times_spoken(connection: Connection, game: str) -> int:
    """Return how often somebody has spoken at a table."""
    return int(connection.execute(select(func.count()).where(talk.c.game == game)).scalar_one())


def last_said(connection: Connection, game: str, count: int) -> list[Speech]:
    """Return the last things said at a table, in order."""
    query = select(*COLUMNS).where(talk.c.game == game).order_by(talk.c.number.desc()).limit(count)
    return [_speech(game, Speech(*row)) for row in connection.execute(query)][::-1]


def _speech(game: str, speech: Speech) -> Speech:
    """Return what was said; where it is damaged, nothing was: its number stays, and the game can be played."""
    if chat.is_readable(speech):
        return speech
    row = f"talk.number={speech.number}"
    log.error("what was said at a table is damaged", extra={"game": game, "row": row})
    return replace(speech, body=chat.NOTHING)
