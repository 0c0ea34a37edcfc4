"""Dwarf cards, followed from hand to hand: who had which when, and which of them the seat has seen.

A dwarf card is followed as a card, whatever is on it: an exchange moves it under the unused ones in the open (MIX-3),
so that a card once seen is known wherever it is now. A new deal (PARTY-1) makes all cards before players new ones.
"""

from __future__ import annotations

from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.table import Event
from undermine.engine.saboteur.dwarfs import DwarfExchanged, DwarfSeen
from undermine.engine.saboteur.observations import GaveDwarf, SawDwarf
from undermine.engine.saboteur.table import saboteur
from undermine.engine.saboteur.views import SaboteurView


class Dwarfs:
    """The dwarf cards of a round: `held[seat]` and `unused` number them, `known` says what some of them are.

    `looks` says who has looked at which; `gathered` are the cards that were shuffled by a new deal.
    """

    def __init__(
        self,
        view: SaboteurView,
        dealing: tuple[type[Event], ...],
        story: list[Event] | None = None,
        deck: list[int] | None = None,
    ) -> None:
        """Begin as dealt; `dealing` are the events that deal the cards before players again.

        `story` has those events of the view's story that say something of dwarfs, and `deck` the cards that were
        shuffled, where somebody has them already.
        """
        self.me = view.seat
        self.dealing = dealing
        self.deck = dwarf_deck(view) if deck is None else deck
        self.held = list(range(len(view.dwarfs)))
        self.unused = list(range(len(view.dwarfs), len(view.dwarfs) + len(view.unused)))
        self.cards = len(self.held) + len(self.unused)
        self.known: dict[int, int] = {}
        self.looks: list[tuple[int, int]] = []
        self.gathered: list[int] = []
        self.recalled = 0
        self.lacks_story = False
        self.remember(view)
        telling: tuple[type[Event], ...] = (DwarfSeen, DwarfExchanged, *dealing)
        if not any(isinstance(event, telling) for event in (view.story() if story is None else story)):
            for memory in self.memories:  # a position without its story
                self.lacks_story = True
                if isinstance(memory, SawDwarf) and not memory.stale:
                    self.known[self.held[memory.target]] = int(memory.dwarf)

    def remember(self, view: SaboteurView) -> None:
        """Note which dwarfs the seat has seen, oldest first; `recalled` counts what was told of it."""
        self.memories = [memory for memory in view.memories if isinstance(memory, (SawDwarf, GaveDwarf))]

    def happened(self, event: Event) -> None:
        """Follow one event."""
        if isinstance(event, DwarfSeen):
            self.looks.append((int(event.seat), self.held[event.target]))
            if event.seat == self.me:
                self._recall(self.held[event.target])
        elif isinstance(event, DwarfExchanged):
            if event.seat == self.me:
                self._recall(self.held[event.seat])
            self.unused.append(self.held[event.seat])
            self.held[event.seat] = self.unused.pop(0)
        elif isinstance(event, self.dealing):
            if self.me >= 0:
                self._recall(self.held[self.me])
            self.gathered = self.held
            self.held = list(range(self.cards, self.cards + len(self.held)))
            self.cards += len(self.held)

    def _recall(self, card: int) -> None:
        if self.recalled < len(self.memories):
            self.known[card] = int(self.memories[self.recalled].dwarf)
            self.recalled += 1

    def finish(self, view: SaboteurView) -> None:
        """Note what lies open, and the seat's own dwarf."""
        for seat, dwarf in enumerate(view.dwarfs):
            if dwarf != UNKNOWN:
                self.known[self.held[seat]] = int(dwarf)
        for card, dwarf in zip(self.unused, view.unused, strict=True):
            if dwarf != UNKNOWN:
                self.known[card] = int(dwarf)


def dwarf_deck(view: SaboteurView) -> list[int]:
    """Return the dwarf cards that were shuffled, as the modules say; none before they are dealt."""
    table = saboteur(view.outline)
    deck: list[int] = []
    if not view.dwarfs:
        return deck
    for page in table.rules.pages:
        deck = page.dwarfs(table, deck)
    return [int(dwarf) for dwarf in deck]
