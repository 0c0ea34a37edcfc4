"""An episode: one round, or a whole game, with what was claimed and done in it and what it paid.

When a single round has ended, the engine has dealt the next one already. That is none of this episode's business, so
that its last observations and state say nothing but that it is over.
"""

from __future__ import annotations

from copy import deepcopy

from undermine.api.games import seat_names
from undermine.api.views import View, view_of
from undermine.bots.contract import Claim
from undermine.engine.kernel.play import start, take
from undermine.engine.kernel.records import read_seed
from undermine.engine.kernel.table import Table
from undermine.engine.kernel.views import view
from undermine.env.claims import ClaimForm
from undermine.env.deeds import Deeds
from undermine.env.encoding import Encoder
from undermine.env.entries import Entries
from undermine.env.setting import Setting
from undermine.env.sight import Mask, Numbers, Sight
from undermine.locale.catalogue import text
from undermine.replay.results import RoundResult, RoundResults

NOBODY_ASKED = -1


class Episode:
    """A game that is being played by numbers. Seats are absolute; `seat` is the one that must act."""

    def __init__(self, setting: Setting, sight: Sight | None = None) -> None:
        self.setting = setting
        self.sight = Sight(setting) if sight is None else sight
        self.seats = setting.seats
        self.deeds = Deeds(setting.ruleset, self.seats)
        self.begin("0")

    def begin(self, seed: str) -> None:
        """Deal; the same seed gives the same cards."""
        self.table: Table = start(self.setting.ruleset, self.seats, read_seed(seed))
        self.deeds.clear()
        self.deeds.follow(self.table)
        self.claims: list[tuple[int, ClaimForm]] = []
        self.has_claimed = False
        self.results = RoundResults(self.table)
        self.paid_rounds = 0
        self._find_seat()

    def copy(self) -> Episode:
        """Return an episode in the same state that goes on by itself."""
        other = Episode(self.setting, self.sight)
        other.table = self.table.copy()
        other.deeds.begin(other.table)
        other.claims = list(self.claims)
        other.has_claimed = self.has_claimed
        other.results = deepcopy(self.results)
        other.paid_rounds = self.paid_rounds
        other.seat = self.seat
        return other

    def __deepcopy__(self, memory: dict[int, object]) -> Episode:
        return self.copy()

    @property
    def over(self) -> bool:
        """Whether the episode has ended."""
        return self.seat == NOBODY_ASKED

    @property
    def is_cleared(self) -> bool:
        """Whether a single round has ended, so that the table is another round's."""
        return self.over and self.table.ask() is not None

    @property
    def rounds(self) -> list[RoundResult]:
        """What the rounds that have ended came to."""
        return self.results.rounds

    def _find_seat(self) -> None:
        table = self.table
        ask = table.ask()
        self.seat = NOBODY_ASKED
        if ask is not None and (self.setting.whole_game or table.round == 1):
            self.seat = next(seat for seat in range(self.seats) if ask.awaits(table, seat))

    # -- acting ----------------------------------------------------------------------------------------------------

    def act(self, action: int) -> list[float]:
        """Do what an action means for the seat that must act; return what each seat is paid.

        Raises `ValueError` if the action is not possible now; then nothing has changed.
        """
        form = self.sight.claim_of(action)
        if form is not None:
            if self.has_claimed:
                raise ValueError(f"seat {self.seat} has claimed something already before this answer")
            self.claim(form)
            return [0.0] * self.seats
        return self.take(self.sight.place_of(self.table, self.seat, action))

    def take(self, place: int) -> list[float]:
        """Do the option at a place, which has just been offered; return what each seat is paid."""
        table, before = self.table, self.table.round
        take(table, self.seat, place)
        return self.moved(before)

    def moved(self, round_before: int) -> list[float]:
        """Take note of a move on the table, which was in that round before; return what each seat is paid."""
        table = self.table
        self.deeds.follow(table)
        self.results.follow(table, table.log.last_move())
        if table.round != round_before:
            self.claims.clear()
        self.has_claimed = False
        self._find_seat()
        return self._pay()

    def claim(self, form: ClaimForm) -> None:
        """Let the seat that must act claim something before the table."""
        self.claims.append((self.seat, form))
        self.has_claimed = True

    def heard(self) -> tuple[Claim, ...]:
        """Return what was claimed in this round as bots hear it."""
        claims = self.sight.claims
        if claims is None:
            return ()
        return tuple([claims.spoken(self.table, speaker, form) for speaker, form in self.claims])

    def _pay(self) -> list[float]:
        ended = self.rounds[self.paid_rounds :]
        self.paid_rounds = len(self.rounds)
        if self.setting.reward == "place":
            return places(self.scores()) if self.over else [0.0] * self.seats
        paid = [0.0] * self.seats
        for result in ended:
            for seat in range(self.seats):
                won = 1.0 if result.won[seat] else -1.0
                paid[seat] += won if self.setting.reward == "round" else result.gained[seat]
        return paid

    def scores(self) -> list[int]:
        """Return what each seat has won so far."""
        return list(self.setting.ruleset.scores(self.table))

    # -- looking ---------------------------------------------------------------------------------------------------

    def observation(self, seat: int) -> Numbers:
        """Return what a seat may know."""
        if self.is_cleared:
            return self.sight.ended(self.sight.size)
        self._hand_over_claims()
        return self.sight.observation(self.table, seat, self.deeds)

    def write(self, encoder: Encoder, entries: Entries) -> None:
        """Write what the seat that must act may know behind other observations."""
        self._hand_over_claims()
        encoder.write(self.table, self.seat, self.deeds, entries)

    def mask(self, seat: int) -> Mask:
        """Return which actions a seat may take."""
        if self.is_cleared:
            return self.sight.waiting()
        return self.sight.mask(self.table, seat, may_claim=seat == self.seat and not self.has_claimed)

    def features(self, seat: int) -> Numbers:
        """Return the options of a seat as numbers."""
        if self.is_cleared:
            return self.sight.no_features()
        return self.sight.features(self.table, seat)

    def state(self) -> Numbers:
        """Return everything, the truth included."""
        if self.is_cleared:
            return self.sight.ended(self.sight.state_layout.size)
        self._hand_over_claims()
        return self.sight.state(self.table, self.deeds)

    def _hand_over_claims(self) -> None:
        if self.sight.claims is not None:
            self.sight.claims.said = self.claims

    def text(self, seat: int, language: str) -> str:
        """Return what a seat may know in words, and what it may do."""
        if self.is_cleared:
            return text(language, "env-over")
        return self.sight.text(self.table, seat, self.claims, language)


def view_of_seat(episode: Episode, seat: int) -> View:
    """Return what a seat may know as a view of the public API; -1 is somebody who only watches."""
    return view_of(view(episode.table, seat), seat_names(episode.seats))


def places(scores: list[int]) -> list[float]:
    """Return what each place is worth: 1 for the first, 0 for the last, ties share."""
    others = len(scores) - 1
    worth = []
    for score in scores:
        worse = sum(other < score for other in scores)
        equal = sum(other == score for other in scores) - 1
        worth.append((worse + equal / 2) / others)
    return worth
