"""The law of hidden information for numbers: what a seat may not know changes no observation, mask, option or text.

The experiment is that of tests/properties/exchange.py: hidden things change places on a second table, the same moves
are made, and whoever lawfully learns the same must be shown the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from random import Random
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.properties import exchange
from tests.properties.exchange import Leak, Told, check
from tests.properties.hidden import Stretch
from tests.properties.play import Move, Setup, composed
from tests.properties.strategies import LONGEST, setups
from undermine.engine.kernel.play import apply
from undermine.engine.kernel.refusals import Refused
from undermine.engine.kernel.rulesets import ruleset_of
from undermine.engine.kernel.views import view
from undermine.engine.saboteur.table import SaboteurTable
from undermine.env.numbers.action_counts import ActionCounts
from undermine.env.numbers.tables import Tables
from undermine.env.setting import Setting
from undermine.env.sight import Numbers, Sight

LANGUAGES = ("en", "pl", "cs", "de")


def tables_of(sight: Sight) -> Tables:
    """A batch of one table, whose observations and masks are written in its own loop."""
    tables = Tables(sight.setting, sight.encoder, sight.flat, sight.options_size)
    tables.open(0, 1, 1, "law")
    return tables


def shown_by_batch(sight: Sight, table: SaboteurTable, viewer: int, counted: ActionCounts) -> str:
    tables = tables_of(sight)
    course = tables.course(0)
    course.table, course.seat, course.counted = table, viewer, counted
    tables.look()
    return bytes(tables.observations).hex() + bytes(tables.masks).hex()


@cache
def sight_of(rules: str, seats: int, actions: str) -> Sight:
    return Sight(Setting(rules=rules, players=seats, actions=actions, claims=True))


def shown(
    sight: Sight, table: SaboteurTable, viewer: int, counted: ActionCounts, number: int
) -> dict[str, str]:
    """Everything that an environment shows a seat."""
    return {
        "observation": sight.observation(table, viewer, counted).tobytes().hex(),
        "mask": sight.mask(table, viewer, may_claim=True).tobytes().hex(),
        "options": sight.features(table, viewer).tobytes().hex(),
        "batch": shown_by_batch(sight, table, viewer, counted),
        "text": sight.text(table, viewer, [], LANGUAGES[number % len(LANGUAGES)]),
    }


def play_again(
    sight: Sight, table: SaboteurTable, moves: list[Move], viewer: int, chance: Random | None
) -> Iterator[Told]:
    """Make the moves, as `exchange.play_again` does, and tell what an environment shows."""
    counted = ActionCounts(ruleset_of(table), table.seats)
    counted.begin(table)
    yield Told(exchange.lessons(table, viewer, []), shown(sight, table, viewer, counted, 0))
    for number, move in enumerate(moves, 1):
        action = move.action if chance is None else exchange.same_looking(table, move, viewer, chance)
        try:
            events = apply(table, move.seat, action)
        except (Refused, ValueError):  # the exchange has taken away the card of an action that was announced
            return
        counted.follow(table)
        yield Told(exchange.lessons(table, viewer, events), shown(sight, table, viewer, counted, number))


@settings(max_examples=2 * settings().max_examples)
@given(
    setups(),
    st.integers(0, LONGEST),
    st.integers(0, 8),
    st.integers(0, 2**32),
    st.sampled_from(["flat", "listed"]),
)
def test_numbers_show_nothing_that_the_seat_may_not_know(
    setup: Setup, begin: int, length: int, seed: int, actions: str
) -> None:
    chance = Random(seed)
    sight = sight_of(setup.rules, setup.seats, actions)
    check(Stretch(setup, begin, length), chance.randrange(setup.seats), 6, chance, partial(play_again, sight))


class NextCardSight(Sight):
    """Betrays the next card of the deck."""

    def observation(self, table: SaboteurTable, seat: int, counted: ActionCounts) -> Numbers:  # type: ignore[override]
        numbers = super().observation(table, seat, counted)
        numbers[-1] = table.deck[-1] if table.deck_size() else 0
        return numbers


class DwarfMaskSight(Sight):
    """Lets a mask depend on somebody else's dwarf."""

    def ids(self, table: SaboteurTable, seat: int) -> list[int]:  # type: ignore[override]
        found = super().ids(table, seat)
        return found[: 1 + table.roles[(seat + 1) % table.seats] % 2] if found else found


class HandTextSight(Sight):
    """Tells in words what somebody else holds."""

    def text(self, table: SaboteurTable, *rest: Any) -> str:  # type: ignore[override]
        return f"{super().text(table, *rest)}\n{table.hands[(rest[0] + 1) % table.seats].listing()}"


@pytest.mark.parametrize("leaky", [NextCardSight, DwarfMaskSight, HandTextSight])
def test_a_planted_leak_is_caught(leaky: Callable[[Setting], Sight]) -> None:
    sight = leaky(Setting(rules="base", players=5))
    chance = Random(1)
    with pytest.raises(Leak):
        check_everywhere(sight, chance)


def check_everywhere(sight: Sight, chance: Random) -> None:
    for begin in range(0, 60, 4):
        stretch = Stretch(Setup("base", 5, 7), begin, 3, composed("base"))
        for viewer in range(5):
            check(stretch, viewer, 12, chance, partial(play_again, sight))


@given(setups(), st.integers(0, LONGEST))
def test_an_observation_needs_no_more_than_the_seat_knows(setup: Setup, begin: int) -> None:
    """The same numbers come from a table that holds nothing else than what the seat knows."""
    table = Stretch(setup, begin, 0).table
    if table.ruleset.game.name != "saboteur":
        return  # there the clan on a dwarf's back is read from the dwarf
    sight = sight_of(setup.rules, setup.seats, "flat")
    counted = ActionCounts(ruleset_of(table), table.seats)
    counted.begin(table)
    for seat in range(table.seats):
        outline = cast("SaboteurTable", view(table, seat).outline)
        outline.discard = [*table.discard]
        assert (sight.observation(table, seat, counted) == sight.observation(outline, seat, counted)).all()
