"""Provoking: now and then somebody tries what may not be allowed; the table must refuse it and stay the same."""

from random import Random
from typing import Protocol, cast

from undermine.engine.kernel.actions import NO_CARD, Action, VerbForm
from undermine.engine.kernel.kinds import UNKNOWN, Kind
from undermine.engine.kernel.play import apply, options
from undermine.engine.kernel.refusals import Refused
from undermine.engine.kernel.table import Table
from undermine.engine.tunnels.board import Board
from undermine.engine.tunnels.sides import SOUTHERN, TURNED_BIT, beside, longer_route
from undermine.sim.match import Watcher
from undermine.testing.census import CensusTaker

SMALL_NUMBERS = 6


class Labyrinth(Protocol):
    """What the tables of all games have: a board of cells."""

    board: Board


class AllowedError(AssertionError):
    """The table did something that it had not offered; the message says what."""


class Provoker(Watcher):
    """Tries random actions: a share of the time, at any seat, and once more when the game is over."""

    def __init__(self, chance: Random, share: float, taker: CensusTaker) -> None:
        """Report every refusal to the census taker."""
        self.chance = chance
        self.share = share
        self.taker = taker

    def asked(self, table: Table, seat: int) -> None:
        """Try something, mostly at the seat that is asked."""
        if self.chance.random() < self.share:
            self.provoke(table, seat if self.chance.random() < 0.9 else self.chance.randrange(table.seats))

    def ended(self, table: Table) -> None:
        """Try to go on after the end."""
        self.provoke(table, 0)

    def provoke(self, table: Table, seat: int) -> None:
        """Try one action that is not on offer."""
        action = self.any_action(table, seat)
        if action in options(table, seat):
            return
        try:
            apply(table, seat, action)
        except Refused as refused:
            self.taker.refused(refused.reasons)
        else:
            raise AllowedError(f"'{action}' by seat {seat} was done although it was not among the options")

    def any_action(self, table: Table, seat: int) -> Action:
        """Return a random action, likely enough to be nearly right."""
        verb = self._verb(table, seat)
        first = self._number(verb.first, table)
        return Action(verb, self._card(verb, table, seat), first, self._number(verb.second, table))

    def _verb(self, table: Table, seat: int) -> VerbForm:
        """Return mostly a verb that the seat may use now, else any."""
        offered = options(table, seat)
        if len(offered) and self.chance.random() < 0.7:
            return self.chance.choice(list(offered)).verb
        return self.chance.choice(table.ruleset.verbs)

    def _card(self, verb: VerbForm, table: Table, seat: int) -> int:
        if not verb.takes_card:
            return int(NO_CARD)
        fitting = [card for card in table.hands[seat].listing() if verb.accepts[card]]
        if fitting and self.chance.random() < 0.8:
            return self.chance.choice(fitting)
        return self.chance.randrange(len(table.ruleset.cards))

    def _number(self, kind: Kind | None, table: Table) -> int:
        name = kind.name if kind is not None else ""
        if name and self.chance.random() < 0.02:
            return int(UNKNOWN)
        if name in ("cell", "place"):
            turned = int(TURNED_BIT) if name == "place" and self.chance.random() < 0.5 else 0
            return self._cell(table) | turned
        if name == "edge":
            return self._cell(table) | self.chance.choice((0, int(SOUTHERN)))
        if name == "route":
            return self._route()
        if name in ("card", "spare-card"):
            return self.chance.randrange(len(table.ruleset.cards))
        bound = {"": 1, "seat": table.seats + 1, "flag": 2}.get(name, SMALL_NUMBERS)
        return self.chance.randrange(bound)

    def _cell(self, table: Table) -> int:
        """Return a cell of the labyrinth, a goal or one beside them."""
        board = cast("Labyrinth", table).board
        cell = self.chance.choice([cell for cell, _ in board.layout()])
        for _ in range(self.chance.randrange(3)):
            cell = int(beside(cell, self.chance.randrange(4)))
        return cell

    def _route(self) -> int:
        """Return a walk of some steps."""
        route = 0
        for length in range(self.chance.randrange(1, 5)):
            route = int(longer_route(route, length, self.chance.randrange(4)))
        return route
