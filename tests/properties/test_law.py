"""The law: whoever lawfully learns the same is shown the same, to the byte (see `exchange` and `lawful`)."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from tests.properties.exchange import Stretch, check
from tests.properties.play import Setup
from tests.properties.strategies import LONGEST, setups
from undermine.engine.kernel.events import SPECTATOR


@given(setups(), st.integers(0, LONGEST), st.integers(0, 12), st.integers(0, 2**32))
def test_nobody_is_shown_what_they_may_not_know(setup: Setup, begin: int, length: int, seed: int) -> None:
    stretch = Stretch(setup, begin, length)
    chance = Random(seed)
    for viewer in (chance.randrange(setup.seats), SPECTATOR):
        check(stretch, viewer, 8, chance)
