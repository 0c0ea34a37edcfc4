"""2021, the handyman (WC-2021): a repair with all three symbols. Nothing but a card."""

from __future__ import annotations

from undermine.engine.kernel.cards import Card
from undermine.engine.saboteur.table import SaboteurModule
from undermine.engine.saboteur.tools import TOOLS


class Handyman(SaboteurModule):
    """The handyman card: it removes one broken tool of any kind."""

    id = "wc2021"
    requires = ("dwarfs",)

    def cards(self) -> list[Card]:
        """Return the card."""
        return [Card("handyman", "WC-2021", copies=1, verbs=("repair",), tags=TOOLS)]
