"""The discard pile of The Lost Mines: trolls, whose cards lie before their players while they stand somewhere."""

from __future__ import annotations

from typing import ClassVar, cast

from undermine.bots.pile import Effect, Pile
from undermine.engine.kernel.table import Event
from undermine.engine.kernel.views import View
from undermine.engine.lost_mines.paths import StormRaged
from undermine.engine.lost_mines.rounds import TrollLeft
from undermine.engine.lost_mines.tokens import TrollCalled


def call_troll(pile: Pile, event: Event) -> None:
    """The card lies before its player while the troll stands there."""
    _trolls(pile).append(int(cast("TrollCalled", event).edge))


def rage(pile: Pile, event: Event) -> None:
    """A storm removed a path card, and the trolls that lost their edge (LM-22)."""
    raged = cast("StormRaged", event)
    pile.add(raged.removed)
    for edge in [edge for edge in _trolls(pile) if edge in raged.edges]:
        _trolls(pile).remove(edge)
        pile.add(pile.view.ruleset.card("troll"))
    pile.add(raged.card)


def send_troll_away(pile: Pile, event: Event) -> None:
    """A troll's card is discarded when it leaves."""
    left = cast("TrollLeft", event)
    if int(left.edge) in _trolls(pile):
        _trolls(pile).remove(int(left.edge))
    pile.add(pile.view.ruleset.card("troll"))


class LostMinesPile(Pile):
    """What a seat knows of the cards of The Lost Mines; `trolls` are the edges where one stands."""

    effects: ClassVar[dict[type[Event], Effect]] = {
        TrollCalled: call_troll,
        StormRaged: rage,
        TrollLeft: send_troll_away,
    }

    def __init__(self, view: View) -> None:
        self.trolls: list[int] = []
        super().__init__(view)


def _trolls(pile: Pile) -> list[int]:
    return cast("LostMinesPile", pile).trolls
