"""What goes into a room and what comes out of it."""

from dataclasses import dataclass

from undermine.engine.kernel.events import Event
from undermine.engine.kernel.table import Table
from undermine.server import protocol
from undermine.server.entries import Entry


@dataclass(frozen=True)
class Append:
    """Write this to the log; then call `committed`, `overtaken` or `failed`."""

    entry: Entry
    over: bool


@dataclass(frozen=True)
class Send:
    """Send this to one client."""

    client: int
    message: protocol.ServerMessage


@dataclass(frozen=True)
class Think:
    """Let a bot find its answer to this ask and call `bot_moves`, not before so many seconds have passed."""

    seat: int
    ask: int
    seconds: float


Effect = Append | Send | Think


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
class Pending:
    """A command on its way to the disk, and the table as it will be."""

    command: Command
    entry: Entry
    table: Table
    events: list[Event]


@dataclass(frozen=True)
class Happening:
    """What one command did, and for each viewer the number of the update that tells of it (0: it is not told)."""

    events: list[Event]
    numbers: list[int]
