"""The growth measurement gathers labyrinths of every size."""

from __future__ import annotations

import pytest

from undermine.engine.saboteur.box import compose
from undermine.engine.saboteur.table import saboteur
from undermine.sim.bench import growth


def test_moments_are_gathered_by_the_size_of_the_labyrinth(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(growth, "SIZES", (1, 5, 10))
    monkeypatch.setattr(growth, "ENOUGH", 3)
    found = growth.moments_by_size(compose("base"), 5)
    assert {size: len(moments) for size, moments in found.items()} == {1: 3, 5: 3, 10: 3}
    assert all(1 <= len(saboteur(table).board.laid) < 5 for table, _, _ in found[1])
    assert all(action.verb.name == "dig" for _, _, action in found[10])
