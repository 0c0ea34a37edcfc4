"""What is measured in one process: uniformly random legal play through the three verbs, and the cost of each.

Everything is counted per second of this process's own CPU time, so that a busy machine disturbs it less.
"""

from collections.abc import Callable
from random import Random
from time import process_time

from undermine.api.games import Game
from undermine.engine.kernel.actions import Action
from undermine.engine.kernel.play import apply, options, start
from undermine.engine.kernel.playout import random_playout
from undermine.engine.kernel.rng import Rng, seed_bytes
from undermine.engine.kernel.rulesets import Ruleset
from undermine.engine.kernel.table import Table
from undermine.engine.kernel.views import view
from undermine.sim.match import awaited_seat

ROUNDS_A_GAME = {"lost-mines": 2}
"""Rounds of a game by the name of its rules; else three."""
SAMPLES = 100
APART = 7
"""The costs are taken from this number of moments of random games, this number of decisions apart."""

RATES = ("decisions_per_second", "rounds_per_second", "inside_per_second", "game_per_second")
COSTS = ("options_us", "apply_us", "copy_us", "view_us")

Moment = tuple[Table, int, Action]
"""A table, the seat that is asked and what it does."""


def measure(ruleset: Ruleset, players: int, seconds: float) -> dict[str, float]:
    """Measure everything once; each loop takes about `seconds`."""
    decisions, games = _rate(lambda game: play_through_verbs(ruleset, players, game), seconds)
    inside, _ = _rate(lambda game: play_inside(ruleset, players, game), seconds)
    front, _ = _rate(lambda game: play_through_game(ruleset.name, players, game), seconds)
    moments = sample(ruleset, players)
    return {
        "decisions_per_second": decisions,
        "rounds_per_second": games * ROUNDS_A_GAME.get(ruleset.name, 3),
        "inside_per_second": inside,
        "game_per_second": front,
        **costs(moments, seconds / 4),
    }


def costs(moments: list[Moment], seconds: float) -> dict[str, float]:
    """Measure each of the verbs at these moments, in microseconds."""
    measured = zip(COSTS, (_options_all, _apply_all, _copy_all, _view_all), strict=True)
    return {name: _cost(once, moments, seconds) for name, once in measured}


def play_through_verbs(ruleset: Ruleset, players: int, game: int) -> int:
    """Play one game from outside the engine: `start`, then `options` and `apply` until nobody is asked."""
    chance = Random(game)  # noqa: S311 - a benchmark
    table = start(ruleset, players, seed_bytes(str(game)))
    decisions = 0
    seat = 0
    while (ask := table.ask()) is not None:
        while not ask.awaits(table, seat):
            seat = (seat + 1) % players
        offered = options(table, seat)
        apply(table, seat, offered[int(chance.random() * len(offered))])
        decisions += 1
    return decisions


def play_through_game(rules: str, players: int, seed: int) -> int:
    """Play one game by the public API: `Game.options` and `Game.play` until it is over."""
    chance = Random(seed)  # noqa: S311 - a benchmark
    game = Game(rules, players, seed)
    decisions = 0
    while not game.over:
        offered = game.options
        game.play(offered[int(chance.random() * len(offered))])
        decisions += 1
    return decisions


def play_inside(ruleset: Ruleset, players: int, game: int) -> int:
    """Play one game by the engine's own loop over the same verbs."""
    table = start(ruleset, players, seed_bytes(str(game)))
    return int(random_playout(table, Rng(seed_bytes(f"{game}/playout"))))


def _rate(play: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """Play games for so long; return decisions and games per second."""
    begun = process_time()
    decisions = games = 0
    spent = 0.0
    while spent < seconds:
        decisions += play(games)
        games += 1
        spent = process_time() - begun
    return decisions / spent, games / spent


def sample(ruleset: Ruleset, players: int) -> list[Moment]:
    """Return moments of random games."""
    chance = Random(players)  # noqa: S311 - a benchmark
    moments: list[Moment] = []
    game = 0
    while len(moments) < SAMPLES:
        table = start(ruleset, players, seed_bytes(str(game)))
        game += 1
        decisions = 0
        while (ask := table.ask()) is not None and len(moments) < SAMPLES:
            seat = awaited_seat(table, ask)
            offered = options(table, seat)
            action = offered[chance.randrange(len(offered))]
            if decisions % APART == 0:
                moments.append((table.copy(), seat, action))
            apply(table, seat, action)
            decisions += 1
    return moments


def _cost(once: Callable[[list[Moment]], float], moments: list[Moment], seconds: float) -> float:
    """Go over all moments again and again for so long; return the least mean time, in microseconds."""
    begun = process_time()
    best = once(moments)
    while process_time() - begun < seconds:
        best = min(best, once(moments))
    return best / len(moments) * 1e6


def _options_all(moments: list[Moment]) -> float:
    begun = process_time()
    for table, seat, _ in moments:
        options(table, seat)
    return process_time() - begun


def _apply_all(moments: list[Moment]) -> float:
    copies = [(table.copy(), seat, action) for table, seat, action in moments]
    begun = process_time()
    for table, seat, action in copies:
        apply(table, seat, action)
    return process_time() - begun


def _copy_all(moments: list[Moment]) -> float:
    begun = process_time()
    for table, _, _ in moments:
        table.copy()
    return process_time() - begun


def _view_all(moments: list[Moment]) -> float:
    begun = process_time()
    for table, seat, _ in moments:
        view(table, seat)
    return process_time() - begun
