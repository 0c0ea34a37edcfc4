"""Events in the words of the game: what happened, as one reader may know it."""

from typing import cast

from undermine.api.meanings import meaning
from undermine.engine.kernel.actions import unpack
from undermine.engine.kernel.table import Rules
from undermine.engine.kernel.values import Value


class Event:
    """Something that happened, or that a seat has seen. `name` says what; `facts` has its details by name.

    A fact that the reader may not know is None: `event.facts["card"]` of a card that somebody else has drawn.
    """

    __slots__ = ("_ruleset", "engine")

    def __init__(self, engine: Value, ruleset: Rules) -> None:
        self.engine = engine
        self._ruleset = ruleset

    @property
    def name(self) -> str:
        """What happened: `tunnel-dug`, `tool-broken`, `round-ended`, ..."""
        return self.engine.name()

    @property
    def facts(self) -> dict[str, object]:
        """The details: seats as numbers, cards by name, cells as (x, y)."""
        facts: dict[str, object] = {}
        for field, content in zip(type(self.engine).fields, self.engine.contents(), strict=True):
            name, _, kind = field.partition(":")
            facts[name] = self._fact(kind or name, content)
        return facts

    def _fact(self, kind: str, content: object) -> object:
        kinds, cards = self._ruleset.kinds, self._ruleset.cards
        if kind in kinds:
            return meaning(kinds[kind], cast("int", content), cards)
        if kind == "value":
            return None if content is None else Event(cast("Value", content), self._ruleset)
        if kind == "values":
            return tuple([Event(inner, self._ruleset) for inner in cast("tuple[Value, ...]", content)])
        if kind == "action":
            return str(unpack(cast("int", content), self._ruleset.verbs))
        if kind[:-1] in kinds:
            single = kinds[kind[:-1]]
            return tuple([meaning(single, number, cards) for number in cast("tuple[int, ...]", content)])
        return content

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.engine == other.engine

    def __hash__(self) -> int:
        return hash(self.engine)

    def __repr__(self) -> str:
        facts = "".join([f" {name}={value!r}" for name, value in self.facts.items() if value is not None])
        return f"<{self.name}{facts}>"
