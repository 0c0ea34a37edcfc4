"""What a round came to, gathered from its events: every event that has a share in it says so in `report`."""

from __future__ import annotations

from typing import Final

NO_SIDE: Final = "nobody"
"""The side that has won a round which nobody has won."""


class Outcome:
    """What the events so far say of how a round went.

    `found` is whether somebody has reached what is sought, `dwarfs` are everybody's dwarf cards once they are shown,
    `winners` the seats that have won the round, `gained` what each seat was given for it where one event says that. A
    round is `settled` when nothing of it is still to come.
    """

    def __init__(self) -> None:
        self.ended = False
        self.found = False
        self.settled = False
        self.dwarfs: tuple[int, ...] = ()
        self.winners: tuple[int, ...] = ()
        self.gained: tuple[int, ...] = ()

    def copy(self) -> Outcome:
        """Return the same, to be added to by itself."""
        other = Outcome()
        other.ended = self.ended
        other.found = self.found
        other.settled = self.settled
        other.dwarfs = self.dwarfs
        other.winners = self.winners
        other.gained = self.gained
        return other
