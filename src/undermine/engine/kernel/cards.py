"""Cards and hands.

A card of the catalogue stands for all its copies: inside the engine a card is its index there, so no number
betrays which copy it is or where in the deck it lay.
"""

from __future__ import annotations

from undermine.engine._native import append, i64, mypyc_attr, vec


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


@mypyc_attr(free_list_len=1)
class Hand:
    """Cards held by one seat, in the catalogue's order. A hand never changes: a new one takes its place."""

    def __init__(self, cards: vec[i64]) -> None:
        """Hold these cards, which must be sorted."""
        self.cards = cards

    def size(self) -> i64:
        """Return the number of cards."""
        return len(self.cards)

    def holds(self, card: i64) -> bool:
        """Say whether the card is in the hand."""
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

    def without(self, card: i64) -> Hand:
        """Return the hand less one copy of the card."""
        cards = self.cards
        left = len(cards) - 1
        rest = cards[:left]
        at = left
        i: i64
        for i in range(left, -1, -1):
            if cards[i] == card:
                at = i
        for i in range(at, left):
            rest[i] = cards[i + 1]
        return Hand(rest)

    def plus(self, card: i64) -> Hand:
        """Return the hand with one more card."""
        return Hand(_inserted(self.cards[:], card))

    def listing(self) -> list[int]:
        """Return the cards as a list of indices."""
        return [int(card) for card in self.cards]

    def __eq__(self, other: object) -> bool:
        """Say whether both hold the same cards."""
        return isinstance(other, Hand) and self.listing() == other.listing()

    def __hash__(self) -> int:
        """Hash the cards held."""
        return hash(tuple(self.listing()))


def hand_of(cards: list[int]) -> Hand:
    """Return a hand of these cards, in any order."""
    held = vec[i64](capacity=len(cards))
    for card in cards:
        held = _inserted(held, card)
    return Hand(held)


def _inserted(cards: vec[i64], card: i64) -> vec[i64]:
    """Return sorted cards, which are used up, with one more."""
    cards = append(cards, card)
    at: i64 = len(cards) - 1
    while at > 0 and cards[at - 1] > card:
        cards[at] = cards[at - 1]
        at -= 1
    cards[at] = card
    return cards
