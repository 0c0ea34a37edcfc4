"""Contexts: what a moment is like, on which it depends how much the features of an option count."""

from __future__ import annotations

from functools import cache
from math import exp, log
from typing import Final

from undermine.bots.saboteur.beliefs.belief import SaboteurBelief
from undermine.bots.saboteur.learnt.company import aimless, shared_with
from undermine.bots.saboteur.learnt.remembered import ANY_TOOL, Memory
from undermine.bots.saboteur.pages import all_pages, pages_of
from undermine.bots.saboteur.policy.situation import Situation

CONTEXTS: Final = (
    "time-left",
    "nearness",
    "exposure",
    "hampered",
    "knowing",
    "crowd",
    "able",
    "suspect",
    "path-cost",
    "dead-ends",
    "breaks",
    "tunnels",
    "repairs",
    "deck-gone",
    "next-able",
    "next-enmity",
    "one-left",
    "two-left",
    "best-dig",
    "tight",
    "next-idle",
    "breaks-left",
    "repairs-left",
    "friends-digging",
    "foes-digging",
    "detour",
    "next-shares",
    "sharers",
    "rivals-near",
    "shut-out",
    "next-aimless",
    "aimless",
)
"""How late it is, how near the treasure, how exposed the seat is by its own actions, whether its tools are broken,
whether it knows the treasure, how many play, how many others can dig, how suspected the most suspected is, what the way
still costs, what the seat holds, whether the deck is gone, whether the next player can dig and wants the contrary,
whether the treasure is one or two cards away, how good the seat's best tunnel is, and how much of what everybody can
still play the way takes, whether the next player had nothing to dig with, and how many of the cards that break and
repair tools have not been seen, how many others can dig who want the same, and the contrary, how much longer the
second best way is, how much the next player shares what the seat wins, and all the others, how near the treasure is for
rivals, and how much farther for the seat than for others, by doors that are walls to it, and how likely the next player
and the others do anything, whatever their dwarfs. Each is about between 0 and 1; the crowd is 0 with five players."""
FAR: Final = 8.0
"""Cards from the treasure at which nothing is near any more."""
LONG: Final = 10.0
"""A path cost that is a long way."""
GOOD_DIG: Final = 2.0
"""The score of a tunnel that is as good as any."""
TIGHT: Final = 0.1
"""With less of the round left, a way is as tight as can be."""
USUAL_PLAYERS: Final = 5
USUAL_HAND: Final = 6.0
FEW: Final = 3.0
"""As many dead ends, broken tools or repairs as a hand has at most, usually."""
KNOWN: Final = 0.9
"""The chance of a place for the treasure that is as good as certain."""
MOST_LEANING: Final = 20.0
"""Nobody is suspected more than that, as the logarithm of odds."""


@cache
def context_names() -> tuple[str, ...]:
    """Return the names of all contexts, those of pages too, in an order that does not change."""
    names = list(CONTEXTS)
    for page in all_pages():
        if page.contexts is not None:
            names.extend(page.contexts.names)
    return tuple(names)


def contexts_of(situation: Situation, belief: SaboteurBelief) -> list[float]:
    """Return what the moment is like, in the order of `context_names`."""
    found = plain_contexts(situation, belief)
    played = pages_of(situation.rules)
    for page in all_pages():
        if page.contexts is not None:
            found.extend(
                page.contexts.find(situation) if page in played else [0.0] * len(page.contexts.names)
            )
    return found


def plain_contexts(situation: Situation, belief: SaboteurBelief) -> list[float]:
    """Return what the moment is like whatever pages there are, in the order of `CONTEXTS`."""
    memory = Memory(situation, belief)
    seat, seats = int(situation.seat), situation.view.seats
    others = [other for other in range(seats) if other != seat]
    next_seat = (seat + 1) % seats
    erring = aimless(belief)
    return [
        situation.time_left(),
        max(0.0, 1.0 - float(situation.nearest) / FAR),
        exposure(belief),
        1.0 if situation.broken(seat) else 0.0,
        1.0 if max(situation.chances, default=0.0) > KNOWN else 0.0,
        float(seats - USUAL_PLAYERS) / USUAL_PLAYERS,
        sum([1.0 for other in others if not situation.broken(other)], 0.0) / len(others),
        max([situation.guilt(other) for other in others]),
        situation.path_cost().now / LONG,
        *held(situation),
        0.0 if situation.view.deck_size else 1.0,
        0.0 if situation.broken(next_seat) else 1.0,
        situation.enmity(next_seat),
        chance_of(situation, 1),
        chance_of(situation, 2),
        max(0.0, min(1.0, situation.best_dig / GOOD_DIG)),
        min(1.0, situation.path_cost().now / LONG / max(TIGHT, situation.time_left())),
        1.0 if belief.round.idle[next_seat] else 0.0,
        memory.breaks_left(ANY_TOOL),
        memory.repairs_left(ANY_TOOL),
        *digging(situation, others),
        situation.path_cost().detour(),
        *teams(situation, belief, next_seat, len(others)),
        erring[next_seat],
        sum([erring[other] for other in others]) / len(others),
    ]


def teams(situation: Situation, belief: SaboteurBelief, next_seat: int, others: int) -> list[float]:
    """Return how much the next player and all others share, how near rivals are, and how far the seat is shut out."""
    if not situation.facts.has_teams:
        return [0.0, 0.0, 0.0, 0.0]
    shares = shared_with(situation, belief)
    rivals = situation.facts.rivals(situation.dwarf)
    near = [1.0 - float(situation.distance_for(rival)) / FAR for rival in rivals]
    out = float(situation.nearest - situation.distance_for("")) / FAR
    return [shares[next_seat], sum(shares) / others, max([0.0, *near]), max(0.0, min(1.0, out))]


def digging(situation: Situation, others: list[int]) -> list[float]:
    """Return how many of the others can dig and want what the seat wants, and how many of them the contrary."""
    able = [situation.enmity(other) for other in others if not situation.broken(other)]
    foes = sum(able, 0.0)
    return [(len(able) - foes) / len(others), foes / len(others)]


def chance_of(situation: Situation, cards: int) -> float:
    """Return how likely the treasure is just that many cards away."""
    found = 0.0
    for number, routes in enumerate(situation.routes):
        if routes.best == cards:
            found += situation.chances[number]
    return found


def held(situation: Situation) -> list[float]:
    """Return how many dead ends, cards that break tools, tunnels that lead on, and repairs the seat holds."""
    rules, joined = situation.rules, situation.facts.joined
    dead_ends = breaks = tunnels = repairs = 0.0
    for card in situation.view.hand.cards:
        if rules.is_tunnel[card]:
            if joined[card]:
                tunnels += 1.0
            else:
                dead_ends += 1.0
        elif rules.breaks[card]:
            breaks += 1.0
        elif rules.repairs[card]:
            repairs += 1.0
    return [dead_ends / FEW, breaks / FEW, tunnels / USUAL_HAND, repairs / FEW]


def exposure(belief: SaboteurBelief) -> float:
    """Return how much somebody would suspect the seat who knows no more than the seat's own actions and the deck."""
    guilty = max(1, belief.dwarfs.deck.count(belief.card))
    innocent = max(1, len(belief.dwarfs.deck) - guilty)
    leaning = belief.likelihoods.leaning(belief.actions_of(belief.view.seat)) + log(guilty / innocent)
    return 1.0 / (1.0 + exp(-max(-MOST_LEANING, min(MOST_LEANING, leaning))))
