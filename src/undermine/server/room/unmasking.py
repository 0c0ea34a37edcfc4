"""The end of a round, while people look at it: the labyrinth as it was left, everybody's dwarf, and who got what.

It begins when all of the round is settled and ends when all people are ready, or after a while; until then nobody is
asked anything, and what comes after the round is told to nobody. Where turns have days the game does not wait: every
seat is told of the round's end until it says that it has seen it.
"""

from dataclasses import dataclass, field

from undermine.engine.kernel.outcomes import Outcome
from undermine.engine.kernel.rounds import as_round_ended
from undermine.engine.kernel.table import Event, Table


@dataclass
class Unmasking:
    """A round that has ended: its table, what happened from the end of play on, and who is ready to go on.

    `told` are the events of the last move up to its end, `untold` those that follow when the game goes on.
    """

    round: int
    table: Table
    events: tuple[Event, ...]
    told: tuple[Event, ...]
    untold: tuple[Event, ...]
    ready: set[int] = field(default_factory=set)


class RoundEnds:
    """Finds the ends of rounds in what moves bring."""

    def __init__(self) -> None:
        self._outcome = Outcome()
        self._events: list[Event] = []

    def follow(self, before: Table, events: tuple[Event, ...]) -> Unmasking | None:
        """Return the end of a round that a move brings; the table is as it was `before` the move."""
        for number, event in enumerate(events):
            event.report(self._outcome)
            if self._outcome.settled:
                settled, self._outcome = self._outcome, Outcome()
                told, self._events = [*self._events], []
                if settled.ended:
                    table = as_round_ended(before, list(events[:number]))
                    return Unmasking(int(table.round), table, tuple(told), events[:number], events[number:])
            elif self._outcome.ended:
                self._events.append(event)
        return None
