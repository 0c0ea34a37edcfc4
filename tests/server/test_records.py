"""Finished games: as files for other commands, checked without the server, and replayed as their players saw them."""

import asyncio
import json
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest
from typer.testing import CliRunner

from tests.server.finished import finished_game
from tests.server.running import RunningServer
from undermine.cli import app
from undermine.client import Person, RequestRefused
from undermine.engine.kernel.records import RULES_VERSION, Replay, read_record
from undermine.protocol import history
from undermine.rulebook import rulesets
from undermine.server.errors import RequestError
from undermine.server.history import records
from undermine.server.people import lobby
from undermine.server.store.database import Database
from undermine.server.store.games import change_game
from undermine.server.store.results import without_results

T = TypeVar("T")


@pytest.fixture(scope="module")
def code(server: RunningServer) -> str:
    """A finished game of a server that runs."""
    return finished_game(server.database_url, "records", "championship")


@pytest.fixture(scope="module")
def record(server: RunningServer, code: str) -> str:
    return str(ask(server, lambda person: person.record(code)))


def ask(server: RunningServer, question: Any) -> Any:
    async def asked() -> Any:
        async with Person(server.url) as person:
            return await question(person)

    return run(asked())


def run(game: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(asyncio.wait_for(game, 30))


def verdicts(text: str, commitment: str = "", nonce: str = "") -> dict[str, bool]:
    return {check.name: check.holds for check in records.verified(text, commitment, nonce)}


def test_a_record_of_the_server_is_one_that_other_commands_read(record: str, tmp_path: Path) -> None:
    assert Replay(read_record(record), rulesets.ruleset).finish().ask() is None
    file = tmp_path / "game.json"
    file.write_text(record)
    told = CliRunner().invoke(app, ["replay", str(file), "--seat", "Ann", "--to", "3", "--json"])
    assert told.exit_code == 0
    assert json.loads(told.stdout)[-1]["move"] <= 3


def test_nothing_of_a_game_is_opened_before_it_is_over(server: RunningServer) -> None:
    async def game() -> None:
        async with Person(server.url) as ann:
            code = (await ann.create("base", 3, "Ann", ("random",))).table.code
            for status in ("open", "playing"):
                for request in (ann.record(code), ann.verification(code), ann.replay(code), ann.review(code)):
                    with pytest.raises(RequestRefused) as refused:
                        await request
                    assert (refused.value.status, refused.value.code) == (409, "not-over"), status
                await ann.set_seat(code, 1, "random") if status == "open" else None
                await ann.start(code) if status == "open" else None

    run(game())


def test_a_true_record_holds_in_every_point(server: RunningServer, code: str, record: str) -> None:
    commitment = ask(server, lambda person: person.table(code)).table.commitment
    assert verdicts(record, commitment, "mine") == {
        "commitment": True,
        "nonce": True,
        "shares": True,
        "deal": True,
        "moves": True,
    }
    told = ask(server, lambda person: person.verification(code))
    assert [(check.name, check.holds) for check in told.checks] == [
        ("commitment", True),
        ("shares", True),
        ("deal", True),
        ("moves", True),
    ]
    assert told.fairness.commitment == commitment


def test_what_was_changed_is_found(record: str) -> None:
    assert not verdicts(record, commitment="00" * 32)["commitment"]
    assert not verdicts(record, nonce="another")["nonce"]
    data = json.loads(record)
    other_seed = data | {"seed": "00" * 32}
    assert verdicts(json.dumps(other_seed)) == {
        "commitment": True,
        "shares": True,
        "deal": False,
        "moves": False,
    }
    cut = data | {"moves": data["moves"][:-1]}
    assert verdicts(json.dumps(cut)) == {"commitment": True, "shares": True, "deal": True, "moves": False}
    fewer = data | {"fairness": data["fairness"] | {"nonces": data["fairness"]["nonces"][1:]}}
    assert verdicts(json.dumps(fewer)) == {"commitment": True, "shares": False, "deal": False, "moves": True}
    assert verdicts(json.dumps(data | {"fairness": None})) == {"deal": False, "moves": True}
    assert verdicts("my shopping list") == {"record": False}


def test_the_command_verifies_a_file_an_address_and_a_code(
    server: RunningServer, code: str, record: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    file.write_text(record)
    kept = {"UNDERMINE_DATA_DIR": str(server.data_dir)}
    for game in (str(file), f"{server.url}/t/{code}", code):
        told = CliRunner().invoke(app, ["verify", game, "--lang", "en"], env=kept)
        assert told.exit_code == 0, told.output
        assert told.stdout.count("Holds") == 4
    file.write_text(record.replace('"mine"', '"yours"'))
    told = CliRunner().invoke(app, ["verify", str(file), "--json"])
    assert told.exit_code == 1
    assert [check["name"] for check in json.loads(told.stdout) if not check["holds"]] == ["shares", "deal"]


def test_a_replay_shows_a_seat_what_it_saw_and_all_seats_when_all_is_open(
    server: RunningServer, code: str
) -> None:
    async def game() -> tuple[history.Replay, history.Replay, history.Replay]:
        async with Person(server.url) as person:
            own = await person.replay(code, "1", first=0, count=10)
            return own, await person.replay(code, "all", 5, 2), await person.replay(code, "spectator", 0, 3)

    own, everybody, watched = run(game())
    assert [step.number for step in own.steps] == list(range(10))
    assert {step.seen[0].view.seat for step in own.steps} == {1}
    assert {step.seat for step in own.steps if step.action is not None} == {1}
    assert [step.number for step in everybody.steps] == [5, 6]
    assert [seen.view.seat for seen in everybody.steps[0].seen] == [0, 1, 2]
    assert all(step.action for step in everybody.steps)
    assert everybody.steps[0].seen[1] == own.steps[5].seen[0]
    assert {card for step in watched.steps for card in step.seen[0].view.dwarfs} == {None}
    assert all(step.action is None for step in watched.steps)


def test_a_replay_can_begin_at_its_last_move(server: RunningServer, code: str) -> None:
    moves = ask(server, lambda person: person.replay(code, "0", 0, 1)).moves
    last = ask(server, lambda person: person.replay(code, "0", moves, 50))
    assert [step.number for step in last.steps] == [moves]
    assert last.steps[0].seen[0].view.over
    assert ask(server, lambda person: person.replay(code, "0", moves + 1, 50)).steps == []


@pytest.mark.parametrize("query", ["seat=3", "seat=-1", "seat=x", "first=-1", "count=0", "count=51"])
def test_a_replay_that_does_not_exist_is_refused(server: RunningServer, code: str, query: str) -> None:
    response = ask(server, lambda person: person.http.get(f"/api/tables/{code}/replay?{query}"))
    assert response.status_code == 400


def test_with_everything_open_nothing_is_unknown(server: RunningServer, code: str) -> None:
    replay = ask(server, lambda person: person.replay(code, "open", 0, 20))
    assert replay.viewers == [-2]
    assert all(step.action for step in replay.steps[1:])
    for step in replay.steps:
        seen = step.seen[0]
        assert None not in seen.view.dwarfs
        assert None not in [goal.card for goal in seen.view.goals]
        assert [len(hand) for hand in seen.hands] == seen.view.hand_sizes


def test_a_replay_tells_where_rounds_begin_and_what_they_brought(server: RunningServer, code: str) -> None:
    replay = ask(server, lambda person: person.replay(code, "open", 0, 1))
    last = ask(server, lambda person: person.replay(code, "open", replay.moves, 1)).steps[0].seen[0].view
    firsts = [part.first for part in replay.rounds]
    assert len(firsts) == 3
    assert firsts == sorted(firsts)
    assert firsts[0] == 0
    assert replay.rounds[-1].scores == last.wealth


# -- files ---------------------------------------------------------------------------------------------------------


def send(server: RunningServer, path: str, **body: Any) -> Any:
    return ask(server, lambda person: person.http.post(path, json=body))


def test_a_file_is_replayed_and_checked_like_a_table(server: RunningServer, code: str, record: str) -> None:
    own = ask(server, lambda person: person.http.get(f"/api/tables/{code}/replay?seat=1&first=40"))
    told = send(server, "/api/replay", record=record, seat="1", first=40)
    assert told.status_code == 200
    assert told.json() == own.json()
    checked = send(server, "/api/verify", record=record, nonce="mine").json()
    assert [check["holds"] for check in checked["checks"]] == [True] * 5
    assert checked["fairness"]["game"]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"rules": "no such rules"}, "bad-record"),
        ({"seats": ["Ann"]}, "bad-record"),
        ({"moves": [[0, "dig [NES] 90,90", "0"]]}, "bad-record"),
        ({"moves": [[99, "pass map", "0"]]}, "bad-record"),
        ({"moves": [[2**70, "pass map", "0"]]}, "bad-record"),
        ({"moves": [[0, f"map map {2**70},0", "0"]]}, "bad-record"),
        ({"moves": [[0, "pass map", "0"]] * 5001}, "record-too-long"),
        ({"moves": 7}, "bad-record"),
    ],
)
def test_a_file_that_is_no_game_is_refused_with_a_reason(
    server: RunningServer, record: str, change: dict[str, Any], reason: str
) -> None:
    told = send(server, "/api/replay", record=json.dumps(json.loads(record) | change))
    assert (told.status_code, told.json()["code"]) == (400, reason)
    assert told.json()["message"]


@pytest.mark.parametrize(("text", "status"), [("[" * 100_000, 400), ("", 400), ("x" * 2_000_000, 413)])
def test_a_file_that_is_no_record_is_refused(server: RunningServer, text: str, status: int) -> None:
    for path in ("/api/replay", "/api/verify"):
        assert send(server, path, record=text).status_code == status


@pytest.fixture(scope="module")
def old_code(server: RunningServer) -> str:
    """A finished game that was dealt by an older version of the rules."""
    code = finished_game(server.database_url, "older")
    make_old(server.database_url, code, 1)
    return code


def make_old(database_url: str, code: str, version: int | None) -> None:
    """Let a game have been dealt by another version of the rules, or before there were any."""
    database = Database(database_url)
    try:
        database.write(
            lambda connection: change_game(
                connection, lobby.table(connection, code).id, rules_version=version
            )
        ).result()
    finally:
        database.close()


def test_a_game_of_another_version_of_the_rules_is_not_replayed_checked_or_reviewed(
    server: RunningServer, old_code: str
) -> None:
    async def game() -> None:
        async with Person(server.url) as ann:
            for request in (ann.verification(old_code), ann.replay(old_code), ann.review(old_code)):
                with pytest.raises(RequestRefused) as refused:
                    await request
                assert (refused.value.status, refused.value.code) == (409, "other-rules")
                assert f"only version {RULES_VERSION} can be played here" in str(refused.value)
            assert (await ann.table(old_code)).table.other_rules

    run(game())


def test_the_record_of_a_game_of_another_version_says_so_and_is_refused_wherever_it_is_brought(
    server: RunningServer, old_code: str
) -> None:
    text = str(ask(server, lambda person: person.record(old_code)))
    assert json.loads(text)["rules_version"] == 1
    with pytest.raises(RequestError) as refused:
        records.uploaded(text)
    assert (refused.value.code, refused.value.about) == ("other-rules", {"version": 1, "ours": RULES_VERSION})
    assert verdicts(text) == {"record": False}


def test_what_a_game_of_another_version_came_to_is_not_looked_for(
    server: RunningServer, old_code: str
) -> None:
    database = Database(server.database_url)
    try:
        found = database.read(lambda connection: without_results(connection, "older-Ann")).result()
    finally:
        database.close()
    assert old_code not in found


def test_verify_speaks_the_language_that_is_asked_for(record: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(record)
    for language, words in (
        ("en", "each with the recorded events"),
        ("pl", "zapisanymi"),
        ("cs", "tah"),
        ("de", "Züge"),
    ):
        told = CliRunner().invoke(app, ["verify", str(file), "--lang", language])
        assert told.exit_code == 0, told.output
        assert words in told.stdout
        spoiled = tmp_path / "spoiled.json"
        spoiled.write_text(record.replace('"nonces":["', '"nonces":["x'))
        assert CliRunner().invoke(app, ["verify", str(spoiled), "--lang", language]).exit_code == 1
