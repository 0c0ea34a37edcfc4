"""`undermine rules` shows clauses in the player's language and, in a checkout, who cites them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from undermine.cli import app, main
from undermine.cli.rules import citations
from undermine.rulebook.clauses import PAGES, all_clauses


def run(*arguments: str) -> str:
    result = CliRunner().invoke(app, ["rules", *arguments])
    assert result.exit_code == 0, result.output
    return result.output


def test_a_clause_is_shown_in_the_language_asked_for() -> None:
    assert "opening meets opening" in " ".join(run("BASE-14", "--lang", "en").split())
    assert "wylot do wylotu" in " ".join(run("base-14", "--lang", "pl").split())


def test_the_language_of_the_environment_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "cs_CZ.UTF-8")
    assert "Karty cestiček" in run("BASE-14")


def test_tile_signs_are_printed_as_they_are() -> None:
    assert "[NESW]" in run("BASE-2")


def test_without_a_clause_all_are_listed_by_page_and_section() -> None:
    listing = run("--lang", "en")
    assert set(listing.split()) >= set(all_clauses())
    assert "Reaching goals" in listing
    assert "The Lost Mines" in listing


def test_json_lists_every_clause_with_text_code_and_tests() -> None:
    entries = json.loads(run("--json", "--lang", "en"))
    assert [entry["id"] for entry in entries] == list(all_clauses())
    assert all(entry["text"] for entry in entries)
    digging = next(entry for entry in entries if entry["id"] == "BASE-15")
    assert any(
        place.startswith("src/undermine/engine/saboteur/modules/base/digging.py:")
        for place in digging["code"]
    )


def test_json_of_one_clause_is_a_list_of_one() -> None:
    entries = json.loads(run("BASE-17", "--json"))
    assert [entry["id"] for entry in entries] == ["BASE-17"]
    assert set(entries[0]) >= {"id", "text", "code", "tests"}


def test_an_unknown_clause_is_refused_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["undermine", "rules", "BASE-99", "--lang", "en"])
    with pytest.raises(SystemExit) as stop:
        main()
    assert stop.value.code == 2
    assert (
        capsys.readouterr().err
        == "undermine: There is no clause 'BASE-99'; `undermine rules` lists them all.\n"
    )


def test_outside_a_checkout_only_the_text_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(citations, "checkout", lambda: None)
    shown = run("BASE-14", "--lang", "en")
    assert "Enforced by" not in shown
    assert json.loads(run("BASE-14", "--json"))[0]["code"] == []


@pytest.mark.parametrize(
    ("line", "clauses"),
    [
        ("as BASE-14 says", {"BASE-14"}),
        ("(BASE-13 to BASE-17)", {"BASE-13", "BASE-14", "BASE-15", "BASE-16", "BASE-17"}),
        ("from BASE-2 to BASE-4 on", {"BASE-2", "BASE-3", "BASE-4"}),
        ("(BASE-15, 21, 29 and 35)", {"BASE-15", "BASE-21", "BASE-29", "BASE-35"}),
        ("(BASE-29, 30, S2-4 to 6)", {"BASE-29", "BASE-30", "S2-4", "S2-5", "S2-6"}),
        ("BASE-7, 6 cards each", {"BASE-7"}),
        ("(BASE-7, 6 cards each)", {"BASE-7"}),
        ("(BASE-14 to S2-16)", {"BASE-14", "S2-16"}),
        ("BASE-99 and SHA-256 and XBASE-1", set()),
        ("WC-2019", {"WC-2019"}),
    ],
)
def test_ranges_and_lists_of_clauses_are_understood(line: str, clauses: set[str]) -> None:
    assert citations.cited(line) == clauses


def test_code_and_tests_are_found_with_their_lines(tmp_path: Path) -> None:
    def write(path: str, text: str) -> None:
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")

    write("src/undermine/engine/digging.py", '"""Dig."""\n# BASE-13\n')
    write("src/undermine/bots/talk.py", "# BASE-13 is talked about, not enforced\n")
    write("tests/properties/test_board.py", '"""BASE-14"""\n')
    write("tests/cli/test_help.py", '"""BASE-14 is only an example here"""\n')
    write(
        "src/undermine/rulebook/scenarios/base/dig.scenario",
        "# BASE-2\nscenario: A\nclauses: BASE-13\n  refused not-empty BASE-14\n",
    )
    code, tests = citations.citations(tmp_path)
    assert code == {"BASE-13": ["src/undermine/engine/digging.py:2"]}
    assert tests == {
        "BASE-13": ["src/undermine/rulebook/scenarios/base/dig.scenario:3"],
        "BASE-14": [
            "src/undermine/rulebook/scenarios/base/dig.scenario:4",
            "tests/properties/test_board.py:1",
        ],
    }


def test_the_pages_are_all_the_rules_files_there_are() -> None:
    from undermine.locale.catalogue import file_names

    assert sorted(f"rules-{page}.ftl" for page in PAGES) == [
        name for name in file_names("en") if name.startswith("rules-")
    ]
