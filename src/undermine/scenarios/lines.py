"""The lines of a scenario file: numbered, without comments, each with the deeper lines that belong to it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from undermine.engine.kernel.kinds import Unreadable
from undermine.engine.kernel.rulesets import RulesError
from undermine.errors import UserError


class BadScenario(UserError):  # noqa: N818 - a sentence about a file, not a fault of the program
    """A scenario file cannot be read; the sentence says where and why."""

    def __init__(self, message: str, line: int = 0, /, **about: object) -> None:
        """Name a message and what it speaks of, and the line; 0 is the file as a whole, or a line to be named later."""
        super().__init__(message, **about)
        self.line = line
        self.file = ""

    def told(self, language: str) -> str:
        """Return the sentence with its place in front."""
        sentence = UserError(self.message, **self.about)
        if not self.file:
            return UserError("scenario-line", line=str(self.line), sentence=sentence).told(language)
        place = f"{self.file}:{self.line}" if self.line else self.file
        return UserError("scenario", place=place, sentence=sentence).told(language)


@contextmanager
def on_line(number: int) -> Iterator[None]:
    """Make `BadScenario` of what is wrong here, on this line unless a deeper one is named already."""
    try:
        yield
    except Unreadable as problem:
        raise BadScenario(f"unreadable-{problem.code}", number, **problem.about) from None
    except RulesError as problem:
        raise BadScenario(f"rules-{problem.code}", number, **problem.about) from None
    except BadScenario as problem:
        problem.line = problem.line or number
        raise


@contextmanager
def in_file(file: str) -> Iterator[None]:
    """Name the file in what is wrong with it."""
    try:
        yield
    except BadScenario as problem:
        problem.file = file
        raise


@dataclass
class Line:
    """One line: its number, how far it is indented, its text, and the deeper lines below it."""

    number: int
    indent: int
    text: str
    inside: list[Line] = field(default_factory=list)

    def drawing(self) -> str:
        """Return the deeper lines as they were drawn."""
        return "\n".join(" " * line.indent + line.text for line in self.inside)


def split_lines(text: str) -> list[Line]:
    """Return the lines of a text that say something; `#` begins a line of comment."""
    lines: list[Line] = []
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.expandtabs().rstrip()
        stripped = line.lstrip()
        if stripped and not stripped.startswith("#"):
            lines.append(Line(number, len(line) - len(stripped), stripped))
    return lines


def nest(lines: list[Line], base: int) -> list[Line]:
    """Hang every line that is indented deeper than `base` below the line it belongs to."""
    heads: list[Line] = []
    for line in lines:
        if line.indent <= base:
            heads.append(line)
        elif heads:
            heads[-1].inside.append(line)
        else:
            raise BadScenario("scenario-indented", line.number, text=line.text)
    return heads
