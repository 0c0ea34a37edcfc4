"""Copies of a board share what they hold until one of them changes; no change is ever seen by another."""

import pytest

from tests.properties.canonical import canonical_table
from undermine.engine.games import compose
from undermine.engine.kernel.play import start
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.saboteur.table import SaboteurTable, saboteur
from undermine.engine.tunnels.sides import at
from undermine.engine.tunnels.tiles import face_of


def dealt() -> SaboteurTable:
    return saboteur(start(compose("base"), 3, seed_bytes("copies")))


def dig(table: SaboteurTable, x: int) -> None:
    table.board.place(at(x, 0), face_of(table.rules.card("[NESW]"), 0))


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 0, 2)])
def test_each_copy_shows_its_own_changes_alone(order: tuple[int, ...]) -> None:
    table = dealt()
    tables = [table, table.copy(), table.copy()]
    alone = [dealt(), dealt(), dealt()]
    for number in order:
        for same in (tables[number], alone[number]):
            if number == 0:
                same.board.take(at(0, 0))
            elif number == 1:
                dig(same, 1)
            else:
                for x in range(1, 20):  # beyond the first window
                    dig(same, x)
    for one, other in zip(tables, alone, strict=True):
        assert canonical_table(one) == canonical_table(other)
