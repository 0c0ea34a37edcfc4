"""A server whose time runs faster: `python -m tests.server.fast_server SPEED serve ...` is `undermine serve ...`.

All its clocks are one: the loop's, that of limits, and that of games. What bots may take of the machine is not
stretched, so they answer by their policy more often than they would at leisure.
"""

from __future__ import annotations

import asyncio
import selectors
import sys
import time
from typing import Any

import uvicorn

SPEED = float(sys.argv[1]) if __name__ == "__main__" else 1.0
_begun_wall, _begun = time.time(), time.monotonic()
_monotonic = time.monotonic


def fast_monotonic() -> float:
    return _begun + (_monotonic() - _begun) * SPEED


def fast_time() -> float:
    return _begun_wall + (_monotonic() - _begun) * SPEED


class HastySelector(selectors.DefaultSelector):
    """Waits for a part of the time it is told to."""

    def select(self, timeout: float | None = None) -> Any:
        return super().select(timeout if timeout is None or timeout <= 0 else timeout / SPEED)


class FastLoop(asyncio.SelectorEventLoop):
    """A loop whose seconds are shorter."""

    def __init__(self) -> None:
        super().__init__(HastySelector())

    def time(self) -> float:
        return fast_monotonic()


def new_loop() -> asyncio.AbstractEventLoop:
    return FastLoop()


def main() -> None:
    """Run the command with the clocks of a fast server."""
    from undermine.cli import main as command
    from undermine.server import timestamps
    from undermine.server.live import thinkers

    timestamps.time.time, timestamps.time.monotonic = fast_time, fast_monotonic  # type: ignore[attr-defined]
    timestamps._watch = timestamps.Watch()  # noqa: SLF001 - it must begin with these clocks
    thinkers.LONGEST_THOUGHT_SECONDS *= SPEED
    thinkers.STARTING_SECONDS *= SPEED
    uvicorn.Config.get_loop_factory = lambda _self: new_loop  # type: ignore[method-assign,assignment]
    sys.argv = ["undermine", *sys.argv[2:]]
    command()


if __name__ == "__main__":
    main()
