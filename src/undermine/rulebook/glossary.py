"""The words of the game in four languages, as docs/glossary.md has them; the wheel carries that page along."""

import re
from functools import lru_cache
from pathlib import Path

from undermine.protocol import learning

PACKED = Path(__file__).parent / "glossary.md"
OURS = Path(__file__).parents[3] / "docs" / "glossary.md"
CODE_COLUMN = 4
LANGUAGES = ("en", "pl", "cs", "de")
"""The columns of its tables, in order; the word in code and the clauses follow."""


@lru_cache(maxsize=1)
def sections() -> list[learning.GlossarySection]:
    """Return the tables of the page under their headings."""
    path = PACKED if PACKED.exists() else OURS
    found: list[learning.GlossarySection] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            found.append(learning.GlossarySection(message_id(line[3:]), []))
        elif line.startswith("| ") and not line.startswith("| English"):
            found[-1].words.append(entry(line))
    return [section for section in found if section.words]


def message_id(heading: str) -> str:
    """Return the message in which a heading is translated."""
    return "glossary-" + re.sub(r"[^a-z0-9]+", "-", heading.lower())


def entry(row: str) -> learning.GlossaryWord:
    """Read one row: the word in every language without marks, and the clauses that say what it is."""
    cells = [cell.strip().replace("*", "") for cell in row.strip("|").split("|")]
    clauses = [clause.strip() for clause in cells[CODE_COLUMN + 1].split(",") if clause.strip()]
    return learning.GlossaryWord(dict(zip(LANGUAGES, cells, strict=False)), clauses)
