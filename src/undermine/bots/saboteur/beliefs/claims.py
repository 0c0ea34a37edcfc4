"""Claims, taken with doubt: miners mostly tell the truth, saboteurs say anything.

There are no games of people to fit these numbers on; they are cautious guesses.
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
POINTING: Final = {"suspect": (1.8, 0.7), "trust": (0.6, 1.3)}
"""How much rather a miner, and a saboteur, says so of a saboteur than of a miner."""

POINTING_TEMPER: Final = 0.5
"""How much of that counts: people say the same again and again."""


def consider(evidence: Evidence, claim: Claim, round_: Round, treasure: int) -> None:
    """Weigh one claim."""
    held = round_.dwarfs.held
    if claim.seat == round_.view.seat or claim.seat >= len(held):
        return
    if (
        claim.kind in POINTING
        and claim.about is not None
        and claim.about not in (claim.seat, round_.view.seat)
    ):
        evidence.aimed.append(
            Aim(claim.seat, held[claim.seat], held[claim.about], POINTING[claim.kind], POINTING_TEMPER)
        )
    if claim.kind != "looked" or claim.cell is None or claim.card is None:
        return
    cell, claims_treasure = int(at(*claim.cell)), claim.card == round_.view.ruleset.cards[treasure].name
    for number, place in enumerate(round_.places):
        card = place.branch.at.get(cell, -1)
        true = (card == place.card) == claims_treasure
        honest = TRUTHFUL if card in place.branch.looked[claim.seat] else HEARSAY
        evidence.weigh(held[claim.seat], number, log(honest if true else 1.0 - honest), log(0.5))
