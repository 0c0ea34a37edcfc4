"""The rules that tables are made with, composed once and shared by all rooms: a ruleset never changes."""

from functools import lru_cache

from undermine.engine.games import FOUNDATIONS, PRESETS, compose, optional_modules
from undermine.engine.kernel.rulesets import Ruleset


@lru_cache(maxsize=256)
def ruleset(rules: str) -> Ruleset:
    """Return the ruleset of that name; raises `RulesError` with a sentence."""
    return compose(rules)


def rulesets() -> list[str]:
    """Return the names a mixture can begin with."""
    return [*FOUNDATIONS, *PRESETS]


def modules() -> list[str]:
    """Return the names of what can be added."""
    return optional_modules()
