"""The test of the law can fail: modules that let something out, each in another way, are caught."""

from __future__ import annotations

from random import Random

import pytest

from tests.properties.exchange import Leak, check, check_sealed_answer
from tests.properties.hidden import Stretch
from tests.properties.play import Game, Setup
from undermine.engine._native import i64
from undermine.engine.kernel.agenda import UNANSWERED
from undermine.engine.kernel.modules import Verb
from undermine.engine.kernel.passing import Passed
from undermine.engine.kernel.refusals import Refusal
from undermine.engine.kernel.table import SPECTATOR, Event, PublicEvent, Step, Table
from undermine.engine.kernel.values import Value
from undermine.engine.saboteur.modules.base.editions import CurrentEdition
from undermine.engine.saboteur.modules.base.module import BaseGame, GoldCards
from undermine.engine.saboteur.modules.championship.veto import Veto, VetoWindow
from undermine.engine.saboteur.ruleset import SaboteurRuleset
from undermine.engine.saboteur.seams import DIRECTION, HAND_SIZE, IN_ROUND
from undermine.engine.saboteur.table import SaboteurModule, saboteur

STRETCHES = 25


class Noticed(Value):
    """What a planted module shows in views."""

    fields = ("what:number",)

    def __init__(self, what: int) -> None:
        self.what = what


class Rumour(Event):
    """An event that forgets to hide its card."""

    fields = ("seat", "card")

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    def change(self, table: Table) -> None:
        pass

    def seen_by(self, _seat: i64) -> Event | None:
        return self


class Sigh(PublicEvent):
    """An event that tells something by happening at all."""

    fields = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def change(self, table: Table) -> None:
        pass


class Tell(Step):
    """Let a planted event happen."""

    fields = ("event:value",)

    def __init__(self, event: Event) -> None:
        self.event = event

    def run(self, table: Table) -> None:
        table.happen(self.event)


class PassedCardShown(SaboteurModule):
    id = "passed-card-shown"
    watches = (Passed,)

    def reacts(self, table: Table, event: Event) -> None:
        if isinstance(event, Passed):
            table.push(Tell(Rumour(event.seat, event.cards[0])))


class PassedMapSighedAt(SaboteurModule):
    id = "passed-map-sighed-at"
    watches = (Passed,)

    def reacts(self, table: Table, event: Event) -> None:
        if isinstance(event, Passed) and table.ruleset.card("map") in event.cards:
            table.push(Tell(Sigh(event.seat)))


class TopOfDeckShown(SaboteurModule):
    id = "top-of-deck-shown"
    visible = True

    def shows(self, table: Table, _seat: i64) -> Value | None:
        return Noticed(table.deck[table.dealt]) if table.deck_size() else None


class TreasureShown(SaboteurModule):
    id = "treasure-shown"
    visible = True

    def shows(self, table: Table, _seat: i64) -> Value | None:
        at_table = saboteur(table)
        treasure = at_table.rules.card("treasure")
        return Noticed([int(goal.card) for goal in at_table.goals].index(int(treasure)))


class PileShown(SaboteurModule):
    id = "pile-shown"
    visible = True

    def shows(self, table: Table, _seat: i64) -> Value | None:
        return Noticed(table.discard[-1]) if table.discard else None


class RichestShown(SaboteurModule):
    id = "richest-shown"
    visible = True

    def shows(self, table: Table, _seat: i64) -> Value | None:
        at_table = saboteur(table)
        return Noticed(max(range(at_table.seats), key=at_table.wealth))


class SaboteursTurnTheOrder(SaboteurModule):
    """Who is asked next depends on a hidden dwarf."""

    id = "saboteurs-turn-the-order"
    adjusts = (DIRECTION,)

    def adjust(self, table: Table, _quantity: int, seat: i64, value: i64) -> i64:
        at_table = saboteur(table)
        return -value if seat >= 0 and at_table.roles[seat] == at_table.rules.card("saboteur") else value


class SeatsWithoutTunnelSkipped(SaboteurModule):
    """A turn is resolved without asking because of a hidden hand."""

    id = "seats-without-tunnel-skipped"
    excuses = (IN_ROUND,)

    def partakes(self, table: Table, _matter: int, seat: i64) -> bool:
        return any(table.ruleset.cards[card].kind == "tunnel" for card in table.hands[seat].listing())


class TreasureGuarded(SaboteurModule):
    """Options and refusals depend on a face-down goal."""

    id = "treasure-guarded"
    bars_targets = ("map",)

    def forbids_at(self, table: Table, _seat: i64, _verb: Verb, _card: i64, target: i64) -> Refusal | None:
        at_table = saboteur(table)
        number = at_table.goal_at(target)
        guarded = number >= 0 and at_table.goals[number].card == at_table.rules.card("treasure")
        return Refusal("guarded", "none") if guarded else None


class BreakRefusedByHand(SaboteurModule):
    """A refusal depends on somebody else's hand."""

    id = "break-refused-by-hand"
    bars_targets = ("break",)

    def forbids_at(self, table: Table, _seat: i64, _verb: Verb, card: i64, target: i64) -> Refusal | None:
        return (
            Refusal("has-one", "none") if target < table.seats and table.hands[target].holds(card) else None
        )


class AnswersCounted(SaboteurModule):
    """The view tells how many have answered a sealed question."""

    id = "answers-counted"
    visible = True

    def shows(self, table: Table, _seat: i64) -> Value | None:
        return Noticed(len([answer for answer in table.sealed if answer != UNANSWERED]))


class OneCardFewer(SaboteurModule):
    """Nothing leaks here: hands are one card smaller, and the view says what everybody may know."""

    id = "one-card-fewer"
    adjusts = (HAND_SIZE,)
    visible = True

    def adjust(self, _table: Table, _quantity: int, _seat: i64, value: i64) -> i64:
        return value - 1

    def shows(self, table: Table, _seat: i64) -> Value | None:
        return Noticed(int(table.deck_size()))


def look_for_leaks(module: type[SaboteurModule], stretches: int = STRETCHES) -> None:
    """Check the law over games of the base game with a planted module."""
    rules = SaboteurRuleset("planted", [BaseGame(), GoldCards(), CurrentEdition(), module()])
    for seed in range(stretches):
        seats = 3 + seed % 4
        stretch = Stretch(Setup("planted", seats, seed), (47 * seed) % 250, 8, rules)
        for viewer in (seed % seats, SPECTATOR):
            check(stretch, viewer, 6, Random(seed))


@pytest.mark.parametrize(
    "module",
    [
        PassedCardShown,
        PassedMapSighedAt,
        TopOfDeckShown,
        TreasureShown,
        PileShown,
        RichestShown,
        SaboteursTurnTheOrder,
        SeatsWithoutTunnelSkipped,
        TreasureGuarded,
        BreakRefusedByHand,
    ],
    ids=lambda module: module.id,
)
def test_a_planted_leak_is_caught(module: type[SaboteurModule]) -> None:
    with pytest.raises(Leak):
        look_for_leaks(module)


def test_a_count_of_sealed_answers_is_caught() -> None:
    rules = SaboteurRuleset("planted", [BaseGame(), GoldCards(), CurrentEdition(), Veto(), AnswersCounted()])
    game = Game(Setup("planted", 4, 1), rules)
    while not isinstance(game.table.ask(), VetoWindow):
        game.move()
    before = game.table.copy()
    with pytest.raises(Leak):
        check_sealed_answer(before, game.table, game.move())


def test_a_module_without_leaks_is_not_accused() -> None:
    look_for_leaks(OneCardFewer, STRETCHES // 2)
