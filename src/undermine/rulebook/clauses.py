"""The rules pages and their clauses, as the catalogues hold them: which there are, in what order, in which section."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from undermine.locale.catalogue import ORIGINAL, read, text

PAGES: Final = ("base", "saboteur2", "championship", "mini", "variants", "lost-mines")
"""The pages in the order of the rulebooks; each is the file `rules-<page>.ftl` of a language."""

_CLAUSE = re.compile(r"^clause-([a-z0-9]+-[0-9]+) =", re.MULTILINE)


@cache
def clauses(page: str) -> tuple[str, ...]:
    """Return the ids of a page's clauses in their order: `BASE-1`, `BASE-2`, ..."""
    return tuple(found.upper() for found in _CLAUSE.findall(read(ORIGINAL, f"rules-{page}.ftl")))


@cache
def all_clauses() -> tuple[str, ...]:
    """Return the ids of all clauses, page by page."""
    return tuple(clause for page in PAGES for clause in clauses(page))


def page_of(clause: str) -> str:
    """Return the page a clause stands on."""
    return next(page for page in PAGES if clause in clauses(page))


def title(language: str, page: str) -> str:
    """Return a page's title."""
    return text(language, f"rules-{page}-title")


def clause_text(language: str, clause: str) -> str:
    """Return what a clause says."""
    return text(language, f"clause-{clause.lower()}")


def section(language: str, clause: str) -> str:
    """Return the heading of the section in which a clause stands."""
    return text(language, f"clause-{clause.lower()}.section")
