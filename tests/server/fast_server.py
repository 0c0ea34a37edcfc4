"""A server whose time runs faster: `python -m tests.server.fast_server SPEED serve ...` is `undermine serve ...`.

All its clocks are one: the loop's, that of limits, and that of games. What it waits for outside keeps its real time:
clients, and processes that compute. Bots think as they always do; who starts it gives them a slower pace, so that they
are ready when their answers are due. While the whole process is stopped its time stands still.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from typing import Any

import uvicorn

from tests.server.awake import AwakeClock, WakefulSelector

SPEED = float(sys.argv[1]) if __name__ == "__main__" else 1.0
LOOKING_SLOWER = 10
_awake = AwakeClock()
_begun_wall, _begun = time.time(), _awake()


def fast_monotonic() -> float:
    return _begun + (_awake() - _begun) * SPEED


def fast_time() -> float:
    return _begun_wall + (_awake() - _begun) * SPEED


class HastySelector(WakefulSelector):
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


def loop_factory(config: uvicorn.Config) -> Callable[[], asyncio.AbstractEventLoop]:
    """Return what makes the server's loop, after giving clients the usual time for pings and further requests."""
    config.ws_ping_interval, config.ws_ping_timeout = 20 * SPEED, 20 * SPEED
    config.timeout_keep_alive = int(config.timeout_keep_alive * SPEED)
    return new_loop


def keep_real_time() -> None:
    """Let clients and processes that compute have as many real seconds as they usually do."""
    from undermine.server.history import studies
    from undermine.server.live import thinkers
    from undermine.server.web import connections, socket_api

    thinkers.LONGEST_THOUGHT_SECONDS *= SPEED
    thinkers.STARTING_SECONDS *= SPEED
    studies.LONGEST_STUDY_SECONDS *= SPEED
    connections.REQUEST_SECONDS *= SPEED
    connections.STALLED_SECONDS *= SPEED
    socket_api.HELLO_SECONDS = int(socket_api.HELLO_SECONDS * SPEED)
    socket_api.CLOSING_SECONDS = int(socket_api.CLOSING_SECONDS * SPEED)


def look_less_often() -> None:
    """Look for changes in the database, and for memory that can be freed, at intervals that leave time for games."""
    from undermine.server.live import caller, directory, gc_tuning, tournaments

    gc_tuning.collect_when_quiet.__defaults__ = (gc_tuning.QUIET_SECONDS * SPEED, gc_tuning.MOST_SECONDS)
    modules: tuple[Any, ...] = (caller, directory, tournaments)
    for module in modules:
        module.LOOK_SECONDS *= LOOKING_SLOWER


def main() -> None:
    """Run the command with the clocks of a fast server."""
    from undermine.cli import main as command
    from undermine.server import timestamps

    timestamps.time.time, timestamps.time.monotonic = fast_time, fast_monotonic  # type: ignore[attr-defined]
    timestamps._watch = timestamps.Watch()  # noqa: SLF001 - it must begin with these clocks
    keep_real_time()
    look_less_often()
    uvicorn.Config.get_loop_factory = loop_factory  # type: ignore[method-assign,assignment]
    sys.argv = ["undermine", *sys.argv[2:]]
    command()


if __name__ == "__main__":
    main()
