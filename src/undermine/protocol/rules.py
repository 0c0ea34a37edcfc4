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


class Copies(Struct):
    """A card of the box and the number of its copies."""

    card: CardData
    copies: int


class GoldCards(Struct):
    """Gold cards of one value, and the number of their copies."""

    value: int
    copies: int


class Components(Struct):
    """What lies in the box of a mixture: its cards, the backs that some of them have, and the gold cards."""

    rules: str
    modules: list[str]
    cards: list[Copies]
    backs: list[CardData]
    gold: list[GoldCards]


class RulesData(Struct):
    """One set of rules. `values` gives for every event, memory and part the kind of each of its fields."""

    rules: str
    fewest: int
    most: int
    modules: list[str]
    cards: list[CardData]
    values: dict[str, dict[str, str]]
