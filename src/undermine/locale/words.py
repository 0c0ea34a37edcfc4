"""What the engine's values mean in words: cards, events, questions, refusals, memories, for one table and language.

A value `TunnelDug` is said by the message `event-tunnel-dug`. Every field becomes variables of the message:

$field        in words: a player's name, a card's name, `3,-1`, a number; for several of them an enumeration
$field-id     as the engine writes it, to select by (`pick`, `treasure`)
$field-known  yes, no, or (of several) some: whether the reader may know it
$field-count  how many there are, where there are several
$field-by-seat  `Ann: miner, Bob: saboteur`, where there is one for every seat; only what the reader may know
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import cast

from undermine.engine.kernel.actions import NO_CARD, Action, unpack
from undermine.engine.kernel.cards import Card
from undermine.engine.kernel.kinds import UNKNOWN, Kind
from undermine.engine.kernel.refusals import Refusal
from undermine.engine.kernel.table import Event, Rules
from undermine.engine.kernel.values import Value
from undermine.locale.catalogue import has_text, listed, text

_SHAPE = re.compile(r"[\[\]|NESW]+")


class Words:
    """The words for one table: its rules, its players' names, one language."""

    def __init__(self, language: str, ruleset: Rules, names: Sequence[str]) -> None:
        """Speak of these players in this language."""
        self.language = language
        self.ruleset = ruleset
        self.names = names

    def text(self, message: str, /, **args: object) -> str:
        """Return any message of the catalogue."""
        return text(self.language, message, **args)

    def listed(self, words: Sequence[str]) -> str:
        """Join words into an enumeration."""
        return listed(self.language, words)

    def card(self, index: int) -> str:
        """Name a card."""
        if index == UNKNOWN:
            return self.text("card-unknown")
        card = self.ruleset.cards[index]
        return self.text(card_message(card), shape=_shape(card))

    def seat(self, seat: int) -> str:
        """Name a player."""
        return self.text("nobody") if seat == UNKNOWN else self.names[seat]

    def action(self, action: Action) -> str:
        """Say what an action does, with which card and whereto."""
        told = [] if action.card == NO_CARD else [self.card(int(action.card))]
        for kind, number in ((action.verb.first, action.first), (action.verb.second, action.second)):
            if kind is not None and kind.write(int(number), self.ruleset.cards):
                told.append(str(self._word(kind, int(number))))
        return self.text("action-told", verb=self.text(f"verb-{action.verb.name}"), told=", ".join(told))

    def event(self, event: Event) -> str:
        """Say what happened, as the reader for whom the event was made may know it."""
        return self._say("event", event)

    def memory(self, observation: Value) -> str:
        """Say what a seat has seen."""
        return self._say("memory", observation)

    def refusal(self, refusal: Refusal) -> str:
        """Say why an action is refused, with the clause."""
        reason = self.text(f"refusal-{refusal.code}", about=refusal.about)
        return self.text("refusal-told", reason=reason, clause=refusal.clause)

    def ask(self, name: str) -> str:
        """Put a question, by the name of the ask."""
        return self.text(f"ask-{name}")

    def contents(self, value: Value) -> str:
        """Say what any value holds: its fields by their names, without what is unknown, empty or not so."""
        told: list[str] = []
        for field, content in zip(type(value).fields, value.contents(), strict=True):
            name, _, kind = field.partition(":")
            words = self._content(kind or name, content)
            if words is not None:
                told.append(f"{name.replace('_', ' ')} {words}".rstrip())
        return ", ".join(told)

    def _content(self, kind: str, content: object) -> str | None:
        kinds = self.ruleset.kinds
        if kind == "flag":
            return "" if content else None
        if kind in kinds:
            number = cast("int", content)
            return None if number == UNKNOWN else str(self._word(kinds[kind], number))
        if kind[:-1] in kinds:
            numbers = cast("tuple[int, ...]", content)
            return self.listed([str(self._word(kinds[kind[:-1]], number)) for number in numbers]) or None
        if kind == "values":
            return self._inner(cast("tuple[Value, ...]", content))
        if kind == "value":
            return None if content is None else self._inner((cast("Value", content),))
        return str(content)

    def _inner(self, values: tuple[Value, ...]) -> str | None:
        return f"({'; '.join([self.contents(value) for value in values])})" if values else None

    def _say(self, sort: str, value: Value) -> str:
        args: dict[str, object] = {}
        for field, content in zip(type(value).fields, value.contents(), strict=True):
            name, _, kind = field.partition(":")
            args.update(self._field(name, kind or name, content))
        return self.text(f"{sort}-{value.name()}", **args)

    def _field(self, name: str, kind: str, content: object) -> dict[str, object]:
        kinds = self.ruleset.kinds
        if kind == "action":
            return {name: self.action(unpack(cast("int", content), self.ruleset.verbs))}
        if kind in kinds:
            return self._single(name, kinds[kind], cast("int", content))
        if kind[:-1] in kinds:
            return self._several(name, kinds[kind[:-1]], cast("tuple[int, ...]", content))
        if kind == "values":
            return {f"{name}-count": len(cast("tuple[Value, ...]", content))}
        return {name: str(content)}

    def _single(self, name: str, kind: Kind, number: int) -> dict[str, object]:
        return {
            name: self._word(kind, number),
            f"{name}-id": kind.write(number, self.ruleset.cards),
            f"{name}-known": "no" if number == UNKNOWN else "yes",
        }

    def _several(self, name: str, kind: Kind, numbers: tuple[int, ...]) -> dict[str, object]:
        known = [number for number in numbers if number != UNKNOWN]
        args: dict[str, object] = {
            name: self.listed([str(self._word(kind, number)) for number in known]),
            f"{name}-count": len(numbers),
            f"{name}-known": "yes" if len(known) == len(numbers) else "some" if known else "no",
        }
        if len(numbers) == len(self.names):
            by_seat = [
                self.text("of-seat", seat=self.names[seat], thing=self._word(kind, number))
                for seat, number in enumerate(numbers)
                if number != UNKNOWN
            ]
            args[f"{name}-by-seat"] = ", ".join(by_seat)
        return args

    def _word(self, kind: Kind, number: int) -> str | int:
        """Say one number of a kind; numbers stay numbers, so that messages can choose the plural."""
        if kind.name == "number":
            return number
        if kind.name == "seat":
            return self.seat(number)
        if kind.name == "card":
            return self.card(number)
        if kind.name == "spare-card":
            return self.card(number - 1)
        written = kind.write(number, self.ruleset.cards)
        if kind.name == "place":
            cell, _, turned = written.partition(" ")
            return self.text("place-turned", cell=cell) if turned else cell
        message = f"{kind.name}-{_slug(written)}"
        return self.text(message) if has_text("en", message) else written


def card_message(card: Card) -> str:
    """Return the id of the message that names a card.

    `card-broken-pick`, `goal-treasure`, `dwarf-miner`; cards of one sort that differ in shape share a message whose
    variable is `$shape`: `blue-door-[NS]` and its like `card-blue-door`, `[NS]` `card-tunnel`, `N|S` `card-dead-end`.
    """
    shape = _shape(card)
    sort = _slug(card.name.replace(shape, ""))
    if not sort:
        return "card-tunnel" if "[" in shape else "card-dead-end"
    return f"{card.kind if card.kind in ('goal', 'dwarf') else 'card'}-{sort}"


def _shape(card: Card) -> str:
    found = _SHAPE.search(card.name)
    return found.group() if found else ""


def _slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
