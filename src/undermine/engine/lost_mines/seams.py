"""The quantities that modules of The Lost Mines may adjust; all other seams are the kernel's."""

from __future__ import annotations

from typing import Final

GAME_OVER: Final = 0
"""1 if the game ends after the round that has just been scored (LM-36)."""
QUANTITIES: Final = 1
