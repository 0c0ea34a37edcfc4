"""Long runs may be stopped for a while: their clocks stand still meanwhile, and nobody runs out of time by it."""

from __future__ import annotations

import asyncio

from tests.server.awake import LONGEST_STEP_SECONDS, AwakeClock, AwakeLoop


class Hands:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


def test_a_clock_goes_on_while_it_is_looked_at_and_stands_still_while_its_process_is_stopped() -> None:
    hands = Hands()
    clock = AwakeClock(hands)
    hands.seconds += 2
    assert clock() == 102
    hands.seconds += 600
    assert clock() == 102
    hands.seconds += 3
    assert clock() == 105


def test_an_answer_that_comes_after_a_stop_is_in_time() -> None:
    hands = Hands()

    async def answer() -> str:
        await asyncio.sleep(0)
        hands.seconds += 100 * LONGEST_STEP_SECONDS
        for _ in range(10):
            await asyncio.sleep(0)
        return "here"

    with asyncio.Runner(loop_factory=lambda: AwakeLoop(AwakeClock(hands))) as runner:
        assert runner.run(asyncio.wait_for(answer(), 1)) == "here"
