"""Who is at a table, and for whom the server answers."""

from undermine.protocol import messages
from undermine.server.room.attendance import Attendance
from undermine.server.room.log import GameLog


class Presence:
    """Which seats have somebody at the other end, and for which of them bots stand in."""

    def __init__(self, log: GameLog, now: float) -> None:
        self._log = log
        self.attendance = Attendance(log.seats, log.bots, now)

    def is_played(self, seat: int, now: float) -> bool:
        """Return whether the server answers for a seat: of a bot, or of somebody who left, is gone, late or passing."""
        log = self._log
        return (
            seat in log.bots | log.left
            or seat in log.out
            or log.passes(seat)
            or self._has_stand_in(seat, now)
        )

    def shown(self, now: float) -> messages.Presence:
        is_live = self._log.clock.is_live()
        played = [self._has_stand_in(seat, now) for seat in range(self._log.seats)]
        here = self.attendance.here.copy()
        return messages.Presence(here, played if is_live else [], sorted(self._log.left))

    def _has_stand_in(self, seat: int, now: float) -> bool:
        """Return whether a bot plays for somebody who is gone: at tables with a clock, as long as anybody is here."""
        gone = self.attendance.is_gone(seat, now)
        return gone and self._log.clock.is_live() and self.attendance.has_people()
