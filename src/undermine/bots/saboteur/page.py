"""A page of the rulebook, as bots know it."""

from __future__ import annotations

from dataclasses import dataclass, field

from undermine.bots.saboteur.beliefs.clues import Clues
from undermine.bots.saboteur.learnt.features import OptionFeatures, PageContexts
from undermine.bots.saboteur.policy.opinions import Opinions


@dataclass(frozen=True)
class Page:
    """What bots think of the modules of one page: `opinions` to choose by, `clues` to conclude by.

    For those who learn, `features` tell options of its verbs apart, by verb, and `contexts` moments; dwarfs that are
    in `learns_as` learn together with others, under the name that stands there.
    """

    modules: tuple[str, ...]
    opinions: Opinions = field(default_factory=Opinions)
    clues: Clues = field(default_factory=Clues)
    features: dict[str, OptionFeatures] = field(default_factory=dict)
    contexts: PageContexts | None = None
    learns_as: dict[str, str] = field(default_factory=dict)
