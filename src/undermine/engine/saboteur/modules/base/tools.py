"""Broken tools and repairs (BASE-17, BASE-21 to BASE-23)."""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.kernel.actions import Action, Codes
from undermine.engine.kernel.cards import Card, Hand
from undermine.engine.kernel.kinds import SEAT
from undermine.engine.kernel.modules import Verb
from undermine.engine.kernel.refusals import Refusal
from undermine.engine.kernel.table import PublicEvent, Table
from undermine.engine.kernel.transfers import Transfer, laid_before, lifted_from_before, spent
from undermine.engine.saboteur.table import TOOL_BITS, SaboteurTable, saboteur
from undermine.engine.saboteur.tools import AT_EVERY_SEAT, TOOL, TOOLS, broken_tools


class ToolVerb(Verb):
    """Play a card about tools at a player."""

    def offer(self, table: Table, seat: i64, hand: Hand, codes: Codes) -> None:
        """Try every different card of this kind in hand."""
        at_table = saboteur(table)
        accepts, barred = self.accepts, len(self.seams.barring) > 0
        cards = hand.cards
        last: i64 = -1
        i: i64
        for i in range(len(cards)):
            card = cards[i]
            if card == last or not accepts[card]:
                continue
            last = card
            if not (barred and self.barred(table, seat, card)):
                self.offer_card(at_table, seat, card, codes)

    def offer_card(self, table: SaboteurTable, seat: i64, card: i64, codes: Codes) -> None:
        """Offer one card wherever it may be played."""
        raise NotImplementedError(self.name)


class Break(ToolVerb):
    """Put a broken tool before a player who has none of that kind (BASE-21)."""

    def __init__(self) -> None:
        """Take a seat as target."""
        super().__init__("break", "BASE-21", first=SEAT)

    def offer_card(self, table: SaboteurTable, seat: i64, card: i64, codes: Codes) -> None:
        """Try the broken tool on every player."""
        breaks, broken = table.rules.breaks[card], table.broken
        barred = self.barred_seats(table, seat, card)
        packed, at = codes.room(table.seats), codes.end
        target: i64
        for target in range(table.seats):
            if not broken & breaks and not barred & 1:
                packed[at] = self.code(card, target, 0)
                at += 1
            broken >>= TOOL_BITS
            barred >>= 1
        codes.end = at

    def refuse(self, table: Table, seat: i64, action: Action, reasons: list[Refusal]) -> None:
        """Refuse a second broken tool of the same kind."""
        at_table = saboteur(table)
        if action.first >= at_table.seats:
            reasons.append(Refusal("no-such-player", "BASE-21"))
        elif broken_tools(at_table, action.first) & at_table.rules.breaks[action.card]:
            reasons.append(Refusal("already-broken", "BASE-21", self.catalogue[action.card].tags[0]))

    def perform(self, table: Table, seat: i64, action: Action) -> None:
        """Lay the card before the player."""
        table.happen(ToolBroken(seat, action.card, action.first))


class Repair(ToolVerb):
    """Remove a broken tool of one of the card's kinds from before any player (BASE-22, BASE-23)."""

    def __init__(self) -> None:
        """Take a seat and one tool as targets: a double repair repairs one of its kinds."""
        super().__init__("repair", "BASE-22", first=SEAT, second=TOOL)

    def offer_card(self, table: SaboteurTable, seat: i64, card: i64, codes: Codes) -> None:
        """Try the repair on every broken tool on the table."""
        repairs = table.rules.repairs[card]
        if table.broken & (repairs * AT_EVERY_SEAT) == 0:
            return
        barred = len(self.seams.barring_targets) > 0
        target: i64
        tool: i64
        for target in range(table.seats):
            mendable = (table.broken >> (TOOL_BITS * target)) & repairs
            if mendable == 0 or (barred and self.barred_at(table, seat, card, target)):
                continue
            for tool in range(TOOL_BITS):
                if mendable & (1 << tool):
                    codes.add(self.code(card, target, tool))

    def refuse(self, table: Table, seat: i64, action: Action, reasons: list[Refusal]) -> None:
        """Refuse a tool that the card does not repair, or that is not broken there."""
        at_table = saboteur(table)
        if action.first >= at_table.seats or action.second >= len(TOOLS):
            reasons.append(Refusal("no-such-player", "BASE-22"))
            return
        tool: i64 = 1 << action.second
        if at_table.rules.repairs[action.card] & tool == 0:
            reasons.append(Refusal("repairs-another-tool", "BASE-22", TOOLS[action.second]))
        if broken_tools(at_table, action.first) & tool == 0:
            reasons.append(Refusal("not-broken", "BASE-22", TOOLS[action.second]))

    def perform(self, table: Table, seat: i64, action: Action) -> None:
        """Discard the broken tool, then the repair."""
        at_table = saboteur(table)
        tool: i64 = 1 << action.second
        for card in at_table.before[action.first]:
            if at_table.rules.breaks[card] & tool:
                table.happen(ToolRepaired(seat, action.card, action.first, card))
                return


class ToolBroken(PublicEvent):
    """A broken tool was laid before a player."""

    fields = ("seat", "card", "target:seat")
    clause = "BASE-21"

    def __init__(self, seat: i64, card: i64, target: i64) -> None:
        """Note who broke what of whom."""
        self.seat = seat
        self.card = card
        self.target = target

    def change(self, table: Table) -> None:
        """Move the card from the hand to before the player."""
        at_table = saboteur(table)
        at_table.hands[self.seat].remove(self.card)
        at_table.lay_before(self.target, (*at_table.before[self.target], int(self.card)))
        at_table.last_player = self.seat

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """From the hand to before the player."""
        return [laid_before(self.seat, self.card, self.target)]


class ToolRepaired(PublicEvent):
    """A broken tool was repaired; both cards are discarded, the repair on top (BASE-12)."""

    fields = ("seat", "card", "target:seat", "removed:card")
    clause = "BASE-22"

    def __init__(self, seat: i64, card: i64, target: i64, removed: i64) -> None:
        """Note who repaired what for whom."""
        self.seat = seat
        self.card = card
        self.target = target
        self.removed = removed

    def change(self, table: Table) -> None:
        """Discard the broken tool and the repair."""
        at_table = saboteur(table)
        left = [card for card in at_table.before[self.target] if card != self.removed]
        at_table.lay_before(self.target, tuple(left))
        at_table.discard.append(int(self.removed))
        at_table.spend(self.seat, self.card)

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """The broken tool, then the repair."""
        return [lifted_from_before(self.target, self.removed), spent(self.seat, self.card)]
