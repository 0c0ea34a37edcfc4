"""What is said about order and privacy (docs/protocol.md): reports, blocks, what is kept of a person, and its end.

Moments are in milliseconds since 1970.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from undermine.protocol.claiming import SeatNumber
from undermine.protocol.http import Name, Request

Reason = Literal["insults", "cheating", "stalling", "name", "other"]


class SendAway(Request):
    """The host sends somebody away from a running game; a bot plays on."""

    seat: SeatNumber


class ReportPlayer(Request):
    """What is wrong with somebody at a table; the place in the game is noted by the server."""

    seat: SeatNumber
    reason: Reason
    words: Annotated[str, Meta(max_length=500)] = ""


class BlockPlayer(Request):
    """The asker does not want to meet again who sits there."""

    seat: SeatNumber


class Unblock(Request):
    """The asker may meet those again whom they blocked by this name."""

    name: Name


class DeleteMe(Request):
    """Forget the asker; those who have an account give its password."""

    password: Annotated[str, Meta(max_length=200)] = ""


class Blocked(Struct):
    """Somebody whom the asker does not meet, by the name they had then."""

    name: str
    at: int


class Blocks(Struct):
    """Whom the asker does not meet."""

    people: list[Blocked]


class Kept(Struct):
    """For how many days things are kept after they were last used; 0 is until somebody deletes them."""

    open_days: int
    unfinished_days: int
    finished_days: int
    guest_days: int


class KeptTable(Struct):
    """A table at which a person sits or sat; their score and whether they won, once it is known."""

    code: str
    rules: str
    status: str
    seat: int
    name: str
    created: int
    started: int | None
    ended: int | None
    score: int | None
    won: bool | None


class KeptText(Struct):
    """Something that a person wrote at a table."""

    code: str
    at: int
    text: str


class KeptToken(Struct):
    """Something by which a person is known again: a session, a device, a recovery key, or a program's token."""

    kind: str
    name: str
    created: int


class KeptReport(Struct):
    """A report that a person made about somebody."""

    code: str
    name: str
    reason: str
    words: str
    at: int


class KeptRating(Struct):
    """A rating of a season: its mean and how uncertain it is, and from how many games."""

    season: str
    skill: str
    mu: float
    sigma: float
    games: int


class KeptAddress(Struct):
    """Where a person wants to be called back."""

    kind: str
    address: str
    created: int


class MyData(Struct):
    """Everything that is kept about a person."""

    name: str
    created: int
    account: str | None
    account_created: int | None
    public: bool
    tokens: list[KeptToken]
    tables: list[KeptTable]
    texts: list[KeptText]
    ratings: list[KeptRating]
    blocked: list[Blocked]
    reports: list[KeptReport]
    called_at: list[KeptAddress]
