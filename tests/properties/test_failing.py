"""A property that fails prints the scenario file that shows it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from undermine.scenarios.position import set_up
from undermine.scenarios.reading import read_scenarios

FAILING = """
from hypothesis import given
from tests.properties.play import Game, Setup, walk
from tests.properties.strategies import games, setups

@given(games(longest=30))
def test_of_a_game(game: Game) -> None:
    assert len(game.moves) < 12

@given(setups())
def test_of_a_whole_game(setup: Setup) -> None:
    for game in walk(setup, 20):
        assert game.table.turn != 2

def test_of_no_game() -> None:
    assert [] == [1]
"""
HEADING = "The position, as a scenario file"


def failures(root: Path, folder: Path) -> dict[str, str]:
    """Run the failing tests as all tests are run, and return what is printed of each."""
    (folder / "conftest.py").write_text("from tests.conftest import *\n", encoding="utf-8")
    (folder / "test_failing.py").write_text(FAILING, encoding="utf-8")
    command = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--rootdir={folder}", folder)
    environment = os.environ | {"PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}", "UNDERMINE_SOAK": "0"}
    run = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    parts = re.split(r"^_+ (test_\w+) _+$", run.stdout, flags=re.MULTILINE)[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


def position_in(printed: str) -> str:
    """Return the scenario from what is printed of a failure."""
    _, _, below = printed.partition(HEADING)
    return re.split(r"^[-=]{3}", below.partition("\n")[2], flags=re.MULTILINE)[0]


def test_the_position_of_a_failing_property_is_printed_as_a_scenario(root: Path, tmp_path: Path) -> None:
    printed = failures(root, tmp_path)
    assert sorted(printed) == ["test_of_a_game", "test_of_a_whole_game", "test_of_no_game"]
    stage = set_up(read_scenarios(position_in(printed["test_of_a_game"]))[0])
    assert f"rules: {stage.table.ruleset.name}" in printed["test_of_a_game"]
    assert set_up(read_scenarios(position_in(printed["test_of_a_whole_game"]))[0]).table.turn == 2
    assert HEADING not in printed["test_of_no_game"]
