"""How good it looks to use what Saboteur 2 and the smaller expansions bring: one judge a verb."""

from __future__ import annotations

from typing import Final

from undermine.bots.saboteur.policy.judge import Judge, card_in, first_in, second_in
from undermine.bots.saboteur.policy.situation import Situation
from undermine.engine._native import i64
from undermine.engine.saboteur.modules.championship.reverse import TurnOrder
from undermine.engine.saboteur.modules.toll.state import TollState
from undermine.engine.tunnels.board import without
from undermine.engine.tunnels.sides import CELL_MASK, TURNED_BIT
from undermine.engine.tunnels.tiles import card_of, face_of

CERTAINLY_NOT: Final = -1.0
TRAP: Final = 1.2
"""A trap counts so much more than a broken tool: it also costs the share of the gold."""
MIDDLING: Final = 2.3
"""The worth of an average card."""


class Theft(Judge):
    """Lay a theft before oneself: the later, the less time there is to stop it."""

    def score(self, situation: Situation, code: i64) -> float:
        """Weigh the gold against the time that is left."""
        return situation.weights.theft * (2.0 - situation.time_left())


class HandsOff(Judge):
    """Stop the theft of somebody else."""

    def score(self, situation: Situation, code: i64) -> float:
        """Stop an enemy rather than a friend, and never oneself."""
        target = first_in(code)
        if target == situation.seat:
            return CERTAINLY_NOT
        return situation.weights.stop_theft + 0.2 * situation.enmity(target)


class Trap(Judge):
    """Trap an enemy: like a broken tool, and more."""

    def score(self, situation: Situation, code: i64) -> float:
        """Weigh the enmity; it counts most when the round is about to end."""
        weights = situation.weights
        enmity = situation.enmity(first_in(code))
        if situation.digs:
            return TRAP * weights.break_tool * (enmity - weights.break_from_suspicion)
        return TRAP * weights.hinder_break * situation.hurry() * enmity


class Free(Judge):
    """Remove a trap: one's own first, then those of friends."""

    def score(self, situation: Situation, code: i64) -> float:
        """Weigh the trust."""
        target = first_in(code)
        if target == situation.seat:
            return TRAP * situation.weights.own_repair
        return situation.weights.repair - situation.weights.repair_distrust * situation.enmity(target)


class Inspect(Judge):
    """Look at the dwarf of whoever is hardest to make out."""

    def score(self, situation: Situation, code: i64) -> float:
        """Weigh the doubt."""
        return doubt(situation, first_in(code))


def doubt(situation: Situation, seat: i64) -> float:
    """Return how much could be learnt about a seat: nothing about somebody who is certainly one or the other."""
    if situation.knows_dwarf(seat):
        return 0.0
    enmity = situation.enmity(seat)
    return 2.0 * enmity * (1.0 - enmity)


class SwapHats(Judge):
    """Make an enemy somebody else; one's own hat stays unless nothing can be won with it."""

    def score(self, situation: Situation, code: i64) -> float:
        """Weigh the enmity."""
        target = first_in(code)
        if target == situation.seat:
            return -0.3
        return situation.enmity(target) - 0.4


class SwapHands(Judge):
    """Exchange a bad hand for an unknown one."""

    def score(self, situation: Situation, code: i64) -> float:
        """Weigh what the own cards lack; an enemy's cards are worth having, a friend's are not worth spoiling."""
        cards = situation.view.hand.cards
        lacking = 0.0
        i: i64
        for i in range(len(cards)):
            lacking += MIDDLING - situation.worth(cards[i])
        return 0.1 * lacking + 0.2 * situation.enmity(first_in(code)) - 0.1


class DiscardTwo(Judge):
    """Give two cards to get rid of what lies before oneself."""

    def score(self, situation: Situation, code: i64) -> float:
        """Weigh what lies there against the cards; a theft of one's own is to stay."""
        weights = situation.weights
        removed = second_in(code)
        if removed == situation.facts.theft:
            return CERTAINLY_NOT
        given = situation.worth(card_in(code)) + situation.worth(first_in(code))
        need = weights.own_repair if situation.digs else weights.hinder_own_repair
        if removed == situation.facts.trap:
            need = TRAP * weights.own_repair
        elif situation.rules.breaks[removed]:
            need /= float(max(1, situation.broken(situation.seat)))
        return need - 0.2 - weights.worth_passed * given


# -- championship cards --------------------------------------------------------------------------------------------


class SwapGoals(Judge):
    """Lift two goals: only whoever knows where the treasure is gains by it."""

    def score(self, situation: Situation, code: i64) -> float:
        """Weigh how much nearer, or farther, the treasure would come."""
        return swap_gain(situation, first_in(code), second_in(code)) - 0.1


def swap_gain(situation: Situation, one: i64, other: i64) -> float:
    """Return what the seat gains if two goals change places."""
    nearer = (situation.chance_at(one) - situation.chance_at(other)) * (
        situation.length_to(one) - situation.length_to(other)
    )
    return nearer if situation.digs else -nearer


class OpenVault(Judge):
    """Choose among the last cards of the pile instead of drawing one: good whenever nothing is urgent."""

    def score(self, situation: Situation, code: i64) -> float:
        """Think something of it."""
        return 0.35


class Reverse(Judge):
    """Change the direction: good if a friend comes next then instead of an enemy."""

    def score(self, situation: Situation, code: i64) -> float:
        """Compare both neighbours."""
        order = situation.view.parts.get("wc2020")
        clockwise = not (isinstance(order, TurnOrder) and order.reversed)
        seats: i64 = situation.view.seats
        left = (situation.seat + 1) % seats
        right = (situation.seat + seats - 1) % seats
        gain = situation.enmity(left) - situation.enmity(right)
        return 0.4 * (gain if clockwise else -gain) + 0.05


class Pioneer(Judge):
    """Lay two tunnels in one turn: as good as the best one and something more."""

    def score(self, situation: Situation, code: i64) -> float:
        """Build on the best single tunnel, if there is a second card for it."""
        useful = 0
        cards = situation.view.hand.cards
        i: i64
        for i in range(len(cards)):
            if (
                situation.rules.is_tunnel[cards[i]]
                and (situation.facts.joined[cards[i]] != 0) == situation.digs
            ):
                useful += 1
        if useful < 2 or situation.best_dig <= 0.0:
            return CERTAINLY_NOT
        return situation.best_dig + 0.4


class Divert(Judge):
    """Move the tunnel that was laid last: it counts where it lies and where it lay."""

    def score(self, situation: Situation, code: i64) -> float:
        """Measure the way with the card on its new cell."""
        view = situation.view
        if situation.diverted is None:
            lies = [] if view.last_dug in situation.shut else [int(view.last_dug)]
            situation.diverted = situation.routes_on(without(situation.labyrinth, lies))
        face = face_of(
            card_of(situation.board.face_at(view.last_dug)), 1 if first_in(code) & TURNED_BIT else 0
        )
        distance = situation.expected_with(situation.diverted, first_in(code) & CELL_MASK, face)
        gain = situation.distance - distance
        return gain - 0.2 if situation.digs else situation.harmful(gain) - 0.2


# -- mini-expansions -----------------------------------------------------------------------------------------------


class BuryChest(Judge):
    """Remove a chest: it may help as well as harm, and a rockfall is worth more elsewhere."""

    def score(self, situation: Situation, code: i64) -> float:
        """Think little of it."""
        return -0.3


class LookAtChest(Judge):
    """Look at a chest: only where the map serves for nothing better."""

    def score(self, situation: Situation, code: i64) -> float:
        """Think more of it once the treasure is known."""
        return 0.15 if len(situation.cells) <= 1 else 0.0


class PlaceFigure(Judge):
    """Put a figure on an open end: it stops the others there, or earns gold; the hand is one card smaller for it."""

    def score(self, situation: Situation, code: i64) -> float:
        """A saboteur closes the best way; a miner earns something where the way does not lead."""
        kept = situation.weights.worth_passed * situation.worth(card_in(code))
        if situation.is_gate(first_in(code)):
            return -0.5 if situation.digs else 0.9 * situation.hurry() - kept
        return 0.1 - kept


class AskForToll(Judge):
    """Ask somebody to pay for the cell where the way goes on: it costs nothing to ask a friend."""

    def score(self, situation: Situation, code: i64) -> float:
        """Ask whoever is trusted most, before digging there."""
        toll = situation.view.parts.get("toll")
        if not situation.digs or not situation.is_gate(first_in(code)) or not isinstance(toll, TollState):
            return CERTAINLY_NOT
        return max(0.0, situation.best_dig) + 0.5 - situation.enmity(second_in(code))
