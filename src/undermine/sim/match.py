"""A match: one game of given bots, watched by whoever wants to count something."""

from collections.abc import Sequence

from undermine.bots.contract import Bot
from undermine.engine.kernel.actions import Action
from undermine.engine.kernel.agenda import Ask
from undermine.engine.kernel.events import Event
from undermine.engine.kernel.play import apply, start
from undermine.engine.kernel.rulesets import Ruleset
from undermine.engine.kernel.table import Table
from undermine.engine.kernel.views import view

MOST_DECISIONS = 6_000
"""More than any game can have: twelve players, three rounds, every card passed, questions about every turn."""
MOST_ROUNDS = 99
"""More than any game has."""


class EndlessError(AssertionError):
    """A game did not end; the message says after how many decisions we stopped."""


class Watcher:
    """Somebody who watches a match from above the table. Every method may be left out."""

    def began(self, table: Table) -> None:
        """The first round has been dealt."""

    def asked(self, table: Table, seat: int) -> None:
        """A seat is about to answer; the watcher may try things, but must leave the table as it is."""

    def moved(self, table: Table, seat: int, action: Action, events: Sequence[Event]) -> None:
        """A seat has answered, and this is what happened."""

    def ended(self, table: Table) -> None:
        """The game is over."""


def awaited_seat(table: Table, ask: Ask) -> int:
    """Return the first seat whose answer is still to come."""
    return next(seat for seat in range(table.seats) if ask.awaits(table, seat))


def play_match(
    ruleset: Ruleset, bots: Sequence[Bot], seed: bytes, watchers: Sequence[Watcher], rounds: int = MOST_ROUNDS
) -> Table:
    """Play one game, or so many rounds of it, and return the table. A bot gets its seat's view and prompt, no more."""
    table = start(ruleset, len(bots), seed)
    decisions = 0
    for watcher in watchers:
        watcher.began(table)
    while (ask := table.ask()) is not None and table.round <= rounds:
        seat = awaited_seat(table, ask)
        for watcher in watchers:
            watcher.asked(table, seat)
        seen = view(table, seat)
        if seen.prompt is None:
            msg = f"seat {seat} is asked '{ask.name()}' but its view has no prompt"
            raise AssertionError(msg)
        action = bots[seat].choose(seen, seen.prompt)
        events = apply(table, seat, action)
        decisions += 1
        if decisions > MOST_DECISIONS:
            raise EndlessError(f"the game did not end within {MOST_DECISIONS} decisions")
        for watcher in watchers:
            watcher.moved(table, seat, action, events)
    for watcher in watchers:
        watcher.ended(table)
    return table
