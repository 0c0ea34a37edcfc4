"""What researchers ran into: bots of strangers, records of simulations, and what there is at Ctrl-C."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

from tests.cli.bad_files import PLAIN
from tests.cli.processes import interrupted, undermine
from undermine.cli import app
from undermine.cli.edge import run
from undermine.engine.games import compose
from undermine.engine.kernel.records import Replay, read_record


def arena_with(tmp_path: Path, body: str, *options: str) -> subprocess.CompletedProcess[str]:
    (tmp_path / "mine.py").write_text(PLAIN + body, encoding="utf-8")
    return undermine(
        "arena", "--bots", "mine.py:Mine,random", "--games", "2", "--players", "3", *options, cwd=tmp_path
    )


def test_6_a_bot_that_exits_is_named_and_ends_nothing_quietly(tmp_path: Path) -> None:
    done = arena_with(tmp_path, "        import sys\n        sys.exit()\n")
    assert done.returncode == 2
    assert "the bot 'mine.py:Mine' failed: SystemExit" in done.stderr


def test_6_a_bot_that_raises_is_told_with_file_and_line(tmp_path: Path) -> None:
    done = arena_with(tmp_path, "        return {}['x']\n")
    assert f"KeyError: 'x' ({tmp_path / 'mine.py'}:5)" in done.stderr


@pytest.mark.parametrize("workers", ["1", "2"])
def test_6_a_bot_that_thinks_forever_is_stopped_by_the_limit(workers: str, tmp_path: Path) -> None:
    loop = "        while True:\n            pass\n"
    done = arena_with(tmp_path, loop, "--decision-seconds", "0.3", "--workers", workers)
    assert done.returncode == 2
    assert "took more than 0.3 s" in done.stderr


def test_6_ctrl_c_ends_a_looping_bot_in_another_process(tmp_path: Path) -> None:
    body = "        open('thinking', 'w')\n        while True:\n            pass\n"
    (tmp_path / "mine.py").write_text(PLAIN + body, encoding="utf-8")
    words = ("arena", "--bots", "mine.py:Mine,random", "--games", "20", "--workers", "2", "--lang", "en")
    done = interrupted(*words, cwd=tmp_path, when=tmp_path / "thinking")
    assert (done.returncode, done.stderr) == (130, "Stopped: this is what 0 of 20 come to.\n")


def test_6_a_bot_imports_what_is_beside_it_and_its_prints_leave_json_whole(tmp_path: Path) -> None:
    (tmp_path / "helper.py").write_text("first = lambda options: options[0]\n", encoding="utf-8")
    source = (
        "from helper import first\n"
        + PLAIN
        + "        import helper\n        print('I think')\n        return first(options)\n"
    )
    (tmp_path / "mine.py").write_text(source, encoding="utf-8")
    for workers in ("1", "2"):
        words = ("--bots", "mine.py:Mine", "--games", "2", "--players", "3", "--json", "--workers", workers)
        done = undermine("simulate", *words, cwd=tmp_path)
        assert json.loads(done.stdout)["games"] == 2, done.stderr
        assert "I think" in done.stderr


# -- records, and what there is at Ctrl-C ----------------------------------------------------------------------------


def records_in(folder: Path) -> list[Path]:
    return sorted(path for path in folder.glob("*.json") if path.name != "played.json")


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_records_are_kept_and_can_be_played_again(command: str, tmp_path: Path) -> None:
    pytest.importorskip("openskill")
    folder = tmp_path / "records"
    words = [command, "--bots", "digger,random", "--games", "2", "--players", "3", "--records", str(folder)]
    assert run(app, words) == 0
    kept = {file.name: file.read_bytes() for file in records_in(folder)}
    assert len(kept) == 2
    for file in records_in(folder):
        assert Replay(read_record(file.read_text(encoding="utf-8")), compose).finish().ask() is None
    assert run(app, words) == 0
    assert {file.name: file.read_bytes() for file in records_in(folder)} == kept
    assert run(app, [*words, "--seed", "8"]) == 2
    assert run(app, ["check", *map(str, records_in(folder))]) == 0


@pytest.mark.skipif(os.name != "posix", reason="Ctrl-C is a signal")
@pytest.mark.parametrize("command", ["simulate", "arena"])
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_prints_what_there_is(command: str, workers: str, tmp_path: Path) -> None:
    first = {"simulate": "game-000060.json", "arena": "deal-000015-1.json"}[command]
    words = (command, "--bots", "digger,random", "--games", "100000", "--players", "3", "--records", "kept")
    done = interrupted(*words, "--workers", workers, "--json", cwd=tmp_path, when=tmp_path / "kept" / first)
    assert done.returncode == 130, done.stderr
    assert json.loads(done.stdout)["games"] > 0
    assert done.stderr.endswith(" of 100000 come to.\n") or "100,000" in done.stderr
