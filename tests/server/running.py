"""A real server in a process of its own, with a real database file, on a free port of this machine."""

import asyncio
import os
import random
import subprocess
import sys
import time
from contextlib import nullcontext
from pathlib import Path

from httpx._config import DEFAULT_TIMEOUT_CONFIG

from undermine.client import Line
from undermine.protocol import messages, views
from undermine.server.cluster.local import answers

PYTHON = os.environ.get("UNDERMINE_WHEEL_PYTHON", sys.executable)  # `make test` tests what ships
STARTING_SECONDS = 60
REPLY_SECONDS = 60
DEFAULT_TIMEOUT_CONFIG.read = REPLY_SECONDS  # of all tests: a busy machine is slow, not wrong
DEFAULTS = {
    "UNDERMINE_BOT_PACE": "0",
    "UNDERMINE_BOT_WORKERS": "1",
    "UNDERMINE_REQUEST_RATE": "0",
    "UNDERMINE_CONNECTIONS_PER_ADDRESS": "0",
    "UNDERMINE_METRICS_TOKEN": "figures",
}


class RunningServer:
    """A server that can be killed and started again with the same data."""

    def __init__(self, data_dir: Path, log: Path | None = None, /, **environment: str) -> None:
        """Start it; what it logs goes to that file."""
        self.data_dir = data_dir
        self.log = log
        self.environment = DEFAULTS | environment
        self.database_url = environment.get("DATABASE_URL", f"sqlite:///{data_dir}/undermine.sqlite")
        self.port = 0
        self.start()

    def start(self) -> None:
        command = [
            PYTHON,
            "-m",
            "undermine",
            "serve",
            "--port",
            str(self.port),
        ]
        if "DATABASE_URL" not in self.environment:  # a folder would come before it
            command += ["--data-dir", str(self.data_dir)]
        with nullcontext() if self.log is None else self.log.open("a") as errors:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=errors, text=True, env=os.environ | self.environment
            )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split()[3]
        self.port = int(self.url.rpartition(":")[2])
        self._wait_until_ready()

    def _wait_until_ready(self) -> None:
        deadline = time.monotonic() + STARTING_SECONDS
        while time.monotonic() < deadline:
            assert self.process.poll() is None, "the server has ended"
            if answers(f"{self.url}/readyz"):
                return
            time.sleep(0.02)
        raise TimeoutError("the server is not ready")

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self._gone()

    def stop(self) -> None:
        """Ask it to end."""
        self.process.terminate()
        self._gone()

    def _gone(self) -> None:
        self.process.wait(timeout=20)
        assert self.process.stdout is not None
        self.process.stdout.close()


class Heard:
    """What one line has heard: its updates in order, and what became of its commands."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.updates: list[messages.Update] = []
        self.acks: dict[str, int] = {}

    async def take(self, message: messages.ServerMessage, line: Line, rng: random.Random) -> bool:
        """Note a message, answer what is asked by any option, and say whether the game is over."""
        if isinstance(message, messages.Update):
            self.updates.append(message)
        elif isinstance(message, messages.Ack):
            assert self.acks.setdefault(message.id, message.seq) == message.seq
        else:
            assert not isinstance(message, messages.Refused | messages.Problem), message
        options = line.options()
        if options:
            await line.act(rng.choice(options).action)
        return line.now is not None and line.now.view.over

    def events(self) -> list[views.Words]:
        return [event for update in self.updates for event in update.events]

    def is_whole(self) -> bool:
        """Return whether no update is missing, doubled or out of order."""
        return [update.seq for update in self.updates] == list(range(1, len(self.updates) + 1))


async def play(
    line: Line, rng: random.Random, *, breaks: float = 0.0, patience: float | None = None
) -> Heard:
    """Play random options to the end of the game, losing the connection now and then.

    Raises `TimeoutError` if nothing is heard for `patience` seconds: the game stands still.
    """
    heard = Heard()
    async with line:
        while True:
            message = await asyncio.wait_for(anext(line), patience)
            if await heard.take(message, line, rng):
                return heard
            if rng.random() < breaks:
                await break_off(line, politely=rng.random() < 0.5)


async def break_off(line: Line, *, politely: bool) -> None:
    socket = line._socket  # noqa: SLF001 - a broken connection is no part of the interface
    if politely:
        await line.close()
    elif socket is not None:
        socket.transport.abort()
