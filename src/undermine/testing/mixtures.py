"""Mixtures of modules: any foundation with as many of some modules as go together."""

from functools import cache
from random import Random

from undermine.engine.games import FOUNDATIONS, box_of, compose
from undermine.engine.kernel.rulesets import RulesError


def mixture(foundation: str, modules: list[str]) -> str:
    """Return the rules made of a foundation and as many of the modules, in this order, as go together."""
    rules = foundation
    for module in modules:
        added = f"{rules}+{module}"
        rules = added if go_together(added) else rules
    return rules


@cache
def go_together(rules: str) -> bool:
    """Return whether such rules can be played."""
    try:
        compose(rules)
    except RulesError:
        return False
    return True


def random_mixture(chance: Random) -> str:
    """Return a random legal mixture; a foundation comes the more often, the more can be added to it."""
    choice = {foundation: box_of(foundation).optional() for foundation in FOUNDATIONS}
    foundation = chance.choices(list(choice), [1 + len(modules) for modules in choice.values()])[0]
    modules = [module for module in choice[foundation] if chance.random() < 0.5]
    return mixture(foundation, chance.sample(modules, len(modules)))
