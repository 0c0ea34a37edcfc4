"""A running game's rounds that are over, with all cards open: for those who watch, where the host allows it.

What outlives a round stays hidden until the game is over: events are told as a spectator heard them, moves between two
rounds (when gold is taken) as one saw them, and nobody's gold is counted. Nothing follows from what came after the
end of the last round, so that nothing of the next deal can show.
"""

from collections.abc import Iterator

from undermine.engine.kernel.events import SPECTATOR, Event, PublicEvent
from undermine.engine.kernel.records import Record, Replay
from undermine.engine.kernel.rounds import RoundBegan, RoundEnded
from undermine.engine.kernel.table import Table
from undermine.engine.kernel.views import view
from undermine.protocol import history, present
from undermine.rulebook import rulesets
from undermine.server.history.replays import MOST_STEPS, OPEN, open_view


def opened_rounds(record: Record, first: int, count: int) -> history.Replay | None:
    """Return some steps of the rounds that are over, in the order they were played; None if no round is."""
    last = _last_end(record)
    if last is None:
        return None
    walk = _Walk(record, last)
    wanted = range(first, first + min(count, MOST_STEPS))
    steps = [step for step in walk.steps() if step.number in wanted]
    return history.Replay(record.rules, record.names, last, [OPEN], steps, [], walk.rounds)


def _last_end(record: Record) -> int | None:
    """Return the number of the move that ended the last round that is over."""
    replay = Replay(record, rulesets.ruleset)
    ends = [number for number in range(1, len(record.moves) + 1) if _ends_round(replay.step())]
    return ends[-1] if ends else None


def _ends_round(events: list[Event]) -> bool:
    return any(isinstance(event, RoundEnded) for event in events)


class _Walk:
    """One way through a record, up to the move that ends the last round."""

    def __init__(self, record: Record, last: int) -> None:
        self.record = record
        self.last = last
        self.rounds = [history.Round(0, [])]

    def steps(self) -> Iterator[history.Step]:
        replay = Replay(self.record, rulesets.ruleset)
        in_round = True
        yield history.Step(0, None, None, [_seen(replay.table, replay.table.happened, 0, shown=True)])
        for number, move in enumerate(self.record.moves[: self.last], 1):
            before = replay.table.copy()
            asked = view(before, SPECTATOR).asked
            events = replay.step()
            mover = move.seat if in_round or len(asked) == 1 else None
            action = move.action if in_round else None
            if number == self.last:
                yield history.Step(number, mover, action, [_end(before, events)])
                return
            if any(isinstance(event, RoundBegan) for event in events):
                self.rounds.append(history.Round(number, []))
                in_round = True
            elif _ends_round(events):
                in_round = False
            yield history.Step(number, mover, action, [_seen(replay.table, events, number, shown=in_round)])


def _seen(table: Table, events: list[Event], number: int, *, shown: bool) -> history.Seen:
    """Return a step with all cards of the round open or, between two rounds, as a spectator saw it."""
    now = present.situation(open_view(table) if shown else view(table, SPECTATOR), number)
    hands = _hands(table) if shown else None
    return history.Seen(
        present.words(present.seen(events, SPECTATOR), table.ruleset), now.view, now.ask, hands
    )


def _end(table: Table, events: list[Event]) -> history.Seen:
    """Return the move that ends a round, up to what everybody hears of the end; `table` is as it was before."""
    told: list[Event] = []
    for event in events:
        if _ends_round(told) and (isinstance(event, RoundBegan) or not isinstance(event, PublicEvent)):
            break
        event.change(table)
        told.append(event)
    now = present.situation(open_view(table), 0)
    return history.Seen(
        present.words(present.seen(told, SPECTATOR), table.ruleset), now.view, None, _hands(table)
    )


def _hands(table: Table) -> list[list[str]]:
    return [present.names(hand.listing(), table.ruleset.cards) for hand in table.hands]
