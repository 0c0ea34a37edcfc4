"""Peers to compare with on the same machine, where installed: other games' engines, driven from Python.

All play uniformly random legal moves; only players' decisions count, chance does not. `python -m
undermine.sim.bench.peers` prints one JSON a line; `undermine bench` measures `PEER` beside our own rows.
"""

import json
import sys
from collections.abc import Callable
from importlib import import_module, metadata
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any

PEER = "crazy_eights"
PLAYERS = 5
OPEN_SPIEL: dict[str, dict[str, int | bool]] = {
    PEER: {"players": PLAYERS},
    "bridge": {"use_double_dummy_result": False},
    "hearts": {},
    "hanabi": {"players": PLAYERS},
    "gin_rummy": {},
}
"""Games of OpenSpiel, in C++, with their parameters."""
PETTING_ZOO = ("leduc_holdem_v4", "texas_holdem_v4")
RLCARD = ("uno", "gin-rummy")
LONGEST_GAME = 5000
"""Decisions after which a game of Catanatron is broken off."""

Play = Callable[[Random], int]
"""Plays one game and returns its decisions."""
Task = tuple[str, str, Callable[[str], Play], tuple[str, ...]]
"""A name, the package to look for, what makes the play of a game, and the names of its games."""


def peer_version() -> str:
    """Return the version of OpenSpiel, empty if it is not installed."""
    return metadata.version("open_spiel") if find_spec("pyspiel") else ""


def measure_peer(seconds: float) -> dict[str, float]:
    """Play random games of the one peer that our rows are compared with."""
    return {"decisions_per_second": rate(open_spiel(PEER), seconds)}


def open_spiel(name: str) -> Play:
    """Return what plays a game of OpenSpiel."""
    return spiel(import_module("pyspiel").load_game(name, OPEN_SPIEL[name]))


def spiel(game: Any, watch: Callable[[Any, int], None] | None = None) -> Play:
    """Return what plays a game by OpenSpiel's interface; `watch` looks at the state before every decision."""

    def play(chance: Random) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn_outcome(state.chance_outcomes(), chance.random()))
                continue
            if watch is not None:
                watch(state, state.current_player())
            actions = state.legal_actions()
            state.apply_action(actions[int(chance.random() * len(actions))])
            decisions += 1
        return decisions

    return play


def drawn_outcome(outcomes: list[tuple[int, float]], drawn: float) -> int:
    """Return the outcome on which a number from 0 to 1 falls. A plain loop: `Random.choices` takes twice as long."""
    for outcome, likely in outcomes:
        drawn -= likely
        if drawn < 0:
            return outcome
    return outcomes[-1][0]


def rlcard(name: str) -> Play:
    """Return what plays a game of RLCard."""
    game = import_module("rlcard").make(name)

    def play(chance: Random) -> int:
        state, _ = game.reset()
        decisions = 0
        while not game.is_over():
            legal = list(state["legal_actions"])
            state, _ = game.step(legal[int(chance.random() * len(legal))])
            decisions += 1
        return decisions

    return play


def petting_zoo(name: str) -> Play:
    """Return what plays a game of PettingZoo."""
    game = import_module(f"pettingzoo.classic.{name}").env()

    def play(chance: Random) -> int:
        game.reset()
        decisions = 0
        for _ in game.agent_iter():
            seen, _, ended, cut_off, _ = game.last()
            if ended or cut_off:
                game.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            game.step(int(legal[int(chance.random() * len(legal))]))
            decisions += 1
        return decisions

    return play


def catanatron(name: str) -> Play:  # noqa: ARG001 - there is one game
    """Return what plays Catanatron with four random players of its own."""
    module: Any = import_module("catanatron")

    def play(chance: Random) -> int:
        game = module.Game(
            [module.RandomPlayer(color) for color in module.Color], seed=chance.getrandbits(32)
        )
        decisions = 0
        while game.winning_color() is None and decisions < LONGEST_GAME:
            game.play_tick()
            decisions += 1
        return decisions

    return play


PEERS: tuple[Task, ...] = (
    ("OpenSpiel", "pyspiel", open_spiel, tuple(OPEN_SPIEL)),
    ("RLCard", "rlcard", rlcard, RLCARD),
    ("PettingZoo", "pettingzoo", petting_zoo, PETTING_ZOO),
    ("Catanatron", "catanatron", catanatron, ("catan",)),
)


def rate(play: Play, seconds: float) -> float:
    """Play random games for that long; return decisions per second of CPU time."""
    chance = Random(PEER)  # noqa: S311 - a benchmark
    begun = process_time()
    decisions = 0
    spent = 0.0
    while spent < seconds:
        decisions += play(chance)
        spent = process_time() - begun
    return decisions / spent


def print_best(kind: str, tasks: tuple[Task, ...], passes: int, seconds: float) -> None:
    """Measure all that are installed, in turn, and print the best of all passes; `kind` is what the tasks are."""
    games = [
        (name, game, make(game))
        for name, package, make, names in tasks
        if find_spec(package)
        for game in names
    ]
    best: dict[tuple[str, str], float] = {}
    for _ in range(passes):
        for name, game, play in games:
            best[name, game] = max(best.get((name, game), 0.0), rate(play, seconds))
    for (name, game), found in best.items():
        sys.stdout.write(json.dumps({kind: name, "game": game, "decisions_per_second": round(found)}) + "\n")


if __name__ == "__main__":
    print_best("peer", PEERS, passes=5, seconds=0.5)
