"""Games, rounds and turns begin and end: the events every game has, each clearing away what the last one left."""

from __future__ import annotations

from undermine.engine._native import i64, vec
from undermine.engine.kernel.cards import Hand
from undermine.engine.kernel.observations import Memories
from undermine.engine.kernel.outcomes import Outcome
from undermine.engine.kernel.table import Ask, Event, PublicEvent, Table


class GameBegan(PublicEvent):
    """The players sit down."""

    fields = ("seats:number",)

    def __init__(self, seats: int) -> None:
        """Note the number of players."""
        self.seats = seats

    def change(self, table: Table) -> None:
        """Lay out what lasts for the whole game."""
        table.clear_game()


class RoundBegan(PublicEvent):
    """A round begins."""

    fields = ("round:number", "starter:seat")

    def __init__(self, round_: i64, starter: i64) -> None:
        """Note which round it is and who starts."""
        self.round = round_
        self.starter = starter

    def change(self, table: Table) -> None:
        """Clear away the last round."""
        table.round = self.round
        table.starter = self.starter
        table.active = -1
        table.turn = 0
        table.draws = 0
        table.log.begin_story(None)
        table.hands = [Hand(vec[i64]()) for _ in range(table.seats)]
        table.deck = []
        table.dealt = 0
        table.discard = []
        table.memories = Memories()
        table.clear_round()
        table.parts = table.ruleset.first_parts(table)

    def report(self, outcome: Outcome) -> None:
        """The round before this one is done with."""
        outcome.settled = True


class TurnBegan(PublicEvent):
    """It is a seat's turn; unless something changes that, a seat with cards draws one at its end."""

    fields = ("seat",)

    def __init__(self, seat: i64) -> None:
        """Note whose turn it is."""
        self.seat = seat

    def change(self, table: Table) -> None:
        """Make the seat the active one."""
        table.active = self.seat
        table.draws = 1 if table.hands[self.seat].size() > 0 else 0
        table.turn += 1
        table.clear_turn()


class RoundOver(PublicEvent):
    """The play of the round is over."""

    def change(self, table: Table) -> None:
        """Nobody is on turn any more."""
        table.active = -1

    def report(self, outcome: Outcome) -> None:
        """Nothing more is played in this round."""
        outcome.ended = True


class Unmasking(Ask):
    """Everybody looks at the table as a round has left it; nobody is asked anything."""

    def asks(self, table: Table, seat: i64) -> bool:
        return False


def as_round_ended(before: Table, events: list[Event]) -> Table:
    """Return the table as a round left it: as it was `before` its last move, and what that move did to it.

    It is there to be looked at and cannot be played on.
    """
    table = before.copy()
    table.agenda = [Unmasking()]
    for event in events:
        event.change(table)
        table.log.add(event)
    return table
