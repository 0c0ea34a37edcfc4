"""Who can look at a recorded game, and what of it they see.

A viewer is a seat, a spectator, or OPEN, to whom everything is shown.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from undermine.engine.kernel.table import SPECTATOR, Event, Table
from undermine.engine.kernel.views import View, open_view, view

OPEN: Final = -2
"""The viewer to whom everything is shown; for games that are over."""


def viewers(seats: int) -> list[int]:
    """Return everybody whose view can be taken: all cards open, a spectator, the seats."""
    return [OPEN, int(SPECTATOR), *range(seats)]


def seen_events(events: Iterable[Event], viewer: int) -> list[Event]:
    """Return the events as a viewer may know them, without those of which the viewer learns nothing."""
    if viewer == OPEN:
        return list(events)
    known = [event.seen_by(viewer) for event in events]
    return [event for event in known if event is not None]


def shown_table(table: Table, viewer: int) -> View:
    """Return the table as a viewer sees it."""
    return open_view(table) if viewer == OPEN else view(table, viewer)


def asked_seats(table: Table) -> list[int]:
    """Return the seats of which everybody knows that they are asked."""
    ask = table.ask()
    return [] if ask is None else [seat for seat in range(table.seats) if ask.asks(table, seat)]
