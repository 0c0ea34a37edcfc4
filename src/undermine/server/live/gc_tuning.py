"""When to look for memory that only Python's search for cycles can free.

That search goes through every object of every table and stops the whole server: for most of a second with a thousand
tables open. Nearly everything is freed without it, so only the newest objects are looked through all the time, and the
full search waits for a moment in which nobody plays.
"""

import asyncio
import gc
from collections.abc import Callable

NEW_OBJECTS = 2_000
"""How many new objects are looked through at once: few enough to take only a few milliseconds."""
NEVER = 1_000_000_000
QUIET_SECONDS = 5.0
"""When nobody has played for this long it is a good moment ..."""
MOST_SECONDS = 900.0
"""... and after this long without one, any moment will do."""


def collect_seldom() -> None:
    """Leave what was loaded with the program out of every search, and search by itself among the newest objects alone.

    Those of middle age would be a hundred thousand after a while, and take a tenth of a second, for which a move
    would wait.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, NEVER, NEVER)


async def collect_when_quiet(
    commands_saved: Callable[[], int], quiet: float = QUIET_SECONDS, most: float = MOST_SECONDS
) -> None:
    """Search for cycles whenever something was played and then nothing for a while."""
    searched, waited = 0, 0.0
    while True:
        before = commands_saved()
        await asyncio.sleep(quiet)
        waited += quiet
        saved = commands_saved()
        if saved > searched and (saved == before or waited >= most):
            searched, waited = saved, 0.0
            gc.collect()
