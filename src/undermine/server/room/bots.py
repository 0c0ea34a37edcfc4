"""The bots of a table: whose turn it is to think, and what becomes of their answers."""

from undermine.server.room import answers
from undermine.server.room.clock import Kind
from undermine.server.room.effects import Command, Think
from undermine.server.room.log import GameLog
from undermine.server.room.presence import Presence


class BotTurns:
    """Which seats the server answers for are thinking about the open question."""

    def __init__(self, log: GameLog, presence: Presence) -> None:
        self._log = log
        self._presence = presence
        self.thinking: set[int] = set()

    def call(self, now: float) -> list[Think]:
        """Return whose bots must begin to think now."""
        log = self._log
        asked = [seat for seat in log.awaited() if self._presence.is_played(seat, now)]
        called = [seat for seat in asked if seat not in self.thinking and seat not in log.held]
        self.thinking.update(called)
        asking = log.table.ask()
        window = log.clock.kind is Kind.WINDOW
        question = answers.SEALED if asking is None or window else asking.name()
        return [Think(seat, log.ask, question) for seat in called]

    def answered(self, seat: int, ask: int, text: str | None, now: float) -> Command | None:
        """Return the command that a bot's answer is; None if nobody waits for it any more.

        Where it has found none in time (None), any legal answer is given.
        """
        log = self._log
        if ask != log.ask or seat not in log.awaited() or not self._presence.is_played(seat, now):
            self.thinking.discard(seat)
            return None
        if log.passes(seat):
            return Command(f"passing:{ask}:{seat}", seat, ask, log.default(seat).action)
        action = None if text is None else log.parse(text)
        if action is None:
            action = answers.any_answer(log.table, seat, log.game, ask)
        name = f"timeout:{ask}:{seat}" if seat in log.out else f"bot:{seat}:{ask}"
        return Command(name, seat, ask, action)
