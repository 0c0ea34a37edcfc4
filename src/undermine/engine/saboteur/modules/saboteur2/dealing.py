"""Setting cards aside for the round (S2-4)."""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.kernel.cards import Card
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.table import Event, Step, Table
from undermine.engine.kernel.transfers import DECK, OUT, Transfer
from undermine.engine.saboteur.modules.saboteur2.cards import SET_ASIDE
from undermine.engine.saboteur.table import saboteur


class SetAside(Step):
    """The top ten cards of the shuffled deck stay out of the round, unseen (S2-4)."""

    def run(self, table: Table) -> None:
        """Take them from the top."""
        top = table.dealt
        table.happen(CardsSetAside(tuple(table.deck[top : top + SET_ASIDE])))


class CardsSetAside(Event):
    """Cards from the top of the deck are out of the round; nobody has seen them."""

    fields = ("cards",)
    clause = "S2-4"

    def __init__(self, cards: tuple[int, ...]) -> None:
        """Note which."""
        self.cards = cards

    def change(self, table: Table) -> None:
        """Move them from the deck to one side."""
        at_table = saboteur(table)
        at_table.dealt += len(self.cards)
        at_table.aside = (*at_table.aside, *self.cards)

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """From the deck out of the round."""
        return [Transfer(self.cards, DECK, OUT, False)]

    def seen_by(self, seat: i64) -> Event | None:
        """Show how many there are."""
        return CardsSetAside((int(UNKNOWN),) * len(self.cards))
