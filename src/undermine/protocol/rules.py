"""What a client is told about one set of rules (docs/protocol.md)."""

from msgspec import Struct


class CardData(Struct):
    """A kind of card: its name on the wire, the id of its name in words, and its shape if it has one."""

    name: str
    kind: str
    message: str
    tunnels: list[str]
    dead_ends: str
    tags: list[str]
    module: str


class RulesData(Struct):
    """One set of rules. `values` gives for every event, memory and part the kind of each of its fields."""

    rules: str
    fewest: int
    most: int
    modules: list[str]
    cards: list[CardData]
    values: dict[str, dict[str, str]]
