"""What the bots of one table think about: each question is given to the workers, and the answer to the room."""

import asyncio
import hmac
from typing import TYPE_CHECKING

from undermine.server.effects import Effect, Think
from undermine.server.room import Room
from undermine.server.thinkers import Task

if TYPE_CHECKING:  # a live table has thoughts
    from undermine.server.live import LiveTable

STAND_IN = "apprentice"
"""The bot that plays for somebody who is gone or out of time."""


class Thoughts:
    """The bots of a live table at work."""

    def __init__(self, live: "LiveTable") -> None:
        """Think for this table."""
        self._live = live
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, room: Room, thought: Think) -> None:
        """Let a bot think, and hear its answer when it comes."""
        task = asyncio.create_task(self._think(room, thought))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _think(self, room: Room, thought: Think) -> None:
        hub, loop = self._live.hub, asyncio.get_running_loop()
        await asyncio.sleep(hub.neighbours.bot_patience(self._live.game.code))
        if thought.ask != room.ask:
            return
        started = loop.time()
        answer = await hub.thinkers.answer(self._task(room, thought.seat))
        hub.metrics.bot_seconds.observe(loop.time() - started)
        await asyncio.sleep(started + thought.seconds * hub.bot_pace - loop.time())

        async def answered() -> list[Effect]:
            return room.bot_moves(thought.seat, thought.ask, answer)

        await self._live.mailbox.post(answered)

    def _task(self, room: Room, seat: int) -> Task:
        game = self._live.game
        seed = hmac.digest(game.server_seed, f"bot {game.id} {seat}".encode(), "sha256")
        deal = game.deal_seed or b""
        bot = game.bots().get(seat, STAND_IN)
        claims = self._live.talk.claims_since(room.round_ask)
        return Task(game.id, game.rules, len(game.seats), deal, tuple(room.moves), seat, bot, seed, claims)
