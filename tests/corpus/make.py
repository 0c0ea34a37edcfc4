"""Make the corpus: records of whole games that every later version must replay exactly.

`python -m tests.corpus.make` records all of them anew; with names of rules, only those. A rule fix that changes old
games raises `RULES_VERSION` and re-records them in the same commit, with an entry in docs/adr that says why.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tests.properties.play import Game, Setup, each_on_its_own, player_counts
from undermine.engine.games import FOUNDATIONS, PRESETS

FOLDER = Path(__file__).parent


def wanted() -> list[Setup]:
    """Every foundation with every number of players, every module and every preset once."""
    setups = [Setup(rules, seats, seats) for rules in FOUNDATIONS for seats in player_counts(rules)]
    for rules in [*each_on_its_own(), *PRESETS]:
        if rules not in FOUNDATIONS:
            counts = player_counts(rules)
            setups.append(Setup(rules, counts[len(counts) // 2], len(rules)))
    return setups


def file_of(setup: Setup) -> Path:
    return FOLDER / f"{setup.rules}-{setup.seats}.json"


def main() -> None:
    for setup in wanted():
        if not sys.argv[1:] or setup.rules in sys.argv[1:]:
            file_of(setup).write_text(Game(setup).play().recorded().to_json(), encoding="utf-8")


if __name__ == "__main__":
    main()
