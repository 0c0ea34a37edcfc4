"""Every command of docs/research.md works, in a short form: fewer games, weaker bots."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.api.test_examples import EXAMPLES, HEAVY
from undermine.cli import app

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
COMMAND = re.compile(r"^undermine .*$|`(undermine [a-z]+ -[^`]*)`", re.MULTILINE)
SHORTER = {
    "--games": "2",
    "--rounds": "1",
    "--workers": "1",
    "--thinking": "1,2",
    "--bots": "random",
    "--players": "3",
}
"""What is put in the place of the page's numbers and names."""
ADDED = {
    "arena": ["--games", "2", "--players", "3"],
    "simulate": ["--players", "3", "--bots", "random"],
    "atlas": ["--bot", "random"],
    "dataset": ["--no-belief"],
    "train": ["--rounds", "2", "--deals", "1"],
}
"""What makes a command short that says nothing of it."""
ELSEWHERE = ("undermine mcp", "undermine export", "undermine arena --bots mybot.py", "--cluster tls:")
"""Commands that need a server, a file of one's own or other machines: test_assistants.py, test_shared_games.py,
test_arena.py and test_cluster.py run them."""


def commands() -> list[str]:
    found = [match[1] or match[0] for match in COMMAND.finditer(PAGE.read_text(encoding="utf-8"))]
    return [command for command in found if not any(part in command for part in ELSEWHERE)]


def shortened(command: str) -> list[str]:
    name, *words = shlex.split(command)[1:]
    short = [SHORTER.get(before, word) for before, word in zip(["", *words], words, strict=False)]
    added = ADDED.get(name, [])
    rest = [
        word
        for option, value in zip(added[::2], added[1::2], strict=False)
        if option not in short
        for word in (option, value)
    ]
    return [name, *short, *rest, *(added if len(added) == 1 else [])]


def test_the_page_has_commands_of_every_kind() -> None:
    assert {shlex.split(command)[1] for command in commands()} == {
        "simulate",
        "arena",
        "dataset",
        "atlas",
        "train",
    }


def test_every_program_of_the_page_is_tried_with_the_examples() -> None:
    programs = re.findall(r"^python (examples/\S+)", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert {Path(program).name for program in programs} == {"learn.py", "train_ppo.py"}
    assert {PAGE.parents[1] / program for program in programs} <= {*EXAMPLES, HEAVY}


@pytest.mark.slow
@pytest.mark.parametrize("command", commands())
def test_a_command_of_the_page_works(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(app, shortened(command))
    assert result.exit_code == 0, result.output
