"""What can be trained: by the edition of a game, whose networks there are, what they look at, and who plays."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from undermine.bots.lost_mines.learnt import contexts as lost_mines_contexts
from undermine.bots.lost_mines.learnt import trained as lost_mines_trained
from undermine.bots.saboteur.learnt.contexts import context_names
from undermine.bots.saboteur.learnt.trained import feature_names
from undermine.errors import UserError
from undermine.training import lost_mines
from undermine.training.matches import MINER, PLAYERS, SABOTEUR, SIDES
from undermine.training.rounds import Players, Taught
from undermine.training.saboteur import POSITION_NUMBERS, SaboteurPlayers


@dataclass(frozen=True)
class Trainee:
    """An edition that can be trained.

    `parts` are the dwarfs that have a network of their own, `sides` those among them that are a whole side, if two
    sides play against each other; `players` is how many play, by turns; `positions` how many numbers tell a position.
    """

    parts: tuple[str, ...]
    sides: tuple[str, ...]
    players: tuple[int, ...]
    features: tuple[str, ...]
    contexts: tuple[str, ...]
    positions: int
    make_players: Callable[[Taught], Players]


TRAINEES: Final[dict[str, Trainee]] = {
    "base": Trainee(
        (MINER, SABOTEUR), SIDES, PLAYERS, feature_names(), context_names(), POSITION_NUMBERS, SaboteurPlayers
    ),
    "saboteur2": Trainee(
        (MINER, "boss", "geologist", "profiteer", SABOTEUR),
        (),
        (6, 5, 6, 4, 6, 8, 6, 3),
        feature_names(),
        context_names(),
        POSITION_NUMBERS,
        SaboteurPlayers,
    ),
    "lost-mines": Trainee(
        lost_mines.ROLES,
        (),
        lost_mines.PLAYERS,
        lost_mines_trained.feature_names(),
        lost_mines_contexts.CONTEXTS,
        lost_mines.POSITION_NUMBERS,
        lost_mines.LostMinesPlayers,
    ),
}
"""By the name of the rules that are played."""


def trainee_of(rules: str) -> Trainee:
    """Return what is trained by these rules; raises `UserError` if nobody can be."""
    if rules not in TRAINEES:
        raise UserError("no-training", rules=rules, known=", ".join(TRAINEES))
    return TRAINEES[rules]
