"""A server says truthfully how it is: to probes, in its log, and in its figures."""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.in_process import InProcess
from tests.server.running import RunningServer
from undermine.engine.kernel.records import RULES_VERSION
from undermine.server.people import lobby
from undermine.server.settings import Settings
from undermine.server.store.database import Database

pytestmark = pytest.mark.filterwarnings(  # of what a later Litestar will want; ours is pinned below it
    "ignore::litestar.exceptions.LitestarDeprecationWarning"
)

RECORD = {
    "undermine": 1,
    "rules_version": RULES_VERSION,
    "rules": "base",
    "seats": ["A", "B", "C"],
    "seed": "1",
}


@pytest.fixture(scope="module")
def in_process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InProcess]:
    folder = tmp_path_factory.mktemp("health")
    running = InProcess(Settings(request_rate=0), Database(f"sqlite:///{folder}/undermine.sqlite"))
    yield running
    running.stop()


@pytest.mark.skipif(sys.platform != "linux", reason="the size of another process' files is limited on Linux")
def test_a_server_that_cannot_write_is_not_ready(server: RunningServer) -> None:
    import resource

    limits = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
    try:
        time.sleep(1.1)  # an answer holds for a second
        full = httpx.get(f"{server.url}/readyz", timeout=30)
        assert (full.status_code, full.json()["code"]) == (503, "unavailable")
        assert httpx.get(f"{server.url}/healthz").status_code == 200
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limits)
    time.sleep(1.1)
    assert httpx.get(f"{server.url}/readyz", timeout=30).status_code == 200


def test_a_request_that_fails_leaves_a_line_in_the_log_without_the_error_s_words(
    in_process: InProcess, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise ValueError("the seed is 1234")

    monkeypatch.setattr(lobby, "table", fail)
    answer = in_process.request("GET", "/api/tables/ABCDEF")
    assert (answer.status_code, answer.json()["code"]) == (500, "failed")
    assert "1234" not in answer.text
    lines = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert [(line.getMessage(), line.__dict__["route"]) for line in lines] == [
        ("a request failed", "GET /api/tables/{code}")
    ]


@pytest.mark.parametrize("path", ["/api/verify", "/api/replay"])
@pytest.mark.parametrize(
    "move",
    [
        "[" + "9" * 5000 + ', "pass", "x"]',
        r'[0, "\ud800", "x"]',
        r'[0, "pass", "\udfff"]',
        '[1e999, "pass", "x"]',
        "[" * 100_000,
    ],
    ids=["a seat of 5000 digits", "half a character", "half a digest", "an endless seat", "deep"],
)
def test_a_record_that_no_number_or_letter_fits_is_refused(
    in_process: InProcess, path: str, move: str
) -> None:
    record = json.dumps(RECORD)[:-1] + f', "moves": [{move}]}}'
    answer = in_process.post(path, {"record": record})
    assert answer.status_code == 400, answer.text
    assert answer.json()["code"] == "bad-record"


@pytest.mark.parametrize(
    "extra", [r'"talk": [{"move": 0, "seat": 0, "text": "\ud800"}]', r'"fairness": "\ud800"']
)
@pytest.mark.parametrize("path", ["/api/verify", "/api/replay"])
def test_half_a_character_beside_a_game_is_no_fault_of_the_server(
    in_process: InProcess, path: str, extra: str
) -> None:
    record = json.dumps(RECORD)[:-1] + f', "moves": [], {extra}}}'
    answer = in_process.post(path, {"record": record})
    assert answer.status_code < 500, answer.text


def test_the_log_begins_with_the_start_and_every_line_has_its_time(tmp_path: Path) -> None:
    log = tmp_path / "log"
    server = RunningServer(tmp_path, log)
    server.stop()
    lines = [line for line in log.read_text().splitlines() if "undermine.server" in line]
    assert "the server starts" in lines[0]
    assert f"address=127.0.0.1:{server.port}" in lines[0]
    assert "version=" in lines[0]
    assert all(re.match(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d{4} [A-Z]+ ", line) for line in lines)


def test_figures_tell_of_the_process_as_well(server: RunningServer) -> None:
    figures = httpx.get(f"{server.url}/metrics", headers={"Authorization": "Bearer figures"}).text
    names = ["process_resident_memory_bytes", "process_open_fds", "process_cpu_seconds_total"]
    for name in (
        [*names, "python_gc_collections_total", "python_info"] if sys.platform == "linux" else names[:0]
    ):
        assert f"\n{name}" in figures
