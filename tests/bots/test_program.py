"""Programs in any language sit at the table; whatever they do, the match goes on and what they lost is counted."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from undermine.api.games import Game, composed
from undermine.api.views import view_of
from undermine.bots.contract import Claim
from undermine.bots.loader import hire, short_name
from undermine.bots.program import PROGRAMS, ProgramBot, question
from undermine.engine.kernel.play import start
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.views import view
from undermine.errors import UserError
from undermine.sim.arena.keeping import Keeper
from undermine.sim.arena.plan import ContestPlan
from undermine.sim.arena.played import Played
from undermine.sim.arena.playing import play_arena
from undermine.sim.match import play_match

ROOT = Path(__file__).parents[2]
HEAD = """
import json, sys, time
asked = 0
for line in sys.stdin:
    message = json.loads(line)
    number = message.get("number")
    def say(**answer): print(json.dumps(answer), flush=True)
    if message["is"] == "hello":
        say(**{"is": "ready"})
    elif message["is"] == "choose":
        asked += 1
"""


def program(folder: Path, body: str) -> str:
    """The name of a program that answers a question like this."""
    path = folder / "bot.py"
    path.write_text(HEAD + "\n".join(f"        {line}" for line in body.splitlines()), encoding="utf-8")
    return f"cmd:{sys.executable} {path}"


def played(name: str, seconds: float = 20.0) -> ProgramBot:
    """The program at one seat, after a round against bots that do anything."""
    bot = hire(name, seconds=seconds).at(0, seed_bytes("program"))
    others = [hire("random").at(seat, seed_bytes(f"{seat}")) for seat in (1, 2)]
    play_match(composed("base"), [bot, *others], seed_bytes("a match"), [], rounds=1)
    PROGRAMS.end_all()
    assert isinstance(bot, ProgramBot)
    return bot


def test_a_program_that_answers_loses_nothing(tmp_path: Path) -> None:
    assert not played(program(tmp_path, 'say(**{"is": "answer", "number": number, "option": 0})')).lost


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("sys.exit(3)", "ended"),
        ('print("dig somewhere", flush=True)', "no-json"),
        ('print("[" * 100000, flush=True)', "no-json"),
        ('say(**{"is": "answer", "number": number, "option": 10**9})', "impossible"),
        ('say(**{"is": "answer", "number": number, "action": "fly away"})', "impossible"),
        ("say(move=1)", "no-json"),
    ],
    ids=["ends", "babbles", "nests", "no such place", "no such action", "another message"],
)
def test_what_a_program_does_wrong_is_a_lost_decision(tmp_path: Path, body: str, reason: str) -> None:
    lost = played(program(tmp_path, body)).lost
    assert set(lost) == {reason}
    assert lost[reason] > 5


def test_a_slow_program_loses_the_decision_and_its_late_answer_counts_for_nothing(tmp_path: Path) -> None:
    body = 'time.sleep(1.5 if asked == 2 else 0)\nsay(**{"is": "answer", "number": number, "option": 0})'
    bot = played(program(tmp_path, body), seconds=0.7)
    assert bot.lost["too-slow"] >= 1


def test_a_program_that_is_always_slow_is_given_up(tmp_path: Path) -> None:
    bot = played(program(tmp_path, "time.sleep(60)"), seconds=0.05)
    assert bot.lost["too-slow"] + bot.lost["ended"] > 5
    assert bot.lost["too-slow"] <= 5


@pytest.mark.skipif(sys.platform == "win32", reason="a shell starts a child of its own")
def test_a_child_that_keeps_the_output_open_holds_nothing_up(tmp_path: Path) -> None:
    path = tmp_path / "bot.sh"
    path.write_text("#!/bin/sh\nsleep 60 &\nexit 0\n", encoding="utf-8")
    path.chmod(0o755)
    assert set(played(f"cmd:{path}", seconds=0.2).lost) == {"too-slow", "ended"}


def test_a_program_that_cannot_be_started_is_refused_at_once() -> None:
    with pytest.raises(UserError, match="cannot be started"):
        hire("cmd:/no/such/program --fast")
    with pytest.raises(UserError, match="cannot be started"):
        hire('cmd:"')


def test_tables_show_the_last_word_of_the_command() -> None:
    assert short_name("cmd:node bots/east.mjs") == "east.mjs"


def test_a_program_is_told_what_its_seat_may_know_and_nothing_else() -> None:
    table = start(composed("base"), 5, seed_bytes("told"))
    seat = Game(table=table).asked[0]
    seen = view_of(view(table, seat), tuple("ABCDE"))
    told = question(seen, 7, (Claim(1, "suspect", about=2),))
    assert [dwarf is None for dwarf in told["view"]["dwarfs"]] == [other != seat for other in range(5)]
    assert len(told["options"]) == len(seen.options)
    assert told["claims"] == [{"seat": 1, "is": "suspect", "about": 2}]


def arena_of(command: str, games: int) -> list[Played]:
    """Let a program play a number of games in an arena against random bots."""
    plan = ContestPlan("base", 4, games, "7", (f"cmd:{command}", "random"))
    matches = play_arena(plan, 1, Keeper(plan), lambda _: None)
    PROGRAMS.end_all()
    return matches


@pytest.mark.slow
@pytest.mark.parametrize(
    "command", ["node examples/programs/east.mjs", f"{sys.executable} examples/programs/helper.py"]
)
def test_the_example_programs_play_an_arena_without_losing_a_decision(
    command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    matches = arena_of(command, 6)
    assert len(matches) == 6
    assert [match.lost for match in matches] == [{}] * 6


@pytest.mark.soak
def test_the_javascript_bot_plays_a_hundred_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    matches = arena_of("node examples/programs/east.mjs", 100)
    assert len(matches) == 100
    assert [match.lost for match in matches] == [{}] * 100
