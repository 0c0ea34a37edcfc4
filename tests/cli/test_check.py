"""`undermine check` plays scenarios and records: exit code 0 if all is as expected, 1 if not, 2 if unreadable."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from undermine.cli import app
from undermine.cli.edge import run
from undermine.engine.games import compose
from undermine.engine.kernel.play import apply, options, start
from undermine.engine.kernel.records import Record
from undermine.engine.kernel.rng import seed_bytes
from undermine.locale.catalogue import LANGUAGES
from undermine.scenarios.lines import BadScenario

GOOD = "scenario: Ann passes\nclauses: BASE-10\nhand Ann: 2 map\nAnn: pass map\n  discard: map\n"
BAD = GOOD.replace("discard: map", "discard: none").replace("Ann passes", "Ann keeps her card")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "deeper").mkdir()
    (tmp_path / "good.scenario").write_text(GOOD, encoding="utf-8")
    (tmp_path / "deeper" / "bad.scenario").write_text(BAD, encoding="utf-8")
    return tmp_path


def test_scenarios_that_hold_give_exit_code_0(folder: Path) -> None:
    result = CliRunner().invoke(app, ["check", str(folder / "good.scenario")])
    assert result.exit_code == 0
    assert result.output == "1 scenario: all as expected\n"


def test_a_folder_is_searched_and_a_wrong_expectation_reported(folder: Path) -> None:
    result = CliRunner().invoke(app, ["check", str(folder)])
    assert result.exit_code == 1
    assert f"FAILED {folder / 'deeper' / 'bad.scenario'}:1" in result.output
    assert "line 5: expected discard: none" in result.output
    assert result.output.endswith("2 scenarios: 1 failed, 1 as expected\n")


def test_results_as_json(folder: Path) -> None:
    result = CliRunner().invoke(app, ["check", "--json", str(folder)])
    assert result.exit_code == 1
    bad, good = json.loads(result.output)
    assert (good["title"], good["clauses"], good["passed"], good["failures"]) == (
        "Ann passes",
        ["BASE-10"],
        True,
        [],
    )
    assert bad["failures"] == [{"line": 5, "expected": "discard: none", "happened": "discard: map"}]


@pytest.mark.parametrize(
    ("name", "content", "sentence"),
    [
        ("missing.scenario", None, "this file cannot be read: No such file or directory"),
        ("empty.scenario", b"# nothing\n", "there is no scenario in this file"),
        ("odd.scenario", b"\xff\xfe", "this file cannot be read: it is not a text in UTF-8"),
        ("wrong.scenario", b"scenario: A\nhand Zoe: map\nAnn: pass map\n", ":2: there is no seat 'Zoe'"),
    ],
)
def test_a_file_that_cannot_be_read_is_an_error_of_the_user(
    tmp_path: Path, name: str, content: bytes | None, sentence: str
) -> None:
    path = tmp_path / name
    if content is not None:
        path.write_bytes(content)
    result = CliRunner().invoke(app, ["check", str(path)])
    assert isinstance(result.exception, BadScenario)
    assert result.exception.exit_code == 2
    assert str(result.exception).startswith(str(path))
    assert sentence in str(result.exception)


WRONG_IN_EVERY_LANGUAGE = {
    "hand Zoe: map": {
        "en": ":2: there is no seat 'Zoe'; the seats are Ann, Bob, Cid",
        "pl": ":2: nie ma miejsca 'Zoe'; miejsca to Ann, Bob, Cid",
        "cs": ":2: místo 'Zoe' neexistuje; místa jsou Ann, Bob, Cid",
        "de": ":2: den Platz 'Zoe' gibt es nicht; die Plätze sind Ann, Bob, Cid",
    },
    "hand Ann: mop": {
        "en": ":2: 'mop' is not a card of these rules",
        "pl": ":2: 'mop' nie jest kartą tych zasad",
        "cs": ":2: 'mop' není karta těchto pravidel",
        "de": ":2: 'mop' ist keine Karte dieser Regeln",
    },
    "rules: base+base": {
        "en": ":2: 'base' is named twice",
        "pl": ":2: 'base' podano dwa razy",
        "cs": ":2: 'base' je uvedeno dvakrát",
        "de": ":2: 'base' ist zweimal genannt",
    },
    "rules: lost-mines\nmines: gems-mine": {
        "en": ":3: there are 4 mines, from north to south",
        "pl": ":3: są 4 kopalnie, od północy na południe",
        "cs": ":3: jsou 4 doly, od severu k jihu",
        "de": ":3: es gibt 4 Minen, von Norden nach Süden",
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wrong", WRONG_IN_EVERY_LANGUAGE)
def test_a_mistake_is_told_in_the_language_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, wrong: str
) -> None:
    path = tmp_path / "wrong.scenario"
    path.write_text(f"scenario: A\n{wrong}\nAnn: pass map\n", encoding="utf-8")
    assert run(app, ["check", "--lang", language, str(path)]) == 2
    assert capsys.readouterr().err == f"undermine: {path}{WRONG_IN_EVERY_LANGUAGE[wrong][language]}\n"


def test_a_missing_file_is_told_in_the_language_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "missing.scenario"
    assert run(app, ["check", "--lang", "cs", str(path)]) == 2
    assert capsys.readouterr().err == f"undermine: {path}: tento soubor nelze přečíst: neexistuje\n"


def test_a_folder_without_scenarios_is_an_error_of_the_user(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["check", str(tmp_path)])
    assert str(result.exception) == f"There is no file *.scenario in '{tmp_path}'."


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A record of two moves."""
    ruleset = compose("base")
    table, kept = start(ruleset, 3, seed_bytes("7")), Record("base", ["Ann", "Bob", "Cid"], "7")
    for _ in range(2):
        seat = next(seat for seat in range(3) if options(table, seat))
        action = options(table, seat)[0]
        kept.add(seat, action, apply(table, seat, action), ruleset)
    path = tmp_path / "game.json"
    path.write_text(kept.to_json(), encoding="utf-8")
    return path


def test_a_record_is_played_again_to_its_last_move(record: Path, folder: Path) -> None:
    result = CliRunner().invoke(app, ["check", str(record)])
    assert (result.exit_code, result.output) == (0, f"{record}: 2 moves, all as recorded\n")
    both = CliRunner().invoke(app, ["check", str(record), str(folder / "good.scenario")])
    assert both.output.endswith("1 scenario: all as expected\n")


def test_a_record_that_was_changed_is_found(record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    record.write_text("\n".join([lines[0], *lines[2:]]), encoding="utf-8")
    result = CliRunner().invoke(app, ["check", "--json", str(record)])
    assert result.exit_code == 1
    (told,) = json.loads(result.output)
    assert not told["passed"]
    assert "move 1" in told["problem"]
    assert CliRunner().invoke(app, ["check", str(record)]).output.startswith(f"FAILED {record}")


def test_a_record_that_is_not_there_is_an_error_of_the_user(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["check", str(tmp_path / "nothing.json")])
    assert str(result.exception) == f"There is no file '{tmp_path / 'nothing.json'}' that can be read."
