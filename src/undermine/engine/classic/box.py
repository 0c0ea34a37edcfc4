"""The box: THE ordered list of modules, the rulesets people name, and what can be combined.

Order matters wherever a seam folds in box order; the reason stands beside each line. A module is added by one line.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undermine.engine.classic.modules.base.editions import ClassicEdition, CurrentEdition
from undermine.engine.classic.modules.base.module import BaseGame, GoldCards
from undermine.engine.classic.modules.saboteur2.module import Saboteur2
from undermine.engine.classic.ruleset import ClassicRuleset
from undermine.engine.classic.seams import ClassicModule
from undermine.engine.kernel.rulesets import RulesError

BOX: Final[tuple[tuple[str, Callable[[], ClassicModule]], ...]] = (
    ("dwarfs", BaseGame),  # first: everything else changes what it sets up
    ("gold-cards", GoldCards),  # before the editions, which say how gold cards are divided
    ("current", CurrentEdition),  # editions right after the game they are editions of
    ("classic", ClassicEdition),
    ("saboteur2", Saboteur2),  # after the game it grows out of, before what may be added to either
)

FOUNDATIONS: Final[dict[str, tuple[str, ...]]] = {
    "base": ("dwarfs", "gold-cards", "current"),
    "classic": ("dwarfs", "gold-cards", "classic"),
    "saboteur2": ("dwarfs", "current", "saboteur2"),
}
"""The rulesets a mixture begins with, as the modules they stand for."""


def compose(rules: str) -> ClassicRuleset:
    """Return the ruleset that a name means: `base`, `classic`, `base+toll`; raises `RulesError` with a sentence."""
    names = [name.strip().lower().replace("_", "-") for name in rules.split("+")]
    chosen: list[str] = []
    for name in names:
        chosen.extend(FOUNDATIONS.get(name, (name,)))
    known = [module for module, _ in BOX]
    for name in chosen:
        if name not in known:
            choice = ", ".join([*FOUNDATIONS, *optional_modules()])
            msg = f"there are no rules called '{name}'; there are: {choice}"
            raise RulesError(msg)
    if len(set(chosen)) != len(chosen) or not any(name in FOUNDATIONS for name in names):
        msg = f"'{rules}' must name one of {', '.join(FOUNDATIONS)}, and every module once"
        raise RulesError(msg)
    modules = [make() for module, make in BOX if module in chosen]
    replaced = [name for module in modules for name in module.replaces]
    return ClassicRuleset("+".join(names), [module for module in modules if module.id not in replaced])


def optional_modules() -> list[str]:
    """Return the modules that can be added to a ruleset by name, in box order."""
    founded = {module for modules in FOUNDATIONS.values() for module in modules}
    return [module for module, _ in BOX if module not in founded]
