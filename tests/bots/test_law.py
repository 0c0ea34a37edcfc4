"""Bots know nothing they may not know: when hidden things are exchanged, they choose the same (see `exchange`)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.properties.exchange import Leak, Told, check, play_again
from tests.properties.hidden import Stretch
from tests.properties.play import Move, Setup, awaited
from tests.properties.strategies import LONGEST, setups
from undermine.api.actions import Action, Options
from undermine.api.views import View
from undermine.bots.contract import Bot, Budget, Maker, decide
from undermine.bots.registry import BOTS
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.views import view
from undermine.engine.saboteur.table import SaboteurTable

THINKING = Budget(8)


class Choosing:
    """Plays a stretch again and asks bots for their answers whenever the viewer is asked."""

    def __init__(self, bots: dict[str, Maker] | None = None) -> None:
        self.makers = bots or {name: entry.maker for name, entry in BOTS.items()}
        self.answers = 0

    def __call__(
        self, table: SaboteurTable, moves: list[Move], viewer: int, chance: Random | None
    ) -> Iterator[Told]:
        """What the viewer is shown, and how each bot answers in its place."""
        for told in play_again(table, moves, viewer, chance):
            yield Told(told.learned, told.shown | self.answered(table, viewer))

    def answered(self, table: SaboteurTable, viewer: int) -> dict[str, str]:
        """The answers of the bots, by their names; none if the viewer is not asked."""
        seen = view(table, viewer)
        if seen.prompt is None:
            return {}
        self.answers += len(self.makers)
        return {
            f"answer of {name}": str(decide(maker(viewer, seed_bytes("law"), THINKING), seen))
            for name, maker in self.makers.items()
        }


@settings(max_examples=settings().max_examples // 4)
@given(setups(), st.integers(0, LONGEST), st.integers(0, 5), st.integers(0, 2**32))
def test_bots_choose_the_same_whatever_is_hidden_from_them(
    setup: Setup, begin: int, length: int, seed: int
) -> None:
    stretch = Stretch(setup, begin, length)
    asked = awaited(stretch.table)
    if asked:
        choosing = Choosing()
        check(stretch, asked[0], 3, Random(seed), choosing)
        assert choosing.answers >= len(BOTS)


TABLES: list[SaboteurTable] = []


class Peeping(Bot):
    """A bot that looks at the table below the view."""

    def choose(self, view: View, options: Options) -> Action:  # noqa: ARG002 - it looks where it should not
        hidden = TABLES[-1].hands[(self.seat + 1) % len(TABLES[-1].hands)].listing()
        return options[sum(hidden) % len(options)]


def test_a_bot_that_looks_below_the_view_is_caught() -> None:
    class Peeked(Choosing):
        def answered(self, table: SaboteurTable, viewer: int) -> dict[str, str]:
            TABLES.append(table)
            return super().answered(table, viewer)

    stretch = Stretch(Setup("base", 4, 7), 20, 2)
    viewer = awaited(stretch.table)[0]
    with pytest.raises(Leak, match="answer of peeping"):
        check(stretch, viewer, 40, Random(1), Peeked({"peeping": Peeping}))
