"""The games there are: where everybody outside the engine finds rules by their name, whichever game they are of."""

from __future__ import annotations

from typing import Final

from undermine.engine.kernel.boxes import Box, spelled, unknown_rules
from undermine.engine.kernel.rulesets import RulesError, Ruleset
from undermine.engine.lost_mines import box as lost_mines_box
from undermine.engine.saboteur import box as saboteur_box

BOXES: Final[tuple[Box, ...]] = (saboteur_box.SABOTEUR_BOX, lost_mines_box.LOST_MINES_BOX)

FOUNDATIONS: Final[dict[str, tuple[str, ...]]] = {
    name: modules for box in BOXES for name, modules in box.foundations.items()
}
PRESETS: Final[dict[str, str]] = {name: mixture for box in BOXES for name, mixture in box.presets.items()}
"""Foundations and presets of all games."""


def compose(rules: str) -> Ruleset:
    """Return the ruleset that a name means: `base`, `jubilee`, `lost-mines`; raises `RulesError` with a sentence."""
    box = box_of(rules)
    if box is lost_mines_box.LOST_MINES_BOX:
        return lost_mines_box.compose(rules)
    return saboteur_box.compose(rules)


def box_of(rules: str) -> Box:
    """Return the box of the game that a mixture belongs to; raises `RulesError` with a sentence."""
    homes: list[Box] = []
    for word in rules.split("+"):
        home = [box for box in BOXES if box.knows(word)]
        if not home:
            raise unknown_rules(spelled(word), [name for box in BOXES for name in box.names()])
        homes.append(home[0])
    for home_of_word, word in zip(homes, rules.split("+"), strict=True):
        if home_of_word is not homes[0]:
            first = spelled(rules.split("+", maxsplit=1)[0])
            msg = f"'{spelled(word)}' belongs to another game than '{first}'"
            raise RulesError("cannot-combine", {"one": spelled(word), "other": first}, msg)
    return homes[0]


def optional_modules() -> list[str]:
    """Return the modules of all games that can be added to a foundation by name."""
    return [module for box in BOXES for module in box.optional()]


def variants() -> dict[str, str]:
    """Return the modules of all games that are another way to play some module, each with that module."""
    return {variant: module for box in BOXES for variant, module in box.variants().items()}
