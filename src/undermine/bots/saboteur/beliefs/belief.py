"""Belief: how likely everybody is a saboteur and each face-down goal the treasure, from what one seat has seen."""

from __future__ import annotations

from math import exp
from typing import Final, cast

from undermine.bots.belief import Belief, Claims, Reason
from undermine.bots.saboteur.beliefs.claims import Words
from undermine.bots.saboteur.beliefs.goals import TREASURE
from undermine.bots.saboteur.beliefs.likelihoods import Actions, Likelihoods, likelihoods_for
from undermine.bots.saboteur.beliefs.observed_actions import ObservedAction, Round
from undermine.bots.saboteur.beliefs.suspects import Deal, Deals, Evidence, Tally, weigh
from undermine.engine.kernel.views import View
from undermine.engine.saboteur.views import SaboteurView
from undermine.engine.tunnels.routes import JoiningPatterns

SABOTEUR: Final = "saboteur"


class SaboteurBelief(Belief):
    """Belief about a round of Saboteur: exact over the deals of the saboteurs' cards and the places of the treasure.

    `deals` has them all. What else the other dwarfs are is drawn from what is left of the dwarf deck.
    """

    def __init__(
        self,
        view: SaboteurView,
        claims: Claims = (),
        likelihoods: Likelihoods | None = None,
        round_: Round | None = None,
        tally: Tally | None = None,
    ) -> None:
        """Follow the round and weigh what everybody did and claimed by the fitted likelihoods, or by others.

        `round_` is the round as this view tells it, where somebody has followed it already; `tally` what everybody
        did, counted by somebody who has watched all of it.
        """
        super().__init__(view)
        self.claims = claims
        self.round = round_ or Round(view, JoiningPatterns(view.ruleset.cards))
        self.places = self.round.places
        self.dwarfs = self.round.dwarfs
        self.likelihoods = likelihoods or likelihoods_for(view.ruleset)
        self.card = int(view.ruleset.card(SABOTEUR))
        self.treasure = int(view.ruleset.card(TREASURE))
        self.touched: list[int] = []
        self.evidence: Evidence | None = None
        self.tally = tally
        self.counted_places: list[int] = []
        self.chances: list[float] = []
        self.weighed: Deals = self._weighed() if view.dwarfs else Deals([], 0)
        self._deals_listed: list[Deal] | None = None
        self._conclude(view)

    @property
    def deals(self) -> list[Deal]:
        """All ways in which saboteurs and treasure may lie, one by one."""
        if self._deals_listed is None:
            self._deals_listed = self.weighed.listed()
        return self._deals_listed

    def seen_by(self, view: View) -> SaboteurBelief:
        """Return what a seat believes at this moment, where this is what somebody believes who only watches.

        It is the same as if that seat had followed the round alone, and takes a fraction of the time.
        """
        seen = cast("SaboteurView", view)
        round_ = None if self.dwarfs.gathered else self.round.told_to(seen)
        tally = None if round_ is None else self.tally
        return SaboteurBelief(seen, likelihoods=self.likelihoods, round_=round_, tally=tally)

    def later(self, view: View) -> SaboteurBelief:
        """Return what a watcher believes who has watched on, where this is what one believed; this one is used up."""
        seen, round_ = cast("SaboteurView", view), self.round
        if not round_.goes_on(seen):
            return SaboteurBelief(seen, self.claims, self.likelihoods)
        if self.dwarfs.gathered:
            return SaboteurBelief(seen, self.claims, self.likelihoods, round_)
        tally = self.tally or Tally(self.likelihoods)
        tally.count(round_.observed)
        return SaboteurBelief(seen, self.claims, self.likelihoods, round_, tally)

    def _weighed(self) -> Deals:
        dwarfs, round_ = self.dwarfs, self.round
        weights = [place.weight for place in self.places] or [1.0]
        counts = None
        if dwarfs.gathered:
            earlier = self._counted(round_.judged_here()[: round_.parted])
            evidence = earlier.told_to(self.view.seat, list(range(len(weights))), weights)
            before = self._deals(evidence, dwarfs.gathered, None)
            counts = before.counts(dwarfs.gathered)
            weights = before.places(len(weights))
        places = round_.kept
        if self.tally is None:
            self.tally = self._counted(round_.judged_here()[round_.parted :])
            places = list(range(len(weights)))
        self.counted_places = places
        self.evidence = self.tally.told_to(self.view.seat, places, weights)
        words = Words(self.round, self.treasure)
        for claim in self.claims:
            words.consider(self.evidence, claim)
        return self._deals(self.evidence, dwarfs.held, counts)

    def _counted(self, observed: list[ObservedAction]) -> Tally:
        """Count what was done, as the seat has judged it."""
        tally = Tally(self.likelihoods)
        tally.count(observed)
        return tally

    def _deals(self, evidence: Evidence, held: list[int], counts: list[float] | None) -> Deals:
        dwarfs = self.dwarfs
        cards = [*held, *dwarfs.unused]
        certain = frozenset(card for card in cards if dwarfs.known.get(card, -1) == self.card)
        open_ = [card for card in cards if card not in dwarfs.known]
        touched = [card for card in open_ if card in held or card in evidence.row]
        self.touched = touched
        free = len(open_) - len(touched)
        left = min(max(dwarfs.deck.count(self.card) - len(certain), 0), len(open_))
        return weigh(evidence, held, touched, free, certain, left, counts)

    def _conclude(self, view: SaboteurView) -> None:
        at_places = [place.weight for place in self.places]
        if len(self.weighed.chosen) and at_places:
            at_places = self.weighed.places(len(at_places))
        self.suspicion = self.weighed.guilt(self.dwarfs.held) or self.suspicion
        self.goals = {int(goal.cell): 0.0 for goal in view.goals if not goal.revealed}
        for place, chance in zip(self.places, at_places, strict=True):
            for cell, card in place.branch.at.items():
                if card == place.card and cell in self.goals:
                    self.goals[cell] += chance
        self.chances = at_places

    def _explain(self) -> list[Reason]:
        seen: dict[tuple[int, int], list[Actions]] = {}
        return [self._reason(observed_action, seen) for observed_action in self.round.judged_here()]

    def actions_of(self, seat: int) -> Actions:
        """Return how likely each kind of player did all that a seat has done, at the likeliest place."""
        player = (seat, self.dwarfs.held[seat])
        done = None if self.tally is None else self.tally.done.get(player)
        if done is None or not self.chances:
            return self.likelihoods.nothing
        return done[self.counted_places[self.chances.index(max(self.chances))]]

    def _reason(self, observed_action: ObservedAction, seen: dict[tuple[int, int], list[Actions]]) -> Reason:
        """Return by how much an action moved the odds of its player, given what is believed of everybody else now.

        What it tells depends on what kind of player that seems to be: on what they have done before, in `seen`.
        """
        likelihoods, word = self.likelihoods, observed_action.judged[0][1]
        player = (observed_action.seat, observed_action.dwarf)
        before = seen.get(player, [likelihoods.nothing] * len(self.chances))
        after = [
            actions.and_then(likelihoods.of(judged))
            for actions, judged in zip(before, observed_action.judged, strict=True)
        ]
        seen[player] = after
        kinds = self.evidence.kinds.get(player) if self.evidence is not None else None
        factor = sum(
            exp(likelihoods.leaning(now, kinds) - likelihoods.leaning(then, kinds)) * chance
            for then, now, chance in zip(before, after, self.chances, strict=True)
        )
        aim = likelihoods.aims.get(word) if observed_action.target >= 0 else None
        if aim is not None:
            purpose = sum([likelihoods.purpose(actions, kinds) for actions in after]) / len(after)
            factor *= self._aim_factor(observed_action, aim) ** purpose
        return Reason(observed_action.moment, observed_action.seat, word, factor)

    def _aim_factor(self, observed_action: ObservedAction, aim: tuple[float, float]) -> float:
        held = self.dwarfs.held
        guilt = self.suspicion[held.index(observed_action.target)] if observed_action.target in held else 0.5
        others = sum(self.suspicion) / max(1, len(held))
        picked = [(rather * guilt + 1.0 - guilt) / (rather * others + 1.0 - others) for rather in aim]
        return float((picked[1] / picked[0]) ** self.likelihoods.temper)

    def roles(self) -> list[tuple[tuple[int, ...], float]]:
        """Return every set of seats that may be the saboteurs, with its chance, the likeliest first."""
        found: dict[tuple[int, ...], float] = {}
        for way in range(len(self.weighed.chosen)):
            saboteurs = self.weighed.saboteurs(way)
            seats = tuple([seat for seat, card in enumerate(self.dwarfs.held) if card in saboteurs])
            found[seats] = found.get(seats, 0.0) + self.weighed.likely(way)
        return sorted(found.items(), key=lambda entry: (-entry[1], entry[0]))
