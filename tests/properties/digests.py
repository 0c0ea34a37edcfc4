"""Fingerprints of whole games: every event, and views with their options, the same on every machine, compiled or not.

`python -m tests.properties.digests` prints them; the test compares those of the compiled engine with the uncompiled.
"""

from __future__ import annotations

import json
import os
import sys
from hashlib import sha256

from tests.properties.canonical import canonical_view, plain_events, text
from tests.properties.play import Game, Setup, each_on_its_own, player_counts
from undermine.engine.build import compiled
from undermine.engine.games import FOUNDATIONS, optional_modules
from undermine.engine.kernel.table import SPECTATOR
from undermine.engine.kernel.views import view
from undermine.testing.mixtures import mixture

EVERY = 10
"""Moves from one look at the views to the next."""
FULL_TABLE_SEEDS = (1, 2, 5, 6)
"""Games in which a tool of the twelfth player is repaired: its bits lie above those of a C int."""
PLAYER_STEP = 1 if os.environ.get("UNDERMINE_SOAK") == "1" else 3
"""Of the numbers of players every one is played in long runs, else every third and the largest."""


def setups() -> list[Setup]:
    """Every foundation with some or all numbers of players, every module on its own, and some mixtures."""
    games = [
        Setup(rules, seats, 7 * seats)
        for rules in FOUNDATIONS
        for seats in sorted({*player_counts(rules)[::PLAYER_STEP], player_counts(rules)[-1]})
    ]
    games += [Setup("saboteur2", 12, seed) for seed in FULL_TABLE_SEEDS]
    games += [Setup(rules, player_counts(rules)[1], 3) for rules in each_on_its_own()]
    modules = optional_modules()
    for seed in range(6):
        turned = modules[3 * seed :] + modules[: 3 * seed]
        rules = mixture(sorted(FOUNDATIONS)[seed % len(FOUNDATIONS)], turned[: 4 + 3 * seed])
        games.append(Setup(rules, player_counts(rules)[seed % len(player_counts(rules))], seed))
    return games


def fingerprint(setup: Setup) -> str:
    """A digest of everything that happens and that anybody can see in a game."""
    written = sha256()
    game = Game(setup)
    events = game.dealt
    while True:
        written.update(text(plain_events(events, game.ruleset)).encode())
        if len(game.moves) % EVERY == 0:
            for seat in (len(game.moves) // EVERY % setup.seats, SPECTATOR):
                written.update(text(canonical_view(view(game.table, seat))).encode())
        if game.over():
            return written.hexdigest()
        events = game.move().events
        written.update(str(game.moves[-1].action).encode())


def fingerprints() -> dict[str, str]:
    return {
        f"{rules} with {seats}, seed {seed}": fingerprint(Setup(rules, seats, seed))
        for rules, seats, seed in setups()
    }


def main() -> None:
    sys.stdout.write(json.dumps({"compiled": compiled(), "games": fingerprints()}))


if __name__ == "__main__":
    main()
