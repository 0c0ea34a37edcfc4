"""Whatever is typed: one sentence, the right exit code, nothing lost, no traceback."""

from __future__ import annotations

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
HELP = ((), ("admin",), ("db",), ("ratings",), ("tournament",))
"""What is answered by the help instead of a sentence."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("bad-inputs")
    write_files(made)
    return made


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def command_names() -> list[str]:
    """Return every command as it is typed, those of groups too."""

    def below(group: Any, words: str) -> list[str]:
        inner = getattr(group, "commands", {})
        return [words] * (not inner) + [
            name for word, command in inner.items() for name in below(command, f"{words} {word}".strip())
        ]

    return below(get_command(app), "")


def test_there_are_enough_inputs_and_none_twice() -> None:
    assert len(CASES) >= 250
    assert len({(case.words, tuple(case.environment.items())) for case in CASES}) == len(CASES)


def test_every_command_has_wrong_inputs() -> None:
    tried = [" ".join(case.words) for case in CASES]
    without = [
        name for name in command_names() if not any(f"{words} ".startswith(f"{name} ") for words in tried)
    ]
    assert without == []


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
