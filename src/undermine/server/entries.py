"""An entry of a game's log, as rooms make them and the store keeps them."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Entry:
    """One command of a game and a digest of what it did."""

    seq: int
    cmd_id: str
    kind: str
    seat: int
    command: str
    digest: str
