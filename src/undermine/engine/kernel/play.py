"""Playing a game: the three verbs `start`, `options` and `apply`.

A refused action raises `Refused` with every reason and changes nothing. What has just been offered to a seat is not
examined again when it comes back. `offered` and `take` are for programs that decide for all seats and choose an option
by its place in the list: no object is made for it, and a decision is one call.

    count = offered(table)
    while count:
        count = take(table, int(random() * count))  # for the seat `table.offers.seat`

Of several seats that are asked at once they let the first one decide; `options` and `apply` are for any of them.
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
    ask = table.ask()
    if ask is None or not ask.awaits(table, seat):
        table.offers.clear(seat, table.log.moves)
        return no_options(table.ruleset.verbs)
    offer(table, ask, seat)
    return Options(table.ruleset.verbs, table.offers.listing())


def offer(table: Table, ask: Ask, seat: i64) -> i64:
    """Gather what a seat may answer to the ask that awaits it in `table.offers`, and return how much it is."""
    offers = table.offers
    offers.clear(seat, table.log.moves)
    ask.collect(table, seat, offers)
    return offers.count()


def offered(table: Table) -> i64:
    """Find what the first seat that is asked may do, in the order of `options`, and return how much it is.

    It is nothing once the game is over. The seat is `table.offers.seat`; `take` does one of its options.
    """
    ask = table.ask()
    if ask is None:
        table.offers.clear(NOBODY, table.log.moves)
        return 0
    return offer(table, ask, ask.awaited(table, 0))


def take(table: Table, place: i64) -> i64:
    """Do what was `offered` at a place, and all that follows; return what `offered` finds then.

    Raises `IndexError` if nothing has been offered there to the first seat that is asked since the last move.
    """
    offers = table.offers
    ask = table.ask()
    if (
        ask is None
        or offers.move != table.log.moves
        or offers.seat != ask.awaited(table, 0)
        or not 0 <= place < offers.count()
    ):
        msg = f"nothing is offered at place {place}; call `offered` after anything but `take`"
        raise IndexError(msg)
    carry_on(table, ask, offers.seat, unpack(offers.at(place), table.ruleset.verbs))
    return offered(table)


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
