"""What a client's message asks of a room, or why it cannot be asked. A spectator (seat None) may ask for nothing."""

from undermine.engine.kernel.rulesets import ruleset_of
from undermine.protocol import messages
from undermine.protocol.messages import Problem
from undermine.server.room.effects import Command, Note
from undermine.server.room.entries import MORE_TIME, PASSING, READY, STANDING
from undermine.server.room.log import OFF, ON, GameLog
from undermine.server.room.orders import wanted


def command(log: GameLog, client: int, seat: int | None, act: messages.Act) -> Command | Problem:
    if seat is None:
        return Problem("not-seated", act.id)
    return Command(f"seat:{seat}:{act.id}", seat, act.ask, log.parse(act.action), client, act.id)


def more_time(client: int, seat: int | None) -> Note | Problem:
    return Problem("no-more-time") if seat is None else Note(MORE_TIME, seat, "", client)


def orders(log: GameLog, client: int, seat: int | None, message: messages.Standing) -> Note | Problem:
    if seat is None:
        return Problem("not-seated")
    given = wanted(message, ruleset_of(log.table))
    return Problem("bad-order") if given is None else Note(STANDING, seat, given.written(), client)


def passing(log: GameLog, client: int, seat: int | None, on: bool) -> Note | Problem:
    if seat is None:
        return Problem("not-seated")
    if on and log.table.deck_size() > 0:
        return Problem("not-yet")
    return Note(PASSING, seat, ON if on else OFF, client)


def ready(client: int, seat: int | None, round_: int) -> Note | Problem:
    return Problem("not-seated") if seat is None else Note(READY, seat, str(round_), client)
