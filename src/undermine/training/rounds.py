"""Rounds to learn from: deals are played several times by those who learn and others, until the gold is divided."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple, Protocol

from undermine.bots.contract import Bot, decide
from undermine.engine.kernel.actions import Options, unpack
from undermine.engine.kernel.play import apply, start
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.table import Table
from undermine.engine.kernel.views import View, view
from undermine.sim.match import awaited_seat
from undermine.sim.plan import composed
from undermine.training.adam import Weights
from undermine.training.matches import LEARNER, Match, dealt
from undermine.training.networks import Decision

MOST_DECISIONS: Final = 2000
"""More than a round has."""

Chooser = Callable[[View, Options], int]
"""How a seat chooses: the place of an option."""


class Noted(NamedTuple):
    """A decision of one who learns: whose network made it, in which move, and the position as the critic sees it."""

    part: str
    move: int
    position: list[float]
    decision: Decision


class Lesson(NamedTuple):
    """What a seat decided in a round, what it earned by it, and what it earned in the other tries of the deal."""

    notes: list[Noted]
    earned: float
    luck: float


class Played(NamedTuple):
    """A round: the match, what every seat got, and what those who learn learn from it."""

    match: Match
    gained: tuple[int, ...]
    lessons: list[Lesson]


@dataclass(frozen=True)
class Taught:
    """What has been learnt so far: the networks by their parts."""

    networks: dict[str, Weights]


class Players(Protocol):
    """Those who play rounds of a game, by what the learner has learnt so far."""

    def seated(self, table: Table, match: Match, lots: Random, notes: list[list[Noted]]) -> list[Chooser]:
        """Return how everybody at a table chooses; who learns notes what it decides in the list of its seat."""


def play_match(players: Players, match: Match) -> list[Played]:
    """Play a deal as often as the match says."""
    tries = [_try(players, match, number) for number in range(match.tries)]
    learning = [seat for seat, name in enumerate(match.seats) if name == LEARNER]
    earned = [_earned(match, gained) for gained, _ in tries]
    played = []
    for number, (gained, notes) in enumerate(tries):
        others = earned[:number] + earned[number + 1 :]
        lessons = [
            Lesson(notes[seat], earned[number][seat], mean([other[seat] for other in others]))
            for seat in learning
        ]
        played.append(Played(match, gained, lessons))
    return played


def _try(players: Players, match: Match, attempt: int) -> tuple[tuple[int, ...], list[list[Noted]]]:
    """Play a deal once, and return what every seat got, and what was noted."""
    table = start(composed(match.rules), len(match.seats), seed_bytes(match.seed))
    notes: list[list[Noted]] = [[] for _ in match.seats]
    lots = Random(f"{match.seed}/{attempt}")  # noqa: S311 - no secret
    finish(table, players.seated(table, match, lots, notes))
    return tuple(table.ruleset.scores(table)), notes


def _earned(match: Match, gained: tuple[int, ...]) -> list[float]:
    """Return what every seat is said to have earned: where sides share, the mean over all of the same dwarf."""
    if not match.shared:
        return [float(gold) for gold in gained]
    dwarfs = dealt(match.rules, len(match.seats), match.seed)
    means = {
        dwarf: mean([float(gold) for gold, other in zip(gained, dwarfs, strict=True) if other == dwarf])
        for dwarf in set(dwarfs)
    }
    return [means[dwarf] for dwarf in dwarfs]


def mean(numbers: list[float]) -> float:
    """Return the mean of numbers, or 0 where there are none."""
    return sum(numbers) / len(numbers) if numbers else 0.0


def finish(table: Table, choosers: list[Chooser]) -> None:
    """Play the first round to its end, until everybody has got what there is to get."""
    verbs = table.ruleset.verbs
    for _ in range(MOST_DECISIONS):
        ask = table.ask()
        if ask is None or table.round > 1:
            return
        seat = awaited_seat(table, ask)
        seen = view(table, seat)
        assert seen.prompt is not None  # noqa: S101 - a seat that is awaited is asked
        options = seen.prompt.options
        number = 0 if len(options.codes) == 1 else choosers[seat](seen, options)
        apply(table, seat, unpack(options.codes[number], verbs))


def bot_chooser(bot: Bot) -> Chooser:
    """Return how a bot chooses."""

    def choose(seen: View, options: Options) -> int:
        action = decide(bot, seen).engine
        return next(
            number
            for number in range(len(options.codes))
            if unpack(options.codes[number], seen.ruleset.verbs) == action
        )

    return choose
