"""A running game's rounds that are over, with all cards open: for those who watch, where the host allows it.

What outlives a round stays hidden until the game is over: events are told as a spectator heard them, moves between two
rounds (when gold is taken) as one saw them, and nobody's gold is counted. Nothing follows from what came after the
end of the last round, so that nothing of the next deal can show.
"""

from collections.abc import Iterator
from itertools import islice

from undermine.engine.kernel.records import Record
from undermine.engine.kernel.rounds import RoundBegan
from undermine.engine.kernel.table import SPECTATOR, Event, PublicEvent, Table
from undermine.protocol import history, present
from undermine.replay.results import outcome_of
from undermine.replay.viewers import OPEN, seen_events, shown_table
from undermine.replay.walking import moments
from undermine.rulebook import rulesets
from undermine.server.history.replays import MOST_STEPS, all_hands


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
    walk = enumerate(moments(record, rulesets.ruleset))
    ends = [number for number, moment in walk if outcome_of(moment.events).ended]
    return ends[-1] if ends else None


class _Walk:
    """One way through a record, up to the move that ends the last round."""

    def __init__(self, record: Record, last: int) -> None:
        self.record = record
        self.last = last
        self.rounds = [history.Round(0, [])]

    def steps(self) -> Iterator[history.Step]:
        viewer = OPEN
        before: Table | None = None
        walk = islice(moments(self.record, rulesets.ruleset), self.last + 1)
        for number, moment in enumerate(walk):
            mover, action = moment.mover(viewer), moment.action(viewer)
            if before is not None:
                yield history.Step(number, mover, action, [_end(before, moment.events)])
                return
            if number and any(isinstance(event, RoundBegan) for event in moment.events):
                self.rounds.append(history.Round(number, []))
                viewer = OPEN
            elif outcome_of(moment.events).ended:
                viewer = int(SPECTATOR)
            yield history.Step(number, mover, action, [_seen(moment.table, moment.events, number, viewer)])
            if number == self.last - 1:
                before = moment.table.copy()


def _seen(table: Table, events: list[Event], number: int, viewer: int) -> history.Seen:
    """Return a step with all cards of the round open or, between two rounds, as a spectator saw it."""
    now = present.situation(shown_table(table, viewer), number)
    told = present.words(seen_events(events, SPECTATOR), table.ruleset)
    return history.Seen(told, now.view, now.ask, all_hands(table) if viewer == OPEN else None)


def _end(table: Table, events: list[Event]) -> history.Seen:
    """Return the move that ends a round, up to what everybody hears of the end; `table` is as it was before."""
    told: list[Event] = []
    for event in events:
        if outcome_of(told).ended and (isinstance(event, RoundBegan) or not isinstance(event, PublicEvent)):
            break
        event.change(table)
        told.append(event)
    now = present.situation(shown_table(table, OPEN), 0)
    return history.Seen(
        present.words(seen_events(told, SPECTATOR), table.ruleset), now.view, None, all_hands(table)
    )
