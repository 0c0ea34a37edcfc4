"""Action cards aimed at a player, and what may lie before one (S2-7, S2-15)."""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.kernel.actions import Action, Codes
from undermine.engine.kernel.cards import Card, Hand
from undermine.engine.kernel.kinds import SEAT
from undermine.engine.kernel.modules import Verb
from undermine.engine.kernel.refusals import Refusal
from undermine.engine.kernel.table import PublicEvent, Table
from undermine.engine.kernel.transfers import Transfer, lifted_from_before, spent
from undermine.engine.saboteur.table import SaboteurTable, saboteur


class AtPlayer(Verb):
    """Play an action card of a single kind at a player (S2-7): on offer exactly where there is no objection."""

    def __init__(self, name: str, clause: str) -> None:
        """Take a seat as target."""
        super().__init__(name, clause, first=SEAT)

    def objection(self, table: SaboteurTable, seat: i64, target: i64) -> Refusal | None:
        """Return why the card may not be aimed at this player."""
        raise NotImplementedError(self.name)

    def offer(self, table: Table, seat: i64, hand: Hand, codes: Codes) -> None:
        """Offer every player there is no objection to."""
        at_table = saboteur(table)
        card = self.first_playable(table, seat, hand)
        if card < 0:
            return
        target: i64
        for target in range(at_table.seats):
            if self.objection(at_table, seat, target) is not None:
                continue
            if not self.barred_at(table, seat, card, target):
                codes.add(self.code(card, target, 0))

    def refuse(self, table: Table, seat: i64, action: Action, reasons: list[Refusal]) -> None:
        """Name the objection."""
        at_table = saboteur(table)
        if action.first < 0 or action.first >= at_table.seats:
            reasons.append(Refusal("no-such-player", self.clause))
            return
        objection = self.objection(at_table, seat, action.first)
        if objection is not None:
            reasons.append(objection)


class PlayedAt(PublicEvent):
    """An action card was played at a player and discarded; what it does follows."""

    fields = ("seat", "card", "target:seat")
    clause = "S2-7"

    def __init__(self, seat: i64, card: i64, target: i64) -> None:
        """Note who played what at whom."""
        self.seat = seat
        self.card = card
        self.target = target

    def change(self, table: Table) -> None:
        """Discard the card."""
        saboteur(table).spend(self.seat, self.card)

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """The card that was played."""
        return [spent(self.seat, self.card)]


class TakenFromBefore(PublicEvent):
    """A card was removed from before a player; both cards are discarded, the one that removed it on top (BASE-12)."""

    fields = ("seat", "card", "target:seat", "removed:card")

    def __init__(self, seat: i64, card: i64, target: i64, removed: i64) -> None:
        """Note who removed what from before whom."""
        self.seat = seat
        self.card = card
        self.target = target
        self.removed = removed

    def change(self, table: Table) -> None:
        """Discard the card that lay there, then the one that removed it."""
        at_table = saboteur(table)
        lift(at_table, self.target, self.removed)
        at_table.spend(self.seat, self.card)

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """The card that lay there, then the one that removed it."""
        return [lifted_from_before(self.target, self.removed), spent(self.seat, self.card)]


def lies_before(table: SaboteurTable, seat: i64, card: i64) -> bool:
    """Return whether a copy of the card lies before the seat; there is at most one (S2-15)."""
    for lying in table.before[seat]:
        if lying == card:
            return True
    return False


def lift(table: SaboteurTable, seat: i64, card: i64) -> None:
    """Take the card from before the seat and put it on the discard pile."""
    table.lay_before(seat, tuple([lying for lying in table.before[seat] if lying != card]))
    table.discard.append(int(card))


def lay_before(table: SaboteurTable, seat: i64, card: i64, target: i64) -> None:
    """Lay an action card from the seat's hand before a player."""
    table.hands[seat].remove(card)
    table.lay_before(target, (*table.before[target], int(card)))
    table.last_player = seat
