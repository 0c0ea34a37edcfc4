"""What a bot is: made for a seat with a seed and a budget; then it gets a view and options, and chooses.

Where people play along, it also hears what was claimed before the table. Nothing else reaches a bot, in every place it
runs. A bot may remember, but one made afresh must choose the same; so chance comes from `rng`, which depends on the
seed and on what the seat sees, never on what was asked before.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Final

from undermine.api.actions import Action, Options
from undermine.api.games import seat_names
from undermine.api.meanings import Cell
from undermine.api.views import View, view_of
from undermine.bots.cast import PLAIN
from undermine.engine.kernel import views as engine_views
from undermine.engine.kernel.rng import Rng

BYTE_BITS: Final = 8
BYTE_VALUES: Final = 256


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one answer; counted, not timed, so that the same seed gives the same game."""

    iterations: int = 100


@dataclass(frozen=True)
class Claim:
    """Something that a seat has claimed before the whole table in this round. It need not be true.

    `kind` is `looked` (the goal on `cell` is that `card`), `trust`, `suspect` (somebody: `about`), `repair-me`,
    `innocent` (I dig for gold like you), `why-me` (why did you, `about`, break my tool?), `thanks`, `tease` (somebody)
    or `passing` (I pass; `why` is `broken` or `no-card`). In The Lost Mines nobody may tell facts (LM-37), so nobody
    hears `looked` and `passing` there. What a claim does not speak of is None.
    """

    seat: int
    kind: str
    cell: Cell | None = None
    card: str | None = None
    about: int | None = None
    why: str | None = None


class SeatRandom(Random):
    """Chance with everything that Python's `random` offers, drawn from a stream of the engine."""

    def __init__(self, stream: Rng) -> None:
        super().__init__(0)
        self.stream = stream

    def seed(self, *_: object, **__: object) -> None:
        """Keep the stream: filling Python's own generator, which nothing is drawn from, takes longer than drawing."""
        self.gauss_next = None

    def below(self, bound: int) -> int:
        """Return a number from 0 to bound - 1 (at most 65,535), each equally likely."""
        return int(self.stream.below(bound))

    def getrandbits(self, k: int, /) -> int:
        """Return a number of k bits."""
        drawn = bytes([self.below(BYTE_VALUES) for _ in range(-(-k // BYTE_BITS))])
        return int.from_bytes(drawn, "big") >> (len(drawn) * BYTE_BITS - k)

    def random(self) -> float:
        """Return a number from 0 up to, but not including, 1."""
        mantissa_bits = 53
        return float(self.getrandbits(mantissa_bits)) / float(1 << mantissa_bits)


class Bot:
    """A player at one seat. A bot of one's own overrides `choose`."""

    def __init__(self, seat: int, seed: bytes, budget: Budget) -> None:
        self.seat = seat
        self.seed = seed
        self.budget = budget
        self.claims: tuple[Claim, ...] = ()
        self.temperament = PLAIN
        self._rng: SeatRandom | None = None
        self._sees: View | None = None

    def hear(self, claims: tuple[Claim, ...]) -> None:
        """Hear all that was claimed in this round, in order; comes before a question wherever people play along."""
        self.claims = claims

    def choose(self, view: View, options: Options) -> Action:
        """Return one of the options. The question is `view.question`."""
        raise NotImplementedError

    def choose_at_once(self, view: View, options: Options) -> Action:
        """Choose where there is no time to think; a bot that thinks long has something quicker here."""
        return self.choose(view, options)

    def speak(self, view: View) -> Claim | None:  # noqa: ARG002 - most bots are silent
        """Return what the bot claims before the table now, or None."""
        return None

    @property
    def rng(self) -> SeatRandom:
        """Chance for the decision at hand: it depends on the bot's seed and on what the seat sees, on nothing else."""
        if self._sees is None:
            raise RuntimeError("a bot has chance only while it is asked something")
        if self._rng is None:
            self._rng = SeatRandom(chance(self.seed, self._sees))
        return self._rng

    def decide(self, view: View, *, at_once: bool = False) -> Action:
        """Let the bot choose, with chance of its own; what plays games calls this."""
        self._sees, self._rng = view, None
        return self.choose_at_once(view, view.options) if at_once else self.choose(view, view.options)

    def pick_any(self, options: Options) -> Action:
        """Return any option, each equally likely."""
        return options[self.rng.below(len(options))]


Maker = Callable[[int, bytes, Budget], Bot]
"""Makes a bot for a seat: the class of the bot, as a rule."""


def decide(bot: Bot, seen: engine_views.View, *, at_once: bool = False) -> Action:
    """Let a bot choose by what its seat sees on the engine's table."""
    return bot.decide(view_of(seen, seat_names(seen.seats)), at_once=at_once)


def chance(seed: bytes, view: View) -> Rng:
    """Return the chance that a bot may use for one answer: the same whenever it sees the same."""
    seen = view.engine
    codes = [int(code) for code in view.options.engine.codes]
    sight = (seen.seat, seen.turn, seen.asking, seen.hand.listing(), codes)
    return Rng(sha256(seed + repr(sight).encode()).digest())
