"""The box: THE ordered list of modules, the rulesets people name, and what can be combined.

Order matters wherever a seam folds in box order; the reason stands beside each line. A module is added by one line, and
taken out by deleting it: with it go the foundations and presets that need the module.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undermine.engine.kernel.boxes import Box
from undermine.engine.kernel.modules import Module
from undermine.engine.saboteur.modules.base.editions import ClassicEdition, CurrentEdition
from undermine.engine.saboteur.modules.base.module import BaseGame, GoldCards
from undermine.engine.saboteur.modules.championship.diversion import Diversion
from undermine.engine.saboteur.modules.championship.goal_swap import GoalSwap
from undermine.engine.saboteur.modules.championship.greedy import GreedyDwarf
from undermine.engine.saboteur.modules.championship.handyman import Handyman
from undermine.engine.saboteur.modules.championship.pioneer import Pioneer
from undermine.engine.saboteur.modules.championship.reverse import Reverse
from undermine.engine.saboteur.modules.championship.vault import Vault
from undermine.engine.saboteur.modules.championship.veto import Veto
from undermine.engine.saboteur.modules.chests.module import ChosenChests, TreasureChests
from undermine.engine.saboteur.modules.new_goals import NewGoals
from undermine.engine.saboteur.modules.nuggets.module import GoldNuggets
from undermine.engine.saboteur.modules.postcard import CostumeDepartment, TunnelParty
from undermine.engine.saboteur.modules.saboteur2.module import Saboteur2
from undermine.engine.saboteur.modules.toll.module import TunnelToll
from undermine.engine.saboteur.modules.variants.sabotaged import SabotagedDwarf
from undermine.engine.saboteur.modules.variants.tournament import Tournament
from undermine.engine.saboteur.ruleset import SaboteurRuleset

BOX: Final[tuple[tuple[str, Callable[[], Module]], ...]] = (
    ("dwarfs", BaseGame),  # first: everything else changes what it sets up
    ("gold-cards", GoldCards),  # before the editions, which say how gold cards are divided
    ("current", CurrentEdition),  # editions right after the game they are editions of
    ("classic", ClassicEdition),
    ("saboteur2", Saboteur2),  # after the game it grows out of, before what may be added to either
    ("wc2016", GreedyDwarf),  # after the editions: a greedy finisher takes what they would have divided
    ("wc2017", GoalSwap),  # the championship cards in the order of their years
    ("wc2018", Vault),
    ("wc2019", Veto),  # before every other price: nothing is paid for a card that is vetoed (WC-2019, MIX-1)
    ("wc2020", Reverse),
    ("wc2021", Handyman),
    ("wc2022", Pioneer),
    ("wc2023", Diversion),
    ("sabotaged", SabotagedDwarf),  # after all who say who wins: it leaves sabotaged miners out
    ("new-goals", NewGoals),  # goals are laid first (MIX-5), and these take the place of the base game's
    ("costume", CostumeDepartment),  # the postcard comes next (MIX-5)
    ("party", TunnelParty),
    ("tournament", Tournament),  # then the tournament's tunnel card, before chests and nugget (MIX-5)
    ("chests", TreasureChests),  # then the chests (MIX-5)
    ("chests-chosen", ChosenChests),  # in their place
    ("nuggets", GoldNuggets),  # last of all that lies in the labyrinth, the nugget (MIX-5)
    ("toll", TunnelToll),  # a toll is paid when nobody can object any more (MIX-1): after every other price
)

FOUNDATIONS: Final[dict[str, tuple[str, ...]]] = {
    "base": ("dwarfs", "gold-cards", "current"),
    "classic": ("dwarfs", "gold-cards", "classic"),
    "saboteur2": ("dwarfs", "current", "saboteur2"),
}
"""The rulesets a mixture begins with, as the modules they stand for."""


_CARDS: Final = "wc2017+wc2018+wc2019+wc2020+wc2021+wc2022+wc2023"
_MINI: Final = "toll+costume+new-goals+chests+nuggets"

PRESETS: Final[dict[str, str]] = {
    "tournament": "base+tournament",  # TOUR-4
    "championship": f"base+wc2016+{_CARDS}",
    "jubilee": f"base+wc2016+{_CARDS}+{_MINI}+sabotaged",
    "jubilee2": f"saboteur2+{_CARDS}+{_MINI}",
}
"""Mixtures with a name of their own; the catalogues say in a sentence what each is like."""

ALIASES: Final[dict[str, str]] = {"current": "base"}
"""Other names of foundations."""


SABOTEUR_BOX: Final[Box] = Box(BOX, FOUNDATIONS, PRESETS, ALIASES)


def compose(rules: str) -> SaboteurRuleset:
    """Return the ruleset that a name means: `base`, `toll+classic`, `jubilee`; raises `RulesError` with a sentence.

    Names may come in any order and in any spelling of case and dashes; the ruleset's own name follows the box.
    """
    names = SABOTEUR_BOX.named(rules)
    return SaboteurRuleset("+".join(names), SABOTEUR_BOX.chosen(names))


def optional_modules() -> list[str]:
    """Return the modules that can be added to a ruleset by name, in box order."""
    return SABOTEUR_BOX.optional()
