"""Databases and records of earlier versions open, go on and replay; `scripts/make_upgrade_fixture.py` made them."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tests.server.in_process import InProcess, Socket, let_bots_rest
from undermine.cli import app
from undermine.engine.kernel.records import RULES_VERSION, OtherRules, Replay, read_record
from undermine.protocol import messages
from undermine.rulebook import rulesets
from undermine.server.settings import Settings
from undermine.server.store import migrations
from undermine.server.store.database import Database

pytestmark = pytest.mark.filterwarnings(  # of what a later Litestar will want; ours is pinned below it
    "ignore::litestar.exceptions.LitestarDeprecationWarning"
)

FIXTURES = Path(__file__).parents[1] / "upgrades"
MOVES_OF_BEFORE = 12
VERSIONS = Path(migrations.__file__).parent / "versions"
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


@pytest.fixture
def lively(earlier: Earlier, tmp_path: Path) -> Iterator[InProcess]:
    """A server whose bots play."""
    running = InProcess(
        Settings(request_rate=0, bot_pace=0, bot_workers=1), Database(earlier.unpack(tmp_path))
    )
    yield running
    running.stop()


def log_in(server: InProcess) -> str:
    answer = server.post("/api/login", {"name": "Ann", "password": PASSWORD})
    assert answer.status_code == 200
    return answer.cookies["undermine"]


def test_databases_are_kept_from_when_rules_got_a_version_and_from_now() -> None:
    newest = max(int(path.stem[1:5]) for path in VERSIONS.glob("m*.py"))
    kept = {int(path.name.removeprefix("schema-")) for path in FIXTURES.iterdir()}
    assert {6, newest} <= kept  # 6: rules had just got their version


def test_an_account_of_before_logs_in_and_finds_its_tables(earlier: Earlier, server: InProcess) -> None:
    cookie = log_in(server)
    me = server.request("GET", "/api/me", headers={"Cookie": f"undermine={cookie}"}).json()
    assert set(me["tables"]) == {earlier.codes["open"], earlier.codes["playing"]}


def test_a_game_of_before_goes_on(earlier: Earlier, lively: InProcess) -> None:
    line = lively.connect(earlier.codes["playing"], log_in(lively))
    line.say(messages.write_message(messages.Hello(messages.PROTOCOL, None)).decode())
    wanted = (messages.Snapshot,) if earlier.is_played_here else (messages.Problem,)
    while not isinstance(heard := messages.read_server_message(line.hear()), wanted):
        pass
    if isinstance(heard, messages.Snapshot):
        assert heard.story
        assert moves_on(line, heard) > MOVES_OF_BEFORE + 1  # those of a bot and of Ann
    else:
        assert heard == messages.Problem("other-rules")


def moves_on(line: Socket, heard: messages.ServerMessage) -> int:
    """Wait for the bot whose turn it is, answer for Ann, and return the number that her move was acknowledged with."""
    while not isinstance(heard, messages.Ack):
        now = heard.now if isinstance(heard, messages.Snapshot | messages.Update) else None
        if now is not None and now.ask is not None and now.options is not None and now.options.all:
            act = messages.Act("go-on", now.ask.number, now.options.all[0].action)
            line.say(messages.write_message(act).decode())
        heard = messages.read_server_message(line.hear())
    return heard.seq


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
