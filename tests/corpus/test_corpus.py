"""Old games replay exactly: the corpus of records gives the recorded events, move by move."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.corpus.make import FOLDER, file_of, wanted
from tests.properties.play import composed
from undermine.engine.kernel.records import BadRecord, Replay, read_record

HOW = (
    "was a rule changed on purpose? Then raise RULES_VERSION, run `python -m tests.corpus.make`, "
    "and say why in docs/adr"
)


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.json")), ids=lambda file: file.stem)
def test_a_recorded_game_replays(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = read_record(text)
    assert record.to_json() == text
    try:
        table = Replay(record, composed).finish()
    except BadRecord as error:
        pytest.fail(f"{file.name}: {error}; {HOW}")
    assert table.ask() is None


def test_the_corpus_has_every_foundation_and_every_module() -> None:
    missing = [file_of(setup).name for setup in wanted() if not file_of(setup).exists()]
    assert not missing, f"run `python -m tests.corpus.make` for {missing}"
