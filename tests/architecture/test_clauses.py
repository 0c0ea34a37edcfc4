"""Every clause of every page that is in the box is cited by code that enforces it and by a test that shows it."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest

from undermine.cli.rules.citations import citations
from undermine.engine.saboteur.box import BOX
from undermine.rulebook.clauses import all_clauses

ROOT = Path(__file__).parents[2]

#: Which clauses each module stands for, by their first letters. A new module says so here.
CLAUSES = {
    "dwarfs": ("BASE-",),
    "gold-cards": ("BASE-",),
    "current": ("BASE-",),
    "classic": ("BASE-",),
    "saboteur2": ("S2-",),
    **{f"wc{year}": (f"WC-{year}",) for year in range(2016, 2024)},
    "toll": ("TOLL-",),
    "costume": ("POST-", "COST-"),
    "party": ("POST-", "PARTY-"),
    "new-goals": ("GOALS-",),
    "chests": ("CHEST-",),
    "chests-chosen": ("CHEST-",),
    "nuggets": ("NUGGET-",),
    "sabotaged": ("SAB-",),
    "tournament": ("TOUR-",),
}
#: What is said of mixtures is enforced where they meet, so it is due once all of them are there.
MIXTURES = "MIX-"
#: The second game has a box of its own.
SECOND_GAME, SECOND_PAGE = "undermine.engine.lost_mines", "LM-"


@cache
def cited() -> tuple[dict[str, list[str]], dict[str, list[str]]]:
    return citations(ROOT)


def due() -> list[str]:
    """The first letters of all clauses that the box answers for."""
    present = [name for name, _ in BOX]
    prefixes = {prefix for name in present for prefix in CLAUSES.get(name, ())}
    if set(CLAUSES) <= set(present):
        prefixes.add(MIXTURES)
    if find_spec(f"{SECOND_GAME}.box") if find_spec(SECOND_GAME) else False:
        prefixes.add(SECOND_PAGE)
    return sorted(prefixes)


def test_every_module_says_for_which_clauses_it_stands() -> None:
    assert [name for name, _ in BOX if name not in CLAUSES] == []


def test_every_clause_belongs_to_a_module() -> None:
    prefixes = {prefix for found in CLAUSES.values() for prefix in found} | {MIXTURES, SECOND_PAGE}
    assert [clause for clause in all_clauses() if not clause.startswith(tuple(prefixes))] == []


@pytest.mark.parametrize("prefix", due())
def test_every_clause_is_enforced_by_code(prefix: str) -> None:
    code, _ = cited()
    assert [clause for clause in all_clauses() if clause.startswith(prefix) and clause not in code] == []


@pytest.mark.parametrize("prefix", due())
def test_every_clause_is_shown_by_a_test(prefix: str) -> None:
    _, tests = cited()
    assert [clause for clause in all_clauses() if clause.startswith(prefix) and clause not in tests] == []
