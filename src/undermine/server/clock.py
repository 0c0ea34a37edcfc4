"""The clock of a question: how long those who are asked may take. Time is given, never asked for.

A turn has its time, then eats into the seat's reserve, and anybody at the table may give it more. A reaction window has
a fixed time whatever happens in it.
"""

from enum import Enum

from undermine.server.protocol import TableOptions

MORE_TIMES = 3
"""How often in a game each seat may give a question more time."""


class Kind(Enum):
    """What the clock measures."""

    NOTHING = "nothing"
    TURN = "turn"
    WINDOW = "window"
    STOPPED = "stopped"


class Clock:
    """The clock of one table."""

    def __init__(self, options: TableOptions, seats: int) -> None:
        """Begin without a question."""
        self.options = options
        self.reserve = [float(options.reserve_seconds)] * seats
        self.more = [MORE_TIMES if options.turn_seconds else 0] * seats
        self.kind = Kind.NOTHING
        self.opened = 0.0
        self.extra = 0.0
        self.seat: int | None = None

    def open(self, seats: list[int], bots_only: bool, reaction: bool, now: float) -> None:
        """Measure a question to these seats; bots need no clock, and only a seat asked alone has its reserve."""
        self.opened = now
        self.extra = 0.0
        self.seat = seats[0] if len(seats) == 1 else None
        if reaction and self.options.reaction_seconds:
            self.kind = Kind.WINDOW
        elif seats and not bots_only and self.options.turn_seconds:
            self.kind = Kind.TURN
        else:
            self.kind = Kind.NOTHING

    def ends(self) -> float | None:
        """Return when the time is out."""
        if self.kind is Kind.WINDOW:
            return self.opened + self.options.reaction_seconds
        if self.kind is Kind.TURN:
            reserve = 0.0 if self.seat is None else self.reserve[self.seat]
            return self.opened + self.options.turn_seconds + self.extra + reserve
        return None

    def left(self, now: float) -> float | None:
        """Return how many seconds are left."""
        ends = self.ends()
        return None if ends is None else max(0.0, ends - now)

    def add(self, seat: int) -> bool:
        """Let a seat give the open question more time; False if it cannot."""
        if self.kind is not Kind.TURN or not self.more[seat]:
            return False
        self.more[seat] -= 1
        self.extra += self.options.turn_seconds
        return True

    def stop(self, now: float) -> None:
        """Stop measuring, and take what was used beyond the turn's time from the reserve."""
        if self.kind is Kind.TURN and self.seat is not None:
            over = now - self.opened - self.options.turn_seconds - self.extra
            self.reserve[self.seat] = max(0.0, self.reserve[self.seat] - max(0.0, over))
        self.kind = Kind.NOTHING if self.kind is Kind.NOTHING else Kind.STOPPED
