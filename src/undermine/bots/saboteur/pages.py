"""The pages of Saboteur, as bots know them: each file below `modules` has one, at the place that its rules have."""

from __future__ import annotations

from functools import cache, lru_cache

from undermine.bots.pages import page_files
from undermine.bots.saboteur import modules
from undermine.bots.saboteur.page import Page
from undermine.engine.kernel.table import Rules


@cache
def all_pages() -> tuple[Page, ...]:
    """Return every page there is."""
    return tuple(file.PAGE for file in page_files(modules))


@lru_cache(maxsize=32)
def pages_of(rules: Rules) -> tuple[Page, ...]:
    """Return the pages that are played with."""
    return tuple(page for page in all_pages() if any(rules.has(module) for module in page.modules))
