"""The games whose scenarios can be read: how their rules are found by name, and their form."""

from __future__ import annotations

from undermine.engine.classic.box import compose
from undermine.engine.classic.table import ClassicTable
from undermine.engine.kernel.rulesets import Ruleset
from undermine.engine.kernel.table import Table
from undermine.scenarios.classic import CLASSIC_FORM
from undermine.scenarios.forms import Form


def form_of(table: Table) -> Form:
    """Return the form of the game that is played on a table."""
    if isinstance(table, ClassicTable):
        return CLASSIC_FORM
    raise TypeError(type(table).__name__)


def find_rules(name: str) -> tuple[Ruleset, Form]:
    """Return the rules of that name and the form of their game; raises `RulesError` with a sentence."""
    return compose(name), CLASSIC_FORM
