"""The compiled engine plays every scenario as the uncompiled one does, and its tables can be written out too."""

import subprocess
from pathlib import Path

import pytest

WRITE_AND_READ = """
from tests.properties.play import Game, Setup, each_on_its_own, player_counts
from undermine.engine.build import compiled
from undermine.scenarios.position import set_up
from undermine.scenarios.reading import read_scenarios
from undermine.scenarios.writing import write_scenario

assert compiled()
for seed, rules in enumerate(each_on_its_own()):
    game = Game(Setup(rules, player_counts(rules)[-1], seed)).play(60 + seed)
    text = write_scenario(game.table)
    assert write_scenario(set_up(read_scenarios(text)[0]).table) == text, text
"""


def run(root: Path, *command: Path | str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=root)


@pytest.mark.slow
def test_every_scenario_holds_with_the_compiled_engine(root: Path, wheel_python: Path) -> None:
    result = run(
        root, wheel_python, "-m", "undermine", "check", root / "src" / "undermine" / "rulebook" / "scenarios"
    )
    assert result.returncode == 0, result.stdout + result.stderr
    assert "all as expected" in result.stdout


@pytest.mark.slow
def test_tables_of_the_compiled_engine_read_back_equal(root: Path, wheel_python: Path) -> None:
    result = run(root, wheel_python, "-c", WRITE_AND_READ)
    assert result.returncode == 0, result.stderr
