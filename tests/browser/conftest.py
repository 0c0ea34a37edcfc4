"""A real browser, Debian's Chromium without a window, in front of a real server whose bots do not dawdle."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.running import RunningServer

CHROMIUM = "/usr/bin/chromium-headless-shell"
"""Chromium for machines without a screen: the same pages in two thirds of the time."""
STARTING_MS = 120_000


def client_settings(root: Path) -> dict[str, str]:
    """Return where the client is: in the wheel that `make test` has installed, else where `make web` builds it."""
    return {} if "UNDERMINE_WHEEL_PYTHON" in os.environ else {"UNDERMINE_WEB_DIR": str(root / "web" / "dist")}


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    # While Playwright runs, no other test can start an event loop: `make test` runs these tests on their own.
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=CHROMIUM,
            args=["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
            timeout=STARTING_MS,
        )
        yield chromium
        chromium.close()


@pytest.fixture(autouse=True)
def nothing_left_open(browser: Browser) -> Iterator[None]:
    """Close what a test that failed has left open: a page in front of others would keep the focus."""
    yield
    for context in browser.contexts:
        context.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, root: Path) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path_factory.mktemp("data"), **client_settings(root))
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path, root: Path) -> Iterator[RunningServer]:
    """A server that the test may kill and start again."""
    running = RunningServer(tmp_path, **client_settings(root))
    yield running
    running.stop()
