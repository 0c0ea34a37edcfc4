"""A bot of one's own: the example of the guide plays, and mistakes are told in a sentence."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from undermine.bots.loader import hire, short_name
from undermine.engine.kernel.rng import seed_bytes
from undermine.errors import UserError
from undermine.sim.batch import play_batch
from undermine.sim.plan import Plan

HEAD = "from undermine import Bot\n"


def example(root: Path) -> str:
    found = re.search(
        r"```python\n(.*?)```", (root / "docs" / "own-bot.md").read_text(encoding="utf-8"), re.DOTALL
    )
    assert found is not None
    return found.group(1)


def test_the_example_of_the_guide_has_ten_lines_and_plays_better_than_chance(
    root: Path, tmp_path: Path
) -> None:
    source = example(root)
    assert len([line for line in source.splitlines() if line]) <= 10
    (tmp_path / "mybot.py").write_text(source, encoding="utf-8")
    command = [
        sys.executable,
        "-m",
        "undermine",
        "arena",
        "--bots",
        "mybot.py:MyBot,random",
        "--sides",
        "--json",
    ]
    run = subprocess.run(
        [*command, "--games", "6"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    won = {
        (cell["miners"], cell["saboteurs"]): cell["miners_won"] for cell in json.loads(run.stdout)["cells"]
    }
    assert won["mybot.py:MyBot", "random"]["value"] > won["random", "random"]["value"]


BROKEN = {
    "there is no class or function 'MyBot'": "X = 1\n",
    "must be a class made from undermine.Bot, or a function": "class MyBot: ...\n",
    r"cannot be loaded: SyntaxError: .*\(\S*mybot\.py:2\)": HEAD + "class MyBot(Bot:\n",
    r"cannot be loaded: ZeroDivisionError: division by zero \(\S*mybot\.py:2\)": HEAD + "1 / 0\n",
    r"failed: KeyError: 'x' \(\S*mybot\.py:4\)": HEAD
    + "class MyBot(Bot):\n  def choose(self, view, options):\n    {}['x']\n",
    "answered 'NoneType None' to 'take-turn', which is not one of its options": HEAD
    + "class MyBot(Bot):\n  def choose(self, view, options):\n    return None\n",
    "failed: ValueError: no seat for me": HEAD
    + "class MyBot(Bot):\n  def __init__(self, *given):\n    raise ValueError('no seat for me')\n",
}


@pytest.mark.parametrize(
    ("sentence", "source"), BROKEN.items(), ids=[str(number) for number in range(len(BROKEN))]
)
def test_a_mistake_is_told_in_a_sentence(tmp_path: Path, sentence: str, source: str) -> None:
    path = tmp_path / "mybot.py"
    path.write_text(source, encoding="utf-8")
    with pytest.raises(UserError, match=sentence) as told:
        play_batch(Plan("base", 3, 1, "7", (f"{path}:MyBot",)), 1, lambda _: None)
    assert told.value.exit_code == 2


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="there is no file"):
        hire(f"{tmp_path / 'nothing.py'}:MyBot")


def test_a_name_can_say_how_much_a_bot_may_think() -> None:
    assert hire("random@25").at(0, seed_bytes("7")).budget.iterations == 25
    assert hire("random", 40).at(0, seed_bytes("7")).budget.iterations == 40
    assert hire("random@25", 40).budget.iterations == 25


def test_tables_show_only_the_class_of_a_file() -> None:
    assert short_name("deep/down/mybot.py:MyBot@5") == "MyBot@5"
    assert short_name("master@200") == "master@200"
