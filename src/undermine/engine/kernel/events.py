"""Events: what happened. Only events change a table, and each knows what every seat learns of it.

The default is hidden: an event that says nothing about who sees it is seen by nobody. `PublicEvent` is seen by all.
What somebody who only watches sees of an event becomes part of the round's story, which views carry.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from undermine.engine._native import i64
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


def told(story: Story | None) -> list[Event]:
    """Return the events of a story, oldest first."""
    events: list[Event] = []
    while story is not None:
        events.append(story.event)
        story = story.before
    events.reverse()
    return events
