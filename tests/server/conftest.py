"""One server for all the tests that leave it running."""

from collections.abc import Iterator

import pytest

from tests.server.running import RunningServer


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()
