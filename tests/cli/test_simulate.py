"""`undermine simulate` reports the same games for the same seed."""

from __future__ import annotations

import json
from typing import Any

import pytest
from typer.testing import CliRunner

from undermine.cli import app
from undermine.errors import UserError


def simulate(*options: str) -> str:
    result = CliRunner().invoke(app, ["simulate", "--games", "4", "--seed", "7", *options])
    if result.exception:
        raise result.exception
    return result.stdout


def as_data(*options: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(simulate("--json", *options))
    return data


@pytest.mark.parametrize(("rules", "players"), [("base", 3), ("base", 10), ("classic", 5)])
def test_json_tells_sides_gold_and_length(rules: str, players: int) -> None:
    data = as_data("--rules", rules, "--players", str(players), "--bots", "digger,random")
    assert {key: data[key] for key in ("rules", "players", "games", "seed", "bots")} == {
        "rules": rules,
        "players": players,
        "games": 4,
        "seed": "7",
        "bots": ["digger", "random"],
    }
    assert set(data["sides"]) == {"miners", "saboteurs", "nobody"}
    assert sum(side["rounds"] for side in data["sides"].values()) == data["length"]["rounds"] == 12
    assert sum(side["share"] for side in data["sides"].values()) == pytest.approx(1, abs=0.001)
    assert len(data["gold"]["by_seat"]) == players
    assert set(data["gold"]["by_bot"]) == set(data["wins"]["by_bot"]) == {"digger", "random"}
    assert set(data["gold"]["by_role"]) == {"miner", "saboteur"}
    assert data["length"]["decisions_per_game"] > 50


@pytest.mark.slow
def test_the_output_is_the_same_for_one_and_two_workers() -> None:
    options = ("--json", "--players", "4", "--bots", "sensible,random")
    assert simulate(*options, "--workers", "1") == simulate(*options, "--workers", "2")


def test_for_people_there_are_tables() -> None:
    text = simulate("--bots", "digger")
    for words in ("4 games of 'base' with 5 players, seed 7", "miners", "saboteur", "digger", "decisions:"):
        assert words in text


def test_the_lost_mines_are_played_for_points() -> None:
    text = simulate("--rules", "lost-mines", "--bots", "digger", "--games", "1")
    assert "points a game by seat:" in text
    assert "gold" not in text
    assert len(as_data("--rules", "lost-mines", "--bots", "digger", "--games", "1")["points"]["by_seat"]) == 5


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--bots", "granny"), "there is no bot called 'granny'"),
        (("--bots", ""), "there is no bot called ''"),
        (("--rules", "chess"), "there are no rules called 'chess'"),
        (("--players", "2"), "is for 3 to 10 players, not for 2"),
        (("--games", "0"), "at least one game, not 0"),
        (("--workers", "0"), "at least one worker, not 0"),
    ],
)
def test_bad_input_is_answered_with_one_sentence(options: tuple[str, str], sentence: str) -> None:
    with pytest.raises(UserError, match=sentence):
        simulate(*options)
