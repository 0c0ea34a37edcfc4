"""A cluster on one machine, for trying and testing: PostgreSQL, Redis, some servers, and Caddy in front of them.

All of it lives in one folder, is reached by sockets in it or on this machine alone, and can be stopped, killed and
started again part by part.
"""

import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from urllib.parse import urlsplit

from undermine.errors import UserError

DEBIAN_POSTGRES = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
STARTING_SECONDS, STOPPING_SECONDS = 60.0, 20.0
PORTS = range(20_000, 32_000)
PROXY = """{{
    admin off
    auto_https off
    storage file_system {folder}
}}
http://:{port} {{
    bind {host}
    reverse_proxy {nodes} {{
        lb_policy random
        lb_try_duration 5s
        lb_try_interval 50ms
        fail_duration 1s
        health_uri /healthz
        health_interval 500ms
    }}
}}
"""


def find(program: str) -> str | None:
    """Return where a program is, if it is installed; Debian keeps those of PostgreSQL out of the way."""
    folders = [str(folder) for folder in DEBIAN_POSTGRES]
    return shutil.which(program, path=os.pathsep.join([*folders, os.environ.get("PATH", "")]))


def is_installed() -> bool:
    """Return whether everything is there that a cluster is made of."""
    return None not in [find(program) for program in ("initdb", "postgres", "redis-server", "caddy")]


def check_installed() -> None:
    """Raise a `UserError` that names what to install, unless everything is there."""
    if not is_installed():
        raise UserError("no-cluster-programs")


def free_port() -> int:
    """Return a port that is free, and stays so: none of those that the system gives to connections."""
    while True:
        port = secrets.choice(PORTS)
        with suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            return port


class Program:
    """A program that runs beside us: started, stopped, killed."""

    stopping = signal.SIGTERM

    def __init__(self, folder: Path, name: str) -> None:
        """Write what it says into a file of the folder."""
        self.folder = folder
        self.name = name
        self.process: subprocess.Popen[bytes] | None = None

    def run(
        self,
        command: list[str],
        ready: Callable[[], bool],
        owner: int | None = None,
        environment: dict[str, str] | None = None,
    ) -> None:
        """Start it, and wait until it is ready."""
        with (self.folder / f"{self.name}.log").open("ab") as log:
            self.process = subprocess.Popen(  # noqa: S603 - our own commands
                command,
                cwd=self.folder,
                user=owner,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env=os.environ | (environment or {}),
                start_new_session=True,  # Ctrl-C is for us; we stop the others in order
            )
        deadline = time.monotonic() + STARTING_SECONDS
        while not ready():
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise UserError("does-not-start", name=self.name, log=self.folder / f"{self.name}.log")
            time.sleep(0.02)

    def stop(self) -> None:
        """Ask it to end, and wait."""
        self._end(self.stopping)

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(how)
            try:
                self.process.wait(STOPPING_SECONDS)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()


class Postgres(Program):
    """A PostgreSQL of our own. It refuses to run as root, so then it runs as nobody."""

    stopping = signal.SIGINT  # without waiting for those who are connected

    def __init__(self, folder: Path, *settings: str) -> None:
        """Make its files if they are not there."""
        super().__init__(folder, "postgres")
        self.owner = pwd.getpwnam("nobody").pw_uid if os.geteuid() == 0 else os.geteuid()
        self.settings = [f"unix_socket_directories={folder}", "listen_addresses=", *settings]
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(0o700)
        os.chown(folder, self.owner, -1)
        if not (folder / "data").exists():
            command = [str(find("initdb")), "--auth=trust", "--username=undermine", "--no-sync", "-D", "data"]
            subprocess.run(command, check=True, cwd=folder, user=self.owner, stdout=subprocess.DEVNULL)  # noqa: S603
        self.url = f"postgresql://undermine@/postgres?host={folder}"

    def start(self) -> None:
        options = [word for setting in self.settings for word in ("-c", setting)]
        command = [str(find("postgres")), "-D", str(self.folder / "data"), *options]
        self.run(command, self._is_ready, owner=self.owner)

    def _is_ready(self) -> bool:
        from psycopg import Error, connect  # noqa: PLC0415 - SQLite needs no driver

        with suppress(Error), connect(self.url, connect_timeout=1):
            return True
        return False


class Redis(Program):
    """A Redis that keeps nothing."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, "redis")
        folder.mkdir(parents=True, exist_ok=True)
        self.socket = folder / "redis.sock"
        self.url = f"unix://{self.socket}"

    def start(self) -> None:
        self.socket.unlink(missing_ok=True)
        command = [str(find("redis-server")), "--port", "0", "--unixsocket", str(self.socket)]
        self.run(
            [*command, "--save", "", "--appendonly", "no", "--dir", str(self.folder)], self.socket.exists
        )


class Node(Program):
    """One of the servers."""

    def __init__(self, folder: Path, name: str, python: str, environment: dict[str, str]) -> None:
        """Use this Python and these settings, and a port that stays the same."""
        super().__init__(folder, name)
        self.python = python
        self.environment = environment
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [self.python, "-m", "undermine", "serve", "--port", str(self.port)]
        self.run(command, lambda: answers(f"{self.url}/readyz"), environment=self.environment)


class Caddy(Program):
    """The proxy: it gives connections to servers that run, at random."""

    def __init__(self, folder: Path, host: str, port: int, nodes: list[Node]) -> None:
        super().__init__(folder, "caddy")
        addresses = " ".join([f"127.0.0.1:{node.port}" for node in nodes])
        text = PROXY.format(folder=folder / "caddy", host=host, port=port, nodes=addresses)
        (folder / "Caddyfile").write_text(text)
        self.url = f"http://{host}:{port}"

    def start(self) -> None:
        command = [str(find("caddy")), "run", "--adapter", "caddyfile", "--config", "Caddyfile"]
        self.run(command, lambda: answers(f"{self.url}/healthz"), environment={"HOME": str(self.folder)})


class Cluster:
    """All of them."""

    def __init__(
        self,
        folder: Path,
        *,
        nodes: int = 3,
        host: str = "127.0.0.1",
        port: int = 0,
        python: str = sys.executable,
        environment: dict[str, str] | None = None,
        postgres_settings: tuple[str, ...] = (),
    ) -> None:
        """Prepare everything, and start nothing yet."""
        self.postgres = Postgres(folder / "postgres", *postgres_settings)
        self.redis = Redis(folder / "redis")
        settings = {
            "DATABASE_URL": self.postgres.url,
            "REDIS_URL": self.redis.url,
            "FORWARDED_ALLOW_IPS": "127.0.0.1",  # Caddy speaks for everybody
        } | (environment or {})
        self.nodes = [Node(folder, f"node{number}", python, settings) for number in range(1, nodes + 1)]
        self.caddy = Caddy(folder, host, port or free_port(), self.nodes)
        self.url = self.caddy.url

    def start(self) -> None:
        """Start one after the other; if one does not start, stop the others."""
        try:
            for program in self.programs():
                program.start()
        except BaseException:
            self.stop()
            raise

    def stop(self) -> None:
        for program in reversed(self.programs()):
            program.stop()

    def programs(self) -> list[Postgres | Redis | Node | Caddy]:
        return [self.postgres, self.redis, *self.nodes, self.caddy]


def answers(url: str) -> bool:
    """Return whether a server of this machine says that all is well."""
    address = urlsplit(url)
    connection = HTTPConnection(address.hostname or "", address.port, timeout=2)
    with suppress(OSError, HTTPException), closing(connection):
        connection.request("GET", address.path)
        return connection.getresponse().status == 200
    return False
