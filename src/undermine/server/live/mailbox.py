"""The mailbox of a live table: deeds wait in it, and the table's task does one after the other."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from undermine.server.room.effects import Effect

Deed = Callable[[], Awaitable[list[Effect]]]


class Mailbox:
    """Deeds in the order in which they came."""

    def __init__(self) -> None:
        """Begin empty."""
        self._mail: deque[tuple[Deed, asyncio.Future[None]]] = deque()
        self._bell = asyncio.Event()
        self._due: set[str] = set()
        self._loop = asyncio.get_running_loop()

    def is_empty(self) -> bool:
        return not self._mail

    def post(self, deed: Deed) -> asyncio.Future[None]:
        """Put a deed into the mailbox; the future is done when it and all that follows from it are done."""
        done: asyncio.Future[None] = self._loop.create_future()
        self._mail.append((deed, done))
        self._bell.set()
        return done

    def post_once(self, name: str, deed: Deed) -> None:
        """Put a deed into the mailbox if none of this name is there already."""

        async def once() -> list[Effect]:
            self._due.discard(name)
            return await deed()

        if name not in self._due:
            self._due.add(name)
            self.post(once)

    def take(self) -> tuple[Deed, asyncio.Future[None]]:
        """Take out what has waited longest."""
        return self._mail.popleft()

    async def wait(self, seconds: float) -> None:
        """Wait until something is in it, or for so long."""
        if self._mail:
            return
        self._bell.clear()
        timer = self._loop.call_later(seconds, self._bell.set)
        await self._bell.wait()
        timer.cancel()
