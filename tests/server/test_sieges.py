"""All attacks of strangers at once, the guards as they are by default: an honest table hardly notices them."""

from __future__ import annotations

import asyncio
import os
import random
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect as connect_line

from tests.server.finished import finished_game
from tests.server.running import RunningServer
from tests.server.test_bot_siege import siege
from tests.server.test_connections import EMPTY_FRAGMENT, LARGE_PING, TEXT_BEGUN, connect, poured, upgraded
from tests.server.test_long_day import held
from undermine.client import Line, Person, line
from undermine.footprint import MEBIBYTE
from undermine.protocol import http, messages
from undermine.server.settings import Settings

SECONDS = float(os.environ.get("UNDERMINE_SIEGE_SECONDS", "120"))
MOST_MEGABYTES = 500
"""What the server and all its processes may hold together."""
MEGABYTE = 1_000_000
BESIEGER, PINGER, FRAGMENTER, HEADER, CONNECTOR, ASKER = [f"127.0.0.{number}" for number in range(9, 15)]
"""The attackers' addresses: one for each attack, so that none of them is held up by what another is refused."""
BESIEGING = 5
"""The place of tables of masters among the attacks, behind pings, fragments, headers, connections, costly requests."""
MOST_TABLES = 20
LONGEST_GAME_SECONDS = 600.0
"""Seconds after which an honest game counts as one that stands still."""
LONGEST_BEGINNING_SECONDS = 120.0
"""Seconds after which all attacks must have begun."""
THINKING_SECONDS = 0.05
"""About how long honest people think: as briefly as the limits on messages for a seat allow."""
GUARDS = {  # as they are by default; other tests have them off
    "UNDERMINE_BOT_PACE": str(Settings().bot_pace),
    "UNDERMINE_REQUEST_RATE": str(Settings().request_rate),
    "UNDERMINE_CONNECTIONS_PER_ADDRESS": str(Settings().connections_per_address),
}

pytestmark = pytest.mark.skipif(not Path("/proc").exists(), reason="memory is read from /proc")


def repeat(attack: Callable[[], object], times: Any, place: int) -> None:
    """Do the same again and again, and count it."""
    while True:
        times[place] += 1
        with suppress(OSError, AssertionError, httpx.HTTPError):
            attack()
        time.sleep(0.01)


def give_way() -> None:
    """Be somebody with a machine of their own elsewhere: here they get what the others leave of this one."""
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def attack_for_ever(url: str, port: int, code: str, times: Any) -> None:
    """Be the attackers, and count in `times` how often each attack was made."""
    give_way()
    for place, attack in enumerate(attacks(url, port, code)):
        counted = min(place, BESIEGING - 1)  # costly requests come last, and several times
        threading.Thread(target=repeat, args=[attack, times, counted], daemon=True).start()
    threading.Event().wait()


def besiege_for_ever(url: str, times: Any) -> None:
    """Be the guest with many tables of masters, and count them in `times`."""
    asking = httpx.AsyncHTTPTransport(local_address=BESIEGER)
    vars(httpx)["AsyncClient"] = partial(httpx.AsyncClient, transport=asking)
    vars(line)["connect"] = partial(connect_line, local_addr=(BESIEGER, 0))

    async def besiege() -> None:
        async with siege(url, MOST_TABLES) as tables:
            times[BESIEGING] = tables
            give_way()
            await asyncio.sleep(24 * 3600)

    asyncio.run(besiege())


def attacks(url: str, port: int, code: str) -> list[Callable[[], object]]:
    """Return all attacks but the siege of bots."""

    def pings() -> None:
        with upgraded(port, address=PINGER) as line:
            poured(line, LARGE_PING * 500, 20 * MEBIBYTE, seconds=2)

    def fragments() -> None:
        with upgraded(port, address=FRAGMENTER) as line:
            line.sendall(TEXT_BEGUN)
            poured(line, EMPTY_FRAGMENT * 20_000, 4 * MEBIBYTE, seconds=2)

    def headers() -> None:
        with connect(port, HEADER) as line:
            line.sendall(b"GET / HTTP/1.1\r\n")
            poured(line, b"X: " + b"x" * 8000 + b"\r\n", 20 * MEBIBYTE, seconds=2)

    def connections() -> None:
        with ExitStack() as lines:
            for _ in range(300):
                lines.enter_context(connect(port, CONNECTOR))
            time.sleep(1)

    # One client for all threads: making one reads certificates, which would be most of what this machine is busy with.
    asker = httpx.Client(base_url=url, timeout=30, transport=httpx.HTTPTransport(local_address=ASKER))

    def costly() -> None:
        for path in (
            f"/api/tables/{code}/replay?seat=all",
            f"/api/tables/{code}/verify",
            f"/api/tables/{code}/review",
            "/api/schema/openapi.json",
        ):
            asker.get(path)

    return [pings, fragments, headers, connections, *[costly] * 20]


async def latencies(url: str, seconds: float) -> list[float]:
    """Play games to their ends for some time; return how long each command took until it was acknowledged."""
    found: list[float] = []
    ends, number = time.monotonic() + seconds, 0
    async with Person(url) as ann, Person(url) as bob, Person(url) as cid:
        while time.monotonic() < ends:
            number += 1
            game = one_game((ann, bob, cid), random.Random(number))
            found += await asyncio.wait_for(game, LONGEST_GAME_SECONDS)
    return found


async def one_game(people: tuple[Person, ...], chance: random.Random) -> list[float]:
    """Let people play with each other to the end, so that only their own commands are waited for."""
    host, *others = people
    options = http.Options(reaction_seconds=0, unmasking_seconds=0)
    code = (await host.create("base", len(people), "Ann", options=options)).table.code
    for number, other in enumerate(others):
        await other.join(code, f"P{number}")
    await host.start(code)
    played = await asyncio.gather(*[one_seat(each.line(code, last=0), chance) for each in people])
    return [seconds for found in played for seconds in found]


async def one_seat(seat: Line, chance: random.Random) -> list[float]:
    """Play at random to the end; return how long it took until each command was acknowledged."""
    found: list[float] = []
    began = 0.0
    async with seat:
        async for message in seat:
            if isinstance(message, messages.Ack):
                found.append(time.monotonic() - began)
            if options := seat.options():
                await asyncio.sleep(THINKING_SECONDS * chance.uniform(0.5, 1.5))
                began = time.monotonic()
                await seat.act(chance.choice(options).action)
            if seat.now is not None and seat.now.view.over:
                return found
    raise AssertionError("a line never ends by itself")


def p99(found: list[float]) -> float:
    return sorted(found)[int(len(found) * 0.99)]


def wait_for_all(times: Any) -> None:
    """Wait until every attack has begun."""
    latest = time.monotonic() + LONGEST_BEGINNING_SECONDS
    while not all(times):
        assert time.monotonic() < latest, list(times)
        time.sleep(0.5)


async def besieged(server: RunningServer, code: str) -> tuple[float, float, float, list[int]]:
    """Return the 99th percentile when all is calm and under attack, the memory then, and how often was attacked."""
    calm = p99(await latencies(server.url, SECONDS / 4))
    spawning = get_context("spawn")
    times: Any = spawning.Array("i", BESIEGING + 1)
    attackers = [
        spawning.Process(target=attack_for_ever, args=(server.url, server.port, code, times), daemon=True),
        spawning.Process(target=besiege_for_ever, args=(server.url, times), daemon=True),
    ]
    for attacker in attackers:
        attacker.start()
    try:
        await asyncio.to_thread(wait_for_all, times)
        measuring = asyncio.create_task(latencies(server.url, SECONDS))
        most = 0.0
        while not measuring.done():
            most = max(most, sum(held(server.process.pid).values()) * MEBIBYTE / MEGABYTE)
            await asyncio.sleep(0.5)
    finally:
        for attacker in attackers:
            attacker.kill()
    return calm, p99(measuring.result()), most, list(times)


@pytest.mark.soak
def test_an_honest_table_hardly_notices_all_attacks_at_once(tmp_path: Path) -> None:
    code = finished_game(f"sqlite:///{tmp_path}/undermine.sqlite", "besieged", "championship")
    server = RunningServer(tmp_path, tmp_path / "log", **GUARDS)
    try:
        calm, attacked, most, times = asyncio.run(besieged(server, code))
    finally:
        server.stop()
    print(f"calm {calm * 1000:.1f} ms, under attack {attacked * 1000:.1f} ms, {most:.0f} MB, {times}")  # noqa: T201 - the result
    assert attacked < 4 * calm
    assert most < MOST_MEGABYTES
