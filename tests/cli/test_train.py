"""`undermine train`: writes what was learnt, goes on where it was, and refuses what makes no sense."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from undermine.cli import app, main


def train(output: Path, *options: str) -> None:
    words = ["train", "--output", str(output), "--deals", "1", "--side", "saboteur", *options]
    result = CliRunner().invoke(app, words, catch_exceptions=False)
    assert result.exit_code == 0, result.output


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    with pytest.raises(SystemExit) as ended:
        main(["train", "--lang", "en", *words])
    assert ended.value.code == 2
    return capsys.readouterr().err


def test_weights_are_written_and_a_second_run_goes_on(tmp_path: Path) -> None:
    output = tmp_path / "trained.json"
    train(output, "--rounds", "4")
    train(output, "--rounds", "8")
    data = json.loads(output.read_text("utf-8"))
    assert data["made_by"] == "undermine train --rounds 8 --seed 7 --side saboteur --deals 1"
    assert list(data["networks"]) == ["saboteur"]


def test_a_side_that_does_not_exist_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "'elves'" in refused(capsys, "--output", str(tmp_path / "a.json"), "--side", "elves")


def test_a_file_that_is_not_ours_is_not_written_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = tmp_path / "mine.json"
    mine.write_text("my notes", "utf-8")
    assert "mine.json" in refused(capsys, "--output", str(mine))
    assert mine.read_text("utf-8") == "my notes"


def test_another_course_is_not_mixed_with_the_one_beside_the_output(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    output = tmp_path / "trained.json"
    train(output, "--rounds", "2")
    words = ("--output", str(output), "--seed", "8", "--deals", "1", "--side", "saboteur")
    assert "another course" in refused(capsys, *words)
