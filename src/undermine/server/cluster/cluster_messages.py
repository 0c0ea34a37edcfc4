"""What the servers of one database tell each other. Losing any of it is harmless: the database holds the truth.

A letter says that something is new, never what: whoever gets it looks into the database.
"""

from msgspec import Struct, json


class Letter(Struct, tag_field="is", frozen=True):
    """One thing a server tells the others."""


class Alive(Letter, tag="alive", frozen=True):
    """I run. Said all the time."""


class Asking(Letter, tag="asking", frozen=True):
    """I am new, and want to know which tables the others have."""


class Hosting(Letter, tag="hosting", frozen=True):
    """I have this table in memory, and these seats are connected to me."""

    code: str
    seats: list[int]


class Forgot(Letter, tag="forgot", frozen=True):
    """I have this table no longer."""

    code: str


class Written(Letter, tag="written", frozen=True):
    """There is something new in the log of this table's game."""

    code: str


class Changed(Letter, tag="changed", frozen=True):
    """Who sits at this table has changed, or the game has begun or ended."""

    code: str


class Spoken(Letter, tag="spoken", frozen=True):
    """Somebody has said something at this table."""

    code: str


class Spent(Letter, tag="spent", frozen=True):
    """So often these addresses have lately done what is limited here."""

    limit: str
    times: dict[str, int]


AnyLetter = Alive | Asking | Hosting | Forgot | Written | Changed | Spoken | Spent


class Envelope(Struct, frozen=True):
    """Letters of one server."""

    node: str
    letters: list[AnyLetter]


write_envelope = json.Encoder().encode
read_envelope = json.Decoder(Envelope).decode
