"""Playouts go through the same verbs as any other game."""

from __future__ import annotations

import pytest

from undermine.engine.kernel.play import start
from undermine.engine.kernel.playout import random_playout
from undermine.engine.kernel.rng import Rng, seed_bytes
from undermine.engine.saboteur.box import compose
from undermine.testing.conservation import check_conserved


@pytest.mark.parametrize("rules", ["base", "classic", "base+wc2019"])
def test_a_playout_goes_to_the_end_of_the_game(rules: str) -> None:
    table = start(compose(rules), 5, seed_bytes("playout"))
    decisions = random_playout(table, Rng(seed_bytes("chance")))
    assert table.ask() is None
    assert decisions > 100
    check_conserved(table)


def test_the_same_chance_gives_the_same_game() -> None:
    lengths = []
    for chance in ("one", "one", "two"):
        table = start(compose("base"), 5, seed_bytes("playout"))
        lengths.append((random_playout(table, Rng(seed_bytes(chance))), tuple(table.discard)))
    assert lengths[0] == lengths[1] != lengths[2]
