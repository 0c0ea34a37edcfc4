"""Kinds: how a number inside an action, an event or a step is written for people and files, and read back.

Cards, cells and seats are small integers inside the engine. A kind turns such a number into words and back; each
game adds its own kinds to those of the kernel. Reading raises `Unreadable` with a sentence.
"""

from __future__ import annotations

from typing import Final

from undermine.engine._native import i64
from undermine.engine.kernel.cards import Card

UNKNOWN: Final[i64] = -1
"""A number that the reader may not know (a card drawn by somebody else): written as `?`."""

MOST_DIGITS: Final = 19
LARGEST: Final = 1 << 62
"""Larger numbers do not fit where the compiled engine keeps them; no packed action is larger."""


class Unreadable(ValueError):  # noqa: N818 - reads as a sentence where it is raised
    """A text is not the written form of anything.

    The sentence is for those who write programs; `code` and what it speaks of (`about`) are for those who say it in
    another language.
    """

    def __init__(self, code: str, about: dict[str, str], sentence: str) -> None:
        """Say what is wrong with it."""
        super().__init__(sentence)
        self.code = code
        self.about = about


class Kind:
    """One way of writing a number."""

    def __init__(self, name: str) -> None:
        """Name the kind as fields and targets refer to it."""
        self.name = name

    def words(self, words: list[str]) -> int:
        """Return how many of the words that follow belong to this number."""
        return 1

    def write(self, number: int, cards: list[Card]) -> str:
        """Write the number in words."""
        return "?" if number == UNKNOWN else str(number)

    def read(self, word: str, cards: list[Card]) -> int:
        """Read the number back."""
        if word == "?":
            return UNKNOWN
        if not word.isascii() or not word.removeprefix("-").isdigit():
            raise Unreadable("not-a-number", {"word": word}, f"'{word}' is not a number")
        if len(word) > MOST_DIGITS or abs(int(word)) > LARGEST:
            raise Unreadable("too-large", {"word": word}, f"'{word}' is too large a number")
        return int(word)


class SeatKind(Kind):
    """A seat: `@0` is the first."""

    def write(self, number: int, cards: list[Card]) -> str:
        """Write the seat behind an @."""
        return "@?" if number == UNKNOWN else f"@{number}"

    def read(self, word: str, cards: list[Card]) -> int:
        """Read a seat from `@2`."""
        if not word.startswith("@"):
            msg = f"'{word}' is not a seat; write @0 for the first seat"
            raise Unreadable("not-a-seat", {"word": word}, msg)
        return super().read(word[1:], cards)


class FlagKind(Kind):
    """Yes or no."""

    def write(self, number: int, cards: list[Card]) -> str:
        """Write yes or no."""
        if number == UNKNOWN:
            return "?"
        return "yes" if number else "no"

    def read(self, word: str, cards: list[Card]) -> int:
        """Read yes or no."""
        if word == "?":
            return UNKNOWN
        if word not in ("yes", "no"):
            raise Unreadable("neither-yes-nor-no", {"word": word}, f"'{word}' is neither yes nor no")
        return 1 if word == "yes" else 0


class CardKind(Kind):
    """A card, by its name in the ruleset's catalogue."""

    def write(self, number: int, cards: list[Card]) -> str:
        """Write the card's name."""
        return "?" if number == UNKNOWN else cards[number].name

    def read(self, word: str, cards: list[Card]) -> int:
        """Find the card of that name."""
        if word == "?":
            return UNKNOWN
        for card in cards:
            if card.name == word:
                return card.index
        raise Unreadable("not-a-card", {"word": word}, f"'{word}' is not a card of these rules")


class SpareCardKind(Kind):
    """A further card that may be left out: 0 is none, else one more than the card's index."""

    def words(self, words: list[str]) -> int:
        """Take a word if there is one."""
        return min(1, len(words))

    def write(self, number: int, cards: list[Card]) -> str:
        """Write the card's name, or nothing."""
        return cards[number - 1].name if number else ""

    def read(self, word: str, cards: list[Card]) -> int:
        """Find the card of that name, if there is a word."""
        return CARD.read(word, cards) + 1 if word else 0


NUMBER: Final = Kind("number")
SEAT: Final = SeatKind("seat")
FLAG: Final = FlagKind("flag")
CARD: Final = CardKind("card")
SPARE_CARD: Final = SpareCardKind("spare-card")
KERNEL_KINDS: Final[tuple[Kind, ...]] = (NUMBER, SEAT, FLAG, CARD, SPARE_CARD)
