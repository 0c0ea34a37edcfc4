"""What rounds and games came to: who has won, as what, and what everybody got by it.

Read from events as they happen (`RoundResults`) or from a whole record (`result_of`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from undermine.engine.kernel.outcomes import Outcome
from undermine.engine.kernel.records import Record
from undermine.engine.kernel.rulesets import Ruleset
from undermine.engine.kernel.table import Event, Table
from undermine.replay.walking import moments


@dataclass(frozen=True)
class RoundResult:
    """What one round came to: the side that won, and by seat the dwarf, what was gained, and whether it won."""

    side: str
    roles: tuple[str, ...]
    gained: tuple[int, ...]
    won: tuple[bool, ...]


@dataclass(frozen=True)
class GameResult:
    """What a game came to: everybody's score, who has won, and its rounds."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    rounds: tuple[RoundResult, ...]


class RoundResults:
    """The results of a game's rounds, one after the other, as its events tell them."""

    def __init__(self, table: Table) -> None:
        """Begin with the table as it was dealt."""
        self.rounds: list[RoundResult] = []
        self._outcome = Outcome()
        self._scores = table.ruleset.scores(table)

    def follow(self, table: Table, events: Iterable[Event]) -> None:
        """Look for the end of a round in what a move brought; the table is as it is after the move."""
        for event in events:
            event.report(self._outcome)
            if self._outcome.settled:
                self.settle(table, self._outcome)
                self._outcome = Outcome()

    def copy(self) -> RoundResults:
        """Return the same results, to be followed by others."""
        other = object.__new__(RoundResults)
        other.rounds = list(self.rounds)
        other._outcome = self._outcome.copy()
        other._scores = self._scores
        return other

    def settle(self, table: Table, outcome: Outcome) -> None:
        """Add a round of which nothing is still to come."""
        if not outcome.ended:
            return
        rules, before = table.ruleset, self._scores
        self._scores = rules.scores(table)
        self.rounds.append(
            RoundResult(
                rules.winning_side(outcome),
                tuple([rules.cards[dwarf].name for dwarf in outcome.dwarfs]),
                tuple([after - had for after, had in zip(self._scores, before, strict=True)]),
                tuple([seat in outcome.winners for seat in range(table.seats)]),
            )
        )


def outcome_of(events: Iterable[Event]) -> Outcome:
    """Return what some events say of how a round went."""
    outcome = Outcome()
    for event in events:
        event.report(outcome)
    return outcome


def result_of(record: Record, compose: Callable[[str], Ruleset]) -> GameResult:
    """Return what a recorded game came to; raises `BadRecord` if it cannot be replayed."""
    walk = moments(record, compose)
    table = next(walk).table
    results = RoundResults(table)
    for moment in walk:
        results.follow(table, moment.events)
    rules = table.ruleset
    return GameResult(tuple(rules.scores(table)), rules.winners(table), tuple(results.rounds))
