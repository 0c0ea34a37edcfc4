"""Records of simulated games, one file a game, in a folder of their own."""

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from undermine.bots.loader import short_name
from undermine.engine.kernel.actions import Action
from undermine.engine.kernel.records import Record
from undermine.engine.kernel.table import Event, Table
from undermine.errors import UserError
from undermine.sim.match import Watcher
from undermine.sim.outputs import refused_writing, written_beside

SETTING_FILE: Final = "played.json"
"""Says which games a folder is for, so that a run that goes on adds to its own records alone."""


@dataclass(frozen=True)
class RecordFolder:
    """A folder for the records of one run."""

    path: Path

    def prepare(self, setting: Mapping[str, object]) -> None:
        """Make the folder; raises `UserError` if there is something else in it than records of the same run."""
        said = json.dumps(setting, indent=1, sort_keys=True) + "\n"
        with refused_writing(self.path):
            self.path.mkdir(parents=True, exist_ok=True)
            note = self.path / SETTING_FILE
            if note.is_file():
                if note.read_text(encoding="utf-8", errors="replace") != said:
                    raise UserError("records-of-others", folder=self.path)
            elif any(self.path.iterdir()):
                raise UserError("folder-not-empty", folder=self.path)
            with written_beside(note) as beside:
                beside.write_text(said, encoding="utf-8")

    def keep(self, name: str, record: Record) -> None:
        """Write one record."""
        with written_beside(self.path / f"{name}.json") as beside:
            beside.write_text(record.to_json(), encoding="utf-8")


class Recorder(Watcher):
    """Writes down the moves of a match."""

    def __init__(self, record: Record) -> None:
        """Begin with a record without moves."""
        self.record = record

    def moved(self, table: Table, seat: int, action: Action, events: Sequence[Event]) -> None:
        """Add the move."""
        self.record.add(seat, action, list(events), table.ruleset)


@contextmanager
def kept(
    folder: RecordFolder | None, name: str, rules: str, line_up: Sequence[str], seed: bytes
) -> Iterator[list[Watcher]]:
    """Give the watchers that a match needs for its record, and keep that when the match is over."""
    if folder is None:
        yield []
        return
    record = Record(rules, seat_names(line_up), seed.hex())
    yield [Recorder(record)]
    folder.keep(name, record)


def seat_names(line_up: Sequence[str]) -> list[str]:
    """Return a name for every seat: that of its bot, numbered where several seats have the same."""
    names = [short_name(bot) for bot in line_up]
    return [
        f"{name} {names[: seat + 1].count(name)}" if names.count(name) > 1 else name
        for seat, name in enumerate(names)
    ]
