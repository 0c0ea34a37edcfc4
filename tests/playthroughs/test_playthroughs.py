"""Whole games look as they always did, move by move and from every seat."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.playthroughs.telling import FOLDER, file_of, tell_again, wanted

HOW = "is the difference meant? Then run `python -m tests.playthroughs.telling` and read what changes"


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.txt")), ids=lambda file: file.stem)
def test_a_game_looks_as_it_always_did(file: Path) -> None:
    told = file.read_text(encoding="utf-8")
    for number, (line, again) in enumerate(zip(told.splitlines(), tell_again(told), strict=True), 1):
        assert again == line, f"{file.name}, line {number}: {HOW}"


def test_every_foundation_module_and_preset_has_its_playthrough() -> None:
    missing = [rules for rules in wanted() if not file_of(rules).exists()]
    assert not missing, f"run `python -m tests.playthroughs.telling` for {missing}"
