"""The value of a table whose hidden cards are known: how likely the treasure will be reached in this round.

A logistic function of what decides a round: how many cards the treasure is away, how many turns are left, whose tools
are broken, what the hands hold. Its numbers were fitted to rounds of policies; `undermine.training.fitting` made them.
"""

from __future__ import annotations

from math import exp

from undermine.bots.saboteur.policy.ruleset_facts import RulesetFacts
from undermine.bots.saboteur.policy.situation import NO_WAY
from undermine.bots.saboteur.policy.weights import DETOUR
from undermine.engine._native import i64
from undermine.engine.saboteur.observations import SawGoal
from undermine.engine.saboteur.table import SaboteurTable
from undermine.engine.saboteur.tools import broken_tools
from undermine.engine.tunnels.routes import Routes


class Camp:
    """What those who dig for the treasure have, or those who hinder it."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.members = 0.0
        self.able = 0.0  # members whose tools are whole
        self.tunnels = 0.0  # tunnels that lead on, in the hands of those
        self.dead_ends = 0.0
        self.rockfalls = 0.0
        self.breaks = 0.0
        self.repairs = 0.0
        self.turns = 0.0  # cards still to be played
        self.informed = 0.0  # members who have seen the treasure


def features(table: SaboteurTable, facts: RulesetFacts) -> list[float]:
    """Return what decides a round, as numbers of about the same size; the first is always 1."""
    diggers, hinderers = camps(table, facts)
    length: i64 = NO_WAY
    slack: i64 = 0
    doubtful: i64 = 0
    for goal in table.goals:
        if goal.revealed:
            continue
        if goal.card == facts.treasure:
            routes = Routes(table.board, goal.cell, facts.patterns, DETOUR)
            length = min(length, routes.best)
            slack = min(NO_WAY, routes.others) - length
        else:
            doubtful += 1
    way = 0.1 * float(length)
    members = max(1.0, diggers.members)
    able = diggers.able / members
    turns = 0.1 * diggers.turns / members
    return [
        1.0,
        way,
        way * way,
        way / (0.2 + turns),
        turns,
        able,
        able * way,
        able * turns,
        0.1 * float(min(slack, 4)),
        0.5 * float(doubtful),
        0.5 * float(doubtful) * (1.0 - diggers.informed / members),
        diggers.informed / members,
        0.1 * diggers.tunnels,
        0.1 * diggers.tunnels * way,
        0.2 * diggers.repairs,
        0.2 * diggers.repairs * (1.0 - able),
        0.5 * diggers.rockfalls,
        0.5 * diggers.rockfalls * way,
        hinderers.able / max(1.0, hinderers.members),
        0.2 * hinderers.dead_ends,
        0.2 * hinderers.breaks,
        0.5 * hinderers.rockfalls,
        0.5 * hinderers.members,
        0.5 * hinderers.members * way,
    ]


def camps(table: SaboteurTable, facts: RulesetFacts) -> tuple[Camp, Camp]:
    """Return what both sides have."""
    diggers = Camp()
    hinderers = Camp()
    deck = float(table.deck_size()) / float(table.seats)
    seat: i64
    for seat in range(table.seats):
        camp = hinderers if table.roles[seat] == facts.saboteur else diggers
        whole = broken_tools(table, seat) == 0
        camp.members += 1.0
        camp.able += 1.0 if whole else 0.0
        camp.turns += deck + float(table.hands[seat].size())
        add_hand(camp, table, seat, facts, whole)
        for memory in table.memories[seat]:
            if isinstance(memory, SawGoal) and memory.goal == facts.treasure and not memory.stale:
                camp.informed += 1.0
    return diggers, hinderers


def add_hand(camp: Camp, table: SaboteurTable, seat: i64, facts: RulesetFacts, whole: bool) -> None:
    """Add what a seat of the camp holds."""
    hand = table.hands[seat].cards
    i: i64
    for i in range(len(hand)):
        card = hand[i]
        if table.rules.is_tunnel[card]:
            if whole and facts.joined[card]:
                camp.tunnels += 1.0
            elif whole:
                camp.dead_ends += 1.0
        elif table.rules.breaks[card]:
            camp.breaks += 1.0
        elif table.rules.repairs[card]:
            camp.repairs += 1.0
        elif facts.is_rockfall[card]:
            camp.rockfalls += 1.0


def chance(weights: list[float], found: list[float]) -> float:
    """Return how likely the treasure is reached, by the fitted weights."""
    total = 0.0
    for number, weight in enumerate(weights):
        total += weight * found[number]
    return 1.0 / (1.0 + exp(-total))
