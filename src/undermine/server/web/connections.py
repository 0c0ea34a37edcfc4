"""Connections as uvicorn serves them, with limits on what one of them may cost: bytes, frames, time, and their number.

uvicorn limits what reaches the application. What never gets so far is limited here: headers without an end, requests
that take for ever, WebSocket frames that are no messages, and answers that nobody reads.
"""

import asyncio
import time
from asyncio import TimerHandle, Transport
from collections.abc import Callable
from typing import Any, cast

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame

from undermine.server.limits import Limit
from undermine.server.live.admission import Admission

LARGEST_HEAD_BYTES = 32 * 1024
"""Bytes that may come without a part of a body or the end of a request: the headers, most of all."""
REQUEST_SECONDS = 20.0
"""Seconds after which a request must be there, with its body; also the first one of a connection."""
STALLED_SECONDS = 30.0
"""Seconds after which an answer that nobody reads is given up."""
MOST_PIPELINED = 16
"""Requests that may wait behind the one that is answered."""
PORTION_BYTES = 1024
"""Bytes of frames that are looked at in one go: what is not read yet waits until the last message is dealt with."""
FRAMES_PER_SECOND, FRAME_BURST = 10.0, 100.0
"""Frames that are no whole message (pings, pongs, fragments): a second in the long run, and at once."""

TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class GuardedHttp(HttpToolsProtocol):
    """HTTP whose requests have an end, and whose answers are read; `admission` is set by who serves."""

    admission: Admission

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._loose_bytes = 0
        self._arriving: TimerHandle | None = None
        self._stalled: TimerHandle | None = None
        self._address = ""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = (get_remote_addr(transport) or ("", 0))[0]
        if self.admission.enter(self._address):
            self._expect_request()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.admission.leave(self._address)
        self._request_is_there()
        self.resume_writing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._loose_bytes += len(data)
        super().data_received(data)
        if self._loose_bytes > LARGEST_HEAD_BYTES and not self.transport.is_closing():
            self.admission.note_flood(self._address)
            self.transport.write(TOO_LARGE)
            self.transport.close()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect_request()

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_PIPELINED:
            self.transport.abort()
            return
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._loose_bytes = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._loose_bytes = 0
        self._request_is_there()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._loose_bytes = 0
        self._request_is_there()
        super().handle_websocket_upgrade()
        cast("GuardedWebSocket", self.transport.get_protocol()).stay_admitted(self.admission, self._address)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stalled = self.loop.call_later(STALLED_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def _expect_request(self) -> None:
        self._request_is_there()
        self._arriving = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _request_is_there(self) -> None:
        if self._arriving is not None:
            self._arriving.cancel()
            self._arriving = None


class GuardedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that reads no more than is dealt with, answers no more than is read, and ends when it ends."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._unread = bytearray()
        self._asides = Limit(FRAMES_PER_SECOND, FRAME_BURST)
        self._leave: Callable[[], None] = lambda: None
        self._note_flood: Callable[[], None] = lambda: None

    def stay_admitted(self, admission: Admission, address: str) -> None:
        """Go on counting as the connection that this was before it became a WebSocket."""
        self._leave = lambda: admission.leave(address)
        self._note_flood = lambda: admission.note_flood(address)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        self._unread.clear()
        super().connection_lost(exc)

    # -- reading ---------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._unread += data
        self._read_on()

    def _read_on(self) -> None:
        """Read a portion after the other, until a message waits for the application or an answer for the client."""
        while self._unread and self.writable.is_set() and not self.read_paused:
            if self.transport.is_closing():
                self._unread.clear()
                return
            portion = bytes(self._unread[:PORTION_BYTES])
            del self._unread[:PORTION_BYTES]
            super().data_received(portion)
        self._pause_or_go_on()

    def _pause_or_go_on(self) -> None:
        if self.transport.is_closing():
            return
        if self._unread or self.read_paused or not self.writable.is_set():
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()

    async def receive(self) -> Any:
        message = await super().receive()
        self._read_on()
        return message

    def pause_writing(self) -> None:
        super().pause_writing()
        self._pause_or_go_on()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._read_on()

    # -- frames that are no messages -------------------------------------------------------------------------------

    def handle_ping(self) -> None:
        self._count_aside()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._count_aside()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self._count_aside()
        super().handle_cont(event)

    def _count_aside(self) -> None:
        if not self._asides.take("", time.monotonic()) and not self.transport.is_closing():
            self._note_flood()
            self.transport.abort()

    # -- ending ----------------------------------------------------------------------------------------------------

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # closing would wait for the client to read

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(self.close_timeout, self.transport.abort)
