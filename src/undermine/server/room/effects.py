"""What goes into a room and what comes out of it."""

from dataclasses import dataclass

from undermine.engine.kernel.events import Event
from undermine.engine.kernel.table import Table
from undermine.protocol import messages
from undermine.server.room.entries import Entry

# -- out -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Append:
    """Write these to the log, all or none; then call `committed`, `overtaken` or `failed`."""

    entries: list[Entry]
    over: bool


@dataclass(frozen=True)
class Send:
    """Send this to one client."""

    client: int
    message: messages.ServerMessage


@dataclass(frozen=True)
class Think:
    """Let a bot find its answer to this ask and call `bot_moves`; the kind of question says how long it takes."""

    seat: int
    ask: int
    question: str


Effect = Append | Send | Think

# -- in ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Command:
    """Something a seat wants to do; `client` is who waits for the answer, if anybody does."""

    id: str
    seat: int
    ask: int
    action: str
    client: int | None = None
    given_id: str = ""


@dataclass(frozen=True)
class Note:
    """Something a seat wants that is no move: an entry of this kind with this text."""

    kind: str
    seat: int
    text: str
    client: int


@dataclass(frozen=True)
class Closing:
    """The end of the reaction window with this number."""

    ask: int


Wish = Command | Note | Closing


@dataclass(frozen=True)
class Step:
    """An entry on its way to the disk, and the table as it will be."""

    entry: Entry
    table: Table
    events: list[Event]


@dataclass(frozen=True)
class Pending:
    """A wish on its way to the disk."""

    wish: Wish
    steps: list[Step]
