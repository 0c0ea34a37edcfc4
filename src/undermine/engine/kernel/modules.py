"""Rule modules, their verbs, and the closed list of seams on which they meet.

A module mirrors one page of the rulebook. It declares what it adds and where it has a say; the ruleset asks exactly
the modules that declared a seam, in the order of the box. Every seam has one way to combine (see the table in
ARCHITECTURE.md), so that any legal mixture has one meaning. No module knows another, but for `requires`/`excludes`.
"""

from __future__ import annotations

from typing import ClassVar, Final, cast

from undermine.engine._native import i64, mypyc_attr, vec
from undermine.engine.kernel.actions import Action, Codes, VerbForm
from undermine.engine.kernel.cards import Card, Hand
from undermine.engine.kernel.refusals import Refusal
from undermine.engine.kernel.table import Event, Rules, Step, Table
from undermine.engine.kernel.values import Value


@mypyc_attr(allow_interpreted_subclasses=True)
class Module:
    """One page of the rulebook. Subclasses override the seams they declare in the class attributes."""

    id: ClassVar[str] = ""
    requires: ClassVar[tuple[str, ...]] = ()
    excludes: ClassVar[tuple[str, ...]] = ()
    replaces: ClassVar[tuple[str, ...]] = ()
    variant_of: ClassVar[str] = ""
    fewest: ClassVar[int] = 1
    most: ClassVar[int] = 12
    bars: ClassVar[tuple[str, ...]] = ()
    bars_targets: ClassVar[tuple[str, ...]] = ()
    prices: ClassVar[tuple[str, ...]] = ()
    watches: ClassVar[tuple[type[Event], ...]] = ()
    adjusts: ClassVar[tuple[int, ...]] = ()
    excuses: ClassVar[tuple[int, ...]] = ()
    visible: ClassVar[bool] = False

    def __init__(self) -> None:
        """Make the module for one ruleset."""
        self.index: i64 = 0

    # -- what it brings (fold: sum) --------------------------------------------------------------------------------

    def cards(self) -> list[Card]:
        """Return the cards and pieces of this module."""
        return []

    def verbs(self) -> list[Verb]:
        """Return the verbs this module owns: a turn's actions and the answers to its asks."""
        return []

    def joined(self, ruleset: Rules) -> None:
        """Look up in the finished ruleset what the module needs often."""

    def part(self, table: Table) -> Value | None:
        """Return the module's own state as it is when a round begins; `table.parts` still holds the last round's.

        A module that keeps something hidden in it must be `visible` and show the part as a seat may know it.
        """
        return None

    # -- where it has a say ----------------------------------------------------------------------------------------

    def phase(self, phase: int) -> list[Step]:
        """Return the steps this module adds to a phase of setting up or ending a round (fold: in box order)."""
        return []

    def forbids(self, table: Table, seat: i64, verb: Verb, card: i64) -> Refusal | None:
        """Return why the seat may not use a verb of `bars` with this card, wherever aimed (fold: all collected)."""
        return None

    def forbids_at(self, table: Table, seat: i64, verb: Verb, card: i64, target: i64) -> Refusal | None:
        """Return why a verb of `bars_targets` may not be aimed at this cell or seat (fold: all collected)."""
        return None

    def forbidden_seats(self, table: Table, seat: i64, verb: Verb, card: i64) -> i64:
        """Return all seats at which `forbids_at` forbids to aim, one bit each; a module may know them at once."""
        seats: i64 = 0
        target: i64
        for target in range(table.seats):
            if self.forbids_at(table, seat, verb, card, target) is not None:
                seats |= 1 << target
        return seats

    def charges(self, table: Table, seat: i64, action: Action) -> list[Step]:
        """Return the steps before the effect of an action whose verb is in `prices` (fold: concatenated)."""
        return []

    def reacts(self, table: Table, event: Event) -> None:
        """Push steps because an event of `watches` has happened (in box order); never changes the table itself."""

    def adjust(self, table: Table, quantity: int, seat: i64, value: i64) -> i64:
        """Return a quantity of `adjusts` as this module changes it (fold: chain)."""
        return value

    def partakes(self, table: Table, matter: int, seat: i64) -> bool:
        """Return whether the seat takes part in a matter of `excuses` (fold: all must agree)."""
        return True

    def shows(self, table: Table, seat: i64) -> Value | None:
        """Return what that seat may see of the module's part (fold: named parts of the view)."""
        return None


class VerbSeams:
    """The modules that have a say over one verb, in box order."""

    def __init__(self, verb: Verb, modules: list[Module]) -> None:
        """Ask these modules which of their seams are meant for the verb."""
        barring = [module for module in modules if _addresses(module.bars, verb)]
        barring_targets = [module for module in modules if _addresses(module.bars_targets, verb)]
        charging = [module for module in modules if _addresses(module.prices, verb)]
        self.barring: vec[Module] = vec[Module](barring)
        self.barring_targets: vec[Module] = vec[Module](barring_targets)
        self.charging: vec[Module] = vec[Module](charging)


class Verb(VerbForm):
    """One thing that can be done, owned by one module: what is offered, when it is refused, what it does.

    The ruleset sets `seams`: the modules that have a say over the verb.
    """

    seams: VerbSeams

    def offer(self, table: Table, seat: i64, hand: Hand, codes: Codes) -> None:
        """Add every action of this verb that the seat may do now."""
        raise NotImplementedError(self.name)

    def refuse(self, table: Table, seat: i64, action: Action, reasons: list[Refusal]) -> None:
        """Add every reason of this verb's own clauses against the action."""
        raise NotImplementedError(self.name)

    def perform(self, table: Table, seat: i64, action: Action) -> None:
        """Do it: make events happen and push the steps that follow."""
        raise NotImplementedError(self.name)

    def target(self, action: Action) -> i64:
        """Return the cell or seat the action is aimed at, for the modules that forbid targets."""
        return action.first

    def subject(self, table: Table, action: Action) -> i64:
        """Return the card that modules judge at the target: the card played, unless it lays another one."""
        return action.card

    def barred(self, table: Table, seat: i64, card: i64) -> bool:
        """Return whether any module forbids this verb with this card, wherever it is aimed."""
        barring = self.seams.barring
        i: i64
        for i in range(len(barring)):
            if barring[i].forbids(table, seat, self, card) is not None:
                return True
        return False

    def barred_at(self, table: Table, seat: i64, card: i64, target: i64) -> bool:
        """Return whether any module forbids this verb with this card at this target."""
        barring = self.seams.barring_targets
        i: i64
        for i in range(len(barring)):
            if barring[i].forbids_at(table, seat, self, card, target) is not None:
                return True
        return False

    def barred_seats(self, table: Table, seat: i64, card: i64) -> i64:
        """Return the seats at which any module forbids to aim this verb with this card, one bit each."""
        barring = self.seams.barring_targets
        seats: i64 = 0
        i: i64
        for i in range(len(barring)):
            seats |= barring[i].forbidden_seats(table, seat, self, card)
        return seats

    def first_playable(self, table: Table, seat: i64, hand: Hand) -> i64:
        """Return the card in hand that the verb is played with, or -1; for verbs with a single kind of card."""
        cards, accepts = hand.cards, self.accepts
        i: i64
        for i in range(len(cards)):
            if accepts[cards[i]]:
                barred = len(self.seams.barring) > 0 and self.barred(table, seat, cards[i])
                return -1 if barred else cards[i]
        return -1


def as_verb(form: VerbForm) -> Verb:
    """Return the verb of an action or of rules as what it is: something that can be done."""
    return cast("Verb", form)


def _addresses(names: tuple[str, ...], verb: Verb) -> bool:
    """Return whether a seam is meant for a verb: by its name, by one of its traits, or by `*` if it can be vetoed."""
    return (
        verb.name in names
        or any(trait in names for trait in verb.traits)
        or ("*" in names and verb.stoppable)
    )


PART_NAMES: Final[list[str]] = []
"""The names of parts that are asked for often; their places in this list are slots."""


def part_slot(name: str) -> i64:
    """Return the slot of a part, by which tables find it without looking for its name; see `Table.part_in`."""
    if name not in PART_NAMES:
        PART_NAMES.append(name)
    return PART_NAMES.index(name)


def part_name(module: Module) -> str:
    """Return the name of a module's part: its id, or that of the module of which it is a variant."""
    return module.variant_of or module.id
