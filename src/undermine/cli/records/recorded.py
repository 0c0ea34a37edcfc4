"""Recorded games played again from their files: whether every move does what is recorded."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from undermine.engine.games import compose
from undermine.engine.kernel.records import BadRecord, Replay, read_record
from undermine.errors import UserError

if TYPE_CHECKING:
    from pathlib import Path


@dataclass(frozen=True)
class Outcome:
    """A file, how many moves its game has, and what is wrong with it, if anything."""

    file: str
    moves: int
    problem: str = ""


def played_again(path: Path) -> Outcome:
    """Play the game in a file again, to its last move."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise UserError(f"Cannot read the file '{path}'.") from None
    try:
        record = read_record(text)
        Replay(record, compose).finish()
    except BadRecord as error:
        return Outcome(str(path), 0, str(error))
    return Outcome(str(path), len(record.moves))
