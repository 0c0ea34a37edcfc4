"""What the HTTP interface takes and gives about tables and people (docs/protocol.md).

Finished games are in `history.py`, what is for learners in `learning.py`. Unknown fields are refused, as everywhere.
"""

from typing import Annotated

from msgspec import Meta, Struct, field

from undermine.protocol.claiming import SeatNumber
from undermine.protocol.messages import Table, TableOptions

LONGEST_NAME = 24
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]  # the lobby looks closer
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Nonce = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]*$(?!\n)")]
Promise = Annotated[str, Meta(max_length=64, pattern=r"^([0-9a-f]{64})?$(?!\n)")]
About = dict[str, str | int]
"""What a refusal speaks of, by name: `{"one": "costume", "other": "party"}`."""


class Request(Struct, forbid_unknown_fields=True):
    """What a client may ask."""


class Options(TableOptions, frozen=True, forbid_unknown_fields=True):
    """The host's settings, all of them; what is left out gets its default."""


class NewTable(Request):
    """A table with this many seats; the first is the host's, and bots of these levels take the last ones.

    `assistant`: the host is an AI assistant, which the options must allow.
    """

    rules: Annotated[str, Meta(min_length=1, max_length=200)]
    seats: Annotated[int, Meta(ge=1, le=12)]
    name: Name
    bots: Annotated[list[Annotated[str, Meta(max_length=32)]], Meta(max_length=11)] = []
    nonce: Nonce = ""
    options: Options = field(default_factory=Options)
    promise: Promise = ""
    assistant: bool = False


class Join(Request):
    """Sit down: on that seat, or on the first free one; a `guest` has no name of their own and is numbered.

    The nonce is the person's share in the deal, the promise its fingerprint, if it is to be shown later. An `assistant`
    is an AI assistant: the host must allow it, and everybody sees it.
    """

    name: Name
    seat: SeatNumber | None = None
    nonce: Nonce = ""
    promise: Promise = ""
    guest: bool = False
    assistant: bool = False


class Research(Request):
    """Whether the asker agrees that the finished game may become data for research."""

    agrees: bool


class SameDevice(Request):
    """Sit somebody else down who plays on the asker's device: on that seat, or on the first free one."""

    name: Name
    seat: SeatNumber | None = None


class HandOver(Request):
    """The host hands over the seat of somebody who is gone."""

    seat: SeatNumber


class TakeOver(Request):
    """Sit down in the middle of a game, on the seat that was handed over with this key, under this name."""

    key: Annotated[str, Meta(max_length=100)]
    name: Name


class GivenShare(Request):
    """A share in the deal: the fingerprint of it before the game begins, itself when the table asks for it."""

    promise: Promise = ""
    nonce: Nonce = ""


class LetIn(Request):
    """The host lets somebody of this name come back who was sent away."""

    name: Name


class SetSeat(Request):
    """The host puts a bot on a seat, or with null empties it."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=32)] | None


class Reorder(Request):
    """The host changes who sits where: the present seats in their new order."""

    order: Annotated[list[SeatNumber], Meta(max_length=12)]


class OtherRules(Request):
    """The host has other rules played, on this many seats; people keep theirs, in their order."""

    rules: Annotated[str, Meta(min_length=1, max_length=200)]
    seats: Annotated[int, Meta(ge=1, le=12)]


class Recover(Request):
    """Become, on this device, the person whose recovery key this is."""

    key: Annotated[str, Meta(max_length=100)]


class Credentials(Request):
    """The name and password of an account."""

    name: Name
    password: Password


class NewPassword(Request):
    """Another password in the place of the present one."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class TokenWanted(Request):
    """A token for a program; the name is for the owner's own list."""

    name: Name


class Seated(Struct):
    """A table, which seat is the asker's, and whether they are its host."""

    table: Table
    you: int | None
    host: bool


class NewGuest(Struct):
    """Somebody who plays on a shared device, known by a token as a program would be, and where they sit."""

    token: str
    seat: int


class SeatKey(Struct):
    """The key to a seat that was handed over: it serves once, and the key before it is void."""

    key: str


class RunningTable(Struct):
    """An unfinished table of the asker: everybody's name there (empty: a free seat), and which of the seats is theirs.

    `asked` are the seats that everybody waits for; null where nobody has looked at the table for a while.
    """

    code: str
    rules: str
    status: str
    names: list[str]
    you: int
    asked: list[int] | None = None


class Me(Struct):
    """Who the asker is, the codes of their unfinished tables, and the name of their account if they have one."""

    name: str | None
    tables: list[str]
    account: str | None = None
    running: list[RunningTable] = []


class RecoveryKey(Struct):
    """A key that moves this identity to another device; the one before it is void."""

    key: str


class Token(Struct):
    """A token of a program, as its owner sees it in a list; `created` is in milliseconds since 1970."""

    id: str
    name: str
    created: int


class NewToken(Token):
    """A new token: what the program sends as `Authorization: Bearer TOKEN`. It is not shown again."""

    token: str


class Tokens(Struct):
    """The tokens of the asker's programs."""

    tokens: list[Token]


class Rules(Struct):
    """What can be played: rulesets to begin with, modules to add with `+`, and the levels of bots.

    `variants` names the modules that are another way to play some module and take its place, each with that module.
    """

    rulesets: list[str]
    modules: list[str]
    bots: list[str]
    variants: dict[str, str]


class Share(Struct):
    """A person's share in the deal: what they promised, and what they showed. Empty: they gave none."""

    seat: int
    promise: str
    nonce: str


class Fairness(Struct):
    """How the deal was made. Until it is, only the commitment and the promises are known; the seed when all is over.

    `nonces` are those that the deal was made from, `shares` says whose they are.
    """

    game: str
    commitment: str
    nonces: list[str]
    server_seed: str | None = None
    deal_seed: str | None = None
    shares: list[Share] = []


class Failure(Struct):
    """Why a request was refused: a code for programs, what it speaks of, and a sentence for their authors."""

    code: str
    message: str
    about: About = {}
