"""Whoever lawfully learns the same gets the same bytes, and a leak that is planted on the wire is caught."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.properties.exchange import Leak, check
from tests.properties.hidden import Stretch
from tests.properties.play import Setup
from tests.properties.strategies import LONGEST, setups
from tests.server.wire_law import on_the_wire
from undermine.engine.kernel.table import SPECTATOR, Table
from undermine.engine.kernel.views import view
from undermine.protocol import messages, present
from undermine.server.room import audience, effects
from undermine.server.room.audience import Audience
from undermine.server.room.room import Room

STRETCHES = 8


@settings(max_examples=settings().max_examples // 4)
@given(setups(), st.integers(0, LONGEST), st.integers(0, 10), st.integers(0, 2**32))
def test_no_byte_depends_on_what_the_reader_may_not_know(
    setup: Setup, begin: int, length: int, seed: int
) -> None:
    chance = Random(seed)
    stretch = Stretch(setup, begin, length)
    for viewer in (chance.randrange(setup.seats), SPECTATOR):
        check(stretch, viewer, 5, chance, on_the_wire)


def look_for_leaks() -> int:
    """Check the law over some games and return how many exchanges went unnoticed."""
    unnoticed = 0
    for seed in range(STRETCHES):
        seats = 3 + seed % 4
        stretch = Stretch(Setup("base", seats, seed), (47 * seed) % 120, 8)
        for viewer in (seed % seats, SPECTATOR):
            unnoticed += check(stretch, viewer, 5, Random(seed), on_the_wire)
    return unnoticed


def events_as_they_are(_events: Any, told: Any, _seat: int, _ruleset: Any) -> list[Any]:
    return list(told)


def missed_events_as_they_are(events: Any, _seat: int) -> list[Any]:
    return list(events)


def situation_of_the_next_seat(
    self: Audience, viewer: int, table: Table, ask: int, shared: present.Shared | None = None
) -> messages.Situation:
    return present.situation(view(table, (viewer + 1) % self.seats), ask, shared)


def length_of_a_hand(self: Room, client: int, act: messages.Act) -> list[Any]:
    cards = self.log.table.hands[0].listing()
    return [effects.Send(client, messages.Problem("x" * (1 + cards[0]) if cards else "x", act.id))]


def thought_by_hand(self: Room) -> list[Any]:
    cards = enumerate(self.log.table.deck)
    return [effects.Think(0, self.log.ask, str(sum(place * card for place, card in cards)))]


def orders_for_all(self: Room, client: int, message: messages.Standing) -> list[Any]:
    del client
    told = messages.StandingOrders(message.no, message.veto)
    return [effects.Send(other, told) for other in self.audience.clients]


LEAKS: dict[str, tuple[Any, str, Callable[..., Any]]] = {
    "events": (present, "heard", events_as_they_are),
    "missed events": (audience, "seen_events", missed_events_as_they_are),
    "views": (Audience, "situation", situation_of_the_next_seat),
    "lengths": (Room, "act", length_of_a_hand),
    "orders": (Room, "stand", orders_for_all),
    "thinking time": (Room, "wake", thought_by_hand),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_that_is_planted_on_the_wire_is_caught(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    place, name, planted = LEAKS[leak]
    monkeypatch.setattr(place, name, planted)
    with pytest.raises(Leak):
        look_for_leaks()


def test_without_a_planted_leak_many_exchanges_go_unnoticed() -> None:
    assert look_for_leaks() > STRETCHES
