"""A swarm: many tables of clients that play at random over real WebSockets, and how long everything takes.

The same few people sit at all tables. A command counts as answered when everybody at its table has got the update.
"""

import asyncio
import gc
import random
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import dataclass, field
from itertools import count
from statistics import quantiles
from typing import Any

from undermine.client.line import Line
from undermine.client.person import Person
from undermine.protocol import http, messages

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve")
PARALLEL_TABLES = 10
"""How many tables are set up side by side."""


@dataclass
class Figures:
    """What was measured: for each command, the seconds until everybody had its update."""

    seconds: float = 0.0
    latencies: list[float] = field(default_factory=list)

    def summary(self) -> dict[str, float]:
        """Return commands a second and the middle and worst times in milliseconds."""
        shares = quantiles(self.latencies, n=100) if len(self.latencies) > 1 else [0.0] * 99
        return {
            "commands": len(self.latencies),
            "commands_per_second": round(len(self.latencies) / self.seconds, 1) if self.seconds else 0.0,
            "p50_ms": round(1000 * shares[49], 1),
            "p99_ms": round(1000 * shares[98], 1),
        }


async def moments(pause: float, chance: random.Random) -> AsyncIterator[None]:
    """Come back at some moment of every `pause` seconds; after a longer wait, at once until it is made up for.

    At another moment each time: otherwise tables that once had to wait together would move in step for ever after,
    as no people do.
    """
    loop = asyncio.get_running_loop()
    began = loop.time()
    for slot in count():
        await asyncio.sleep(began + pause * (slot + chance.random()) - loop.time())
        yield


class SwarmTable:
    """One table, all its lines, and the command that everybody waits for."""

    def __init__(self, swarm: "Swarm", code: str) -> None:
        self.swarm = swarm
        self.lines = [person.line(code) for person in swarm.people]
        self._sent_at = 0.0
        self._sent_ask = 0
        self._missing: set[int] = set()
        self._ready = [asyncio.Event() for _ in self.lines]
        self._tasks = [asyncio.create_task(self._listen(seat)) for seat in range(len(self.lines))]

    async def ready(self) -> None:
        """Wait until everybody sees the table."""
        for event in self._ready:
            await event.wait()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.wait(self._tasks)
        for line in self.lines:
            await line.close()

    async def play(self, pause: float) -> None:
        """Play until told to stop or the game is over, with `pause` seconds for every move."""
        async for _ in moments(pause, self.swarm.chance):
            asked = await self._asked()
            if asked is None:
                return
            await self._move(asked)

    async def _asked(self) -> Line | None:
        """Wait for a question and return the line of the seat that is asked; None when there is no more to do."""
        while not self.swarm.stopping and not self._is_over():
            for line in self.lines:
                if line.options():
                    return line
            await asyncio.sleep(0.001)
        return None

    def _is_over(self) -> bool:
        now = self.lines[0].now
        return now is not None and now.view.over

    async def _move(self, asked: Line) -> None:
        """Let a seat answer, and wait until everybody has heard of it."""
        now = asked.now
        self._sent_ask = now.ask.number if now is not None and now.ask is not None else 0
        self._missing = set(range(len(self.lines)))
        self._heard = asyncio.Event()
        self._sent_at = time.perf_counter()
        await asked.act(self.swarm.chance.choice(asked.options()).action)
        await self._heard.wait()
        self.swarm.figures.latencies.append(time.perf_counter() - self._sent_at)

    async def _listen(self, seat: int) -> None:
        line = self.lines[seat]
        async for message in line:
            if isinstance(message, messages.Update | messages.Snapshot):
                self._ready[seat].set()
                self._take(seat, line)

    def _take(self, seat: int, line: Line) -> None:
        if line.now is not None and seat in self._missing:
            ask = line.now.ask
            if ask is None or ask.number > self._sent_ask:
                self._missing.discard(seat)
                if not self._missing:
                    self._heard.set()


class Swarm:
    """People who sit at many tables at once."""

    def __init__(self, url: str, rules: str, seed: str) -> None:
        self.url = url
        self.rules = rules
        self.chance = random.Random(seed)  # noqa: S311 - which moves a benchmark makes is no secret
        self.people = [Person(url) for _ in NAMES]
        self.figures = Figures()
        self.stopping = False

    async def close(self) -> None:
        for person in self.people:
            await person.http.aclose()

    async def begin(self) -> None:
        """Make everybody known to the server."""
        for person, name in zip(self.people, NAMES, strict=True):
            await person.create(self.rules, len(NAMES), name)

    async def tables(self, count: int, done: Callable[[], None]) -> list[SwarmTable]:
        """Make this many tables at which the game has begun, with everybody connected."""
        turns = asyncio.Semaphore(PARALLEL_TABLES)

        async def one() -> SwarmTable:
            async with turns:
                table = await self._table()
                done()
                return table

        return await asyncio.gather(*[one() for _ in range(count)])

    async def _table(self) -> SwarmTable:
        host = self.people[0]
        options = http.Options(reaction_seconds=0)
        code = (await host.create(self.rules, len(NAMES), NAMES[0], options=options)).table.code
        for person, name in zip(self.people[1:], NAMES[1:], strict=True):
            await person.join(code, name)
        await host.start(code)
        table = SwarmTable(self, code)
        await table.ready()
        return table

    async def measure(self, tables: list[SwarmTable], rate: float, seconds: float) -> Figures:
        """Play at all these tables, with about `rate` commands a second in all (0: as many as possible)."""
        self.figures, self.stopping = Figures(), False
        gc.collect()
        gc.disable()  # the server is measured, not how long the search for cycles stops this process
        pause = len(tables) / rate if rate else 0.0
        began = time.perf_counter()
        playing: list[Coroutine[Any, Any, None]] = [table.play(pause) for table in tables]
        stop = asyncio.get_running_loop().call_later(seconds, self._stop)
        await asyncio.gather(*playing)
        stop.cancel()
        gc.enable()
        self.figures.seconds = min(seconds, time.perf_counter() - began)
        return self.figures

    def _stop(self) -> None:
        self.stopping = True
