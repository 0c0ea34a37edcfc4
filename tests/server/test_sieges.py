"""All attacks of strangers at once: an honest table hardly notices, and the server's memory stays what it was."""

from __future__ import annotations

import asyncio
import os
import random
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path

import httpx
import pytest

from tests.server.finished import finished_game
from tests.server.running import RunningServer
from tests.server.test_bot_siege import siege
from tests.server.test_connections import EMPTY_FRAGMENT, LARGE_PING, TEXT_BEGUN, poured, upgraded
from tests.server.test_long_day import held
from undermine.client import Person
from undermine.footprint import MEBIBYTE
from undermine.protocol import http, messages

SECONDS = float(os.environ.get("UNDERMINE_SIEGE_SECONDS", "120"))
LEAST_CALM_SECONDS = 0.025
"""Below this nobody feels a difference, and what a busy machine adds is more than that."""
MOST_MEGABYTES = 500
"""What the server and all its processes may hold together."""
MEGABYTE = 1_000_000
ATTACKER = "127.0.0.9"
LONGEST_GAME_SECONDS = 600.0
"""Seconds after which an honest game counts as one that stands still."""
SETTLING_SECONDS = 10
"""Seconds until the attacker has begun with everything."""

pytestmark = pytest.mark.skipif(not Path("/proc").exists(), reason="memory is read from /proc")


def repeat(attack: Callable[[], object]) -> None:
    """Do the same again and again."""
    while True:
        with suppress(OSError, AssertionError, httpx.HTTPError):
            attack()
        time.sleep(0.01)


def attack_for_ever(url: str, port: int, code: str) -> None:
    """Be the attacker, who has a machine of their own elsewhere: here they get what the others leave of this one."""
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    for attack in attacks(url, port, code):
        threading.Thread(target=repeat, args=[attack], daemon=True).start()

    async def besiege() -> None:
        async with siege(url, 20):
            await asyncio.sleep(24 * 3600)

    asyncio.run(besiege())


def attacks(url: str, port: int, code: str) -> list[Callable[[], object]]:
    """Return all attacks but the siege of bots."""

    def pings() -> None:
        with upgraded(port) as line:
            poured(line, LARGE_PING * 500, 20 * MEBIBYTE, seconds=2)

    def fragments() -> None:
        with upgraded(port) as line:
            line.sendall(TEXT_BEGUN)
            poured(line, EMPTY_FRAGMENT * 20_000, 4 * MEBIBYTE, seconds=2)

    def headers() -> None:
        with socket.create_connection(("127.0.0.1", port), 5, (ATTACKER, 0)) as line:
            line.sendall(b"GET / HTTP/1.1\r\n")
            poured(line, b"X: " + b"x" * 8000 + b"\r\n", 20 * MEBIBYTE, seconds=2)

    def connections() -> None:
        lines = [socket.create_connection(("127.0.0.1", port), 5, (ATTACKER, 0)) for _ in range(300)]
        time.sleep(1)
        for line in lines:
            line.close()

    def costly() -> None:
        for path in (
            f"/api/tables/{code}/replay?seat=all",
            f"/api/tables/{code}/verify",
            f"/api/tables/{code}/review",
            "/api/schema/openapi.json",
        ):
            httpx.get(f"{url}{path}", timeout=30)

    return [pings, fragments, headers, connections, *[costly] * 8]


async def latencies(url: str, seconds: float) -> list[float]:
    """Play games to their ends for some time; return how long each command took until it was acknowledged."""
    found: list[float] = []
    ends = time.monotonic() + seconds
    async with Person(url) as ann:
        number = 0
        while time.monotonic() < ends:
            number += 1
            found += await asyncio.wait_for(one_game(ann, number), LONGEST_GAME_SECONDS)
    return found


async def one_game(ann: Person, number: int) -> list[float]:
    found: list[float] = []
    chance, options = random.Random(number), http.Options(reaction_seconds=0, unmasking_seconds=0)
    code = (await ann.create("base", 3, "Ann", ("random", "random"), options=options)).table.code
    await ann.start(code)
    async with ann.line(code, last=0) as line:
        began = 0.0
        async for message in line:
            if isinstance(message, messages.Ack):
                found.append(time.monotonic() - began)
            if line.options():
                began = time.monotonic()
                await line.act(chance.choice(line.options()).action)
            if line.now is not None and line.now.view.over:
                return found
    raise AssertionError("a line never ends by itself")


def p99(found: list[float]) -> float:
    return sorted(found)[int(len(found) * 0.99)]


async def besieged(server: RunningServer, code: str) -> tuple[float, float, float]:
    """Return the 99th percentile when all is calm and under attack, and the memory under attack."""
    calm = p99(await latencies(server.url, SECONDS / 4))
    most = 0.0
    attacker = get_context("spawn").Process(
        target=attack_for_ever, args=(server.url, server.port, code), daemon=True
    )
    attacker.start()
    try:
        await asyncio.sleep(SETTLING_SECONDS)
        measuring = asyncio.create_task(latencies(server.url, SECONDS))
        while not measuring.done():
            most = max(most, sum(held(server.process.pid).values()) * MEBIBYTE / MEGABYTE)
            await asyncio.sleep(0.5)
    finally:
        attacker.kill()
    return calm, p99(measuring.result()), most


@pytest.mark.soak
def test_an_honest_table_hardly_notices_all_attacks_at_once(tmp_path: Path) -> None:
    code = finished_game(f"sqlite:///{tmp_path}/undermine.sqlite", "besieged", "championship")
    settings = {
        "UNDERMINE_BOTS_PER_HOST": "0",
        "UNDERMINE_CONNECTIONS_PER_ADDRESS": "200",
        "UNDERMINE_REQUEST_RATE": "50",
    }
    server = RunningServer(tmp_path, tmp_path / "log", **settings)
    try:
        calm, attacked, most = asyncio.run(besieged(server, code))
    finally:
        server.stop()
    print(f"calm {calm * 1000:.0f} ms, under attack {attacked * 1000:.0f} ms, {most:.0f} MB")  # noqa: T201 - the result
    assert attacked < 4 * max(calm, LEAST_CALM_SECONDS)
    assert most < MOST_MEGABYTES
