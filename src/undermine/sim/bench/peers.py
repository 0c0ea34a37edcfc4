"""A peer to compare with on the same machine: OpenSpiel's crazy_eights, C++ driven from Python, where installed."""

from importlib import import_module, metadata
from importlib.util import find_spec
from random import Random
from time import process_time

PEER = "crazy_eights"
PLAYERS = 5


def peer_version() -> str:
    """Return the version of OpenSpiel, empty if it is not installed."""
    return metadata.version("open_spiel") if find_spec("pyspiel") else ""


def measure_peer(seconds: float) -> dict[str, float]:
    """Play random games of the peer for so long; chance nodes are not counted as decisions."""
    game = import_module("pyspiel").load_game(PEER, {"players": PLAYERS})
    chance = Random(PEER)  # noqa: S311 - a benchmark
    begun = process_time()
    decisions = 0
    spent = 0.0
    while spent < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn_outcome(state.chance_outcomes(), chance.random()))
                continue
            actions = state.legal_actions()
            state.apply_action(actions[int(chance.random() * len(actions))])
            decisions += 1
        spent = process_time() - begun
    return {"decisions_per_second": decisions / spent}


def drawn_outcome(outcomes: list[tuple[int, float]], drawn: float) -> int:
    """Return the outcome on which a number from 0 to 1 falls. A plain loop: `Random.choices` takes twice as long."""
    for outcome, likely in outcomes:
        drawn -= likely
        if drawn < 0:
            return outcome
    return outcomes[-1][0]
