"""Swap hands (S2-20), and discarding two cards to get rid of one that lies before oneself (S2-8)."""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.kernel.actions import Action, Codes
from undermine.engine.kernel.cards import Card, Hand, hand_of
from undermine.engine.kernel.kinds import CARD, UNKNOWN
from undermine.engine.kernel.modules import Verb
from undermine.engine.kernel.observations import PassedCards
from undermine.engine.kernel.refusals import Refusal
from undermine.engine.kernel.table import Event, Table
from undermine.engine.kernel.transfers import Exchange, Transfer, lifted_from_before, spent_unseen
from undermine.engine.saboteur.modules.saboteur2.aiming import AtPlayer, PlayedAt, lies_before, lift
from undermine.engine.saboteur.observations import HandedOver
from undermine.engine.saboteur.table import SaboteurTable, saboteur


class SwapHands(AtPlayer):
    """Exchange all one's other cards with those of another player in the round, however many (S2-20)."""

    def __init__(self) -> None:
        """Take a seat as target."""
        super().__init__("swap-hands", "S2-20")

    def objection(self, table: SaboteurTable, seat: i64, target: i64) -> Refusal | None:
        """Object to oneself and to a player who has left the round."""
        if target == seat:
            return Refusal("not-yourself", "S2-20")
        return None if table.in_round(target) else Refusal("left-the-round", "S2-20")

    def perform(self, table: Table, seat: i64, action: Action) -> None:
        """Exchange the hands."""
        table.happen(PlayedAt(seat, action.card, action.first))
        given = table.hands[seat].listing()
        taken = table.hands[action.first].listing()
        table.happen(HandsSwapped(seat, action.first, tuple(given), tuple(taken)))


class HandsSwapped(Event):
    """Two players have exchanged their hands: these two know all the cards, others how many there were."""

    fields = ("seat", "target:seat", "given:cards", "taken:cards")
    clause = "S2-20"

    def __init__(self, seat: i64, target: i64, given: tuple[int, ...], taken: tuple[int, ...]) -> None:
        """Note who gave and took what."""
        self.seat = seat
        self.target = target
        self.given = given
        self.taken = taken

    def change(self, table: Table) -> None:
        """Exchange the hands; the chosen player, not the active one, draws at the end of the turn."""
        at_table = saboteur(table)
        at_table.hands[self.seat] = hand_of(list(self.taken))
        at_table.hands[self.target] = hand_of(list(self.given))
        at_table.remember(self.seat, HandedOver(self.target, self.given, at_table.turn))
        at_table.remember(self.target, HandedOver(self.seat, self.taken, at_table.turn))
        at_table.drawer = self.target

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """Both hands."""
        return [Exchange(self.seat, self.target, self.given, self.taken)]

    def seen_by(self, seat: i64) -> Event | None:
        """Show the cards to the two players."""
        if seat in (self.seat, self.target):
            return self
        unseen = (int(UNKNOWN),)
        return HandsSwapped(self.seat, self.target, unseen * len(self.given), unseen * len(self.taken))


class DiscardTwo(Verb):
    """Discard two cards face down to get rid of an action card that lies before oneself (S2-8).

    Named are the two cards in the order in which they are discarded (BASE-12) and the card to be removed; there is at
    most one copy of that (S2-15). One card is drawn, as after any other turn, so the hand is one smaller from now on.
    """

    def __init__(self) -> None:
        """Take a second card of the hand, and the card to be removed."""
        super().__init__("discard-two", "S2-8", first=CARD, second=CARD, stoppable=False)

    def offer(self, table: Table, seat: i64, hand: Hand, codes: Codes) -> None:
        """Offer every two cards of the hand for every card that lies there."""
        before = saboteur(table).before[seat]
        if not before or hand.size() < 2:
            return
        for removed in before:
            self._offer_pairs(hand, removed, codes)

    def _offer_pairs(self, hand: Hand, removed: i64, codes: Codes) -> None:
        cards = hand.cards
        size = len(cards)
        i: i64
        j: i64
        for i in range(size):
            if i > 0 and cards[i] == cards[i - 1]:
                continue
            last: i64 = -1
            for j in range(size):
                if j != i and cards[j] != last:
                    last = cards[j]
                    codes.add(self.code(cards[i], last, removed))

    def refuse(self, table: Table, seat: i64, action: Action, reasons: list[Refusal]) -> None:
        """Refuse a second card that is not in hand, or removing what does not lie there."""
        at_table = saboteur(table)
        needed: i64 = 2 if action.first == action.card else 1
        if at_table.hands[seat].count(action.first) < needed:
            reasons.append(Refusal("not-in-hand", "S2-8"))
        if not lies_before(at_table, seat, action.second):
            reasons.append(Refusal("not-before-you", "S2-8"))

    def perform(self, table: Table, seat: i64, action: Action) -> None:
        """Discard all three."""
        table.happen(TwoDiscarded(seat, (int(action.card), int(action.first)), action.second))


class TwoDiscarded(Event):
    """A player discarded two cards, unseen by everybody else, and then a card that lay before them (S2-8)."""

    fields = ("seat", "cards", "removed:card")
    clause = "S2-8"

    def __init__(self, seat: i64, cards: tuple[int, ...], removed: i64) -> None:
        """Note who discarded what for what."""
        self.seat = seat
        self.cards = cards
        self.removed = removed

    def change(self, table: Table) -> None:
        """Discard the two cards, then the removed one."""
        at_table = saboteur(table)
        hand = at_table.hands[self.seat]
        for card in self.cards:
            hand.remove(card)
            at_table.discard.append(card)
        at_table.remember(self.seat, PassedCards(self.cards, at_table.turn))
        lift(at_table, self.seat, self.removed)

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """The two cards face down, then the removed one."""
        return [spent_unseen(self.seat, self.cards), lifted_from_before(self.seat, self.removed)]

    def seen_by(self, seat: i64) -> Event | None:
        """Show the two cards to the player alone."""
        if seat == self.seat:
            return self
        return TwoDiscarded(self.seat, (int(UNKNOWN),) * len(self.cards), self.removed)
