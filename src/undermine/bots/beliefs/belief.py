"""Belief: how likely everybody is a saboteur and each face-down goal the treasure, from what one seat has seen."""

from __future__ import annotations

from math import comb, exp
from typing import Final, NamedTuple, Protocol

from undermine.bots.beliefs.claims import Claims, consider
from undermine.bots.beliefs.deeds import Deed, Round
from undermine.bots.beliefs.goals import TREASURE
from undermine.bots.beliefs.habits import CLASSIC, SECOND, Habits, habits_of
from undermine.bots.beliefs.suspects import Deal, Evidence, weigh
from undermine.engine.kernel.rng import Rng
from undermine.engine.kernel.table import Table
from undermine.engine.kernel.views import View
from undermine.engine.saboteur.views import SaboteurView
from undermine.engine.tunnels.routes import JoiningPatterns

SABOTEUR: Final = "saboteur"


class Reason(NamedTuple):
    """A move that moved belief: its number in the round's story, who did it, what, and what it did to belief.

    `factor` is how much likelier a saboteur does that than a miner: the odds of that seat have changed by it.
    """

    moment: int
    seat: int
    deed: str
    factor: float


class Imagining(Protocol):
    """Draws tables by a belief; made once a belief, since it is needed again and again."""

    def table(self, rng: Rng) -> Table:
        """Return one table."""


class Belief:
    """What one seat may believe about what is hidden; each game fills in its own."""

    def __init__(self, view: View) -> None:
        """Look at the view."""
        self.view = view
        self.suspicion: list[float] = [0.0] * view.seats
        self.goals: dict[int, float] = {}
        self._reasons: list[Reason] | None = None
        self.imagination: Imagining | None = None

    def saboteur(self, seat: int) -> float:
        """Return how likely a seat is a saboteur: no friend of whoever digs for gold."""
        return self.suspicion[seat]

    @property
    def reasons(self) -> list[Reason]:
        """The moves that moved belief, in the order of the story."""
        if self._reasons is None:
            self._reasons = self._explain()
        return self._reasons

    def _explain(self) -> list[Reason]:
        raise NotImplementedError

    def roles(self) -> list[tuple[tuple[int, ...], float]]:
        """Return every set of seats that may be the saboteurs, with its chance, the likeliest first."""
        raise NotImplementedError


class SaboteurBelief(Belief):
    """Belief about a round of Saboteur: exact over the deals of the saboteurs' cards and the places of the treasure.

    `deals` has them all. What else the other dwarfs are is drawn from what is left of the dwarf deck.
    """

    def __init__(self, view: SaboteurView, claims: Claims = (), habits: Habits | None = None) -> None:
        """Follow the round and weigh what everybody did and claimed by the fitted habits, or by others."""
        super().__init__(view)
        self.claims = claims
        self.round = Round(view, JoiningPatterns(view.ruleset.cards))
        self.places = self.round.places
        self.dwarfs = self.round.dwarfs
        self.habits = habits or habits_of(SECOND if view.ruleset.has(SECOND) else CLASSIC)
        self.card = int(view.ruleset.card(SABOTEUR))
        self.treasure = int(view.ruleset.card(TREASURE))
        self.touched: list[int] = []
        self.deals: list[Deal] = self._weighed() if view.dwarfs else []
        self._conclude(view)

    def _weighed(self) -> list[Deal]:
        dwarfs, round_ = self.dwarfs, self.round
        weights = [place.weight for place in self.places] or [1.0]
        counts = None
        if dwarfs.gathered:
            before = self._deals(
                self._evidence(round_.deeds[: round_.parted], weights), dwarfs.gathered, None
            )
            counts = counts_in(before, dwarfs.gathered)
            weights = places_in(before, len(weights))
        evidence = self._evidence(round_.deeds[round_.parted :], weights)
        for claim in self.claims:
            consider(evidence, claim, self.round, self.treasure)
        return self._deals(evidence, dwarfs.held, counts)

    def _evidence(self, deeds: list[Deed], weights: list[float]) -> Evidence:
        """Weigh what others did; what the seat itself did tells it nothing."""
        evidence = Evidence(self.habits, weights)
        for deed in deeds:
            if deed.seat != self.view.seat and deed.judged:
                evidence.add(deed)
        return evidence

    def _deals(self, evidence: Evidence, held: list[int], counts: list[float] | None) -> list[Deal]:
        dwarfs = self.dwarfs
        cards = [*held, *dwarfs.unused]
        certain = frozenset(card for card in cards if dwarfs.known.get(card, -1) == self.card)
        open_ = [card for card in cards if card not in dwarfs.known]
        touched = [card for card in open_ if card in held or card in evidence.sums]
        self.touched = touched
        free = len(open_) - len(touched)
        left = min(max(dwarfs.deck.count(self.card) - len(certain), 0), len(open_))
        return weigh(evidence, held, touched, free, certain, left, counts)

    def _conclude(self, view: SaboteurView) -> None:
        held = self.dwarfs.held
        guilt = dict.fromkeys(held, 0.0)
        for deal in self.deals:
            for card in deal.saboteurs:
                if card in guilt:
                    guilt[card] += deal.likely
        at_places = [place.weight for place in self.places]
        if self.deals and at_places:
            at_places = places_in(self.deals, len(at_places))
        self.suspicion = [guilt[card] for card in held] or self.suspicion
        self.goals = {int(goal.cell): 0.0 for goal in view.goals if not goal.revealed}
        for place, chance in zip(self.places, at_places, strict=True):
            for cell, card in place.branch.at.items():
                if card == place.card and cell in self.goals:
                    self.goals[cell] += chance
        self.chances = at_places

    def _explain(self) -> list[Reason]:
        return [self._reason(deed) for deed in self.round.deeds]

    def _reason(self, deed: Deed) -> Reason:
        """Say by how much a deed moved the odds of whoever did it, given what is believed of everybody else now."""
        logs = [self.habits.of(judged) for judged in deed.judged]
        factor = sum(
            exp(saboteur - miner) * chance
            for (miner, saboteur), chance in zip(logs, self.chances, strict=True)
        )
        aim = self.habits.aims.get(deed.judged[0][1]) if deed.target >= 0 else None
        if aim is not None:
            factor *= self._aim_factor(deed, aim)
        return Reason(deed.moment, deed.seat, deed.judged[0][1], factor)

    def _aim_factor(self, deed: Deed, aim: tuple[float, float]) -> float:
        held = self.dwarfs.held
        guilt = self.suspicion[held.index(deed.target)] if deed.target in held else 0.5
        others = sum(self.suspicion) / max(1, len(held))
        picked = [(rather * guilt + 1.0 - guilt) / (rather * others + 1.0 - others) for rather in aim]
        return float((picked[1] / picked[0]) ** self.habits.temper)

    def roles(self) -> list[tuple[tuple[int, ...], float]]:
        """Return every set of seats that may be the saboteurs, with its chance, the likeliest first."""
        found: dict[tuple[int, ...], float] = {}
        for deal in self.deals:
            seats = tuple(seat for seat, card in enumerate(self.dwarfs.held) if card in deal.saboteurs)
            found[seats] = found.get(seats, 0.0) + deal.likely
        return sorted(found.items(), key=lambda entry: (-entry[1], entry[0]))


def counts_in(deals: list[Deal], held: list[int]) -> list[float]:
    """Return how likely each number of saboteurs is among the held cards, for one way of dealing them."""
    counts = [0.0] * (len(held) + 1)
    for deal in deals:
        counts[len(deal.saboteurs.intersection(held))] += deal.likely
    return [chance / comb(len(held), number) for number, chance in enumerate(counts)]


def places_in(deals: list[Deal], places: int) -> list[float]:
    """Return how likely each place of the treasure is; no place is ever quite impossible."""
    chances = [1e-12] * places
    for deal in deals:
        chances[deal.place] += deal.likely
    return chances
