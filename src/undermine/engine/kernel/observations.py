"""What a seat has seen in secret, dated. An observation is never looked up again in the truth: it may be stale."""

from __future__ import annotations

from typing import Final

from undermine.engine._native import append, i64, vec
from undermine.engine.kernel.values import Value

COUNT_BITS: Final[i64] = 8
TURN_SHIFT: Final[i64] = 24
"""Of a packed pass: how many cards, where in the list of all passed cards they begin, and the turn."""
COUNT_MASK: Final[i64] = 255
FIRST_MASK: Final[i64] = 65535


def count_passed(note: i64) -> i64:
    """Return of how many cards a packed pass is."""
    return note & COUNT_MASK


def first_passed(note: i64) -> i64:
    """Return where the cards of a packed pass begin."""
    return (note >> COUNT_BITS) & FIRST_MASK


class Observation(Value):
    """Something one seat saw or did in secret, in a certain turn of the round."""


class SeenTransfer(Observation):
    """Cards that went somewhere unseen by others: what the one seat remembers that has seen them."""

    def moved(self) -> list[int]:
        """Return the cards in the order in which the event tells of them."""
        raise NotImplementedError(self.name())


class PassedCards(SeenTransfer):
    """Cards discarded face down: only their holder knows them."""

    fields = ("cards", "turn:number")

    def __init__(self, cards: tuple[int, ...], turn: i64) -> None:
        """Date the discard."""
        self.cards = cards
        self.turn = turn

    def moved(self) -> list[int]:
        """Return the discarded cards."""
        return list(self.cards)


class Memories:
    """What every seat has seen in secret in this round; by its seat, each one's own in the order of time.

    All are kept together, since they are added to far more often than they are looked at. Most are passes, of which
    only numbers are kept: each of `notes` is a packed pass of some of `cards`, or below 0 and names one of `seen`.
    Copies share the vectors until one of them changes.
    """

    def __init__(self) -> None:
        """Begin with nothing seen."""
        self.seats: vec[i64] = vec[i64]()
        self.notes: vec[i64] = vec[i64]()
        self.cards: vec[i64] = vec[i64]()
        self.seen: vec[Observation] = vec[Observation]()
        self.shared = False

    def copy(self) -> Memories:
        """Return independent memories of the same."""
        other = Memories()
        other.seats = self.seats
        other.notes = self.notes
        other.cards = self.cards
        other.seen = self.seen
        self.shared = True
        other.shared = True
        return other

    def _own(self) -> None:
        """Take vectors of one's own; everything that is added comes through here first."""
        if self.shared:
            self.shared = False
            self.seats = self.seats[:]
            self.notes = self.notes[:]
            self.cards = self.cards[:]
            self.seen = self.seen[:]

    def add(self, seat: i64, observation: Observation) -> None:
        """Add something to what a seat has seen."""
        if isinstance(observation, PassedCards):
            self.add_pass(seat, observation.cards, observation.turn)
            return
        self._own()
        self.seats = append(self.seats, seat)
        self.notes = append(self.notes, -1 - len(self.seen))
        self.seen = append(self.seen, observation)

    def add_pass(self, seat: i64, cards: tuple[int, ...], turn: i64) -> None:
        """Add cards that a seat has discarded face down."""
        self._own()
        self.seats = append(self.seats, seat)
        self.notes = append(self.notes, (turn << TURN_SHIFT) | (len(self.cards) << COUNT_BITS) | len(cards))
        for card in cards:
            self.cards = append(self.cards, card)

    def at(self, place: i64) -> Observation:
        """Return what was seen at a place in the order of time."""
        note = self.notes[place]
        if note < 0:
            return self.seen[-1 - note]
        begin = first_passed(note)
        cards = self.cards[begin : begin + count_passed(note)]
        return PassedCards(tuple([int(card) for card in cards]), note >> TURN_SHIFT)

    def __getitem__(self, seat: int) -> tuple[Observation, ...]:
        """Return what a seat has seen."""
        owner: i64 = seat
        own: list[Observation] = []
        i: i64
        for i in range(len(self.seats)):
            if self.seats[i] == owner:
                own.append(self.at(i))
        return tuple(own)

    def __setitem__(self, seat: int, observations: tuple[Observation, ...]) -> None:
        """Let a seat have seen just this."""
        before = self.copy()
        fresh = Memories()
        self.seats, self.notes, self.cards, self.seen = fresh.seats, fresh.notes, fresh.cards, fresh.seen
        self.shared = False
        i: i64
        for i in range(len(before.seats)):
            if before.seats[i] != seat:
                self.add(before.seats[i], before.at(i))
        for observation in observations:
            self.add(seat, observation)
