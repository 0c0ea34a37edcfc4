"""The words of the game in four languages, as `glossary.md` beside this file has them."""

import re
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files

CODE_COLUMN = 4
LANGUAGES = ("en", "pl", "cs", "de")
"""The columns of its tables, in order; the word in code and the clauses follow."""


@dataclass(frozen=True)
class Word:
    """A word of the game: in every language, and the clauses that say what it is."""

    word: dict[str, str]
    clauses: list[str]


@dataclass(frozen=True)
class Section:
    """Words that belong together; `title` is the message that names them."""

    title: str
    words: list[Word] = field(default_factory=list)


@lru_cache(maxsize=1)
def sections() -> list[Section]:
    """Return the tables of the page under their headings."""
    page = files("undermine.rulebook").joinpath("glossary.md").read_text(encoding="utf-8")
    found: list[Section] = []
    for line in page.splitlines():
        if line.startswith("## "):
            found.append(Section(message_id(line[3:])))
        elif line.startswith("| ") and not line.startswith("| English"):
            found[-1].words.append(entry(line))
    return [section for section in found if section.words]


def message_id(heading: str) -> str:
    """Return the message in which a heading is translated."""
    return "glossary-" + re.sub(r"[^a-z0-9]+", "-", heading.lower())


def entry(row: str) -> Word:
    """Read one row: the word in every language without marks, and the clauses that say what it is."""
    cells = [cell.strip().replace("*", "") for cell in row.strip("|").split("|")]
    clauses = [clause.strip() for clause in cells[CODE_COLUMN + 1].split(",") if clause.strip()]
    return Word(dict(zip(LANGUAGES, cells, strict=False)), clauses)
