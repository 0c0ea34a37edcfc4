"""Talking at a live table: what is said is kept, then acknowledged, then told to everybody."""

import logging
from typing import TYPE_CHECKING

from undermine.protocol import messages
from undermine.server.cluster import cluster_messages
from undermine.server.live.connection import Connection
from undermine.server.room import chat
from undermine.server.room.chat import Speaking, Speech
from undermine.server.room.effects import Effect, Send
from undermine.server.store import talk as talk_store
from undermine.server.timestamps import now, now_ms

if TYPE_CHECKING:  # a live table talks by this
    from undermine.server.live.table import LiveTable

log = logging.getLogger(__name__)


async def say(live: "LiveTable", connection: Connection, message: Speaking) -> list[Effect]:
    """Say something for a client, or tell it why not."""
    seat, objection = _objection(live, connection, message)
    if objection is not None or seat is None:
        code = objection or "not-seated"
        return [Send(connection.number, messages.Problem(code, message.id, chat.CLAUSES.get(code)))]
    moves, ask = (0, 0) if live.room is None else (len(live.room.moves), live.room.ask)
    speech = Speech(0, seat, moves, ask, chat.written(message))
    game, cmd_id = live.game.id, f"seat:{seat}:{message.id}"
    try:
        number = await live.hub.write(
            lambda transaction: talk_store.say(transaction, game, cmd_id, speech, now_ms())
        )
        heard = await listen(live)
    except Exception:
        log.exception("what was said could not be saved", extra={"game": game})
        return [Send(connection.number, messages.Problem("not-saved", message.id))]
    live.hub.metrics.talk.inc()
    live.hub.neighbours.send(cluster_messages.Spoken(live.game.code))
    return [Send(connection.number, messages.Said(message.id, number)), *heard]


def _objection(live: "LiveTable", connection: Connection, message: Speaking) -> tuple[int | None, str | None]:
    """Return the seat that wants to speak, and the code of what speaks against it."""
    moment, seat = now(), live.game.seat_of(connection.person)
    objection = live.talk.objection(seat, message, live.room, moment)
    if objection is None and not live.hub.talk_limit.take(connection.address, moment):
        objection = "too-fast"
    return seat, objection


async def listen(live: "LiveTable") -> list[Effect]:
    """Tell everybody what was said since we last looked, also at other servers."""
    game, known = live.game.id, live.talk.head
    news = await live.hub.read(lambda transaction: talk_store.said_after(transaction, game, known))
    heard = [live.talk.hear(speech) for speech in news]
    return [Send(client, told) for told in heard for client in live.connections]
