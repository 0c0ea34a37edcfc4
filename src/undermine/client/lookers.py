"""Many who look at the list of open tables, over real WebSockets, and how long a change takes to reach all of them."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from statistics import quantiles

from msgspec import json
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from undermine.client.line import Line
from undermine.client.person import Person
from undermine.protocol import http, openings

LARGEST_LIST_BYTES = 16 * 2**20
PATIENCE_SECONDS = 60.0
PARALLEL = 20
"""How many tables and lines are made side by side."""
GUEST = "Guest"


@lru_cache(maxsize=64)
def _guests(text: str) -> dict[str, bool]:
    """Return at which tables of a message the guest sits, or does not."""
    message = json.decode(text, type=openings.OpenTables | openings.OpenTablesChanged)
    return {table.code: GUEST in table.people for table in message.tables}


class Lookers:
    """A crowd that looks, tables with somebody at each, and a guest who sits down here and there."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._host, self._guest = Person(url), Person(url)
        self._lines: list[Line] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._codes: list[str] = []
        self._looking = 0
        self._awaited: tuple[str, bool] | None = None
        self._heard = 0
        self._all_heard = asyncio.Event()

    async def open(self, tables: int, done: Callable[[], object]) -> None:
        """Open tables that everybody may find, and stay at them."""
        first = await self._host.create("base", 5, "Host", options=http.Options(listed=True))
        self._codes.append(first.table.code)
        gate = asyncio.Semaphore(PARALLEL)

        async def one() -> None:
            async with gate:
                seated = await self._host.create("base", 5, "Host", options=http.Options(listed=True))
                self._codes.append(seated.table.code)
                line = self._host.line(seated.table.code)
                self._lines.append(line)
                await anext(line)
                done()

        await asyncio.gather(*[one() for _ in range(tables - 1)])

    async def look(self, lookers: int, done: Callable[[], object]) -> None:
        """Let a crowd look, and wait until all of them see the list."""
        gate = asyncio.Semaphore(PARALLEL)
        ready = [asyncio.Event() for _ in range(lookers)]
        self._tasks += [asyncio.create_task(self._look(gate, event)) for event in ready]
        for event in ready:
            await event.wait()
            done()
        self._looking = lookers

    async def _look(self, gate: asyncio.Semaphore, ready: asyncio.Event) -> None:
        address = f"{self._url.replace('http', 'ws', 1)}/ws/open"
        async with gate:
            socket = await connect(
                address,
                compression=None,
                max_size=LARGEST_LIST_BYTES,
                proxy=None,
                open_timeout=PATIENCE_SECONDS,
                ping_interval=None,
            )
            await socket.recv()
        ready.set()
        with suppress(ConnectionClosed):
            async for text in socket:
                self._hear(str(text))

    def _hear(self, text: str) -> None:
        if self._awaited is None:
            return
        code, present = self._awaited
        if _guests(text).get(code) is present:
            self._heard += 1
            if self._heard == self._looking:
                self._all_heard.set()

    async def measure(self, changes: int) -> dict[str, float]:
        """Let the guest sit down and get up again; return how many milliseconds it took until all had heard."""
        delays = []
        for number in range(changes):
            code, sits_down = self._codes[number // 2 % len(self._codes)], number % 2 == 0
            self._awaited, self._heard = (code, sits_down), 0
            self._all_heard.clear()
            began = time.perf_counter()
            await (self._guest.join(code, GUEST) if sits_down else self._guest.leave(code))
            await asyncio.wait_for(self._all_heard.wait(), PATIENCE_SECONDS)
            delays.append(time.perf_counter() - began)
        shares = quantiles(delays, n=100)
        return {"p50_ms": round(1000 * shares[49], 1), "worst_ms": round(1000 * max(delays), 1)}

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for line in self._lines:
            await line.close()
        for person in (self._host, self._guest):
            await person.http.aclose()
