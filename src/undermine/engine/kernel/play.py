"""Playing a game: the three verbs `start`, `options` and `apply`.

Nothing else moves a game on. A refused action raises `Refused` with every reason and changes nothing.
"""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.kernel.actions import NO_CARD, TARGET_MASK, Action, Options, no_options
from undermine.engine.kernel.agenda import UNANSWERED, ask_options
from undermine.engine.kernel.events import Event
from undermine.engine.kernel.refusals import Refusal, Refused
from undermine.engine.kernel.rng import Rng
from undermine.engine.kernel.rulesets import Ruleset
from undermine.engine.kernel.table import Table


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
        return no_options(table.ruleset.verbs)
    return ask_options(ask, table, seat)


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
    """Say whether an action names exactly what its verb takes, and nothing unknown; so no rule need look at that."""
    verb = action.verb
    if verb.takes_card == (action.card == NO_CARD) or action.first < 0 or action.second < 0:
        return False
    if action.first > TARGET_MASK or action.second > TARGET_MASK:
        return False
    return (verb.first is not None or action.first == 0) and (verb.second is not None or action.second == 0)


def apply(table: Table, seat: i64, action: Action) -> list[Event]:
    """Do the action and all that follows from it until somebody must decide; return what happened."""
    ask = table.ask()
    reasons: list[Refusal] = []
    if ask is None or not ask.awaits(table, seat) or not says_something(action):
        raise Refused(refusals(table, seat, action))
    ask.refuse(table, seat, action, reasons)
    if reasons:
        raise Refused(reasons)
    table.happened = []
    ask.answer(table, seat, action)
    table.run()
    return table.happened
