"""When time brings something at a table: a clock that runs out, somebody who counts as gone."""

from undermine.protocol import messages
from undermine.server.room.attendance import Attendance
from undermine.server.room.clock import Kind
from undermine.server.room.log import GameLog

LAPSED_SECONDS = 2.0
"""How long a clock must be overdue to show that nobody was there to see it run out."""


class Timer:
    """The clock of the open question, as this server minds it; `patience` (seconds) lets another server be first."""

    def __init__(self, log: GameLog, attendance: Attendance) -> None:
        self._log = log
        self._attendance = attendance
        self.patience = 0.0

    def next_deadline(self, now: float) -> float | None:
        """Return when something is due at the latest."""
        settled_at = self._attendance.settled_at
        settling = self._log.clock.is_live() and now < settled_at
        moments = [
            self._attendance.next_moment(),
            settled_at if settling else None,
            self.runs_out_at(),
        ]
        return min([moment for moment in moments if moment is not None], default=None)

    def runs_out_at(self) -> float | None:
        """Return when the clock runs out for this server; that of a turn stands still while nobody is there."""
        clock = self._log.clock
        ends = clock.ends()
        by_itself = clock.kind in (Kind.WINDOW, Kind.UNMASKING) or clock.has_days()
        runs = by_itself or self._attendance.has_people()
        return ends + self.patience if ends is not None and runs else None

    def has_lapsed(self, now: float) -> bool:
        """Return whether time ran out while nobody was here, where it stands still then."""
        clock = self._log.clock
        return not clock.has_days() and clock.lapsed(now - LAPSED_SECONDS)

    def shown(self, now: float) -> messages.ClockShown | None:
        """Return what everybody is told of the clock, if it runs."""
        clock = self._log.clock
        left = clock.left(now)
        if left is None or clock.kind is Kind.UNMASKING:
            return None
        reserve = [round(seconds, 1) for seconds in clock.reserve]
        return messages.ClockShown(self._log.ask, round(left, 1), reserve, clock.more.copy())
