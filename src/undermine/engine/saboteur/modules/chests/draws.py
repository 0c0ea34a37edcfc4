"""The chests that have to do with drawing (CHEST-5, CHEST-6).

What a turn's draws come to is the sum of all changes, never below 0 in the end: EndTurn draws that many cards. A
player who has left the round gets no cards any more, whatever the chest says.
"""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.kernel.agenda import Choice
from undermine.engine.kernel.cards import Card
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.observations import SeenTransfer
from undermine.engine.kernel.table import Event, PublicEvent, Step, Table
from undermine.engine.kernel.transfers import DECK, IN_DECK, PILE, Pick, Transfer, hand, without_one
from undermine.engine.saboteur.keeping import KeepOne, KeptOne
from undermine.engine.saboteur.modules.chests.cards import DRAWN, LOST, SEARCHED
from undermine.engine.saboteur.observations import HandedOver
from undermine.engine.saboteur.table import SaboteurTable, saboteur


class DrawsChanged(PublicEvent):
    """The player will draw one card more, or one less, at the end of this turn (CHEST-6)."""

    fields = ("seat", "more:flag")
    clause = "CHEST-6"

    def __init__(self, seat: i64, more: bool) -> None:
        """Note which."""
        self.seat = seat
        self.more = more

    def change(self, table: Table) -> None:
        """Add it up; the sum may be below 0, which is no draw."""
        saboteur(table).draws += 1 if self.more else -1


def draw_less(table: SaboteurTable, seat: i64) -> None:
    """(3) No draw this turn: the hand is one smaller from now on (CHEST-5)."""
    table.happen(DrawsChanged(seat, False))


def draw_more(table: SaboteurTable, seat: i64) -> None:
    """(4) One more draw this turn: the hand is one larger from now on (CHEST-5)."""
    table.happen(DrawsChanged(seat, True))


# -- (6) a card of another player ----------------------------------------------------------------------------------


def take_card(table: SaboteurTable, seat: i64) -> None:
    """(6) No draw; instead a random card of another player who has cards, if there is one (CHEST-5)."""
    table.happen(DrawsChanged(seat, False))
    if not table.in_round(seat):
        return
    others = [
        other
        for other in range(table.seats)
        if other != seat and table.hands[other].size() > 0 and table.in_round(other)
    ]
    if len(others) == 1:
        take_at_random(table, seat, others[0])
    elif others:
        table.push(TakeFromWhom(seat, tuple(others)))


class TakeFromWhom(Choice):
    """A chest lets the player take a card: the player says from whom (CHEST-5)."""

    verb = "choose-seat"
    clause = "CHEST-5"

    def chosen(self, table: Table, choice: i64) -> None:
        """Take one by chance."""
        take_at_random(saboteur(table), self.seat, choice)


def take_at_random(table: SaboteurTable, seat: i64, other: i64) -> None:
    """Move a random card from one hand to the other."""
    cards = table.hands[other].cards
    table.happen(CardTaken(seat, other, cards[table.rng.below(len(cards))]))


class CardTaken(Event):
    """A player took a card from another's hand: these two see which."""

    fields = ("seat", "target:seat", "card")
    clause = "CHEST-5"

    def __init__(self, seat: i64, target: i64, card: i64) -> None:
        """Note who took what from whom."""
        self.seat = seat
        self.target = target
        self.card = card

    def change(self, table: Table) -> None:
        """Move the card; its old owner knows who has it."""
        at_table = saboteur(table)
        at_table.hands[self.target].remove(self.card)
        at_table.hands[self.seat].add(self.card)
        at_table.remember(self.target, HandedOver(self.seat, (int(self.card),), at_table.turn))

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """From hand to hand; who had the card remembers it."""
        return [Transfer((int(self.card),), hand(self.target), hand(self.seat), False, 0, self.target)]

    def seen_by(self, seat: i64) -> Event | None:
        """Show the card to both of them."""
        return self if seat in (self.seat, self.target) else CardTaken(self.seat, self.target, UNKNOWN)


# -- (7) three cards, of which one is kept -------------------------------------------------------------------------


class KeptOneOf(SeenTransfer):
    """Cards a player has looked at (CHEST-5): one was kept, the others went face down on the discard pile."""

    fields = ("cards", "kept:card", "turn:number")

    def __init__(self, cards: tuple[int, ...], kept: i64, turn: i64) -> None:
        """Date the look."""
        self.cards = cards
        self.kept = kept
        self.turn = turn

    def moved(self) -> list[int]:
        """Return the cards that were not kept."""
        return without_one(self.cards, self.kept)


def draw_three(table: SaboteurTable, seat: i64) -> None:
    """(7) One of this turn's draws becomes three cards, of which one is kept (CHEST-5)."""
    table.happen(ThreePutOff(seat))


class ThreePutOff(PublicEvent):
    """At the end of the turn the player will draw three cards and keep one."""

    fields = ("seat",)
    clause = "CHEST-5"

    def __init__(self, seat: i64) -> None:
        """Note who it is."""
        self.seat = seat

    def change(self, table: Table) -> None:
        """Put it off to the end of the turn."""
        at_table = saboteur(table)
        at_table.afterwards = (*at_table.afterwards, DrawThree(self.seat))


class DrawThree(Step):
    """The end of the turn has come: instead of one card the player draws three (CHEST-5)."""

    fields = ("seat",)

    def __init__(self, seat: i64) -> None:
        """Note who it is."""
        self.seat = seat

    def run(self, table: Table) -> None:
        """Look at them, if there is a draw left this turn (CHEST-6); a single card is an ordinary draw."""
        at_table = saboteur(table)
        cards = at_table.deck[at_table.dealt : at_table.dealt + DRAWN]
        if at_table.draws > 0 and len(cards) > 1 and at_table.in_round(self.seat):
            table.push(KeepOfDeck(self.seat, tuple(cards)))


class KeepOfDeck(KeepOne):
    """Which of the cards from the top of the deck does the player keep? They are seen by that player alone."""

    clause = "CHEST-5"
    source = IN_DECK

    def chosen(self, table: Table, choice: i64) -> None:
        """Keep the card."""
        table.happen(KeptOfDeck(self.seat, self.cards, choice))


class KeptOfDeck(KeptOne):
    """A player drew cards, kept one and discarded the rest face down; that was one draw (CHEST-5)."""

    clause = "CHEST-5"

    def change(self, table: Table) -> None:
        """Move one card into the hand and the others on the pile."""
        at_table = saboteur(table)
        rest = list(self.cards)
        rest.remove(int(self.kept))
        at_table.dealt += len(self.cards)
        at_table.discard.extend(rest)
        at_table.hands[self.seat].add(self.kept)
        at_table.draws -= 1
        at_table.remember(self.seat, KeptOneOf(self.cards, self.kept, at_table.turn))

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """One into the hand, the others face down on the pile."""
        rest = tuple(without_one(self.cards, self.kept))
        return [
            Transfer((int(self.kept),), DECK, hand(self.seat), False),
            Transfer(rest, DECK, PILE, False, 0, self.seat),
        ]


# -- (9) the discard pile ------------------------------------------------------------------------------------------


def search_pile(table: SaboteurTable, seat: i64) -> None:
    """(9) No draw; instead one of the top five cards of the shuffled discard pile, at once (CHEST-5)."""
    table.happen(DrawsChanged(seat, False))
    if not table.discard or not table.in_round(seat):
        return
    pile = sorted(table.discard)
    table.rng.shuffle(pile)
    table.happen(PileShuffled(seat, tuple(pile)))
    top = pile[-SEARCHED:]
    if len(top) == 1:
        table.happen(KeptOfPile(seat, tuple(top), top[0]))
    else:
        table.push(KeepOfPile(seat, tuple(top)))


class PileShuffled(Event):
    """The discard pile lies in an order nobody knows, face down, and somebody is to take a card from it."""

    fields = ("seat", "cards")
    clause = "CHEST-5"

    def __init__(self, seat: i64, cards: tuple[int, ...]) -> None:
        """Note who shuffled it, and the order, top last."""
        self.seat = seat
        self.cards = cards

    def change(self, table: Table) -> None:
        """Put the pile into that order."""
        table.discard = list(self.cards)
        saboteur(table).searches += 1

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """The whole pile, in another order."""
        return [Transfer(self.cards, PILE, PILE, False)]

    def seen_by(self, seat: i64) -> Event | None:
        """Show the number of cards."""
        return PileShuffled(self.seat, (int(UNKNOWN),) * len(self.cards))


class KeepOfPile(KeepOne):
    """Which of the cards from the top of the pile does the player keep? They are seen by that player alone."""

    clause = "CHEST-5"

    def chosen(self, table: Table, choice: i64) -> None:
        """Keep the card."""
        table.happen(KeptOfPile(self.seat, self.cards, choice))


class KeptOfPile(KeptOne):
    """A player kept one of the cards on top of the pile, named top last; the rest lies there face down (CHEST-5)."""

    clause = "CHEST-5"

    def change(self, table: Table) -> None:
        """Move one card into the hand."""
        at_table = saboteur(table)
        rest = list(self.cards)
        rest.remove(int(self.kept))
        at_table.discard = at_table.discard[: -len(self.cards)] + rest
        at_table.hands[self.seat].add(self.kept)
        at_table.remember(self.seat, KeptOneOf(self.cards, self.kept, at_table.turn))

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """One of the cards on top of the pile."""
        return [Pick(self.kept, tuple(without_one(self.cards, self.kept)), PILE, self.seat)]


# -- (10) cards are lost -------------------------------------------------------------------------------------------


def lose_cards(table: SaboteurTable, seat: i64) -> None:
    """(10) The deck's top five cards, or all there are, go face down to the discard pile, unseen (CHEST-5)."""
    table.happen(CardsLost(seat, tuple(table.deck[table.dealt : table.dealt + LOST])))


class CardsLost(Event):
    """Cards went from the deck to the discard pile; nobody has seen them."""

    fields = ("seat", "cards")
    clause = "CHEST-5"

    def __init__(self, seat: i64, cards: tuple[int, ...]) -> None:
        """Note who opened the chest, and which cards they were."""
        self.seat = seat
        self.cards = cards

    def change(self, table: Table) -> None:
        """Move them."""
        table.dealt += len(self.cards)
        table.discard.extend(self.cards)

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """From the deck, face down on the pile."""
        return [Transfer(self.cards, DECK, PILE, False)]

    def seen_by(self, seat: i64) -> Event | None:
        """Show how many there were."""
        return CardsLost(self.seat, (int(UNKNOWN),) * len(self.cards))
