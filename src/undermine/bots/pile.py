"""Cards on the move, as one seat has seen them: what lies where in the discard pile and aside, what others hold.

The story of a round tells every card that was played in the open and every one that went face down; what the seat did
or saw itself is in its memories, in the same order. From both follows the pile, card by card, with UNKNOWN where the
seat has not seen it. Cards that somebody else took out of the pile make the seat lose track of those they took it from.
Which events move cards is said by each game, in a `pile` of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final, Protocol, cast

from undermine.engine.kernel.events import Event
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.observations import Observation, PassedCards
from undermine.engine.kernel.views import View

UNSEEN: Final = int(UNKNOWN)

Effect = Callable[["Pile", Event], None]
"""What an event does to the cards that a seat keeps track of."""


class Pile:
    """What a seat knows of the cards that have left hands and deck, and of the hands of others.

    `held[seat]` are cards that another seat is known to have got and not to have played since; `lost` tells of every
    card that went face down out of such a hand: whose hand it was, and where in the pile it lies. A game says in
    `effects` which events move cards, and in `telling` which memories tell of it.
    """

    effects: ClassVar[dict[type[Event], Effect]] = {}
    telling: ClassVar[tuple[type[Observation], ...]] = (PassedCards,)

    def __init__(self, view: View) -> None:
        """Go through the story of the round."""
        self.view = view
        self.me = view.seat
        self.pile: list[int] = []
        self.aside: list[int] = []
        self.held: list[list[int]] = [[] for _ in range(view.seats)]
        self.lost: list[tuple[int, int]] = []
        memories: tuple[Observation, ...] = view.outline.memories[self.me] if self.me >= 0 else ()
        self.memories = [memory for memory in memories if isinstance(memory, self.telling)]
        for event in view.story():
            if any(self.held):
                self._play_held(event)
            effect = self.effects.get(type(event))
            if effect is not None:
                effect(self, event)

    def recall(self) -> Observation | None:
        """Return the next thing that the seat remembers."""
        return self.memories.pop(0) if self.memories else None

    def add(self, *cards: int) -> None:
        """Put cards on the pile, face up."""
        self.pile.extend([int(card) for card in cards])

    def add_unseen(self, seat: int, count: int) -> None:
        """Put cards of a seat's hand on the pile, face down; the seat itself remembers which."""
        memory = self.recall() if seat == self.me else None
        if isinstance(memory, PassedCards) and len(memory.cards) == count:
            self.pile.extend(memory.cards)
            return
        for _ in range(count):
            if seat != self.me and self.held[seat]:
                self.lost.append((seat, len(self.pile)))
            self.pile.append(UNSEEN)

    def lose_track(self, upto: int) -> None:
        """Forget what the cards on top of the pile are, down to so many."""
        begin = len(self.pile) - upto
        self.pile[begin:] = [UNSEEN] * upto
        self.lost = [entry for entry in self.lost if entry[1] < begin]

    def _play_held(self, event: Event) -> None:
        """Take a card that somebody plays in the open from what they are known to hold."""
        seat, card = getattr(event, "seat", UNSEEN), getattr(event, "card", UNSEEN)
        if 0 <= seat < len(self.held) and card in self.held[seat]:
            self.held[seat].remove(card)


# -- what events of either game do ---------------------------------------------------------------------------------


class CardPlayed(Protocol):
    """An event with a card that was played."""

    card: int


class CardRemoved(CardPlayed, Protocol):
    """An event with a card that was played to take another away."""

    removed: int


class CardsMoved(Protocol):
    """An event with cards that a seat, if any, put away unseen."""

    seat: int
    cards: Sequence[int]


def spend(pile: Pile, event: Event) -> None:
    """A card was played and discarded."""
    pile.add(cast("CardPlayed", event).card)


def remove(pile: Pile, event: Event) -> None:
    """A card was taken away by another; both are discarded."""
    taken = cast("CardRemoved", event)
    pile.add(taken.removed, taken.card)


def pass_cards(pile: Pile, event: Event) -> None:
    """Cards went face down."""
    passed = cast("CardsMoved", event)
    pile.add_unseen(passed.seat, len(passed.cards))


def pay_with_card(pile: Pile, event: Event) -> None:
    """One card went face down."""
    pile.add_unseen(cast("CardsMoved", event).seat, 1)


def set_aside(pile: Pile, event: Event) -> None:
    """Cards of the deck are out of the round."""
    pile.aside += [UNSEEN] * len(cast("CardsMoved", event).cards)
