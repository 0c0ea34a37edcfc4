"""Open tables that everybody may find: what the list shows, when tables begin by themselves, and what stays unseen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from tests.server.in_process import Closed, InProcess, Socket, cookies, let_bots_rest
from undermine.protocol import messages, openings
from undermine.server.live import directory as live_directory
from undermine.server.live.directory import Directory
from undermine.server.people import lobby
from undermine.server.people import openings as opening
from undermine.server.settings import Settings
from undermine.server.store.database import Database
from undermine.server.store.games import OPEN, PLAYING
from undermine.server.timestamps import now_ms

pytestmark = pytest.mark.filterwarnings(  # of what a later Litestar will want; ours is pinned below it
    "ignore::litestar.exceptions.LitestarDeprecationWarning"
)

Message = openings.OpenTables | openings.OpenTablesChanged


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[InProcess]:
    """A server that looks up the list when the test says so, and not by itself."""
    let_bots_rest(monkeypatch)
    monkeypatch.setattr(live_directory, "LOOK_SECONDS", 3600.0)
    settings = Settings(request_rate=0.0, bots_per_host=6)
    running = InProcess(settings, Database(f"sqlite:///{tmp_path}/undermine.sqlite"))
    yield running
    running.stop()


def directory(server: InProcess) -> Directory:
    found: Directory = server.app.state.directory
    return found


def open_table(
    server: InProcess, name: str, cookie: str = "", bots: int = 0, **options: Any
) -> tuple[str, str]:
    """Open a table of five; return its code and the host's cookie."""
    wanted = {"rules": "base", "seats": 5, "name": name, "bots": ["random"] * bots, "options": options}
    answer = server.post("/api/tables", wanted, cookie)
    given = answer.headers.get("set-cookie", "").partition("=")[2].partition(";")[0]
    return answer.json()["table"]["code"], given or cookie


def listed(server: InProcess) -> list[openings.OpenTable]:
    """The list as it is now."""
    server.run(directory(server).look())
    return json.decode(server.request("GET", "/api/open").content, type=openings.OpenTables).tables


def status(server: InProcess, code: str) -> str:
    return server.database.read(lambda connection: lobby.table(connection, code)).result().status


def test_a_listed_table_says_what_strangers_must_know(server: InProcess) -> None:
    code, _ = open_table(
        server, "Ann", bots=1, listed=True, language="cs", rated=True, turn_seconds=60, bots_after_seconds=90
    )
    (table,) = listed(server)
    assert (table.code, table.rules, table.seats, table.free) == (code, "base", 5, 3)
    assert (table.people, table.bots, table.language, table.rated) == (["Ann"], 1, "cs", True)
    assert table.turn_seconds == 60
    assert table.starts is not None
    assert 80_000 < table.starts - now_ms() <= 90_000


def test_a_table_that_is_not_listed_is_not_found(server: InProcess) -> None:
    code, cookie = open_table(server, "Ann")
    assert listed(server) == []
    server.post(f"/api/tables/{code}/options", {"listed": True}, cookie)
    assert [table.code for table in listed(server)] == [code]
    server.post(f"/api/tables/{code}/options", {"listed": False}, cookie)
    assert listed(server) == []


def test_those_who_look_hear_what_changes(server: InProcess) -> None:
    first, _ = open_table(server, "Ann", listed=True)
    server.run(directory(server).look())
    looker = Socket(server, "/ws/open", {})
    whole = json.decode(looker.hear(), type=Message)
    assert isinstance(whole, openings.OpenTables)
    assert [table.code for table in whole.tables] == [first]
    second, cookie = open_table(server, "Bob", listed=True)
    server.post(f"/api/tables/{first}/join", {"name": "Cid"})
    server.run(directory(server).look())
    change = json.decode(looker.hear(), type=Message)
    assert isinstance(change, openings.OpenTablesChanged)
    assert {table.code: table.people for table in change.tables} == {first: ["Ann", "Cid"], second: ["Bob"]}
    server.post(f"/api/tables/{second}/leave", {}, cookie)
    server.run(directory(server).look())
    last = json.decode(looker.hear(), type=Message)
    assert isinstance(last, openings.OpenTablesChanged)
    assert (last.tables, last.gone) == ([], [second])
    looker.close()


def test_a_looker_who_missed_a_change_gets_the_whole_list(server: InProcess) -> None:
    looked_up = directory(server)
    server.run(looked_up.look())
    version = looked_up.version
    for name in ("Ann", "Bob"):
        open_table(server, name, listed=True)
        server.run(looked_up.look())
    assert isinstance(json.decode(server.run(looked_up.news(version)), type=Message), openings.OpenTables)
    change = json.decode(server.run(looked_up.news(version + 1)), type=Message)
    assert isinstance(change, openings.OpenTablesChanged)


def test_nobody_but_the_server_speaks_on_the_list(server: InProcess) -> None:
    looker = Socket(server, "/ws/open", {})
    looker.hear()
    looker.say("{}")
    with pytest.raises(Closed) as closed:
        looker.hear()
    assert closed.value.code == messages.CLOSE_BAD_MESSAGE


def later(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Let time pass for the list."""
    moment = now_ms() + int(seconds * 1000)
    monkeypatch.setattr(live_directory, "now_ms", lambda: moment)


def test_after_the_wait_bots_take_the_free_seats_and_the_game_begins(
    server: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, _ = open_table(server, "Ann", listed=True, bots_after_seconds=30)
    later(monkeypatch, 29)
    assert [table.code for table in listed(server)] == [code]
    assert status(server, code) == OPEN
    later(monkeypatch, 31)
    listed(server)
    assert status(server, code) == PLAYING
    game = server.database.read(lambda connection: lobby.table(connection, code)).result()
    assert list(game.bots()) == [1, 2, 3, 4]
    assert listed(server) == []


def test_a_full_table_begins_soon_and_waits_again_when_somebody_leaves(
    server: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, _ = open_table(server, "Ann", bots=3, listed=True, bots_after_seconds=600)
    joined = server.post(f"/api/tables/{code}/join", {"name": "Bob"})
    bob = joined.headers["set-cookie"].partition("=")[2].partition(";")[0]
    assert listed(server) == []  # there is no seat to offer
    told = json.decode(server.request("GET", f"/api/tables/{code}/opening").content, type=openings.Opening)
    assert told.starts is not None
    assert told.starts - told.now <= opening.FULL_MS
    server.post(f"/api/tables/{code}/leave", {}, bob)
    later(monkeypatch, 6)
    assert [table.code for table in listed(server)] == [code]
    server.post(f"/api/tables/{code}/join", {"name": "Bob"}, bob)
    listed(server)
    later(monkeypatch, 12)
    listed(server)
    assert status(server, code) == PLAYING


def test_a_table_without_a_wait_is_begun_by_its_host_alone(
    server: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, _ = open_table(server, "Ann", bots=4, listed=True)
    later(monkeypatch, 40)
    assert listed(server) == []
    assert status(server, code) == OPEN


def test_a_table_at_which_nobody_is_seen_is_not_listed_and_does_not_begin(
    server: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone, _ = open_table(server, "Ann", listed=True, bots_after_seconds=60)
    here, cookie = open_table(server, "Bob", listed=True)
    line = server.connect(here, cookie)
    line.say(messages.write_text(messages.Hello(messages.PROTOCOL)))
    line.hear()
    listed(server)
    directory(server)._noted = 0.0  # noqa: SLF001 - a quarter of a minute has passed
    later(monkeypatch, 61)
    assert [table.code for table in listed(server)] == [here]
    assert status(server, gone) == OPEN
    line.close()


def test_a_table_begins_once_whichever_server_lets_it(server: InProcess) -> None:
    code, _ = open_table(server, "Ann", listed=True, bots_after_seconds=1)
    moment = now_ms() + 2000

    def begun() -> bool:
        return (
            server.database.write(lambda connection: opening.begin(connection, code, moment, None)).result()
            is not None
        )

    assert [begun(), begun()] == [True, False]


def test_a_host_with_too_many_bots_at_work_waits_on(server: InProcess) -> None:
    busy, cookie = open_table(server, "Ann", bots=4)
    server.post(f"/api/tables/{busy}/start", {}, cookie)
    code, _ = open_table(server, "Ann", cookie, listed=True, bots_after_seconds=30)
    moment = now_ms() + 31_000
    game = server.database.write(lambda connection: opening.begin(connection, code, moment, 6)).result()
    assert game is None
    (table,) = listed(server)
    assert (table.free, table.bots) == (4, 0)
    assert table.starts is not None
    assert table.starts > moment


def test_a_table_whose_game_has_begun_is_not_listed(server: InProcess) -> None:
    code, cookie = open_table(server, "Ann", bots=4, listed=True)
    server.post(f"/api/tables/{code}/start", {}, cookie)
    assert server.request("GET", "/api/me", headers=cookies(cookie)).json()["tables"] == [code]
    assert listed(server) == []


def test_bots_of_the_level_that_the_host_wants_take_the_free_seats(server: InProcess) -> None:
    code, cookie = open_table(server, "Ann", listed=True, bots_after_seconds=30, bots_level="novice")
    moment = now_ms() + 31_000
    game = server.database.write(lambda connection: opening.begin(connection, code, moment, None)).result()
    assert game is not None
    assert [seat.bot for seat in game.seats] == [None, *["novice"] * 4]
    refused = server.post(
        "/api/tables",
        {"rules": "base", "seats": 3, "name": "Ann", "options": {"bots_level": "nobody"}},
        cookie,
    )
    assert (refused.status_code, refused.json()["code"]) == (400, "no-such-bot")
