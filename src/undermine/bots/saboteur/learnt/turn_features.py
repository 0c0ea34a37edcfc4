"""The features of what a turn can be spent on in the base game."""

from __future__ import annotations

from typing import Final

from undermine.bots.learnt.features import Features
from undermine.bots.saboteur.learnt.features import OptionFeatures
from undermine.bots.saboteur.policy.judge import card_in, first_in, second_in
from undermine.bots.saboteur.policy.situation import Situation
from undermine.bots.saboteur.policy.turns import left_to_learn
from undermine.engine._native import i64
from undermine.engine.tunnels.routes import Routes
from undermine.engine.tunnels.sides import CELL_MASK, TURNED_BIT
from undermine.engine.tunnels.tiles import face_of

MOST_GAIN_CARDS: Final = 4.0
"""A way is not won or lost by more than this, where it counts as a feature ..."""
LEAST_SCORE: Final = -1.0
"""... and no score is lower."""
FAR_CELLS: Final = 12.0
"""A cell that is this far from the goals is far away, where that counts as a feature."""
MOST_CELLS: Final = 3.0
"""A card brings nobody more cells nearer than that, where it counts as a feature."""

# The features of each verb: their names, and their places among these.

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
    "dig-finish",
    "dig-leave-one",
    "dig-leave-two",
    "dig-useful",
    "dig-far",
    "dig-ends",
    "dig-leave-hard",
    "dig-leave-own",
)
DIG: Final[i64] = 0
DIG_WORTH: Final[i64] = 1
DIG_ON: Final[i64] = 2
DIG_AGAINST: Final[i64] = 3
DIG_NEARER: Final[i64] = 4
DIG_FARTHER: Final[i64] = 5
DIG_FORWARD: Final[i64] = 6
DIG_DEAD_END: Final[i64] = 7
DIG_GATE: Final[i64] = 8
DIG_TRIMMINGS: Final[i64] = 9
DIG_FINISH: Final[i64] = 10
DIG_USEFUL: Final[i64] = 13
DIG_FAR: Final[i64] = 14
DIG_ENDS: Final[i64] = 15
DIG_LEAVE_HARD: Final[i64] = 16
DIG_LEAVE_OWN: Final[i64] = 17
LAST_CARDS: Final[i64] = 3
"""What is told of the last cards of the way: that this is the last, or that one or two are left."""


def digging(situation: Situation, code: int, score: float, features: Features) -> None:  # noqa: ARG001 - others need the score
    """Put what a tunnel wins or costs, and how it looks."""
    card, first = card_in(code), first_in(code)
    cell, face = first & CELL_MASK, face_of(card, 1 if first & TURNED_BIT else 0)
    features.put(DIG, 1.0)
    features.put(DIG_WORTH, situation.worth(card) / MOST_GAIN_CARDS)
    gain = max(-MOST_GAIN_CARDS, min(MOST_GAIN_CARDS, situation.gain(cell, face)))
    features.put(DIG_ON if gain > 0.0 else DIG_AGAINST, abs(gain))
    nearer = max(-MOST_CELLS, min(MOST_CELLS, situation.distance - situation.distance_with(cell, face)))
    features.put(DIG_NEARER if nearer > 0.0 else DIG_FARTHER, abs(nearer))
    if situation.leads_on(card, first):
        features.put(DIG_FORWARD, 1.0)
    if not situation.facts.joined[card]:
        features.put(DIG_DEAD_END, 1.0)
    if situation.is_gate(cell):
        features.put(DIG_GATE, 1.0)
    features.put(DIG_TRIMMINGS, situation.trimmings(card, gain) / MOST_GAIN_CARDS)
    put_last_cards(situation, card, cell, face, features)
    path_cost = situation.path_cost()
    features.put(DIG_USEFUL, path_cost.usefulness(cell, face))
    features.put(DIG_FAR, far(situation, cell))
    features.put(DIG_ENDS, float(sides_in(path_cost.opened(cell, face))) / 3.0)


def far(situation: Situation, cell: i64) -> float:
    """Return how far a cell is from the goals: about 1 behind the start."""
    return min(1.0, float(situation.steps_to_goals(cell)) / FAR_CELLS)


def sides_in(bits: i64) -> i64:
    """Return how many of four sides there are in these bits."""
    return (bits & 1) + (bits >> 1 & 1) + (bits >> 2 & 1) + (bits >> 3 & 1)


def put_last_cards(situation: Situation, card: i64, cell: i64, face: i64, features: Features) -> None:
    """Put how likely a tunnel reaches the treasure, or leaves one or two cards to those who come next.

    Where one is left: how hard it is to come by, and whether the seat holds such a card itself.
    """
    chances = [0.0, 0.0, 0.0]
    hard = own = 0.0
    for number, routes in enumerate(situation.routes):
        left = routes.with_face(cell, face)
        if left < LAST_CARDS and left < routes.best:
            chance = situation.chances[number]
            chances[left] += chance
            if left == 1:
                hard += chance * situation.path_cost().hardship(number, cell, face)
                if holds_last_card(situation, card, cell, face, routes.goal):
                    own += chance
    for left in range(LAST_CARDS):
        features.put(DIG_FINISH + left, chances[left])
    features.put(DIG_LEAVE_HARD, hard)
    features.put(DIG_LEAVE_OWN, own)


def holds_last_card(situation: Situation, laid: i64, cell: i64, face: i64, goal: i64) -> bool:
    """Return whether the seat holds the card that reaches a goal once this one has been laid."""
    board = situation.labyrinth.copy()
    board.place(cell, face)
    routes = Routes(board, goal, situation.facts.patterns, situation.weights.longest_detour)
    frontier, tiles, held = board.frontier, board.tiles, situation.view.hand.cards
    gone = False
    i: i64
    k: i64
    turned: i64
    for k in range(len(held)):
        if held[k] == laid and not gone:
            gone = True
            continue
        if not situation.facts.joined[held[k]]:
            continue
        for i in range(len(frontier)):
            if not board.lit_at(frontier[i]):
                continue
            for turned in range(2):
                next_face = face_of(held[k], turned)
                fits = board.fits_at(frontier[i]) & (1 << tiles.openings[next_face])
                if fits and routes.with_face(frontier[i], next_face) == 0:
                    return True
    return False


def soon(situation: Situation, target: int) -> float:
    """Return how soon a seat moves: just under 1 if it is next, 0 for the seat itself."""
    seats = situation.view.seats
    return (1.0 - float((target - situation.seat) % seats) / seats) % 1.0


BREAKING: Final = ("break", "break-enmity", "break-more", "break-soon")
BREAK: Final[i64] = 0
BREAK_ENMITY: Final[i64] = 1
BREAK_MORE: Final[i64] = 2
BREAK_SOON: Final[i64] = 3


def breaking(situation: Situation, code: int, score: float, features: Features) -> None:  # noqa: ARG001
    """Put whose tool is broken: how much of an enemy, how hampered already, how soon to move."""
    target = first_in(code)
    features.put(BREAK, 1.0)
    features.put(BREAK_ENMITY, situation.enmity(target))
    features.put(BREAK_MORE, float(situation.broken(target)))
    features.put(BREAK_SOON, soon(situation, target))


MENDING: Final = ("mend-own", "mend", "mend-guilt", "mend-last", "mend-soon")
MEND_OWN: Final[i64] = 0
MEND: Final[i64] = 1
MEND_GUILT: Final[i64] = 2
MEND_LAST: Final[i64] = 3
MEND_SOON: Final[i64] = 4


def mending(situation: Situation, code: int, score: float, features: Features) -> None:  # noqa: ARG001
    """Put whose tool is repaired, and whether that player can dig then."""
    target = first_in(code)
    features.put(MEND_LAST, 1.0 if situation.broken(target) == 1 else 0.0)
    if target == situation.seat:
        features.put(MEND_OWN, 1.0)
        return
    features.put(MEND, 1.0)
    features.put(MEND_GUILT, situation.guilt(target))
    features.put(MEND_SOON, soon(situation, target))


REMOVING: Final = ("rockfall", "rockfall-score", "rockfall-far")
ROCKFALL: Final[i64] = 0
ROCKFALL_SCORE: Final[i64] = 1
ROCKFALL_FAR: Final[i64] = 2


def removing(situation: Situation, code: int, score: float, features: Features) -> None:
    """Put what a rockfall does, as the policy has found it: that takes too long to be measured twice."""
    features.put(ROCKFALL, 1.0)
    features.put(ROCKFALL_SCORE, max(LEAST_SCORE, min(MOST_GAIN_CARDS, score)))
    features.put(ROCKFALL_FAR, far(situation, first_in(code)))


LOOKING: Final = ("map", "map-open", "map-likely")
MAP: Final[i64] = 0
MAP_OPEN: Final[i64] = 1
MAP_LIKELY: Final[i64] = 2


def looking(situation: Situation, code: int, score: float, features: Features) -> None:  # noqa: ARG001
    """Put how much there is to learn, and how likely the treasure is there."""
    chance = situation.chance_at(first_in(code))
    features.put(MAP, 1.0)
    features.put(MAP_OPEN, left_to_learn(chance))
    features.put(MAP_LIKELY, chance)


PASSING: Final = (
    "pass",
    "pass-worth",
    "pass-tunnel",
    "pass-dead-end",
    "pass-break",
    "pass-repair",
    "pass-map",
    "pass-other",
    "pass-use",
    "pass-twin",
    "pass-more",
)
PASS: Final[i64] = 0
PASS_WORTH: Final[i64] = 1
PASS_TUNNEL: Final[i64] = 2
PASS_DEAD_END: Final[i64] = 3
PASS_BREAK: Final[i64] = 4
PASS_REPAIR: Final[i64] = 5
PASS_MAP: Final[i64] = 6
PASS_OTHER: Final[i64] = 7
PASS_USE: Final[i64] = 8
PASS_TWIN: Final[i64] = 9
PASS_MORE: Final[i64] = 10


def copies_held(situation: Situation, card: i64) -> i64:
    """Return how many of a card the seat holds."""
    found: i64 = 0
    for held in situation.view.hand.cards:
        if held == card:
            found += 1
    return found


def passing(situation: Situation, code: int, score: float, features: Features) -> None:  # noqa: ARG001
    """Put what kind of card is passed, what use it would be now, and whether the seat keeps another one of it.

    Of several cards these are the features of the first; that there are more is told, too.
    """
    card = card_in(code)
    features.put(PASS, 1.0)
    features.put(PASS_MORE, 0.5 * float((first_in(code) != 0) + (second_in(code) != 0)))
    features.put(PASS_USE, min(MOST_GAIN_CARDS, situation.use_of(card)) / MOST_GAIN_CARDS)
    features.put(PASS_TWIN, 1.0 if copies_held(situation, card) > 1 else 0.0)
    features.put(PASS_WORTH, situation.worth(card) / MOST_GAIN_CARDS)
    if situation.rules.is_tunnel[card]:
        features.put(PASS_TUNNEL if situation.facts.joined[card] else PASS_DEAD_END, 1.0)
    elif situation.rules.breaks[card]:
        features.put(PASS_BREAK, 1.0)
    elif situation.rules.repairs[card]:
        features.put(PASS_REPAIR, 1.0)
    else:
        features.put(PASS_MAP if situation.facts.is_map[card] else PASS_OTHER, 1.0)


TURN_FEATURES: Final[dict[str, OptionFeatures]] = {
    "dig": OptionFeatures(DIGGING, digging),
    "break": OptionFeatures(BREAKING, breaking, aimed=True),
    "repair": OptionFeatures(MENDING, mending, aimed=True),
    "rockfall": OptionFeatures(REMOVING, removing),
    "map": OptionFeatures(LOOKING, looking),
    "pass": OptionFeatures(PASSING, passing),
}
"""The features of every verb of the base game."""
