"""The pages of the rulebook as bots know them: every file below `modules` that has one is found, and none is missed.

A page stands at the same place as its rules below `engine/saboteur/modules`. What is not there is nothing that bots
have an opinion of, so an expansion is taken out by deleting its files, and added by adding them.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import walk_packages

from undermine.bots.saboteur import modules
from undermine.bots.saboteur.page import Page
from undermine.engine.kernel.rulesets import Ruleset


@cache
def all_pages() -> tuple[Page, ...]:
    """Return every page there is, by the names of their files."""
    files = walk_packages(modules.__path__, f"{modules.__name__}.")
    names = sorted(found.name for found in files if not found.ispkg)
    return tuple(import_module(name).PAGE for name in names)


def pages_of(rules: Ruleset) -> list[Page]:
    """Return the pages that are played with."""
    return [page for page in all_pages() if any(rules.has(module) for module in page.modules)]
