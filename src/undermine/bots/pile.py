"""Cards on the move, as one seat has seen them: what lies where in the discard pile and aside, what others hold.

The story of a round tells every card that was played in the open and every one that went face down; what the seat did
or saw itself is in its memories, in the same order. From both follows the pile, card by card, with UNKNOWN where the
seat has not seen it. Cards that somebody else took out of the pile make the seat lose track of those they took it from.
Which cards an event moves it says itself (`Event.transfers`), whatever game and module it is of.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.observations import SeenTransfer
from undermine.engine.kernel.table import Event
from undermine.engine.kernel.transfers import ASIDE, IN_DECK, IN_HAND, ON_PILE, Exchange, Pick, Transfer
from undermine.engine.kernel.views import View

UNSEEN: Final = int(UNKNOWN)

Effect = Callable[["Pile", Event], None]
"""What an event does to the cards that a seat keeps track of."""


class Pile:
    """What a seat knows of the cards that have left hands and deck, and of the hands of others.

    `held[seat]` are cards that another seat is known to have got and not to have played since; `lost` tells of every
    card that went face down out of such a hand: whose hand it was, and where in the pile it lies. A game has in
    `effects` the events whose transfers follow from more than the event itself says.
    """

    effects: ClassVar[dict[type[Event], Effect]] = {}

    def __init__(self, view: View) -> None:
        """Go through the story of the round."""
        self.view = view
        self.me = view.seat
        self.pile: list[int] = []
        self.aside: list[int] = []
        self.held: list[list[int]] = [[] for _ in range(view.seats)]
        self.lost: list[tuple[int, int]] = []
        memories = view.outline.memories[self.me] if self.me >= 0 else ()
        self.memories = [memory for memory in memories if isinstance(memory, SeenTransfer)]
        cards = view.ruleset.cards
        for event in view.story():
            effect = self.effects.get(type(event))
            if effect is not None:
                effect(self, event)
                continue
            for transfer in event.transfers(cards):
                self.follow(transfer)

    # -- one transfer ----------------------------------------------------------------------------------------------

    def follow(self, transfer: Transfer) -> None:
        """Follow cards from where they were to where they are."""
        if isinstance(transfer, Pick):
            self._pick(transfer)
            return
        if isinstance(transfer, Exchange):
            self._exchange(int(transfer.source.number), int(transfer.target.number))
            return
        if transfer.source.kind == IN_HAND and transfer.face_up:
            self._play_held(int(transfer.source.number), transfer.cards)
        target = transfer.target.kind
        if target == ON_PILE:
            self._discard(transfer)
        elif target == ASIDE:
            self._set_aside(transfer)
        elif target == IN_HAND and transfer.source.kind == IN_HAND:
            self._take_from_hand(int(transfer.target.number), int(transfer.source.number))

    def _discard(self, transfer: Transfer) -> None:
        count, source = len(transfer.cards), transfer.source.kind
        if transfer.face_up:
            self.add(*transfer.cards)
        elif source == IN_HAND:
            self.add_unseen(int(transfer.source.number), count)
        elif source == IN_DECK:
            self.add(*(self._remembered(int(transfer.knower), count) or [UNSEEN] * count))
        else:  # the pile itself was shuffled
            self.lose_track(count)

    def _set_aside(self, transfer: Transfer) -> None:
        """Put cards out of the round; with a whole hand goes all that was known of it."""
        self.aside += [int(card) for card in transfer.cards]
        if transfer.source.kind == IN_HAND:
            self.held[int(transfer.source.number)] = []

    def _take_from_hand(self, taker: int, loser: int) -> None:
        """Somebody took a card from another hand: who lost it knows which, others lose track of that hand."""
        if loser == self.me:
            self.held[taker] += self._recalled()
        else:
            self.held[loser] = []

    def _pick(self, pick: Pick) -> None:
        """One of the cards of the pile went into a hand, from beneath some that stay."""
        above = len(self.pile) - int(pick.source.number)
        top = self.pile[above:]
        del self.pile[above:]
        known = self._remembered(int(pick.knower), len(pick.rest))
        self.lose_track(1 + len(pick.rest))
        self.pile.pop()
        if known:
            self.pile[-len(known) :] = known
        self.pile += top

    def _exchange(self, seat: int, target: int) -> None:
        """Two players have exchanged their hands."""
        held = self.held
        held[seat], held[target] = held[target], held[seat]
        if self.me in (seat, target):
            held[self.me] = []
            held[target if self.me == seat else seat] = self._recalled()
        self.lost = [entry for entry in self.lost if entry[0] not in (seat, target)]

    # -- what is remembered ----------------------------------------------------------------------------------------

    def _remembered(self, knower: int, count: int) -> list[int] | None:
        """Return the cards of a transfer if it is this seat that has seen them, and remembers it."""
        if knower != self.me or not self.memories:
            return None
        cards = self._recalled()
        return cards if len(cards) == count else None

    def _recalled(self) -> list[int]:
        """Return the cards of the next transfer that the seat remembers."""
        return self.memories.pop(0).moved() if self.memories else []

    # -- the pile --------------------------------------------------------------------------------------------------

    def add(self, *cards: int) -> None:
        """Put cards on the pile."""
        self.pile.extend([int(card) for card in cards])

    def add_unseen(self, seat: int, count: int) -> None:
        """Put cards of a seat's hand on the pile, face down; the seat itself remembers which."""
        known = self._remembered(seat, count)
        if known is not None:
            self.pile.extend(known)
            return
        for _ in range(count):
            if seat != self.me and self.held[seat]:
                self.lost.append((seat, len(self.pile)))
            self.pile.append(UNSEEN)

    def lose_track(self, upto: int) -> None:
        """Forget what the cards on top of the pile are, down to the given number."""
        begin = len(self.pile) - upto
        self.pile[begin:] = [UNSEEN] * upto
        self.lost = [entry for entry in self.lost if entry[1] < begin]

    def _play_held(self, seat: int, cards: tuple[int, ...]) -> None:
        """Take cards that somebody plays in the open from what they are known to hold."""
        for card in cards:
            if card in self.held[seat]:
                self.held[seat].remove(card)
