"""The line to one client: a bounded queue between a table's task and a socket."""

import asyncio
from collections import deque
from itertools import count

from undermine.protocol import messages
from undermine.server.room.chat import muffled

QUEUED_MESSAGES = 256
"""How many messages may wait for a client that does not read, besides those that bring it up to date."""


class Connection:
    """The line to one client: messages wait here until its socket takes them."""

    numbers = count(1)

    def __init__(self, person: str | None, address: str = "", credential: bytes = b"") -> None:
        """Serve a person, who is known by the token with this hash."""
        self.credential = credential
        self.number = next(self.numbers)
        self.person = person
        self.address = address
        self.muted: frozenset[int] = frozenset()
        self.behind: str | None = None
        """Who has opened a line that watches, if that is somebody: who plays may always watch as well."""
        self.close_code: int | None = None
        self.cut = asyncio.Event()
        self._queue: deque[str] = deque()
        self._missed = 0
        self._changed = asyncio.Event()

    def expect(self, count: int) -> None:
        """Let this many more messages wait: a client that was cut gets all it has missed at once."""
        self._missed += count

    def send(self, message: messages.ServerMessage) -> None:
        """Put a message into the queue; if that is full the client is cut, and gets what it missed when it returns."""
        if self.close_code is not None:
            return
        if len(self._queue) >= QUEUED_MESSAGES + self._missed:
            self._queue.clear()
            self.close(messages.CLOSE_TOO_SLOW)
            self.cut.set()
            return
        told = muffled(message, self.muted) if self.muted else message
        self._queue.append(messages.write_text(told))
        self._changed.set()

    def close(self, code: int) -> None:
        """Close the line behind what is in the queue."""
        self.close_code = code
        self._changed.set()

    async def next(self) -> str | None:
        """Return the next message for the client once there is one, or None when the line is to be closed."""
        while not self._queue:
            if self.close_code is not None:
                return None
            self._changed.clear()
            await self._changed.wait()
        self._missed = max(0, self._missed - 1)
        return self._queue.popleft()
