"""Every endpoint answers every wrong input with one sentence and the right status; nothing is changed or fails."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection as Transaction
from sqlalchemy import select

from tests.server.finished import finished_game
from tests.server.in_process import InProcess
from undermine.server.settings import Settings
from undermine.server.store.database import Database
from undermine.server.store.tables import metadata

pytestmark = pytest.mark.filterwarnings(  # of what a later Litestar will want; ours is pinned below it
    "ignore::litestar.exceptions.LitestarDeprecationWarning"
)

LONG = "x" * 5000
JSON = "application/json"

BODIES: list[bytes] = [
    b"",
    b"{",
    b"[]",
    b"null",
    b"1",
    b'"x"',
    b"\xff\xfe",
    b'{"unknown": 1}',
    b'{"name": "A", "name": 1}',
    b'{"name": 5, "seat": "x", "rules": [], "promise": 1, "key": {}, "password": null, "old": 1, "answers": 1}',
    b'{"name": "' + LONG.encode() + b'"}',
    b'{"name": "\\ud800", "key": "\\ud800", "record": "\\ud800"}',
    b"[" * 7000,
    b'{"name": ' * 1500,
    b"9" * 5000,
    b'{"seat": ' + b"9" * 5000 + b"}",
    b'{"name": NaN}',
    b"x" * 2_000_000,
]
"""Bodies that no endpoint takes."""

POSTS: dict[str, list[dict[str, Any]]] = {
    "/api/tables": [
        {"rules": "nonsense", "seats": 3, "name": "Ann"},
        {"rules": "base+base", "seats": 3, "name": "Ann"},
        {"rules": "", "seats": 3, "name": "Ann"},
        {"rules": "base", "seats": 0, "name": "Ann"},
        {"rules": "base", "seats": 13, "name": "Ann"},
        {"rules": "base", "seats": 2, "name": "Ann"},
        {"rules": "base", "seats": "3", "name": "Ann"},
        {"rules": "base", "seats": 3.5, "name": "Ann"},
        {"rules": "base", "seats": 3, "name": ""},
        {"rules": "base", "seats": 3, "name": " Ann"},
        {"rules": "base", "seats": 3, "name": "x" * 25},
        {"rules": "base", "seats": 3, "name": "Ann", "bots": ["nobody"]},
        {"rules": "base", "seats": 3, "name": "Ann", "bots": ["random"] * 3},
        {"rules": "base", "seats": 3, "name": "Ann", "nonce": "a b"},
        {"rules": "base", "seats": 3, "name": "Ann", "promise": "short"},
        {"rules": "base", "seats": 3, "name": "Ann", "options": {"turn_seconds": -1}},
        {"rules": "base", "seats": 3, "name": "Ann", "options": {"turn_days": 31}},
        {"rules": "base", "seats": 3, "name": "Ann", "options": {"when_out": "sleep"}},
        {"rules": "base", "seats": 3, "name": "Ann", "options": {"reaction_seconds": 1e999}},
    ],
    "/api/tables/{open}/join": [
        {"name": "Bob", "seat": 7},
        {"name": "Bob", "seat": -1},
        {"name": "Bob", "seat": 10**30},
        {"name": "Bob", "seat": 0.5},
        {"name": "\u3164"},
        {"name": "Bob", "nonce": "\n"},
    ],
    "/api/tables/{open}/leave": [],
    "/api/tables/{open}/seat": [
        {"seat": 0, "bot": "random"},
        {"seat": 9, "bot": None},
        {"seat": 1, "bot": "nobody"},
        {"seat": 1},
        {"seat": None, "bot": None},
    ],
    "/api/tables/{open}/order": [
        {"order": []},
        {"order": [0, 0, 0]},
        {"order": [0, 1, 2, 3]},
        {"order": [-1, 0, 1]},
        {"order": [0, 1, 2**70]},
        {"order": "012"},
    ],
    "/api/tables/{open}/guests": [{"name": ""}, {"name": "Bob", "seat": 9}, {"name": "\u3164"}, {"seat": 1}],
    "/api/tables/{open}/hand-over": [{"seat": 1}, {"seat": -1}, {"seat": "1"}],
    "/api/tables/{open}/take-over": [{"key": "x", "name": "Bob"}, {"key": "x" * 101, "name": "Bob"}],
    "/api/companion": [
        {"rules": "base", "names": []},
        {"rules": "base", "names": ["Ann", "Bob"]},
        {"rules": "base", "names": ["Ann", "Ann", "Bob"]},
        {"rules": "nonsense", "names": ["Ann", "Bob", "Cid"]},
        {"rules": "base", "names": ["Ann", "Bob", "\u3164"]},
    ],
    "/api/companion/{open}/claim": [{"seat": 0}, {"seat": -1}],
    "/api/companion/{open}/look": [{"key": "x"}, {"key": "x" * 65}],
    "/api/companion/{open}/tell": [
        {"key": "x", "entry": {"is": "round-over"}},
        {"key": "x", "entry": {"is": "gold-counted", "seat": 0, "gold": 51}},
        {"key": "x", "entry": {"is": "nothing"}},
    ],
    "/api/tables/{open}/let-in": [{"name": "Nobody"}, {"name": ""}, {"name": "x" * 25}],
    "/api/tables/{open}/return": [],
    "/api/tables/{open}/rules": [
        {"rules": "nonsense", "seats": 3},
        {"rules": "base", "seats": 13},
        {"rules": "base", "seats": 2},
        {"rules": "", "seats": 3},
    ],
    "/api/tables/{open}/research": [{"agrees": 1}, {"agrees": "yes"}],
    "/api/tables/{open}/send-away": [{"seat": 0}, {"seat": 9}, {"seat": -1}],
    "/api/tables/{open}/report": [
        {"seat": 9, "reason": "name"},
        {"seat": 0, "reason": "boredom"},
        {"seat": 0, "reason": "other", "words": "x" * 501},
    ],
    "/api/tables/{open}/block": [{"seat": 9}, {"seat": -1}, {"seat": "0"}],
    "/api/me/blocks/lift": [{"name": ""}, {"name": "x" * 25}],
    "/api/me/delete": [{"password": "x" * 201}, {"password": 1}],
    "/api/me/calls/settings": [
        {"turn": 1},
        {"quiet_from": 1440},
        {"quiet_from": -1, "quiet_to": 5},
        {"zone": "x" * 65},
        {"language": "x" * 9},
    ],
    "/api/me/calls/push": [
        {"endpoint": "https://push.example/x", "p256dh": "a b", "auth": "x"},
        {"endpoint": "x" * 1001, "p256dh": "x", "auth": "x"},
        {"endpoint": "file:///etc/passwd", "p256dh": "x", "auth": "x"},
    ],
    "/api/me/calls/address": [{"address": ""}, {"address": "x" * 501}, {"address": "file:///etc/passwd"}],
    "/api/me/calls/confirm": [{"id": "nothing", "code": "1"}, {"id": "x" * 33, "code": "1"}],
    "/api/me/calls/remove": [{"id": "x" * 33}],
    "/api/me/profile": [{"public": 1}, {"public": "yes"}],
    "/api/tables/{open}/options": [
        {"turn_seconds": 86_401},
        {"reserve_seconds": -1},
        {"reaction_seconds": 61},
        {"watch": "yes"},
        {"when_out": 1},
    ],
    "/api/tables/{open}/start": [{}],
    "/api/tables/{open}/share": [{"promise": "x"}, {"nonce": "\0"}, {"promise": "0" * 65}],
    "/api/tables/{open}/rematch": [{}],
    "/api/me/recovery-key": [],
    "/api/me/recover": [{"key": ""}, {"key": "AAAA-BBBB"}, {"key": "x" * 101}],
    "/api/account": [
        {"name": "Ida", "password": "short"},
        {"name": "Ida", "password": "x" * 201},
        {"name": "\u2800", "password": "long enough"},
        {"name": "", "password": "long enough"},
    ],
    "/api/login": [
        {"name": "Ida", "password": "long enough"},
        {"name": "\0", "password": "long enough"},
        {"name": "Ida", "password": ""},
    ],
    "/api/logout": [],
    "/api/account/password": [{"old": "x", "new": "short"}, {"old": "x", "new": "long enough"}],
    "/api/me/tokens": [{"name": ""}, {"name": "\ufe0f"}, {"name": "x" * 25}],
    "/api/me/tokens/nothing/revoke": [{}],
    "/api/tournaments": [
        {"name": "", "organiser": "Ann"},
        {"name": " Cup", "organiser": "Ann"},
        {"name": "x" * 61, "organiser": "Ann"},
        {"name": "Cup", "organiser": "\u3164"},
        {"name": "Cup", "organiser": "Ann", "rules": "nonsense"},
        {"name": "Cup", "organiser": "Ann", "format": {"fewest": 7, "most": 5}},
        {"name": "Cup", "organiser": "Ann", "format": {"fewest": 2, "most": 5}},
        {"name": "Cup", "organiser": "Ann", "format": {"rounds": 0}},
        {"name": "Cup", "organiser": "Ann", "format": {"rounds": 10**30}},
        {"name": "Cup", "organiser": "Ann", "format": {"semifinal": 8}},
        {"name": "Cup", "organiser": "Ann", "format": {"semifinal": 12, "final": 0}},
        {"name": "Cup", "organiser": "Ann", "format": {"final": 8}},
        {"name": "Cup", "organiser": "Ann", "onsite": 1},
        {"name": "Cup", "organiser": "Ann", "options": {"turn_seconds": -1}},
    ],
    "/api/tournaments/{cup}/register": [{"id": "1", "name": ""}, {"id": "a b", "name": "A"}, {"name": "A"}],
    "/api/tournaments/{cup}/claim": [{"key": ""}, {"key": "x" * 65}, {"key": "\u00e9"}, {"key": "0" * 20}],
    "/api/tournaments/{cup}/players": [
        {"id": "1", "names": []},
        {"id": "1", "names": ["A", "a"]},
        {"id": "1", "names": [" A"]},
        {"id": "1", "names": ["A"] * 201},
        {"id": "game.0.0", "names": ["A"]},
    ],
    "/api/tournaments/{cup}/attendance": [
        {"id": "1", "player": "9", "attendance": "absent"},
        {"id": "1", "player": "-1", "attendance": "absent"},
        {"id": "1", "player": "\u0663", "attendance": "absent"},
        {"id": "1", "player": "1", "attendance": "asleep"},
    ],
    "/api/tournaments/{cup}/pair": [{"id": "1"}, {"id": ""}],
    "/api/tournaments/{cup}/begin": [{"id": "1"}, {"id": "1", "by_hand": [-1]}, {"id": "1", "by_hand": "0"}],
    "/api/tournaments/{cup}/result": [
        {"id": "1", "round": 0, "table": 0, "gold": []},
        {"id": "1", "round": -1, "table": 0, "gold": [1]},
        {"id": "1", "round": 0, "table": 0, "gold": [-1]},
        {"id": "1", "round": 0, "table": 10**20, "gold": [1]},
        {"id": "1", "round": 0, "table": 0, "gold": [1.5]},
    ],
    "/api/tournaments/{cup}/close": [{"id": ""}, {"id": "x" * 41}],
    "/api/tutorial": [{"answers": "x"}, {"answers": ["x" * 5000]}, {"answers": [1]}],
    "/api/replay": [
        {"record": ""},
        {"record": "{}"},
        {"record": "[" * 100_000},
        {"record": '{"undermine": ' + "9" * 5000 + "}"},
        {"record": "x", "seat": "x" * 17},
        {"record": "x", "first": -1},
        {"record": "x", "count": 51},
    ],
    "/api/verify": [
        {"record": "[]"},
        {"record": "null"},
        {"record": "x", "nonce": " "},
        {"record": "\ud800"},
    ],
}
"""What each endpoint that changes something must refuse, beside what none takes."""

TAKE_NO_BODY = {"leave", "return", "start", "rematch", "recovery-key", "logout", "revoke"}

GETS: dict[str, list[str]] = {
    "/api/tables/{code}": ["NOSUCH", "%00", LONG, "..%2f..", "%F0%9F%A6%A1", "%ff", "A%0AB", "'--"],
    "/api/tables/{code}/opening": ["NOSUCH", "%00", LONG],
    "/api/tables/{code}/fairness": ["NOSUCH", "%00", LONG],
    "/api/tables/{code}/qr.svg": ["NOSUCH", "%00", LONG, "{open}?take=" + "x" * 101, "{open}?hand=perhaps"],
    "/api/companion/{code}": ["NOSUCH", "%00", LONG],
    "/api/companion/{code}/qr.svg": ["NOSUCH", "%00", LONG],
    "/api/rules/{code}/components": ["nonsense", "base+base", "%00", LONG],
    "/api/tables/{code}/record": ["NOSUCH", "%00", LONG, "{open}"],
    "/api/tables/{code}/verify": ["NOSUCH", "%00", "{open}"],
    "/api/tables/{code}/review": ["NOSUCH", "%00", "{open}"],
    "/api/tables/{code}/replay": [
        "NOSUCH",
        "{open}",
        "{over}?seat=9",
        "{over}?seat=-1",
        "{over}?seat=" + "x" * 20,
        "{over}?seat=%00",
        "{over}?seat=%D9%A3",
        "{over}?first=-1",
        "{over}?first=x",
        "{over}?first=" + "9" * 5000,
        "{over}?count=0",
        "{over}?count=51",
        "{over}?count=1e2",
        "{over}?first=NaN",
    ],
    "/api/tables/{code}/ratings": ["NOSUCH", "%00"],
    "/api/tournaments/{code}": ["NOSUCH", "%00", LONG, "..%2f.."],
    "/api/tournaments/{code}/qr.svg": ["NOSUCH", "%00", "{cup}?key=x", "{cup}?key=" + "0" * 65],
    "/api/ratings": ["?skill=nonsense", "?skill=" + "x" * 20, "?season=nope", "?season=" + "9" * 40],
    "/api/players/{code}": ["nobody", "%00", LONG],
    "/api/me/games": ["?first=-1", "?count=0", "?count=51", "?first=x", "?first=" + "9" * 400],
    "/api/rules/{code}": ["nonsense", "base+base", "%00", LONG, "base+", "+"],
    "/api/words/{code}": ["xx", "%00", "..", LONG],
    "/api/words/{code}/rules": ["xx", "%00"],
    "/api/examples/{code}": ["NOPE-1", "%00", LONG],
    "/api/tables/{code}/advice": [
        "NOSUCH?move=1",
        "{over}",
        "{over}?move=0",
        "{over}?move=x",
        "{over}?move=9999999",
    ],
    "/api/me/tokens": [""],
    "/api/me/blocks": [""],
    "/api/me/calls": [""],
    "/api/me/data": [""],
    "/api/host": [""],
    "/metrics": [""],
}
"""What each endpoint that only tells must refuse."""

NOTHING_TO_REFUSE = {
    "/api/open",
    "/api/privacy",
    "/api/tournaments",
    "/api/me/ratings",
    "/api/me",
    "/api/me/statistics",
    "/api/rules",
    "/api/examples",
    "/api/glossary",
    "/healthz",
    "/readyz",
}
"""Endpoints that take nothing."""


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

    def send(self, method: str, path: str, body: Any = None, cookie: str = "") -> tuple[int, dict[str, Any]]:
        headers = {"Content-Type": JSON} | ({"Cookie": f"undermine={cookie}"} if cookie else {})
        given = {"content": body} if isinstance(body, bytes) else {"json": body} if body is not None else {}
        address = path.replace("{open}", self.open).replace("{over}", self.over).replace("{cup}", self.cup)
        answer = self.running.request(method, address, headers=headers, **given)
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
    address = path.replace("{open}", server.open).replace("{cup}", server.cup)
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


def test_every_endpoint_is_in_the_tables_above(server: Server) -> None:
    def shape(path: str) -> str:
        return path.replace("{open}", "{code}").replace("{cup}", "{code}").replace("nothing", "{token_id}")

    known = {shape(path) for path in (*POSTS, *GETS)} | NOTHING_TO_REFUSE
    description = server.running.request("GET", "/api/schema/openapi.json").json()
    there = {
        path.replace("{rules}", "{code}").replace("{language}", "{code}") for path in description["paths"]
    }
    there = {path.replace("{clause}", "{code}").replace("{name}", "{code}") for path in there}
    assert there - known == set()


def test_there_are_more_than_400_bad_requests() -> None:
    with_body = sum(path.rpartition("/")[2] not in TAKE_NO_BODY for path in POSTS)
    posts = 2 * (with_body * len(BODIES) + sum(len(bodies) for bodies in POSTS.values())) + 9 * len(POSTS)
    assert posts + sum(map(len, GETS.values())) > 400
