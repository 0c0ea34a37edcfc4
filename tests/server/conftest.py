"""One server, and one PostgreSQL, for all the tests that leave them running."""

import tempfile
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path

import httpx
import pytest
from argon2 import PasswordHasher

from tests.server import postgres
from tests.server.running import RunningServer
from undermine.server.cluster.local import Redis, find
from undermine.server.people import passwords


@pytest.fixture(scope="session", autouse=True)
def certificates_are_read_once() -> Iterator[None]:
    """Every `httpx.get` would read all certificates again, which takes longer than the request."""
    patch = pytest.MonkeyPatch()
    patch.setattr("httpx._transports.default.create_ssl_context", cache(httpx.create_ssl_context))
    yield
    patch.undo()


@pytest.fixture(scope="session", autouse=True)
def passwords_are_hashed_quickly() -> Iterator[None]:
    """Servers within the tests' own process need not make guessing hard."""
    patch = pytest.MonkeyPatch()
    quick = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
    patch.setattr(passwords, "PasswordHasher", quick)
    yield
    patch.undo()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    if not postgres.is_installed():
        pytest.skip("PostgreSQL is not installed")
    with postgres.running() as url:
        yield url


@pytest.fixture(scope="session")
def redis_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if find("redis-server") is None:
        pytest.skip("Redis is not installed")
    redis = Redis(tmp_path_factory.mktemp("redis"))
    redis.start()
    yield redis.url
    redis.stop()


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder that others may enter: PostgreSQL may run as somebody else."""
    with tempfile.TemporaryDirectory(prefix="undermine-") as name:
        Path(name).chmod(0o711)
        yield Path(name)
