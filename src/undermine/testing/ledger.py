"""A ledger of cards: where each is by what events say they moved, to be compared with where each really is.

Who follows cards by `Event.transfers` alone (belief does) is right as long as this agrees with the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from undermine.engine.kernel.rounds import RoundBegan
from undermine.engine.kernel.table import Event, Table
from undermine.engine.kernel.transfers import (
    ASIDE,
    BEFORE,
    IN_DECK,
    IN_HAND,
    ON_BOARD,
    ON_PILE,
    Exchange,
    Pick,
    Place,
    Transfer,
)
from undermine.engine.saboteur.table import saboteur
from undermine.engine.tunnels.board import HIDDEN
from undermine.engine.tunnels.tiles import face_of
from undermine.testing.conservation import NotConservedError


class Ledger:
    """Where the cards of a table of Saboteur are; the deck and what is set aside in any order."""

    def __init__(self, seen: Table) -> None:
        """Begin with where they lie now."""
        table = saboteur(seen)
        self.seats = table.seats
        self.cards = table.rules.cards
        self.deck = Counter(int(card) for card in table.deck[table.dealt :])
        self.pile = [int(card) for card in table.discard]
        self.aside = Counter(int(card) for card in table.aside)
        self.hands = [Counter(hand.listing()) for hand in table.hands]
        self.before = [Counter(int(card) for card in cards) for cards in table.before]
        self.board = {int(cell): int(face) for cell, face in table.board.layout()}

    def follow(self, events: Sequence[Event]) -> None:
        """Enter what happened."""
        for event in events:
            if isinstance(event, RoundBegan):
                self._clear()
            for transfer in event.transfers(self.cards):
                self._enter(transfer)

    def _clear(self) -> None:
        self.deck, self.aside, self.pile, self.board = Counter(), Counter(), [], {}
        self.hands = [Counter() for _ in range(self.seats)]
        self.before = [Counter() for _ in range(self.seats)]

    def _enter(self, transfer: Transfer) -> None:
        if isinstance(transfer, Exchange):
            seat, other = int(transfer.source.number), int(transfer.target.number)
            self.hands[seat], self.hands[other] = Counter(transfer.back), Counter(transfer.cards)
        elif isinstance(transfer, Pick):
            self._pick(transfer)
        elif transfer.source.kind == transfer.target.kind == ON_PILE:
            self.pile = list(transfer.cards)
        else:
            self._take(transfer.source, transfer.cards)
            self._put(transfer)

    def _pick(self, pick: Pick) -> None:
        end = len(self.pile) - int(pick.source.number)
        self.pile[end - len(pick.rest) - 1 : end] = pick.rest
        self.hands[int(pick.target.number)].update(pick.cards)

    def _take(self, place: Place, cards: tuple[int, ...]) -> None:
        number = int(place.number)
        if place.kind == ON_BOARD:
            self.board.pop(number)
            return
        stacks = {IN_DECK: [self.deck], IN_HAND: self.hands, BEFORE: self.before}.get(place.kind)
        if stacks is not None:
            stacks[number].subtract(cards)

    def _put(self, transfer: Transfer) -> None:
        kind, number = transfer.target.kind, int(transfer.target.number)
        if kind == ON_PILE:
            self.pile += transfer.cards
        elif kind == ON_BOARD:
            face = face_of(transfer.cards[0], transfer.turned) if transfer.face_up else HIDDEN
            self.board[number] = int(face)
        else:
            stacks = {IN_DECK: [self.deck], ASIDE: [self.aside], IN_HAND: self.hands, BEFORE: self.before}
            stacks[kind][number].update(transfer.cards)

    def check(self, table: Table) -> None:
        """Raise `NotConservedError` if anything lies elsewhere than events have said."""
        real = Ledger(table)
        places = {
            "deck": (self.deck, real.deck),
            "pile": (self.pile, real.pile),
            "cards aside": (self.known_aside(), {card: real.aside[card] for card in self.known_aside()}),
            "number of cards aside": (self.aside.total(), real.aside.total()),
            "hands": (self.hands, real.hands),
            "cards before players": (self.before, real.before),
            "board": (self.board, real.board),
        }
        wrong = [
            f"{place}: {told} instead of {found}" for place, (told, found) in places.items() if told != found
        ]
        if wrong:
            raise NotConservedError(f"events tell otherwise where cards lie; {'; '.join(wrong)}")

    def known_aside(self) -> dict[int, int]:
        """Return the cards out of the round that events have named; others went there unseen."""
        return {card: copies for card, copies in self.aside.items() if card >= 0}


LEDGERS: Final[dict[str, Callable[[Table], Ledger]]] = {"saboteur": Ledger}
"""How the cards of a game are followed, by its name in the engine. The Lost Mines are not in it: a storm does not say
which of the edges that it clears had a troll, so its events do not tell all."""
