"""Records from files: reading them, and playing them again to see whether every move does what is recorded."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from undermine.engine.games import compose
from undermine.engine.kernel.records import RULES_VERSION, BadRecord, OtherRules, Record, Replay, read_record
from undermine.errors import UserError

if TYPE_CHECKING:
    from pathlib import Path

LARGEST_FILE_BYTES = 64 * 2**20
"""Far more than any record has; some devices have no end."""


def read_text(file: Path) -> str:
    """Return the text of a file; raises `UserError` with a sentence."""
    try:
        with file.open("rb") as opened:
            content = opened.read(LARGEST_FILE_BYTES + 1)
        if len(content) > LARGEST_FILE_BYTES:
            raise UserError("file-too-large", file=file)
        return content.decode("utf-8")
    except (OSError, ValueError):
        raise UserError("unreadable-file", file=file) from None


def record_from(file: Path) -> Record:
    """Return the record in a file; raises `UserError` with a sentence if there is none."""
    try:
        return read_record(read_text(file))
    except BadRecord as error:
        raise bad_record(file, error) from None


def bad_record(file: Path, error: BadRecord) -> UserError:
    """Return the error that says what is wrong with a record."""
    if isinstance(error, OtherRules):
        return UserError("other-rules", file=file, version=error.version, ours=RULES_VERSION)
    return UserError("bad-record", file=file, reason=error)


@dataclass(frozen=True)
class Outcome:
    """A file, how many moves its game has, and what is wrong with it, if anything."""

    file: str
    moves: int
    problem: BadRecord | None = None


def played_again(path: Path) -> Outcome:
    """Play the game in a file again, to its last move."""
    record = record_from(path)
    try:
        Replay(record, compose).finish()
    except BadRecord as error:
        return Outcome(str(path), 0, error)
    return Outcome(str(path), len(record.moves))
