"""`undermine modules` tells what the box holds, truly."""

from __future__ import annotations

import json
from typing import Any

import pytest
from typer.testing import CliRunner

from undermine.cli import app
from undermine.engine.games import BOXES, FOUNDATIONS, PRESETS, compose, optional_modules
from undermine.engine.kernel.rulesets import RulesError


@pytest.fixture(scope="module")
def told() -> dict[str, list[dict[str, Any]]]:
    result = CliRunner().invoke(app, ["modules", "--json", "--lang", "en"])
    assert result.exit_code == 0, result.output
    found: dict[str, list[dict[str, Any]]] = json.loads(result.output)
    return found


def test_every_ruleset_is_listed_with_its_players(told: dict[str, list[dict[str, Any]]]) -> None:
    assert [entry["id"] for entry in told["rulesets"]] == list(FOUNDATIONS)
    base = told["rulesets"][0]
    assert base["name"] == "Base game, current edition"
    assert (base["fewest"], base["most"]) == (3, 10)
    assert base["modules"] == ["dwarfs", "gold-cards", "current"]


def test_every_preset_is_listed_with_what_it_stands_for(told: dict[str, list[dict[str, Any]]]) -> None:
    assert {entry["id"]: entry["rules"] for entry in told["presets"]} == PRESETS
    assert all(entry["name"] and entry["about"] for entry in told["presets"])


def test_every_module_is_listed_with_the_rulesets_it_goes_with(told: dict[str, list[dict[str, Any]]]) -> None:
    assert [entry["id"] for entry in told["modules"]] == optional_modules()
    for entry in told["modules"]:
        for ruleset in FOUNDATIONS:
            try:
                mixture = compose(f"{ruleset}+{entry['id']}")
            except RulesError:
                assert ruleset not in entry["rulesets"]
            else:
                assert entry["rulesets"][ruleset] == {"fewest": mixture.fewest, "most": mixture.most}


def test_modules_that_exclude_each_other_say_so_both(told: dict[str, list[dict[str, Any]]]) -> None:
    excludes = {entry["id"]: entry["excludes"] for entry in told["modules"]}
    for name, make in [entry for box in BOXES for entry in box.modules]:
        for other in make().excludes:
            if name in excludes and other in excludes:
                assert other in excludes[name]
                assert name in excludes[other]


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "Base game"), ("pl", "Gra podstawowa"), ("de", "Grundspiel")]
)
def test_the_list_is_readable_in_every_language(lang: str, words: str) -> None:
    result = CliRunner().invoke(app, ["modules", "--lang", lang])
    assert result.exit_code == 0, result.output
    assert words in result.output
    assert "10" in result.output
