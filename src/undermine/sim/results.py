"""The results of rounds, kept while bots play."""

from collections.abc import Sequence

from undermine.engine.kernel.actions import Action
from undermine.engine.kernel.table import Event, Table
from undermine.replay.results import RoundResults
from undermine.sim.match import Watcher


class RoundKeeper(Watcher):
    """Keeps the results of the rounds of one game after the other."""

    def began(self, table: Table) -> None:
        """Begin the first round."""
        self.results = RoundResults(table)
        self.rounds = self.results.rounds
        self.decisions = 0

    def moved(self, table: Table, seat: int, action: Action, events: Sequence[Event]) -> None:  # noqa: ARG002
        """Count the decision and look for the end of a round."""
        self.decisions += 1
        self.results.follow(table, events)
