"""The compiled engine plays every scenario as the uncompiled one does."""

import subprocess
from pathlib import Path

import pytest


@pytest.mark.slow
def test_every_scenario_holds_with_the_compiled_engine(root: Path, wheel_python: Path) -> None:
    command = [wheel_python, "-m", "undermine", "check", root / "tests" / "scenarios"]
    result = subprocess.run(command, capture_output=True, text=True, check=False, cwd=root)
    assert result.returncode == 0, result.stdout + result.stderr
    assert "all as expected" in result.stdout
