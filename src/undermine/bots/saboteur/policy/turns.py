"""How good it looks to spend a turn in each way that the base game knows: one judge a verb."""

from __future__ import annotations

from typing import Final

from undermine.bots.saboteur.policy.judge import Judge, card_in, first_in, second_in
from undermine.bots.saboteur.policy.situation import Situation
from undermine.engine._native import i64
from undermine.engine.tunnels.routes import steps_between
from undermine.engine.tunnels.sides import CELL_MASK, TURNED_BIT
from undermine.engine.tunnels.tiles import card_of, face_of

OPEN: Final = 1 / 3
"""The chance of each of three goals of which nobody knows anything."""


class Dig(Judge):
    """Lay a tunnel: it counts how much nearer it brings the treasure."""

    def score(self, situation: Situation, code: i64) -> float:
        """Weigh the way won, or lost, against the card."""
        card = card_in(code)
        first = first_in(code)
        face = face_of(card, 1 if first & TURNED_BIT else 0)
        gain = situation.gain(first & CELL_MASK, face)
        extra = situation.trimmings(card, gain)
        if situation.digs:
            if gain > 0.0:
                extra += situation.last_steps(first & CELL_MASK, face)
            score = situation.zeal * gain + extra - situation.weights.worth_laid * situation.worth(card)
        else:
            score = situation.harmful(gain) + extra + situation.blending(card, first)
        situation.best_dig = max(situation.best_dig, score)
        return score

    def harm(self, situation: Situation, code: i64) -> float:
        """Weigh the way lost; to a saboteur, the way won when the treasure is near."""
        first = first_in(code)
        face = face_of(card_in(code), 1 if first & TURNED_BIT else 0)
        gain = situation.distance - situation.distance_with(first & CELL_MASK, face)
        if situation.digs:
            return -gain
        return 2.0 * gain if situation.nearest <= 2 else 0.0


class Break(Judge):
    """Break somebody's tool: a suspect's, or for a saboteur that of a player who digs well."""

    def score(self, situation: Situation, code: i64) -> float:
        """Weigh the suspicion."""
        weights = situation.weights
        first = first_in(code)
        if first == situation.seat:
            return -1.0
        enmity = situation.enmity(first)
        already = float(situation.broken(first))
        if situation.digs:
            return (
                situation.zeal * weights.break_tool * (enmity - weights.break_from_suspicion)
                - weights.break_less_per_broken * already
            )
        return situation.hurry() * weights.hinder_break * enmity - weights.hinder_more_per_broken * already

    def harm(self, situation: Situation, code: i64) -> float:
        """Weigh the enmity of who is hit."""
        return harm_of_attack(situation, first_in(code))


def harm_of_attack(situation: Situation, target: i64) -> float:
    """Return how much harm it does to the seat if somebody else keeps a player from digging."""
    if target == situation.seat and situation.digs:
        return 1.5
    return 0.9 - 1.8 * situation.enmity(target)


class Repair(Judge):
    """Repair a tool: one's own first, then those of players who are hardly suspected."""

    def score(self, situation: Situation, code: i64) -> float:
        """Weigh the trust; a tool counts less if another one stays broken."""
        weights = situation.weights
        first = first_in(code)
        broken = float(max(1, situation.broken(first)))
        kinds = 0.1 * len(situation.rules.cards[card_in(code)].tags)
        if first == situation.seat:
            return (weights.own_repair if situation.digs else weights.hinder_own_repair) / broken - kinds
        guilt = situation.guilt(first)
        if situation.digs:
            return (weights.repair - weights.repair_distrust * guilt) / broken - kinds
        return guilt - weights.hinder_repair_from_suspicion


class Rockfall(Judge):
    """Remove a card: only a few are thought through."""

    def score(self, situation: Situation, code: i64) -> float:
        """Weigh the way won, or lost."""
        first = first_in(code)
        weights = situation.weights
        if int(first) in situation.shut:
            return weights.remove_closed_door
        if situation.rockfalls is None:
            situation.rockfalls = rockfall_candidates(situation)
        if int(first) not in situation.rockfalls:
            return -1.0
        gain = situation.gain_without(first)
        if situation.digs:
            return situation.zeal * gain - weights.rockfall_cost
        return -gain if situation.close() else -gain * weights.covert_harm - weights.rockfall_cost


def rockfall_candidates(situation: Situation) -> list[int]:
    """Return the cards whose removal may matter: dead ends for miners, tunnels for saboteurs, near the tunnel's end."""
    board = situation.board
    gates = [int(routes.gate) for routes in situation.routes if routes.gate >= 0]
    if not gates:
        gates = situation.cells
    if not gates:
        return []
    near: list[tuple[int, int]] = []
    i: i64
    for i in range(len(board.laid)):
        cell = board.laid[i]
        card = card_of(board.face_at(cell))
        if situation.rules.is_tunnel[card] and (situation.facts.joined[card] != 0) != situation.digs:
            near.append((min([int(steps_between(cell, gate)) for gate in gates]), int(cell)))
    near.sort()
    return [cell for _, cell in near[: situation.weights.rockfalls_considered]]


class Look(Judge):
    """Look at a goal: at the one that would be reached first, as long as the treasure is not found."""

    def score(self, situation: Situation, code: i64) -> float:
        """Weigh what may be learnt."""
        first = first_in(code)
        chance = situation.chance_at(first)
        if chance in (0.0, 1.0):
            return -1.0
        length: i64 = 0
        for routes in situation.routes:
            if routes.goal == first:
                length = routes.best
        weights = situation.weights
        look = (weights.look if situation.digs else weights.hinder_look) - 0.005 * float(length)
        return look * left_to_learn(chance) if look > 0.0 else look


def left_to_learn(chance: float) -> float:
    """Return how much a look tells at a goal that is the treasure with this chance: 1 while nothing is known."""
    return min(1.0, chance * (1.0 - chance) / (OPEN * (1.0 - OPEN)))


class PassCards(Judge):
    """Pass: the less the cards are worth, the better."""

    def score(self, situation: Situation, code: i64) -> float:
        """Weigh what goes away."""
        total = self.rid_of(situation, card_in(code))
        first = first_in(code)
        second = second_in(code)
        if first:
            total += self.rid_of(situation, first - 1)
        if second:
            total += self.rid_of(situation, second - 1)
        return total

    def rid_of(self, situation: Situation, card: i64) -> float:
        """Return how good it is to have another card instead."""
        weights = situation.weights
        kept = weights.worth_passed * situation.worth(card)
        if weights.use_when_passed != 0.0:
            kept += weights.use_when_passed * situation.use_of(card)
        return weights.pass_card - kept
