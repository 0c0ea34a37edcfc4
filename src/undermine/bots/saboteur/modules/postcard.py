"""What belief has to know of the postcard: the Tunnel Party deals the dwarf cards again (PARTY-1)."""

from __future__ import annotations

from typing import Final

from undermine.bots.saboteur.beliefs.clues import Clues
from undermine.bots.saboteur.page import Page
from undermine.engine.saboteur.modules.postcard import DwarfsDealtAnew

PAGE: Final = Page(("costume", "party"), clues=Clues(dealing=(DwarfsDealtAnew,)))
