"""Events: what happened. Only events change a table, and each knows what every seat learns of it.

The default is hidden: an event that says nothing about who sees it is seen by nobody. `PublicEvent` is seen by all.
What somebody who only watches sees of the events of a round is its story, which views carry.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from undermine.engine._native import append, i64, vec
from undermine.engine.kernel.cards import Card
from undermine.engine.kernel.outcomes import Outcome
from undermine.engine.kernel.transfers import Transfer
from undermine.engine.kernel.values import Value

if TYPE_CHECKING:
    from undermine.engine.kernel.table import Table

SPECTATOR: Final[i64] = -1
"""The seat of somebody who only watches: sees what is public."""


class Event(Value):
    """Something that happened, hidden unless its class says otherwise."""

    clause: ClassVar[str] = ""

    def change(self, table: Table) -> None:
        """Change the table as this event says."""
        raise NotImplementedError(self.name())

    def seen_by(self, seat: i64) -> Event | None:
        """Return the event as that seat may know it, or None if the seat learns nothing at all."""
        return None

    def report(self, outcome: Outcome) -> None:
        """Add what this event says of how the round went; most say nothing. Not called during play."""

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """Return which cards it moves, given the catalogue; of those it hides, how many. Not called during play."""
        return []


class PublicEvent(Event):
    """Something that happened in the open."""

    def seen_by(self, seat: i64) -> Event | None:
        """Return the whole event: everybody sees it."""
        return self


class Story:
    """What everybody has seen of a round, newest first, as a chain that copies of a table share."""

    def __init__(self, event: Event, before: Story | None) -> None:
        """Add one event to what went before."""
        self.event = event
        self.before = before


class Log:
    """What happened at a table, hidden things included: the last move, and what the story does not tell yet.

    The story is told from here when somebody asks for it, or when the table is copied: copies share the story, and each
    has events of its own. A log never enters a view. One that `forgets` keeps nothing but the last move: the story is
    given up, for play that nobody watches. What happened are the first `count` of `events`, which is room used again.
    """

    def __init__(self, story: Story | None = None) -> None:
        """Begin with nothing but a story that has been told already."""
        self.events: vec[Event] = vec[Event]()
        self.count: i64 = 0
        self.moves: i64 = 0
        self.move_begins: i64 = 0
        self.untold: i64 = 0
        self.told = story
        self.forgets = False

    def copy(self) -> Log:
        """Return the log of a copy of the table, for which no move has been made yet."""
        other = Log(None if self.forgets else self.tell())
        other.forgets = self.forgets
        return other

    def add(self, event: Event) -> None:
        """Note an event."""
        if self.count < len(self.events):
            self.events[self.count] = event
        else:
            self.events = append(self.events, event)
        self.count += 1

    def begin_move(self) -> None:
        """Begin the next move, and forget the events that the story has told."""
        if self.forgets:
            self.untold = self.count
        if self.untold:
            self._drop_told()
        self.moves += 1
        self.move_begins = self.count

    def _drop_told(self) -> None:
        events, dropped = self.events, self.untold
        i: i64
        for i in range(dropped, self.count):
            events[i - dropped] = events[i]
        self.count -= dropped
        self.untold = 0

    def last_move(self) -> list[Event]:
        """Return the events of the last move."""
        happened: list[Event] = []
        i: i64
        for i in range(self.move_begins, self.count):
            happened.append(self.events[i])
        return happened

    def tell(self) -> Story | None:
        """Return what everybody has seen of the round."""
        i: i64
        for i in range(self.untold, self.count):
            seen = self.events[i].seen_by(SPECTATOR)
            if seen is not None:
                self.told = Story(seen, self.told)
        self.untold = self.count
        return self.told

    def begin_story(self, story: Story | None) -> None:
        """Let the story go on from here, whatever was told before."""
        self.told = story
        self.untold = self.count


def told(story: Story | None) -> list[Event]:
    """Return the events of a story, oldest first."""
    events: list[Event] = []
    while story is not None:
        events.append(story.event)
        story = story.before
    events.reverse()
    return events
