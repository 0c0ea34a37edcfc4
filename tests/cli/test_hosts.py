"""What hosts ran into: no backup of nothing, one server a database, no file lost, names that steer terminals."""

from __future__ import annotations

import json
import sqlite3
import stat
import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest
from sqlalchemy import Connection

from tests.cli.bad_files import PLAIN, good_record
from tests.cli.processes import COMMAND, settings, undermine
from tests.properties.play import Game, Setup
from tests.server.finished import finished_game
from undermine.cli import app
from undermine.cli.edge import run
from undermine.protocol import tournaments
from undermine.server.store import people
from undermine.server.store.database import Database
from undermine.server.tournaments import keeping
from undermine.sim.batch import split


@pytest.fixture
def database(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    folder.mkdir()
    finished_game(f"sqlite:///{folder}/undermine.sqlite", "hosts")
    return folder


# -- databases: points 2 and 5 ---------------------------------------------------------------------------------------


def test_2_a_backup_of_a_database_that_is_not_there_is_refused_and_makes_nothing(tmp_path: Path) -> None:
    done = undermine("backup", "monday.backup", cwd=tmp_path, UNDERMINE_DATA_DIR=str(tmp_path / "data"))
    assert (done.returncode, done.stdout) == (2, "")
    assert str(tmp_path / "data" / "undermine.sqlite") in done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "words", ["backup copy", "db upgrade", "admin tables", "admin bans", "admin ban x", "ratings rebuild"]
)
def test_2_every_command_takes_the_folder_and_says_which_database_it_uses(
    words: str,
    database: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(app, [*words.split(), "--data-dir", str(database), "--lang", "en"]) == 0
    assert capsys.readouterr().err == f"Database: {database / 'undermine.sqlite'}\n"


def test_2_a_database_of_another_program_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "places.sqlite"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE moz_places (url TEXT)")
    connection.close()
    before = file.read_bytes()
    done = undermine("serve", "--port", "0", DATABASE_URL=f"sqlite:///{file}")
    assert done.returncode == 2
    assert "another program" in done.stderr
    assert file.read_bytes() == before


def test_5_a_second_server_on_the_same_file_is_refused_and_the_file_is_private(tmp_path: Path) -> None:
    words = ["serve", "--port", "0", "--data-dir", str(tmp_path), "--lang", "en"]
    first = subprocess.Popen([*COMMAND, *words], env=settings({}), stdout=subprocess.PIPE, text=True)
    try:
        assert first.stdout is not None
        assert "Undermine is at" in first.stdout.readline()
        for second in (
            undermine(*words),
            undermine("restore", str(backup_of(tmp_path)), *words[3:], "--force"),
        ):
            assert second.returncode == 2
            assert "Another server is using the database" in second.stderr
    finally:
        first.terminate()
        first.communicate()
    file = tmp_path / "undermine.sqlite"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    again = undermine("admin", "tables", "--data-dir", str(tmp_path))
    assert again.returncode == 0


def backup_of(folder: Path) -> Path:
    file = folder / "copy.backup"
    assert undermine("backup", str(file), "--data-dir", str(folder)).returncode == 0
    return file


def test_5_a_database_that_everybody_could_read_becomes_private(database: Path) -> None:
    file = database / "undermine.sqlite"
    file.chmod(0o644)
    assert undermine("db", "upgrade", "--data-dir", str(database)).returncode == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


# -- files: point 3 --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("module", ["undermine.training.likelihoods", "undermine.training.fitting"])
def test_3_fitting_writes_nowhere_unless_told_where(module: str, tmp_path: Path) -> None:
    words = [sys.executable, "-m", module]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2
    assert "--out" in done.stderr


def test_3_habits_are_not_written_over_other_files(tmp_path: Path) -> None:
    notes = tmp_path / "notes.json"
    notes.write_text("mine", encoding="utf-8")
    words = [sys.executable, "-m", "undermine.training.likelihoods", "--output", str(notes)]
    done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, notes.read_text(encoding="utf-8")) == (2, "mine")


def test_3_a_run_is_not_kept_in_a_file_of_one_line_that_is_something_else(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("my notes", encoding="utf-8")
    done = undermine("arena", "--bots", "digger,random", "--games", "2", "--resume", str(notes))
    assert (done.returncode, notes.read_text(encoding="utf-8")) == (2, "my notes")


def test_3_a_picture_without_a_folder_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    words = ("arena", "--bots", "bots.py:Mine,random", "--games", "2", "--plot", "nodir/x.svg")
    (tmp_path / "bots.py").write_text(
        f"{PLAIN}        open('played', 'w')\n        return options[0]\n", encoding="utf-8"
    )
    done = undermine(*words, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (2, "undermine: There is no folder 'nodir'.\n")
    assert not (tmp_path / "played").exists()


# -- the terminal: points 7 and 9 ------------------------------------------------------------------------------------

NAMES = ["\x1b[31mAnn", "Bob\nCid: 3 nuggets", "\u202eDora", "[/red]", "$\\frac$ :smile:"]


@pytest.fixture
def strange(tmp_path: Path) -> Path:
    """Return a record of a round whose players have names that terminals would obey."""
    game = Game(Setup("base", 5, 3))
    while game.table.round == 1:
        game.move()
    file = tmp_path / "strange.json"
    file.write_text(json.dumps(json.loads(game.recorded().to_json()) | {"seats": NAMES}), encoding="utf-8")
    return file


@pytest.mark.parametrize("words", ["replay", "replay --json", "replay --seat 1", "review --playouts 0"])
def test_7_names_of_a_record_do_not_steer_the_terminal(
    words: str, strange: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command, *options = words.split()
    assert run(app, [command, str(strange), "--lang", "en", *options]) == 0
    said = capsys.readouterr().out
    assert not {"\x1b", "\u202e"} & set(said)
    assert "\nCid: 3 nuggets" not in said


def test_7_a_picture_draws_names_as_they_stand(strange: Path, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    picture = tmp_path / "review.svg"
    assert run(app, ["review", str(strange), "--playouts", "0", "--plot", str(picture)]) == 0
    assert "\x1b" not in picture.read_text(encoding="utf-8")


def test_9_an_ascii_device_takes_every_output(strange: Path) -> None:
    for words in (
        ("modules", "--lang", "pl"),
        ("replay", str(strange)),
        ("rules", "BASE-14", "--lang", "cs"),
    ):
        done = undermine(*words, PYTHONIOENCODING="ascii")
        assert (done.returncode, done.stderr) == (0, "")
    done = undermine("modules", "--json", "--lang", "pl", PYTHONIOENCODING="ascii")
    assert json.loads(done.stdout) == json.loads(undermine("modules", "--json", "--lang", "pl").stdout)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is always full")
@pytest.mark.parametrize(
    "words", ["modules", "rules --json", "simulate --games 1 --bots random", "--version"]
)
def test_9_a_full_device_is_told_in_a_sentence(words: str) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [*COMMAND, *words.split()],
            env=settings({}),
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert (done.returncode, done.stderr) == (2, "undermine: The system refuses: No space left on device.\n")


def test_9_output_that_nobody_reads_ends_quietly() -> None:
    process = subprocess.Popen(
        [*COMMAND, "rules", "--json"], env=settings({}), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait() == 141


# -- exit codes and limits: point 8 ----------------------------------------------------------------------------------


def test_8_what_is_no_record_is_told_apart_from_fraud(tmp_path: Path) -> None:
    poem, fraud = tmp_path / "poem.json", tmp_path / "fraud.json"
    poem.write_text("Roses are red", encoding="utf-8")
    fraud.write_text(json.dumps(good_record() | {"seed": "8"}), encoding="utf-8")
    for command in ("check", "verify"):
        assert (run(app, [command, str(poem)]), run(app, [command, str(fraud)])) == (2, 1)


def test_8_an_unfinished_record_is_reviewed_as_far_as_it_goes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "unfinished.json"
    file.write_text(json.dumps(good_record()), encoding="utf-8")
    assert run(app, ["review", str(file), "--playouts", "0", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "Round 1" in said
    assert "The record ends before this round does." in said


def test_8_portions_of_a_billion_games_are_made_as_they_are_needed() -> None:
    assert list(islice(split(1_000_000_000, 2), 2)) == [range(25), range(25, 50)]
    words = ["-c", BILLION]
    done = subprocess.run([sys.executable, *words], capture_output=True, text=True, check=False, timeout=120)
    assert done.stdout.strip() == "enough", done.stderr


BILLION = """
import resource
resource.setrlimit(resource.RLIMIT_AS, (3 * 2**30, 3 * 2**30))
from undermine.sim.batch import spread
if __name__ == "__main__":
    for number, _ in enumerate(spread(len, 1_000_000_000, 2)):
        if number == 40:
            print("enough", flush=True)
            break
"""


# -- small: point 10 -------------------------------------------------------------------------------------------------


def test_10_admin_commands_give_data(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    where = ["--data-dir", str(database), "--json"]
    answers = []
    for words in (["ban", "Grumpy"], ["bans"], ["unban", "grumpy"], ["tables"]):
        assert run(app, ["admin", *words, *where]) == 0
        answers.append(json.loads(capsys.readouterr().out))
    assert answers == [
        {"done": "banned", "name": "Grumpy"},
        ["grumpy"],
        {"done": "allowed", "name": "grumpy"},
        [],
    ]


def test_10_no_more_games_are_played_than_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("openskill")
    assert run(app, ["arena", "--bots", "digger,random", "--games", "3", "--players", "3", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2


def test_10_one_game_is_one_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(app, ["simulate", "--games", "1", "--bots", "random", "--players", "3", "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith("1 game of 'base' with 3 players")


def test_10_the_benchmark_imports_nothing_from_the_current_folder(tmp_path: Path) -> None:
    (tmp_path / "json.py").write_text("open('imported', 'w')\n", encoding="utf-8")
    code = "import sys, undermine.sim.bench.running as r\nwith r.Worker(sys.executable) as w: w.ask('about')"
    subprocess.run([sys.executable, "-P", "-c", code], cwd=tmp_path, check=True, timeout=60)
    assert not (tmp_path / "imported").exists()


# -- tournaments -----------------------------------------------------------------------------------------------------


def test_the_standings_of_a_tournament_are_told_from_the_log(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names = ["Ann", "Bob", "Cid", "Dan", "Eva"]
    code = five_have_played(f"sqlite:///{database}/undermine.sqlite", names)
    words = ["tournament", "standings", code, "--data-dir", str(database), "--json"]
    assert run(app, words) == 0
    told = json.loads(capsys.readouterr().out)
    by_gold = {row["name"]: row["gold"] for row in told["standings"]}
    assert (told["stage"], sorted(by_gold)) == ("over", names)
    assert [row["points"] for row in told["standings"]] == [100.0, 75.0, 50.0, 25.0, 0.0]
    assert run(app, ["tournament", "standings", "NOSUCH", "--data-dir", str(database), "--lang", "en"]) == 2
    assert "There is no tournament with this code." in capsys.readouterr().err


def five_have_played(url: str, names: list[str]) -> str:
    """Let five play a tournament of one round with real cards; return its code."""
    database = Database(url)

    def work(connection: Connection) -> str:
        people.add_person(connection, "olga", "Olga", 1)
        format_ = tournaments.TournamentFormat(rounds=1, final=0)
        wanted = tournaments.NewTournament("Cup", "Olga", format=format_, onsite=True)
        code = keeping.open_tournament(connection, "olga", wanted, 1)
        keeping.type_in(connection, code, "olga", tournaments.TypeInPlayers("1", names), 1)
        keeping.pair(connection, code, "olga", tournaments.TournamentCommand("2"), 1)
        keeping.begin(connection, code, "olga", tournaments.BeginRound("3"), 1)
        keeping.give_result(connection, code, "olga", tournaments.GiveResult("4", 0, 0, [5, 4, 3, 2, 1]), 1)
        return code

    try:
        return database.write(work).result()
    finally:
        database.close()
