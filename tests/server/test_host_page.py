"""What the operator of a server is told of it, by a token and not without."""

from __future__ import annotations

import logging
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from tests.server.in_process import InProcess
from tests.server.running import RunningServer
from undermine import __version__
from undermine.cli import app
from undermine.server.settings import Settings
from undermine.server.store.database import Database
from undermine.server.web import logs

pytestmark = pytest.mark.filterwarnings(  # of what a later Litestar will want; ours is pinned below it
    "ignore::litestar.exceptions.LitestarDeprecationWarning"
)

EMPTY = ("Bearer", "Bearer ", "")
TOKEN = {"Authorization": "Bearer figures"}


def report(server: RunningServer) -> dict[str, object]:
    answer = httpx.get(f"{server.url}/api/host", headers=TOKEN)
    assert answer.status_code == 200, answer.text
    found: dict[str, object] = answer.json()
    return found


def test_without_the_token_there_is_nothing(server: RunningServer) -> None:
    for headers in ({}, {"Authorization": "Bearer wrong"}, {"Authorization": "Bearer"}):
        assert httpx.get(f"{server.url}/api/host", headers=headers).status_code == 404


def test_without_a_token_set_nobody_has_it(tmp_path: Path) -> None:
    running = InProcess(Settings(metrics_token=""), Database(f"sqlite:///{tmp_path}/undermine.sqlite"))
    try:
        answers = [running.request("GET", "/api/host", headers={"Authorization": given}) for given in EMPTY]
    finally:
        running.stop()
    assert {answer.status_code for answer in answers} == {404}


def test_a_host_sees_tables_people_versions_and_memory(server: RunningServer) -> None:
    made = httpx.post(f"{server.url}/api/tables", json={"rules": "base", "seats": 3, "name": "Ann"}).json()
    found = report(server)
    assert found["versions"]["undermine"] == __version__  # type: ignore[index]
    assert found["counts"]["open"] >= 1  # type: ignore[index]
    assert found["counts"]["guests"] >= 1  # type: ignore[index]
    assert made["table"]["code"] in [table["code"] for table in found["tables"]]  # type: ignore[attr-defined]
    assert found["memory"]["server"] is None or found["memory"]["server"] > 2**20  # type: ignore[index]


def test_a_backup_is_noted(tmp_path: Path) -> None:
    settings = Settings(data_dir=tmp_path, metrics_token="figures")  # noqa: S106 - none
    running = InProcess(settings, Database(f"sqlite:///{tmp_path}/undermine.sqlite"))
    try:
        before = running.request("GET", "/api/host", headers=TOKEN).json()["backup"]
        words = ["backup", str(tmp_path / "copy"), "--data-dir", str(tmp_path)]
        assert CliRunner().invoke(app, words, env={"DATABASE_URL": ""}).exit_code == 0
        after = running.request("GET", "/api/host", headers=TOKEN).json()
    finally:
        running.stop()
    assert before is None
    assert abs(after["now"] - after["backup"]) < 60_000


def test_the_last_errors_are_remembered_without_their_words() -> None:
    handler = logs.Recent()
    record = logging.LogRecord("undermine", logging.ERROR, __file__, 1, "it failed", None, None)
    record.game, record.deal_seed = "g1", "1234"
    for _ in range(100):
        handler.handle(record)
    assert len(handler.lines) == logs.LINES_REMEMBERED
    assert (handler.lines[-1].message, handler.lines[-1].about) == ("it failed", "game=g1")
    assert "1234" not in str(handler.lines)


@pytest.mark.parametrize("path", ["/host"])
def test_the_page_is_there(server: RunningServer, path: str) -> None:
    assert httpx.get(f"{server.url}{path}").headers["content-type"].startswith("text/html")
