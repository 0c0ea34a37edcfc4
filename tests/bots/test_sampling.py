"""Determinised tables agree with everything the seat knows: the same view, options and story; nothing is lost."""

from __future__ import annotations

from typing import cast

from hypothesis import given
from hypothesis import strategies as st

from tests.properties.canonical import canonical_view, text
from tests.properties.play import Game
from tests.properties.strategies import games
from undermine.bots.games import believe, determinise
from undermine.engine.kernel.play import apply, options
from undermine.engine.kernel.rng import Rng, seed_bytes
from undermine.engine.kernel.table import SPECTATOR
from undermine.engine.kernel.views import view
from undermine.engine.saboteur.table import SaboteurTable
from undermine.testing.conservation import check_conserved

GO_ON = 12
"""Moves that are made on an imagined table, to see that it can be played on."""


def seen(table: SaboteurTable, seat: int) -> dict[str, str]:
    return {name: text(content) for name, content in canonical_view(view(table, seat)).items()}


@given(games(), st.integers(0, 2**32))
def test_a_determinised_table_looks_the_same_and_can_be_played_on(game: Game, seed: int) -> None:
    rng = Rng(seed_bytes(str(seed)))
    for seat in (seed % game.table.seats, SPECTATOR):
        known = view(game.table, seat)
        belief = believe(known)
        for _ in range(2):
            table = cast("SaboteurTable", determinise(belief, rng))
            assert seen(table, seat) == seen(game.table, seat)
            if seat != SPECTATOR:
                assert list(options(table, seat)) == list(options(game.table, seat))
            check_conserved(table)
            go_on(table, rng)


def go_on(table: SaboteurTable, rng: Rng) -> None:
    """Make some moves, whatever they are: everybody who is asked can answer."""
    for _ in range(GO_ON):
        ask = table.ask()
        if ask is None:
            return
        awaited = next(other for other in range(table.seats) if ask.awaits(table, other))
        offered = options(table, awaited)
        apply(table, awaited, offered[rng.below(len(offered))])
