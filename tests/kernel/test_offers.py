"""Offers: taken by their place or applied, they play the same game, and none outlives its moment."""

import pytest

from tests.properties.canonical import canonical_table, plain_events
from undermine.engine.games import compose
from undermine.engine.kernel.actions import Action
from undermine.engine.kernel.play import apply, offered, options, start, take
from undermine.engine.kernel.refusals import Refused
from undermine.engine.kernel.rng import Rng, seed_bytes
from undermine.engine.kernel.table import Table

RULES = ("base", "base+wc2019", "saboteur2", "lost-mines", "jubilee")


def first_asked(table: Table) -> int | None:
    ask = table.ask()
    return None if ask is None else next(seat for seat in range(table.seats) if ask.awaits(table, seat))


def dealt(rules: str = "base") -> Table:
    return start(compose(rules), 4, seed_bytes("offers"))


@pytest.mark.parametrize("rules", RULES)
def test_taking_by_place_plays_the_same_game_as_applying_the_option_there(rules: str) -> None:
    """To the end of the game, where nothing is offered to anybody and nothing can be taken."""
    by_place, by_action, chance = dealt(rules), dealt(rules), Rng(seed_bytes("chance"))
    count = offered(by_place)
    while (seat := first_asked(by_action)) is not None:
        choices = options(by_action, seat)
        assert (by_place.offers.seat, count) == (seat, len(choices))
        place = chance.below(count)
        count = take(by_place, place)
        events = apply(by_action, seat, choices[place])
        assert plain_events(by_place.happened, by_place.ruleset) == plain_events(events, by_place.ruleset)
    assert count == 0
    assert canonical_table(by_place) == canonical_table(by_action)
    with pytest.raises(IndexError):
        take(by_place, 0)


def test_an_offer_is_void_after_a_move_that_did_not_take_it() -> None:
    table = dealt()
    assert offered(table) > 0
    seat = table.offers.seat
    apply(table, seat, options(table, seat)[0])
    with pytest.raises(IndexError, match="nothing is offered at place 0"):
        take(table, 0)
    assert offered(table) > 0
    assert take(table, 0) > 0


def test_an_offer_holds_for_its_places_and_its_table_alone() -> None:
    table = dealt()
    count = offered(table)
    before = canonical_table(table)
    for place in (count, -1):
        with pytest.raises(IndexError):
            take(table, place)
    with pytest.raises(IndexError):
        take(table.copy(), 0)
    assert canonical_table(table) == before


def test_nothing_is_taken_for_another_seat_than_the_first_that_is_asked() -> None:
    """Somebody has asked in between for the options of a seat that is not asked, or that is asked as well."""
    table = dealt("base+wc2019")
    offered(table)
    assert len(options(table, (table.offers.seat + 1) % 4)) == 0
    with pytest.raises(IndexError):
        take(table, 0)
    offered(table)
    take(table, 0)
    ask = table.ask()
    assert ask is not None
    assert ask.awaits(table, 0)
    assert ask.awaits(table, 3)
    assert len(options(table, 3)) > 0
    with pytest.raises(IndexError):
        take(table, 0)
    apply(table, 3, options(table, 3)[0])
    offered(table)
    assert table.offers.seat == 0


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
