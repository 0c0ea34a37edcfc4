"""`undermine bench` prints a table for people and JSON for programs."""

from __future__ import annotations

import json
import sys

import pytest
from typer.testing import CliRunner

from undermine.cli import app
from undermine.errors import UserError

TINY = ("--rules", "base", "--players", "3", "--passes", "1", "--seconds", "0.01")


def bench(*options: str) -> str:
    result = CliRunner().invoke(app, ["bench", *options])
    if result.exception:
        raise result.exception
    return result.stdout


@pytest.mark.slow
def test_two_builds_are_measured_side_by_side() -> None:
    data = json.loads(bench(*TINY, "--json", "--uncompiled", sys.executable))
    assert len(data["rows"]) == len(data["builds"]) == 2
    assert data["passes"] == 1


@pytest.mark.slow
def test_for_people_there_is_a_table() -> None:
    text = bench(*TINY)
    for words in ("decisions/s", "inside/s", "copy µs", "base", "cores"):
        assert words in text


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--rules", "chess"), "there are no rules called 'chess'"),
        (("--players", "many"), "'many' is not a list of numbers like 3,5,10"),
        (("--players", "99"), "none of these rules can be played by 99 players"),
        ((*TINY, "--uncompiled", "/nowhere/python"), "is not a Python that can be started"),
        (("--against", "/nowhere/other.whl"), "'/nowhere/other.whl' is not a wheel of Undermine"),
        (("--against", __file__), "is not a wheel of Undermine"),
    ],
)
def test_bad_input_is_answered_with_one_sentence(options: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(UserError, match=sentence):
        bench(*options)
