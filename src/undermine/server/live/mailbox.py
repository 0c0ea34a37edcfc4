"""The mailbox of a live table: jobs wait in it, and the table's task does one after the other."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from undermine.server.room.effects import Effect

Job = Callable[[], Awaitable[list[Effect]]]


class Mailbox:
    """Jobs in the order in which they came."""

    def __init__(self) -> None:
        self._jobs: deque[tuple[Job, asyncio.Future[None]]] = deque()
        self._arrived = asyncio.Event()
        self._waiting_once: set[str] = set()
        self._closed = False
        self._loop = asyncio.get_running_loop()

    def is_empty(self) -> bool:
        return not self._jobs

    def post(self, job: Job) -> asyncio.Future[None]:
        """Add a job; the future is done when it and all that follows from it are done, or never will be."""
        done: asyncio.Future[None] = self._loop.create_future()
        if self._closed:
            done.set_result(None)
            return done
        self._jobs.append((job, done))
        self._arrived.set()
        return done

    def close(self) -> None:
        """Let nobody wait for jobs that will never be done: those in the box, and those still to come."""
        self._closed = True
        for _, done in self._jobs:
            if not done.done():
                done.set_result(None)
        self._jobs.clear()

    def post_once(self, name: str, job: Job) -> None:
        """Add a job unless one of this name waits already."""

        async def once() -> list[Effect]:
            self._waiting_once.discard(name)
            return await job()

        if name not in self._waiting_once:
            self._waiting_once.add(name)
            self.post(once)

    def take(self) -> tuple[Job, asyncio.Future[None]]:
        """Take out the job that has waited longest."""
        return self._jobs.popleft()

    async def wait(self, seconds: float) -> None:
        """Wait until there is a job, but no longer than this."""
        if self._jobs:
            return
        self._arrived.clear()
        timer = self._loop.call_later(seconds, self._arrived.set)
        await self._arrived.wait()
        timer.cancel()
