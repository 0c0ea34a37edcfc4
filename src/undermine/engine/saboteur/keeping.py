"""Looking at several cards and keeping one: the question, and what everybody else sees of the answer."""

from __future__ import annotations

from typing import ClassVar

from undermine.engine._native import i64
from undermine.engine.kernel.agenda import Choice
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.table import Event, Step
from undermine.engine.kernel.transfers import ON_PILE


class KeepOne(Choice):
    """Which of these cards does the player keep? They are seen by that player alone.

    They lie on top of the pile, `beneath` some that are not looked at, or of the deck (`source`); on the pile the
    topmost is named last, unless `top_first`.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat", "cards")
    verb: ClassVar[str] = "choose-card"
    source: ClassVar[int] = ON_PILE
    beneath: ClassVar[int] = 0
    top_first: ClassVar[bool] = False

    def __init__(self, seat: i64, cards: tuple[int, ...]) -> None:
        """Offer every different card."""
        super().__init__(seat, tuple(sorted(set(cards))))
        self.cards = cards

    def known_to(self, seat: i64) -> Step:
        """Show the cards to the asked player alone, their number to the others."""
        return self if seat == self.seat else type(self)(self.seat, (int(UNKNOWN),) * len(self.cards))


class KeptOne(Event):
    """A player looked at cards and kept one: the cards are known to the player alone, their number to all."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "cards", "kept:card")

    def __init__(self, seat: i64, cards: tuple[int, ...], kept: i64) -> None:
        """Note what was seen and what was kept."""
        self.seat = seat
        self.cards = cards
        self.kept = kept

    def seen_by(self, seat: i64) -> Event | None:
        """Show the cards to the player alone, their number to the others."""
        if seat == self.seat:
            return self
        return type(self)(self.seat, (int(UNKNOWN),) * len(self.cards), UNKNOWN)
