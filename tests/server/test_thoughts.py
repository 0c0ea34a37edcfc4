"""When bots answer: after a time fixed by level and kind of question, however long they think."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from statistics import median

import pytest
from sqlalchemy import Connection as Transaction

from tests.server import virtual
from undermine.bots.registry import BOTS
from undermine.protocol import http, messages
from undermine.server.live.connection import Connection
from undermine.server.live.hub import Hub
from undermine.server.live.thinkers import Task, Thinkers, think
from undermine.server.live.thoughts import LONGEST_WAIT_SECONDS, QUICK_SECONDS, in_time
from undermine.server.people import dealing, lobby
from undermine.server.room.answers import SEALED, TURN, delay
from undermine.server.store import people
from undermine.server.store.database import Database

NEVER = 1e6


def answered(thinks: float, due: float, found: str | None = "thorough") -> tuple[str | None, float]:
    """Let somebody think for so long who must answer after `due` seconds; return the answer and when it came."""

    async def thorough() -> str | None:
        await asyncio.sleep(thinks)
        return found

    async def quick() -> str | None:
        await asyncio.sleep(QUICK_SECONDS / 2)
        return "quick"

    async def attempt() -> tuple[str | None, float]:
        answer = await in_time(thorough, quick, due)
        return answer, round(asyncio.get_running_loop().time(), 6)

    return virtual.run(attempt())


@pytest.mark.parametrize("thinks", [0.0, 0.3, 0.79, 0.81, 0.95, 1.05, 8.0, NEVER])
def test_the_moment_of_an_answer_does_not_tell_how_long_was_thought(thinks: float) -> None:
    answer, moment = answered(thinks, due=1.0)
    assert moment == 1.0
    assert answer == ("thorough" if thinks < 1.0 else "quick")


def test_a_thought_that_fails_is_answered_at_the_same_moment_by_the_policy() -> None:
    assert answered(0.3, due=1.0, found=None) == ("quick", 1.0)


def test_where_no_time_is_set_an_answer_comes_when_it_is_there_and_at_last_by_the_policy() -> None:
    assert answered(0.3, due=0.0) == ("thorough", 0.3)
    answer, moment = answered(NEVER, due=0.0)
    assert answer == "quick"
    assert moment <= LONGEST_WAIT_SECONDS


def test_a_thought_that_raises_is_answered_by_the_policy() -> None:
    async def thorough() -> str | None:
        raise RuntimeError("a bot with a fault")

    async def quick() -> str | None:
        return "quick"

    assert virtual.run(in_time(thorough, quick, 1.0)) == "quick"


def test_masters_take_longer_and_turns_longer_than_questions() -> None:
    turns = {level: delay(level, TURN) for level in BOTS}
    assert (
        turns["grandmaster"]
        == turns["master"]
        > turns["novice"]
        == turns["random"]
        > delay("novice", "turn-goal")
        > 0
    )
    assert {delay(level, SEALED) for level in BOTS} == {0.0}


# -- the same in real time, at a table -------------------------------------------------------------------------------

PACE = 0.4
MOVES = 5
LONGEST_TEST_SECONDS = 300
"""Seconds after which a table stands still."""


class AtOnce(Thinkers):
    """Workers who have thought before they are asked."""

    async def answer(self, task: Task) -> str | None:
        return think(replace(task, iterations=1))


class Stuck(Thinkers):
    """Workers who are never done."""

    async def answer(self, _task: Task) -> str | None:
        await asyncio.sleep(NEVER)
        return None


def new_game(database: Database) -> str:
    def work(transaction: Transaction) -> str:
        people.add_person(transaction, "Ann", "Ann", 1)
        quiet = http.Options(chatter="silent")
        wanted = http.NewTable("base", 3, "Ann", ["master"] * 2, options=quiet)
        code = lobby.create(transaction, "Ann", wanted, 1).code
        dealing.start(transaction, code, "Ann", 1)
        return code

    return database.write(work).result()


async def moments_of_bots(hub: Hub, code: str) -> list[float]:
    """Play as Ann, at once, and return how long each of the bots' moves took."""
    loop, chance = asyncio.get_running_loop(), random.Random(1)
    live = await hub.open(code)
    assert live is not None
    ann = Connection("Ann")
    await live.join(ann, None)
    moments: list[tuple[float, bool]] = []
    while sum(bot for _, bot in moments) <= MOVES:
        message = messages.read_server_message(await ann.next() or "")
        now = message.now if isinstance(message, messages.Snapshot | messages.Update) else None
        if now is not None and now.ask is not None:
            moments.append((loop.time(), now.options is None))
            if now.options is not None:
                action = chance.choice(now.options.all).action
                await live.act(ann, messages.Act(f"a{len(moments)}", now.ask.number, action))
    return [after - before for (before, bot), (after, _) in pairwise(moments) if bot]


async def took(workers: type[Thinkers], folder: Path) -> list[float]:
    """Return how long the bots of a table took for their moves, with such workers."""
    database, thinkers = Database(f"sqlite:///{folder}/{workers.__name__}.sqlite"), workers(1)
    hub = Hub(database, thinkers, PACE)
    try:
        return await moments_of_bots(hub, new_game(database))
    finally:
        hub.close()
        thinkers.close()
        database.close()


def test_at_a_table_bots_answer_after_the_same_time_whether_they_are_ready_or_not(tmp_path: Path) -> None:
    async def both() -> tuple[list[float], list[float]]:
        return await asyncio.gather(took(AtOnce, tmp_path), took(Stuck, tmp_path))  # as busy is the machine

    ready, stuck = asyncio.run(asyncio.wait_for(both(), LONGEST_TEST_SECONDS))
    due = PACE * delay("master", TURN)
    assert (
        min(median(ready), median(stuck)) > 0.9 * due
    )  # single ones may be heard of late, and so seem short
    assert abs(median(stuck) - median(ready)) < due / 2
