"""Trained networks of The Lost Mines: what features of options count beside a grandmaster's scores.

`undermine train --rules lost-mines` makes them, one for each role. Where a role has none, its scores stay as they are.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from undermine.bots.learnt.features import Features
from undermine.bots.learnt.network import Network, network_from
from undermine.bots.lost_mines.grandmaster_situation import GrandmasterSituation
from undermine.bots.lost_mines.learnt.contexts import CONTEXTS, contexts_of
from undermine.bots.lost_mines.learnt.features import all_features
from undermine.engine.kernel.actions import Action

WEIGHTS: Final = "lost-mines.json"
SCORE: Final = "score"
"""The feature that all options have: their score ..."""
MOST_SCORE: Final = 3.0
"""... in points, no more and no less than this."""
TEMPERATURE_POINTS: Final = 0.03
"""What 1 of a network's output is worth, in points; an option that looks this much worse is taken e times less often by
those who learn."""


@cache
def feature_names() -> tuple[str, ...]:
    """Return the names of all features, in an order that does not change."""
    return (SCORE, *[name for features in all_features().values() for name in features.names])


@cache
def _networks() -> dict[str, dict[str, Any]]:
    file = files(__package__).joinpath(WEIGHTS)
    networks: dict[str, dict[str, Any]] = {}
    if file.is_file():
        networks = json.loads(file.read_text("utf-8"))["networks"]
    return networks


@cache
def trained_network(role: str) -> Network | None:
    """Return what a role has learnt to do; None where nobody has trained it."""
    data = _networks().get(role)
    return None if data is None else network_from(data, feature_names(), CONTEXTS)


def is_turn(options: Sequence[Action]) -> bool:
    """Return whether options are those of a turn, of which anything is learnt, and not answers to a question."""
    return any(action.verb.name in all_features() for action in options)


def found_features(
    situation: GrandmasterSituation, options: Sequence[Action], scores: Sequence[float]
) -> Features:
    """Return the features of every option of a turn that was judged: its score, and those of its verb."""
    numbers = _numbers()
    found = Features(len(options), len(numbers))
    for place, (action, score) in enumerate(zip(options, scores, strict=True)):
        found.begin(place, 0)
        found.put(0, max(-MOST_SCORE, min(MOST_SCORE, score)))
        maker = all_features().get(action.verb.name)
        for name, value in maker.find(situation, action, score) if maker else ():
            found.put(numbers[name], value)
    return found


@cache
def _numbers() -> dict[str, int]:
    return {name: number for number, name in enumerate(feature_names())}


def with_learnt(
    network: Network | None,
    situation: GrandmasterSituation,
    options: Sequence[Action],
    scores: list[float],
) -> list[float]:
    """Return the scores of a turn's options with what was learnt about their features."""
    if network is None or not is_turn(options):
        return scores
    values = network.values(found_features(situation, options, scores), contexts_of(situation))
    return [score + TEMPERATURE_POINTS * value for score, value in zip(scores, values, strict=True)]
