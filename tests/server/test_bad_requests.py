"""Every endpoint answers every wrong input with one sentence and the right status; nothing is changed or fails."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

import pytest
from sqlalchemy import Connection as Transaction
from sqlalchemy import select

from tests.server.bad_requests import (
    BODIES,
    DESCRIPTION,
    GETS,
    JSON,
    LINES,
    NOTHING_TO_REFUSE,
    PAGES,
    PATHS,
    POSTS,
    TAKE_NO_BODY,
    WORDS,
)
from tests.server.finished import finished_game
from tests.server.in_process import Closed, InProcess, Socket
from undermine.protocol.messages import CLOSE_BAD_MESSAGE, CLOSE_NO_TABLE
from undermine.server.settings import Settings
from undermine.server.store.database import Database
from undermine.server.store.tables import metadata

pytestmark = pytest.mark.filterwarnings(  # of what a later Litestar will want; ours is pinned below it
    "ignore::litestar.exceptions.LitestarDeprecationWarning"
)


class Server:
    """A server with an open table of Ann's and a finished game."""

    def __init__(self, folder: Path) -> None:
        url = f"sqlite:///{folder}/undermine.sqlite"
        self.over = finished_game(url, "bad")
        self.running = InProcess(Settings(request_rate=0), Database(url))
        made = self.running.post("/api/tables", {"rules": "base", "seats": 3, "name": "Ann"})
        self.open, self.cookie = made.json()["table"]["code"], made.cookies["undermine"]
        cup = self.running.post("/api/tournaments", {"name": "Cup", "organiser": "Ann"}, self.cookie)
        self.cup = cup.json()["tournament"]["code"]
        self.before = self.rows()

    def rows(self) -> dict[str, list[Any]]:
        """Return every row of the database, but for the one that probes write."""

        def read(transaction: Transaction) -> dict[str, list[Any]]:
            tables = [table for table in metadata.sorted_tables if table.name != "health"]
            return {table.name: sorted(map(repr, transaction.execute(select(table)))) for table in tables}

        return self.running.database.read(read).result()

    def placed(self, path: str) -> str:
        """Return an address with the codes that there are."""
        for name, code in (("open", self.open), ("over", self.over), ("cup", self.cup), ("report", "1")):
            path = path.replace(f"{{{name}}}", code)
        return path

    def send(self, method: str, path: str, body: Any = None, cookie: str = "") -> tuple[int, dict[str, Any]]:
        headers = {"Content-Type": JSON} | ({"Cookie": f"undermine={cookie}"} if cookie else {})
        given = {"content": body} if isinstance(body, bytes) else {"json": body} if body is not None else {}
        answer = self.running.request(method, self.placed(path), headers=headers, **given)
        assert answer.headers["content-type"].startswith(JSON), (path, answer.status_code, answer.text[:200])
        found: dict[str, Any] = answer.json()
        return answer.status_code, found

    def is_refused(self, method: str, path: str, body: Any = None, cookie: str = "") -> None:
        """Assert that something is refused in one sentence."""
        status, answer = self.send(method, path, body, cookie)
        about = (method, path[:80], repr(body)[:80], status, answer)
        assert 400 <= status < 500, about
        assert answer["code"], about
        message = answer["message"]
        assert message, about
        assert "\n" not in message, about
        assert "Traceback" not in message, about
        assert len(message) < 1000, about


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("bad"))
    yield running
    running.running.stop()


@pytest.fixture(autouse=True)
def unchanged(server: Server) -> Iterator[None]:
    yield
    assert server.rows() == server.before


@pytest.mark.parametrize("path", POSTS)
def test_an_endpoint_refuses_what_it_cannot_take(server: Server, path: str) -> None:
    for who in ("", server.cookie):
        if path.rpartition("/")[2] not in TAKE_NO_BODY:
            for bad in BODIES:
                server.is_refused("POST", path, bad, who)
        for body in POSTS[path]:
            server.is_refused("POST", path, without_surrogates(body), who)


def without_surrogates(body: dict[str, Any]) -> Any:
    """Return a body as it is sent; half a character can only be written as an escape."""
    import json

    return json.dumps(body).encode()


@pytest.mark.parametrize("path", POSTS)
def test_an_endpoint_that_changes_something_refuses_other_methods_types_and_sites(
    server: Server, path: str
) -> None:
    address = server.placed(path)
    running = server.running
    for method in ("PUT", "DELETE", "PATCH"):
        assert running.request(method, address).status_code in (404, 405)
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        assert (
            running.request("POST", address, headers={"Content-Type": kind}, content=b"{}").status_code == 415
        )
    for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}, {"Origin": "null"}):
        answer = running.request("POST", address, headers=headers | {"Content-Type": JSON}, content=b"{}")
        assert answer.status_code == 403


@pytest.mark.parametrize("path", GETS)
def test_an_endpoint_that_tells_refuses_what_it_cannot_know(server: Server, path: str) -> None:
    for bad in GETS[path]:
        code, _, query = bad.partition("?")
        address = path.replace("{code}", code) + (f"?{query}" if query else "")
        server.is_refused("GET", address if "{code}" in path else path + bad)
        if "{code}" in path:
            assert server.running.request("DELETE", path.replace("{code}", "X")).status_code in (404, 405)


@pytest.mark.parametrize("path", PAGES)
def test_a_page_shows_nothing_else_whatever_it_is_called_with(server: Server, path: str) -> None:
    for code in PATHS:
        answer = server.running.request("GET", path.replace("{code}", code))
        assert answer.status_code in (200, 404), (path, code, answer.status_code)
        assert "root:" not in answer.text
        assert "<script>" not in answer.text or answer.headers["content-type"].startswith(JSON)


def hear_to_the_end(line: Socket) -> NoReturn:
    while True:
        line.hear()


@pytest.mark.parametrize("path", LINES)
def test_a_line_that_begins_with_anything_else_is_closed(server: Server, path: str) -> None:
    for word in WORDS:
        line = Socket(server.running, server.placed(path), {})
        line.say(word)
        with pytest.raises(Closed) as closed:
            hear_to_the_end(line)
        assert closed.value.code in (CLOSE_BAD_MESSAGE, CLOSE_NO_TABLE), (path, word[:40])


def test_every_endpoint_is_in_the_tables_above(server: Server) -> None:
    def shape(path: str) -> str:
        return re.sub(r"\{[^}]*\}|nothing", "{}", path)

    known = {
        "GET": {shape(path) for path in (*GETS, *NOTHING_TO_REFUSE, *PAGES)},
        "POST": {shape(path) for path in POSTS},
        "WS": {shape(path.replace("NOSUCH", "{}")) for path in LINES},
    }
    for route in server.running.app.routes:
        for method in getattr(route, "methods", ()) or ("WS",):
            has_values = "{" in route.path or route.path.startswith(("/api", "/ws", "/metrics"))
            if method in known and has_values and route.path not in DESCRIPTION:
                assert shape(route.path) in known[method], (method, route.path)


def test_there_are_more_than_400_bad_requests() -> None:
    with_body = sum(path.rpartition("/")[2] not in TAKE_NO_BODY for path in POSTS)
    lines = len(LINES) * len(WORDS) + len(PAGES) * len(PATHS)
    posts = 2 * (with_body * len(BODIES) + sum(len(bodies) for bodies in POSTS.values())) + 9 * len(POSTS)
    assert posts + lines + sum(map(len, GETS.values())) > 400
