"""Trained weights: what features of options count beside the scores of the policy, as `undermine train` found.

What was learnt is added to the scores of the policy; where a dwarf has no trained weights, nothing is.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from undermine.bots.saboteur.beliefs.belief import SaboteurBelief
from undermine.bots.saboteur.contexts import contexts_of
from undermine.bots.saboteur.features import OptionFeatures
from undermine.bots.saboteur.pages import all_pages, pages_of
from undermine.bots.saboteur.policy.situation import Situation
from undermine.bots.saboteur.turn_features import TURN_FEATURES
from undermine.engine.kernel.actions import VERB_MASK, Options
from undermine.engine.kernel.rulesets import Ruleset

PLAIN_EDITION: Final = "base"
SCORE: Final = "score"
"""The feature that all options have, whatever their verb: the score of the policy. It changes no order among them."""

Learnt = dict[str, list[float]]
"""By the name of a feature what it counts in each of the contexts, in cards nearer to the treasure."""


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
    return (SCORE, *[name for features in all_features().values() for name in features.names])


@cache
def _data() -> dict[str, dict[str, Learnt]]:
    data: dict[str, dict[str, Learnt]] = json.loads(
        files(__package__).joinpath("trained.json").read_text("utf-8")
    )["weights"]
    return data


def trained_weights(ruleset: Ruleset, dwarf: str) -> Learnt:
    """Return what a dwarf has learnt to do by these rules; nothing where nobody has trained it."""
    named = [page.opinions.masters for page in pages_of(ruleset) if page.opinions.masters]
    return _data().get(named[-1] if named else PLAIN_EDITION, {}).get(dwarf, {})


def found_features(
    situation: Situation, options: Options, scores: Sequence[float]
) -> list[list[tuple[str, float]]]:
    """Return the features of every option; all have their score, so that to be surer is not learnt as anything else."""
    known = all_features()
    makers = [known.get(verb.name) for verb in situation.rules.verbs]
    found = []
    for number, score in enumerate(scores):
        code = int(options.codes[number])
        maker = makers[code & VERB_MASK]
        found.append([(SCORE, score), *([] if maker is None else maker.find(situation, code, score))])
    return found


def with_learnt(
    learnt: Learnt,
    situation: Situation,
    belief: SaboteurBelief,
    options: Options,
    scores: list[float],
) -> list[float]:
    """Return the scores of options with what was learnt about their features."""
    if not learnt:
        return scores
    contexts = contexts_of(situation, belief)
    counts = {
        name: sum([weight * context for weight, context in zip(weights, contexts, strict=True)])
        for name, weights in learnt.items()
    }
    return [
        score + sum([value * counts[name] for name, value in features if name in counts])
        for score, features in zip(scores, found_features(situation, options, scores), strict=True)
    ]
