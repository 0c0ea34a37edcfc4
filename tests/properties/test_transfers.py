"""Events say truly which cards they move: who follows them knows at every moment where each card lies."""

from __future__ import annotations

from typing import cast

import pytest
from hypothesis import given

from tests.properties.play import Player, Setup
from tests.properties.strategies import setups
from undermine.engine.games import compose
from undermine.engine.kernel.actions import read_action
from undermine.engine.kernel.passing import Passed
from undermine.engine.kernel.play import apply, start
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.table import Event
from undermine.engine.saboteur.table import SaboteurTable
from undermine.testing.conservation import NotConservedError
from undermine.testing.ledger import Ledger

MOVES = 150
SABOTEUR = ("base", "classic", "saboteur2")


@given(setups().filter(lambda setup: setup.rules.split("+")[0] in SABOTEUR))
def test_every_card_lies_where_events_say_that_it_went(setup: Setup) -> None:
    table = cast("SaboteurTable", start(setup.ruleset(), setup.seats, seed_bytes(str(setup.seed))))
    ledger, player = Ledger(table), Player(setup.seats, setup.seed)
    for _ in range(MOVES):
        if table.ask() is None:
            break
        ledger.follow(apply(table, *player.decide(table)))
        ledger.check(table)


def test_a_card_that_no_event_told_of_is_missed() -> None:
    table = cast("SaboteurTable", start(compose("base"), 3, seed_bytes("ledger")))
    ledger = Ledger(table)
    card = table.hands[table.active].listing()[0]
    events = apply(
        table, int(table.active), read_action(f"pass {table.rules.cards[card].name}", table.rules.verbs)
    )
    told: list[Event] = [event for event in events if not isinstance(event, Passed)]
    ledger.follow(told)
    with pytest.raises(NotConservedError, match="pile: "):
        ledger.check(table)
