"""The compiled engine plays exactly the games that the uncompiled one plays."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from tests.properties.digests import fingerprints
from undermine.engine.build import compiled


@pytest.mark.slow
def test_compiled_and_uncompiled_engine_play_the_same_games(root: Path, wheel_python: Path) -> None:
    """Over every foundation with few and many players, every module, and some mixtures."""
    assert not compiled()
    command = [str(wheel_python), "-m", "tests.properties.digests"]
    output = subprocess.run(command, cwd=root, check=True, capture_output=True, text=True).stdout
    other = json.loads(output)
    assert other["compiled"], f"{wheel_python} has the engine uncompiled: is there a C compiler?"
    assert other["games"] == fingerprints()
