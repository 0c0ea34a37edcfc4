"""The law: whoever lawfully learns the same is shown the same, to the byte (see `exchange` and `lawful`)."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.properties.exchange import check, check_sealed_answer
from tests.properties.hidden import Stretch
from tests.properties.play import Game, Setup
from tests.properties.strategies import LONGEST, setups
from undermine.engine.kernel.agenda import SealedAsk
from undermine.engine.kernel.table import SPECTATOR


@settings(max_examples=2 * settings().max_examples)
@given(setups(), st.integers(0, LONGEST), st.integers(0, 12), st.integers(0, 2**32))
def test_nobody_is_shown_what_they_may_not_know(setup: Setup, begin: int, length: int, seed: int) -> None:
    stretch = Stretch(setup, begin, length)
    chance = Random(seed)
    for viewer in (chance.randrange(setup.seats), SPECTATOR):
        check(stretch, viewer, 8, chance)


@given(setups(), st.integers(0, LONGEST))
def test_nobody_sees_who_has_answered_a_sealed_question(setup: Setup, begin: int) -> None:
    game = Game(setup).play(begin)
    for _ in range(12):
        before, ask = game.table.copy(), game.table.ask()
        if ask is None:
            return
        move = game.move()
        if isinstance(ask, SealedAsk) and game.table.ask() is ask:
            check_sealed_answer(before, game.table, move)
