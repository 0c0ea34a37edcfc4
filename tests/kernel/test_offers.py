"""Offers: taken by their place or applied, they play the same game, and none outlives its moment."""

import pytest

from tests.properties.canonical import canonical_table, plain_events
from undermine.engine.games import compose
from undermine.engine.kernel.actions import Action
from undermine.engine.kernel.play import apply, offered, offered_first, options, start, take, take_on
from undermine.engine.kernel.refusals import Refused
from undermine.engine.kernel.rng import Rng, seed_bytes
from undermine.engine.kernel.table import Table

RULES = ("base", "saboteur2", "lost-mines", "jubilee")


def first_asked(table: Table) -> int | None:
    ask = table.ask()
    return None if ask is None else next(seat for seat in range(table.seats) if ask.awaits(table, seat))


def dealt(rules: str = "base") -> Table:
    return start(compose(rules), 4, seed_bytes("offers"))


@pytest.mark.parametrize("rules", RULES)
def test_taking_by_place_plays_the_same_game_as_applying_the_option_there(rules: str) -> None:
    by_place, by_action, chance = dealt(rules), dealt(rules), Rng(seed_bytes("chance"))
    for _ in range(120):
        seat = first_asked(by_action)
        if seat is None:
            break
        choices = options(by_action, seat)
        assert offered(by_place, seat) == len(choices)
        place = chance.below(len(choices))
        take(by_place, seat, place)
        events = apply(by_action, seat, choices[place])
        assert plain_events(by_place.happened, by_place.ruleset) == plain_events(events, by_place.ruleset)
    assert canonical_table(by_place) == canonical_table(by_action)


@pytest.mark.parametrize("rules", [*RULES, "base+wc2019"])
def test_one_call_a_decision_plays_the_same_game_as_asking_and_taking(rules: str) -> None:
    """To the end of the game, where nothing is offered to anybody and nothing can be taken."""
    by_call, by_place, chance = dealt(rules), dealt(rules), Rng(seed_bytes("chance"))
    count = offered_first(by_call)
    while (seat := first_asked(by_place)) is not None:
        assert by_call.offers.seat == seat
        assert count == offered(by_place, seat)
        place = chance.below(count)
        count = take_on(by_call, place)
        take(by_place, seat, place)
    assert count == 0
    assert canonical_table(by_call) == canonical_table(by_place)
    with pytest.raises(IndexError):
        take_on(by_call, 0)


def test_an_offer_is_void_after_the_next_move() -> None:
    table = dealt()
    seat = first_asked(table)
    assert seat is not None
    offered(table, seat)
    take(table, seat, 0)
    with pytest.raises(IndexError):
        take(table, seat, 0)


def test_an_offer_holds_for_its_seat_its_places_and_its_table_alone() -> None:
    table = dealt()
    seat = first_asked(table)
    assert seat is not None
    count = offered(table, seat)
    for other, place in (((seat + 1) % 4, 0), (seat, count), (seat, -1)):
        with pytest.raises(IndexError):
            take(table, other, place)
    with pytest.raises(IndexError):
        take(table.copy(), seat, 0)


def test_nothing_is_offered_to_a_seat_that_is_not_asked() -> None:
    table = dealt()
    seat = first_asked(table)
    assert seat is not None
    assert offered(table, (seat + 1) % 4) == 0


def test_what_was_offered_before_a_move_is_examined_again_after_it() -> None:
    table = dealt()
    seat = first_asked(table)
    assert seat is not None
    offers = list(options(table, seat))
    apply(table, seat, offers[0])
    with pytest.raises(Refused):
        apply(table, seat, offers[-1])


def test_nothing_else_is_taken_for_what_was_offered() -> None:
    """Neither the same numbers under a verb of other rules, nor numbers that spill over into others when packed."""
    table = dealt()
    seat = first_asked(table)
    assert seat is not None
    for offer in options(table, seat):
        foreign = compose("saboteur2").verbs[offer.verb.index]
        spilling = Action(offer.verb, offer.card | 256, offer.first & ~1, offer.second)
        for wrong in (Action(foreign, offer.card, offer.first, offer.second), spilling):
            before = canonical_table(table)
            with pytest.raises(Refused):
                apply(table, seat, wrong)
            assert canonical_table(table) == before
