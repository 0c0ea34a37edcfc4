"""Play rounds of random mixtures with bots of every level, and print the rules of each: `play_on.py SEED GAMES`.

Run by itself, with a copy of the package on the path: it knows no module by name, and nothing of the tests.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from random import Random

from undermine.bots.contract import Budget
from undermine.bots.registry import BOTS, make_bot
from undermine.engine.games import BOXES, FOUNDATIONS, box_of, compose
from undermine.engine.kernel.actions import Action
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.table import Event, Table
from undermine.sim.match import Watcher, play_match
from undermine.testing.conservation import check_conserved
from undermine.testing.mixtures import mixture, random_mixture

THINKING = Budget(4)


class Auditor(Watcher):
    """Checks after every decision that nothing got lost."""

    def moved(self, table: Table, seat: int, action: Action, events: Sequence[Event]) -> None:  # noqa: ARG002
        check_conserved(table)


def rules_of(game: int, chance: Random) -> str:
    """As much as goes together at first, then anything."""
    if game:
        return random_mixture(chance)
    foundation = chance.choice([name for name in FOUNDATIONS if name in BOXES[0].foundations])
    modules = box_of(foundation).optional()
    return mixture(foundation, chance.sample(modules, len(modules)))


def main(seed: str, games: int) -> None:
    chance = Random(seed)
    levels = list(BOTS)
    for game in range(games):
        rules = rules_of(game, chance)
        ruleset = compose(rules)
        seats = min(max(ruleset.fewest, len(levels)), ruleset.most)
        bots = [
            make_bot(levels[seat % len(levels)], seat, seed_bytes(f"{seed}/{game}/{seat}"), THINKING)
            for seat in range(seats)
        ]
        chance.shuffle(bots)
        play_match(ruleset, bots, seed_bytes(f"{seed}/{game}"), [Auditor()], rounds=1)
        sys.stdout.write(f"{rules}\n")


main(sys.argv[1], int(sys.argv[2]))
