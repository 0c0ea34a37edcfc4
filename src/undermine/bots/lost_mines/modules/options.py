"""What bots think of the truce and the decider: they neither propose nor accept a truce."""

from __future__ import annotations

from typing import Final

from undermine.bots.lost_mines.situation import LostMinesSituation, Score
from undermine.engine.kernel.actions import Action


def agree(_situation: LostMinesSituation, action: Action) -> float:
    """Decline."""
    return 0.0 if action.first else 1.0


def propose(_situation: LostMinesSituation, _action: Action) -> float:
    """Never do it."""
    return -1.0


SCORES: Final[dict[str, Score]] = {"agree": agree, "propose-truce": propose}
