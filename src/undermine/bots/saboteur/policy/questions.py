"""How good an answer to a question between turns looks: one judge a question."""

from __future__ import annotations

from typing import Final

from undermine.bots.saboteur.policy.expansions import doubt, swap_gain
from undermine.bots.saboteur.policy.judge import Judge, card_in, first_in, second_in
from undermine.bots.saboteur.policy.situation import Situation
from undermine.engine._native import i64
from undermine.engine.kernel.actions import VERB_MASK
from undermine.engine.kernel.turns import Announced
from undermine.engine.saboteur.modules.base.goals import GoalTurnedUp
from undermine.engine.saboteur.modules.championship.goal_swap import GoalsLifted
from undermine.engine.saboteur.modules.chests.opening import DarkCardTurnedUp
from undermine.engine.saboteur.modules.toll.asking import TollRequested
from undermine.engine.tunnels.routes import steps_between
from undermine.engine.tunnels.sides import CELL_MASK, TURNED_BIT, at
from undermine.engine.tunnels.tiles import face_of

VETO_FROM: Final = 0.7
"""A veto is played against what does at least so much harm."""
TRUSTED: Final = 0.35
"""Whoever is suspected less than this gets a favour."""


class TakeGold(Judge):
    """Keep the most valuable gold card."""

    def score(self, situation: Situation, code: i64) -> float:
        """Count the gold."""
        return float(first_in(code))


class ChangeGold(Judge):
    """Change the least valuable gold card when a toll or a dragon must be paid: its value becomes known."""

    def score(self, situation: Situation, code: i64) -> float:
        """Count the gold."""
        return -float(first_in(code))


class ChooseNext(Judge):
    """Resolve first what is most likely the treasure; a saboteur last."""

    def score(self, situation: Situation, code: i64) -> float:
        """Look up the chance."""
        chance = situation.chance_at(first_in(code))
        return chance if situation.digs else -chance


class MoveGoal(Judge):
    """Move a goal one cell away: not the treasure, unless one hinders those who seek it."""

    def score(self, situation: Situation, code: i64) -> float:
        """Look up the chance."""
        chance = situation.chance_at(first_in(code))
        return -chance if situation.digs else chance


class TurnUp(Judge):
    """Turn a goal or a dark card so that the tunnel goes on towards the treasure, or away from it."""

    def score(self, situation: Situation, code: i64) -> float:
        """Measure the way."""
        card = turned_up(situation)
        if card < 0:
            return 0.0
        first = first_in(code)
        distance = situation.distance_with(first & CELL_MASK, face_of(card, 1 if first & TURNED_BIT else 0))
        return -distance if situation.digs else distance


def turned_up(situation: Situation) -> i64:
    """Return the card that lies on the table and is to be turned, or -1."""
    about = situation.view.about
    if isinstance(about, DarkCardTurnedUp):
        return about.dark
    for event in reversed(situation.view.story()):
        if isinstance(event, GoalTurnedUp):
            return event.goal
    return -1


class KeepCard(Judge):
    """Keep the card that is worth most."""

    def score(self, situation: Situation, code: i64) -> float:
        """Weigh the card."""
        return situation.worth(first_in(code))


class TakeCard(Judge):
    """Take a card from an enemy rather than from a friend."""

    def score(self, situation: Situation, code: i64) -> float:
        """Weigh the enmity."""
        return situation.enmity(first_in(code))


class LookAtDwarf(Judge):
    """Look at the dwarf of whoever is hardest to make out."""

    def score(self, situation: Situation, code: i64) -> float:
        """Weigh the doubt."""
        return doubt(situation, first_in(code))


class Rob(Judge):
    """Rob the richest, and rather an enemy."""

    def score(self, situation: Situation, code: i64) -> float:
        """Count the tokens in the open."""
        victim = first_in(code)
        return float(situation.view.tokens[victim]) + 0.5 * situation.enmity(victim)


class DecideSwap(Judge):
    """Swap the lifted goals if that brings the treasure nearer, or takes it farther away."""

    def score(self, situation: Situation, code: i64) -> float:
        """Weigh the way."""
        if first_in(code) == 0:
            return 0.0
        for event in reversed(situation.view.story()):
            if isinstance(event, GoalsLifted):
                return swap_gain(situation, event.one, event.other)
        return 0.0


class SayVeto(Judge):
    """Veto what does much harm."""

    def score(self, situation: Situation, code: i64) -> float:
        """Weigh the harm of the announced action."""
        about = situation.view.about
        if first_in(code) == 0 or not isinstance(about, Announced):
            return 0.0
        return harm_of(situation, about.action) - VETO_FROM


def harm_of(situation: Situation, code: i64) -> float:
    """Return how much harm somebody else's action does to the seat."""
    verb = situation.rules.verbs[code & VERB_MASK].name
    first = first_in(code)
    if verb == "dig":
        face = face_of(card_in(code), 1 if first & TURNED_BIT else 0)
        gain = situation.distance - situation.distance_with(first & CELL_MASK, face)
        if situation.digs:
            return -gain
        return 2.0 * gain if situation.nearest <= 2 else 0.0
    if verb in ("break", "trap"):
        return 1.5 if first == situation.seat and situation.digs else 0.9 - 1.8 * situation.enmity(first)
    if verb == "swap-goals":
        return -swap_gain(situation, first, second_in(code))
    return 0.0


class PayForMe(Judge):
    """Pay for a friend's way, if there is gold to spare."""

    def score(self, situation: Situation, code: i64) -> float:
        """Weigh the trust."""
        about = situation.view.about
        if first_in(code) == 0 or not isinstance(about, TollRequested):
            return 0.0
        spare = situation.view.tokens[situation.seat] > 1
        friend = situation.digs and situation.enmity(about.seat) < TRUSTED
        return 0.5 if spare and friend and situation.is_gate(about.cell) else -0.5


class LeaveRound(Judge):
    """Leave with the nugget unless one's own side is about to win."""

    def score(self, situation: Situation, code: i64) -> float:
        """Weigh how near the treasure is."""
        if first_in(code) == 0:
            return 0.0
        far = situation.distance - 8.0 * situation.time_left()
        return far if situation.digs else 2.5 - float(situation.nearest)


class PlaceNugget(Judge):
    """Lay the nugget where the way leads past, so that somebody will take it; a saboteur off the way."""

    def score(self, situation: Situation, code: i64) -> float:
        """Measure how far from the goals it lies."""
        length = situation.length_to(first_in(code))
        return -length if situation.digs else length


class PlaceChest(Judge):
    """Lay a chest on the ways to the goals, if one digs; a saboteur lays it out of the way.

    A chest that is reached brings a tunnel card for nothing, and its opener more often a gain than a loss. Five
    apprentices found the treasure in 67 of 100 rounds with all chests on the ways, in 63 with all of them off the ways.
    """

    def score(self, situation: Situation, code: i64) -> float:
        """Measure the detour over the cell."""
        longer = detour(situation, first_in(code))
        return -longer if situation.digs else longer


def detour(situation: Situation, cell: i64) -> float:
    """Return how many cards longer the way to the treasure is over a cell, by what the seat knows of the goals."""
    start = at(0, 0)
    longer = 0.0
    for number, goal in enumerate(situation.cells):
        around = steps_between(start, cell) + steps_between(cell, goal) - steps_between(start, goal)
        longer += situation.chances[number] * float(around)
    return longer


class AnyAnswer(Judge):
    """A question without a judge of its own: all answers are alike, and chance decides."""

    def score(self, situation: Situation, code: i64) -> float:
        """Think the same of all."""
        return 0.0
