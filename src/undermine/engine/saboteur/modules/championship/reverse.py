"""2020, the change of direction (WC-2020): turns go the other way round until the round ends."""

from __future__ import annotations

from typing import Final, cast

from undermine.engine._native import i64
from undermine.engine.kernel.actions import Action, Codes
from undermine.engine.kernel.cards import Card, Hand
from undermine.engine.kernel.modules import Verb, part_slot
from undermine.engine.kernel.refusals import Refusal
from undermine.engine.kernel.table import PublicEvent, Table
from undermine.engine.kernel.transfers import Transfer, spent
from undermine.engine.kernel.values import Value
from undermine.engine.saboteur.seams import DIRECTION
from undermine.engine.saboteur.table import SaboteurModule, saboteur


class Reverse(SaboteurModule):
    """The change of direction card. Gold is passed the other way round too (BASE-29 to BASE-31, SAB-1)."""

    id = "wc2020"
    requires = ("dwarfs",)
    adjusts = (DIRECTION,)
    visible = True

    def cards(self) -> list[Card]:
        """Return the card."""
        return [Card("change-of-direction", "WC-2020", copies=1, verbs=("reverse",))]

    def verbs(self) -> list[Verb]:
        """Return the verb it is played with."""
        return [ChangeDirection()]

    def part(self, table: Table) -> Value | None:
        """Begin every round clockwise."""
        return TurnOrder(0)

    def adjust(self, table: Table, quantity: int, seat: i64, value: i64) -> i64:
        """Turn the direction round if it was changed."""
        return -value if is_reversed(table) else value

    def shows(self, table: Table, seat: i64) -> Value | None:
        """Show everybody which way turns go."""
        return table.part("wc2020")


PART: Final = part_slot("wc2020")


class TurnOrder(Value):
    """Which way turns go: clockwise, or reversed."""

    fields = ("reversed:flag",)

    def __init__(self, reversed_: i64) -> None:
        """Note the way."""
        self.reversed = reversed_


def is_reversed(table: Table) -> bool:
    """Return whether turns go counter-clockwise now."""
    return bool(cast("TurnOrder", table.part_in(PART)).reversed)


class ChangeDirection(Verb):
    """Turn the order of turns round; a second time restores it."""

    def __init__(self) -> None:
        """Take no targets."""
        super().__init__("reverse", "WC-2020")

    def offer(self, table: Table, seat: i64, hand: Hand, codes: Codes) -> None:
        """Offer it always."""
        card = self.first_playable(table, seat, hand)
        if card >= 0:
            codes.add(self.code(card, 0, 0))

    def refuse(self, table: Table, seat: i64, action: Action, reasons: list[Refusal]) -> None:
        """Know no reason against it."""

    def perform(self, table: Table, seat: i64, action: Action) -> None:
        """Turn the order round."""
        table.happen(DirectionChanged(seat, action.card, not is_reversed(table)))


class DirectionChanged(PublicEvent):
    """The order of turns was reversed."""

    fields = ("seat", "card", "reversed:flag")
    clause = "WC-2020"

    def __init__(self, seat: i64, card: i64, reversed_: bool) -> None:
        """Note which way it goes now."""
        self.seat = seat
        self.card = card
        self.reversed = reversed_

    def change(self, table: Table) -> None:
        """Discard the card and remember the direction until the round ends."""
        at_table = saboteur(table)
        at_table.spend(self.seat, self.card)
        at_table.change_part("wc2020", TurnOrder(1 if self.reversed else 0))

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """The change of direction."""
        return [spent(self.seat, self.card)]
