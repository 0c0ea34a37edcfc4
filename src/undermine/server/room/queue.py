"""Requests in line: one is on its way to the log, the others wait."""

from collections import deque

from undermine.server.room.effects import Append, Pending, Request, Step
from undermine.server.room.entries import MOVE


class RequestQueue:
    """The requests that wait, and the one that is being written to the log."""

    def __init__(self) -> None:
        self._waiting: deque[Request] = deque()
        self.pending: Pending | None = None

    def is_writing(self) -> bool:
        return self.pending is not None

    def is_empty(self) -> bool:
        return self.pending is None and not self._waiting

    def add(self, *requests: Request) -> None:
        self._waiting.extend(requests)

    def next(self) -> Request | None:
        """Take the request that has waited longest, unless one is being written."""
        return self._waiting.popleft() if self._waiting and self.pending is None else None

    def write(self, request: Request, steps: list[Step]) -> Append:
        """Let a request be the one that is being written."""
        self.pending = Pending(request, steps)
        last = steps[-1]
        return Append([step.entry for step in steps], last.entry.kind == MOVE and last.table.ask() is None)

    def take_written(self) -> Pending:
        """Return the request that was being written, after the log has answered."""
        pending, self.pending = self.pending, None
        if pending is None:
            raise RuntimeError("no request waits for the log")
        return pending

    def put_back(self, request: Request) -> None:
        """Let a request be the next again."""
        self._waiting.appendleft(request)
