"""The games whose scenarios can be read: how their rules are found by name, and their form."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from undermine.engine.games import compose
from undermine.engine.kernel.rulesets import Ruleset
from undermine.engine.kernel.table import Rules, Table
from undermine.scenarios.forms import Form
from undermine.scenarios.lost_mines import LOST_MINES_FORM
from undermine.scenarios.saboteur import SABOTEUR_FORM

FORMS: Final[dict[str, Form]] = {"saboteur": SABOTEUR_FORM, "lost-mines": LOST_MINES_FORM}
"""The form of each game's scenarios, by the game's name in the engine."""


def form_of(table: Table) -> Form:
    """Return the form of the game that is played on a table."""
    return _form(table.ruleset)


@lru_cache(maxsize=64)  # a file's scenarios are mostly of the same rules
def find_rules(name: str) -> tuple[Ruleset, Form]:
    """Return the rules of that name and the form of their game; raises `RulesError` with a sentence."""
    ruleset = compose(name)
    return ruleset, _form(ruleset)


def _form(ruleset: Rules) -> Form:
    return FORMS[ruleset.game.name]
