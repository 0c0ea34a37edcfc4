"""Order among players: reports reach the operator, hosts send people away, and those who are blocked do not meet."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import json
from typer.testing import CliRunner

from tests.server.in_process import Closed, InProcess, Socket, cookies, let_bots_rest
from undermine.cli import app
from undermine.protocol import messages, openings
from undermine.server.live import directory as live_directory
from undermine.server.people import lobby
from undermine.server.settings import Settings
from undermine.server.store.database import Database
from undermine.server.store.games import PLAYING

pytestmark = pytest.mark.filterwarnings(  # of what a later Litestar will want; ours is pinned below it
    "ignore::litestar.exceptions.LitestarDeprecationWarning"
)
TOKEN = {"Authorization": "Bearer figures", "Content-Type": "application/json"}


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[InProcess]:
    let_bots_rest(monkeypatch)
    monkeypatch.setattr(live_directory, "LOOK_SECONDS", 3600.0)
    settings = Settings(data_dir=tmp_path, request_rate=0.0, metrics_token="figures")  # noqa: S106 - none
    running = InProcess(settings, Database(f"sqlite:///{tmp_path}/undermine.sqlite"))
    yield running
    running.stop()


def cookie_of(answer: Any) -> str:
    return str(answer.headers["set-cookie"].partition("=")[2].partition(";")[0])


def seated(server: InProcess, *, began: bool = True, **options: Any) -> tuple[str, list[str]]:
    """Let Ann, who is the host, Bob and Cid sit down; return the code and their cookies."""
    made = server.post("/api/tables", {"rules": "base", "seats": 3, "name": "Ann", "options": options})
    code, people = made.json()["table"]["code"], [cookie_of(made)]
    people += [cookie_of(server.post(f"/api/tables/{code}/join", {"name": name})) for name in ("Bob", "Cid")]
    if began:
        assert server.post(f"/api/tables/{code}/start", {}, people[0]).status_code == 200
    return code, people


def greet(line: Socket) -> messages.Welcome:
    line.say('{"type":"hello","protocol":1}')
    welcome = json.decode(line.hear(), type=messages.ServerMessage)
    assert isinstance(welcome, messages.Welcome)
    return welcome


def closing(line: Socket) -> int:
    """Return the code with which a line is closed, whatever is said before."""
    while True:
        try:
            line.hear()
        except Closed as closed:
            return closed.code


def test_the_host_sends_somebody_away_from_a_running_game(server: InProcess) -> None:
    code, (ann, bob, cid) = seated(server, watch=True)
    lines = [server.connect(code, person) for person in (ann, bob)]
    assert [greet(line).you for line in lines] == [0, 1]
    refused = server.post(f"/api/tables/{code}/send-away", {"seat": 0}, bob)
    assert (refused.status_code, refused.json()["code"]) == (403, "not-host")
    told = server.post(f"/api/tables/{code}/send-away", {"seat": 1}, ann).json()["table"]
    assert (told["status"], told["seats"][1]["bot"]) == (PLAYING, "apprentice")
    assert told["seats"][1]["name"] not in ("", "Bob")
    assert [closing(line) for line in lines] == [messages.CLOSE_RESTART] * 2
    again = [server.connect(code, person) for person in (ann, cid, bob)]
    assert [greet(line).you for line in again[:2]] == [0, 2]
    again[2].say('{"type":"hello","protocol":1}')
    assert "removed" in again[2].hear()
    assert closing(again[2]) == messages.CLOSE_FORBIDDEN
    live = server.hub.live_table(code)
    assert live is not None
    assert live.room is not None
    assert live.room.log.bots == {1}


def test_nobody_is_sent_away_from_a_rated_game(server: InProcess) -> None:
    code, (ann, *_) = seated(server, rated=True)
    refused = server.post(f"/api/tables/{code}/send-away", {"seat": 1}, ann)
    assert (refused.status_code, refused.json()["code"]) == (409, "rated")


def test_a_seat_that_was_left_is_a_bots_in_every_room_of_the_log(server: InProcess) -> None:
    """Before it was left it was a person's: what the log says of that time stays true."""
    code, (ann, bob, _) = seated(server)
    line = server.connect(code, ann)
    greet(line)
    live = server.hub.live_table(code)
    assert live is not None
    assert live.room is not None
    assert live.room.log.bots == frozenset()
    assert server.post("/api/me/delete", {}, bob).status_code == 200
    assert closing(line) == messages.CLOSE_RESTART
    back = server.connect(code, ann)
    assert greet(back).table.seats[1].bot == "apprentice"
    live = server.hub.live_table(code)
    assert live is not None
    assert live.room is not None
    assert live.room.log.bots == {1}


def test_an_account_is_deleted_only_with_its_password(server: InProcess) -> None:
    opened = server.post("/api/account", {"name": "Ida", "password": "open sesame 1"})
    ida = cookie_of(opened)
    for password in ("", "not the password"):
        refused = server.post("/api/me/delete", {"password": password}, ida)
        assert (refused.status_code, refused.json()["code"]) == (403, "wrong-password")
    gone = server.post("/api/me/delete", {"password": "open sesame 1"}, ida)
    assert (gone.status_code, gone.json()["name"]) == (200, None)
    assert server.request("GET", "/api/me/data", headers=cookies(ida)).status_code == 401
    assert server.post("/api/login", {"name": "Ida", "password": "open sesame 1"}).status_code == 403


def test_a_report_reaches_the_operator_with_its_place(server: InProcess, tmp_path: Path) -> None:
    code, (ann, bob, _) = seated(server)
    report = {"seat": 1, "reason": "insults", "words": "again and again"}
    assert server.post(f"/api/tables/{code}/report", report, ann).status_code == 200
    assert server.post(f"/api/tables/{code}/report", report, ann).status_code == 200  # in place of the first
    own = server.post(f"/api/tables/{code}/report", report, bob)
    assert (own.status_code, own.json()["code"]) == (400, "wrong-seat")
    words = ["admin", "reports", "--data-dir", str(tmp_path), "--json"]
    (told,) = json.decode(CliRunner().invoke(app, words, env={"DATABASE_URL": ""}).stdout)
    assert (told["code"], told["seat"], told["name"], told["reason"]) == (code, 1, "Bob", "insults")
    (shown,) = server.request("GET", "/api/host", headers=TOKEN).json()["reports"]
    assert (shown["number"], shown["words"], shown["move"]) == (told["number"], "again and again", 0)
    path = f"/api/host/reports/{shown['number']}/settle"
    assert server.post(path, {}).status_code == 404
    settled = server.request("POST", path, headers=TOKEN, content=b"{}")
    assert (settled.status_code, settled.json()["reports"]) == (200, [])
    again = CliRunner().invoke(
        app, ["admin", "settle", str(shown["number"]), *words[2:4]], env={"DATABASE_URL": ""}
    )
    assert again.exit_code != 0


def test_those_who_are_blocked_find_no_table_of_the_other(server: InProcess) -> None:
    code, (ann, bob, cid) = seated(server)
    assert server.post(f"/api/tables/{code}/block", {"seat": 1}, ann).json()["people"][0]["name"] == "Bob"
    wanted = {"rules": "base", "seats": 3, "name": "Bob", "options": {"listed": True}}
    met = server.post("/api/tables", wanted, bob).json()["table"]["code"]
    server.run(server.app.state.directory.look())

    def found(cookie: str) -> list[str]:
        told = server.request("GET", "/api/open", headers=cookies(cookie)).content
        line = Socket(server, "/ws/open", cookies(cookie))
        heard = json.decode(line.hear(), type=openings.OpenTables)
        line.close()
        tables = json.decode(told, type=openings.OpenTables).tables
        assert tables == heard.tables
        return [table.code for table in tables]

    assert [found(person) for person in (ann, bob, cid, "")] == [[], [met], [met], [met]]
    refused = server.post(f"/api/tables/{met}/join", {"name": "Ann"}, ann)
    assert (refused.status_code, refused.json()["code"]) == (403, "blocked")
    assert server.post("/api/me/blocks/lift", {"name": "Bob"}, ann).json()["people"] == []
    assert found(ann) == [met]


def test_a_kept_games_table_has_no_trace_of_who_was_sent_away(server: InProcess) -> None:
    code, (ann, bob, _) = seated(server)
    server.post(f"/api/tables/{code}/send-away", {"seat": 1}, ann)
    server.post("/api/me/delete", {}, bob)
    game = server.database.read(lambda transaction: lobby.table(transaction, code)).result()
    assert "Bob" not in [seat.name for seat in game.seats]
    assert game.removed == ()


def test_what_is_kept_is_told_with_the_operators_times(server: InProcess) -> None:
    told = server.request("GET", "/api/privacy").json()
    assert told == {"open_days": 30, "unfinished_days": 365, "finished_days": 0, "guest_days": 365}
