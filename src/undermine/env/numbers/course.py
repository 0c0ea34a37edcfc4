"""The course of an episode: one round, or a whole game, with what was claimed and done in it and what it pays."""

from __future__ import annotations

from typing import Final

from undermine.engine._native import i64, mypyc_attr
from undermine.engine.kernel.outcomes import Outcome
from undermine.engine.kernel.play import offered, start, take
from undermine.engine.kernel.records import read_seed
from undermine.engine.kernel.table import Table
from undermine.env.claims import ClaimForm
from undermine.env.numbers.action_counts import ActionCounts
from undermine.env.setting import Setting
from undermine.replay.results import RoundResult, RoundResults

NOBODY_ASKED: Final[i64] = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Course:
    """A game that is being played by numbers. Seats are absolute; `seat` is the one that must act."""

    def __init__(self, setting: Setting, forgets: bool = False) -> None:
        """Take a place to play at; `begin` deals. One that forgets cannot be looked at in words, nor copied."""
        self.ruleset = setting.ruleset
        self.seats: int = setting.seats
        self.whole_game: bool = setting.whole_game
        self.reward: str = setting.reward
        self.forgets = forgets
        self.counted = ActionCounts(self.ruleset, self.seats)
        self.seat: i64 = NOBODY_ASKED
        self.unpaid: tuple[float, ...] = (0.0,) * self.seats

    def begin(self, seed: str) -> None:
        """Deal; the same seed gives the same cards."""
        self.table: Table = start(self.ruleset, self.seats, read_seed(seed))
        self.table.log.forgets = self.forgets
        if self.forgets and not self.whole_game:
            self.table.last_round = 1  # nobody looks at the next one, which need not be dealt
        self.counted.clear()
        self.counted.follow(self.table)
        self.claims: list[tuple[int, ClaimForm]] = []
        self.has_claimed: bool = False
        self.outcome = Outcome()
        self.results = RoundResults(self.table)
        self.paid_rounds: int = 0
        self._find_seat()

    def go_on_from(self, other: Course) -> None:
        """Take the state of another course, and go on independently of it."""
        self.table = other.table.copy()
        self.counted.begin(self.table)
        self.claims = list(other.claims)
        self.has_claimed = other.has_claimed
        self.outcome = other.outcome.copy()
        self.results = other.results.copy()
        self.paid_rounds = other.paid_rounds
        self.seat = other.seat

    @property
    def over(self) -> bool:
        """Whether the episode has ended."""
        return self.seat == NOBODY_ASKED

    @property
    def rounds(self) -> list[RoundResult]:
        """What the rounds that have ended came to."""
        return self.results.rounds

    def _find_seat(self) -> None:
        ask = self.table.ask()
        self.seat = NOBODY_ASKED
        if ask is not None and (self.whole_game or self.table.round == 1):
            self.seat = ask.awaited(self.table, 0)

    def claim(self, form: ClaimForm) -> None:
        """Let the seat that must act claim something before the table."""
        self.claims.append((int(self.seat), form))
        self.has_claimed = True

    def offered(self) -> i64:
        """Return how many options the seat that must act has; they are in the table's `offers`."""
        offers = self.table.offers
        if offers.seat == self.seat and offers.move == self.table.log.moves:
            return offers.count()
        return offered(self.table)  # somebody has looked at the table from another seat

    def take(self, place: i64) -> tuple[float, ...]:
        """Do the option at a place, which has just been offered; return what each seat is paid."""
        before = self.table.round
        self.offered()
        take(self.table, place)
        return self.moved(before)

    def moved(self, round_before: i64) -> tuple[float, ...]:
        """Take note of a move on the table, which was in that round before; return what each seat is paid."""
        table = self.table
        is_settled = False
        i: i64
        for i in range(table.log.move_begins, table.log.count):
            event = table.log.events[i]
            self.counted.see(event)
            event.report(self.outcome)
            if self.outcome.settled:
                self.results.settle(table, self.outcome)
                self.outcome = Outcome()
                is_settled = True
        if table.round != round_before:
            self.claims.clear()
        self.has_claimed = False
        self._find_seat()
        return self._pay() if is_settled or self.seat == NOBODY_ASKED else self.unpaid

    def _pay(self) -> tuple[float, ...]:
        rounds = self.rounds
        ended = rounds[self.paid_rounds :]
        self.paid_rounds = len(rounds)
        if self.reward == "place":
            return tuple(places(self.scores())) if self.over else self.unpaid
        paid = [0.0] * self.seats
        for result in ended:
            for seat in range(self.seats):
                won = 1.0 if result.won[seat] else -1.0
                paid[seat] += won if self.reward == "round" else float(result.gained[seat])
        return tuple(paid)

    def scores(self) -> list[int]:
        """Return what each seat has won so far."""
        return self.ruleset.scores(self.table)


def places(scores: list[int]) -> list[float]:
    """Return what each place is worth: 1 for the first, 0 for the last, ties share."""
    others = len(scores) - 1
    worth: list[float] = []
    for score in scores:
        worse = len([other for other in scores if other < score])
        equal = len([other for other in scores if other == score]) - 1
        worth.append((worse + equal / 2) / others)
    return worth
