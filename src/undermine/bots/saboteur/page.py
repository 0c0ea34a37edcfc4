"""A page of the rulebook, as bots know it."""

from __future__ import annotations

from dataclasses import dataclass, field

from undermine.bots.saboteur.beliefs.clues import Clues
from undermine.bots.saboteur.learnt.features import OptionFeatures
from undermine.bots.saboteur.policy.opinions import Opinions


@dataclass(frozen=True)
class Page:
    """What bots think of the modules of one page: `opinions` to choose by, `clues` to conclude by.

    `features` tell options of its verbs apart, by verb, for those who learn.
    """

    modules: tuple[str, ...]
    opinions: Opinions = field(default_factory=Opinions)
    clues: Clues = field(default_factory=Clues)
    features: dict[str, OptionFeatures] = field(default_factory=dict)
