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


def test_what_there_is_to_gain_against_a_bot_is_told_in_the_end(tmp_path: Path) -> None:
    words = ["train", "--output", str(tmp_path / "a.json"), "--deals", "1", "--rounds", "4"]
    options = ["--side", "saboteur", "--against", "novice", "--gain", "2", "--json"]
    result = CliRunner().invoke(app, [*words, *options], catch_exceptions=False)
    told = json.loads(result.output)
    assert (told["against"], told["rounds_of_training"]) == ("novice", 4)
    assert told["gains"]["saboteur"]["rounds"] == 2
    assert list(told["gains"]["saboteur"]["gain"]) == ["value", "low", "high"]


def test_a_course_without_any_minutes_only_reports(tmp_path: Path) -> None:
    output = tmp_path / "a.json"
    words = ["train", "--output", str(output), "--against", "novice", "--side", "saboteur", "--minutes", "0"]
    result = CliRunner().invoke(app, [*words, "--gain", "1", "--lang", "en"], catch_exceptions=False)
    assert "against novice, after 0 rounds" in result.output
    assert not output.exists()


def test_a_course_stops_after_the_batch_in_which_its_time_ends(tmp_path: Path) -> None:
    output = tmp_path / "a.json"
    train(output, "--rounds", "4000", "--minutes", "0.00001")
    assert "--rounds 4 " in json.loads(output.read_text("utf-8"))["made_by"]


def test_a_gain_against_nobody_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "--against" in refused(capsys, "--output", str(tmp_path / "a.json"), "--gain", "2")
