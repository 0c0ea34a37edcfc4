"""How messages travel between servers: by Redis' channels, or PostgreSQL's own where there is no Redis.

Nothing waits for a message to arrive and nothing is sent twice. A broken connection is opened again; meanwhile messages
are lost, which `is_connected` tells.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from functools import partial

import sqlalchemy as sa

from undermine.server.cluster.cluster_messages import (
    AnyClusterMessage,
    Envelope,
    read_envelope,
    write_envelope,
)

CHANNEL = "undermine"
ENVELOPE_BYTES = 4000
"""An envelope with this much in it is full: PostgreSQL takes less than 8,000, and no message is as long as this."""
MOST_WAITING_MESSAGES = 10_000
RETRY_SECONDS = 0.5
CONNECT_SECONDS = 2

Hear = Callable[[str, list[AnyClusterMessage]], None]

log = logging.getLogger(__name__)


class Bus(ABC):
    """Sends messages to all other servers, and hears theirs."""

    def __init__(self, node: str, hear: Hear) -> None:
        """Be known as `node`, and call `hear` with the node and messages of others."""
        self.node = node
        self.hear = hear
        self._waiting: deque[AnyClusterMessage] = deque(maxlen=MOST_WAITING_MESSAGES)
        self._arrived = asyncio.Event()
        self._listening = self._sending = False
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._keep_listening()), asyncio.create_task(self._keep_sending())]

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()

    def is_connected(self) -> bool:
        """Return whether messages arrive, as far as we can know."""
        return self._listening and self._sending

    def send(self, message: AnyClusterMessage) -> None:
        """Send a message as soon as there is a connection."""
        self._waiting.append(message)
        self._arrived.set()

    async def _keep_listening(self) -> None:
        while True:
            try:
                await self._listen()
            except Exception as error:  # noqa: BLE001 - whatever it is, the next attempt may succeed
                self._broken("listening", error)
            self._listening = False
            await asyncio.sleep(RETRY_SECONDS)

    async def _keep_sending(self) -> None:
        while True:
            try:
                await self._send_all()
            except Exception as error:  # noqa: BLE001 - as above
                self._broken("sending", error)
            self._sending = False
            self._waiting.clear()  # what is old by then tells nobody anything
            await asyncio.sleep(RETRY_SECONDS)

    def _broken(self, what: str, error: Exception) -> None:
        if self._listening and self._sending:
            log.warning("the connection to the other servers broke while %s (%s)", what, type(error).__name__)

    def _heard(self, data: str | bytes) -> None:
        self._listening = True
        envelope: Envelope = read_envelope(data)
        if envelope.node != self.node:
            self.hear(envelope.node, envelope.messages)

    async def _next(self) -> str:
        """Return what waits to be sent, once there is something."""
        self._sending = True
        while not self._waiting:
            self._arrived.clear()
            await self._arrived.wait()
        messages: list[AnyClusterMessage] = []
        size = 0
        while self._waiting and size < ENVELOPE_BYTES:
            messages.append(self._waiting.popleft())
            size += len(write_envelope(messages[-1]))
        return write_envelope(Envelope(self.node, messages)).decode()

    @abstractmethod
    async def _listen(self) -> None:
        """Connect, and hear until the connection breaks."""

    @abstractmethod
    async def _send_all(self) -> None:
        """Connect, and send until the connection breaks."""


class RedisBus(Bus):
    """Messages by Redis."""

    def __init__(self, node: str, hear: Hear, url: str) -> None:
        from redis.asyncio import Redis  # noqa: PLC0415 - only a cluster needs it

        super().__init__(node, hear)
        Redis.from_url(url)  # raises at once if the address is none
        self._connect = partial(
            Redis.from_url, url, socket_connect_timeout=CONNECT_SECONDS, socket_timeout=None
        )

    async def _listen(self) -> None:
        async with self._connect() as redis, redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            self._listening = True
            async for message in channel.listen():
                if message["type"] == "message":
                    self._heard(message["data"])

    async def _send_all(self) -> None:
        async with self._connect() as redis:
            await redis.ping()
            while True:
                await asyncio.wait_for(redis.publish(CHANNEL, await self._next()), CONNECT_SECONDS)


class PostgresBus(Bus):
    """Messages by LISTEN and NOTIFY."""

    def __init__(self, node: str, hear: Hear, url: str) -> None:
        super().__init__(node, hear)
        address = sa.make_url(url).set(drivername="postgresql")
        self._address = address.render_as_string(hide_password=False)

    async def _listen(self) -> None:
        from psycopg import AsyncConnection  # noqa: PLC0415 - SQLite needs no driver

        connection = await AsyncConnection.connect(
            self._address, autocommit=True, connect_timeout=CONNECT_SECONDS
        )
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            self._listening = True
            async for notice in connection.notifies():
                self._heard(notice.payload)

    async def _send_all(self) -> None:
        from psycopg import AsyncConnection  # noqa: PLC0415 - as above

        connection = await AsyncConnection.connect(
            self._address, autocommit=True, connect_timeout=CONNECT_SECONDS
        )
        async with connection:
            while True:
                await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, await self._next()))
