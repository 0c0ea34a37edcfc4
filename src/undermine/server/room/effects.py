"""What goes into a room and what comes out of it."""

from dataclasses import dataclass

from undermine.engine.kernel.actions import Action
from undermine.engine.kernel.table import Event, Table
from undermine.protocol import messages, views
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


@dataclass(frozen=True)
class Converse:
    """Let a bot say something about this turn, which is over, if one has something to say."""

    events: tuple[Event, ...]


Effect = Append | Send | Think | Converse

# -- in ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Command:
    """An action that a seat wants to do (None: what it sent is no action).

    `client` is who waits for the answer, if anybody does, and `given_id` the name that client gave the command.
    """

    id: str
    seat: int
    ask: int
    action: Action | None
    client: int | None = None
    given_id: str = ""


@dataclass(frozen=True)
class Note:
    """Something a seat wants, or time brings, that is no move: an entry of this kind with this text."""

    kind: str
    seat: int
    text: str
    client: int | None = None


@dataclass(frozen=True)
class Closing:
    """The end of the reaction window with this number."""

    ask: int


Request = Command | Note | Closing


# -- on the way to the log -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Step:
    """An entry of the log and what it does: the table as it will be, and what happened, also in words."""

    entry: Entry
    table: Table
    action: Action | None = None
    events: tuple[Event, ...] = ()
    words: tuple[views.Words, ...] = ()


@dataclass(frozen=True)
class Pending:
    """A request on its way to the log."""

    request: Request
    steps: list[Step]
