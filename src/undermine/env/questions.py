"""The names of all questions that a game can ask."""

from __future__ import annotations

from typing import Final

from undermine.engine.kernel.agenda import Choice, SealedAsk, SeatAsk
from undermine.engine.kernel.codec import kind_name, value_classes
from undermine.engine.kernel.rulesets import Ruleset
from undermine.engine.kernel.table import Ask

ABSTRACT_ASKS: Final = (Ask, SeatAsk, Choice, SealedAsk)


def question_names(ruleset: Ruleset) -> list[str]:
    """Return the names of all questions of a game, in the order of the alphabet."""
    home = type(ruleset).__module__.rpartition(".")[0]
    kernel = Ask.__module__.rpartition(".")[0]
    names = {
        kind_name(kind)
        for kind in value_classes()
        if issubclass(kind, Ask) and kind not in ABSTRACT_ASKS and kind.__module__.startswith((home, kernel))
    }
    return sorted(names)
