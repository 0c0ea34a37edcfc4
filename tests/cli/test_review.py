"""`undermine review`: a table, JSON and pictures of what could be believed in a recorded game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.properties.play import Game, Setup
from undermine.cli import app
from undermine.errors import UserError


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "game.json"
    game = Game(Setup("base", 3, 3))
    while game.table.round == 1:
        game.move()
    file.write_text(game.recorded().to_json(), encoding="utf-8")
    return file


def test_it_prints_a_table_of_the_round_that_is_over_and_draws_it(record: Path, tmp_path: Path) -> None:
    picture = tmp_path / "review.svg"
    arguments = ["review", str(record), "--playouts", "0", "--lang", "en", "--plot", str(picture)]
    printed = CliRunner().invoke(app, arguments, env={"COLUMNS": "200"})
    assert printed.exit_code == 0
    assert printed.output.count("The treasure was") == 1
    assert all(name in printed.output for name in ("Ann", "Bob", "Cid"))
    assert picture.read_bytes().startswith(b"<?xml")


def test_json_has_every_move_and_a_picture_may_be_png(record: Path, tmp_path: Path) -> None:
    picture = tmp_path / "review.png"
    arguments = ["review", str(record), "--playouts", "0", "--json", "--plot", str(picture)]
    result = json.loads(CliRunner().invoke(app, arguments).output)
    assert len(result["moves"]) == len(json.loads(record.read_text(encoding="utf-8"))["moves"])
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_what_is_no_record_is_refused_with_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "poem.txt"
    file.write_text("Roses are red", encoding="utf-8")
    result = CliRunner().invoke(app, ["review", str(file), "--lang", "en"])
    assert isinstance(result.exception, UserError)
