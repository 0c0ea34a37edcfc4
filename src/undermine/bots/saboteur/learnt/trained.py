"""Trained networks: what features of options count beside the scores of the policy, as `undermine train` found.

What was learnt is added to the scores of the policy; where a dwarf has no trained network, nothing is.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

from undermine.bots.learnt.features import Features
from undermine.bots.learnt.network import Network, network_from
from undermine.bots.saboteur.beliefs.belief import SaboteurBelief
from undermine.bots.saboteur.learnt.appearance import APPEARANCES, Appearance
from undermine.bots.saboteur.learnt.company import aimless, shared_with
from undermine.bots.saboteur.learnt.contexts import context_names, contexts_of
from undermine.bots.saboteur.learnt.features import OptionFeatures
from undermine.bots.saboteur.learnt.remembered import REMEMBERED, Memory
from undermine.bots.saboteur.learnt.turn_features import TURN_FEATURES
from undermine.bots.saboteur.pages import all_pages, pages_of
from undermine.bots.saboteur.policy.judge import first_in
from undermine.bots.saboteur.policy.situation import Situation
from undermine.engine._native import i64, vec
from undermine.engine.kernel.actions import VERB_MASK, Options
from undermine.engine.kernel.rulesets import Ruleset

PLAIN_EDITION: Final = "base"
AIMED: Final = ("at-sharer", "at-aimless")
"""The features of all aimed actions: how much the player shares what the seat wins, and how likely it does anything."""
SCORE: Final = "score"
"""The feature that all options have, whatever their verb: the score of the policy ..."""
LEAST_SCORE: Final = -2.0
"""... between these bounds."""
MOST_SCORE: Final = 4.0
TEMPERATURE_CARDS: Final = 0.15
"""What 1 of a network's output is worth, in cards nearer to the treasure; an option that looks this much worse is taken
e times less often by those who learn."""


@cache
def all_features() -> dict[str, OptionFeatures]:
    """Return the features of every verb, those of all pages."""
    found = dict(TURN_FEATURES)
    for page in all_pages():
        found.update(page.features)
    return found


@cache
def feature_names() -> tuple[str, ...]:
    """Return the names of all features, in an order that does not change."""
    by_verb = [name for features in all_features().values() for name in features.names]
    return (SCORE, *APPEARANCES, *REMEMBERED, *AIMED, *by_verb)


class Makers:
    """What finds the features of each verb of some rules, and which number the first of them has."""

    def __init__(self, rules: Ruleset) -> None:
        """Look up every verb; None has no features."""
        known, names = all_features(), feature_names()
        self.makers = [known.get(verb.name) for verb in rules.verbs]
        self.width: i64 = len(names)
        self.firsts: vec[i64] = vec[i64](
            [0 if maker is None else names.index(maker.names[0]) for maker in self.makers]
        )


@lru_cache(maxsize=32)
def makers_of(rules: Ruleset) -> Makers:
    """Return what finds features by these rules, looked up once."""
    return Makers(rules)


@cache
def _networks(edition: str) -> dict[str, dict[str, Any]]:
    """Return by dwarf the numbers of the networks of an edition."""
    file = files(__package__).joinpath(f"{edition}.json")
    networks: dict[str, dict[str, Any]] = {}
    if file.is_file():
        networks = json.loads(file.read_text("utf-8"))["networks"]
    return networks


@cache
def _trained(edition: str, name: str) -> Network | None:
    data = _networks(edition).get(name)
    return None if data is None else network_from(data, feature_names(), context_names())


@cache
def learns_as(dwarf: str) -> str:
    """Return under which name a dwarf learns: under its own, or together with others."""
    shared = [page.learns_as[dwarf] for page in all_pages() if dwarf in page.learns_as]
    return shared[0] if shared else dwarf


def trained_network(ruleset: Ruleset, dwarf: str) -> Network | None:
    """Return what a dwarf has learnt to do by these rules; None where nobody has trained it."""
    named = [page.opinions.masters for page in pages_of(ruleset) if page.opinions.masters]
    return _trained(named[-1] if named else PLAIN_EDITION, learns_as(dwarf))


def found_features(
    situation: Situation, belief: SaboteurBelief, options: Options, scores: Sequence[float]
) -> Features:
    """Return the features of every option: its score, how it looks to others, what is remembered, those of its verb."""
    known = makers_of(situation.rules)
    appearance, memory = Appearance(situation, belief), Memory(situation, belief)
    shares, erring = shared_with(situation, belief), aimless(belief)
    found = Features(len(scores), known.width)
    number: i64
    for number in range(found.options):
        code, score = options.codes[number], scores[number]
        maker = known.makers[code & VERB_MASK]
        found.begin(number, 0)
        found.put(0, max(LEAST_SCORE, min(MOST_SCORE, score)))
        if maker is not None:
            found.begin(number, 1)
            appearance.put(code, found)
            found.begin(number, 1 + len(APPEARANCES))
            memory.put(code, found)
            if maker.aimed:
                target = first_in(code)
                found.begin(number, 1 + len(APPEARANCES) + len(REMEMBERED))
                found.put(0, shares[target])
                found.put(1, erring[target])
            found.begin(number, known.firsts[code & VERB_MASK])
            maker.find(situation, code, score, found)
    return found


def with_learnt(
    network: Network | None,
    situation: Situation,
    belief: SaboteurBelief,
    options: Options,
    scores: list[float],
) -> list[float]:
    """Return the scores of a turn's options with what was learnt about their features."""
    if network is None:
        return scores
    found = found_features(situation, belief, options, scores)
    values = network.values(found, contexts_of(situation, belief))
    return [score + TEMPERATURE_CARDS * value for score, value in zip(scores, values, strict=True)]
