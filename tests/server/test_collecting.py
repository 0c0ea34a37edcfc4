"""The search for cyclic garbage waits until nobody plays."""

import asyncio
import gc
from typing import Any
from weakref import ref

import pytest

from undermine.server.live.gc_tuning import collect_when_quiet


class Knot:
    """Something that only a search for cycles frees."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def no_search_by_itself() -> Any:
    gc.disable()
    yield
    gc.enable()


async def searched(quiet: float, most: float, playing: bool) -> bool:
    """Return whether a knot is gone after a while at a server where something was, or goes on being, played."""
    saved = 1
    left = ref(Knot())
    task = asyncio.create_task(collect_when_quiet(lambda: saved, quiet, most))
    for _ in range(40):
        await asyncio.sleep(0.005)
        saved += int(playing)
    task.cancel()
    return left() is None


def test_what_was_left_behind_is_freed_once_nobody_plays() -> None:
    assert asyncio.run(searched(quiet=0.05, most=60.0, playing=False))


def test_nobody_waits_for_the_search_while_they_play() -> None:
    assert not asyncio.run(searched(quiet=0.05, most=60.0, playing=True))


def test_a_server_that_is_never_quiet_searches_after_a_long_time() -> None:
    assert asyncio.run(searched(quiet=0.05, most=0.1, playing=True))
