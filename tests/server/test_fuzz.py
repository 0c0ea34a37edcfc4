"""Whatever is sent, by HTTP or WebSocket: no fault, no crash, and what is refused changes nothing.

A server in this process, without bots that move by themselves. `make soak` sends 20,000 of each.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
import pytest
from argon2 import PasswordHasher
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import Connection, select

from tests.server.finished import finished_game
from tests.server.fuzzing import Shapes
from tests.server.in_process import Closed, InProcess, Socket, let_bots_rest
from undermine.engine.kernel.records import Record
from undermine.protocol import history, messages, schema
from undermine.server.history.reviews import Reviews
from undermine.server.live import table
from undermine.server.people import passwords
from undermine.server.room.room import Room
from undermine.server.settings import Settings
from undermine.server.store.database import Database
from undermine.server.store.tables import metadata

pytestmark = pytest.mark.filterwarnings(  # of what a later Litestar will want; ours is pinned below it
    "ignore::litestar.exceptions.LitestarDeprecationWarning"
)

MESSAGES = 4
"""So many go to the server with every example."""
NO_TIMER = {"watch": True, "reaction_seconds": 0}
JSON = {"Content-Type": "application/json"}
quick = settings(suppress_health_check=list(HealthCheck))


class Target:
    """A server, its database, and what there is to be had: tables in all states, and who sits there."""

    def __init__(self, folder: Path) -> None:
        """Make three tables: open, played at, over."""
        url = f"sqlite:///{folder}/undermine.sqlite"
        over = finished_game(url, "fuzz")
        self.database = Database(url)
        self.server = InProcess(Settings(request_rate=0.0), self.database)
        self.cookies = {name: self._sit_down(name) for name in ("Bob", "Cid", "Ann")}
        open_, playing = self._table(), self._table(bots=[], options=NO_TIMER)
        for name in ("Bob", "Cid"):
            assert self.server.post(
                f"/api/tables/{playing}/join", {"name": name}, self.cookies[name]
            ).is_success
        assert self.server.post(f"/api/tables/{playing}/start", {}, self.cookies["Ann"]).is_success
        self.codes = [open_, playing, over, playing.lower(), "NOBODY", self._tournament()]
        self.playing = playing
        self.record = self.server.request("GET", f"/api/tables/{over}/record").text
        self.shapes = Shapes(self.server.request("GET", "/api/schema/openapi.json").json())
        self.seen = self.state()

    def _sit_down(self, name: str) -> str:
        made = self.server.post("/api/tables", {"rules": "base", "seats": 3, "name": name})
        return str(made.cookies["undermine"])

    def _tournament(self) -> str:
        """Ann's tournament, at whose only table a result is waited for."""
        wanted = {"name": "Cup", "organiser": "Ann", "onsite": True}
        made = self.server.post("/api/tournaments", wanted, self.cookies["Ann"])
        path = f"/api/tournaments/{made.json()['tournament']['code']}"
        self.server.post(
            f"{path}/players",
            {"id": "1", "names": ["One", "Two", "Three", "Four", "Five"]},
            self.cookies["Ann"],
        )
        for step in ("pair", "begin"):
            self.server.post(f"{path}/{step}", {"id": step}, self.cookies["Ann"])
        return path.rpartition("/")[2]

    def room(self) -> Room:
        """The game that is played."""
        room: Room | None
        (room,) = [table.room for table in self.server.hub.live_tables() if table.game.code == self.playing]
        assert room is not None
        return room

    def _table(self, **extra: Any) -> str:
        wanted = {"rules": "base+wc2019", "seats": 3, "name": "Ann", "bots": ["random", "random"]} | extra
        return str(self.server.post("/api/tables", wanted, self.cookies["Ann"]).json()["table"]["code"])

    def compare(self, refused: bool) -> None:
        """See that nothing has changed since this was last called, if something was refused."""
        before, self.seen = self.seen, self.state()
        assert not refused or before == self.seen, "what was refused has changed something"

    def state(self) -> list[Any]:
        """Everything there is: all rows, and every seat's view of the game that is played."""

        def rows(connection: Connection) -> list[Any]:
            return [
                sorted([tuple(row) for row in connection.execute(select(table))], key=repr)
                for table in metadata.sorted_tables
            ]

        rooms = [table.room for table in self.server.hub.live_tables() if table.room is not None]
        views = [
            msgspec.json.encode(room.audience.situation(viewer, room.log.table, room.log.ask))
            for room in sorted(rooms, key=lambda room: room.log.game)
            for viewer in range(room.log.seats + 1)
        ]
        return [self.database.read(rows).result(), views]


async def unreviewed(_reviews: Reviews, record: Record) -> history.Review:
    return history.Review(record.rules, record.names, [], [], [])


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    patch = pytest.MonkeyPatch()
    let_bots_rest(patch)
    patch.setattr(table, "FORGET_SECONDS", 1e6)  # a table that is forgotten would be a change
    patch.setattr(Reviews, "_make", unreviewed)  # a good one takes seconds
    patch.setattr(passwords, "PasswordHasher", lambda: PasswordHasher(1, 8, 1))
    made = Target(tmp_path_factory.mktemp("fuzz"))
    yield made
    made.server.stop()
    patch.undo()


# -- HTTP ----------------------------------------------------------------------------------------------------------


@st.composite
def requests(draw: st.DrawFn, target: Target) -> dict[str, Any]:
    """A request to any route, as its description says or not quite."""
    paths = target.shapes.document["paths"]
    path = draw(st.sampled_from(sorted(paths)))
    method = draw(st.sampled_from(sorted(paths[path])))
    described = paths[path][method]
    query: dict[str, str] = {}
    for parameter in described.get("parameters", ()):
        value = str(draw(_value(parameter, target)))
        if parameter["in"] == "path":
            path = path.replace("{" + parameter["name"] + "}", quote(value, safe="") or "x")
        elif draw(st.booleans()):
            query[parameter["name"]] = value
    headers = draw(st.sampled_from([JSON, JSON, JSON, {}, {"Content-Type": "text/plain"}]))
    people = [{"Cookie": f"undermine={cookie}"} for cookie in target.cookies.values()]
    headers = headers | draw(st.sampled_from(STRANGERS if path.endswith(ENDING) else people + STRANGERS))
    body = b""
    if "requestBody" in described:
        (content,) = described["requestBody"]["content"].values()
        body = draw(target.shapes.written(content["schema"]))
        if "/replay" in path or "/verify" in path:
            body = draw(st.sampled_from([body, msgspec.json.encode({"record": target.record})]))
    return {"method": method.upper(), "url": path, "params": query, "headers": headers, "content": body}


ENDING = ("/api/logout", "/api/account/password", "/api/me/delete", "/send-away")
STRANGERS: list[dict[str, str]] = [
    {},
    {"Cookie": "undermine=forged"},
    {"Authorization": "Bearer forged"},
    {"Origin": "http://evil.example"},
    {"Sec-Fetch-Site": "cross-site"},
]


def _value(parameter: dict[str, Any], target: Target) -> st.SearchStrategy[Any]:
    shaped = target.shapes.fitting(parameter.get("schema", {}))
    if parameter["name"] == "code":
        return st.sampled_from(target.codes) | shaped
    if parameter["name"] == "seat":
        return st.sampled_from(["all", "open", "spectator", "0", "99"]) | shaped
    return shaped | st.text(max_size=12)


@quick
@given(st.data())
def test_no_request_does_harm(target: Target, data: st.DataObject) -> None:
    for _ in range(MESSAGES):
        answer = target.server.request(**data.draw(requests(target)))
        assert answer.status_code < 500, answer.text
        refused = answer.status_code >= 400
        assert not refused or set(answer.json()) == {"code", "message", "about"}, answer.text
        target.compare(refused)


# -- WebSocket -----------------------------------------------------------------------------------------------------


def is_ping(message: bytes) -> bool:
    """Whether a message would bring a pong of its own, which would be taken for the one that ends an answer."""
    try:
        return isinstance(messages.read_client_message(message.decode(errors="replace")), messages.Ping)
    except msgspec.DecodeError:
        return False


class Talker:
    """Somebody at the table who connects anew whenever they are cut off."""

    def __init__(self, target: Target, cookie: str) -> None:
        self.target = target
        self.cookie = cookie
        self.socket: Socket | None = None

    def send(self, message: bytes) -> list[messages.ServerMessage] | None:
        """Send a message and return what came back until a pong; None if the line was cut."""
        if self.socket is None:
            self.socket = self.target.server.connect(self.target.playing, self.cookie)
            self._say(b'{"type":"hello","protocol":1}')
            self._until_pong()
        if is_ping(message):
            return self._until_pong()
        self._say(message)
        return self._until_pong()

    def _say(self, message: bytes) -> None:
        assert self.socket is not None
        self.socket.say(message.decode(errors="replace"))

    def _until_pong(self) -> list[messages.ServerMessage] | None:
        heard: list[messages.ServerMessage] = []
        try:
            self._say(b'{"type":"ping"}')
            while not isinstance(message := self._hear(), messages.Pong):
                heard.append(message)
        except Closed as cut:
            self.close()
            if cut.code == messages.CLOSE_BAD_MESSAGE:
                return None
            raise
        return heard

    def _hear(self) -> messages.ServerMessage:
        assert self.socket is not None
        message: messages.ServerMessage = messages.read_server_message(self.socket.hear())
        return message

    def close(self) -> None:
        if self.socket is not None:
            self.socket.close()
            self.socket = None


@pytest.fixture(scope="module")
def talkers(target: Target) -> Iterator[list[Talker]]:
    everybody = [
        Talker(target, cookie) for cookie in (target.cookies[name] for name in ("Ann", "Bob", "Cid"))
    ]
    everybody.append(Talker(target, ""))
    yield everybody
    for talker in everybody:
        talker.close()


document = schema.schema()
client_messages = Shapes(document).written(document["$defs"]["ClientMessage"])
REFUSALS = (messages.Refused, messages.Problem)


@st.composite
def commands(draw: st.DrawFn) -> messages.Act:
    """Commands that look like those of a player; a number stands for one of the options, where there are any."""
    words = draw(st.lists(st.sampled_from(WORDS), min_size=1, max_size=4))
    action = draw(st.integers(0, 50).map(str) | st.just(" ".join(words)))
    return messages.Act(f"f{draw(st.integers(0, 10**6))}", draw(st.integers(-1, 1)), action)


def resolved(act: messages.Act, room: Room, viewer: int) -> bytes:
    """Let a command be about the open question, or one near it, and an option where it names one by its number."""
    now = room.audience.situation(viewer, room.log.table, room.log.ask)
    if now.options is not None and act.action.isdecimal():
        act = msgspec.structs.replace(
            act, action=now.options.all[int(act.action) % len(now.options.all)].action
        )
    return messages.write_message(msgspec.structs.replace(act, ask=room.log.ask + act.ask))


WORDS = (
    "pass",
    "dig",
    "look",
    "say",
    "no",
    "map",
    "[NES]",
    "1,0",
    "8,0",
    "turned",
    "@1",
    "@99",
    "-1",
    "?",
    "\u202e",
)


@quick
@given(
    st.lists(
        st.tuples(
            st.booleans().flatmap(lambda plays: commands() if plays else client_messages), st.integers(0, 5)
        ),
        min_size=MESSAGES,
        max_size=MESSAGES,
    )
)
def test_no_message_does_harm(
    target: Target, talkers: list[Talker], sent: list[tuple[bytes | messages.Act, int]]
) -> None:
    for message, place in sent:
        asked = target.room().log.awaited()
        number = asked[0] if asked and place >= len(talkers) else place % len(talkers)
        written = resolved(message, target.room(), number) if isinstance(message, messages.Act) else message
        answers = talkers[number].send(written)
        refused = answers is None or any(isinstance(answer, REFUSALS) for answer in answers)
        assert not any(
            isinstance(answer, messages.Problem) and answer.code == "failed" for answer in answers or []
        )
        target.compare(refused)
