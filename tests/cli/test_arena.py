"""`undermine arena` compares bots, one's own too, and says clearly what is wrong with them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from undermine.cli import app
from undermine.errors import UserError

BOTS = ("--bots", "digger,random")


def arena(*options: str) -> str:
    result = CliRunner().invoke(app, ["arena", "--games", "2", "--seed", "7", *options])
    if result.exception:
        raise result.exception
    return result.stdout


def as_data(*options: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(arena("--json", *options))
    return data


def test_json_tells_what_was_played_and_what_came_of_it() -> None:
    data = as_data(*BOTS, "--players", "4")
    assert (data["mode"], data["rules"], data["players"], data["seed"]) == ("games", "base", 4, "7")
    assert set(data["bots"]) == set(data["time"]) == {"digger", "random"}
    assert {"value", "low", "high"} == set(data["bots"]["digger"]["earned"])
    assert data["time"]["digger"]["decisions"] > 50


def test_a_run_is_kept_and_reported_again_without_playing(tmp_path: Path) -> None:
    kept = ("--resume", str(tmp_path / "kept.jsonl"))
    assert as_data(*BOTS, *kept) == as_data(*BOTS, *kept, "--minutes", "0")


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (BOTS, ["Games of 'base' with 5 players", "gold a game", "saboteur", "digger against random:"]),
        (
            (*BOTS, "--sides"),
            ["Rounds of 'base'", "miners won", "Saboteurs digger against random, miners digger"],
        ),
        ((*BOTS, "--rules", "lost-mines"), ["points a game", "loyal"]),
        ((*BOTS, "--lang", "pl"), ["Gry: zasady 'base'", "złoto na grę", "digger wobec random:"]),
    ],
    ids=["games", "sides", "points", "polish"],
)
def test_for_people_there_are_tables_and_sentences(options: tuple[str, ...], words: list[str]) -> None:
    told = " ".join(arena(*options).split())
    assert [word for word in words if word not in told] == []


@pytest.mark.slow
@pytest.mark.parametrize(
    "options", [(), ("--sides",), ("--thinking", "5,50")], ids=["games", "sides", "thinking"]
)
def test_there_is_a_picture_that_is_the_same_every_time(tmp_path: Path, options: tuple[str, ...]) -> None:
    pictures = [tmp_path / name for name in ("one.svg", "two.svg", "three.png")]
    kept = ("--resume", str(tmp_path / "kept.jsonl"))
    for picture in pictures:
        arena(*BOTS, *options, *kept, "--plot", str(picture))
    one, two, three = (picture.read_bytes() for picture in pictures)
    assert one == two
    assert b"<svg" in one
    assert three.startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--bots", "granny"), "there is no bot called 'granny'"),
        (("--bots", "random,random"), "a bot is named twice"),
        (("--bots", "random@many"), "'many' in 'random@many' must be a number of iterations"),
        (("--games", "0"), "at least one game, not 0"),
        (("--workers", "0"), "at least one worker, not 0"),
        ((*BOTS, "--rules", "chess"), "there are no rules called 'chess'"),
        ((*BOTS, "--players", "11"), "is for 3 to 10 players, not for 11"),
        ((*BOTS, "--plot", "picture.gif"), "a picture is a file that ends in .png or .svg"),
        (("--bots", "random", "--thinking", "5"), "thinking compares one bot with another"),
    ],
)
def test_bad_input_is_answered_with_one_sentence(options: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(UserError, match=sentence):
        arena(*options)
