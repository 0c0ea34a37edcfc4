"""What a seat has seen in secret, dated. An observation is never looked up again in the truth: it may be stale."""

from __future__ import annotations

from typing import Final

from undermine.engine._native import append, i64, vec
from undermine.engine.kernel.values import Value

NUMBER_BITS: Final[i64] = 8
NUMBER_MASK: Final[i64] = 255
TURN_SHIFT: Final[i64] = 32
"""Of a packed pass: the seat, up to three cards (each its number + 1, else 0), and the turn."""
CARDS_MASK: Final[i64] = 16777215
MOST_PACKED: Final = 3


def owner_of(note: i64) -> i64:
    """Return which seat has seen what a note tells of."""
    return (note if note >= 0 else -1 - note) & NUMBER_MASK


def place_in_seen(note: i64) -> i64:
    """Return where in `Memories.seen` that is of which a note below 0 tells."""
    return (-1 - note) >> NUMBER_BITS


def packed_cards(note: i64) -> i64:
    """Return the cards of a packed pass, still packed: the lowest 8 bits are the number of the first + 1."""
    return (note >> NUMBER_BITS) & CARDS_MASK


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
    only a number is kept: each of `notes` is a packed pass, or below 0 and names one of `seen`. Copies share the
    vectors until one of them changes.
    """

    def __init__(self) -> None:
        """Begin with nothing seen."""
        self.notes: vec[i64] = vec[i64]()
        self.seen: vec[Observation] = vec[Observation]()
        self.shared = False

    def copy(self) -> Memories:
        """Return independent memories of the same."""
        other = Memories()
        other.notes = self.notes
        other.seen = self.seen
        self.shared = True
        other.shared = True
        return other

    def _own(self) -> None:
        """Take vectors of one's own; everything that is added comes through here first."""
        if self.shared:
            self.shared = False
            self.notes = self.notes[:]
            self.seen = self.seen[:]

    def add(self, seat: i64, observation: Observation) -> None:
        """Add something to what a seat has seen."""
        if isinstance(observation, PassedCards) and len(observation.cards) <= MOST_PACKED:
            self.add_pass(seat, observation.cards, observation.turn)
            return
        self._own()
        self.notes = append(self.notes, -1 - ((len(self.seen) << NUMBER_BITS) | seat))
        self.seen = append(self.seen, observation)

    def add_pass(self, seat: i64, cards: tuple[int, ...], turn: i64) -> None:
        """Add cards, at most three, that a seat has discarded face down."""
        self._own()
        note = (turn << TURN_SHIFT) | seat
        shift = NUMBER_BITS
        for card in cards:
            number: i64 = card + 1
            note |= number << shift
            shift += NUMBER_BITS
        self.notes = append(self.notes, note)

    def at(self, place: i64) -> Observation:
        """Return what was seen at a place in the order of time."""
        note = self.notes[place]
        if note < 0:
            return self.seen[place_in_seen(note)]
        cards: list[int] = []
        rest = packed_cards(note)
        while rest:
            cards.append(int((rest & NUMBER_MASK) - 1))
            rest >>= NUMBER_BITS
        return PassedCards(tuple(cards), note >> TURN_SHIFT)

    def owners(self) -> list[int]:
        """Return the seats that have seen something, lowest first."""
        return sorted({int(owner_of(note)) for note in self.notes})

    def __getitem__(self, seat: int) -> tuple[Observation, ...]:
        """Return what a seat has seen."""
        owner: i64 = seat
        own: list[Observation] = []
        i: i64
        for i in range(len(self.notes)):
            if owner_of(self.notes[i]) == owner:
                own.append(self.at(i))
        return tuple(own)

    def __setitem__(self, seat: int, observations: tuple[Observation, ...]) -> None:
        """Let a seat have seen just this."""
        before = self.copy()
        fresh = Memories()
        self.notes, self.seen = fresh.notes, fresh.seen
        self.shared = False
        i: i64
        for i in range(len(before.notes)):
            owner = owner_of(before.notes[i])
            if owner != seat:
                self.add(owner, before.at(i))
        for observation in observations:
            self.add(seat, observation)
