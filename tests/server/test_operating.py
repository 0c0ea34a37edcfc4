"""Operating a server: copies that can be put back, tables that can be closed, figures and logs without secrets."""

import asyncio
import json
import logging
import sys
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner, Result

from tests.server import postgres
from tests.server.finished import finished_game
from tests.server.running import RunningServer
from undermine.cli import app
from undermine.client import Line, Lost, Person, RequestRefused
from undermine.errors import UserError
from undermine.protocol import messages
from undermine.server.settings import read_settings
from undermine.server.web import logs


def command(data_dir: Path, *words: str, **environment: str) -> Result:
    env = {"UNDERMINE_DATA_DIR": str(data_dir), "DATABASE_URL": ""} | environment
    return CliRunner().invoke(app, list(words), env=env)


@pytest.mark.parametrize("engine", ["sqlite", "postgresql"])
def test_a_backup_can_be_put_back_elsewhere(
    tmp_path: Path, engine: str, request: pytest.FixtureRequest
) -> None:
    here, there, file = tmp_path / "here", tmp_path / "there", tmp_path / "copy"
    here.mkdir()
    first, second = f"sqlite:///{here}/undermine.sqlite", ""
    settings: tuple[dict[str, str], dict[str, str]] = ({}, {})
    if engine == "postgresql":
        if postgres.program("pg_dump") is None:
            pytest.skip("pg_dump is not installed")
        server = str(request.getfixturevalue("postgres_url"))
        first, second = postgres.empty_database(server), postgres.empty_database(server)
        settings = ({"DATABASE_URL": first}, {"DATABASE_URL": second})
    code = finished_game(first, "backup")
    assert command(here, "backup", str(file), **settings[0]).exit_code == 0
    assert file.stat().st_mode & 0o077 == 0
    assert command(there, "restore", str(file), **settings[1]).exit_code == 0
    verdict = command(there, "verify", code, **settings[1])
    assert verdict.exit_code == 0, verdict.output
    again = command(there, "restore", str(file), **settings[1])
    assert isinstance(again.exception, UserError)
    assert command(there, "restore", str(file), "--force", **settings[1]).exit_code == 0


def test_a_backup_overwrites_nothing_and_a_damaged_one_is_not_put_back(tmp_path: Path) -> None:
    file = tmp_path / "list"
    file.write_text("my shopping list")
    for words in (("backup", str(file)), ("restore", str(file)), ("restore", str(tmp_path / "nothing"))):
        assert isinstance(command(tmp_path / "data", *words).exception, UserError)
    assert file.read_text() == "my shopping list"


def test_the_database_is_brought_up_to_date_by_a_command(tmp_path: Path) -> None:
    finished_game(f"sqlite:///{tmp_path}/undermine.sqlite", "upgrade")
    done = command(tmp_path, "db", "upgrade")
    assert done.exit_code == 0
    assert str(tmp_path / "undermine.sqlite") in done.stderr


async def never_acknowledged(line: Line) -> None:
    async for message in line:
        assert not isinstance(message, messages.Ack)


def test_a_table_is_listed_and_closed_and_its_players_are_sent_away(server: RunningServer) -> None:
    async def game() -> None:
        async with Person(server.url) as ann:
            code = (await ann.create("base", 3, "Ann", ("random", "random"))).table.code
            await ann.start(code)
            async with ann.line(code) as line:
                while not line.options():
                    await anext(line)
                assert code in command(server.data_dir, "admin", "tables").stdout
                assert command(server.data_dir, "admin", "close", code).exit_code == 0
                await line.act(line.options()[0].action)
                with pytest.raises(Lost, match=str(messages.CLOSE_FORBIDDEN)):
                    await never_acknowledged(line)
            assert (await ann.table(code)).table.status == "closed"
            assert code not in command(server.data_dir, "admin", "tables").stdout

    asyncio.run(asyncio.wait_for(game(), 30))


def test_a_banned_name_cannot_be_taken_in_any_case(server: RunningServer) -> None:
    async def name(wanted: str) -> str:
        async with Person(server.url) as person:
            try:
                return (await person.create("base", 3, wanted)).table.status
            except RequestRefused as refused:
                return refused.code

    assert command(server.data_dir, "admin", "ban", "Grumpy").exit_code == 0
    assert asyncio.run(name("gRUMPY")) == "name-banned"
    assert command(server.data_dir, "admin", "bans").stdout == "grumpy\n"
    assert command(server.data_dir, "admin", "unban", "grumpy").exit_code == 0
    assert asyncio.run(name("Grumpy")) == "open"
    assert isinstance(command(server.data_dir, "admin", "unban", "grumpy").exception, UserError)


def test_the_figures_are_for_those_with_the_token_alone(server: RunningServer) -> None:
    for headers in ({}, {"Authorization": "Bearer"}, {"Authorization": "Bearer wrong"}):
        assert httpx.get(f"{server.url}/metrics", headers=headers).status_code == 404
    shown = httpx.get(f"{server.url}/metrics", headers={"Authorization": "Bearer figures"})
    assert shown.status_code == 200
    assert "undermine_live_tables" in shown.text
    assert 'undermine_commands_total{outcome="committed"}' in shown.text


def logged(formatter: logging.Formatter) -> str:
    record = logging.LogRecord("undermine", logging.ERROR, __file__, 1, "it failed", None, None)
    record.game, record.deal_seed = "g1", "1234"
    try:
        int("the seed is 1234")
    except ValueError:
        record.exc_info = sys.exc_info()
    return formatter.format(record)


def test_logs_name_the_game_and_the_place_and_no_secret() -> None:
    entry = json.loads(logged(logs.JsonLines()))
    assert (entry["message"], entry["game"], entry["error"]) == ("it failed", "g1", "ValueError")
    assert "logged" in entry["at"]
    for line in (logged(logs.JsonLines()), logged(logs.PlainLines())):
        assert "1234" not in line
        assert "\n" not in line


def test_settings_for_logs_and_figures_are_read_and_the_token_is_not_shown() -> None:
    settings = read_settings({"UNDERMINE_LOG_FORMAT": "json", "UNDERMINE_METRICS_TOKEN": "secret"})
    assert settings.log_format == "json"
    assert "secret" not in repr(settings)
    with pytest.raises(UserError, match="UNDERMINE_LOG_FORMAT"):
        read_settings({"UNDERMINE_LOG_FORMAT": "xml"})


def test_a_swarm_measures_a_server() -> None:
    words = ["bench", "server", "--active", "2", "--idle", "1", "--rate", "0", "--seconds", "1", "--json"]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0, done.output
    figures = json.loads(done.output)
    assert figures["commands"] > 10
    assert 0 < figures["p50_ms"] <= figures["p99_ms"]
    assert figures["memory_mb"]["opened"] >= figures["memory_mb"]["empty"] > 0
