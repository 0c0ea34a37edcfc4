"""An episode: one round, or a whole game, with what was claimed and done in it and what it paid.

When a single round has ended, the engine has dealt the next one already. That is none of this episode's business, so
that its last observations and state say nothing but that it is over.
"""

from __future__ import annotations

from undermine.api.games import seat_names
from undermine.api.views import View, view_of
from undermine.bots.contract import Claim
from undermine.engine.kernel.views import view
from undermine.env.numbers.course import Course
from undermine.env.setting import Setting
from undermine.env.sight import Mask, Numbers, Sight
from undermine.locale.catalogue import text


class Episode(Course):
    """An episode that can be looked at from every seat, as arrays and in words."""

    def __init__(self, setting: Setting, sight: Sight | None = None) -> None:
        super().__init__(setting)
        self.setting = setting
        self.sight = Sight(setting) if sight is None else sight
        self.begin("0")

    def copy(self) -> Episode:
        """Return an episode in the same state that goes on by itself."""
        other = Episode(self.setting, self.sight)
        other.go_on_from(self)
        return other

    def __deepcopy__(self, memory: dict[int, object]) -> Episode:
        return self.copy()

    @property
    def is_cleared(self) -> bool:
        """Whether a single round has ended, so that the table is another round's."""
        return self.over and self.table.ask() is not None

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
        return list(self.take(self.sight.place_of(self.table, self.seat, action)))

    def heard(self) -> tuple[Claim, ...]:
        """Return what was claimed in this round as bots hear it."""
        claims = self.sight.claims
        if claims is None:
            return ()
        return tuple([claims.spoken(self.table, speaker, form) for speaker, form in self.claims])

    # -- looking ---------------------------------------------------------------------------------------------------

    def observation(self, seat: int) -> Numbers:
        """Return what a seat may know."""
        if self.is_cleared:
            return self.sight.ended(self.sight.size)
        self._hand_over_claims()
        return self.sight.observation(self.table, seat, self.counted)

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
        return self.sight.state(self.table, self.counted)

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
