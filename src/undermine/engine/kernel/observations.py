"""What a seat has seen in secret, dated. An observation is never looked up again in the truth: it may be stale."""

from __future__ import annotations

from undermine.engine._native import append, i64, vec
from undermine.engine.kernel.values import Value


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

    All are kept together, since they are added to far more often than they are looked at. Copies share the vectors
    until one of them changes.
    """

    def __init__(self) -> None:
        """Begin with nothing seen."""
        self.seats: vec[i64] = vec[i64]()
        self.seen: vec[Observation] = vec[Observation]()
        self.shared = False

    def copy(self) -> Memories:
        """Return independent memories of the same."""
        other = Memories()
        other.seats = self.seats
        other.seen = self.seen
        self.shared = True
        other.shared = True
        return other

    def add(self, seat: i64, observation: Observation) -> None:
        """Add something to what a seat has seen."""
        if self.shared:
            self.shared = False
            self.seats = self.seats[:]
            self.seen = self.seen[:]
        self.seats = append(self.seats, seat)
        self.seen = append(self.seen, observation)

    def __getitem__(self, seat: int) -> tuple[Observation, ...]:
        """Return what a seat has seen."""
        owner: i64 = seat
        own: list[Observation] = []
        i: i64
        for i in range(len(self.seats)):
            if self.seats[i] == owner:
                own.append(self.seen[i])
        return tuple(own)

    def __setitem__(self, seat: int, observations: tuple[Observation, ...]) -> None:
        """Let a seat have seen just this."""
        others = self.copy()
        self.seats, self.seen, self.shared = vec[i64](), vec[Observation](), False
        i: i64
        for i in range(len(others.seats)):
            if others.seats[i] != seat:
                self.add(others.seats[i], others.seen[i])
        for observation in observations:
            self.add(seat, observation)
