"""Belief: how likely everybody is a saboteur and each face-down goal the treasure, from what one seat has seen."""

from __future__ import annotations

from math import comb, exp
from typing import Final

from undermine.bots.belief import Belief, Claims, Reason
from undermine.bots.saboteur.beliefs.claims import consider
from undermine.bots.saboteur.beliefs.goals import TREASURE
from undermine.bots.saboteur.beliefs.likelihoods import Likelihoods, likelihoods_for
from undermine.bots.saboteur.beliefs.observed_actions import ObservedAction, Round
from undermine.bots.saboteur.beliefs.suspects import Deal, Evidence, weigh
from undermine.engine.saboteur.views import SaboteurView
from undermine.engine.tunnels.routes import JoiningPatterns

SABOTEUR: Final = "saboteur"


class SaboteurBelief(Belief):
    """Belief about a round of Saboteur: exact over the deals of the saboteurs' cards and the places of the treasure.

    `deals` has them all. What else the other dwarfs are is drawn from what is left of the dwarf deck.
    """

    def __init__(
        self, view: SaboteurView, claims: Claims = (), likelihoods: Likelihoods | None = None
    ) -> None:
        """Follow the round and weigh what everybody did and claimed by the fitted likelihoods, or by others."""
        super().__init__(view)
        self.claims = claims
        self.round = Round(view, JoiningPatterns(view.ruleset.cards))
        self.places = self.round.places
        self.dwarfs = self.round.dwarfs
        self.likelihoods = likelihoods or likelihoods_for(view.ruleset)
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
                self._evidence(round_.observed[: round_.parted], weights), dwarfs.gathered, None
            )
            counts = counts_in(before, dwarfs.gathered)
            weights = places_in(before, len(weights))
        evidence = self._evidence(round_.observed[round_.parted :], weights)
        for claim in self.claims:
            consider(evidence, claim, self.round, self.treasure)
        return self._deals(evidence, dwarfs.held, counts)

    def _evidence(self, observed: list[ObservedAction], weights: list[float]) -> Evidence:
        """Weigh what others did; what the seat itself did tells it nothing."""
        evidence = Evidence(self.likelihoods, weights)
        for observed_action in observed:
            if observed_action.seat != self.view.seat and observed_action.judged:
                evidence.add(observed_action)
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
        at_places = [place.weight for place in self.places]
        if self.deals and at_places:
            at_places = places_in(self.deals, len(at_places))
        self.suspicion = self._guilt() or self.suspicion
        self.goals = {int(goal.cell): 0.0 for goal in view.goals if not goal.revealed}
        for place, chance in zip(self.places, at_places, strict=True):
            for cell, card in place.branch.at.items():
                if card == place.card and cell in self.goals:
                    self.goals[cell] += chance
        self.chances = at_places

    def _guilt(self) -> list[float]:
        """Return for the dwarf card of each seat how likely it is a saboteur."""
        guilt = dict.fromkeys(self.dwarfs.held, 0.0)
        for deal in self.deals:
            for card in deal.saboteurs:
                if card in guilt:
                    guilt[card] += deal.likely
        return [guilt[card] for card in self.dwarfs.held]

    def _explain(self) -> list[Reason]:
        return [self._reason(observed_action) for observed_action in self.round.observed]

    def _reason(self, observed_action: ObservedAction) -> Reason:
        """Return by how much an action moved the odds of its player, given what is believed of everybody else now."""
        logs = [self.likelihoods.of(judged) for judged in observed_action.judged]
        factor = sum(
            exp(saboteur - miner) * chance
            for (miner, saboteur), chance in zip(logs, self.chances, strict=True)
        )
        aim = self.likelihoods.aims.get(observed_action.judged[0][1]) if observed_action.target >= 0 else None
        if aim is not None:
            factor *= self._aim_factor(observed_action, aim)
        return Reason(observed_action.moment, observed_action.seat, observed_action.judged[0][1], factor)

    def _aim_factor(self, observed_action: ObservedAction, aim: tuple[float, float]) -> float:
        held = self.dwarfs.held
        guilt = self.suspicion[held.index(observed_action.target)] if observed_action.target in held else 0.5
        others = sum(self.suspicion) / max(1, len(held))
        picked = [(rather * guilt + 1.0 - guilt) / (rather * others + 1.0 - others) for rather in aim]
        return float((picked[1] / picked[0]) ** self.likelihoods.temper)

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
