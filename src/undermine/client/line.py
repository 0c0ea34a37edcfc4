"""A line to a table that mends itself. Speaks WebSocket.

It comes back with the number of its last update and sends again what was not answered; a listener hears every
update exactly once, in order.
"""

import asyncio
import secrets
from contextlib import suppress
from types import TracebackType
from typing import Self, get_args

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from undermine.protocol import claiming, messages, views

LARGEST_MESSAGE_BYTES = 4 * 2**20
FIRST_WAIT_SECONDS, LONGEST_WAIT_SECONDS = 0.05, 2.0
KNOWN_TYPES = {kind.__struct_config__.tag for kind in get_args(messages.ServerMessage)}
FINAL_CODES = (messages.CLOSE_BAD_MESSAGE, messages.CLOSE_FORBIDDEN, messages.CLOSE_NO_TABLE)


class Lost(Exception):  # noqa: N818 - it is no fault of the program
    """The server does not want this line; `code` is the code it was closed with."""

    def __init__(self, code: int) -> None:
        super().__init__(f"the line was closed with code {code}")
        self.code = code


class Line:
    """A seat's line to its table: iterate over it for messages, `act` to answer the open question."""

    def __init__(
        self, url: str, code: str, cookies: dict[str, str], last: int | None, token: dict[str, str]
    ) -> None:
        self.address = f"{url.replace('http', 'ws', 1)}/ws/tables/{code}"
        written = "; ".join([f"{name}={value}" for name, value in cookies.items()])
        self.headers = token | ({"Cookie": written} if written else {})
        self.last = last
        self.last_talk: int | None = None
        self.you: int | None = None
        self.now: messages.Situation | None = None
        self.unanswered: messages.Act | None = None
        self._answered_ask = 0
        self._socket: ClientConnection | None = None

    async def __aenter__(self) -> Self:
        """Begin; the line is made when somebody listens."""
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    def __aiter__(self) -> Self:
        """Listen for ever, connecting again when the line breaks; raises `Lost` if the server does not want it."""
        return self

    async def __anext__(self) -> messages.ServerMessage:
        """Return the next message."""
        wait = FIRST_WAIT_SECONDS
        while True:
            with suppress(OSError, InvalidHandshake, ConnectionClosed):
                if self._socket is None:
                    self._socket = await self._connect()
                return await self._receive(self._socket)
            if self._socket is not None and self._socket.close_code in FINAL_CODES:
                raise Lost(self._socket.close_code)
            await self.close()
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT_SECONDS)

    def options(self) -> list[views.Option]:
        """Return the answers to the open question; none if the seat is not asked or has answered already."""
        now = self.now
        if now is None or now.options is None or now.ask is None or now.ask.number == self._answered_ask:
            return []
        return now.options.all

    async def act(self, action: str) -> str:
        """Answer the open question and return the command's id; the answer to it comes among the messages."""
        if self.now is None or self.now.ask is None:
            raise RuntimeError("no question is open")
        self.unanswered = messages.Act(secrets.token_urlsafe(9), self.now.ask.number, action)
        self._answered_ask = self.now.ask.number
        name = self.unanswered.id
        if self._socket is not None:
            with suppress(ConnectionClosed):  # then it is sent again
                await self._socket.send(messages.write_text(self.unanswered))
        return name

    async def seen(self) -> None:
        """Tell the server that its person has seen the table as it is: they are not called back to that."""
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(messages.write_text(messages.SawUpdate(self.last or 0)))

    async def say(self, text: str) -> str:
        """Say something to the whole table and return its id; the answer comes among the messages."""
        return await self._speak(messages.Say(secrets.token_urlsafe(9), text))

    async def claim(self, claim: claiming.AnyClaim) -> str:
        """Claim something before the whole table and return its id."""
        return await self._speak(messages.Claim(secrets.token_urlsafe(9), claim))

    async def _speak(self, message: messages.Say | messages.Claim) -> str:
        if self._socket is not None:
            with suppress(ConnectionClosed):  # what was not heard is not said again
                await self._socket.send(messages.write_text(message))
        return message.id

    async def close(self) -> None:
        """Break the line; listening again mends it."""
        socket, self._socket = self._socket, None
        if socket is not None:
            await socket.close()

    async def _connect(self) -> ClientConnection:
        socket = await connect(
            self.address,
            additional_headers=self.headers,
            compression=None,
            max_size=LARGEST_MESSAGE_BYTES,
            proxy=None,
        )
        await socket.send(messages.write_text(messages.Hello(messages.PROTOCOL, self.last, self.last_talk)))
        if self.unanswered is not None:
            await socket.send(messages.write_text(self.unanswered))
        return socket

    async def _receive(self, socket: ClientConnection) -> messages.ServerMessage:
        message = _read(await socket.recv())
        while message is None:
            message = _read(await socket.recv())
        if isinstance(message, messages.Update | messages.Snapshot):
            self.last = message.seq
            self.now = message.now or self.now
        elif isinstance(message, messages.Talk):
            self.last_talk = message.number
        elif isinstance(message, messages.Talked):
            self.last_talk = message.talk[-1].number
        elif isinstance(message, messages.Ack | messages.Refused | messages.Problem):
            self._hear_answer(message)
        elif isinstance(message, messages.Welcome | messages.TableChanged):
            self.you = message.you
        elif isinstance(message, messages.Unmasking) and self.you not in (None, *message.ready):
            await socket.send(
                messages.write_text(messages.Ready(message.round))
            )  # programs need no time to look
        return message

    def _hear_answer(self, answer: messages.Ack | messages.Refused | messages.Problem) -> None:
        if self.unanswered is not None and self.unanswered.id == answer.id:
            self.unanswered = None
            if not isinstance(answer, messages.Ack):
                self._answered_ask = 0


def _read(text: str | bytes) -> messages.ServerMessage | None:
    """Read a message; None if it is of a type that a later server has added."""
    try:
        message: messages.ServerMessage = messages.read_server_message(text)
    except msgspec.ValidationError:
        if msgspec.json.decode(text, type=_Envelope).type in KNOWN_TYPES:
            raise
        return None
    return message


class _Envelope(msgspec.Struct):
    type: str
