"""The features of what a turn can be spent on in the base game."""

from __future__ import annotations

from typing import Final

from undermine.bots.saboteur.learnt.features import Named, OptionFeatures
from undermine.bots.saboteur.policy.judge import card_in, first_in
from undermine.bots.saboteur.policy.situation import Situation
from undermine.bots.saboteur.policy.turns import left_to_learn
from undermine.engine.tunnels.sides import CELL_MASK, TURNED_BIT
from undermine.engine.tunnels.tiles import face_of

MOST_GAIN_CARDS: Final = 4.0
"""A way is not won or lost by more than this, where it counts as a feature ..."""
LEAST_SCORE: Final = -1.0
"""... and no score is lower."""
MOST_CELLS: Final = 3.0
"""A card brings nobody more cells nearer than that, where it counts as a feature."""


def digging(situation: Situation, code: int, score: float) -> Named:  # noqa: ARG001 - others need the score
    """Return what a tunnel wins or costs, and how it looks."""
    card, first = card_in(code), first_in(code)
    cell, face = first & CELL_MASK, face_of(card, 1 if first & TURNED_BIT else 0)
    found = [("dig", 1.0), ("dig-worth", situation.worth(card) / MOST_GAIN_CARDS)]
    gain = max(-MOST_GAIN_CARDS, min(MOST_GAIN_CARDS, situation.gain(cell, face)))
    found.append(("dig-on" if gain > 0.0 else "dig-against", abs(gain)))
    nearer = max(-MOST_CELLS, min(MOST_CELLS, situation.distance - situation.distance_with(cell, face)))
    found.append(("dig-nearer" if nearer > 0.0 else "dig-farther", abs(nearer)))
    if situation.leads_on(card, first):
        found.append(("dig-forward", 1.0))
    if not situation.facts.joined[card]:
        found.append(("dig-dead-end", 1.0))
    if situation.is_gate(cell):
        found.append(("dig-gate", 1.0))
    beside_the_way = situation.trimmings(card, gain)
    if beside_the_way != 0.0:
        found.append(("dig-trimmings", beside_the_way / MOST_GAIN_CARDS))
    return found + last_cards(situation, cell, face)


def last_cards(situation: Situation, cell: int, face: int) -> Named:
    """Return how likely a tunnel reaches the treasure, or leaves one or two cards to those who come next."""
    chances = [0.0] * len(LAST_CARDS)
    for number, routes in enumerate(situation.routes):
        left = int(routes.with_face(cell, face))
        if left < len(chances) and left < routes.best:
            chances[left] += situation.chances[number]
    return [(name, chance) for name, chance in zip(LAST_CARDS, chances, strict=True) if chance > 0.0]


def soon(situation: Situation, target: int) -> float:
    """Return how soon a seat moves: just under 1 if it is next, 0 for the seat itself."""
    seats = situation.view.seats
    return (1.0 - float((target - situation.seat) % seats) / seats) % 1.0


def breaking(situation: Situation, code: int, score: float) -> Named:  # noqa: ARG001
    """Return whose tool is broken: how much of an enemy, how hampered already, how soon to move."""
    target = first_in(code)
    return [
        ("break", 1.0),
        ("break-enmity", situation.enmity(target)),
        ("break-more", float(situation.broken(target))),
        ("break-soon", soon(situation, target)),
    ]


def mending(situation: Situation, code: int, score: float) -> Named:  # noqa: ARG001
    """Return whose tool is repaired, and whether that player can dig then."""
    target = first_in(code)
    last = ("mend-last", 1.0 if situation.broken(target) == 1 else 0.0)
    if target == situation.seat:
        return [("mend-own", 1.0), last]
    return [
        ("mend", 1.0),
        ("mend-guilt", situation.guilt(target)),
        last,
        ("mend-soon", soon(situation, target)),
    ]


def removing(situation: Situation, code: int, score: float) -> Named:  # noqa: ARG001
    """Return what a rockfall does, as the policy has found it: that takes too long to be measured twice."""
    return [("rockfall", 1.0), ("rockfall-score", max(LEAST_SCORE, min(MOST_GAIN_CARDS, score)))]


def looking(situation: Situation, code: int, score: float) -> Named:  # noqa: ARG001
    """Return how much there is to learn."""
    return [("map", 1.0), ("map-open", left_to_learn(situation.chance_at(first_in(code))))]


def passing(situation: Situation, code: int, score: float) -> Named:  # noqa: ARG001
    """Return what kind of card is passed."""
    card = card_in(code)
    if situation.rules.is_tunnel[card]:
        kind = "pass-tunnel" if situation.facts.joined[card] else "pass-dead-end"
    elif situation.rules.breaks[card]:
        kind = "pass-break"
    elif situation.rules.repairs[card]:
        kind = "pass-repair"
    else:
        kind = "pass-map" if situation.facts.is_map[card] else "pass-other"
    return [("pass", 1.0), ("pass-worth", situation.worth(card) / MOST_GAIN_CARDS), (kind, 1.0)]


LAST_CARDS: Final = ("dig-finish", "dig-leave-one", "dig-leave-two")
DIGGING: Final = (
    "dig",
    "dig-worth",
    "dig-on",
    "dig-against",
    "dig-nearer",
    "dig-farther",
    "dig-forward",
    "dig-dead-end",
    "dig-gate",
    "dig-trimmings",
    *LAST_CARDS,
)
BREAKING: Final = ("break", "break-enmity", "break-more", "break-soon")
MENDING: Final = ("mend-own", "mend", "mend-guilt", "mend-last", "mend-soon")
PASSING: Final = (
    "pass",
    "pass-worth",
    "pass-tunnel",
    "pass-dead-end",
    "pass-break",
    "pass-repair",
    "pass-map",
    "pass-other",
)
TURN_FEATURES: Final[dict[str, OptionFeatures]] = {
    "dig": OptionFeatures(DIGGING, digging),
    "break": OptionFeatures(BREAKING, breaking),
    "repair": OptionFeatures(MENDING, mending),
    "rockfall": OptionFeatures(("rockfall", "rockfall-score"), removing),
    "map": OptionFeatures(("map", "map-open"), looking),
    "pass": OptionFeatures(PASSING, passing),
}
"""The features of every verb of the base game."""
