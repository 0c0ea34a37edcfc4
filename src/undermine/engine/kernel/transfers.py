"""Transfers: which cards an event moves from where to where, and how they lie there.

Nothing of this is made during play. Belief, checks of long runs and everybody else who follows cards asks the events
for it (`Event.transfers`), and so needs to know none of them.
"""

from __future__ import annotations

from typing import Final

from undermine.engine._native import i64

IN_BOX: Final = 0
"""Out of the game, or not in it yet."""
IN_DECK: Final = 1
ON_PILE: Final = 2
"""The discard pile; the number is that of the cards above the place."""
ASIDE: Final = 3
"""Out of the round."""
IN_HAND: Final = 4
"""The number is the seat."""
BEFORE: Final = 5
"""Face up before a player; the number is the seat."""
ON_BOARD: Final = 6
"""The number is the cell."""

NO_KNOWER: Final[i64] = -1


class Place:
    """Somewhere a card can be: the kind of place, and which one of that kind."""

    def __init__(self, kind: int, number: i64 = 0) -> None:
        """Name the place."""
        self.kind = kind
        self.number = number


BOX: Final = Place(IN_BOX)
DECK: Final = Place(IN_DECK)
PILE: Final = Place(ON_PILE)
OUT: Final = Place(ASIDE)


def hand(seat: i64) -> Place:
    """Return the hand of a seat."""
    return Place(IN_HAND, seat)


def before(seat: i64) -> Place:
    """Return where cards lie before a seat."""
    return Place(BEFORE, seat)


def board(cell: i64) -> Place:
    """Return a cell of the board."""
    return Place(ON_BOARD, cell)


class Transfer:
    """Cards that went from one place to another, in this order; UNKNOWN stands for those that are not told.

    Face down they are known to nobody, but for one seat (`knower`) that has seen them and remembers it. `turned` says
    which way up a card lies on the board.
    """

    def __init__(
        self,
        cards: tuple[int, ...],
        source: Place,
        target: Place,
        face_up: bool = True,
        turned: i64 = 0,
        knower: i64 = NO_KNOWER,
    ) -> None:
        """Note what went where."""
        self.cards = cards
        self.source = source
        self.target = target
        self.face_up = face_up
        self.turned = turned
        self.knower = knower


class Pick(Transfer):
    """One of several cards was taken; `rest` are the others, which stay where they lay, the lowest first."""

    def __init__(self, kept: i64, rest: tuple[int, ...], source: Place, seat: i64) -> None:
        """Note what was taken and what stays."""
        super().__init__((int(kept),), source, hand(seat), False, 0, seat)
        self.rest = rest


class Exchange(Transfer):
    """Two hands changed owners: what `source` held, and what came `back` for it."""

    def __init__(self, seat: i64, other: i64, given: tuple[int, ...], back: tuple[int, ...]) -> None:
        """Note who gave what to whom."""
        super().__init__(given, hand(seat), hand(other), False)
        self.back = back


def spent(seat: i64, card: i64) -> Transfer:
    """Return that a card of the hand was played and discarded."""
    return Transfer((int(card),), hand(seat), PILE)


def spent_unseen(seat: i64, cards: tuple[int, ...]) -> Transfer:
    """Return that cards of the hand went face down on the pile."""
    return Transfer(cards, hand(seat), PILE, False, 0, seat)


def laid_before(seat: i64, card: i64, target: i64) -> Transfer:
    """Return that a card of the hand was laid before a player."""
    return Transfer((int(card),), hand(seat), before(target))


def lifted_from_before(seat: i64, card: i64) -> Transfer:
    """Return that a card which lay before a player was discarded."""
    return Transfer((int(card),), before(seat), PILE)


def laid_on_board(source: Place, card: i64, cell: i64, turned: i64 = 0) -> Transfer:
    """Return that a card was laid face up on a cell."""
    return Transfer((int(card),), source, board(cell), True, turned)


def hidden_on_board(source: Place, card: i64, cell: i64) -> Transfer:
    """Return that a card was laid face down on a cell."""
    return Transfer((int(card),), source, board(cell), False)


def without_one(cards: tuple[int, ...], card: i64) -> list[int]:
    """Return the cards but for one copy of a card, the first."""
    rest = list(cards)
    rest.remove(int(card))
    return rest
