"""A server in this process, without a network: what a client sends goes straight to the application.

Nothing moves there between two requests.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import httpx
import msgspec
import pytest

from undermine.server.live.hub import Hub
from undermine.server.live.thoughts import Thoughts
from undermine.server.settings import Settings
from undermine.server.store.database import Database
from undermine.server.web.app import make_app

T = TypeVar("T")
HOST = "127.0.0.1"
SECONDS = 60


def cookies(cookie: str) -> dict[str, str]:
    """Return the header that says who asks; nobody does without a cookie."""
    return {"Cookie": f"undermine={cookie}"} if cookie else {}


class Closed(Exception):  # noqa: N818 - it is no fault of the program
    """The server has closed a socket; `code` says why."""

    def __init__(self, code: int) -> None:
        super().__init__(f"closed with code {code}")
        self.code = code


def let_bots_rest(patch: pytest.MonkeyPatch) -> None:
    """Let bots give no answer, so that nothing happens by itself."""
    patch.setattr(Thoughts, "begin", lambda *_: None)


class InProcess:
    """A server, and the loop in which it runs whenever something is asked of it."""

    def __init__(self, settings: Settings, database: Database) -> None:
        """Start it."""
        self.database = database
        self.app = make_app(settings, database)
        self._call: Any = self.app
        self._runner = asyncio.Runner()
        self._orders: asyncio.Queue[dict[str, str]] = asyncio.Queue()
        self._http = httpx.AsyncClient(
            transport=httpx.ASGITransport(self.called), base_url="http://testserver"
        )
        self._life = self.run(self._live())

    @property
    def hub(self) -> Hub:
        hub: Hub = self.app.state.hub
        return hub

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Let the server run until this is done."""
        return self._runner.run(asyncio.wait_for(work, SECONDS))

    def request(self, method: str, url: str, **more: Any) -> httpx.Response:
        """Send a request; no cookie is kept."""
        answer = self.run(self._http.request(method, url, **more))
        self._http.cookies.clear()
        return answer

    def post(self, path: str, body: Any, cookie: str = "") -> httpx.Response:
        """Change something, as the person with this cookie."""
        headers = {"Content-Type": "application/json"} | cookies(cookie)
        return self.request("POST", path, headers=headers, content=msgspec.json.encode(body))

    async def called(self, *call: Any) -> None:
        """Call the application as a web server does."""
        await self._call(*call)

    def connect(self, code: str, cookie: str = "", **more: Any) -> Socket:
        """Open a line to a table, as the person with this cookie."""
        return Socket(self, f"/ws/tables/{code}", cookies(cookie), **more)

    async def _live(self) -> asyncio.Task[None]:
        answers: asyncio.Queue[dict[str, str]] = asyncio.Queue()
        self._orders.put_nowait({"type": "lifespan.startup"})
        task = asyncio.create_task(self.called({"type": "lifespan"}, self._orders.get, answers.put))
        assert await answers.get() == {"type": "lifespan.startup.complete"}
        return task

    def stop(self) -> None:
        self._orders.put_nowait({"type": "lifespan.shutdown"})
        self.run(asyncio.wait_for(self._life, SECONDS))
        self.run(self._http.aclose())
        self._runner.close()


class Socket:
    """A WebSocket."""

    def __init__(
        self, server: InProcess, path: str, headers: dict[str, str], address: str = HOST, room: int = 0
    ) -> None:
        """Connect from that address; no more than `room` messages are on the way to us at once, 0 for any number."""
        self._server = server
        self._to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._from_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue(room)
        named = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": b"",
            "headers": [(b"host", b"testserver"), *named],
            "client": (address, 50_000),
            "server": ("testserver", 80),
            "subprotocols": [],
        }

        async def connected() -> asyncio.Task[None]:
            self._to_server.put_nowait({"type": "websocket.connect"})
            task = asyncio.create_task(server.called(scope, self._to_server.get, self._from_server.put))
            assert (await self._from_server.get())["type"] == "websocket.accept"
            return task

        self._task = server.run(connected())

    def say(self, text: str) -> None:
        self._to_server.put_nowait({"type": "websocket.receive", "text": text, "bytes": None})

    def hear(self) -> str:
        """Return the next message; raises `Closed`."""
        waiting = not self._from_server.empty()
        message = self._from_server.get_nowait() if waiting else self._server.run(self._from_server.get())
        if message["type"] == "websocket.close":
            raise Closed(message["code"])
        return str(message["text"])

    def close(self) -> None:
        """Go without a word, and wait until the server has noticed."""
        self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1005})
        self._server.run(asyncio.wait_for(self._task, SECONDS))
