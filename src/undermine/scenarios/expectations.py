"""Expectations: what can be said below an action. Each is read before anything is played, then checked.

A check returns what is the case instead, or nothing if it is as expected.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from undermine.engine.kernel.actions import Action
from undermine.engine.kernel.play import options
from undermine.engine.kernel.refusals import Refusal
from undermine.engine.kernel.rounds import RoundOver
from undermine.engine.kernel.table import SPECTATOR, Event, Table
from undermine.engine.kernel.values import Value
from undermine.engine.kernel.views import view
from undermine.scenarios.contents import Phrase
from undermine.scenarios.forms import Form
from undermine.scenarios.headings import Heading
from undermine.scenarios.instead import Happened, Instead, Message, RefusedFor, Seen, Written
from undermine.scenarios.lines import BadScenario
from undermine.scenarios.phrases import (
    check_fields,
    field_kinds,
    find_class,
    read_words,
    split_phrase,
    write_phrase,
)
from undermine.scenarios.scene import Scene


@dataclass
class Result:
    """What came of a step: the table now, what happened, or why the action was refused."""

    scene: Scene
    form: Form
    table: Table
    seat: int = int(SPECTATOR)
    events: list[Event] = field(default_factory=list)
    reasons: list[Refusal] = field(default_factory=list)
    seen: int = 0
    """How many events the expectations above have passed: events are expected in order."""

    def happened(self, events: list[Event]) -> Happened:
        """Write events, one a line."""
        return Happened([write_phrase(event, self.scene) for event in events])

    def ruling(self) -> Instead:
        """Return why the action was refused, or that it was not."""
        return RefusedFor(self.reasons) if self.reasons else Written("legal")


class Expectation:
    """One line below an action."""

    def check(self, result: Result) -> Instead | None:
        """Return what is the case instead of what is expected, or None."""
        raise NotImplementedError


class Legal(Expectation):
    """`legal`: the action is done."""

    def check(self, result: Result) -> Instead | None:
        """Look for reasons against it."""
        return result.ruling() if result.reasons else None


@dataclass
class RefusedBecause(Expectation):
    """`refused CODE CLAUSE about`: the action is refused, and this is one of the reasons."""

    words: list[str]
    wanted: bool = True

    def check(self, result: Result) -> Instead | None:
        """Look for the reason."""
        found = any(self._matches(reason) for reason in result.reasons)
        return None if found == self.wanted else result.ruling()

    def _matches(self, reason: Refusal) -> bool:
        spoken = [reason.code, reason.clause, *reason.about.split()]
        return all(word in spoken for word in self.words)


@dataclass
class Pattern:
    """An event by its name and some of its fields."""

    kind: type[Event]
    contents: dict[str, object]

    def matches(self, event: Event) -> bool:
        """Return whether an event is of this kind and has these fields."""
        if type(event) is not self.kind:
            return False
        return all(getattr(event, name) == content for name, content in self.contents.items())


def read_pattern(text: str, scene: Scene) -> Pattern:
    """Read an event by its name and some of its fields."""
    name, fields = split_phrase(text)
    kind = find_class(name, Event)
    kinds = field_kinds(kind)
    check_fields(name, fields, kinds)
    contents = {field: read_words(word, kinds[field], scene) for field, word in fields.items()}
    return Pattern(kind, contents)  # type: ignore[arg-type] # find_class gives a kind of event


@dataclass
class Happens(Expectation):
    """`event NAME ...`: this happened, after what the expectations above have named."""

    pattern: Pattern

    def check(self, result: Result) -> Instead | None:
        """Look for it from where the last one was found."""
        for number in range(result.seen, len(result.events)):
            if self.pattern.matches(result.events[number]):
                result.seen = number + 1
                return None
        return result.ruling() if result.reasons else result.happened(result.events)


@dataclass
class DoesNotHappen(Expectation):
    """`no event NAME ...`: this did not happen at all."""

    pattern: Pattern

    def check(self, result: Result) -> Instead | None:
        """Look for it everywhere."""
        found = [event for event in result.events if self.pattern.matches(event)]
        return result.happened(found) if found else None


@dataclass
class Sees(Expectation):
    """`Bob sees NAME ...`: among what Bob may know of the events there is this, or there is not."""

    viewers: list[int]
    pattern: Pattern
    wanted: bool

    def check(self, result: Result) -> Instead | None:
        """Look at the events as each viewer sees them."""
        for viewer in self.viewers or others(result):
            seen = [shown for event in result.events if (shown := event.seen_by(viewer)) is not None]
            if any(self.pattern.matches(event) for event in seen) != self.wanted:
                name = "" if viewer == SPECTATOR else result.scene.name(viewer)
                return Seen(name, result.happened(seen))
        return None


def others(result: Result) -> list[int]:
    """Return everybody but the one who acts, spectators included."""
    return [seat for seat in (*range(result.table.seats), int(SPECTATOR)) if seat != result.seat]


@dataclass
class Asked(Expectation):
    """`asked Ann, Bob: NAME`: who must decide what; `asked nobody` once the game is over."""

    seats: list[int]
    name: str

    def check(self, result: Result) -> Instead | None:
        """Compare with the ask on the table."""
        ask = result.table.ask()
        seats = [] if ask is None else [s for s in range(result.table.seats) if ask.asks(result.table, s)]
        if seats == self.seats and (not self.name or (ask is not None and ask.name() == self.name)):
            return None
        names = ", ".join(result.scene.name(seat) for seat in seats) or "nobody"
        return Written(f"asked {names}: {ask.name()}" if ask is not None else "asked nobody")


@dataclass
class May(Expectation):
    """`Bob may ACTION`, `Bob may not dig ...`, `Bob may only A; B`: what is among a seat's options."""

    seat: int
    actions: list[str]
    mode: str

    def check(self, result: Result) -> Instead | None:
        """Compare with the options."""
        offered = [result.scene.write(option) for option in options(result.table, self.seat)]
        found = [any(_begins(option, action) for option in offered) for action in self.actions]
        right = not any(found) if self.mode == "not" else all(found)
        if self.mode == "only":
            right = right and all(
                any(_begins(option, action) for action in self.actions) for option in offered
            )
        if right:
            return None
        name = result.scene.name(self.seat)
        return Written(f"{name} may only {'; '.join(offered)}") if offered else Message("may-wait", name)


def _begins(option: str, action: str) -> bool:
    if action.endswith("..."):
        return f"{option} ".startswith(action.removesuffix("...").rstrip() + " ")
    return option == action


@dataclass
class Over(Expectation):
    """`round over`: the round has just ended; `game over`: nothing is left to decide."""

    what: str

    def check(self, result: Result) -> Instead | None:
        """Look for the end."""
        if self.what == "game":
            return None if result.table.ask() is None else Message("game-goes-on")
        ended = any(isinstance(event, RoundOver) for event in result.events)
        return None if ended else Message("round-goes-on")


@dataclass
class Has(Expectation):
    """`hand Ann: map`: any heading, compared with the table."""

    heading: Heading
    subject: int
    content: object

    def check(self, result: Result) -> Instead | None:
        """Compare with the table."""
        if self.heading.agrees(self.content, result.table, self.subject):
            return None
        held = self.heading.get(result.table, self.subject)
        written = self.heading.content.write(held, result.scene)
        key = self.heading.key(self.subject, result.scene)
        return Written(
            "\n".join([f"{key}:", *written] if self.heading.content.block else [f"{key}: {written[0]}"])
        )


@dataclass
class Shows(Expectation):
    """`view Bob hand: map`: one thing Bob can see."""

    viewer: int
    name: str
    content: object
    part: str = ""

    def check(self, result: Result) -> Instead | None:
        """Compare with the view."""
        seen = view(result.table, self.viewer)
        if self.part:
            shown: object = seen.parts.get(self.part)
            written = Phrase(Value).write(shown, result.scene)
        else:
            known = result.form.view_field(self.name)
            shown = known.get(seen)
            written = known.content.write(shown, result.scene)
        return None if shown == self.content else Written(f"{self.name}: " + "\n".join(written))


def same_action(text: str, scene: Scene) -> str:
    """Return an action as it is written by us; the beginning of one, with dots behind it, stays as it is."""
    if text.endswith("..."):
        words = text.removesuffix("...").split()
        if not words or words[0] not in scene.ruleset.verbs_by_name:
            raise BadScenario("unreadable-no-verb", text=text)
        return scene.named(scene.numbered(" ".join(words))) + " ..."
    action: Action = scene.action(text)
    return scene.write(action)
