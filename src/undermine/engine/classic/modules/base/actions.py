"""Rockfall, map and passing (BASE-10, BASE-12, BASE-24, BASE-25)."""

from __future__ import annotations

from undermine.engine._native import append, i64, vec
from undermine.engine.classic.observations import PassedCards, SawGoal
from undermine.engine.classic.seams import PASS_LIMIT
from undermine.engine.classic.table import ClassicTable, classic
from undermine.engine.kernel.actions import SECOND_SHIFT, Action, Codes, Verb
from undermine.engine.kernel.cards import Hand
from undermine.engine.kernel.events import Event, PublicEvent
from undermine.engine.kernel.kinds import SPARE_CARD, UNKNOWN
from undermine.engine.kernel.refusals import Refusal
from undermine.engine.kernel.table import Table
from undermine.engine.tunnels.sides import CELL
from undermine.engine.tunnels.tiles import card_of


class Rockfall(Verb):
    """Remove one tunnel card of the labyrinth, never the start or a goal (BASE-24)."""

    def __init__(self) -> None:
        """Take a cell as target."""
        super().__init__("rockfall", "BASE-24", first=CELL)

    def offer(self, table: Table, seat: i64, hand: Hand, codes: Codes) -> None:
        """Offer every tunnel card of the labyrinth."""
        at_table = classic(table)
        card = first_playable(self, at_table, seat, hand)
        if card < 0:
            return
        laid = at_table.board.laid
        i: i64
        for i in range(len(laid)):
            if not breakable(at_table, laid[i]):
                continue
            if not self.barring_targets or not self.barred_at(table, seat, card, laid[i]):
                codes.add(self.code(card, laid[i], 0))

    def refuse(self, table: Table, seat: i64, action: Action, reasons: list[Refusal]) -> None:
        """Refuse anything but a tunnel card."""
        if not breakable(classic(table), action.first):
            reasons.append(Refusal("no-tunnel-card-there", "BASE-24"))

    def perform(self, table: Table, seat: i64, action: Action) -> None:
        """Take the card out of the labyrinth."""
        removed = card_of(classic(table).board.face_at(action.first))
        table.happen(RockFell(seat, action.card, action.first, removed))


def first_playable(verb: Verb, table: ClassicTable, seat: i64, hand: Hand) -> i64:
    """Return the card in hand that the verb is played with, or -1; for verbs with a single kind of card."""
    cards = hand.cards
    i: i64
    for i in range(len(cards)):
        if verb.accepts[cards[i]]:
            return -1 if verb.barring and verb.barred(table, seat, cards[i]) else cards[i]
    return -1


def breakable(table: ClassicTable, cell: i64) -> bool:
    """Say whether a tunnel card lies face up on the cell."""
    face = table.board.face_at(cell)
    return face > 0 and table.rules.is_tunnel[card_of(face)] == 1


class RockFell(PublicEvent):
    """A rockfall removed a tunnel card; both are discarded, the rockfall on top (BASE-12), if they are of the deck."""

    fields = ("seat", "card", "cell", "removed:card")
    clause = "BASE-24"

    def __init__(self, seat: i64, card: i64, cell: i64, removed: i64) -> None:
        """Note who removed what."""
        self.seat = seat
        self.card = card
        self.cell = cell
        self.removed = removed

    def change(self, table: Table) -> None:
        """Discard the tunnel card and the rockfall."""
        at_table = classic(table)
        at_table.hands[self.seat] = at_table.hands[self.seat].without(self.card)
        at_table.board.take(self.cell)
        at_table.put_away(self.removed)
        at_table.discard.append(int(self.card))
        at_table.last_player = self.seat


class Map(Verb):
    """Look at one face-down goal, alone (BASE-25)."""

    def __init__(self) -> None:
        """Take the goal's cell as target."""
        super().__init__("map", "BASE-25", first=CELL)

    def offer(self, table: Table, seat: i64, hand: Hand, codes: Codes) -> None:
        """Offer every face-down goal."""
        at_table = classic(table)
        card = first_playable(self, at_table, seat, hand)
        if card < 0:
            return
        for goal in at_table.goals:
            if not goal.revealed and not self.barred_at(table, seat, card, goal.cell):
                codes.add(self.code(card, goal.cell, 0))

    def refuse(self, table: Table, seat: i64, action: Action, reasons: list[Refusal]) -> None:
        """Refuse a cell without a face-down goal."""
        at_table = classic(table)
        number = at_table.goal_at(action.first)
        if number < 0 or at_table.goals[number].revealed:
            reasons.append(Refusal("no-face-down-goal-there", "BASE-25"))

    def perform(self, table: Table, seat: i64, action: Action) -> None:
        """Look at the goal."""
        at_table = classic(table)
        goal = at_table.goals[at_table.goal_at(action.first)].card
        table.happen(GoalSeen(seat, action.card, action.first, goal))


class GoalSeen(Event):
    """A player looked at a face-down goal: everybody sees which, only the player what it is."""

    fields = ("seat", "card", "cell", "goal:card")
    clause = "BASE-25"

    def __init__(self, seat: i64, card: i64, cell: i64, goal: i64) -> None:
        """Note who looked at what."""
        self.seat = seat
        self.card = card
        self.cell = cell
        self.goal = goal

    def change(self, table: Table) -> None:
        """Discard the map and remember what was seen."""
        at_table = classic(table)
        at_table.hands[self.seat] = at_table.hands[self.seat].without(self.card)
        at_table.discard.append(int(self.card))
        at_table.remember(self.seat, SawGoal(self.cell, self.goal, at_table.turn))
        at_table.last_player = self.seat

    def seen_by(self, seat: i64) -> Event | None:
        """Show the goal itself to the player alone."""
        return self if seat == self.seat else GoalSeen(self.seat, self.card, self.cell, UNKNOWN)


class Pass(Verb):
    """Discard cards face down and draw as many (BASE-10): one, unless a module allows more."""

    def __init__(self) -> None:
        """Take up to two further cards; every card of the hand will do."""
        super().__init__("pass", "BASE-10", first=SPARE_CARD, second=SPARE_CARD, vetoable=False)

    def offer(self, table: Table, seat: i64, hand: Hand, codes: Codes) -> None:
        """Offer every card, and every different choice of several where that is allowed."""
        limit = pass_limit(classic(table), seat)
        cards = hand.cards
        i: i64
        for i in range(len(cards)):
            if i > 0 and cards[i] == cards[i - 1]:
                continue
            codes.add(self.code(cards[i], 0, 0))
            if limit > 1:
                self._offer_more(cards, i, limit, codes)

    def _offer_more(self, cards: vec[i64], first: i64, limit: i64, codes: Codes) -> None:
        """Offer two and three cards that begin with the one at this place, in every order (BASE-12)."""
        packed = codes.packed
        size = len(cards)
        second: i64 = -1
        third: i64
        j: i64
        k: i64
        for j in range(size):
            if j == first or cards[j] == second:
                continue
            second = cards[j]
            two = self.code(cards[first], second + 1, 0)
            packed = append(packed, two)
            if limit > 2:
                third = -1
                for k in range(size):
                    if k not in (first, j) and cards[k] != third:
                        third = cards[k]
                        packed = append(packed, two | (third + 1) << SECOND_SHIFT)
        codes.packed = packed

    def refuse(self, table: Table, seat: i64, action: Action, reasons: list[Refusal]) -> None:
        """Refuse more cards than allowed, or cards that are not in hand; they are discarded in the order named."""
        if action.first == 0 and action.second == 0:
            return
        at_table = classic(table)
        cards = passed_cards(action)
        if len(cards) > pass_limit(at_table, seat):
            reasons.append(Refusal("too-many-cards", "BASE-10"))
        if action.first == 0:
            reasons.append(Refusal("wrong-card", "BASE-10"))
        if not holds_all(at_table.hands[seat], cards):
            reasons.append(Refusal("not-in-hand", "BASE-10"))

    def perform(self, table: Table, seat: i64, action: Action) -> None:
        """Discard the cards."""
        table.happen(Passed(seat, tuple(passed_cards(action))))


def pass_limit(table: ClassicTable, seat: i64) -> i64:
    """Return how many cards the seat may discard in one pass."""
    return table.rules.adjusted(table, PASS_LIMIT, seat, 1) if table.rules.adjusting[PASS_LIMIT] else 1


def passed_cards(action: Action) -> list[int]:
    """Return the cards that a pass names."""
    cards = [int(action.card)]
    if action.first:
        cards.append(int(action.first - 1))
    if action.second:
        cards.append(int(action.second - 1))
    return cards


def holds_all(hand: Hand, cards: list[int]) -> bool:
    """Say whether all these cards are in the hand, equal ones as often as they are named."""
    for card in cards:
        named: i64 = 0
        for other in cards:
            if other == card:
                named += 1
        if hand.count(card) < named:
            return False
    return True


class Passed(Event):
    """A player passed: cards went face down on the pile, unseen by everybody else (BASE-12)."""

    fields = ("seat", "cards")
    clause = "BASE-10"

    def __init__(self, seat: i64, cards: tuple[int, ...]) -> None:
        """Note who discarded what."""
        self.seat = seat
        self.cards = cards

    def change(self, table: Table) -> None:
        """Discard the cards; as many are drawn at the end of the turn."""
        at_table = classic(table)
        hand = at_table.hands[self.seat]
        for card in self.cards:
            hand = hand.without(card)
            at_table.discard.append(card)
        at_table.hands[self.seat] = hand
        at_table.remember(self.seat, PassedCards(self.cards, at_table.turn))
        at_table.draws = len(self.cards)

    def seen_by(self, seat: i64) -> Event | None:
        """Show the cards to the player alone, their number to the others."""
        return self if seat == self.seat else Passed(self.seat, (int(UNKNOWN),) * len(self.cards))
