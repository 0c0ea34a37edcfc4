"""Conservation: a fair table passes at every moment, and whatever is lost or made out of nothing is named."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from undermine.bots.contract import Budget
from undermine.bots.registry import make_bot
from undermine.engine.kernel.actions import Action
from undermine.engine.kernel.play import start
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.table import Event, Table
from undermine.engine.saboteur.box import compose
from undermine.engine.saboteur.table import SaboteurTable, saboteur
from undermine.sim.match import Watcher, play_match
from undermine.testing.conservation import NotConservedError, check_conserved


class EveryMove(Watcher):
    """Checks after every single decision."""

    def __init__(self) -> None:
        self.checks = 0

    def moved(self, table: Table, seat: int, action: Action, events: Sequence[Event]) -> None:  # noqa: ARG002
        check_conserved(table)
        self.checks += 1


def table() -> SaboteurTable:
    return saboteur(start(compose("base"), 4, seed_bytes("conserved")))


@pytest.mark.parametrize("rules", ["base", "classic"])
def test_nothing_is_lost_in_a_whole_game(rules: str) -> None:
    every_move = EveryMove()
    bots = [
        make_bot(name, seat, seed_bytes(name), Budget()) for seat, name in enumerate(["digger", "random"] * 3)
    ]
    play_match(compose(rules), bots, seed_bytes(f"{rules}/2"), [every_move])
    assert every_move.checks > 100


def test_a_lost_card_is_named() -> None:
    poorer = table()
    card = poorer.hands[2].listing()[0]
    poorer.hands[2].remove(card)
    name = poorer.rules.cards[card].name
    with pytest.raises(NotConservedError) as lost:
        check_conserved(poorer)
    assert f"card {name}: " in str(lost.value)


def test_a_card_made_out_of_nothing_is_named() -> None:
    richer = table()
    richer.discard.append(int(richer.rules.card("map")))
    with pytest.raises(NotConservedError, match="card map: 7 instead of 6"):
        check_conserved(richer)


def test_lost_gold_is_named() -> None:
    poorer = table()
    poorer.supply = tuple(sorted(poorer.supply)[:-1])
    with pytest.raises(NotConservedError, match="gold card of value 3: 3 instead of 4"):
        check_conserved(poorer)


def test_gold_made_out_of_nothing_is_named() -> None:
    richer = table()
    richer.gold[1] = (5,)
    with pytest.raises(NotConservedError, match="gold card of value 5: 1 instead of 0"):
        check_conserved(richer)
