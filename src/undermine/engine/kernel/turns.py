"""A turn: the ask in which a player chooses among everything the modules offer, and how the choice is carried out.

The order of one action: refusals are looked for, costs are settled step by step (payments, a veto window), then the
verb's owner performs it. A cost step may end the action by cutting the agenda (see `spend`).
"""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.kernel.actions import Action, Codes, unpack
from undermine.engine.kernel.agenda import SeatAsk
from undermine.engine.kernel.modules import as_verb
from undermine.engine.kernel.refusals import Refusal
from undermine.engine.kernel.table import PublicEvent, Step, Table


class TakeTurn(SeatAsk):
    """The seat whose turn it is chooses what to do, among all the verbs of a turn."""

    fields = ("seat",)

    def collect(self, table: Table, seat: i64, codes: Codes) -> None:
        """Gather what every verb offers that the hand has cards for."""
        table.ruleset.offer_turn(table, seat, codes)

    def refuse(self, table: Table, seat: i64, action: Action, reasons: list[Refusal]) -> None:
        """Collect every reason: of the hand, of the verb, and of all modules that have a say."""
        verb = as_verb(action.verb)
        if not table.ruleset.verbs.has(verb) or not verb.of_turn:
            reasons.append(table.ruleset.refusal("not-asked", verb.name))
            return
        if verb.takes_card:
            if action.card < 0 or action.card >= len(table.ruleset.cards) or not verb.accepts[action.card]:
                reasons.append(Refusal("wrong-card", verb.clause))
                return
            if not table.hands[seat].holds(action.card):
                reasons.append(table.ruleset.refusal("not-in-hand", ""))
        verb.refuse(table, seat, action, reasons)
        for module in verb.seams.barring:
            _note(module.forbids(table, seat, verb, action.card), reasons)
        for module in verb.seams.barring_targets:
            subject = verb.subject(table, action)
            _note(module.forbids_at(table, seat, verb, subject, verb.target(action)), reasons)

    def answer(self, table: Table, seat: i64, action: Action) -> None:
        """Carry the action out, after its costs if it has any; a verb that spends no turn leaves the question open."""
        if action.verb.spends_turn:
            table.drop_step()
        carry_out(table, seat, action)


def _note(refusal: Refusal | None, reasons: list[Refusal]) -> None:
    if refusal is not None:
        reasons.append(refusal)


def carry_out(table: Table, seat: i64, action: Action) -> None:
    """Perform an action, or announce it and put its costs before it on the agenda."""
    verb = as_verb(action.verb)
    if len(verb.seams.charging) == 0:
        verb.perform(table, seat, action)
        return
    costs: list[Step] = []
    for module in verb.seams.charging:
        costs.extend(module.charges(table, seat, action))
    if not costs:
        verb.perform(table, seat, action)
        return
    table.happen(Announced(seat, action.code()))
    table.push(Perform(seat, action.code()))
    for step in reversed(costs):
        table.push(step)


class Announced(PublicEvent):
    """A player has shown a card and named its targets; its costs come before its effect."""

    fields = ("seat", "action")

    def __init__(self, seat: i64, action: i64) -> None:
        """Note who wants to do what."""
        self.seat = seat
        self.action = action

    def change(self, table: Table) -> None:
        """Change nothing yet."""


class Perform(Step):
    """The announced action takes effect."""

    fields = ("seat", "action")

    def __init__(self, seat: i64, action: i64) -> None:
        """Note who does what."""
        self.seat = seat
        self.action = action

    def run(self, table: Table) -> None:
        """Let the verb's owner perform it."""
        action = unpack(self.action, table.ruleset.verbs)
        as_verb(action.verb).perform(table, self.seat, action)
