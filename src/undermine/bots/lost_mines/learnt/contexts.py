"""Contexts of The Lost Mines: what a moment is like, on which it depends how much the features of an option count."""

from __future__ import annotations

from typing import Final

from undermine.bots.lost_mines.grandmaster_situation import GrandmasterSituation
from undermine.engine.lost_mines.table import ON_DISPLAY

CONTEXTS: Final = (
    "time-left",
    "nearness",
    "others-nearness",
    "hope",
    "company",
    "crowd",
    "display",
    "paths",
    "knowing",
    "deck-empty",
    "walking",
)
"""How many turns are left, how near the seat and the first of the others are to a mine, what the seat may hope for, how
many share with it, how many play, what is left on display, how many path cards it holds, how many mines it knows,
whether the deck is empty, and whether it is about to walk. Each is about between 0 and 1; the crowd is 0 with five."""
WALKING: Final = "move-dwarf"
"""The question of step 2 (LM-13)."""
MOST_TURNS: Final = 12.0
"""Turns of a whole round, about."""
FAR_LAPS: Final = 10.0
"""Laps from a mine at which nothing is near any more."""
USUAL_PLAYERS: Final = 5
USUAL_HAND: Final = 5.0
MOST_SHARING: Final = 3.0
MOST_HOPED: Final = 6.0
"""Points that a seat seldom may hope for."""


def contexts_of(situation: GrandmasterSituation) -> list[float]:
    """Return what the moment is like, in the order of `CONTEXTS`."""
    view, seat = situation.view, situation.view.seat
    near = [nearness(situation, other) for other in range(view.seats)]
    left = sum(1.0 for treasure in view.treasures if treasure.holder == ON_DISPLAY)
    paths = sum(1.0 for card in view.hand.cards if situation.rules.is_path[card])
    return [
        situation.outlooks[seat].turns / MOST_TURNS,
        near[seat],
        max(near[:seat] + near[seat + 1 :]),
        situation.now.own / MOST_HOPED,
        (situation.members - 1.0) / MOST_SHARING,
        float(view.seats - USUAL_PLAYERS) / USUAL_PLAYERS,
        left / len(view.treasures),
        paths / USUAL_HAND,
        1.0 - len(situation.unknown) / len(situation.mines),
        0.0 if view.deck_size else 1.0,
        1.0 if view.asking == WALKING else 0.0,
    ]


def nearness(situation: GrandmasterSituation, seat: int) -> float:
    """Return how near a seat is to a mine that may still give something: 1 if it may be there in the turn at hand."""
    mines = [number for number, mine in enumerate(situation.mines) if mine in situation.targets]
    laps = [float(situation.race.laps(number, situation.outlooks[seat])) for number in mines]
    return max(0.0, 1.0 - min(laps, default=FAR_LAPS) / FAR_LAPS)
