"""Playing a game: the three verbs `start`, `options` and `apply`.

A refused action raises `Refused` with every reason and changes nothing. What has just been offered to a seat is not
examined again when it comes back. `offered` and `take` are the same as `options` and `apply` for programs that choose
an option by its place in the list: no object is made for it. `offered_first` and `take_on` do the same with one call a
decision, for programs that decide for all seats:

    count = offered_first(table)
    while count:
        count = take_on(table, int(random() * count))  # the seat that decides is `table.offers.seat`
"""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.kernel.actions import NO_CARD, TARGET_MASK, Action, Options, no_options, unpack
from undermine.engine.kernel.agenda import UNANSWERED
from undermine.engine.kernel.refusals import Refusal, Refused
from undermine.engine.kernel.rng import Rng
from undermine.engine.kernel.rulesets import Ruleset
from undermine.engine.kernel.table import NOBODY, Ask, Event, Table


def start(ruleset: Ruleset, seats: int, seed: bytes) -> Table:
    """Set up a game and deal its first round; the events of the deal are in `table.happened`."""
    ruleset.check_seats(seats)
    table = ruleset.open_table(seats, Rng(seed))
    table.sealed = [int(UNANSWERED)] * seats
    table.parts = [None] * len(ruleset.modules)
    table.push(ruleset.first_step())
    table.run()
    return table


def options(table: Table, seat: i64) -> Options:
    """Return what the seat may do now: nothing, if it is not asked."""
    if offered(table, seat) == 0:
        return no_options(table.ruleset.verbs)
    return Options(table.ruleset.verbs, table.offers.listing())


def offered(table: Table, seat: i64) -> i64:
    """Find what the seat may do now, in the order of `options`, and return how much it is; `take` does one of it."""
    ask = table.ask()
    if ask is not None and ask.awaits(table, seat):
        return offer(table, ask, seat)
    table.offers.clear(seat, table.log.moves)
    return 0


def offer(table: Table, ask: Ask, seat: i64) -> i64:
    """Find what a seat may answer to the ask that awaits it; see `offered`."""
    offers = table.offers
    offers.clear(seat, table.log.moves)
    ask.collect(table, seat, offers)
    return offers.count()


def take(table: Table, seat: i64, place: i64) -> None:
    """Do what was `offered` at a place, and all that follows.

    Raises `IndexError` if nothing was offered there to this seat since the last move.
    """
    offers = table.offers
    ask = table.ask()
    if (
        ask is None
        or offers.seat != seat
        or offers.move != table.log.moves
        or not 0 <= place < offers.count()
    ):
        msg = f"nothing is offered to seat {seat} at place {place}; call `offered` before every `take`"
        raise IndexError(msg)
    carry_on(table, ask, seat, unpack(offers.at(place), table.ruleset.verbs))


def offered_first(table: Table) -> i64:
    """Find what the first seat that is asked may do, and return how much it is: nothing once the game is over."""
    ask = table.ask()
    if ask is None:
        table.offers.clear(NOBODY, table.log.moves)
        return 0
    return offer(table, ask, ask.awaited(table, 0))


def take_on(table: Table, place: i64) -> i64:
    """Do what was offered last at a place, and go on: find what the next seat may do, and return how much it is.

    Raises `IndexError` if nothing was offered there since the last move.
    """
    take(table, table.offers.seat, place)
    return offered_first(table)


def refusals(table: Table, seat: i64, action: Action) -> list[Refusal]:
    """Return every reason why the seat may not do this now; none if it may."""
    ask = table.ask()
    reasons: list[Refusal] = []
    if ask is None:
        reasons.append(table.ruleset.refusal("game-over", ""))
    elif not ask.awaits(table, seat):
        reasons.append(table.ruleset.refusal("not-your-turn", ""))
    elif not says_something(action):
        reasons.append(Refusal("no-such-target", action.verb.clause))
    else:
        ask.refuse(table, seat, action, reasons)
    return reasons


def says_something(action: Action) -> bool:
    """Return whether an action names exactly what its verb takes, and nothing unknown; so no rule need look at that."""
    verb = action.verb
    if verb.takes_card == (action.card == NO_CARD) or action.first < 0 or action.second < 0:
        return False
    if action.first > TARGET_MASK or action.second > TARGET_MASK:
        return False
    return (verb.first is not None or action.first == 0) and (verb.second is not None or action.second == 0)


def apply(table: Table, seat: i64, action: Action) -> list[Event]:
    """Do the action and all that follows from it until somebody must decide; return what happened."""
    ask = table.ask()
    if ask is None or not was_offered(table, seat, action):
        reasons = refusals(table, seat, action)
        if ask is None or reasons:
            raise Refused(reasons)
    carry_on(table, ask, seat, action)
    return table.happened


def was_offered(table: Table, seat: i64, action: Action) -> bool:
    """Return whether the seat has been offered just this since the last move, so that nothing speaks against it."""
    offers = table.offers
    if offers.seat != seat or offers.move != table.log.moves:
        return False
    return table.ruleset.verbs.has(action.verb) and offers.holds(action)


def carry_on(table: Table, ask: Ask, seat: i64, action: Action) -> None:
    """Do what has been found legal, and all that follows."""
    table.log.begin_move()
    ask.answer(table, seat, action)
    table.run()
