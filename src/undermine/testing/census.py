"""A census: which verbs, asks, events and refusals occurred in games, and which of those the rules have never did."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, cast

from undermine.engine.kernel.actions import Action
from undermine.engine.kernel.codec import kind_name, value_classes
from undermine.engine.kernel.refusals import Refusal
from undermine.engine.kernel.rulesets import Ruleset
from undermine.engine.kernel.table import Ask, Event, Table
from undermine.engine.kernel.values import Value
from undermine.engine.saboteur.ruleset import SaboteurRuleset
from undermine.engine.saboteur.seams import MUST_CONNECT
from undermine.engine.tunnels.tiles import LADDER
from undermine.sim.match import Watcher
from undermine.testing.reach import Makings, makings


@dataclass
class Census:
    """How often each verb, ask, event and refusal code occurred."""

    verbs: Counter[str] = field(default_factory=Counter)
    asks: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Census") -> None:
        """Add the counts of other games."""
        for name, counter in vars(other).items():
            getattr(self, name).update(counter)

    def missing(self, expected: "Census") -> dict[str, list[str]]:
        """Return what is expected but never occurred, by kind."""
        lacking = {
            name: sorted(set(counter) - set(getattr(self, name))) for name, counter in vars(expected).items()
        }
        return {name: names for name, names in lacking.items() if names}


class CensusTaker(Watcher):
    """Counts what occurs at a table; refusals are reported by those who provoke them."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.verbs: Counter[str] = Counter()
        self.kinds: Counter[type[Value]] = Counter()
        self.refusals: Counter[str] = Counter()

    def began(self, table: Table) -> None:
        """Count the events of the first deal."""
        self.kinds.update([type(event) for event in table.happened])

    def asked(self, table: Table, seat: int) -> None:  # noqa: ARG002 - the ask is the same for all seats
        """Count the ask."""
        self.kinds[type(table.ask())] += 1  # type: ignore[index] # somebody is asked, so there is an ask

    def moved(self, table: Table, seat: int, action: Action, events: Sequence[Event]) -> None:  # noqa: ARG002
        """Count the verb and the events."""
        self.verbs[action.verb.name] += 1
        self.kinds.update([type(event) for event in events])

    def refused(self, reasons: Iterable[Refusal]) -> None:
        """Count the reasons of a refusal."""
        self.refusals.update([reason.code for reason in reasons])

    def census(self) -> Census:
        """Return the counts by name."""
        census = Census(verbs=self.verbs, refusals=self.refusals)
        for kind, count in self.kinds.items():
            counter = census.asks if issubclass(kind, Ask) else census.events
            counter[kind_name(kind)] += count
        return census


# -- what the rules have ---------------------------------------------------------------------------------------------


def expected_census(rulesets: list[Ruleset]) -> Census:
    """Return everything that can occur under at least one of these rules, each counted once."""
    expected = Census()
    for ruleset in rulesets:
        made = makings(ruleset)
        kinds = [kind for kind in value_classes() if (kind.__module__, kind.__name__) in made.values]
        expected.verbs |= _fitting(_verbs(ruleset, made), ruleset)
        expected.refusals |= _fitting(made.codes, ruleset)
        expected.asks |= _fitting(_names(kinds, Ask), ruleset)
        expected.events |= _fitting(_names(kinds, Event), ruleset)
    return expected


def _verbs(ruleset: Ruleset, made: Makings) -> list[str]:
    return [verb.name for verb in ruleset.verbs if verb.of_turn or verb.name in made.words]


def _names(kinds: list[type[Value]], base: type[Value]) -> list[str]:
    return [kind_name(kind) for kind in kinds if issubclass(kind, base)]


def _fitting(names: Iterable[str], ruleset: Ruleset) -> Counter[str]:
    """Return those that the mixture has what it takes for, each counted once."""
    return Counter({name for name in names if name not in OCCASIONS or OCCASIONS[name](ruleset)})


def _has_costs(ruleset: Ruleset) -> bool:
    return any(len(verb.seams.charging) > 0 for verb in ruleset.turn_verbs)


def _has_ladders(ruleset: Ruleset) -> bool:
    return any(LADDER in card.tags and card.verbs for card in ruleset.cards)


def _must_connect(ruleset: Ruleset) -> bool:
    return cast("SaboteurRuleset", ruleset).placing == MUST_CONNECT  # only rules of Saboteur refuse for this


def _has_gold_cards(ruleset: Ruleset) -> bool:
    return ruleset.has("gold-cards")


def _has_tokens(ruleset: Ruleset) -> bool:
    """Return whether tokens are about; where gold is in cards alone, they nearly always make the sum (BASE-32)."""
    return not _has_gold_cards(ruleset) or any(ruleset.has(module) for module in ("toll", "new-goals"))


GOLD_CARDS: Final = (
    "gold-awarded",
    "gold-laid-out",
    "gold-taken",
    "pick-gold",
    "take-gold",
    "change-gold",
    "gold-changed",
    "gold-card-gained",
    "supply-shuffled",
)

OCCASIONS: Final[dict[str, Callable[[Ruleset], bool]]] = {
    "announced": _has_costs,
    "meets-no-opening": _has_ladders,
    "not-connected": _must_connect,
    "tokens-gained": _has_tokens,
    **dict.fromkeys(GOLD_CARDS, _has_gold_cards),
}
"""What rules could make happen by their source, but only if the mixture has what it takes."""
