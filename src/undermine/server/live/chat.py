"""Chat at a live table: what is said is saved, then acknowledged, then told to everybody."""

import logging
from collections.abc import Iterable

from undermine.protocol import claiming, messages
from undermine.server.cluster import cluster_messages
from undermine.server.live.connection import Connection
from undermine.server.live.services import Services
from undermine.server.room import chat
from undermine.server.room.chat import Conversation, Speaking, Speech
from undermine.server.room.room import Room
from undermine.server.store import talk as chat_store
from undermine.server.store.games import GameRow
from undermine.server.timestamps import elapsed, now_ms

log = logging.getLogger(__name__)


class LiveChat:
    """What is said at one live table."""

    def __init__(self, services: Services, game: GameRow, said: Iterable[Speech]) -> None:
        """Begin with what was said before."""
        self._services = services
        self._game = game.id
        self._code = game.code
        self.conversation = Conversation(said)

    async def say(
        self, connection: Connection, seat: int | None, message: Speaking, room: Room | None
    ) -> tuple[messages.ServerMessage, list[messages.Talk]]:
        """Say something for a client; return the answer to it, and what everybody is to be told."""
        objection = self._objection(connection, seat, message, room)
        if objection is not None or seat is None:
            code = objection or "not-seated"
            return messages.Problem(code, message.id, chat.CLAUSES.get(code)), []
        moves, ask = (0, 0) if room is None else (len(room.log.moves), room.log.ask)
        speech = Speech(0, seat, moves, ask, chat.written(message))
        try:
            number = await self._save(f"seat:{seat}:{message.id}", speech)
            heard = await self.listen()
        except Exception:
            log.exception("what was said could not be saved", extra={"game": self._game})
            return messages.Problem("not-saved", message.id), []
        self._services.metrics.talk.inc()
        self._services.membership.send(cluster_messages.Spoken(self._code))
        return messages.Said(message.id, number), heard

    async def remark(self, seat: int, claim: claiming.AnyClaim, room: Room) -> list[messages.Talk]:
        """Say something for a bot; return what everybody is to be told."""
        if chat.claim_objection(claim, seat, room) is not None:
            return []
        speech = Speech(0, seat, len(room.log.moves), room.log.ask, chat.written_claim(claim))
        await self._save(f"bot:{seat}:{self.conversation.head}:{room.log.ask}", speech)
        self._services.membership.send(cluster_messages.Spoken(self._code))
        return await self.listen()

    async def listen(self) -> list[messages.Talk]:
        """Return what was said since we last looked, also at other servers."""
        game, known = self._game, self.conversation.head
        said = await self._services.database.read(
            lambda transaction: chat_store.said_after(transaction, game, known)
        )
        return [self.conversation.hear(speech) for speech in said]

    async def _save(self, cmd_id: str, speech: Speech) -> int:
        game = self._game
        return await self._services.database.write(
            lambda transaction: chat_store.say(transaction, game, cmd_id, speech, now_ms())
        )

    def _objection(
        self, connection: Connection, seat: int | None, message: Speaking, room: Room | None
    ) -> str | None:
        """Return the code of what speaks against saying this, or None."""
        moment = elapsed()
        objection = self.conversation.objection(seat, message, room, moment)
        if objection is None and not self._services.limits.chat.take(connection.address, moment):
            return "too-fast"
        return objection
