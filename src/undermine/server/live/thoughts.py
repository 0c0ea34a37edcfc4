"""What the bots of one table think about: each question is given to the workers, and the answer to the room."""

import asyncio
import hmac
import logging
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from typing import Any

from msgspec import json

from undermine.bots.cast import temperament_of
from undermine.bots.talk import LINES_A_ROUND
from undermine.engine.kernel.views import view
from undermine.protocol import claiming
from undermine.server.live.mailbox import Job
from undermine.server.live.services import Services
from undermine.server.live.thinkers import Task, answer_at_once
from undermine.server.people.leaving import STAND_IN
from undermine.server.room.answers import delay
from undermine.server.room.chat import Conversation
from undermine.server.room.effects import Effect, Think
from undermine.server.room.room import Room
from undermine.server.store.games import GameRow

QUICK_SECONDS = 0.2
"""Seconds before an answer is due in which the quick one is worked out, if there is no other."""
LONGEST_WAIT_SECONDS = 10.0
"""Seconds after which a bot answers that need not take a certain time: in a reaction window, or without a pace."""

REMARK_SECONDS = 0.8
"""Seconds after a turn, or after a person's claim, at which a bot says something about it, if it does."""

Remarking = Callable[[int, claiming.AnyClaim], Awaitable[list[Effect]]]
Answering = Callable[[], Coroutine[Any, Any, str | None]]

log = logging.getLogger(__name__)


class Thoughts:
    """The bots of a live table at work; their answers are posted to the table as jobs."""

    def __init__(
        self, services: Services, conversation: Conversation, post: Callable[[Job], Awaitable[None]]
    ) -> None:
        self._services = services
        self._conversation = conversation
        self._post = post
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, game: GameRow, room: Room, thought: Think) -> None:
        """Let a bot think, and hear its answer when it comes."""
        task = asyncio.create_task(self._think(game, room, thought))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def converse(self, game: GameRow, room: Room, seats: list[int], remark: Remarking) -> None:
        """Let bots say something, and pass on the first line that there is."""
        task = asyncio.create_task(self._converse(game, room, seats, remark))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _converse(self, game: GameRow, room: Room, seats: list[int], remark: Remarking) -> None:
        """Look for a line for a fixed time; then it is said, or nothing is: the moment tells nothing of a seat."""
        due = asyncio.get_running_loop().time() + REMARK_SECONDS * self._services.bot_pace
        round_ask = room.log.round_ask
        try:
            async with asyncio.timeout_at(due + LONGEST_WAIT_SECONDS * (self._services.bot_pace == 0)):
                line = await self._line(game, room, seats)
        except TimeoutError:
            return
        except Exception:
            log.exception("a bot could not be let speak", extra={"game": game.id})
            return
        if line is None:
            return
        seat, claim = line
        await asyncio.sleep(due - asyncio.get_running_loop().time())

        async def said() -> list[Effect]:
            return [] if room.log.round_ask != round_ask or room.log.waits() else await remark(seat, claim)

        await self._post(said)

    async def _line(
        self, game: GameRow, room: Room, seats: list[int]
    ) -> tuple[int, claiming.AnyClaim] | None:
        """Return the first line that one of the bots has, and who says it."""
        most = LINES_A_ROUND[room.log.options.chatter]
        for seat in seats:
            task = replace(self._task(game, room, seat), speaks=True)
            if sum(speaker == seat for speaker, _ in task.claims) < most:
                answer = await self._services.thinkers.answer(task)
                if answer:
                    return seat, json.decode(answer, type=claiming.AnyClaim)
        return None

    async def _think(self, game: GameRow, room: Room, thought: Think) -> None:
        await asyncio.sleep(self._services.membership.bot_delay(game.code))
        if thought.ask != room.log.ask:
            return
        try:
            answer = await self._answer(game, room, thought)
        except Exception:
            log.exception("a bot could not be asked", extra={"game": game.id})
            answer = None  # the room takes any legal answer: somebody waits for this one

        async def answered() -> list[Effect]:
            return room.bot_moves(thought.seat, thought.ask, answer)

        await self._post(answered)

    async def _answer(self, game: GameRow, room: Room, thought: Think) -> str | None:
        services, task = self._services, self._task(game, room, thought.seat)
        seen = view(room.log.table, thought.seat)  # now: once the answer is due the table may be another one

        async def quick() -> str | None:
            services.metrics.hurried.inc()
            return await asyncio.to_thread(answer_at_once, task, seen)

        async def thorough() -> str | None:
            with services.metrics.bot_seconds.time():
                return await services.thinkers.answer(task)

        return await in_time(thorough, quick, delay(task.bot, thought.question) * services.bot_pace)

    def _task(self, game: GameRow, room: Room, seat: int) -> Task:
        seed = hmac.digest(game.server_seed, f"bot {game.id} {seat}".encode(), "sha256")
        deal = game.deal_seed or b""
        bot = game.bots().get(seat, STAND_IN)
        claims = self._conversation.claims_since(room.log.round_ask)
        moves = tuple(room.log.moves)
        manner = temperament_of(game.seats[seat].name)
        return Task(
            game.id,
            game.rules,
            len(game.seats),
            deal,
            moves,
            seat,
            bot,
            seed,
            claims,
            game.host,
            temperament=manner,
        )


async def in_time(thorough: Answering, quick: Answering, seconds: float) -> str | None:
    """Return an answer after exactly this many seconds; 0 means as soon as there is one, within `LONGEST_WAIT_SECONDS`.

    It is the thorough one if that is ready by then, else the quick one. That one is worked out a little before, so that
    it is ready in time too: the moment of the answer must not tell which of them it is.
    """
    loop = asyncio.get_running_loop()
    due = loop.time() + (seconds or LONGEST_WAIT_SECONDS)
    thinking = asyncio.ensure_future(thorough())
    try:
        await asyncio.wait([thinking], timeout=max(0.0, due - QUICK_SECONDS - loop.time()))
        answer = await quick() if not _found(thinking) else None
        if seconds:
            await asyncio.sleep(due - loop.time())
        return _found(thinking) or answer
    finally:
        thinking.cancel()


def _found(thinking: asyncio.Future[str | None]) -> str | None:
    """Return the answer of a thought that has come to one."""
    if not thinking.done() or thinking.cancelled() or thinking.exception() is not None:
        return None
    return thinking.result()
