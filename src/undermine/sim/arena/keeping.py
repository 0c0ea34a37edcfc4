"""Keeping an arena's results: one line of JSON a match, after a first line that says what is played."""

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from undermine import __version__
from undermine.engine.kernel.records import RULES_VERSION
from undermine.errors import UserError
from undermine.sim.arena.plan import ArenaPlan, Task
from undermine.sim.arena.played import Played
from undermine.sim.results import RoundResult


class Keeper:
    """The matches that are known, in memory and, if there is a file, in that too."""

    def __init__(self, plan: ArenaPlan, path: Path | None = None) -> None:
        """Read what the file has; raises `UserError` if it is about something else."""
        self.path = path
        self.kept: dict[Task, Played] = {}
        if path is None:
            return
        head = {"undermine": __version__, "rules_version": RULES_VERSION, **plan.setting()}
        lines = _lines(path)
        if not lines:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(head) + "\n", encoding="utf-8")
        elif lines[0] != head:
            raise UserError(f"'{path}' holds results of something else: {_differing(lines[0], head)}")
        for line in lines[1:]:
            played = read(line)
            self.kept[played.task] = played

    def keep(self, matches: Sequence[Played]) -> None:
        """Add matches."""
        self.kept.update({played.task: played for played in matches})
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.writelines(json.dumps(written(played)) + "\n" for played in matches)


def _lines(path: Path) -> list[dict[str, Any]]:
    """Return the lines of a file. What was cut off when a run was stopped is taken away."""
    try:
        text = path.read_text(encoding="utf-8")
        whole = text[: text.rfind("\n") + 1]
        if whole != text:
            path.write_text(whole, encoding="utf-8")
        return [json.loads(line) for line in whole.splitlines()]
    except FileNotFoundError:
        return []
    except (OSError, ValueError) as error:
        raise UserError(f"'{path}' is not a file of an arena's results: {error}") from None


def _differing(there: dict[str, Any], here: dict[str, Any]) -> str:
    names = [name for name in here if there.get(name) != here[name]]
    return ", ".join(f"{name} {there.get(name)}, not {here[name]}" for name in names)


def written(played: Played) -> dict[str, Any]:
    """Return a match as plain data."""
    return {
        "deal": played.task.deal,
        "line_up": played.task.line_up,
        "seated": played.seated,
        "earned": played.earned,
        "won": played.won,
        "rounds": [vars(result) for result in played.rounds],
        "times": played.times,
    }


def read(line: dict[str, Any]) -> Played:
    """Return the match that a line tells of."""
    return Played(
        Task(line["deal"], tuple(line["line_up"])),
        tuple(line["seated"]),
        tuple(
            RoundResult(one["side"], *(tuple(one[name]) for name in ("roles", "gained", "won")))
            for one in line["rounds"]
        ),
        tuple(line["earned"]),
        tuple(line["won"]),
        {
            bot: Counter({int(kind): count for kind, count in times.items()})
            for bot, times in line["times"].items()
        },
    )
