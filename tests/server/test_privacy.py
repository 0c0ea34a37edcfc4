"""A person can be forgotten: no name, token or text of theirs is left, and every game can still be replayed."""

from __future__ import annotations

import gzip
import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy import Connection as Transaction

from tests.server import postgres
from tests.server.finished import play
from undermine.protocol import http, messages, privacy, tournaments
from undermine.server.errors import RequestError
from undermine.server.history import damage, records
from undermine.server.people import accounts, dealing, identity, leaving, lobby, order
from undermine.server.ratings import keeping
from undermine.server.room import chat
from undermine.server.room.chat import Speech
from undermine.server.store import copies, ratings, reviews, talk
from undermine.server.store.calling import addresses, calls
from undermine.server.store.calling.addresses import Address
from undermine.server.store.database import Database
from undermine.server.store.games import OPEN, PLAYING
from undermine.server.store.log import entries_after
from undermine.server.store.privacy.export import my_data
from undermine.server.store.removed import remove
from undermine.server.store.results import Result, RoundPlayed
from undermine.server.store.tables import metadata
from undermine.server.tournaments import keeping as tournament

NAME, ACCOUNT, TEXT, KEY = "Zuzana Quux", "Quuxarella", "meet me at the xyzzy", "promised-share-of-hers"
ENDPOINT = "https://push.example/quux-endpoint"
ROLES = ("saboteur", "miner", "miner")
RESULTS = [
    Result(seat, 0, role == "miner", [RoundPlayed(role, role == "miner")]) for seat, role in enumerate(ROLES)
]
"""What the finished game came to, so that there is something to learn from, however it was dealt."""
NOW = 1_700_000_000_000


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path}/undermine.sqlite"
    else:
        url = postgres.empty_database(request.getfixturevalue("postgres_url"))
    opened = Database(url)
    yield opened
    opened.close()


class Lives:
    """Somebody who is known everywhere, and Bob, who met her at three tables."""

    def __init__(self, transaction: Transaction) -> None:
        self.she, self.token = identity.new_guest(transaction, NAME, NOW)
        self.bob, _ = identity.new_guest(transaction, "Bob", NOW)
        accounts.open_account(transaction, self.she, ACCOUNT, "argon2-of-her-password", NOW)
        self.key = identity.new_recovery_key(transaction, self.she, NOW)
        identity.new_program(transaction, self.she, "quux-program", NOW)
        identity.new_device(transaction, self.she, NOW)
        ratings.show_profile(transaction, self.she, NOW)
        self.over, self.playing, self.open = [
            self._table(transaction, rated=number == 0) for number in range(3)
        ]
        for code in (self.over, self.playing):
            dealing.start(transaction, code, self.bob, NOW)
        play(transaction, self.over)
        keeping.rate_game(transaction, self.over, RESULTS)
        self._leave_traces(transaction)
        self._want_calls(transaction)

    def _table(self, transaction: Transaction, *, rated: bool) -> str:
        wanted = http.NewTable("base", 3, "Bob", ["random"], options=http.Options(rated=rated))
        code = lobby.create(transaction, self.bob, wanted, NOW).code
        lobby.join(transaction, code, self.she, http.Join(NAME, nonce=KEY))
        game = lobby.table(transaction, code)
        for number, (seat, text) in enumerate([(1, TEXT), (0, f"hello {NAME.upper()}, sit down")]):
            said = chat.written(messages.Say("1", text))
            talk.say(transaction, game.id, f"{number}", Speech(0, seat, 0, 0, said), NOW)
        return code

    def _want_calls(self, transaction: Transaction) -> None:
        subscribed = Address("a1", self.she, "push", ENDPOINT, "key", "secret", "ours", "her phone", "", NOW)
        addresses.put(transaction, subscribed)
        addresses.set_wishes(transaction, addresses.Wishes(self.she))
        calls.note(transaction, self.she, ["a1"], calls.TURN, self.playing, 1, NOW)

    def _leave_traces(self, transaction: Transaction) -> None:
        game = lobby.table(transaction, self.over)
        record = records.record_of(game, entries_after(transaction, game.id, 0))
        reviews.add_review(transaction, game.id, gzip.compress(f"{record.names}".encode()), NOW)
        order.report(transaction, self.over, self.bob, privacy.ReportPlayer(1, "name", f"see {NAME}"), NOW)
        order.report(transaction, self.over, self.she, privacy.ReportPlayer(0, "other", TEXT), NOW)
        order.block(transaction, self.over, self.bob, privacy.BlockPlayer(1), NOW)
        order.block(transaction, self.over, self.she, privacy.BlockPlayer(0), NOW)
        remove(transaction, lobby.table(transaction, self.open).id, self.she, NAME)
        opened = tournaments.NewTournament("Cup", NAME)
        cup = tournament.open_tournament(transaction, self.she, opened, NOW)
        tournament.register(transaction, cup, self.she, tournaments.RegisterPlayer("one", NAME), NOW)


def everything(connection: Transaction) -> str:
    """Return every value of every column of every table, what is packed unpacked, in small letters."""
    found: list[str] = []
    for table in sa.inspect(connection).get_table_names():
        for row in connection.execute(sa.select(sa.text("*")).select_from(sa.table(table))):
            found += [_words(value) for value in row]
    return "\n".join(found).casefold()


def _words(value: Any) -> str:
    if not isinstance(value, bytes | memoryview):
        return str(value)
    data = bytes(value)
    with suppress(gzip.BadGzipFile, EOFError, zlib.error):  # most are seeds and hashes
        data = gzip.decompress(data)
    return data.decode("latin-1") + data.hex()


def traces(lives: Lives) -> list[str]:
    """Return what must be nowhere: names, what she wrote, her id, and the hashes of her tokens."""
    hashes = [identity.hashed(lives.token).hex(), identity.hashed(lives.key.replace("-", "")).hex()]
    words = [
        ENDPOINT,
        "her phone",
        NAME,
        ACCOUNT,
        TEXT,
        "argon2-of-her-password",
        "quux-program",
        lives.she,
        *hashes,
    ]
    return [word.casefold() for word in words]


def test_the_search_finds_what_is_there(database: Database) -> None:
    lives = database.write(Lives).result()
    kept = database.read(everything).result()
    assert [word for word in traces(lives) if word not in kept] == []


def test_nothing_is_left_of_a_person_who_is_deleted(database: Database) -> None:
    lives = database.write(Lives).result()
    database.write(lambda transaction: leaving.delete_person(transaction, lives.she, NOW)).result()
    kept = database.read(everything).result()
    assert [word for word in traces(lives) if word in kept] == []
    assert "sit down" in kept  # what others said stays


def test_nothing_is_left_in_a_backup_taken_afterwards(database: Database, folder: Path) -> None:
    lives = database.write(Lives).result()
    database.write(lambda transaction: leaving.delete_person(transaction, lives.she, NOW)).result()
    copy = folder / "backup"
    copies.back_up(database.url, copy)
    if database.url.startswith("sqlite"):
        kept = copy.read_bytes().decode("latin-1").casefold()
        assert [word for word in traces(lives) if word in kept] == []
        assert [word for word in traces(lives) if word.encode().hex() in copy.read_bytes().hex()] == []
        with closing(sqlite3.connect(copy)) as opened:
            assert opened.execute("SELECT count(*) FROM log").fetchone()[0] > 0
        return
    other = postgres.empty_database(
        database.url.replace(sa.make_url(database.url).database or "", "postgres")
    )
    copies.restore(other, copy, overwrite=True)
    restored = Database(other)
    try:
        kept = restored.read(everything).result()
    finally:
        restored.close()
    assert [word for word in traces(lives) if word in kept] == []


def test_records_stay_whole_when_a_player_is_deleted(database: Database) -> None:
    lives = database.write(Lives).result()

    def checked(transaction: Transaction) -> tuple[list[bool], list[str], list[damage.Damage]]:
        game = lobby.table(transaction, lives.over)
        said = talk.said_after(transaction, game.id, 0)
        written = records.written(game, entries_after(transaction, game.id, 0), said)
        checks = records.verified(written, nonce=KEY)
        broken = [fault for code in damage.codes(transaction) for fault in damage.damages(transaction, code)]
        return [check.holds for check in checks], [seat.name for seat in game.seats], broken

    before, names, _ = database.read(checked).result()
    assert names[1] == NAME
    database.write(lambda transaction: leaving.delete_person(transaction, lives.she, NOW)).result()
    after, names, broken = database.read(checked).result()
    assert after == before == [True] * len(before)
    assert names[:2] == ["Bob", "#2"]
    assert broken == []


def test_ratings_of_others_stay_when_a_player_is_deleted(database: Database) -> None:
    lives = database.write(Lives).result()

    def learnt(transaction: Transaction) -> list[tuple[str, str, float]]:
        return [
            (row.player, row.skill, row.mu) for row in ratings.ratings_of(transaction, [lives.bob], 10**6)
        ]

    before = database.read(learnt).result()
    assert before
    database.write(lambda transaction: leaving.delete_person(transaction, lives.she, NOW)).result()
    assert database.read(learnt).result() == before
    live = database.read(ratings.everything).result()
    database.write(lambda transaction: keeping.rebuild(transaction, {})).result()
    assert database.read(ratings.everything).result() == live


def test_a_bot_takes_the_seat_and_open_tables_have_it_free(database: Database) -> None:
    lives = database.write(Lives).result()
    left = database.write(lambda transaction: leaving.delete_person(transaction, lives.she, NOW)).result()
    assert sorted(left.unfinished) == sorted([lives.playing, lives.open])
    assert left.finished == [lives.over]
    playing, waiting = database.read(
        lambda transaction: [lobby.table(transaction, code) for code in (lives.playing, lives.open)]
    ).result()
    assert (playing.status, playing.seats[1].bot, playing.seats[1].person) == (PLAYING, "apprentice", None)
    assert (waiting.status, waiting.seats[1].is_free()) == (OPEN, True)


def test_everything_about_oneself_can_be_taken_along(database: Database) -> None:
    lives = database.write(Lives).result()
    mine = database.read(lambda transaction: my_data(transaction, lives.she, str)).result()
    assert (mine.name, mine.account, mine.public) == (NAME, ACCOUNT, True)
    assert {token.kind for token in mine.tokens} == {"session", "recovery", "program", "device"}
    assert {table.code for table in mine.tables} == {lives.over, lives.playing, lives.open}
    assert [text.text for text in mine.texts] == [TEXT] * 3
    assert [table.score is not None for table in mine.tables if table.code == lives.over] == [True]
    assert [person.name for person in mine.blocked] == ["Bob"]
    assert [report.words for report in mine.reports] == [TEXT]
    assert mine.ratings
    assert [address.address for address in mine.called_at] == [ENDPOINT]


def test_every_column_that_names_a_person_is_deleted_or_anonymous(database: Database) -> None:
    """A new table of the database that names people is forgotten with them, without anybody's doing."""
    lives = database.write(Lives).result()
    database.write(lambda transaction: leaving.delete_person(transaction, lives.she, NOW)).result()

    def left(transaction: Transaction) -> int:
        naming = [column for table in metadata.sorted_tables for column in table.c if column.foreign_keys]
        found = [
            transaction.execute(sa.select(sa.func.count()).where(column == lives.she)).scalar_one()
            for column in naming
        ]
        return sum(found)

    assert database.read(left).result() == 0


def test_those_who_are_blocked_do_not_sit_down_together(database: Database) -> None:
    lives = database.write(Lives).result()

    def meet(transaction: Transaction, host: str, guest: str) -> None:
        code = lobby.create(transaction, host, http.NewTable("base", 3, "Host"), NOW).code
        lobby.join(transaction, code, guest, http.Join("Guest"))

    for host, guest in ((lives.bob, lives.she), (lives.she, lives.bob)):
        with pytest.raises(RequestError) as refused:
            database.write(partial(meet, host=host, guest=guest)).result()
        assert refused.value.code == "blocked"
    database.write(lambda transaction: order.unblock(transaction, lives.bob, privacy.Unblock(NAME))).result()
    database.write(lambda transaction: order.unblock(transaction, lives.she, privacy.Unblock("Bob"))).result()
    database.write(lambda transaction: meet(transaction, lives.bob, lives.she)).result()
