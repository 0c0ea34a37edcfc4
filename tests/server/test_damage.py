"""Damaged rows: the log of the server names them, and a game stays playable as far as its own log is sound."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from pathlib import Path
from shutil import copyfile

import pytest
from sqlalchemy import Connection, text
from typer.testing import CliRunner, Result

from tests.server.finished import finished_game
from tests.server.in_process import Closed, InProcess, let_bots_rest
from undermine.cli import app
from undermine.protocol import messages
from undermine.server.history import damage
from undermine.server.settings import Settings
from undermine.server.store.database import Database

pytestmark = pytest.mark.filterwarnings(  # of what a later Litestar will want; ours is pinned below it
    "ignore::litestar.exceptions.LitestarDeprecationWarning"
)


SPOILED_TALK = (
    "INSERT INTO talk (game, number, cmd_id, seat, head, ask, body, at) "
    "SELECT id, 1, 'x', 0, 0, 1, '[', 1 FROM games"
)


class Game:
    """A game on a server, with something said; `damage` spoils a row behind the server's back."""

    def __init__(self, folder: Path) -> None:
        self.url = f"sqlite:///{folder}/undermine.sqlite"
        self.server = InProcess(Settings(request_rate=0), Database(self.url))
        new = {"rules": "base", "seats": 3, "name": "Ann", "bots": ["random", "random"]}
        made = self.server.post("/api/tables", new)
        self.code, self.cookie = made.json()["table"]["code"], made.cookies["undermine"]
        assert self.server.post(f"/api/tables/{self.code}/start", {}, self.cookie).is_success

    def damage(self, statement: str) -> None:
        """Spoil a row, and let the server read everything again."""
        self.server.database.write(lambda transaction: transaction.execute(text(statement))).result()
        self.server.hub._tables.clear()  # noqa: SLF001 - as after a restart

    def hears(self, *kinds: type[messages.FromServer]) -> messages.FromServer:
        """Return the first message of a kind that Ann hears when she comes back."""
        line = self.server.connect(self.code, self.cookie)
        line.say(messages.write_message(messages.Hello(messages.PROTOCOL, None)).decode())
        while not isinstance(message := messages.read_server_message(line.hear()), kinds):
            pass
        return message

    def say(self, words: str) -> None:
        line = self.server.connect(self.code, self.cookie)
        line.say(messages.write_message(messages.Hello(messages.PROTOCOL, None)).decode())
        line.say(messages.write_message(messages.Say("t1", words)).decode())
        while not isinstance(messages.read_server_message(line.hear()), messages.Said):
            pass


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    let_bots_rest(monkeypatch)
    running = Game(tmp_path)
    yield running
    running.server.stop()


def named(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return the rows that the log names."""
    return [
        str(line.__dict__["row"])
        for line in caplog.records
        if line.levelno >= logging.ERROR and "row" in line.__dict__
    ]


@pytest.mark.parametrize("options", ["{", '{"turn_seconds": "x"}', "\ufffd"])
def test_a_game_with_damaged_options_is_played_with_the_usual_ones(
    game: Game, options: str, caplog: pytest.LogCaptureFixture
) -> None:
    game.damage(f"UPDATE games SET options = '{options}'")  # noqa: S608 - our own words
    assert isinstance(game.hears(messages.Snapshot), messages.Snapshot)
    assert "options" in named(caplog)
    assert game.server.request("GET", f"/api/tables/{game.code}").status_code == 200


def test_a_game_where_something_said_is_damaged_is_played_on(
    game: Game, caplog: pytest.LogCaptureFixture
) -> None:
    game.say("Hello!")
    game.damage("UPDATE talk SET body = 'nothing that can be read'")
    talked = game.hears(messages.Talked)
    assert isinstance(talked, messages.Talked)
    assert [(talk.number, talk.text, talk.claim) for talk in talked.talk] == [(1, None, None)]
    assert named(caplog) == ["talk.number=1"]


def test_a_damaged_log_is_named_and_players_are_told(game: Game, caplog: pytest.LogCaptureFixture) -> None:
    game.damage(
        "INSERT INTO log (game, seq, cmd_id, kind, seat, command, digest, at) "
        "SELECT id, 1, 'x', 'move', 0, 'no such action', '', 1 FROM games"
    )
    line = game.server.connect(game.code, game.cookie)
    line.say(messages.write_message(messages.Hello(messages.PROTOCOL, None)).decode())
    assert messages.read_server_message(line.hear()) == messages.Problem("damaged")
    with pytest.raises(Closed) as closed:
        line.hear()
    assert closed.value.code == messages.CLOSE_FORBIDDEN
    assert named(caplog) == ["log.seq=1"]


# -- undermine db check ----------------------------------------------------------------------------------------------


DAMAGES = [
    ("UPDATE games SET options = '{'", "games.options"),
    ("UPDATE games SET rules = 'nonsense'", "games.rules"),
    ("UPDATE games SET status = 'playing'", "games.status"),
    ("DELETE FROM seats WHERE seat = 1", "seats.seat=1"),
    ("UPDATE seats SET bot = 'nobody' WHERE seat = 2", "seats.seat=2"),
    ("UPDATE log SET command = 'dig' WHERE seq = 7", "log.seq=7"),
    ("UPDATE log SET digest = 'x' WHERE seq = 9", "log.seq=9"),
    ("DELETE FROM log WHERE seq = 5", "log.seq=6"),
    ("UPDATE log SET kind = 'dream' WHERE seq = 3", "log.seq=3"),
    (SPOILED_TALK, "talk.number=1"),
]


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A database with a finished game, and its code."""
    folder = tmp_path_factory.mktemp("sound")
    return folder / "undermine.sqlite", finished_game(f"sqlite:///{folder}/undermine.sqlite", "checked")


def check(folder: Path, *options: str) -> Result:
    words = ["db", "check", "--data-dir", str(folder), *options]
    return CliRunner().invoke(app, words, env={"DATABASE_URL": ""})


def test_a_check_finds_nothing_in_what_the_server_has_written(sound: tuple[Path, str]) -> None:
    told = check(sound[0].parent)
    assert told.exit_code == 0, told.output


@pytest.mark.parametrize(("number", "statement", "row"), [(n, *each) for n, each in enumerate(DAMAGES)])
def test_a_check_goes_through_every_row_and_names_the_damaged_one(
    tmp_path: Path, sound: tuple[Path, str], number: int, statement: str, row: str
) -> None:
    file, code = sound
    copyfile(file, tmp_path / file.name)
    database = Database(f"sqlite:///{tmp_path / file.name}")
    database.write(lambda transaction: transaction.execute(text(statement))).result()
    database.close()
    damaged = check(tmp_path, "--json")
    assert damaged.exit_code == 1
    found = json.loads(damaged.stdout)["damages"]
    assert (found[0]["code"], found[0]["row"]) == (code, row)
    told = check(tmp_path, "--lang", ("en", "pl", "cs", "de")[number % 4])
    assert row in told.stdout


def test_a_check_that_is_stopped_tells_what_it_has_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path}/undermine.sqlite"
    codes = [finished_game(url, name) for name in ("first", "second")]
    database = Database(url)
    database.write(lambda transaction: transaction.execute(text("UPDATE games SET options = '{'"))).result()
    database.close()

    def stopped_at_the_second(connection: Connection, code: str) -> list[damage.Damage]:
        if code == codes[1]:
            raise KeyboardInterrupt
        return found_of(connection, code)

    found_of = damage.damages
    monkeypatch.setattr(damage, "damages", stopped_at_the_second)
    done = check(tmp_path, "--json")
    told = json.loads(done.stdout)
    assert (done.exit_code, told["tables"]) == (130, 1)
    assert [found["code"] for found in told["damages"]] == codes[:1]
