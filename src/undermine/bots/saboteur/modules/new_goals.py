"""What belief has to know of the New Goals: which there are."""

from __future__ import annotations

from typing import Final

from undermine.bots.saboteur.beliefs.clues import Clues
from undermine.bots.saboteur.page import Page
from undermine.engine.saboteur.modules.new_goals import NEW, STONES, TREASURE

PAGE: Final = Page(("new-goals",), clues=Clues(goals=(TREASURE, *[name for name, _, _ in NEW], *STONES)))
