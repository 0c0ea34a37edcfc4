"""Environments side by side, each with an observation and a mask at every decision: ours, and others' where installed.

All play uniformly random legal moves in one process. `python -m undermine.sim.bench.environments` prints one JSON a
line: decisions per second of CPU time, the best of several passes in turn.
"""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any, Final

from undermine.sim.bench.peers import OPEN_SPIEL, PETTING_ZOO, Play, Task, petting_zoo, print_best, spiel

TABLES: Final = 64
"""Tables of a batch."""
STEPS: Final = 20
"""Steps of a batch that are timed together."""
PLAYERS: Final = 5
RULES: Final = ("base", "saboteur2", "lost-mines")


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
    name = "python_undermine_lost_mines" if rules == "lost-mines" else "python_undermine_saboteur"
    game = import_module("pyspiel").load_game(name, given)
    observer = module.UndermineObserver(game)

    def watch(state: Any, player: int) -> None:
        observer.set_from(state, player)
        state.legal_actions_mask(player)

    return spiel(game, watch)


def theirs_in_open_spiel(name: str) -> Play:
    """Return what plays a game of OpenSpiel's own; where it has no tensor of what is seen now, of all that was seen."""
    game = import_module("pyspiel").load_game(name, OPEN_SPIEL[name])
    sees_now = game.get_type().provides_observation_tensor

    def watch(state: Any, player: int) -> None:
        if sees_now:
            state.observation_tensor(player)
        else:
            state.information_state_tensor(player)
        state.legal_actions_mask(player)

    return spiel(game, watch)


TASKS: Final[tuple[Task, ...]] = (
    ("undermine, agents", "pettingzoo", our_agents, RULES),
    ("undermine, batch", "numpy", our_batch, RULES),
    ("undermine, OpenSpiel", "pyspiel", ours_in_open_spiel, RULES),
    ("OpenSpiel", "pyspiel", theirs_in_open_spiel, tuple(OPEN_SPIEL)),
    ("PettingZoo", "rlcard", petting_zoo, PETTING_ZOO),
)


if __name__ == "__main__":
    print_best("environment", TASKS, passes=3, seconds=0.5)
