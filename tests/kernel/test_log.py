"""The log of a table: copies share the story and go their own ways, it is told when asked for, and no view holds it."""

from undermine.engine.games import compose
from undermine.engine.kernel.play import apply, options, start
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.table import SPECTATOR, Table
from undermine.engine.kernel.views import told, view


def dealt() -> Table:
    return start(compose("base"), 3, seed_bytes("log"))


def move(table: Table, place: int = 0) -> None:
    ask = table.ask()
    assert ask is not None
    seat = next(seat for seat in range(table.seats) if ask.awaits(table, seat))
    offered = options(table, seat)
    apply(table, seat, offered[place % len(offered)])


def story(table: Table) -> list[str]:
    return [repr(event) for event in told(table.story)]


def test_copies_go_on_by_themselves_whichever_moves_first() -> None:
    one, alone, other_alone = dealt(), dealt(), dealt()
    other = one.copy()
    for _ in range(5):
        move(one)
        move(other, -1)
        move(alone)
        move(other_alone, -1)
    assert story(one) == story(alone)
    assert story(other) == story(other_alone)
    assert story(one) != story(other)


def test_the_story_is_the_same_whether_it_is_told_after_every_move_or_once() -> None:
    often, once = dealt(), dealt()
    for _ in range(40):
        view(often, SPECTATOR)
        move(often)
        move(once)
    assert story(often) == story(once)


def test_the_last_move_stays_known_after_its_story_was_told() -> None:
    table, untold = dealt(), dealt()
    move(table)
    move(untold)
    view(table, 0)
    assert table.happened == untold.happened
    assert table.copy().happened == []


def test_a_view_holds_no_log() -> None:
    table = dealt()
    move(table)
    for seat in (SPECTATOR, 0, 1, 2):
        assert list(view(table, seat).outline.log.events) == []


def test_moves_that_have_been_told_are_neither_told_nor_listed_again() -> None:
    table = dealt()
    for _ in range(3):
        move(table)
        view(table, 0)
    before = story(table)
    move(table)
    assert story(table)[: len(before)] == before
    assert len(story(table)) - len(before) <= len(table.happened) < 10
