"""How cost grows: with the size of the labyrinth, with players and with modules.

    python -m undermine.sim.bench.growth

prints one JSON a line. The labyrinths come from random play that digs whenever it can, so that there are large ones.
"""

import json
import sys
from random import Random

from undermine.engine.build import compiled
from undermine.engine.kernel.play import apply, options, start
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.rulesets import Ruleset
from undermine.engine.saboteur.table import saboteur
from undermine.sim.bench.measuring import Moment, costs, measure
from undermine.sim.bench.running import keep_best
from undermine.sim.match import awaited_seat
from undermine.sim.plan import find_rules

SIZES = (1, 5, 10, 15, 20, 25, 30)
"""Numbers of face-up cards; moments are gathered by the largest that is not above theirs."""
MIXTURES = ("base", "base+wc2019", "base+toll", "championship", "jubilee", "saboteur2", "jubilee2")
PLAYERS = range(3, 11)
ENOUGH = 60
PASSES = 3
SECONDS = 0.1


def moments_by_size(ruleset: Ruleset, players: int) -> dict[int, list[Moment]]:
    """Return moments of digging games, by the size of the labyrinth."""
    chance = Random(players)  # noqa: S311 - a benchmark
    found: dict[int, list[Moment]] = {size: [] for size in SIZES}
    game = 0
    while min(len(moments) for moments in found.values()) < ENOUGH:
        table = start(ruleset, players, seed_bytes(f"growth {game}"))
        game += 1
        while (ask := table.ask()) is not None:
            seat = awaited_seat(table, ask)
            offered = list(options(table, seat))
            action = chance.choice([action for action in offered if action.verb.name == "dig"] or offered)
            size = max(size for size in SIZES if size <= len(saboteur(table).board.laid))
            if action.verb.name == "dig" and len(found[size]) < ENOUGH:
                found[size].append((table.copy(), seat, action))
            apply(table, seat, action)
    return found


def main() -> None:
    """Measure all three."""
    build = "compiled" if compiled() else "uncompiled"
    base = find_rules("base")
    for size, moments in moments_by_size(base, 5).items():
        best: dict[str, float] = {}
        for _ in range(PASSES):
            keep_best(best, costs(moments, SECONDS))
        _tell({"build": build, "cards": size, **best})
    rows = [("base", players) for players in PLAYERS] + [(rules, 6) for rules in MIXTURES]
    for rules, players in rows:
        best = {}
        for _ in range(PASSES):
            keep_best(best, measure(find_rules(rules), players, SECONDS))
        _tell({"build": build, "rules": rules, "players": players, **best})


def _tell(row: dict[str, object]) -> None:
    rounded = {name: round(value, 2) if isinstance(value, float) else value for name, value in row.items()}
    sys.stdout.write(json.dumps(rounded) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
