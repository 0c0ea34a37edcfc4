"""Whatever is typed: one sentence, the right exit code, nothing lost, no traceback."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from tests.cli.bad_files import write_files
from tests.cli.bad_inputs import CASES, Case
from undermine.cli import app
from undermine.cli.edge import run

LEFT_OUT = ("DATABASE_URL", "REDIS_URL", "LC_ALL", "LC_MESSAGES", "LANG")
LONGEST_SENTENCE = 2500
SETTINGS_PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"
HELP = ((), ("admin",), ("db",), ("ratings",), ("tournament",))
"""What is answered by the help instead of a sentence."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("bad-inputs")
    write_files(made)
    return made


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def all_commands() -> dict[str, Any]:
    """Return every command as it is typed, those of groups too."""

    def below(group: Any, words: str) -> dict[str, Any]:
        found = {words: group} if not hasattr(group, "commands") or group.invoke_without_command else {}
        for word, command in getattr(group, "commands", {}).items():
            found |= below(command, f"{words} {word}".strip())
        return found

    return below(get_command(app), "")


def options_with_values() -> list[tuple[str, str]]:
    """Return every option that takes a value, with its command."""
    return [
        (name, option.opts[0])
        for name, command in all_commands().items()
        for option in command.params
        if option.param_type_name == "option" and not option.is_flag
    ]


def test_there_are_enough_inputs_and_none_twice() -> None:
    assert len(CASES) >= 900
    assert len({(case.words, tuple(case.environment.items())) for case in CASES}) == len(CASES)


def test_every_command_has_wrong_inputs() -> None:
    tried = [" ".join(case.words) for case in CASES]
    without = [
        name for name in all_commands() if not any(f"{words} ".startswith(f"{name} ") for words in tried)
    ]
    assert without == []


def test_every_option_that_takes_a_value_has_wrong_ones() -> None:
    tried = [(f"{' '.join(case.words)} ", case.words) for case in CASES]
    without = [
        (name, option)
        for name, option in options_with_values()
        if not any(line.startswith(f"{name} ".lstrip()) and option in words for line, words in tried)
    ]
    assert without == []


def test_every_setting_has_wrong_values() -> None:
    documented = set(
        re.findall(r"`(UNDERMINE_[A-Z_]+|DATABASE_URL|REDIS_URL)`", SETTINGS_PAGE.read_text("utf-8"))
    )
    tried = {name for case in CASES for name in case.environment}
    assert documented - tried == set()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_wrong_input_ends_in_one_sentence(
    case: Case, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(folder)
    for name in LEFT_OUT:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("UNDERMINE_DATA_DIR", "nowhere")
    for name, value in case.environment.items():
        monkeypatch.setenv(name, value)
    before = contents(folder)
    assert run(app, case.words) == case.code
    said = capsys.readouterr()
    told = said.out if case.code == 1 or case.words in HELP else said.err
    assert told.strip()
    assert "Traceback" not in said.out + said.err
    assert not {"\x1b", "\u202e"} & set(said.out + said.err)
    if case.code == 2 and case.words not in HELP:
        sentence = said.err.rstrip("\n")
        assert sentence.startswith("undermine: ")
        assert "\n" not in sentence
        assert len(sentence) < LONGEST_SENTENCE
        assert said.out == ""
    after = contents(folder)
    assert [path for path, content in before.items() if after.get(path) != content] == []
