"""Three servers of one database call somebody once, also if the one that sends is killed while it does."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from msgspec import json

from tests.server import postgres
from tests.server.push_service import PushService
from tests.server.running import RunningServer
from undermine.client import Line
from undermine.server.live.caller import KNOWN_SECONDS

pytestmark = pytest.mark.slow
LONG_SECONDS = 120.0
TIMEOUT_SECONDS = 3.0
"""How long a push service may take; twice that later another server takes a call over."""


@pytest.fixture
def push() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.close()


@pytest.fixture
def nodes(postgres_url: str, folder: Path, push: PushService) -> Iterator[list[RunningServer]]:
    environment = {
        "DATABASE_URL": postgres.empty_database(postgres_url),
        "UNDERMINE_DATA_DIR": str(folder),
        "UNDERMINE_PUSH_SERVICES": push.origin,
        "UNDERMINE_CALL_DELAY": "6",
        "UNDERMINE_CALL_TIMEOUT": str(TIMEOUT_SECONDS),
    }
    running = [RunningServer(folder / str(number), **environment) for number in range(3)]
    yield running
    for node in running:
        if node.process.poll() is None:
            node.stop()


def until(happened: Callable[[], bool]) -> None:
    ends = time.monotonic() + LONG_SECONDS
    while not happened():
        assert time.monotonic() < ends, "it did not happen"
        time.sleep(0.05)


def owner_of(port: int, nodes: list[RunningServer]) -> RunningServer:
    """Return the server that has a connection from this port of the machine."""
    wanted = f":{port:04X}"
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    inodes = {f"socket:[{row[9]}]" for row in rows if row[1].endswith(wanted)}
    for node in nodes:
        for descriptor in Path(f"/proc/{node.process.pid}/fd").iterdir():
            with suppress(OSError):
                if str(descriptor.readlink()) in inodes:
                    return node
    raise AssertionError("nobody has this connection")


def new_game(node: RunningServer, push: PushService) -> tuple[str, list[httpx.Client]]:
    """Let three people who all want to be called begin a game; return its code and the people."""
    people = [httpx.Client(base_url=node.url) for _ in range(3)]
    made = people[0].post("/api/tables", json={"rules": "base", "seats": 3, "name": "0"})
    code = str(made.json()["table"]["code"])
    for number, person in enumerate(people[1:], 1):
        person.post(f"/api/tables/{code}/join", json={"name": str(number)})
    for number, person in enumerate(people):
        subscribed = person.post("/api/me/calls/push", json=push.subscription(f"{code}-{number}"))
        assert subscribed.status_code == 200, subscribed.text
        person.post("/api/me/calls/settings", json={"full": False})
    time.sleep(KNOWN_SECONDS + 1)  # until all servers know who wants to be called
    people[0].post(f"/api/tables/{code}/start", json={})
    return code, people


async def look(node: RunningServer, code: str, person: httpx.Client) -> bool:
    """Look at a table as a person, and say so; return whether it is their turn."""
    async with Line(node.url, code, dict(person.cookies), None, {}) as line:
        async for _ in line:
            if line.now is not None:
                break
        await line.seen()
        return bool(line.options())


def test_a_call_is_delivered_once_though_its_server_is_killed_and_none_after_it_was_seen(
    nodes: list[RunningServer], push: PushService
) -> None:
    push.released.clear()
    code, others = new_game(nodes[0], push)
    until(push.arrived.is_set)
    sender = owner_of(push.ports[0], nodes)
    sender.kill()
    push.released.set()
    until(lambda: push.delivered != [])
    left = [node for node in nodes if node is not sender]
    seen, people = new_game(left[0], push)
    turns = [asyncio.run(look(left[1], seen, person)) for person in people]
    assert turns.count(True) == 1
    for person in (*others, *people):
        person.close()
    time.sleep(3 * TIMEOUT_SECONDS)  # long enough for anybody to send it again
    assert [(message["kind"], message["about"]) for message in push.delivered] == [("turn", code)]
    assert push.requests == 2
    assert json.encode(push.delivered).find(b"seat") == -1
