"""Tournaments on the server: what organisers and players may do, and what is told."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from tests.server import finished
from tests.server.in_process import Closed, InProcess, Socket, cookies, let_bots_rest
from undermine.protocol import messages, tournaments
from undermine.server.live import tournaments as live_tournaments
from undermine.server.people import lobby
from undermine.server.settings import Settings
from undermine.server.store.database import Database
from undermine.server.store.games import PLAYING
from undermine.server.store.privacy.erasing import erase
from undermine.server.timestamps import now_ms
from undermine.server.tournaments import store
from undermine.server.tournaments.course import Course, course

pytestmark = pytest.mark.filterwarnings(  # of what a later Litestar will want; ours is pinned below it
    "ignore::litestar.exceptions.LitestarDeprecationWarning"
)

SMALL = {"fewest": 3, "most": 4, "rounds": 2, "final": 3}


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[InProcess]:
    """A server that looks at its tournaments when the test says so, and not by itself."""
    let_bots_rest(monkeypatch)
    monkeypatch.setattr(live_tournaments, "LOOK_SECONDS", 3600.0)
    running = InProcess(Settings(request_rate=0.0), Database(f"sqlite:///{tmp_path}/undermine.sqlite"))
    yield running
    running.stop()


class Cup:
    """A tournament, with the cookies of its organiser and of the players who have registered themselves."""

    def __init__(self, server: InProcess, **wanted: Any) -> None:
        self.server = server
        self.cookies: dict[str, str] = {}
        self.ids = 0
        settled = {"name": "Cup", "organiser": "Olga", "rules": "base", "format": SMALL} | wanted
        answer = server.post("/api/tournaments", settled)
        assert answer.status_code == 201, answer.text
        self.olga = answer.cookies["undermine"]
        self.code: str = answer.json()["tournament"]["code"]

    def ask(self, what: str, body: dict[str, Any], cookie: str = "", *, id_: str = "") -> Any:
        """Ask for a change and return the answer."""
        self.ids += 1
        return self.server.post(
            f"/api/tournaments/{self.code}/{what}", {"id": id_ or f"id{self.ids}"} | body, cookie
        )

    def done(self, what: str, cookie: str = "", **body: Any) -> tournaments.OwnTournament:
        answer = self.ask(what, body, cookie or self.olga)
        assert answer.status_code == 200, answer.text
        return json.decode(answer.content, type=tournaments.OwnTournament)

    def refused(self, what: str, cookie: str = "", **body: Any) -> tuple[int, str]:
        answer = self.ask(what, body, cookie)
        return answer.status_code, answer.json().get("code")

    def register(self, *names: str) -> None:
        for name in names:
            self.cookies[name] = self.ask("register", {"name": name}).cookies["undermine"]

    def look(self, cookie: str = "") -> tournaments.OwnTournament:
        answer = self.server.request("GET", f"/api/tournaments/{self.code}", headers=cookies(cookie))
        return json.decode(answer.content, type=tournaments.OwnTournament)

    def begin(self, **more: Any) -> list[str]:
        """Pair and begin the next round; return the codes of its tables."""
        self.done("pair")
        organising = self.done("begin", **more).organising
        assert organising is not None
        return organising.codes

    def play(self, code: str) -> None:
        """Play a game to its end, and let the server look."""
        self.server.database.write(lambda connection: finished.play(connection, code)).result()
        self.server.run(self.server.app.state.boards.look())

    def names(self, players: list[str]) -> set[str]:
        known = {player.player: player.name for player in self.look().tournament.players}
        return {known[player] for player in players}


SIX = ("Ann", "Bob", "Cid", "Dan", "Eva", "Fay")


def test_players_who_registered_play_at_tables_that_the_round_opens(server: InProcess) -> None:
    cup = Cup(server)
    cup.register(*SIX)
    codes = cup.begin()
    assert len(codes) == 2
    for code in codes:
        game = server.database.read(lambda connection, code=code: lobby.table(connection, code)).result()  # type: ignore[misc]
        assert game.status == PLAYING
        assert len(game.seats) == 3
        for seat in game.seats:
            assert cup.look(cup.cookies[seat.name]).table == code


def test_results_of_games_are_taken_when_they_end_and_the_cut_makes_a_final(server: InProcess) -> None:
    cup = Cup(server)
    cup.register(*SIX)
    for _ in range(2):
        for code in cup.begin():
            cup.play(code)
    told = cup.look().tournament
    assert all(table.gold is not None for played in told.rounds for table in played.tables)
    assert told.stage == "final"
    (code,) = cup.begin()
    final = cup.look().tournament.rounds[2]
    assert sorted(final.tables[0].players) == sorted(own.player for own in told.standings[:3])
    cup.play(code)
    over = cup.look().tournament
    assert over.stage == "over"
    gold = dict(zip(final.tables[0].players, over.rounds[2].tables[0].gold or [], strict=True))
    assert gold[over.ranking[0]] == max(gold.values())


def test_nothing_of_a_game_is_told_before_it_is_over(server: InProcess) -> None:
    cup = Cup(server)
    cup.register(*SIX)
    cup.begin()
    for cookie in ("", cup.cookies["Ann"], cup.olga):
        told = cup.look(cookie)
        written = json.encode(told).decode()
        assert [table.gold for table in told.tournament.rounds[0].tables] == [None, None]
        assert not any(word in written for word in ("saboteur", "miner", "role", "dwarf", "seed"))
    assert all(table.code is None for table in cup.look().tournament.rounds[0].tables)


def test_only_those_who_may_watch_are_told_where_the_tables_are(server: InProcess) -> None:
    cup = Cup(server, options={"watch": True})
    cup.register(*SIX)
    codes = cup.begin()
    assert [table.code for table in cup.look().tournament.rounds[0].tables] == codes


def test_only_the_organiser_may_run_the_tournament(server: InProcess) -> None:
    cup = Cup(server)
    cup.register(*SIX)
    for cookie in ("", cup.cookies["Ann"]):
        assert cup.look(cookie).organising is None
        for what, body in (
            ("pair", {}),
            ("begin", {}),
            ("close", {}),
            ("players", {"names": ["Gus"]}),
            ("attendance", {"player": "2", "attendance": "withdrawn"}),
            ("result", {"round": 0, "table": 0, "gold": [1, 2, 3]}),
        ):
            assert cup.refused(what, cookie, **body) == (403, "not-organiser"), what
    organising = cup.look(cup.olga).organising
    assert organising is not None
    assert len(organising.keys) == 6


def test_a_request_that_comes_twice_is_carried_out_once(server: InProcess) -> None:
    cup = Cup(server)
    for _ in range(2):
        cup.ask("players", {"names": [*SIX]}, cup.olga, id_="all")
    assert len(cup.look().tournament.players) == 6
    first, second = (cup.ask("pair", {}, cup.olga, id_="p").json() for _ in range(2))
    assert first["tournament"]["rounds"] == second["tournament"]["rounds"]
    for _ in range(2):
        assert cup.ask("begin", {}, cup.olga, id_="b").status_code == 200
    assert len(cup.look().tournament.rounds) == 1


def test_a_round_is_paired_again_until_it_begins(server: InProcess) -> None:
    cup = Cup(server)
    cup.done("players", names=[*SIX])
    cup.done("pair")
    cup.done("attendance", player="1", attendance="withdrawn")
    assert cup.refused("begin", cup.olga) == (409, "pair-again")
    told = cup.done("pair").tournament
    assert len(told.rounds) == 1
    assert "1" not in [
        *told.rounds[0].byes,
        *[one for table in told.rounds[0].tables for one in table.players],
    ]
    cup.done("begin")
    assert cup.refused("pair", cup.olga) == (409, "round-not-over")


def test_late_arrivals_absentees_and_those_who_come_back_are_paired_as_they_should(server: InProcess) -> None:
    cup = Cup(server, onsite=True, format=SMALL | {"rounds": 3})
    cup.done("players", names=[*SIX])
    cup.done("pair")
    cup.done("begin")
    cup.register("Late")
    cup.done("attendance", player="1", attendance="absent")
    cup.done("attendance", player="2", attendance="absent")
    cup.done("attendance", player="2", attendance="playing")
    for table in (0, 1):
        cup.done("result", round=0, table=table, gold=[3, 2, 1])
    told = cup.done("pair").tournament
    seated = [player for table in told.rounds[1].tables for player in table.players]
    assert sorted(seated) == ["2", "3", "4", "5", "6", "7"]
    cup.done("begin")
    for table in (0, 1):
        cup.done("result", round=1, table=table, gold=[3, 2, 1])
    told = cup.done("pair").tournament
    assert sorted(player for table in told.rounds[2].tables for player in table.players) == list("1234567")


def test_a_player_may_leave_and_come_back_but_not_if_the_organiser_sent_them_away(server: InProcess) -> None:
    cup = Cup(server)
    cup.register("Ann", "Bob")
    ann, bob = cup.cookies["Ann"], cup.cookies["Bob"]
    cup.done("attendance", ann, player="1", attendance="withdrawn")
    assert (
        cup.done("attendance", ann, player="1", attendance="playing").tournament.players[0].attendance
        == "playing"
    )
    cup.done("attendance", player="2", attendance="withdrawn")
    assert cup.refused("attendance", bob, player="2", attendance="playing") == (403, "sent-away")
    assert cup.refused("register", bob, name="Bob") == (403, "sent-away")
    cup.done("attendance", player="2", attendance="playing")
    assert cup.look().tournament.players[1].attendance == "playing"


def test_tables_with_somebody_who_has_no_device_are_played_with_real_cards(server: InProcess) -> None:
    cup = Cup(server)
    cup.register(*SIX[:5])
    cup.done("players", names=["Fay"])
    codes = cup.begin()
    tables = cup.look().tournament.rounds[0].tables
    assert [table.by_hand for table in tables] == ["6" in table.players for table in tables]
    assert [bool(code) for code in codes] == [not table.by_hand for table in tables]


def test_a_player_gives_the_result_of_real_cards_once_and_the_organiser_corrects_it(
    server: InProcess,
) -> None:
    cup = Cup(server, onsite=True)
    cup.done("players", names=[*SIX])
    cup.done("pair")
    cup.done("begin")
    tables = cup.look().tournament.rounds[0].tables
    keys = cup.look(cup.olga).organising
    assert keys is not None
    here, elsewhere = tables[0].players[0], tables[1].players[0]
    claimed = cup.ask("claim", {}, "")
    assert claimed.status_code == 400
    phone = server.post(f"/api/tournaments/{cup.code}/claim", {"key": keys.keys[here]}).cookies["undermine"]
    other = server.post(f"/api/tournaments/{cup.code}/claim", {"key": keys.keys[elsewhere]}).cookies[
        "undermine"
    ]
    assert cup.look(phone).you == here
    assert cup.refused("result", other, round=0, table=0, gold=[1, 2, 3]) == (403, "not-organiser")
    cup.done("result", phone, round=0, table=0, gold=[1, 2, 3])
    assert cup.refused("result", phone, round=0, table=0, gold=[9, 9, 9]) == (409, "result-there")
    told = cup.done("result", round=0, table=0, gold=[5, 2, 3]).tournament
    assert told.rounds[0].tables[0].gold == [5, 2, 3]
    own = next(one for one in told.standings if one.player == here)
    assert (own.points, own.gold, own.firsts) == (100.0, 5, 1)


def test_nobody_gives_the_result_of_a_game_that_is_played_here_but_the_organiser(server: InProcess) -> None:
    cup = Cup(server)
    cup.register(*SIX)
    codes = cup.begin()
    ann = cup.look(cup.cookies["Ann"])
    table = codes.index(ann.table or "")
    wanted: dict[str, Any] = {"round": 0, "table": table, "gold": [9, 9, 9]}
    assert cup.refused("result", cup.cookies["Ann"], **wanted) == (403, "not-organiser")
    cup.done("result", **wanted)
    cup.play(codes[table])  # what the organiser has given stays
    assert cup.look().tournament.rounds[0].tables[table].gold == [9, 9, 9]


def test_a_key_moves_a_player_to_another_device_but_not_away_from_a_running_game(server: InProcess) -> None:
    cup = Cup(server)
    cup.register(*SIX)
    organising = cup.look(cup.olga).organising
    assert organising is not None
    path, key = f"/api/tournaments/{cup.code}/claim", {"key": organising.keys["1"]}
    assert server.post(path, key, cup.cookies["Bob"]).json()["code"] == "other-player"
    phone = server.post(path, key).cookies["undermine"]
    assert (cup.look(phone).you, cup.look(cup.cookies["Ann"]).you) == ("1", None)
    cup.begin()
    assert server.post(path, key).json()["code"] == "round-not-over"


def test_who_comes_with_a_device_after_the_pairing_plays_here(server: InProcess) -> None:
    cup = Cup(server)
    cup.register(*SIX[:5])
    cup.done("players", names=["Fay"])
    before = cup.done("pair")
    assert [table.by_hand for table in before.tournament.rounds[0].tables].count(True) == 1
    assert before.organising is not None
    assert before.organising.without_device == ["6"]
    server.post(f"/api/tournaments/{cup.code}/claim", {"key": before.organising.keys["6"]})
    after = cup.look(cup.olga)
    assert after.tournament.version == before.tournament.version + 1
    assert not any(table.by_hand for table in after.tournament.rounds[0].tables)
    begun = cup.done("begin").organising
    assert begun is not None
    assert all(begun.codes)


def test_a_closed_tournament_pairs_nothing_but_takes_corrections(server: InProcess) -> None:
    cup = Cup(server, onsite=True)
    cup.done("players", names=[*SIX])
    cup.done("pair")
    cup.done("begin")
    cup.done("result", round=0, table=0, gold=[1, 2, 3])
    assert cup.done("close").tournament.stage == "over"
    assert cup.refused("pair", cup.olga) == (409, "over")
    assert cup.refused("register", "", name="Gus") == (409, "too-late")
    assert cup.done("result", round=0, table=0, gold=[3, 2, 1]).tournament.standings[0].gold == 3


def test_those_who_look_hear_what_happens(server: InProcess) -> None:
    cup = Cup(server, onsite=True)
    looker = Socket(server, f"/ws/tournaments/{cup.code.lower()}", {})
    assert json.decode(looker.hear(), type=tournaments.TournamentShown).players == []
    cup.done("players", names=[*SIX])
    server.run(server.app.state.boards.look())
    told = json.decode(looker.hear(), type=tournaments.TournamentShown)
    assert (told.version, len(told.players)) == (6, 6)
    looker.close()
    nowhere = Socket(server, "/ws/tournaments/NOSUCH", {})
    with pytest.raises(Closed) as closed:
        nowhere.hear()
    assert closed.value.code == messages.CLOSE_NO_TABLE


def test_a_tournament_that_nobody_has_used_for_long_is_forgotten(server: InProcess) -> None:
    cup = Cup(server)
    cup.register("Ann")
    forget = server.database.write(lambda connection: store.forget_unused(connection, now_ms() + 1))
    assert forget.result() == 1
    assert server.request("GET", f"/api/tournaments/{cup.code}").status_code == 404


def test_a_tournament_that_never_began_is_forgotten_as_open_tables_are(server: InProcess) -> None:
    left, begun = Cup(server), Cup(server, onsite=True)
    left.register("Ann")
    begun.done("players", names=[*SIX])
    begun.begin()
    forget = server.database.write(
        lambda connection: store.forget_unused(connection, now_ms() + 1, unbegun=True)
    )
    assert forget.result() == 1
    found = [server.request("GET", f"/api/tournaments/{cup.code}").status_code for cup in (left, begun)]
    assert found == [404, 200]


def test_a_tournament_at_which_nobody_looks_any_more_takes_no_memory(
    server: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    cup, boards = Cup(server), server.app.state.boards
    monkeypatch.setattr(live_tournaments, "ACTIVE_MS", -1000)  # nothing has happened for long
    looker = Socket(server, f"/ws/tournaments/{cup.code}", {})
    looker.hear()
    monkeypatch.setattr(live_tournaments, "WANTED_SECONDS", 0.0)
    server.run(boards.look())
    assert list(boards._boards) == [cup.code]  # noqa: SLF001 - memory is no part of the interface
    looker.close()
    server.run(boards.look())
    assert list(boards._boards) == []  # noqa: SLF001


def test_names_are_taken_once_and_tell_nothing_in_the_log(server: InProcess) -> None:
    cup = Cup(server)
    cup.register("Ann")
    assert cup.refused("register", "", name="ANN") == (409, "name-taken-here")
    assert [(entry.by, json.encode(entry.event)) for entry in course_of(cup).log] == [
        ("1", b'{"is":"registered","player":"1"}')
    ]


def course_of(cup: Cup) -> Course:
    return cup.server.database.read(lambda connection: course(connection, cup.code)).result()


def test_those_who_look_do_not_see_the_name_of_somebody_who_was_deleted(server: InProcess) -> None:
    cup = Cup(server)
    cup.register(*SIX)
    server.run(server.app.state.boards.look())
    looker = Socket(server, f"/ws/tournaments/{cup.code}", {})
    assert "Ann" in looker.hear()
    ann = course_of(cup).players["1"].person
    assert ann is not None
    server.database.write(lambda connection: erase(connection, ann, "nobody")).result()
    server.run(server.app.state.boards.look())
    told = json.decode(looker.hear(), type=tournaments.TournamentShown)
    assert [player.name for player in told.players] == ["#1", *SIX[1:]]
    looker.close()
