"""One server, and one PostgreSQL, for all the tests that leave them running."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import postgres
from tests.server.running import RunningServer
from undermine.server.cluster.local import Redis, find


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
