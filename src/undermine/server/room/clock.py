"""The clock of a question: how long those who are asked may take. Time is given, never asked for.

A turn has its time, then eats into the seat's reserve, and anybody at the table may give it more. Where turns have
days, there is neither reserve nor more, the clock runs whether anybody is there or not, and nobody is expected to be.
A reaction window has a fixed time whatever happens in it. While people look at how a round ended no turn is measured.
"""

from enum import Enum

from undermine.protocol.messages import TableOptions

DAY_SECONDS = 24 * 3600
SHORTEST_WINDOW_SECONDS = 1.0
"""Seconds of a reaction window where turns have days: bots must find their answers."""
MORE_TIME_USES = 3
"""How often in a game each seat may give a question more time."""


class Kind(Enum):
    """What the clock measures."""

    NOTHING = "nothing"
    TURN = "turn"
    WINDOW = "window"
    UNMASKING = "unmasking"
    STOPPED = "stopped"


class Clock:
    """The clock of one table."""

    def __init__(self, options: TableOptions, seats: int) -> None:
        days = options.turn_days
        self.turn_seconds = DAY_SECONDS * days or options.turn_seconds
        self.window_seconds = max(options.reaction_seconds, SHORTEST_WINDOW_SECONDS if days else 0.0)
        self.reserve = [0.0 if days else float(options.reserve_seconds)] * seats
        self.more = [MORE_TIME_USES if options.turn_seconds and not days else 0] * seats
        self.unmasking_seconds = 0 if days else options.unmasking_seconds
        self._days = days > 0
        self.kind = Kind.NOTHING
        self._stopped = Kind.NOTHING
        self.opened = 0.0
        self.extra = 0.0
        self.seat: int | None = None

    def has_days(self) -> bool:
        """Return whether turns have days."""
        return self._days

    def is_live(self) -> bool:
        """Return whether turns have seconds, so that people are expected to be there."""
        return self.turn_seconds > 0 and not self._days

    def open(self, seats: list[int], bots_only: bool, reaction: bool, now: float) -> None:
        """Measure a question to these seats; bots need no clock, and only a seat asked alone has its reserve."""
        self.opened = now
        self.extra = 0.0
        self.seat = seats[0] if len(seats) == 1 else None
        if reaction and self.window_seconds:
            self.kind = Kind.WINDOW
        elif seats and not bots_only and self.turn_seconds:
            self.kind = Kind.TURN
        else:
            self.kind = Kind.NOTHING

    def open_unmasking(self, now: float) -> None:
        """Measure how long everybody may look at how a round ended."""
        self.opened, self.extra, self.seat = now, 0.0, None
        self.kind = Kind.UNMASKING

    def begin_no_later(self, now: float) -> None:
        """Let the question be open since now at the latest: the clock it was dated by may have been set back."""
        self.opened = min(self.opened, now)

    def ends(self) -> float | None:
        """Return when the time is out."""
        if self.kind is Kind.UNMASKING:
            return self.opened + self.unmasking_seconds
        if self.kind is Kind.WINDOW:
            return self.opened + self.window_seconds
        if self.kind is Kind.TURN:
            reserve = 0.0 if self.seat is None else self.reserve[self.seat]
            return self.opened + self.turn_seconds + self.extra + reserve
        return None

    def left(self, now: float) -> float | None:
        """Return how many seconds are left."""
        ends = self.ends()
        return None if ends is None else max(0.0, ends - now)

    def lapsed(self, moment: float) -> bool:
        """Return whether the time of a turn, or of an unmasking, was out at that moment."""
        ends = self.ends()
        return self.kind in (Kind.TURN, Kind.UNMASKING) and ends is not None and ends <= moment

    def can_add(self, seat: int) -> bool:
        """Return whether a seat can give the open question more time."""
        return self.kind is Kind.TURN and self.more[seat] > 0

    def add(self, seat: int) -> None:
        """Let a seat give the open question more time."""
        self.more[seat] -= 1
        self.extra += self.turn_seconds

    def stop(self, now: float) -> None:
        """Stop measuring, and take what was used beyond the turn's time from the reserve."""
        if self.kind is Kind.TURN and self.seat is not None:
            over = now - self.opened - self.turn_seconds - self.extra
            self.reserve[self.seat] = max(0.0, self.reserve[self.seat] - max(0.0, over))
        if self.kind in (Kind.TURN, Kind.WINDOW, Kind.UNMASKING):
            self.kind, self._stopped = Kind.STOPPED, self.kind

    def again(self, now: float) -> None:
        """Begin again if the time was out, but what was to happen then could not."""
        if self.kind is Kind.STOPPED:
            self.kind, self.opened, self.extra = self._stopped, now, 0.0
