"""What is said about games with printed cards (docs/protocol.md, "With printed cards")."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from undermine.protocol.claiming import SeatNumber
from undermine.protocol.http import Name, Request
from undermine.protocol.views import AnyView

Treasures = Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=12)]
Key = Annotated[str, Meta(max_length=64)]


class RoundOver(Request, tag="round-over", tag_field="is"):
    """A round is over: whether the treasure was reached, and by whom.

    In Saboteur 2 also: the `teams` that have won, and how many `crystals` lie open.
    In The Lost Mines instead: the treasures that lie before each seat by their names, and who has the dragon.
    """

    treasure: bool = False
    finisher: SeatNumber | None = None
    treasures: Annotated[list[Treasures], Meta(max_length=12)] = field(default_factory=list)
    dragon: SeatNumber | None = None
    teams: Annotated[list[Literal["blue", "green"]], Meta(max_length=2)] = field(default_factory=list)
    crystals: Annotated[int, Meta(ge=0, le=20)] = 0


class GoldPicked(Request, tag="gold-picked", tag_field="is"):
    """A seat keeps a gold card of this value and passes the others on."""

    seat: SeatNumber
    value: Annotated[int, Meta(ge=1, le=15)]


class GoldCounted(Request, tag="gold-counted", tag_field="is"):
    """A seat has got gold otherwise, or lost it, in the sight of all."""

    seat: SeatNumber
    gold: Annotated[int, Meta(ge=-50, le=50)]


Entry = RoundOver | GoldPicked | GoldCounted


class NewCompanion(Request):
    """Begin a game with printed cards: its rules, and who plays, in the order of their seats."""

    rules: Annotated[str, Meta(min_length=1, max_length=200)]
    names: Annotated[list[Name], Meta(min_length=1, max_length=12)]


class ClaimSeat(Request):
    """Take a name of the list for this device."""

    seat: SeatNumber


class Look(Request):
    """Look at what the seat with this key may know."""

    key: Key


class Tell(Request):
    """Tell how the game goes on, as the seat with this key."""

    key: Key
    entry: Entry


class DealForTable(Request):
    """Deal for a table of a tournament that is played with real cards."""

    round: Annotated[int, Meta(ge=0, le=99)]
    table: Annotated[int, Meta(ge=0, le=999)]


class EnterResult(Request):
    """Enter the scores of a game that is over in its tournament, as the seat with this key."""

    key: Key


class SeatClaimed(Struct):
    """The key of a seat, which nobody else has."""

    key: str


class DwarfCount(Struct):
    """How many of a dwarf are shuffled."""

    dwarf: str
    copies: int


class CompanionSeat(Struct):
    """What everybody knows of a seat: its name, whether a device has it, its open gold or points.

    `score` is known when the game is over.
    """

    name: str
    claimed: bool
    gold: int
    cards: int
    score: int | None


class OfTournament(Struct):
    """The table of a tournament at which a game is played; `given`: its result has been entered."""

    code: str
    round: int
    table: int
    given: bool


class Companion(Struct):
    """A game with printed cards as everybody may see it; `last` are the dwarfs of the round that is over.

    `setup` is how the table looks when a round begins; `version` grows with everything that is told. `tournament` is
    there for a game of one.
    """

    code: str
    rules: str
    version: int
    round: int
    phase: str
    seats: list[CompanionSeat]
    dwarfs: list[DwarfCount]
    asked: int | None
    last: list[str]
    winners: list[int]
    setup: AnyView
    tournament: OfTournament | None = None


class OwnSeat(Struct):
    """What one seat may know beside that: its dwarf, its gold cards, and those it may choose from now."""

    seat: int
    dwarf: str
    gold: list[int]
    offered: list[int]
