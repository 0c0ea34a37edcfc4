"""Keeping an arena's results: one line of JSON a match, after a first line that says what is played."""

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from undermine import __version__
from undermine.engine.kernel.records import RULES_VERSION
from undermine.errors import UserError
from undermine.replay.results import RoundResult
from undermine.sim.arena.plan import ArenaPlan, Task
from undermine.sim.arena.played import Played
from undermine.sim.lines import kept_lines
from undermine.sim.outputs import check_output, refused_writing, written_beside


class Keeper:
    """The matches that are known, in memory and, if there is a file, in that too."""

    def __init__(self, plan: ArenaPlan, path: Path | None = None) -> None:
        """Read what the file has; raises `UserError`, and changes nothing, if it is about something else."""
        self.path = path
        self.kept: dict[Task, Played] = {}
        if path is None:
            return
        head = {"undermine": __version__, "rules_version": RULES_VERSION, **plan.setting()}
        with refused_writing(path):
            path.parent.mkdir(parents=True, exist_ok=True)
        check_output(path, lambda _: True)  # whose it is, reading it tells
        whole, lines = kept_lines(path, "no-results")
        if lines and lines[0] != head:
            raise UserError("results-of-others", file=path, differences=_differing(lines[0], head))
        try:
            self.kept = {played.task: played for played in map(read, lines[1:])}
        except (KeyError, TypeError, ValueError, AttributeError):
            raise UserError("no-results", file=path) from None
        with written_beside(path) as beside:  # so whatever was cut off when a run was stopped is taken away
            beside.write_text(whole or json.dumps(head) + "\n", encoding="utf-8")

    def keep(self, matches: Sequence[Played]) -> None:
        """Add matches."""
        self.kept.update({played.task: played for played in matches})
        if self.path is not None:
            with refused_writing(self.path), self.path.open("a", encoding="utf-8") as file:
                file.writelines(json.dumps(written(played)) + "\n" for played in matches)

    def known(self, plan: ArenaPlan) -> list[Played]:
        """Return the matches of a plan that are known, in the order of their deals."""
        deals = sorted({task.deal for task in self.kept if task.deal < plan.deals()})
        tasks = (Task(deal, line_up) for deal in deals for line_up in plan.line_ups(deal))
        return [self.kept[task] for task in tasks if task in self.kept]


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
    } | ({"lost": played.lost} if played.lost else {})


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
        {bot: Counter(reasons) for bot, reasons in line.get("lost", {}).items()},
    )
