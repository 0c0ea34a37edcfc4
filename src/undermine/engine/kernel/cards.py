"""Cards and hands.

A card of the catalogue stands for all its copies: inside the engine a card is its index there, so no number
betrays which copy it is or where in the deck it lay.
"""

from __future__ import annotations

from undermine.engine._native import append, i64, remove, vec


class Card:
    """A kind of card: its name, how many copies the deck has, the verbs it is played with, the clause it is from."""

    def __init__(
        self,
        name: str,
        clause: str,
        *,
        kind: str = "action",
        copies: int = 0,
        verbs: tuple[str, ...] = (),
        tags: tuple[str, ...] = (),
    ) -> None:
        """Describe the card; `tags` say what modules look for (the tool it breaks, a door's colour)."""
        self.name = name
        self.clause = clause
        self.kind = kind
        self.copies = copies
        self.verbs = verbs
        self.tags = tags
        self.index = -1
        self.module = ""

    def __repr__(self) -> str:
        """Write the card's name."""
        return f"<card {self.name}>"


class Hand:
    """Cards held by one seat, in the catalogue's order. Events change it in place; views and copies have their own.

    Copies share the vector until one of them changes.
    """

    def __init__(self, cards: vec[i64]) -> None:
        """Hold these cards, which must be sorted."""
        self.cards = cards
        self.shared = False

    def size(self) -> i64:
        """Return the number of cards."""
        return len(self.cards)

    def holds(self, card: i64) -> bool:
        """Return whether the card is in the hand."""
        cards = self.cards
        i: i64
        for i in range(len(cards)):
            if cards[i] == card:
                return True
        return False

    def count(self, card: i64) -> i64:
        """Return how many copies of the card are in the hand."""
        cards = self.cards
        found: i64 = 0
        i: i64
        for i in range(len(cards)):
            if cards[i] == card:
                found += 1
        return found

    def add(self, card: i64) -> None:
        """Take one more card into the hand; for events."""
        self._own()
        cards = append(self.cards, card)
        at: i64 = len(cards) - 1
        while at > 0 and cards[at - 1] > card:
            cards[at] = cards[at - 1]
            at -= 1
        cards[at] = card
        self.cards = cards

    def remove(self, card: i64) -> None:
        """Take one copy of the card out of the hand; for events."""
        self._own()
        self.cards = remove(self.cards, card)

    def _own(self) -> None:
        """Take a vector of one's own; every change of the hand comes through here first."""
        if self.shared:
            self.shared = False
            self.cards = self.cards[:]

    def copy(self) -> Hand:
        """Return an independent hand of the same cards."""
        other = Hand(self.cards)
        self.shared = True
        other.shared = True
        return other

    def listing(self) -> list[int]:
        """Return the cards as a list of indices."""
        return [int(card) for card in self.cards]

    def __eq__(self, other: object) -> bool:
        """Return whether both hold the same cards."""
        return isinstance(other, Hand) and self.listing() == other.listing()

    def __hash__(self) -> int:
        """Hash the cards held now."""
        return hash(tuple(self.listing()))


def hand_of(cards: list[int]) -> Hand:
    """Return a hand of these cards, in any order."""
    hand = Hand(vec[i64](capacity=len(cards)))
    for card in cards:
        hand.add(card)
    return hand
