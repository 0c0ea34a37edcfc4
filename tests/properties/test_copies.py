"""A copy of a table shares what it can with it; whatever is played on a copy, the table stays as it was."""

import pytest

from tests.properties.canonical import canonical_table
from undermine.engine.games import compose
from undermine.engine.kernel.play import offered, start, take
from undermine.engine.kernel.playout import random_playout
from undermine.engine.kernel.rng import Rng, seed_bytes

APART = 12
"""Decisions from one copy to the next."""


@pytest.mark.parametrize("rules", ["base", "championship", "jubilee", "jubilee2", "saboteur2", "lost-mines"])
def test_no_table_changes_when_a_copy_is_played_to_its_end(rules: str) -> None:
    table = start(compose(rules), 4, seed_bytes("copied"))
    chance = Rng(seed_bytes("chosen"))
    decisions = 0
    count = offered(table)
    while count:
        if decisions % APART == 0:
            copied, before = table.copy(), canonical_table(table)
            random_playout(copied, Rng(seed_bytes(f"played {decisions}")))
            assert canonical_table(table) == before
        count = take(table, chance.below(count))
        decisions += 1
    assert decisions > APART
