"""What happens in a tournament: the log is the list of these, and everything else follows from it."""

from msgspec import Struct


class Event(Struct, frozen=True, tag_field="is", forbid_unknown_fields=True):
    """Something that happened."""


class Registered(Event, frozen=True, tag="registered"):
    """Somebody takes part from the next pairing on; rounds that are paired already they have missed."""

    player: str


class Withdrew(Event, frozen=True, tag="withdrew"):
    """Somebody takes no part in further rounds; what they have achieved stays. Registering again brings them back."""

    player: str


class Absent(Event, frozen=True, tag="absent"):
    """Somebody misses the next round, and no other."""

    player: str


class Present(Event, frozen=True, tag="present"):
    """Somebody who was said to be absent plays in the next round after all."""

    player: str


class Arrived(Event, frozen=True, tag="arrived"):
    """Somebody has a device of their own from now on, or another one."""

    player: str


class Paired(Event, frozen=True, tag="paired"):
    """The tables of the next round, and who has a bye. It takes the place of a pairing that has not begun."""

    tables: list[list[str]]
    byes: list[str]


class Begun(Event, frozen=True, tag="begun"):
    """The round that was paired is played.

    `codes` are those of the tables on a server, in the order of the tables; where one is empty, or there are none, the
    table is played with real cards.
    """

    codes: list[str] = []


class ResultGiven(Event, frozen=True, tag="result-given"):
    """Everybody's gold at a table of a round that has begun; given again, it is corrected. Numbers begin with 0."""

    round: int
    table: int
    gold: list[int]


class Closed(Event, frozen=True, tag="closed"):
    """No further round is played; results can still be given and corrected."""


AnyEvent = Registered | Withdrew | Absent | Present | Arrived | Paired | Begun | ResultGiven | Closed
