"""The games whose scenarios can be read: how their rules are found by name, and their form."""

from __future__ import annotations

from undermine.engine.classic.box import compose
from undermine.engine.kernel.rulesets import Ruleset
from undermine.scenarios.classic import CLASSIC_FORM
from undermine.scenarios.forms import Form


def find_rules(name: str) -> tuple[Ruleset, Form]:
    """Return the rules of that name and the form of their game; raises `RulesError` with a sentence."""
    return compose(name), CLASSIC_FORM
