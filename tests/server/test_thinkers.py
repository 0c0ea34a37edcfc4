"""Workers of bots: hosts take turns, a worker that hangs or grows is replaced, and every thought is answered."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from multiprocessing import active_children
from typing import Any, TypeVar

import pytest

from undermine.engine.kernel.play import start
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.views import view
from undermine.rulebook.rulesets import ruleset
from undermine.server.live import thinkers
from undermine.server.live.thinkers import ITERATIONS, Task, Thinkers, answer_at_once

T = TypeVar("T")
SEED = seed_bytes("thinkers")
SECONDS = 60
THOUGHTS = 40


def first_seat() -> int:
    table = start(ruleset("base"), 3, SEED)
    return next(seat for seat in range(3) if view(table, seat).prompt is not None)


def question(host: str = "Ann", game: str = "g", bot: str = "random") -> Task:
    return Task(game, "base", 3, SEED, (), first_seat(), bot, SEED, (), host)


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(asyncio.wait_for(work, SECONDS))


@contextmanager
def thinking(workers: int = 1, memory_limit: int = 0) -> Iterator[Thinkers]:
    made = Thinkers(workers, memory_limit)
    try:
        yield made
    finally:
        made.close()


def processes() -> set[int]:
    return {child.pid for child in active_children() if child.pid is not None}


def test_a_worker_that_hangs_loses_its_own_thought_and_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    async def attempt(bots: Thinkers) -> list[str | None]:
        before = processes()
        assert await bots.answer(question()) is not None
        monkeypatch.setattr(thinkers, "LONGEST_THOUGHT_SECONDS", 1.0)
        (worker,) = processes() - before
        os.kill(worker, signal.SIGSTOP)
        thoughts = [asyncio.ensure_future(bots.answer(question(host))) for host in ("Ann", "Bob", "Cid")]
        hung = await thoughts[0]
        monkeypatch.setattr(thinkers, "LONGEST_THOUGHT_SECONDS", SECONDS)  # a busy machine may be slow too
        return [hung, *await asyncio.gather(*thoughts[1:])]

    with thinking() as bots:
        first, *others = run(attempt(bots))
    assert first is None
    assert None not in others


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="Windows has none")
def test_bots_give_way_to_the_server() -> None:
    """Else the thoughts of one table hold up the moves of all others."""

    async def niceness(bots: Thinkers) -> int:
        before = processes()
        assert await bots.answer(question()) is not None
        (worker,) = processes() - before
        return os.getpriority(os.PRIO_PROCESS, worker)

    with thinking() as bots:
        assert run(niceness(bots)) > os.nice(0)


def test_waiting_for_a_worker_is_no_part_of_a_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "think_and_weigh", think_for_a_while)

    async def attempt(bots: Thinkers) -> list[str | None]:
        await bots.answer(question())  # the process has to load this file first
        monkeypatch.setattr(thinkers, "LONGEST_THOUGHT_SECONDS", 1.5)
        return await asyncio.gather(*[bots.answer(question()) for _ in range(THOUGHTS)])

    with thinking() as bots:
        assert run(attempt(bots)) == ["done"] * THOUGHTS  # longer in all


def think_for_a_while(_task: Task) -> tuple[str, int]:
    import time

    time.sleep(2.0 / THOUGHTS)
    return "done", 0


def test_hosts_take_turns_however_many_of_their_bots_wait() -> None:
    async def attempt(bots: Thinkers) -> list[str]:
        done: list[str] = []

        async def ask(host: str) -> None:
            await bots.answer(question(host))
            done.append(host)

        await asyncio.gather(*[ask(host) for host in ["Mallory"] * 20 + ["Ann", "Bob"]])
        return done

    with thinking() as bots:
        done = run(attempt(bots))
    assert len(done) == 22
    assert {"Ann", "Bob"} <= set(done[:5])


def test_the_more_wait_the_less_is_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "think_and_weigh", tell_iterations)

    async def attempt(bots: Thinkers) -> list[str | None]:
        return await asyncio.gather(*[bots.answer(question()) for _ in range(4)])

    with thinking() as bots:
        told = [int(answer or 0) for answer in run(attempt(bots))]
    assert told == [ITERATIONS // 4, ITERATIONS // 3, ITERATIONS // 2, ITERATIONS]


def tell_iterations(task: Task) -> tuple[str, int]:
    return str(task.iterations), 0


def test_a_thought_that_nobody_wants_any_more_never_begins() -> None:
    async def attempt(bots: Thinkers) -> str | None:
        first = asyncio.ensure_future(bots.answer(question()))
        unwanted = [
            asyncio.ensure_future(bots.answer(question("Mallory", bot="no-such-bot"))) for _ in range(9)
        ]
        await asyncio.sleep(0)
        for late in unwanted:
            late.cancel()
        await first
        return await bots.answer(question("Bob"))

    with thinking() as bots:
        assert run(attempt(bots)) is not None


def test_whoever_goes_away_when_its_turn_comes_gives_the_worker_back() -> None:
    async def attempt(bots: Thinkers) -> str | None:
        first = asyncio.ensure_future(bots.answer(question()))
        second = asyncio.ensure_future(bots.answer(question("Bob")))
        first.add_done_callback(lambda _: second.cancel())
        await first
        return await bots.answer(question("Cid"))

    with thinking() as bots:
        assert run(attempt(bots)) is not None


def test_a_worker_that_holds_too_much_memory_is_replaced_between_thoughts() -> None:
    async def attempt(bots: Thinkers) -> list[str | None]:
        return await asyncio.gather(*[bots.answer(question(game=f"g{number}")) for number in range(3)])

    async def watched(bots: Thinkers) -> set[int]:
        seen: set[int] = set()
        answers = asyncio.ensure_future(attempt(bots))
        while not answers.done():
            seen |= processes()
            await asyncio.sleep(0.01)
        assert None not in answers.result()
        return seen

    for limit, replaced in ((1, 3), (2**40, 1)):
        before = processes()
        with thinking(memory_limit=limit) as bots:
            assert len(run(watched(bots)) - before) == replaced


def test_a_bot_that_fails_gives_no_answer_and_its_worker_goes_on() -> None:
    async def attempt(bots: Thinkers) -> list[str | None]:
        return [await bots.answer(question(bot=bot)) for bot in ("no-such-bot", "random")]

    with thinking() as bots:
        failed, answered = run(attempt(bots))
    assert failed is None
    assert answered is not None


@pytest.mark.parametrize("bot", ["random", "novice", "apprentice", "master"])
def test_every_level_can_answer_at_once(bot: str) -> None:
    seen = view(start(ruleset("base"), 3, SEED), first_seat())
    assert seen.prompt is not None
    assert answer_at_once(question(bot=bot), seen) in [str(option) for option in seen.prompt.options]
