"""When to look for memory that only Python's search for cycles can free.

That search goes through every object of every table and stops the whole server: for most of a second with a thousand
tables open. Nearly everything is freed without it, so only the newest objects are looked through all the time, and the
full search waits for a moment in which nobody plays.
"""

import asyncio
import gc
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from undermine.server.live.hub import Hub

YOUNG = 2_000
"""So many new objects are looked through at once; they are few enough not to be felt: a few milliseconds."""
NEVER = 1_000_000_000
QUIET_SECONDS = 5.0
"""Nobody has played for so long: a good moment ..."""
MOST_SECONDS = 900.0
"""... and after so long without one, any moment will do."""


def collect_seldom() -> None:
    """Leave what was loaded with the program out of every search, and search by itself among the newest objects alone.

    Those of middle age would be a hundred thousand after a while, and take a tenth of a second: whoever moved just then
    would wait.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


async def collect_when_quiet(hub: "Hub", quiet: float = QUIET_SECONDS, most: float = MOST_SECONDS) -> None:
    """Search for cycles whenever something was played and then nothing for a while."""
    searched, waited = 0, 0.0
    while True:
        before = hub.written
        await asyncio.sleep(quiet)
        waited += quiet
        if hub.written > searched and (hub.written == before or waited >= most):
            searched, waited = hub.written, 0.0
            gc.collect()
