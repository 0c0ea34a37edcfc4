"""Passing: cards of the hand go face down on the pile, and as many are drawn at the end of the turn."""

from __future__ import annotations

from undermine.engine._native import i64, vec
from undermine.engine.kernel.actions import SECOND_SHIFT, Action, Codes
from undermine.engine.kernel.cards import Card, Hand
from undermine.engine.kernel.kinds import SPARE_CARD, UNKNOWN
from undermine.engine.kernel.modules import Verb
from undermine.engine.kernel.refusals import Refusal
from undermine.engine.kernel.table import Event, Table
from undermine.engine.kernel.transfers import Transfer, spent_unseen


class PassCards(Verb):
    """Discard cards of the hand face down and draw as many. Each game says how many may go at once."""

    def __init__(self, clause: str) -> None:
        """Take up to two further cards; every card of the hand will do."""
        super().__init__("pass", clause, first=SPARE_CARD, second=SPARE_CARD, stoppable=False)

    def limit(self, table: Table, seat: i64) -> i64:
        """Return how many cards the seat may discard in one pass."""
        return 1

    def offer(self, table: Table, seat: i64, hand: Hand, codes: Codes) -> None:
        """Offer every card, and every different choice of several where that is allowed."""
        limit = self.limit(table, seat)
        if limit > 1:
            self._offer_several(hand.cards, limit, codes)
            return
        cards = hand.cards
        packed, at = codes.room(len(cards)), codes.end
        last: i64 = -1
        i: i64
        for i in range(len(cards)):
            if cards[i] != last:
                last = cards[i]
                packed[at] = self.code(last, 0, 0)
                at += 1
        codes.end = at

    def _offer_several(self, cards: vec[i64], limit: i64, codes: Codes) -> None:
        """Offer every card by itself, each followed by what may go with it."""
        last: i64 = -1
        i: i64
        for i in range(len(cards)):
            if cards[i] != last:
                last = cards[i]
                codes.add(self.code(last, 0, 0))
                self._offer_more(cards, i, limit, codes)

    def _offer_more(self, cards: vec[i64], first: i64, limit: i64, codes: Codes) -> None:
        """Offer two and three cards that begin with the one at this place, in every order."""
        size = len(cards)
        packed = codes.room(size * size)
        at = codes.end
        second: i64 = -1
        third: i64
        j: i64
        k: i64
        for j in range(size):
            if j == first or cards[j] == second:
                continue
            second = cards[j]
            two = self.code(cards[first], second + 1, 0)
            packed[at] = two
            at += 1
            if limit > 2:
                third = -1
                for k in range(size):
                    if k not in (first, j) and cards[k] != third:
                        third = cards[k]
                        packed[at] = two | (third + 1) << SECOND_SHIFT
                        at += 1
        codes.end = at

    def refuse(self, table: Table, seat: i64, action: Action, reasons: list[Refusal]) -> None:
        """Refuse more cards than allowed, or cards that are not in hand; they are discarded in the order named."""
        if action.first == 0 and action.second == 0:
            return
        cards = passed_cards(action)
        if len(cards) > self.limit(table, seat):
            reasons.append(Refusal("too-many-cards", self.clause))
        if action.first == 0:
            reasons.append(Refusal("wrong-card", self.clause))
        if not holds_all(table.hands[seat], cards):
            reasons.append(Refusal("not-in-hand", self.clause))

    def perform(self, table: Table, seat: i64, action: Action) -> None:
        """Discard the cards."""
        if action.first == 0:
            ruleset = table.ruleset
            table.happen(ruleset.passes[seat * len(ruleset.cards) + action.card])
        else:
            table.happen(Passed(seat, tuple(passed_cards(action))))


def passed_cards(action: Action) -> list[int]:
    """Return the cards that a pass names."""
    cards = [int(action.card)]
    if action.first:
        cards.append(int(action.first - 1))
    if action.second:
        cards.append(int(action.second - 1))
    return cards


def holds_all(hand: Hand, cards: list[int]) -> bool:
    """Return whether all these cards are in the hand, equal ones as often as they are named."""
    for card in cards:
        named: i64 = 0
        for other in cards:
            if other == card:
                named += 1
        if hand.count(card) < named:
            return False
    return True


class Passed(Event):
    """A player passed: cards went face down on the pile, unseen by everybody else."""

    fields = ("seat", "cards")

    def __init__(self, seat: i64, cards: tuple[int, ...]) -> None:
        """Note who discarded what."""
        self.seat = seat
        self.cards = cards

    def change(self, table: Table) -> None:
        """Discard the cards; as many are drawn at the end of the turn."""
        hand = table.hands[self.seat]
        for card in self.cards:
            hand.remove(card)
            table.discard.append(card)
        table.memories.add_pass(self.seat, self.cards, table.turn)
        table.draws = len(self.cards)

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """From the hand, face down on the pile."""
        return [spent_unseen(self.seat, self.cards)]

    def seen_by(self, seat: i64) -> Event | None:
        """Show the cards to the player alone, their number to the others."""
        return self if seat == self.seat else Passed(self.seat, (int(UNKNOWN),) * len(self.cards))
