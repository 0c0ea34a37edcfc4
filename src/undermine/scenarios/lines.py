"""The lines of a scenario file: numbered, without comments, each with the deeper lines that belong to it."""

from __future__ import annotations

from dataclasses import dataclass, field

from undermine.errors import UserError


class BadScenario(UserError):  # noqa: N818 - a sentence about a file, not a fault of the program
    """A scenario file cannot be read; the sentence says where and why."""

    def __init__(self, line: int, sentence: str, file: str = "") -> None:
        """Name the line (0: the file as a whole) and what is wrong there, in the English of scenario files."""
        super().__init__("scenario", line=line, sentence=sentence)
        self.line = line
        self.sentence = sentence
        self.file = file

    def told(self, language: str) -> str:
        """Return the sentence with its place in front."""
        if not self.file:
            return UserError("scenario-line", line=str(self.line), sentence=self.sentence).told(language)
        place = f"{self.file}:{self.line}" if self.line else self.file
        return UserError("scenario", place=place, sentence=self.sentence).told(language)


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
            raise BadScenario(line.number, f"'{line.text}' is indented, but belongs to no line above")
    return heads
