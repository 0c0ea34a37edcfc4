"""The law for numbers catches a leak planted in what writes a batch; here, where nothing is compiled."""

from __future__ import annotations

from random import Random

import pytest

from tests.env.test_law import check_everywhere
from tests.properties.exchange import Leak
from undermine.engine.kernel.table import Table
from undermine.env.numbers.action_counts import ActionCounts
from undermine.env.numbers.entries import Entries
from undermine.env.numbers.saboteur import SaboteurEncoder
from undermine.env.numbers.window import Window
from undermine.env.setting import Setting
from undermine.env.sight import Numbers, Sight


class OtherHandEncoder(SaboteurEncoder):
    """Writes into a batch's observations what somebody else holds."""

    def write_seat(self, table: Table, seat: int, counted: ActionCounts, entries: Entries) -> None:
        super().write_seat(table, seat, counted, entries)
        entries.put(self.layout.size - 1, 1 + table.hands[(seat + 1) % table.seats].listing()[0])


class OtherHandSight(Sight):
    """Lets a batch alone betray something: one table at a time, all is well."""

    def observation(self, table: Table, seat: int, counted: ActionCounts) -> Numbers:
        leaky, self.encoder = self.encoder, Sight(self.setting).encoder
        numbers = super().observation(table, seat, counted)
        self.encoder = leaky
        return numbers


def batch_leak(setting: Setting) -> Sight:
    sight = OtherHandSight(setting)
    sight.encoder = OtherHandEncoder(setting.ruleset, setting.example(), Window(*setting.cells), sight.claims)
    return sight


def test_a_leak_of_a_batch_is_caught() -> None:
    with pytest.raises(Leak):
        check_everywhere(batch_leak(Setting(rules="base", players=5)), Random(1))
