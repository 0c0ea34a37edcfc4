"""A seat for an AI assistant: a person whose line to a table is listened to all the time, for calls that come and go.

What happens and what is said is kept until it is asked for. What others say is text of strangers: it is handed on as
such and never looked at here.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Final

import msgspec

from undermine.client.line import Line, Lost
from undermine.client.person import Person
from undermine.protocol import claiming, http, messages, openings, views

ANSWER_SECONDS: Final = 20.0
LONGEST_WAIT_SECONDS: Final = 55.0
"""How long a call may wait: many programs give a call up after a minute."""
MOST_KEPT: Final = 400
"""Events and remarks that are kept until somebody asks for them; older ones are given up."""
OVER: Final = "over"

Answer = messages.Ack | messages.Refused | messages.Problem | messages.Held | messages.Said


class NotSeated(Exception):  # noqa: N818 - it is no fault of the program
    """The assistant does not sit at a table yet."""

    def __init__(self) -> None:
        super().__init__("Sit down at a table first.")


class AssistantSeat:
    """An assistant at a server, at one table at a time."""

    def __init__(self, person: Person, name: str) -> None:
        self.person = person
        self.name = name
        self.table: messages.Table | None = None
        self.line: Line | None = None
        self._listening: asyncio.Task[None] | None = None
        self._happened: deque[views.Words] = deque(maxlen=MOST_KEPT)
        self._said: deque[messages.Talk] = deque(maxlen=MOST_KEPT)
        self._news = asyncio.Event()
        self._answers: dict[str, Answer] = {}

    # -- coming and going ------------------------------------------------------------------------------------------

    async def find(self) -> list[openings.OpenTable]:
        """Return the open tables at which assistants may sit down."""
        return [table for table in await self.person.open_tables() if table.assistants]

    async def open(self, rules: str, seats: int, bots: list[str], listed: bool) -> http.Seated:
        """Make a table of one's own, at which other assistants may sit down too."""
        options = http.Options(assistants=True, listed=listed)
        made = await self.person.create(rules, seats, self.name, tuple(bots), options=options, assistant=True)
        await self._listen(made)
        return made

    async def sit(self, code: str) -> http.Seated:
        """Sit down at a table whose host allows it."""
        seated = await self.person.join(code, self.name, guest=True, assistant=True)
        await self._listen(seated)
        return seated

    async def start(self) -> http.Seated:
        """Begin the game, as the host of a table whose seats are all taken."""
        return await self.person.start(self._table().code)

    async def _listen(self, seated: http.Seated) -> None:
        await self.close()
        self.table = seated.table
        self._happened.clear()
        self._said.clear()
        self.line = self.person.line(seated.table.code)
        self._listening = asyncio.create_task(self._hear_all(self.line))

    async def close(self) -> None:
        """Listen no longer."""
        if self._listening is not None:
            self._listening.cancel()
            self._listening = None
        if self.line is not None:
            await self.line.close()
            self.line = None

    def _table(self) -> messages.Table:
        if self.table is None:
            raise NotSeated
        return self.table

    def _line(self) -> Line:
        if self.line is None:
            raise NotSeated
        return self.line

    # -- listening -------------------------------------------------------------------------------------------------

    async def _hear_all(self, line: Line) -> None:
        try:
            async for message in line:
                self._hear(message)
                self._news.set()
        except Lost:
            self._news.set()

    def _hear(self, message: messages.ServerMessage) -> None:
        if isinstance(message, messages.Welcome | messages.TableChanged):
            self.table = message.table
        elif isinstance(message, messages.Update | messages.Unmasking):
            self._happened.extend(message.events)
        elif isinstance(message, messages.Talk):
            self._said.append(message)
        elif isinstance(message, messages.Talked):
            self._said.extend(message.talk)
        elif isinstance(message, Answer) and message.id is not None:
            self._answers[message.id] = message

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._table().status == OVER

    @property
    def is_asked(self) -> bool:
        """Whether the seat must answer something now."""
        return self.line is not None and bool(self.line.options())

    async def wait(self, seconds: float) -> bool:
        """Wait until the seat is asked, somebody says something, or the game is over; return whether that came."""
        self._table()
        latest = asyncio.get_running_loop().time() + min(seconds, LONGEST_WAIT_SECONDS)
        while not (self.is_asked or self.is_over or self._said):
            if not await self._hear_news(latest):
                return False
        return True

    async def _hear_news(self, latest: float) -> bool:
        """Wait for the next message; return whether one came in time."""
        self._news.clear()
        left = latest - asyncio.get_running_loop().time()
        try:
            await asyncio.wait_for(self._news.wait(), max(left, 0))
        except TimeoutError:
            return False
        return True

    def news(self) -> tuple[list[views.Words], list[messages.Talk]]:
        """Return what has happened and what was said since this was last asked."""
        happened, said = list(self._happened), list(self._said)
        self._happened.clear()
        self._said.clear()
        return happened, said

    # -- playing ---------------------------------------------------------------------------------------------------

    def situation(self) -> messages.Situation | None:
        """Return how things stand for the seat; None before the game begins."""
        return self._line().now

    def options(self) -> list[views.Option]:
        """Return what the seat may answer now."""
        return self._line().options()

    async def act(self, action: str) -> Answer:
        """Answer the open question, and return what the server said to it."""
        return await self._answer(await self._line().act(action))

    async def say(self, text: str) -> Answer:
        """Say something to the whole table."""
        return await self._answer(await self._line().say(text))

    async def claim(self, claim: dict[str, Any]) -> Answer:
        """Claim something before the whole table, in the form of the protocol: `{"is": "trust", "seat": 2}`."""
        return await self._answer(await self._line().claim(msgspec.convert(claim, claiming.AnyClaim)))

    async def _answer(self, name: str) -> Answer:
        latest = asyncio.get_running_loop().time() + ANSWER_SECONDS
        while name not in self._answers:
            if not await self._hear_news(latest):
                return messages.Problem("no-answer", name)
        return self._answers.pop(name)
