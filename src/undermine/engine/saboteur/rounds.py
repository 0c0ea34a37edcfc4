"""The course of a game: rounds, turns, and what comes between them.

The agenda of a turn is [EndTurn, TakeTurn]: whatever an action triggers is pushed above EndTurn, which draws, looks
whether the round is over and begins the next turn. Setting up and ending a round are phases to which every module
may add steps.
"""

from __future__ import annotations

from typing import Final

from undermine.engine._native import i64, vec
from undermine.engine.kernel.drawing import draw_cards
from undermine.engine.kernel.outcomes import Outcome
from undermine.engine.kernel.rounds import GameBegan, RoundBegan, RoundOver
from undermine.engine.kernel.table import NOBODY, PublicEvent, Step, Table
from undermine.engine.kernel.turns import TakeTurn
from undermine.engine.saboteur.seams import CALLED, DIRECTION, ENDING, SETUP, STARTER
from undermine.engine.saboteur.table import SaboteurTable, saboteur

ROUNDS: Final = 3


class BeginGame(Step):
    """Give everybody an empty purse and begin the first round."""

    def run(self, table: Table) -> None:
        """Choose the first player by chance (BASE-9)."""
        at_table = saboteur(table)
        at_table.happen(GameBegan(at_table.seats))
        at_table.push(BeginRound(1, at_table.rng.below(at_table.seats)))


class BeginRound(Step):
    """Set everything up again; only the gold already won is kept (BASE-35)."""

    fields = ("round:number", "starter:seat")

    def __init__(self, round_: i64, starter: i64) -> None:
        """Note which round it is and who starts."""
        self.round = round_
        self.starter = starter

    def run(self, table: Table) -> None:
        """Clear the table, then go through the phases of setting up."""
        table.happen(RoundBegan(self.round, self.starter))
        table.push(BeginTurn(self.starter))
        for phase in reversed(SETUP):
            for step in reversed(saboteur(table).rules.phase_steps(phase)):
                table.push(step)


class BeginTurn(Step):
    """A seat's turn begins."""

    fields = ("seat",)

    def __init__(self, seat: i64) -> None:
        """Note whose turn it is."""
        self.seat = seat

    def run(self, table: Table) -> None:
        """Ask the seat what it does."""
        begin_turn(saboteur(table), self.seat)


def begin_turn(table: SaboteurTable, seat: i64) -> None:
    """Begin a seat's turn: it is asked what it does (BASE-10), unless its hand is empty (BASE-11)."""
    table.push(END_TURN)
    if table.hands[seat].size() > 0:
        table.push(table.rules.turn_asks[seat])
    table.happen(table.rules.turns[seat])


class EndTurn(Step):
    """The end of a turn: what was put off, the draw, and then the next turn or the end of the round."""

    def run(self, table: Table) -> None:
        """Draw; then see who is next."""
        at_table = saboteur(table)
        if at_table.afterwards:
            at_table.push(self)
            at_table.push(at_table.afterwards[0])
            at_table.afterwards = at_table.afterwards[1:]
            return
        if at_table.in_round(at_table.drawer):
            draw_cards(at_table, at_table.drawer, at_table.draws)
        for seat in at_table.also_drawing:
            draw_cards(at_table, seat, 1)
        follower = next_seat(at_table)
        if follower == NOBODY:
            end_round(at_table)
        else:
            begin_turn(at_table, follower)


END_TURN: Final = EndTurn()


def cut_turn(table: SaboteurTable) -> None:
    """Drop whatever else this turn was to bring: only its end is left (the action was *spent*)."""
    table.drop_steps(1)


def next_seat(table: SaboteurTable) -> i64:
    """Return whose turn is next: the next one in the round who has cards (BASE-11), or nobody (BASE-26).

    If nobody has cards but the deck does, nobody can take a turn any more and the round is over as well.
    """
    direction = table.rules.adjusted(table, DIRECTION, table.active, 1)
    seats: i64 = table.seats
    seat = table.active
    i: i64
    for i in range(seats):
        seat = (seat + direction) % seats
        if seat < 0:
            seat += seats
        if _gets_turn(table, seat):
            return seat
    return NOBODY


def _gets_turn(table: SaboteurTable, seat: i64) -> bool:
    if not table.in_round(seat):
        return False
    return table.hands[seat].size() > 0 or table.rules.adjusted(table, CALLED, seat, 0) > 0


def end_round(table: SaboteurTable) -> None:
    """End the round at once: whatever was still to be done is dropped, the draw included (BASE-26, 37 and 38)."""
    table.drop_steps(0)
    table.push(CloseRound())
    for phase in reversed(ENDING):
        for step in reversed(table.rules.phase_steps(phase)):
            table.push(step)
    table.happen(RoundEnded(table.treasure_found, table.finisher))


class RoundEnded(RoundOver):
    """The round is over: somebody has reached the treasure, or nothing is left to play (BASE-26)."""

    fields = ("treasure:flag", "finisher:seat")

    def __init__(self, treasure: bool, finisher: i64) -> None:
        """Note whether the treasure was reached, and by whom."""
        self.treasure = treasure
        self.finisher = finisher

    def report(self, outcome: Outcome) -> None:
        """The treasure was found, or not."""
        super().report(outcome)
        outcome.found = self.treasure


class CloseRound(Step):
    """Begin the next round, or end the game after the third (BASE-36)."""

    def run(self, table: Table) -> None:
        """See which it is."""
        at_table = saboteur(table)
        if at_table.round >= ROUNDS or at_table.round == at_table.last_round:
            at_table.happen(GameEnded(tuple([int(at_table.wealth(seat)) for seat in range(at_table.seats)])))
            return
        left = at_table.left_of(at_table.starter)
        at_table.push(
            BeginRound(at_table.round + 1, at_table.rules.adjusted(at_table, STARTER, NOBODY, left))
        )


class GameEnded(PublicEvent):
    """The game is over and all gold lies open; the richest have won, ties share the victory (BASE-36)."""

    fields = ("gold:numbers",)
    clause = "BASE-36"

    def __init__(self, gold: tuple[int, ...]) -> None:
        """Count everybody's gold."""
        self.gold = gold

    def change(self, table: Table) -> None:
        """Name the winners of the game."""
        most = max(self.gold)
        saboteur(table).winners = tuple([seat for seat, gold in enumerate(self.gold) if gold == most])

    def report(self, outcome: Outcome) -> None:
        """The last round is done with."""
        outcome.settled = True


def turn_asks(seats: int) -> vec[TakeTurn]:
    """Return the ask of a turn for every seat; made once, since they never change."""
    return vec[TakeTurn]([TakeTurn(seat) for seat in range(seats)])
