"""Cards on the move between deck, hands and discard pile: the events every card game has.

Who sees what: a drawn card is seen by its drawer, a card discarded face down by its holder; everybody
else sees that it happened, and how many.
"""

from __future__ import annotations

from undermine.engine._native import i64, vec
from undermine.engine.kernel.cards import Card, Hand
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.table import Event, Table
from undermine.engine.kernel.transfers import BOX, DECK, Transfer, hand


class DeckShuffled(Event):
    """A new deck lies ready, in an order nobody knows; the pile is empty."""

    fields = ("deck:cards",)

    def __init__(self, deck: tuple[int, ...]) -> None:
        """Keep the order, top first."""
        self.deck = deck

    def change(self, table: Table) -> None:
        """Put the deck on the table and clear the discard pile."""
        table.deck = list(self.deck)
        table.dealt = 0
        table.discard = []

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """Out of the box."""
        return [Transfer(self.deck, BOX, DECK, False)]

    def seen_by(self, seat: i64) -> Event | None:
        """Show the number of cards."""
        return DeckShuffled((int(UNKNOWN),) * len(self.deck))


class HandDealt(Event):
    """A seat gets its hand from the top of the deck."""

    fields = ("seat", "cards")

    def __init__(self, seat: i64, cards: tuple[int, ...]) -> None:
        """Keep the cards dealt."""
        self.seat = seat
        self.cards = cards

    def change(self, table: Table) -> None:
        """Move the cards from the deck into the hand."""
        table.dealt += len(self.cards)
        dealt = Hand(vec[i64](capacity=len(self.cards)))
        for card in self.cards:
            dealt.add(card)
        table.hands[self.seat] = dealt

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """From the deck into the hand."""
        return [Transfer(self.cards, DECK, hand(self.seat), False)]

    def seen_by(self, seat: i64) -> Event | None:
        """Show the cards to their owner, their number to the others."""
        return self if seat == self.seat else HandDealt(self.seat, (int(UNKNOWN),) * len(self.cards))


class CardDrawn(Event):
    """A seat draws the top card of the deck."""

    fields = ("seat", "card")

    def __init__(self, seat: i64, card: i64) -> None:
        """Keep the card drawn."""
        self.seat = seat
        self.card = card

    def change(self, table: Table) -> None:
        """Move the card from the deck into the hand."""
        table.dealt += 1
        table.hands[self.seat].add(self.card)

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """From the deck into the hand."""
        return [Transfer((int(self.card),), DECK, hand(self.seat), False)]

    def seen_by(self, seat: i64) -> Event | None:
        """Show the card to the player who drew it."""
        return self if seat == self.seat else CardDrawn(self.seat, UNKNOWN)


def whole_deck(catalogue: list[Card]) -> list[int]:
    """Return every copy of every card that belongs into the deck, in the catalogue's order."""
    deck: list[int] = []
    for card in catalogue:
        deck.extend([card.index] * card.copies)
    return deck


def deal_hands(table: Table, size: i64) -> None:
    """Deal everybody a hand from the top of the deck."""
    for seat in range(table.seats):
        top = table.dealt
        table.happen(HandDealt(seat, tuple(table.deck[top : top + size])))


def draw_cards(table: Table, seat: i64, count: i64) -> None:
    """Let a seat draw, as far as the deck lasts."""
    ruleset = table.ruleset
    drawn: i64 = 0
    while drawn < count and table.deck_size() > 0:
        drawn += 1
        table.happen(ruleset.drawings[seat * len(ruleset.cards) + table.deck[table.dealt]])
