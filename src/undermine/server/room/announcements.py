"""What clients are told beside moves: who is there, the clock, orders they have given, how a round ended."""

from collections.abc import Iterable
from dataclasses import replace

from undermine.engine.kernel.codec import plain
from undermine.protocol import messages
from undermine.server.room.audience import Audience
from undermine.server.room.effects import Effect, Send, Step
from undermine.server.room.entries import STANDING
from undermine.server.room.log import GameLog
from undermine.server.room.orders import Orders
from undermine.server.room.presence import Presence
from undermine.server.room.timer import Timer
from undermine.server.room.unmasking import Unmasking


class Announcements:
    """Makes messages out of what a room knows, and changes nothing. Without `clients` everybody is told."""

    def __init__(self, log: GameLog, audience: Audience, presence: Presence, timer: Timer) -> None:
        self._log = log
        self._audience = audience
        self._presence = presence
        self._timer = timer

    def presence(self, now: float, clients: Iterable[int] | None = None) -> list[Effect]:
        return self._audience.tell(self._presence.shown(now), clients)

    def presence_unless(self, before: messages.Presence, now: float) -> list[Effect]:
        """Tell who is there, if that is not as it was."""
        return [] if self._presence.shown(now) == before else self.presence(now)

    def clock(self, now: float, clients: Iterable[int] | None = None) -> list[Effect]:
        """Tell how long the open question has, or how long everybody may look at how a round ended."""
        end = self._log.unmasking
        if end is not None and self._log.waits():
            left = self._log.clock.left(now)
            told = messages.Unmasking(end.round, sorted(end.ready), None if left is None else round(left, 1))
            return self._audience.tell(told, clients)
        shown = self._timer.shown(now)
        return [] if shown is None else self._audience.tell(shown, clients)

    def settings(self, client: int, seat: int) -> list[Effect]:
        """Tell a client what its seat has asked the server to do for it."""
        effects: list[Effect] = []
        if self._log.orders[seat] != Orders():
            effects.append(Send(client, self._log.orders[seat].shown()))
        if self._log.passing[seat]:
            effects.append(Send(client, messages.Passing(True)))
        end = self._log.unmasking
        if end is not None and seat not in end.ready and not self._log.waits():
            effects.append(Send(client, self._audience.ended(seat, end, self._log.ask)))
        return effects

    def order(self, seat: int, kind: str) -> list[Effect]:
        """Tell a seat what the server does for it from now on."""
        passing = messages.Passing(self._log.passing[seat])
        told = self._log.orders[seat].shown() if kind == STANDING else passing
        return self._audience.tell(told, self._audience.devices(seat))

    def ready(self, seat: int, end: Unmasking, now: float) -> list[Effect]:
        """Tell who has looked at how a round ended."""
        if self._log.waits():
            return self.clock(now)
        seen = messages.Unmasking(end.round, sorted(end.ready))
        return self._audience.tell(seen, self._audience.devices(seat))

    def next_round(self, step: Step, end: Unmasking, now: float) -> list[Effect]:
        """Tell everybody what follows the round at which they have looked."""
        words = tuple([plain(event, step.table.ruleset) for event in end.untold])
        telling = self._audience.note(replace(step, events=end.untold, words=words), for_all=True)
        return self._audience.updates(telling, self._log.table, self._log.ask) + self.clock(now)

    def end_of_round(self, step: Step) -> list[Effect]:
        """Tell those who are here how the round ended that this move has ended, where the game goes on at once."""
        end = self._log.unmasking
        if end is None or self._log.waits() or end.untold[0] not in step.events:
            return []
        viewers = self._audience.clients.items()
        return [Send(client, self._audience.ended(viewer, end, self._log.ask)) for client, viewer in viewers]
