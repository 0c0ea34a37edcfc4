"""The features of what a turn can be spent on in the base game."""

from __future__ import annotations

from typing import Final

from undermine.bots.saboteur.features import Named, OptionFeatures
from undermine.bots.saboteur.policy.judge import card_in, first_in
from undermine.bots.saboteur.policy.situation import Situation
from undermine.bots.saboteur.policy.turns import left_to_learn
from undermine.engine.tunnels.sides import CELL_MASK, TURNED_BIT
from undermine.engine.tunnels.tiles import face_of

MOST_GAIN_CARDS: Final = 4.0
"""A way is not won or lost by more than this, where it counts as a feature ..."""
LEAST_SCORE: Final = -1.0
"""... and no score is lower."""
MUCH_ENMITY: Final = 0.75


def digging(situation: Situation, code: int, score: float) -> Named:  # noqa: ARG001 - others need the score
    """Return what a tunnel wins or costs, and how it looks."""
    card, first = card_in(code), first_in(code)
    face = face_of(card, 1 if first & TURNED_BIT else 0)
    gain = max(-MOST_GAIN_CARDS, min(MOST_GAIN_CARDS, situation.gain(first & CELL_MASK, face)))
    found = [("dig", 1.0), ("dig-worth", situation.worth(card) / MOST_GAIN_CARDS)]
    if gain:
        found.append(("dig-on" if gain > 0.0 else "dig-against", abs(gain)))
    if situation.leads_on(card, first):
        found.append(("dig-forward", 1.0))
    if not situation.facts.joined[card]:
        found.append(("dig-dead-end", 1.0))
    return found


def breaking(situation: Situation, code: int, score: float) -> Named:  # noqa: ARG001
    """Return whose tool is broken: how much of an enemy, how hampered already, how soon to move."""
    target = first_in(code)
    found = aimed("break", situation, target, situation.enmity(target))
    broken = situation.broken(target)
    if broken:
        found.append(("break-more", float(broken)))
    return found


def aimed(word: str, situation: Situation, target: int, enmity: float) -> Named:
    """Return the features of what is aimed at somebody."""
    found = [(word, 1.0), (f"{word}-enmity", enmity)]
    if enmity > MUCH_ENMITY:
        found.append((f"{word}-surely", 1.0))
    if target == (situation.seat + 1) % situation.view.seats:
        found.append((f"{word}-next", 1.0))
    return found


AIMED: Final = ("", "-enmity", "-surely", "-next")


def mending(situation: Situation, code: int, score: float) -> Named:  # noqa: ARG001
    """Return whose tool is repaired, and whether that player can dig then."""
    target = first_in(code)
    last = 1.0 if situation.broken(target) == 1 else 0.0
    if target == situation.seat:
        return [("mend-own", 1.0), ("mend-own-last", last)]
    return [*aimed("mend", situation, target, situation.guilt(target)), ("mend-last", last)]


def removing(situation: Situation, code: int, score: float) -> Named:  # noqa: ARG001
    """Return what a rockfall does, as the policy has found it: that takes too long to be measured twice."""
    return [("rockfall", 1.0), ("rockfall-score", max(LEAST_SCORE, min(MOST_GAIN_CARDS, score)))]


def looking(situation: Situation, code: int, score: float) -> Named:  # noqa: ARG001
    """Return how much there is to learn."""
    return [("map", 1.0), ("map-open", left_to_learn(situation.chance_at(first_in(code))))]


PASSED: Final = ("pass", "pass-score", "pass-tunnel", "pass-dead-end", "pass-break", "pass-other")


def passing(situation: Situation, code: int, score: float) -> Named:
    """Return what kind of card is passed."""
    card = card_in(code)
    if situation.rules.is_tunnel[card]:
        kind = "pass-tunnel" if situation.facts.joined[card] else "pass-dead-end"
    else:
        kind = "pass-break" if situation.rules.breaks[card] else "pass-other"
    return [("pass", 1.0), ("pass-score", max(LEAST_SCORE, score)), (kind, 1.0)]


TURN_FEATURES: Final[dict[str, OptionFeatures]] = {
    "dig": OptionFeatures(
        ("dig", "dig-worth", "dig-on", "dig-against", "dig-forward", "dig-dead-end"), digging
    ),
    "break": OptionFeatures((*[f"break{name}" for name in AIMED], "break-more"), breaking),
    "repair": OptionFeatures(
        ("mend-own", "mend-own-last", *[f"mend{name}" for name in AIMED], "mend-last"), mending
    ),
    "rockfall": OptionFeatures(("rockfall", "rockfall-score"), removing),
    "map": OptionFeatures(("map", "map-open"), looking),
    "pass": OptionFeatures(PASSED, passing),
}
"""The features of every verb of the base game."""
