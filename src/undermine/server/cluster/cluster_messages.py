"""What the servers of one database tell each other. Losing any of it is harmless: the database holds the truth.

A message says that something is new, never what: a server that gets it looks into the database.
"""

from msgspec import Struct, field, json


class ClusterMessage(Struct, tag_field="is", frozen=True):
    """One thing a server tells the others."""


class Alive(ClusterMessage, tag="alive", frozen=True):
    """I run. Sent all the time."""


class Asking(ClusterMessage, tag="asking", frozen=True):
    """I am new, and want to know which tables the others have."""


class Hosting(ClusterMessage, tag="hosting", frozen=True):
    """I have this table in memory, and these seats are connected to me."""

    code: str
    seats: list[int]


class Forgot(ClusterMessage, tag="forgot", frozen=True):
    """I have this table no longer."""

    code: str


class Written(ClusterMessage, tag="written", frozen=True):
    """There is something new in the log of this table's game."""

    code: str


class Changed(ClusterMessage, tag="changed", frozen=True):
    """Who sits at this table has changed, or the game has begun or ended."""

    code: str


class Spoken(ClusterMessage, tag="spoken", frozen=True):
    """Somebody has said something at this table."""

    code: str


class SignedOut(ClusterMessage, tag="signed-out", frozen=True):
    """Some of the tokens by which this person was known are void."""

    person: str


class Spent(ClusterMessage, tag="spent", frozen=True):
    """How often these addresses have lately done what is limited here."""

    limit: str
    times: dict[str, int]


AnyClusterMessage = Alive | Asking | Hosting | Forgot | Written | Changed | Spoken | SignedOut | Spent


class Envelope(Struct, frozen=True):
    """Messages of one server."""

    node: str
    messages: list[AnyClusterMessage] = field(name="letters")  # the name that older servers know


write_envelope = json.Encoder().encode
read_envelope = json.Decoder(Envelope).decode
