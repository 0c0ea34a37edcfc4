"""The course of a game of The Lost Mines: rounds, turns and their steps (LM-9 to LM-15, LM-29, LM-35, LM-36).

The agenda of a turn is [CloseTurn, Gather, Walk, TakeTurn]: step 1, step 2, the treasure, step 3.
"""

from __future__ import annotations

from typing import Final

from undermine.engine._native import i64
from undermine.engine.kernel.drawing import draw_cards
from undermine.engine.kernel.outcomes import Outcome
from undermine.engine.kernel.rounds import GameBegan, RoundBegan, RoundOver
from undermine.engine.kernel.table import NOBODY, PublicEvent, Step, Table
from undermine.engine.lost_mines.dealing import set_up
from undermine.engine.lost_mines.scoring import Score
from undermine.engine.lost_mines.seams import GAME_OVER
from undermine.engine.lost_mines.table import LostMinesTable, lost_mines

ROUNDS: Final = 2


class OpenGame(Step):
    """Begin the first round with a player chosen by chance (LM-9)."""

    def run(self, table: Table) -> None:
        """Give everybody no points and begin."""
        table.happen(GameBegan(table.seats))
        table.push(OpenRound(1, table.rng.below(table.seats)))


class OpenRound(Step):
    """Set everything up again; only the points are kept (LM-35)."""

    fields = ("round:number", "starter:seat")

    def __init__(self, round_: i64, starter: i64) -> None:
        """Note which round it is and who starts."""
        self.round = round_
        self.starter = starter

    def run(self, table: Table) -> None:
        """Clear the table, set up, and begin the first turn."""
        table.happen(RoundBegan(self.round, self.starter))
        set_up(lost_mines(table))
        begin_turn(lost_mines(table), self.starter)


def begin_turn(table: LostMinesTable, seat: i64) -> None:
    """Begin the turn of a seat that has cards: upkeep, then the steps in their order (LM-10, LM-12 to LM-15)."""
    rules = table.rules
    table.push(CLOSE_TURN)
    table.push(rules.gather)
    table.push(rules.walk)
    table.push(rules.turn_asks[seat])
    table.happen(rules.turns[seat])
    if table.tokens:
        send_trolls_away(table, seat)


def send_trolls_away(table: LostMinesTable, seat: i64) -> None:
    """Let the trolls of a seat leave the board when its turn comes, even if it has no cards then (LM-10)."""
    for token in table.tokens:
        if token.owner == seat:
            table.happen(TrollLeft(seat, token.edge))


class TrollLeft(PublicEvent):
    """A troll leaves the board, and its card is discarded (LM-10, LM-21)."""

    fields = ("seat", "edge")
    clause = "LM-10"

    def __init__(self, seat: i64, edge: i64) -> None:
        """Note whose troll left which edge."""
        self.seat = seat
        self.edge = edge

    def change(self, table: Table) -> None:
        """Take the token away and discard the card."""
        at_table = lost_mines(table)
        at_table.tokens = tuple([token for token in at_table.tokens if token.edge != self.edge])
        at_table.discard.append(int(at_table.rules.troll))


class CloseTurn(Step):
    """Step 3: draw as many cards as were played or discarded, as far as the deck lasts (LM-15)."""

    def run(self, table: Table) -> None:
        """Draw; then see who is next."""
        draw_cards(table, table.active, table.draws)
        pass_turn(lost_mines(table))


CLOSE_TURN: Final = CloseTurn()


def pass_turn(table: LostMinesTable) -> None:
    """Begin the turn of the next player who has cards; others are out (LM-11). Else the round ends (LM-29).

    An empty hand means an empty deck, since everybody draws at the end of a turn; so without cards in any hand nothing
    is left to play.
    """
    seat = table.active
    i: i64
    for i in range(table.seats):
        seat = table.left_of(seat)
        if table.hands[seat].size() > 0:
            begin_turn(table, seat)
            return
        send_trolls_away(table, seat)
    end_round(table, False, NOBODY)


def end_round(table: LostMinesTable, all_taken: bool, finisher: i64) -> None:
    """End the round at once: whatever was still to be done is dropped (LM-29)."""
    table.drop_steps(0)
    table.push(CloseRounds())
    table.push(Score())
    table.happen(ExpeditionEnded(all_taken, finisher))


class ExpeditionEnded(RoundOver):
    """The round is over: the last treasure was taken, or nothing is left to play (LM-29)."""

    fields = ("treasure:flag", "finisher:seat")
    clause = "LM-29"

    def __init__(self, treasure: bool, finisher: i64) -> None:
        """Note whether the last treasure was taken, and by whom."""
        self.treasure = treasure
        self.finisher = finisher

    def report(self, outcome: Outcome) -> None:
        """The treasures are gone, or not."""
        super().report(outcome)
        outcome.found = self.treasure


class CloseRounds(Step):
    """Begin the next round, or end the game after the second unless a module plays on (LM-35, LM-36)."""

    def run(self, table: Table) -> None:
        """See which it is; the player left of the last to play a path or action card starts."""
        at_table = lost_mines(table)
        over = 1 if at_table.round >= ROUNDS else 0
        if (
            at_table.rules.adjusted(at_table, GAME_OVER, NOBODY, over)
            or at_table.round == at_table.last_round
        ):
            at_table.happen(GameWon(tuple(at_table.points)))
            return
        last = at_table.starter if at_table.last_player == NOBODY else at_table.last_player
        at_table.push(OpenRound(at_table.round + 1, at_table.left_of(last)))


class GameWon(PublicEvent):
    """The game is over; most points win, ties share the victory (LM-36)."""

    fields = ("points:numbers",)
    clause = "LM-36"

    def __init__(self, points: tuple[int, ...]) -> None:
        """Count everybody's points."""
        self.points = points

    def change(self, table: Table) -> None:
        """Name the winners."""
        most = max(self.points)
        lost_mines(table).winners = tuple([seat for seat, points in enumerate(self.points) if points == most])

    def report(self, outcome: Outcome) -> None:
        """The last round is done with."""
        outcome.settled = True
