"""An entry of a game's log, as rooms make them and the store keeps them.

Besides the moves the log holds what a room must know to go on with them: any server that reads the log knows all that
the one knew which wrote it. Such entries are no part of a game's record.
"""

from dataclasses import dataclass

MOVE = "move"
"""An action of a seat; the only kind that changes the table."""
HELD = "held"
"""A seat's answer to a reaction window, sealed until the window closes; a later one takes its place."""
MORE_TIME = "more-time"
"""A seat gives the open question more time."""
STANDING = "standing"
"""What a seat answers to reaction windows from now on, unless it answers itself (`orders.py`)."""
PASSING = "passing"
"""A seat lets the server pass for it to the end of the round (`on`), or no longer (`off`)."""
RESUMED = "resumed"
"""Somebody came back to a table where time had run out while nobody was there: the question begins again."""
READY = "ready"
"""A seat has looked at how a round ended (`unmasking.py`)."""
ONWARD = "onward"
"""The time for looking at how a round ended is over."""
LEFT = "left"
"""Somebody has left the game, and a bot plays the seat (`on`), or has come back to it (`off`)."""
GONE = "gone"
"""Somebody is gone for good, or was sent away: the seat is a bot's from now on."""
KINDS = (MOVE, HELD, MORE_TIME, STANDING, PASSING, RESUMED, READY, ONWARD, LEFT, GONE)


@dataclass(frozen=True)
class Entry:
    """One command of a game, when it came (in milliseconds since 1970), and a digest of what it did."""

    seq: int
    cmd_id: str
    kind: str
    seat: int
    command: str
    digest: str
    at: int = 0
