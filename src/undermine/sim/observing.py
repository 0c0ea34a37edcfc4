"""Rounds as somebody sees them who only watches, with the truth beside: what beliefs are fitted on and measured by."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, cast

from undermine.bots.loader import hire
from undermine.engine.kernel.actions import Action
from undermine.engine.kernel.table import SPECTATOR, Event, Table
from undermine.engine.kernel.views import View, view
from undermine.engine.saboteur.table import SaboteurTable
from undermine.sim.match import Watcher, play_match
from undermine.sim.plan import Plan, find_rules


class Position(NamedTuple):
    """What a watcher sees before a decision, and the truth: all dwarfs, unused ones too, and where the treasure is."""

    view: View
    dwarfs: tuple[str, ...]
    unused: tuple[str, ...]
    treasure: int


class Observer(Watcher):
    """Keeps every position of a game, round by round."""

    def __init__(self) -> None:
        """Begin without rounds."""
        self.rounds: list[list[Position]] = []
        self.round = 0

    def asked(self, table: Table, seat: int) -> None:  # noqa: ARG002 - everybody who watches sees the same
        """Note what is seen and what is true, while the round is being played."""
        at_table = cast("SaboteurTable", table)
        if not at_table.roles or at_table.roles_shown:
            return
        if table.round != self.round:
            self.round = table.round
            self.rounds.append([])
        cards = table.ruleset.cards
        dwarfs = tuple(cards[dwarf].name for dwarf in at_table.roles)
        unused = tuple(cards[dwarf].name for dwarf in at_table.unused)
        goals = [
            int(goal.cell) for goal in getattr(table, "goals", ()) if cards[goal.card].name == "treasure"
        ]
        self.rounds[-1].append(Position(view(table, SPECTATOR), dwarfs, unused, goals[0] if goals else -1))

    def moved(self, table: Table, seat: int, action: Action, events: Sequence[Event]) -> None:
        """Nothing more is to be seen."""


def observed_rounds(plan: Plan, games: range) -> Iterator[list[Position]]:
    """Play some games of a plan and give the positions of every round, in order."""
    ruleset = find_rules(plan.rules)
    for game in games:
        bots = [
            hire(name, seconds=plan.decision_seconds).at(seat, plan.bot_seed(game, seat))
            for seat, name in enumerate(plan.line_up(game))
        ]
        observer = Observer()
        play_match(ruleset, bots, plan.deal_seed(game), [observer])
        yield from observer.rounds
