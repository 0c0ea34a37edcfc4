"""Who is at a table: connections come and go, and a seat counts as gone only after a while."""

from collections.abc import Collection

GRACE_SECONDS = 10.0
"""Seconds without a connection after which a seat counts as gone."""


class Attendance:
    """Which seats have somebody at the other end. Bots are always there."""

    def __init__(self, seats: int, bots: Collection[int], now: float) -> None:
        """Begin with the bots; people may still be coming, or coming back after a restart."""
        self.here = [seat in bots for seat in range(seats)]
        self.bots = frozenset(bots)
        self._elsewhere: frozenset[int] = frozenset()
        self._leaving: dict[int, float] = {}
        self.begin(now)

    def begin(self, now: float) -> None:
        """Wait from now on for those who are on their way."""
        self.settled_at = now + GRACE_SECONDS

    def arrive(self, seat: int) -> bool:
        """Note that a seat has a connection; return whether it had been gone."""
        self._leaving.pop(seat, None)
        was_here, self.here[seat] = self.here[seat], True
        return not was_here

    def take_over(self, seat: int) -> None:
        """Note that a bot plays on a seat from now on."""
        self.bots |= {seat}
        self.arrive(seat)

    def leave(self, seat: int, now: float) -> None:
        """Note that a seat has lost its last connection to this server."""
        if seat not in self.bots and seat not in self._elsewhere:
            self._leaving[seat] = now + GRACE_SECONDS

    def hear(self, elsewhere: Collection[int], here: Collection[int], now: float) -> None:
        """Note which seats are connected to other servers; `here` are those connected to this one."""
        before, self._elsewhere = self._elsewhere, frozenset(elsewhere)
        for seat in self._elsewhere - before:
            self.arrive(seat)
        for seat in before - self._elsewhere - set(here):
            self.leave(seat, now)

    def next_moment(self) -> float | None:
        return min(self._leaving.values(), default=None)

    def settle(self, now: float) -> bool:
        """Let those go who have been away too long; return whether there were any."""
        gone = [seat for seat, deadline in self._leaving.items() if deadline <= now]
        for seat in gone:
            del self._leaving[seat]
            self.here[seat] = False
        return bool(gone)

    def is_gone(self, seat: int, now: float) -> bool:
        """Return whether somebody is really away, not on the way."""
        return not self.here[seat] and now >= self.settled_at

    def has_people(self) -> bool:
        """Return whether anybody but bots is here."""
        return any(here for seat, here in enumerate(self.here) if seat not in self.bots)
