"""Where things of the setup lie when their cell is taken (MIX-5)."""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.saboteur.table import SaboteurTable
from undermine.engine.tunnels.board import EMPTY
from undermine.engine.tunnels.sides import at, column, row


def nearest_free(table: SaboteurTable, cell: i64, face: i64 = EMPTY) -> i64:
    """Return the cell, or the free one nearest to it: the least |dx| + |dy|, then the least x, then the least y.

    A face that is to lie there must fit what lies around it: only goals may misfit (BASE-14, BASE-19).
    """
    x = int(column(cell))
    y = int(row(cell))
    distance = 0
    while True:
        for across in range(-distance, distance + 1):
            down = distance - abs(across)
            for near in (at(x + across, y - down), at(x + across, y + down)):
                if table.is_free(near) and (face == EMPTY or table.board.misfits(near, face) == 0):
                    return near
        distance += 1
