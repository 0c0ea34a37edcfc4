"""Starting and stopping a server: what the user can put right is one sentence, and it ends quietly."""

import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from litestar.testing import TestClient

from undermine.errors import UserError
from undermine.server.settings import Settings, read_settings
from undermine.server.web.app import make_app
from undermine.server.web.serve import lan_address, listening_socket, open_database


def test_settings_come_from_the_environment() -> None:
    settings = read_settings(
        {"UNDERMINE_PORT": "1234", "UNDERMINE_DATA_DIR": "/data", "UNDERMINE_BOT_PACE": "0.5"}
    )
    assert (settings.port, settings.data_dir, settings.bot_pace) == (1234, Path("/data"), 0.5)
    assert settings.host == "127.0.0.1"


def test_what_bots_may_use_can_be_set_and_a_limit_on_memory_that_would_replace_them_all_the_time_cannot() -> (
    None
):
    settings = read_settings({"UNDERMINE_BOT_MEMORY": "300", "UNDERMINE_BOTS_PER_HOST": "9"})
    assert (settings.bot_memory, settings.bots_per_host) == (300, 9)
    assert read_settings({"UNDERMINE_BOT_MEMORY": "0"}).bot_memory == 0
    with pytest.raises(UserError, match="UNDERMINE_BOT_MEMORY must be 0"):
        read_settings({"UNDERMINE_BOT_MEMORY": "5"})


NUMBERS = (
    "UNDERMINE_PORT",
    "UNDERMINE_BOT_WORKERS",
    "UNDERMINE_BOT_PACE",
    "UNDERMINE_BOT_MEMORY",
    "UNDERMINE_BOTS_PER_HOST",
)


@pytest.mark.parametrize("setting", NUMBERS)
@pytest.mark.parametrize("value", ["many", "-1"])
def test_a_wrong_setting_is_named(setting: str, value: str) -> None:
    with pytest.raises(UserError, match=setting):
        read_settings({setting: value})


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("nonsense", "DATABASE_URL must look like"),
        ("mysql://somebody:secret@localhost/games", "DATABASE_URL must look like"),
        ("postgresql://somebody:secret@127.0.0.1:1/games", "Cannot open the database"),
    ],
)
def test_a_database_that_cannot_be_opened_is_one_sentence_without_the_password(
    url: str, sentence: str
) -> None:
    with pytest.raises(UserError, match=sentence) as error:
        open_database(Settings(database_url=url))
    assert "secret" not in str(error.value)
    assert "\n" not in str(error.value)


def test_a_file_that_is_no_database_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "undermine.sqlite"
    file.write_text("my shopping list")
    with pytest.raises(UserError, match="not a database"):
        open_database(Settings(data_dir=tmp_path))
    assert file.read_text() == "my shopping list"


def test_a_data_directory_that_is_a_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "data"
    file.touch()
    with pytest.raises(UserError, match="Cannot use the data directory"):
        open_database(Settings(data_dir=file))


def test_a_port_that_is_taken_is_said_to_be_so() -> None:
    with listening_socket("127.0.0.1", 0) as bound, pytest.raises(UserError, match="Cannot listen"):
        listening_socket("127.0.0.1", bound.getsockname()[1])


def test_the_address_in_the_local_network_is_an_address() -> None:
    assert len(lan_address().split(".")) == 4


def heed_ctrl_c() -> None:
    """Let a program be interrupted even if the tests run in the background, where shells make programs ignore that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is another thing there")
@pytest.mark.parametrize(("sign", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 0)])
def test_a_server_that_is_told_to_stop_ends_quietly_while_bots_think(
    tmp_path: Path, sign: signal.Signals, code: int
) -> None:
    command = [sys.executable, "-m", "undermine", "serve", "--port", "0", "--data-dir", str(tmp_path)]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=heed_ctrl_c,  # noqa: PLW1509 - the tests have no threads of their own
    ) as process:
        assert process.stdout is not None
        url = process.stdout.readline().split()[3]
        try:
            with httpx.Client(base_url=url, timeout=20) as ann:
                wanted = {"rules": "base", "seats": 3, "name": "Ann", "bots": ["random", "random"]}
                table = ann.post("/api/tables", json=wanted).json()["table"]["code"]
                headers = {"Content-Type": "application/json"}
                assert ann.post(f"/api/tables/{table}/start", headers=headers).is_success
            process.send_signal(sign)
            _, errors = process.communicate(timeout=20)
        finally:
            process.kill()
    assert process.returncode == code
    assert not re.search("Traceback|ERROR|Warning", errors), errors


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")  # its next version
def test_an_address_may_change_something_only_so_often_and_read_as_often_as_it_likes(tmp_path: Path) -> None:
    settings = Settings(data_dir=tmp_path, request_rate=0.1)
    with TestClient(make_app(settings, open_database(settings))) as client:
        answers = [client.post("/api/me/recovery-key", json={}) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [401, 401, 401, 429, 429]
        assert answers[-1].json()["code"] == "too-fast"
        assert {client.get("/api/me").status_code for _ in range(10)} == {200}
