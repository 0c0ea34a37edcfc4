"""What costs the server much is limited for each address, and never holds up a game."""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Connection as Transaction

from tests.properties.play import Game, Setup
from tests.server.finished import finished_game
from tests.server.in_process import InProcess
from tests.server.running import RunningServer
from tests.server.stand_ins import process_of, quick_review
from undermine.engine.kernel.records import Record
from undermine.server.errors import RequestError
from undermine.server.history import reviews as reviewing
from undermine.server.history import studies
from undermine.server.history.reviews import Reviews
from undermine.server.history.studies import MOST_WAITING_OF_ONE, Studies
from undermine.server.limits import Limit
from undermine.server.live.rate_limits import STUDIES_PER_REQUEST, STUDY_BURST_SECONDS
from undermine.server.people import lobby
from undermine.server.settings import Settings
from undermine.server.store.async_database import AsyncDatabase
from undermine.server.store.database import Database
from undermine.server.store.reviews import find_review
from undermine.server.web import history_api
from undermine.server.workers import STUDYING_NICENESS

pytestmark = pytest.mark.filterwarnings(  # of what a later Litestar will want; ours is pinned below it
    "ignore::litestar.exceptions.LitestarDeprecationWarning"
)


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[tuple[InProcess, str]]:
    """A server with limits as they are by default, and a finished game on it."""
    url = f"sqlite:///{tmp_path}/undermine.sqlite"
    code = finished_game(url, "costs")
    running = InProcess(Settings(), Database(url))
    yield running, code
    running.stop()


async def some_record() -> Record:
    record: Record = Game(Setup("base", 3, 5)).play(1).recorded()
    return record


async def unread() -> Record:
    raise AssertionError("the log was read for nothing")


async def parallel(url: str, paths: list[str]) -> list[httpx.Response]:
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
        return await asyncio.gather(*[client.get(path) for path in paths])


def test_games_gone_through_for_many_at_once_do_not_hold_up_a_table(server: RunningServer) -> None:
    """The attack: twenty replays of all seats at once, while somebody looks at a table again and again."""
    code = finished_game(server.database_url, "held up")
    paths = [f"/api/tables/{code}/replay?seat=all&first={first}" for first in range(20)]

    async def attacked() -> tuple[int, list[int]]:
        attack = asyncio.create_task(parallel(server.url, paths))
        looks = 0
        async with httpx.AsyncClient(base_url=server.url, timeout=60) as client:
            while not attack.done():
                assert (await client.get(f"/api/tables/{code}")).status_code == 200
                looks += 1
        return looks, [answer.status_code for answer in attack.result()]

    looks, answers = asyncio.run(attacked())
    assert answers.count(200) >= MOST_WAITING_OF_ONE
    assert set(answers) <= {200, 429}
    assert looks > 4 * answers.count(
        200
    )  # were games gone through in between, there would be one or two for each


@pytest.mark.skipif(not hasattr(os, "nice"), reason="Windows has none")
def test_games_are_gone_through_and_reviewed_by_processes_that_give_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Threads of the server's own process would hold up every move."""
    monkeypatch.setattr(reviewing, "reviewed", process_of)
    database = Database(f"sqlite:///{tmp_path}/undermine.sqlite")

    async def ask() -> list[bytes]:
        study, reviews = Studies(), Reviews(AsyncDatabase(database), Limit(0, 0))
        try:
            return [await study.do(process_of, ""), await reviews.of("no game", some_record, "Ann")]
        finally:
            study.close()
            reviews.close()

    monkeypatch.setattr(reviewing, "add_review", lambda *_: None)
    by_studies, by_reviews = [[int(number) for number in told.split()] for told in asyncio.run(ask())]
    database.close()
    assert len({os.getpid(), by_studies[0], by_reviews[0]}) == 3
    assert by_studies[1] == by_reviews[1] == min(19, os.nice(0) + STUDYING_NICENESS)


def test_an_address_has_only_so_many_games_gone_through(limited: tuple[InProcess, str]) -> None:
    server, code = limited
    rate = Settings().request_rate * STUDIES_PER_REQUEST
    burst = int(rate * STUDY_BURST_SECONDS)
    path = f"/api/tables/{code}/replay?seat=0&count=1"
    began, answered = time.monotonic(), 0
    while (status := server.request("GET", path).status_code) == 200:
        answered += 1
        assert answered <= burst + rate * (time.monotonic() - began)  # a slow machine is given more
    assert answered >= burst
    assert status == 429
    assert server.request("GET", f"/api/tables/{code}").status_code == 200


def test_what_was_gone_through_is_kept(
    limited: tuple[InProcess, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, code = limited
    first = server.request("GET", f"/api/tables/{code}/replay?seat=open")

    async def never(*_: object) -> bytes:
        raise AssertionError("the game was gone through again")

    monkeypatch.setattr(Studies, "do", never)
    monkeypatch.setattr(history_api, "finished", never)  # its log is not even read
    again = server.request("GET", f"/api/tables/{code}/replay?seat=open")
    assert first.json() == again.json()
    assert len(first.json()["steps"]) == 50


def test_who_does_not_unpack_gets_plain_answers(limited: tuple[InProcess, str]) -> None:
    server, code = limited
    plain = server.request("GET", f"/api/tables/{code}/verify", headers={"Accept-Encoding": "identity"})
    assert "Content-Encoding" not in plain.headers
    assert json.loads(plain.content)["checks"]


def test_anything_at_all_can_be_asked_for_only_so_often(tmp_path: Path) -> None:
    running = InProcess(Settings(request_rate=0.1), Database(f"sqlite:///{tmp_path}/undermine.sqlite"))
    try:
        answers = [running.request("GET", "/healthz").status_code for _ in range(80)]
    finally:
        running.stop()
    assert (answers[0], answers[-1]) == (200, 429)


def test_the_description_of_the_interface_counts_as_costly(limited: tuple[InProcess, str]) -> None:
    """It is long, and packed for everybody who asks."""
    server, _ = limited
    most = int(2 * Settings().request_rate * STUDIES_PER_REQUEST * STUDY_BURST_SECONDS)
    answers = [server.request("GET", "/api/schema/openapi.json").status_code for _ in range(most)]
    assert (answers[0], answers[-1]) == (200, 429)
    assert server.request("GET", "/healthz").status_code == 200


def test_whether_a_request_may_be_made_is_decided_without_another_thread(
    limited: tuple[InProcess, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Threads take turns: each one that a stranger's request starts holds up the one that writes moves."""
    server, _ = limited
    handed_over: list[object] = []

    def noted(_loop: object, _executor: object, work: object, *_given: object) -> asyncio.Future[None]:
        handed_over.append(work)
        raise AssertionError("another thread was asked")

    monkeypatch.setattr(asyncio.BaseEventLoop, "run_in_executor", noted)
    assert server.request("GET", "/healthz").status_code == 200
    assert server.request("POST", "/api/tables", content=b"{}").status_code == 415
    assert handed_over == []


def test_a_study_that_takes_too_long_is_given_up_and_the_next_is_done(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def attempt() -> str:
        study = Studies()
        try:
            assert await study.do(str, 1) == "1"
            monkeypatch.setattr(studies, "LONGEST_STUDY_SECONDS", 0.2)
            with pytest.raises(RequestError, match="took too long"):
                await study.do(time.sleep, 30)
            monkeypatch.undo()
            return await study.do(str, 2)
        finally:
            study.close()

    assert asyncio.run(attempt()) == "2"


def test_one_party_cannot_have_all_studies_to_itself() -> None:
    async def work(study: Studies, party: str) -> str:
        with study.turn(party):
            return await study.do(str, 1)

    async def attempt() -> list[object]:
        study = Studies()
        try:
            parties = ["Mallory"] * 20 + ["Ann"]
            return await asyncio.gather(*[work(study, party) for party in parties], return_exceptions=True)
        finally:
            study.close()

    *others, honest = asyncio.run(attempt())
    assert honest == "1"
    assert others.count("1") == MOST_WAITING_OF_ONE


# -- reviews ---------------------------------------------------------------------------------------------------------


def test_new_reviews_are_on_somebody_s_account_and_kept_for_everybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewing, "reviewed", quick_review)
    url = f"sqlite:///{tmp_path}/undermine.sqlite"
    codes = [finished_game(url, name) for name in ("one", "two", "three")]
    database = Database(url)

    def ids(transaction: Transaction) -> list[str]:
        return [lobby.table(transaction, code).id for code in codes]

    games = database.read(ids).result()

    async def ask() -> None:
        reviews = Reviews(AsyncDatabase(database), Limit(0.001, 2))
        try:
            for game in games[:2]:
                assert await reviews.of(game, some_record, "Mallory") == b'{"u'
            with pytest.raises(RequestError, match="Too many reviews"):
                await reviews.of(games[2], some_record, "Mallory")
            assert await reviews.of(games[0], unread, "Mallory") == b'{"u'  # it is kept, and costs nothing
            assert await reviews.of(games[2], some_record, "Ann") == b'{"u'
        finally:
            reviews.close()

    asyncio.run(ask())
    assert database.read(lambda transaction: find_review(transaction, games[2])).result() == b'{"u'
    database.close()
