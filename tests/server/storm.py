"""Many games at once, played over real WebSockets to their end whatever happens to the servers meanwhile."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar

import httpx
import msgspec

from tests.server.checking import check
from tests.server.running import Heard, break_off
from undermine.client import Line, Person, RequestRefused
from undermine.protocol import http, messages
from undermine.server.store.database import Database

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve")
RULES = ("base", "base", "base+wc2019", "lost-mines")
"""The third has reaction windows: sealed answers must survive as well."""
WINDOW_SECONDS = 0.3

T = TypeVar("T")


class Listener(Heard):
    """Hears like any other, after a pause, and knows that a window can close before its answer arrives anywhere."""

    def __init__(self, pause: float) -> None:
        super().__init__()
        self.pause = pause

    async def take(self, message: messages.ServerMessage, line: Line, rng: random.Random) -> bool:
        if isinstance(message, messages.Refused) and message.reasons == [messages.Reason("stale-ask")]:
            return False
        if line.options():
            await asyncio.sleep(self.pause)
        return await super().take(message, line, rng)


@dataclass
class Storm:
    """This number of games, some at once, with people and sometimes a bot; now and then a line breaks.

    People take `pause` seconds for an answer: games that go on until trouble is over need not fill the machine.
    """

    url: str
    games: int
    at_once: int
    seed: str
    breaks: float = 0.0
    bots: bool = True
    pause: float = 0.0
    heard: dict[str, dict[int, Heard]] = field(default_factory=dict)
    longest_stall: float = 0.0
    begun: int = 0
    troubles: int = 0
    since: float = field(default_factory=time.monotonic)

    async def rage(self, trouble: Callable[[], Awaitable[None]] | None = None, times: int = 0) -> None:
        """Play all games while trouble comes: so many times, with more games until then, or (0) again and again."""
        self.troubles = times
        players = [asyncio.create_task(self._games()) for _ in range(self.at_once)]
        stormy = asyncio.create_task(self._rage_on(trouble, players)) if trouble else None
        await asyncio.gather(*players)
        if stormy is not None:
            await stormy

    async def _rage_on(
        self, trouble: Callable[[], Awaitable[None]], players: list[asyncio.Task[None]]
    ) -> None:
        limited = self.troubles > 0
        while self.troubles > 0 if limited else not all(player.done() for player in players):
            await trouble()
            self.troubles -= 1

    async def _games(self) -> None:
        while self.begun < self.games or self.troubles > 0:
            number, self.begun = self.begun, self.begun + 1
            await self._game(RULES[number % len(RULES)], random.Random(f"{self.seed} {number}"))

    async def _game(self, rules: str, chance: random.Random) -> None:
        seats = chance.choice((3, 4, 5))
        bots = 1 if self.bots and chance.random() < 0.3 else 0
        people = [Person(self.url) for _ in range(seats - bots)]
        try:
            code = await self._set_up(people, rules, seats, ("random",) * bots)
            news = [time.monotonic()]
            lines = [person.line(code, last=0) for person in people]
            plays = [self._play(line, random.Random(chance.random()), news) for line in lines]
            self.heard[code] = dict(enumerate(await asyncio.gather(*plays)))
        finally:
            for person in people:
                await person.http.aclose()

    async def _set_up(self, people: list[Person], rules: str, seats: int, bots: tuple[str, ...]) -> str:
        for person in people:  # whoever is known can ask again without becoming somebody else
            await insist(partial(person.create, "base", 3, "Ann"))
        host, options = people[0], http.Options(reaction_seconds=WINDOW_SECONDS)
        code = (await insist(partial(host.create, rules, seats, "Ann", bots, options=options))).table.code
        for person, name in zip(people[1:], NAMES[1:], strict=False):
            await insist(partial(person.join, code, name))
        await insist(lambda: begin(host, code))
        return code

    async def _play(self, line: Line, rng: random.Random, news: list[float]) -> Heard:
        heard = Listener(self.pause)
        async with line:
            async for message in line:
                if isinstance(message, messages.Update):
                    self.longest_stall = max(self.longest_stall, time.monotonic() - news[0])
                    news[0] = time.monotonic()
                if await heard.take(message, line, rng):
                    return heard
                if rng.random() < self.breaks:
                    await break_off(line, politely=rng.random() < 0.5)
        raise AssertionError("a line never ends by itself")

    def check(self, database_url: str) -> None:
        """Compare all that was heard with the logs."""
        assert len(self.heard) == self.begun >= self.games
        database = Database(database_url)
        for code, heard in self.heard.items():
            check(database, code, heard)
        database.close()

    def summary(self) -> str:
        acks = sum(len(ears.acks) for game in self.heard.values() for ears in game.values())
        return (
            f"{len(self.heard)} games, {acks} acknowledged commands of people, "
            f"{time.monotonic() - self.since:.0f} s, longest stall {self.longest_stall:.1f} s"
        )


async def begin(host: Person, code: str) -> None:
    """Begin the game, if an earlier try has not done it."""
    if (await host.table(code)).table.status == "open":
        await host.start(code)


async def insist(request: Callable[[], Awaitable[T]]) -> T:
    """Ask until there is an answer."""
    while True:
        try:
            return await request()
        except RequestRefused as refusal:
            if refusal.status < 500:
                raise
        except (httpx.TransportError, msgspec.DecodeError):  # nobody there, or a proxy's own page
            pass
        await asyncio.sleep(0.2)
