"""Ratings as they are kept and shown: a rebuilt book is the live one, seasons, and who may see whose."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import json
from sqlalchemy import Connection

from tests.server import postgres
from tests.server.finished import NAMES, play
from tests.server.in_process import InProcess, cookies
from undermine.cli import app
from undermine.cli.edge import run
from undermine.protocol import http, ratings
from undermine.server.history.results import results_from_log
from undermine.server.people import accounts, dealing, identity, lobby
from undermine.server.ratings import keeping, shown
from undermine.server.ratings.model import SEASON_SIGMA, Rating
from undermine.server.ratings.seasons import season_at, season_name
from undermine.server.ratings.skills import ALONE, MINER, SABOTEUR
from undermine.server.settings import Settings
from undermine.server.store import people
from undermine.server.store import ratings as store
from undermine.server.store.database import Database
from undermine.server.store.games import change_game
from undermine.server.store.results import Result
from undermine.server.store.retention import forget_table
from undermine.server.timestamps import now_ms

pytestmark = pytest.mark.filterwarnings(  # of what a later Litestar will want; ours is pinned below it
    "ignore::litestar.exceptions.LitestarDeprecationWarning"
)

NOVEMBER_MS = 1_794_000_000_000  # 2026-11-06


def test_seasons_have_three_months() -> None:
    assert season_name(season_at(NOVEMBER_MS)) == "2026-4"
    assert season_at(NOVEMBER_MS + 90 * 24 * 3600 * 1000) == season_at(NOVEMBER_MS) + 1


# -- kept ----------------------------------------------------------------------------------------------------------


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    """An empty database of each kind."""
    url = f"sqlite:///{tmp_path}/undermine.sqlite"
    if request.param == "postgresql":
        url = postgres.empty_database(str(request.getfixturevalue("postgres_url")))
    database = Database(url)
    yield database
    database.close()


def rated_game(
    connection: Connection,
    persons: list[str],
    rules: str = "base",
    ended: int = NOVEMBER_MS,
    bot: bool = False,
) -> str:
    """Let people play a rated game at random; the last seat may be a bot's."""
    bots = ["apprentice"] if bot else []
    table = http.NewTable(rules, len(persons) + len(bots), NAMES[0], bots, "mine", http.Options(rated=True))
    code = lobby.create(connection, persons[0], table, 1).code
    for person in persons[1:]:
        lobby.join(connection, code, person, http.Join(person))
    dealing.start(connection, code, persons[0], 1)
    play(connection, code)
    change_game(connection, lobby.table(connection, code).id, ended=ended)
    return code


def everybody(connection: Connection) -> list[str]:
    persons = ["Ann", "Bob", "Cid", "Dan"]
    for person in persons:
        people.add_person(connection, person, person, 1)
    return persons


def rate(connection: Connection, code: str) -> bool:
    return keeping.rate_game(connection, code, results_from_log(connection, lobby.table(connection, code)))


def some_rated_games(connection: Connection) -> list[str]:
    """Games of three rules over two seasons, with a bot."""
    persons = everybody(connection)
    codes = [
        rated_game(
            connection, persons[: 3 + number % 2], rules, NOVEMBER_MS + number * 40 * 86_400_000, bot=True
        )
        for number, rules in enumerate(["base", "saboteur2", "lost-mines", "base"])
    ]
    for code in codes:
        assert rate(connection, code)
    return codes


def all_replayed(connection: Connection) -> dict[str, list[Result]]:
    """Return what all rated games came to, by id, each played again from its log."""
    return {rated.game: keeping.replayed(connection, rated) for rated in store.rated_in_order(connection)}


def test_what_is_learnt_again_from_the_log_is_what_was_learnt_live(database: Database) -> None:
    codes = database.write(some_rated_games).result()
    live = database.read(store.everything).result()
    assert {row.player for row in live[0]} == {"Ann", "Bob", "Cid", "Dan", "bot:apprentice"}
    assert {row.skill for row in live[0]} == {MINER, SABOTEUR, ALONE}
    assert len({row.season for row in live[0]}) == 2
    changes = database.read(lambda connection: shown.game_ratings(connection, codes[1])).result()
    database.write(lambda connection: store.put_rating(connection, live[0][0]._replace(mu=99.0))).result()
    replayed = database.read(all_replayed).result()
    assert database.write(lambda connection: keeping.rebuild(connection, replayed)).result() == 4
    assert database.read(store.everything).result() == live
    again = database.read(lambda connection: shown.game_ratings(connection, codes[1])).result()
    assert again == changes


def test_ratings_outlive_the_games_they_were_learnt_from(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path}/undermine.sqlite")

    def work(connection: Connection) -> None:
        codes = some_rated_games(connection)
        live = store.everything(connection)
        for code in codes[:2]:
            forget_table(connection, code)
        assert keeping.rebuild(connection, all_replayed(connection)) == 4
        assert store.everything(connection) == live

    database.write(work).result()
    database.close()


def test_a_new_season_keeps_the_mean_and_counts_games_from_zero(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path}/undermine.sqlite")

    def work(connection: Connection) -> tuple[list[store.RatingRow], ratings.GameRatings]:
        persons = everybody(connection)[:3]
        first = rated_game(connection, persons)
        assert rate(connection, first)
        later = rated_game(connection, persons, ended=NOVEMBER_MS + 90 * 86_400_000)
        assert rate(connection, later)
        return store.everything(connection)[0], shown.game_ratings(connection, later)

    rows, later = database.write(work).result()
    database.close()
    before = {(row.player, row.skill): row for row in rows if row.season == season_at(NOVEMBER_MS)}
    assert {row.games for row in rows} == {1}
    (change,) = [change for change in later.seats[0].changes if change.skill == MINER]
    assert change.before == shown.points(before["Ann", MINER].mu)
    assert Rating(1.0, 2.0).in_a_new_season() == Rating(1.0, SEASON_SIGMA)


def test_a_game_is_rated_once(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path}/undermine.sqlite")

    def work(connection: Connection) -> tuple[bool, bool, list[str]]:
        code = rated_game(connection, everybody(connection)[:3])
        assert store.waiting(connection) == [code]
        return rate(connection, code), rate(connection, code), store.waiting(connection)

    assert database.write(work).result() == (True, False, [])
    database.close()


def test_the_command_learns_again_and_says_whether_anything_differs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = Database(f"sqlite:///{tmp_path}/undermine.sqlite")
    database.write(some_rated_games).result()
    spoilt = database.read(store.everything).result()[0][0]._replace(mu=99.0)
    database.write(lambda connection: store.put_rating(connection, spoilt)).result()
    database.close()
    told = []
    for _ in range(2):
        assert run(app, ["ratings", "rebuild", "--data-dir", str(tmp_path), "--json"]) == 0
        told.append(json.decode(capsys.readouterr().out))
    assert told == [{"games": 4, "same": False}, {"games": 4, "same": True}]


# -- over the web --------------------------------------------------------------------------------------------------


@pytest.fixture
def server(tmp_path: Path) -> Iterator[InProcess]:
    running = InProcess(Settings(request_rate=0.0), Database(f"sqlite:///{tmp_path}/undermine.sqlite"))
    yield running
    running.stop()


def cookie_of(server: InProcess, person: str) -> str:
    """A session of somebody."""
    return server.database.write(lambda connection: identity.new_session(connection, person, 1)).result()


def test_a_rated_game_says_what_it_changed_and_why(server: InProcess) -> None:
    code = server.database.write(
        lambda connection: rated_game(connection, everybody(connection)[:3], bot=True)
    ).result()
    told = json.decode(server.request("GET", f"/api/tables/{code}/ratings").content, type=ratings.GameRatings)
    assert [seat.bot for seat in told.seats] == [None, None, None, "apprentice"]
    for seat in told.seats:
        rounds = [past for change in seat.changes for past in change.rounds]
        assert 1 <= len(rounds) <= 3
        assert all(0 < past.expected < 1 and 1 <= past.place <= past.sides for past in rounds)
    assert any(change.before != change.after for seat in told.seats for change in seat.changes)


def test_before_a_game_is_over_nothing_is_said_of_ratings(server: InProcess) -> None:
    def begun(connection: Connection) -> str:
        persons = everybody(connection)
        table = http.NewTable("base", 3, "Ann", [], "", http.Options(rated=True))
        code = lobby.create(connection, persons[0], table, 1).code
        for person in persons[1:3]:
            lobby.join(connection, code, person, http.Join(person))
        dealing.start(connection, code, persons[0], 1)
        return code

    code = server.database.write(begun).result()
    refused = server.request("GET", f"/api/tables/{code}/ratings")
    assert (refused.status_code, refused.json()["code"]) == (409, "not-over")


def test_a_table_that_is_not_rated_changes_no_rating(server: InProcess) -> None:
    def played(connection: Connection) -> str:
        code = rated_game(connection, everybody(connection)[:3])
        game = lobby.table(connection, code)
        change_game(connection, game.id, options="{}")
        return code

    code = server.database.write(played).result()
    assert server.request("GET", f"/api/tables/{code}/ratings").json()["code"] == "not-rated"
    assert server.database.read(store.everything).result() == ([], [])


def seasoned(connection: Connection, person: str, games: int, now: int) -> None:
    """Let somebody have a rating from that many games of this season."""
    row = store.RatingRow(season_at(now), person, MINER, 2.0, 1.5, games)
    store.put_rating(connection, row)


def test_only_those_who_want_to_be_seen_are_listed_and_only_after_25_games(server: InProcess) -> None:
    def work(connection: Connection) -> None:
        for person, games in zip(everybody(connection), (25, 24, 25, 25), strict=True):
            seasoned(connection, person, games, now_ms())
            if person != "Dan":
                accounts.open_account(connection, person, f"The {person}", "hash", 1)
        store.put_rating(connection, store.RatingRow(season_at(now_ms()), "bot:master", MINER, 9.0, 1.0, 30))

    server.database.write(work).result()
    for person in ("Ann", "Bob"):
        answer = server.post("/api/me/profile", {"public": True}, cookie_of(server, person))
        assert answer.json()["public"]
    assert server.post("/api/me/profile", {"public": True}, cookie_of(server, "Dan")).status_code == 409
    board = json.decode(server.request("GET", "/api/ratings?skill=miner").content, type=ratings.Leaderboard)
    assert [(leader.name, leader.bot) for leader in board.leaders] == [
        ("master", "master"),
        ("The Ann", None),
    ]
    assert board.leaders[1].rating == shown.points(2.0)
    assert server.request("GET", "/api/players/The%20Ann").json()["ratings"][0]["games"] == 25
    assert server.request("GET", "/api/players/The%20Cid").json()["code"] == "no-such-player"
    server.post("/api/me/profile", {"public": False}, cookie_of(server, "Ann"))
    assert server.request("GET", "/api/players/The%20Ann").status_code == 404


def test_unknown_skills_and_seasons_have_no_list(server: InProcess) -> None:
    for question in ("skill=geologist", "season=1999-1"):
        assert server.request("GET", f"/api/ratings?{question}").json()["code"] == "no-such-leaderboard"


def test_ones_own_curve_has_a_point_for_each_game(server: InProcess) -> None:
    def two_games(connection: Connection) -> None:
        persons = everybody(connection)[:3]
        for _ in range(2):
            assert rate(connection, rated_game(connection, persons, ended=now_ms()))

    server.database.write(two_games).result()
    answer = server.request("GET", "/api/me/ratings", headers=cookies(cookie_of(server, "Ann")))
    own = json.decode(answer.content, type=ratings.OwnRatings)
    assert not own.public
    for skill in own.profile.ratings:
        course = [moment.rating for moment in own.profile.course if moment.skill == skill.skill]
        assert len(course) == skill.games
        assert course[-1] == skill.rating


def test_a_game_that_ended_while_no_server_ran_is_rated_by_the_next(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/undermine.sqlite"
    database = Database(url)
    code = database.write(lambda connection: rated_game(connection, everybody(connection)[:3])).result()
    database.close()
    server = InProcess(Settings(request_rate=0.0), Database(url))
    game = server.database.read(lambda connection: lobby.table(connection, code)).result().id

    async def rated() -> None:
        database = server.hub.database
        while not await database.read(lambda transaction: store.is_rated(transaction, game)):  # noqa: ASYNC110
            await asyncio.sleep(0.01)

    server.run(rated())
    server.stop()
