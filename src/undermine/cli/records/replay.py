"""`undermine replay`: step through the record of a game, from any seat's view or with all cards open."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from undermine.cli.language import chosen_language
from undermine.cli.options import AsJson, Language
from undermine.cli.output import print_json
from undermine.errors import UserError

if TYPE_CHECKING:  # slow to import, so commands import it when they run
    from undermine.cli.records.course import Course

NEXT = ("n", " ", "\x1b[C")
BACK = ("p", "\x1b[D")
QUIT = ("q", "\x1b", "\x04")
ENTER = ("\r", "\n")
LONGEST_NUMBER = 6
"""Digits of a seat or move that somebody may mean."""


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(replay)


def replay(
    file: Annotated[Path, typer.Argument(help="A record of a game.", show_default=False)],
    seat: Annotated[str, typer.Option(help="Whose view: a seat from 0, 'all' or 'spectator'.")] = "all",
    to: Annotated[int | None, typer.Option(help="Stop at this move.", show_default=False)] = None,
    lang: Language = "",
    as_json: AsJson = False,
    scenario: Annotated[
        bool,
        typer.Option("--scenario", help="Print the table at that move as a scenario file, all cards open."),
    ] = False,
) -> None:
    """Step through a record: with the keys of a terminal, else all at once."""
    course = _read(file, chosen_language(lang))
    viewer = _viewer(seat, course)
    last = course.last() if to is None else to
    if not 0 <= last <= course.last():
        raise UserError("no-move", moves=str(course.last()))
    numbers = [number for number in course.noticed(viewer) if number <= last]
    if scenario:
        _write(course, last, file)
    elif as_json:
        steps = [course.plain(number, viewer) for number in numbers]
        print_json(steps)
    elif sys.stdin.isatty() and sys.stdout.isatty():
        _walk(Stepper(course, viewer, 0 if to is None else last))
    else:
        print("\n\n".join(course.page(number, viewer) for number in numbers))


def _read(file: Path, language: str) -> Course:
    from undermine.cli.records.course import Course
    from undermine.cli.records.recorded import bad_record, record_from
    from undermine.engine.kernel.records import BadRecord

    record = record_from(file)
    try:
        return Course(record, language)
    except BadRecord as error:
        raise bad_record(file, error) from None


def _write(course: Course, number: int, file: Path) -> None:
    from undermine.scenarios.writing import write_scenario

    title = f"{course.words.text('cli-replay-move', number=number, moves=course.last())}, {file.name}"
    print(write_scenario(course.moments[number].table, list(course.words.names), title), end="")


def _viewer(seat: str, course: Course) -> int:
    from undermine.engine.kernel.table import SPECTATOR
    from undermine.replay.viewers import OPEN

    if seat in ("all", "spectator"):
        return OPEN if seat == "all" else int(SPECTATOR)
    names = course.record.names
    if seat in names:
        return names.index(seat)
    if not seat.isdecimal() or len(seat) > LONGEST_NUMBER or int(seat) >= len(names):
        raise UserError("no-seat", seat=seat, last=str(len(names) - 1))
    return int(seat)


class Stepper:
    """Where somebody with a keyboard is in a game, and whose view they have."""

    def __init__(self, course: Course, viewer: int, at: int) -> None:
        """Begin at a move."""
        self.course = course
        self.viewer = viewer
        self.at = at
        self.typed = ""

    def press(self, key: str) -> bool:
        """Do what a key means; return whether there is more to come."""
        typed, self.typed = self.typed, ""
        if key.isdecimal():
            self.typed = (typed + key)[-LONGEST_NUMBER:]
        elif key in ENTER and typed:
            self._back_to(int(typed))
        elif key in NEXT or key in ENTER:
            self.at = min([number for number in self._numbers() if number > self.at], default=self.at)
        elif key in BACK:
            self._back_to(self.at - 1)
        elif key == "s":
            self._change_seat()
        return key not in QUIT

    def _numbers(self) -> list[int]:
        return self.course.noticed(self.viewer)

    def _back_to(self, number: int) -> None:
        """Go to a move, or to the last one before it of which the viewer notices anything."""
        self.at = max([noticed for noticed in self._numbers() if noticed <= number], default=0)

    def _change_seat(self) -> None:
        viewers = self.course.viewers()
        self.viewer = viewers[(viewers.index(self.viewer) + 1) % len(viewers)]
        self._back_to(self.at)

    def screen(self) -> str:
        """Return what is on the screen now."""
        keys = self.course.words.text("cli-replay-keys")
        return f"{self.course.page(self.at, self.viewer)}\n\n{keys} {self.typed}"


def _walk(stepper: Stepper) -> None:
    """Show the game key by key until its reader has had enough."""
    from rich.console import Console

    console = Console()
    going = True
    while going:
        console.clear()
        print(stepper.screen(), end="", flush=True)
        try:
            going = stepper.press(typer.getchar())
        except (KeyboardInterrupt, EOFError):
            going = False
    print()
