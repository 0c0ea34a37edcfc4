"""Every program in examples/ runs from its beginning to its end."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "examples"
HEAVY = FOLDER / "train_ppo.py"
"""Needs torch, which is too heavy for the environment of the tests, and a quarter of an hour."""
EXAMPLES = [path for path in sorted(FOLDER.glob("*.py")) if path != HEAVY]


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_runs(path: Path, tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, path],
        cwd=tmp_path,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout


@pytest.mark.slow
def test_training_runs_where_its_packages_are_installed(tmp_path: Path) -> None:
    pytest.importorskip("sb3_contrib", reason="`pip install sb3-contrib` to try this example")
    short = ("--minutes", "0.02", "--deals", "1", "--final", "2", "--players", "3", "--out", tmp_path)
    subprocess.run([sys.executable, HEAVY, *short], check=True, capture_output=True)
    assert {path.name for path in tmp_path.iterdir()} == {"curve.json", "curve.svg", "miner.zip"}
