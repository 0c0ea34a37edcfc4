"""Theft and hands off (S2-16), and the thefts at the end of a round (S2-28)."""

from __future__ import annotations

from typing import Final

from undermine.engine._native import i64
from undermine.engine.kernel.actions import Action, Codes
from undermine.engine.kernel.agenda import Choice
from undermine.engine.kernel.cards import Card, Hand
from undermine.engine.kernel.modules import Verb
from undermine.engine.kernel.refusals import Refusal
from undermine.engine.kernel.table import PublicEvent, Step, Table
from undermine.engine.kernel.transfers import Transfer, laid_before
from undermine.engine.saboteur.modules.saboteur2.aiming import (
    AtPlayer,
    TakenFromBefore,
    lay_before,
    lies_before,
)
from undermine.engine.saboteur.modules.saboteur2.state import note_theft, state_of
from undermine.engine.saboteur.modules.saboteur2.traps import is_trapped
from undermine.engine.saboteur.table import SaboteurTable, saboteur

NO_THEFT_THERE: Final = Refusal("no-theft-there", "S2-16")


class PlayTheft(Verb):
    """Lay a theft before oneself; it is used at the end of the round (S2-16)."""

    def __init__(self) -> None:
        """Take no target: a theft always lies before its player."""
        super().__init__("theft", "S2-16")

    def offer(self, table: Table, seat: i64, hand: Hand, codes: Codes) -> None:
        """Offer it to a player who has none lying there yet (S2-15)."""
        at_table = saboteur(table)
        card = self.first_playable(table, seat, hand)
        if card >= 0 and not lies_before(at_table, seat, card):
            codes.add(self.code(card, 0, 0))

    def refuse(self, table: Table, seat: i64, action: Action, reasons: list[Refusal]) -> None:
        """Refuse a second theft before the same player (S2-15)."""
        if lies_before(saboteur(table), seat, action.card):
            reasons.append(Refusal("lies-there-already", "S2-15", "theft"))

    def perform(self, table: Table, seat: i64, action: Action) -> None:
        """Lay it down."""
        table.happen(TheftLaid(seat, action.card))


class TheftLaid(PublicEvent):
    """A player has laid a theft before themselves."""

    fields = ("seat", "card")
    clause = "S2-16"

    def __init__(self, seat: i64, card: i64) -> None:
        """Note who."""
        self.seat = seat
        self.card = card

    def change(self, table: Table) -> None:
        """Move the card from the hand to before its player, and note when."""
        at_table = saboteur(table)
        lay_before(at_table, self.seat, self.card, self.seat)
        note_theft(at_table, self.seat)

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """From the hand to before its player."""
        return [laid_before(self.seat, self.card, self.seat)]


class HandsOff(AtPlayer):
    """Remove a theft from before any player, oneself included (S2-16)."""

    def __init__(self) -> None:
        """Take a seat as target."""
        super().__init__("hands-off", "S2-16")

    def objection(self, table: SaboteurTable, seat: i64, target: i64) -> Refusal | None:
        """Want a theft lying there."""
        return None if has_theft(table, target) else NO_THEFT_THERE

    def perform(self, table: Table, seat: i64, action: Action) -> None:
        """Take the theft away."""
        table.happen(TheftStopped(seat, action.card, action.first, theft_card(saboteur(table))))


class TheftStopped(TakenFromBefore):
    """Hands off: a theft was removed."""

    clause = "S2-16"


def theft_card(table: SaboteurTable) -> i64:
    """Return the theft card."""
    return table.rules.card("theft")


def has_theft(table: SaboteurTable, seat: i64) -> bool:
    """Return whether a theft lies before the seat."""
    return lies_before(table, seat, theft_card(table))


# -- at the end of the round ---------------------------------------------------------------------------------------


def thieves(table: SaboteurTable) -> list[int]:
    """Return who may steal: the owner of the theft played latest, then clockwise; the trapped may not (S2-28)."""
    played = state_of(table).thefts
    owners = [seat for seat in range(table.seats) if has_theft(table, seat)]
    if not owners:
        return []
    latest = owners[0]
    for seat in owners:
        if played[seat] > played[latest]:
            latest = seat
    order = [int(table.left_of(latest, steps)) for steps in range(table.seats)]
    return [seat for seat in order if seat in owners and not is_trapped(table, seat)]


class ResolveThefts(Step):
    """The thefts still lying are used, one after the other (S2-28)."""

    def run(self, table: Table) -> None:
        """Find the order."""
        table.push(Steal(tuple(thieves(saboteur(table)))))


class Steal(Step):
    """The next thief takes one gold from another player who has some, if there is one (S2-28)."""

    fields = ("order:seats",)

    def __init__(self, order: tuple[int, ...]) -> None:
        """Note who is still to come."""
        self.order = order

    def run(self, table: Table) -> None:
        """Let the thief choose a victim, unless there is only one: everybody can see how much gold players have."""
        if not self.order:
            return
        thief = self.order[0]
        table.push(Steal(self.order[1:]))
        victims = [seat for seat, gold in enumerate(saboteur(table).tokens) if gold > 0 and seat != thief]
        if len(victims) == 1:
            table.happen(GoldStolen(thief, victims[0]))
        elif victims:
            table.push(ChooseVictim(thief, tuple(victims)))


class ChooseVictim(Choice):
    """A thief says from whom they take one gold (S2-28)."""

    fields = ("seat", "choices:seats")
    verb = "choose-seat"
    clause = "S2-28"

    def chosen(self, table: Table, choice: i64) -> None:
        """Take it."""
        table.happen(GoldStolen(self.seat, choice))


class GoldStolen(PublicEvent):
    """A thief has taken one gold from another player."""

    fields = ("seat", "victim:seat")
    clause = "S2-28"

    def __init__(self, seat: i64, victim: i64) -> None:
        """Note who robbed whom."""
        self.seat = seat
        self.victim = victim

    def change(self, table: Table) -> None:
        """Move one token."""
        at_table = saboteur(table)
        at_table.gain_tokens(self.victim, -1)
        at_table.gain_tokens(self.seat, 1)
