"""A server's finished games become data for research only where everybody has agreed, without names and chat."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from tests.server.finished import NAMES, finished_game
from undermine.cli import main
from undermine.protocol import claiming, http, messages
from undermine.server.history import shared_games
from undermine.server.people import lobby
from undermine.server.room.chat import Speech, written
from undermine.server.room.entries import Entry
from undermine.server.store.database import Database
from undermine.server.store.log import entries_after
from undermine.server.store.talk import say

pytest.importorskip("pyarrow")

from undermine.sim.dataset.writing import read_rows


def on(url: str, work: Any) -> Any:
    database = Database(url)
    try:
        return database.write(work).result()
    finally:
        database.close()


def agree(url: str, code: str, name: str, who: tuple[str, ...], agrees: bool = True) -> None:
    def work(connection: Connection) -> None:
        for other in who:
            lobby.agree(connection, code, f"{name}-{other}", http.Research(agrees))

    on(url, work)


@pytest.fixture
def data_dir(tmp_path: Path) -> Path:
    return tmp_path / "server"


@pytest.fixture
def url(data_dir: Path) -> str:
    data_dir.mkdir()
    return f"sqlite:///{data_dir / 'undermine.sqlite'}"


def exported(data_dir: Path, out: Path, code: int = 0) -> list[dict[str, Any]]:
    with pytest.raises(SystemExit) as ended:
        main(["export", "--out", str(out), "--data-dir", str(data_dir)])
    assert ended.value.code == code
    return [row for folder in sorted(out.iterdir()) for row in read_rows(folder)]


def test_only_games_whose_players_have_all_agreed_are_exported(
    url: str, data_dir: Path, tmp_path: Path
) -> None:
    shared, kept, withdrawn = (finished_game(url, name) for name in ("all", "two", "late"))
    agree(url, shared, "all", NAMES)
    agree(url, kept, "two", NAMES[:2])
    agree(url, withdrawn, "late", NAMES)
    agree(url, withdrawn, "late", NAMES[1:2], agrees=False)
    rows = exported(data_dir, tmp_path / "out")
    assert {row["game"] for row in rows} == {0}
    assert len(rows) == on(url, lambda connection: len(moves(connection, shared)))
    assert {row["bot"] for row in rows} == {"person"}


def test_an_export_that_is_stopped_keeps_what_it_has_written(
    url: str, data_dir: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("one", "two"):
        agree(url, finished_game(url, name), name, NAMES)
    read, found = shared_games.shared_game, []

    def stopped_at_the_second(connection: Connection, code: str) -> shared_games.SharedGame | None:
        found.append(code)
        if len(found) == 2:
            raise KeyboardInterrupt
        return read(connection, code)

    monkeypatch.setattr(shared_games, "shared_game", stopped_at_the_second)
    rows = exported(data_dir, tmp_path / "out", code=130)
    assert len(rows) == on(url, lambda connection: len(moves(connection, found[0])))


def moves(connection: Connection, code: str) -> list[Entry]:
    return entries_after(connection, lobby.table(connection, code).id, 0)


def test_neither_names_nor_chat_are_exported_but_claims_with_their_truth(
    url: str, data_dir: Path, tmp_path: Path
) -> None:
    code = finished_game(url, "all")
    agree(url, code, "all", NAMES)
    spoken: list[messages.Say | messages.Claim] = [
        messages.Say("a", "My mother is called Gerda"),
        messages.Claim("b", claiming.Suspect(2)),
    ]

    def speak(connection: Connection) -> None:
        game = lobby.table(connection, code).id
        for number, message in enumerate(spoken):
            say(connection, game, str(number), Speech(0, 1, 0, 1, written(message)), 1)

    on(url, speak)
    rows = exported(data_dir, tmp_path / "out")
    assert rows[0]["claims"] == ["suspect +1"]
    assert rows[0]["claim_seats"] == [1]
    kept = b"".join(path.read_bytes() for path in (tmp_path / "out").rglob("*") if path.is_file())
    assert not [secret for secret in (b"Gerda", b"Ann", b"Bob", b"Cid", code.encode()) if secret in kept]
    assert "Gerda" not in repr(rows)
