"""The number of legal action sequences from fixed positions never changes by accident."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.perft.positions import FOLDER, file_of, perft, read_positions
from tests.properties.play import each_on_its_own

HOW = "was a rule changed on purpose? Then run `python -m tests.perft.positions`"


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.perft")), ids=lambda file: file.stem)
def test_there_are_as_many_sequences_of_actions_as_ever(file: Path) -> None:
    for position in read_positions(file.read_text(encoding="utf-8")):
        table = position.table()
        counted = [perft(table, depth) for depth in range(1, len(position.counts) + 1)]
        assert counted == position.counts, HOW


def test_every_foundation_and_every_module_has_its_positions() -> None:
    missing = [rules for rules in each_on_its_own() if not file_of(rules).exists()]
    assert not missing, f"run `python -m tests.perft.positions` for {missing}"
