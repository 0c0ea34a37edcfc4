"""The Python client keeps up with servers that know more than it does, and ten lines with it make a bot."""

import asyncio
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from msgspec import ValidationError

from tests.server import virtual
from tests.server.running import RunningServer
from undermine.client import Person
from undermine.client.line import _read
from undermine.client.swarm import moments
from undermine.protocol import messages


def test_messages_and_fields_of_later_servers_are_passed_over() -> None:
    assert _read('{"type":"weather","sunny":true}') is None
    assert _read('{"type":"pong","sunny":true}') == messages.Pong()


def test_a_broken_message_is_not_passed_over() -> None:
    with pytest.raises(ValidationError):
        _read('{"type":"ack"}')


def test_a_swarm_moves_as_often_as_it_aims_at_although_it_has_to_wait() -> None:
    async def moves() -> list[float]:
        loop = asyncio.get_running_loop()
        found: list[float] = []
        async for _ in moments(0.25, Random(7)):
            if loop.time() > 10:
                return found
            found.append(loop.time())
            await asyncio.sleep(2 if len(found) == 5 else 0.05)
        raise AssertionError("the moments never end by themselves")

    found = virtual.run(moves())
    assert len(found) == 40
    assert len({moment % 0.25 for moment in found}) > 30  # never in step


def test_the_bot_of_the_documentation_plays_a_game_to_its_end(server: RunningServer) -> None:
    text = Path("docs/protocol.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)

    async def game() -> tuple[str, str]:
        async with Person(server.url) as ann:
            code = (await ann.create("base", 3, "Ann", ("random", "random"))).table.code
            await ann.start(code)
            return (await ann.make_token("ten lines")).token, code

    async def status(code: str) -> str:
        async with Person(server.url) as anybody:
            return (await anybody.table(code)).table.status

    token, code = asyncio.run(game())
    subprocess.run([sys.executable, "-c", program, server.url, token, code], check=True, timeout=60)
    assert asyncio.run(status(code)) == "over"
