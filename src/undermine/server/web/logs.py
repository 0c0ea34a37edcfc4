"""Logs: one line an entry, for people or as JSON, without anything that is a secret of a game or of a person.

Only a few named fields get into a line. Of an error its type and where it happened are told, not its message: that
could quote a view, a seed or a token.
"""

import json
import logging
import traceback
from collections import deque
from types import TracebackType

from undermine.protocol.hosting import LoggedFault

FIELDS = ("game", "code", "bot", "row", "route", "bytes", "version", "address", "database")
"""What may be told beside the message; all of them are opaque ids or public words."""

LINES_REMEMBERED = 20
TIME = "%Y-%m-%dT%H:%M:%S%z"

ErrorInfo = tuple[type[BaseException] | None, BaseException | None, TracebackType | None]


def told(record: logging.LogRecord) -> dict[str, str]:
    """Return what may be told of a record."""
    entry = {"level": record.levelname, "logger": record.name, "message": record.getMessage()}
    entry |= {name: str(getattr(record, name)) for name in FIELDS if hasattr(record, name)}
    if record.exc_info and record.exc_info[0] is not None:
        entry["error"] = record.exc_info[0].__name__
        frames = traceback.extract_tb(record.exc_info[2])
        entry["at"] = " < ".join(
            [f"{frame.name} ({frame.filename}:{frame.lineno})" for frame in frames[::-1]]
        )
    return entry


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a record."""
        moment = self.formatTime(record, TIME)
        return json.dumps({"time": moment, **told(record)}, ensure_ascii=False)


class PlainLines(logging.Formatter):
    """The same, for reading."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a record."""
        entry = told(record)
        level, logger, message = entry.pop("level"), entry.pop("logger"), entry.pop("message")
        rest = "".join([f" {name}={value}" for name, value in entry.items()])
        return f"{self.formatTime(record, TIME)} {level} {logger}: {message}{rest}"


class Recent(logging.Handler):
    """Remembers the last lines that tell of something wrong."""

    def __init__(self) -> None:
        """Begin with none."""
        super().__init__(logging.WARNING)
        self.lines: deque[LoggedFault] = deque(maxlen=LINES_REMEMBERED)

    def emit(self, record: logging.LogRecord) -> None:
        """Remember a record."""
        entry = told(record)
        level, _, message = entry.pop("level"), entry.pop("logger"), entry.pop("message")
        about = " ".join([f"{name}={value}" for name, value in entry.items()])
        self.lines.append(LoggedFault(int(record.created * 1000), level, message, about))


_remembered = Recent()


def recent() -> list[LoggedFault]:
    """Return the last lines that tell of something wrong, newest first."""
    return list(_remembered.lines)[::-1]


def set_up(as_json: bool) -> None:
    """Let everything that is logged go to standard error in one of these forms."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if as_json else PlainLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler, _remembered], force=True)
    logging.getLogger("undermine").setLevel(logging.INFO)
