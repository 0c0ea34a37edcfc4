"""Dealing: dwarfs, deck and hands (BASE-5, BASE-7)."""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.kernel.drawing import DeckShuffled, deal_hands
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.outcomes import Outcome
from undermine.engine.kernel.table import NOBODY, Event, PublicEvent, Step, Table
from undermine.engine.saboteur.seams import HAND_SIZE
from undermine.engine.saboteur.table import SaboteurTable, saboteur


class DealDwarfs(Step):
    """Shuffle the dwarf cards and deal one to each player, secretly; the rest stays unseen (BASE-5)."""

    def run(self, table: Table) -> None:
        """Gather the dwarf deck from the modules, shuffle, deal."""
        at_table = saboteur(table)
        deck: list[int] = []
        for page in at_table.rules.pages:
            deck = page.dwarfs(at_table, deck)
        deck.sort()
        at_table.rng.shuffle(deck)
        seats = at_table.seats
        at_table.happen(DwarfsDealt(tuple(deck[:seats]), tuple(deck[seats:])))


class DwarfsDealt(Event):
    """Everybody has a dwarf card and knows only their own."""

    fields = ("dwarfs:cards", "unused:cards")
    clause = "BASE-5"

    def __init__(self, dwarfs: tuple[int, ...], unused: tuple[int, ...]) -> None:
        """Note who got which, and which are left."""
        self.dwarfs = dwarfs
        self.unused = unused

    def change(self, table: Table) -> None:
        """Lay the dwarf cards before the players."""
        at_table = saboteur(table)
        at_table.roles = list(self.dwarfs)
        at_table.unused = self.unused

    def seen_by(self, seat: i64) -> Event | None:
        """Show a seat its own dwarf."""
        shown = [dwarf if owner == seat else int(UNKNOWN) for owner, dwarf in enumerate(self.dwarfs)]
        return DwarfsDealt(tuple(shown), (int(UNKNOWN),) * len(self.unused))


class BuildDeck(Step):
    """Shuffle tunnel and action cards into the deck (BASE-7)."""

    def run(self, table: Table) -> None:
        """Gather the cards from the modules and shuffle."""
        at_table = saboteur(table)
        deck = gathered_deck(at_table)
        at_table.rng.shuffle(deck)
        at_table.happen(DeckShuffled(tuple(deck)))


def gathered_deck(table: SaboteurTable) -> list[int]:
    """Return the cards of the deck as the modules say, in no order that matters; they ask chance for nothing."""
    deck = table.rules.deck.copy()
    for page in table.rules.pages:
        deck = page.deck(table, deck)
    return deck


class DealHands(Step):
    """Deal the hands (BASE-7)."""

    def run(self, table: Table) -> None:
        """Deal everybody the same number of cards from the top."""
        at_table = saboteur(table)
        size = at_table.rules.adjusted(at_table, HAND_SIZE, NOBODY, 0)
        deal_hands(at_table, size)


class RevealDwarfs(Step):
    """All dwarf cards are shown before gold is divided (BASE-27)."""

    def run(self, table: Table) -> None:
        """Show them."""
        at_table = saboteur(table)
        at_table.happen(DwarfsRevealed(tuple(at_table.roles), at_table.unused))


class DwarfsRevealed(PublicEvent):
    """All dwarf cards are shown, the unused ones included."""

    fields = ("dwarfs:cards", "unused:cards")
    clause = "BASE-27"

    def __init__(self, dwarfs: tuple[int, ...], unused: tuple[int, ...]) -> None:
        """Show who was what."""
        self.dwarfs = dwarfs
        self.unused = unused

    def change(self, table: Table) -> None:
        """Let everybody see the dwarfs until the next round."""
        saboteur(table).roles_shown = True

    def report(self, outcome: Outcome) -> None:
        """Everybody's dwarf of the round."""
        outcome.dwarfs = self.dwarfs
