"""The games whose scenarios can be read: how their rules are found by name, and their form."""

from __future__ import annotations

from undermine.engine.games import compose
from undermine.engine.kernel.rulesets import Ruleset
from undermine.engine.kernel.table import Table
from undermine.engine.lost_mines.ruleset import LostMinesRuleset
from undermine.scenarios.classic import CLASSIC_FORM
from undermine.scenarios.forms import Form
from undermine.scenarios.lost_mines import LOST_MINES_FORM


def form_of(table: Table) -> Form:
    """Return the form of the game that is played on a table."""
    return _form(table.ruleset)


def find_rules(name: str) -> tuple[Ruleset, Form]:
    """Return the rules of that name and the form of their game; raises `RulesError` with a sentence."""
    ruleset = compose(name)
    return ruleset, _form(ruleset)


def _form(ruleset: Ruleset) -> Form:
    return LOST_MINES_FORM if isinstance(ruleset, LostMinesRuleset) else CLASSIC_FORM
