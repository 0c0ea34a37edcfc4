"""Environments side by side, each with an observation and a mask at every decision: ours, and others' where installed.

All play uniformly random legal moves in one process. `python -m undermine.sim.bench.environments` prints one JSON a
line: decisions per second of CPU time, the best of several passes in turn.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Final

from undermine.sim.bench.peers import OPEN_SPIEL, PETTING_ZOO, Play, drawn_outcome, petting_zoo, rate

TABLES: Final = 64
"""Tables of a batch."""
STEPS: Final = 20
"""Steps of a batch that are timed together."""
PLAYERS: Final = 5


def our_agents(rules: str) -> Play:
    """Return what plays one of ours by PettingZoo's interface, agent by agent."""
    game = import_module("undermine.env").raw_env(rules=rules, players=PLAYERS)

    def play(chance: Random) -> int:
        game.reset(seed=chance.getrandbits(31))
        decisions = 0
        while True:
            seen, _, ended, _, _ = game.last()
            if ended:
                return decisions
            legal = seen["action_mask"].nonzero()[0]
            game.step(int(legal[int(chance.random() * len(legal))]))
            decisions += 1

    return play


def our_batch(rules: str) -> Play:
    """Return what steps a batch of ours."""
    numpy = import_module("numpy")
    batch = import_module("undermine.env").VectorEnv(tables=TABLES, rules=rules, players=PLAYERS)

    def play(chance: Random) -> int:
        drawn = numpy.random.default_rng(chance.getrandbits(31))
        for _ in range(STEPS):
            batch.step((drawn.random(TABLES) * batch.offered).astype("int64"))
        return TABLES * STEPS

    return play


def ours_in_open_spiel(rules: str) -> Play:
    """Return what plays one of ours by OpenSpiel's interface."""
    module = import_module("undermine.env.openspiel")
    given = {"rules": rules, "players": PLAYERS, "deals": 100}
    return _spiel(
        import_module("pyspiel").load_game("python_undermine_saboteur", given), module.UndermineObserver
    )


def theirs_in_open_spiel(name: str) -> Play:
    """Return what plays a game of OpenSpiel's own."""
    return _spiel(import_module("pyspiel").load_game(name, OPEN_SPIEL[name]), None)


def _spiel(game: Any, observer: Callable[[Any], Any] | None) -> Play:
    watching = None if observer is None else observer(game)

    def play(chance: Random) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn_outcome(state.chance_outcomes(), chance.random()))
                continue
            player = state.current_player()
            if watching is None:
                state.observation_tensor(player)
            else:
                watching.set_from(state, player)
            state.legal_actions_mask(player)
            actions = state.legal_actions()
            state.apply_action(actions[int(chance.random() * len(actions))])
            decisions += 1
        return decisions

    return play


TASKS: Final[tuple[tuple[str, str, Callable[[str], Play], tuple[str, ...]], ...]] = (
    ("undermine, agents", "pettingzoo", our_agents, ("base", "saboteur2")),
    ("undermine, batch", "numpy", our_batch, ("base", "saboteur2")),
    ("undermine, OpenSpiel", "pyspiel", ours_in_open_spiel, ("base",)),
    ("OpenSpiel", "pyspiel", theirs_in_open_spiel, ("crazy_eights", "gin_rummy")),
    ("PettingZoo", "rlcard", petting_zoo, PETTING_ZOO),
)
"""Each with its name, the package to look for, what plays it, and its games."""


def main(passes: int = 3, seconds: float = 0.5) -> None:
    """Measure all that are installed, in turn, and print the best of all passes."""
    games = [
        (by, game, make(game)) for by, package, make, names in TASKS if find_spec(package) for game in names
    ]
    best: dict[tuple[str, str], float] = {}
    for _ in range(passes):
        for by, game, play in games:
            best[by, game] = max(best.get((by, game), 0.0), rate(play, seconds))
    for (by, game), found in best.items():
        sys.stdout.write(
            json.dumps({"environment": by, "game": game, "decisions_per_second": round(found)}) + "\n"
        )


if __name__ == "__main__":
    main()
