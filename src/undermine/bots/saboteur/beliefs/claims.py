"""Claims, taken with doubt: miners mostly tell the truth, saboteurs say anything.

There are no games of people to fit these numbers on; they are cautious guesses. How far a player's word is good is
learnt as goals are turned up: what the player said of them before turns out to be right or wrong.
"""

from __future__ import annotations

from math import log
from typing import Final

from undermine.bots.contract import Claim
from undermine.bots.saboteur.beliefs.observed_actions import Round
from undermine.bots.saboteur.beliefs.suspects import Aim, Evidence
from undermine.engine.tunnels.sides import at

TRUTHFUL: Final = 0.9
"""How likely a miner who has looked at a goal says truly what it is; a saboteur does half the time."""
HEARSAY: Final = 0.6
"""The same of a miner who has not looked at it."""
CLAIMS_EXPECTED: Final = 4.0
"""How many claims that were proven right or wrong count as much as what is expected of anybody."""
POINTING: Final = {"suspect": (1.8, 0.7), "trust": (0.6, 1.3)}
"""How much rather a miner, and a saboteur, says so of a saboteur than of a miner."""

POINTING_TEMPER: Final = 0.5
"""How much of that counts: people say the same again and again."""


class Words:
    """What players have claimed, one claim after the other, and how often each turned out to be right or wrong."""

    def __init__(self, round_: Round, treasure: int) -> None:
        """Begin with nobody's word tried."""
        self.round = round_
        self.treasure_name = round_.view.ruleset.cards[treasure].name
        self.right = [0] * round_.view.seats
        self.wrong = [0] * round_.view.seats

    def consider(self, evidence: Evidence, claim: Claim) -> None:
        """Weigh one claim."""
        held = self.round.dwarfs.held
        if claim.seat == self.round.view.seat or claim.seat >= len(held):
            return
        if (
            claim.kind in POINTING
            and claim.about is not None
            and claim.about not in (claim.seat, self.round.view.seat)
        ):
            pointed = Aim(
                claim.seat, held[claim.seat], held[claim.about], POINTING[claim.kind], POINTING_TEMPER
            )
            evidence.aimed.append(pointed)
        if claim.kind == "looked" and claim.cell is not None and claim.card is not None:
            self._consider_look(evidence, claim, int(at(*claim.cell)))

    def _consider_look(self, evidence: Evidence, claim: Claim, cell: int) -> None:
        seat, places = claim.seat, self.round.places
        true = [
            (place.branch.at.get(cell, -1) == place.card) == (claim.card == self.treasure_name)
            for place in places
        ]
        for number, place in enumerate(places):
            looked = place.branch.at.get(cell, -1) in place.branch.looked[seat]
            honest = self.reliability(seat, TRUTHFUL if looked else HEARSAY)
            likely = log(honest if true[number] else 1.0 - honest)
            evidence.weigh(self.round.dwarfs.held[seat], number, likely, log(0.5))
        self.right[seat] += all(true)
        self.wrong[seat] += not any(true)

    def reliability(self, seat: int, expected: float) -> float:
        """Return how likely the next word of a player who digs is true, where so much is expected of anybody."""
        tried = self.right[seat] + self.wrong[seat]
        return (CLAIMS_EXPECTED * expected + self.right[seat]) / (CLAIMS_EXPECTED + tried)
