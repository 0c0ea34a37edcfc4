"""Databases and records of earlier versions open, go on and replay; `scripts/make_upgrade_fixture.py` made them."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tests.server.in_process import InProcess, let_bots_rest
from undermine.cli import app
from undermine.engine.kernel.records import RULES_VERSION, OtherRules, Replay, read_record
from undermine.protocol import messages
from undermine.rulebook import rulesets
from undermine.server.settings import Settings
from undermine.server.store.database import Database

pytestmark = pytest.mark.filterwarnings(  # of what a later Litestar will want; ours is pinned below it
    "ignore::litestar.exceptions.LitestarDeprecationWarning"
)

FIXTURES = Path(__file__).parents[1] / "upgrades"
PASSWORD = "a shaft full of lamps"  # noqa: S105 - of nobody


class Earlier:
    """What an earlier version has made."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        about: dict[str, Any] = json.loads((folder / "about.json").read_text())
        self.codes: dict[str, str] = about["codes"]
        self.is_played_here = about["rules_version"] == RULES_VERSION

    def unpack(self, folder: Path) -> str:
        """Unpack the database and return its address."""
        packed = (self.folder / "undermine.sqlite.gz").read_bytes()
        (folder / "undermine.sqlite").write_bytes(gzip.decompress(packed))
        return f"sqlite:///{folder}/undermine.sqlite"


@pytest.fixture(params=sorted(path.name for path in FIXTURES.iterdir() if path.is_dir()))
def earlier(request: pytest.FixtureRequest) -> Earlier:
    return Earlier(FIXTURES / str(request.param))


@pytest.fixture
def server(earlier: Earlier, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[InProcess]:
    let_bots_rest(monkeypatch)
    running = InProcess(Settings(request_rate=0), Database(earlier.unpack(tmp_path)))
    yield running
    running.stop()


def log_in(server: InProcess) -> str:
    answer = server.post("/api/login", {"name": "Ann", "password": PASSWORD})
    assert answer.status_code == 200
    return answer.cookies["undermine"]


def test_an_account_of_before_logs_in_and_finds_its_tables(earlier: Earlier, server: InProcess) -> None:
    cookie = log_in(server)
    me = server.request("GET", "/api/me", headers={"Cookie": f"undermine={cookie}"}).json()
    assert set(me["tables"]) == {earlier.codes["open"], earlier.codes["playing"]}


def test_a_game_of_before_goes_on(earlier: Earlier, server: InProcess) -> None:
    cookie = log_in(server)
    line = server.connect(earlier.codes["playing"], cookie)
    line.say(messages.write_message(messages.Hello(messages.PROTOCOL, None)).decode())
    wanted = (messages.Snapshot,) if earlier.is_played_here else (messages.Problem,)
    while not isinstance(heard := messages.read_server_message(line.hear()), wanted):
        pass
    if isinstance(heard, messages.Snapshot):
        assert heard.story
        assert_moves_on(server, earlier.codes["playing"], cookie)
    else:
        assert heard == messages.Problem("other-rules")


def assert_moves_on(server: InProcess, code: str, cookie: str) -> None:
    """Let Ann or a bot make the next moves of a game until Ann has been acknowledged, or the bot would be next."""
    live = server.run(server.hub.open(code))
    assert live is not None
    assert live.room is not None
    room, before = live.room, live.room.log.head
    seat = room.log.awaited()[0]
    action = str(room.log.default(seat).action)
    line = server.connect(code, cookie)
    line.say(messages.write_message(messages.Hello(messages.PROTOCOL, None)).decode())
    if seat == 0:
        act = messages.Act("go-on", room.log.ask, action)
        line.say(messages.write_message(act).decode())
        while not isinstance(messages.read_server_message(line.hear()), messages.Ack):
            pass
        assert room.log.head == before + 1


def test_an_open_table_of_before_can_begin(earlier: Earlier, server: InProcess) -> None:
    begun = server.post(f"/api/tables/{earlier.codes['open']}/start", {}, log_in(server))
    assert begun.json()["table"]["status"] == "playing"


def test_a_finished_game_of_before_is_replayed_and_checked(earlier: Earlier, server: InProcess) -> None:
    checked = server.request("GET", f"/api/tables/{earlier.codes['over']}/verify")
    if not earlier.is_played_here:
        assert checked.json()["code"] == "other-rules"
        return
    assert all(check["holds"] for check in checked.json()["checks"])
    assert server.request("GET", f"/api/tables/{earlier.codes['over']}/replay?seat=0").status_code == 200


def test_nothing_is_damaged_by_the_upgrade(earlier: Earlier, tmp_path: Path) -> None:
    earlier.unpack(tmp_path)
    done = CliRunner().invoke(app, ["db", "check", "--data-dir", str(tmp_path)], env={"DATABASE_URL": ""})
    assert done.exit_code == 0, done.output


def test_records_of_before_replay_to_their_end(earlier: Earlier) -> None:
    records = sorted(earlier.folder.glob("*.json.gz"))
    assert records
    for file in records:
        text = gzip.decompress(file.read_bytes()).decode()
        if earlier.is_played_here:
            assert Replay(read_record(text), rulesets.ruleset).finish().ask() is None
        else:
            with pytest.raises(OtherRules):
                read_record(text)
