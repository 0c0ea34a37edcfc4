"""A day of a server, many times as fast as it goes by: games with bots one after the other, and memory that stays."""

from __future__ import annotations

import asyncio
import os
import random
import re
import sys
import time
from pathlib import Path

import httpx
import pytest

from tests.server.awake import AwakeClock, AwakeLoop
from tests.server.running import DEFAULTS, RunningServer, play
from undermine.client import Person
from undermine.footprint import MEBIBYTE, resident_bytes
from undermine.protocol import http

HOURS = float(os.environ.get("UNDERMINE_SOAK_HOURS", "24"))
"""Hours of the day that are played; `UNDERMINE_SOAK_HOURS=0.5` tries the test itself."""
SPEED = 40.0
GAMES_PER_HOUR = 84
TABLES_AT_ONCE = 40
LEVELS = ("random", "novice", "apprentice", "master")
CHECKED_EVERY = 10
"""One game in ten is checked afterwards, for which the server has a process of its own."""
BOT_PACE, BOT_WORKERS = 8, 2
"""Bots take eight times as long as for people: a turn is 0.2 s, a master's 0.3, in which nearly all thoughts end."""
PATIENCE_SECONDS = 600.0
"""Real seconds that an answer may take: a busy machine is slow, not wrong."""
WEIGHINGS = 12
GROWTH_MIB = 24
"""MiB that a process may hold more at the end than when it was weighed for the third time."""
MOST_MIB = 500
LASTING_PROCESSES = 3 + BOT_WORKERS
"""Processes that must last for half the day at least: the server, those of bots, one for checks, and Python's own."""

pytestmark = pytest.mark.skipif(not Path("/proc").exists(), reason="memory is read from /proc")


class FastServer(RunningServer):
    """A server whose time runs faster."""

    def start(self) -> None:
        import subprocess

        words = ["-m", "tests.server.fast_server", str(SPEED), "serve", "--port", "0"]
        self.process = subprocess.Popen(
            [sys.executable, *words, "--data-dir", str(self.data_dir)],
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | self.environment,
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split()[3]
        self.port = int(self.url.rpartition(":")[2])
        self._wait_until_ready()


def children(process: int) -> list[int]:
    """Return a process and those that it has started."""
    tasks = Path(f"/proc/{process}/task").glob("*/children")
    return [process, *[int(child) for task in tasks for child in task.read_text().split()]]


def held(process: int) -> dict[int, float]:
    """Return how many MiB a server and its workers hold."""
    return {each: (resident_bytes(each) or 0) / MEBIBYTE for each in children(process)}


def courses(weighed: list[dict[int, float]]) -> list[list[float]]:
    """Return how many MiB each process held at one weighing after the other, from its first one on."""
    processes = {process for weights in weighed for process in weights}
    return [[weights[process] for weights in weighed if process in weights] for process in processes]


def hurried(server: RunningServer) -> int:
    """Return how often a bot was not ready in time and played by its policy."""
    figures = httpx.get(f"{server.url}/metrics", headers={"Authorization": "Bearer figures"}).text
    return int(float(re.findall(r"^undermine_hurried_bots_total (.*)$", figures, re.MULTILINE)[0]))


async def one_game(url: str, number: int) -> None:
    """Play against bots at random to the end."""
    chance = random.Random(number)
    bots = tuple(chance.choice(LEVELS) for _ in range(2 + number % 3))
    async with Person(url) as person:
        person.http.timeout = PATIENCE_SECONDS
        options = http.Options(reaction_seconds=0)
        seated = await person.create("base", 1 + len(bots), f"P{number}", bots, options=options)
        await person.start(seated.table.code)
        heard = await play(person.line(seated.table.code, last=0), chance)
        assert heard.is_whole()
        if number % CHECKED_EVERY == 0:
            assert all(check.holds for check in (await person.verification(seated.table.code)).checks)


async def a_day(server: FastServer, games: int) -> list[dict[int, float]]:
    """Play all games of the day, a few at once, and weigh the server now and then."""
    turns, weighed = asyncio.Semaphore(TABLES_AT_ONCE), []
    finished = 0

    async def game(number: int) -> None:
        nonlocal finished
        async with turns:
            await one_game(server.url, number)
        finished += 1
        if finished % max(1, games // WEIGHINGS) == 0:
            weighed.append(held(server.process.pid))
            print(f"{finished} games: {weighed[-1]}", flush=True)  # noqa: T201 - for who waits for the end

    await asyncio.gather(*[game(number) for number in range(games)])
    return weighed


@pytest.mark.soak
def test_memory_stays_flat_in_every_process_for_a_day_of_games(tmp_path: Path) -> None:
    games = int(HOURS * GAMES_PER_HOUR)
    settings = DEFAULTS | {
        "UNDERMINE_BOT_PACE": str(BOT_PACE),
        "UNDERMINE_BOT_WORKERS": str(BOT_WORKERS),
        "UNDERMINE_BOTS_PER_HOST": "0",
    }
    server = FastServer(tmp_path, **settings)
    awake = AwakeClock()
    began = awake()
    try:
        with asyncio.Runner(loop_factory=lambda: AwakeLoop(awake)) as runner:
            weighed = runner.run(a_day(server, games))
        while (awake() - began) * SPEED < HOURS * 3600:  # the rest of the day nobody plays
            time.sleep(1)
        weighed.append(held(server.process.pid))
        late = hurried(server)
    finally:
        server.stop()
    print(f"{games} games; answers that were late: {late}; MiB after each part of the day: {weighed}")  # noqa: T201 - what came of it
    by_process = courses(weighed)
    assert sum(len(course) > len(weighed) // 2 for course in by_process) >= LASTING_PROCESSES
    for course in by_process:
        assert course[-1] - course[min(2, len(course) - 1)] < GROWTH_MIB
        assert max(course) < MOST_MIB
