"""Games with printed cards: dwarfs and gold are dealt so that nobody knows those of another."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.in_process import InProcess
from tests.server.test_tournaments import Cup
from undermine.protocol import companion as told
from undermine.rulebook.components import dwarf_deck
from undermine.rulebook.rulesets import ruleset
from undermine.server.companion.game import SilentGame
from undermine.server.companion.games import silent_game
from undermine.server.errors import RequestError
from undermine.server.settings import Settings
from undermine.server.store.database import Database

pytestmark = pytest.mark.filterwarnings(  # of what a later Litestar will want; ours is pinned below it
    "ignore::litestar.exceptions.LitestarDeprecationWarning"
)

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve"]


def game_of(rules: str, seats: int, seed: int = 1) -> SilentGame:
    return silent_game(ruleset(rules), seats, bytes([seed] * 32), [])


def game_with(rules: str, seats: int, *dwarfs: str) -> SilentGame:
    """Return a game in which these dwarfs are dealt."""
    games = (game_of(rules, seats, seed) for seed in range(200))
    return next(game for game in games if set(dwarfs) <= {game.dwarf_of(seat) for seat in range(seats)})


def miners(game: SilentGame) -> list[int]:
    return [seat for seat in range(game.table.seats) if game.dwarf_of(seat) == "miner"]


# -- the game by itself ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "seats"), [("base", 5), ("saboteur2", 7), ("lost-mines", 6), ("jubilee", 4)]
)
def test_everybody_gets_a_dwarf_of_the_deck_for_that_many_players(rules: str, seats: int) -> None:
    game = game_of(rules, seats)
    dealt = Counter(game.dwarf_of(seat) for seat in range(seats))
    assert dealt <= Counter(dict(dwarf_deck(rules, seats)))


def test_when_the_miners_win_gold_goes_round_from_the_one_who_reached_it() -> None:
    """BASE-29, BASE-30: as many cards as miners here, each keeps one."""
    game = game_of("base", 5)
    finisher, winners = miners(game)[0], miners(game)
    game.tell(told.RoundOver(treasure=True, finisher=finisher))
    assert game.shown is not None
    assert (game.phase(), game.asked(), sorted(game.shown.winners)) == ("dividing", finisher, winners)
    while (asked := game.asked()) is not None:
        game.tell(told.GoldPicked(asked, game.gold_on_offer()[-1]))
    assert [len(game.gold_of(seat)) for seat in range(5)] == [
        1 if seat in winners else 0 for seat in range(5)
    ]
    assert (game.phase(), int(game.table.round)) == ("playing", 2)


def test_when_the_saboteurs_win_they_are_paid_at_once() -> None:
    """BASE-32: two saboteurs get gold worth three each."""
    game = game_of("base", 5)
    saboteurs = sorted(set(range(5)) - set(miners(game)))
    game.tell(told.RoundOver(treasure=False))
    assert game.shown is not None
    assert sorted(game.shown.winners) == saboteurs
    assert [game.score_of(seat) for seat in saboteurs] == [3] * len(saboteurs)


def test_after_three_rounds_the_game_is_over() -> None:
    game = game_of("base", 5)
    for _ in range(3):
        game.tell(told.RoundOver(treasure=False))
    assert game.phase() == "over"
    with pytest.raises(RequestError, match="No round"):
        game.tell(told.RoundOver(treasure=False))


def test_in_the_lost_mines_points_follow_from_treasures_and_roles() -> None:
    """LM-30, LM-33: a selfish dwarf keeps what it has; the dragon takes two points."""
    game = game_with("lost-mines", 4, "blue-selfish")
    selfish = [game.dwarf_of(seat) for seat in range(4)].index("blue-selfish")
    held: list[list[str]] = [[], [], [], []]
    held[selfish] = ["gems-5", "gold-2"]
    game.tell(told.RoundOver(treasures=held, dragon=selfish))
    assert game.score_of(selfish) == 5 + 2 - 2


def test_in_saboteur_2_the_teams_that_are_named_are_paid_and_geologists_by_crystals() -> None:
    """S2-26, S2-27: the winning group with boss and profiteer; geologists share the crystals."""
    game = game_with("saboteur2", 8, "blue-miner", "geologist")
    dwarfs = [game.dwarf_of(seat) for seat in range(8)]
    group = [seat for seat, dwarf in enumerate(dwarfs) if dwarf in ("blue-miner", "boss", "profiteer")]
    geologists = [seat for seat, dwarf in enumerate(dwarfs) if dwarf == "geologist"]
    finisher = dwarfs.index("blue-miner")
    game.tell(told.RoundOver(treasure=True, finisher=finisher, teams=["blue"], crystals=6))
    assert game.shown is not None
    assert sorted(game.shown.winners) == group
    assert [game.score_of(seat) > 0 for seat in range(8)] == [seat in group + geologists for seat in range(8)]
    assert [game.score_of(seat) for seat in geologists] == [6 // len(geologists)] * len(geologists)


def test_gold_that_came_otherwise_is_counted_by_people() -> None:
    game = game_of("saboteur2", 5)
    game.tell(told.GoldCounted(2, 4))
    game.tell(told.GoldCounted(2, -1))
    assert game.score_of(2) == 3


@pytest.mark.parametrize(
    "entry",
    [
        told.RoundOver(treasure=True),
        told.RoundOver(treasure=True, finisher=9),
        told.GoldPicked(0, 3),
        told.GoldCounted(8, 1),
    ],
)
def test_what_cannot_be_is_refused(entry: told.Entry) -> None:
    with pytest.raises(RequestError):
        game_of("base", 5).tell(entry)


# -- over HTTP -------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InProcess]:
    folder: Path = tmp_path_factory.mktemp("companion")
    running = InProcess(Settings(request_rate=0.0), Database(f"sqlite:///{folder}/undermine.sqlite"))
    yield running
    running.stop()


def begun(server: InProcess, rules: str = "base") -> tuple[str, list[str]]:
    """Begin a game and give every seat to a phone of its own; return the code and the keys."""
    code = server.post("/api/companion", {"rules": rules, "names": NAMES}).json()["code"]
    path = f"/api/companion/{code}/claim"
    return code, [server.post(path, {"seat": seat}).json()["key"] for seat in range(len(NAMES))]


def own(server: InProcess, code: str, key: str) -> dict[str, Any]:
    seen: dict[str, Any] = server.post(f"/api/companion/{code}/look", {"key": key}).json()
    return seen


def test_a_seat_has_one_phone_and_its_key_shows_nobody_elses_dwarf(server: InProcess) -> None:
    code, keys = begun(server)
    again = server.post(f"/api/companion/{code}/claim", {"seat": 0})
    assert (again.status_code, again.json()["code"]) == (409, "seat-taken")
    assert [own(server, code, key)["seat"] for key in keys] == list(range(5))
    wrong = server.post(f"/api/companion/{code}/look", {"key": "of-nobody"})
    assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong-key")


def test_what_everybody_sees_does_not_depend_on_who_is_what(server: InProcess) -> None:
    """The same for every deal: no dwarf in play and no value of a gold card is in it."""
    shown = []
    for _ in range(12):
        code, _ = begun(server)
        text = server.request("GET", f"/api/companion/{code}").text
        shown.append(text.replace(code, "CODE"))
    assert len(set(shown)) == 1


def test_gold_on_offer_is_shown_to_the_one_who_is_asked_alone(server: InProcess) -> None:
    code, keys = begun(server)
    dwarfs = [own(server, code, key)["dwarf"] for key in keys]
    finisher = dwarfs.index("miner")
    over = {"key": keys[0], "entry": {"is": "round-over", "treasure": True, "finisher": finisher}}
    shown = server.post(f"/api/companion/{code}/tell", over).json()
    assert (shown["asked"], shown["last"]) == (finisher, dwarfs)
    offered = [own(server, code, key)["offered"] for key in keys]
    assert [bool(cards) for cards in offered] == [seat == finisher for seat in range(5)]
    other = (finisher + 1) % 5
    pick = {"is": "gold-picked", "seat": finisher, "value": offered[finisher][0]}
    assert server.post(f"/api/companion/{code}/tell", {"key": keys[other], "entry": pick}).status_code == 403
    told_again = server.post(f"/api/companion/{code}/tell", {"key": keys[finisher], "entry": pick}).json()
    assert [seat["cards"] for seat in told_again["seats"]][finisher] == 1
    assert all(seat["score"] is None for seat in told_again["seats"])


def test_rules_and_names_are_checked_as_for_tables(server: InProcess) -> None:
    few = server.post("/api/companion", {"rules": "base", "names": ["Ann", "Bob"]})
    assert few.json()["code"] == "wrong-number-of-seats"
    twice = server.post("/api/companion", {"rules": "base", "names": ["Ann", "Ann", "Bob"]})
    assert twice.json()["code"] == "name-taken"
    assert server.request("GET", "/api/companion/NOSUCH").json()["code"] == "no-such-table"


# -- for a tournament ------------------------------------------------------------------------------------------------

ONE_TABLE = {"fewest": 3, "most": 4, "rounds": 1, "final": 0}


def cup_of_three(server: InProcess) -> Cup:
    """Let a round with real cards begin: Ann has registered herself, the others were typed in."""
    cup = Cup(server, onsite=True, format=ONE_TABLE)
    cup.register("Ann")
    cup.done("players", names=["Bob", "Cid"])
    cup.begin()
    return cup


def dealt_for(cup: Cup, cookie: str) -> dict[str, Any]:
    answer = cup.server.post(f"/api/tournaments/{cup.code}/deal", {"round": 0, "table": 0}, cookie)
    shown: dict[str, Any] = answer.json()
    assert answer.status_code == 200, shown
    return shown


def played_through(server: InProcess, code: str) -> tuple[str, list[int]]:
    """Let the saboteurs win three rounds; return the key of the first seat and everybody's score."""
    path = f"/api/companion/{code}"
    key = server.post(f"{path}/claim", {"seat": 0}).json()["key"]
    for _ in range(3):
        over = {"is": "round-over", "treasure": False}
        server.post(f"{path}/tell", {"key": key, "entry": over})
    return key, [seat["score"] for seat in server.request("GET", path).json()["seats"]]


def test_the_scores_of_a_tournaments_table_are_entered_there(server: InProcess) -> None:
    cup = cup_of_three(server)
    shown = dealt_for(cup, cup.cookies["Ann"])
    names = {player.player: player.name for player in cup.look().tournament.players}
    players = cup.look().tournament.rounds[0].tables[0].players
    assert [seat["name"] for seat in shown["seats"]] == [names[player] for player in players]
    assert dealt_for(cup, cup.olga)["code"] == shown["code"]  # all phones of a table find the same game
    key, scores = played_through(server, shown["code"])
    result = f"/api/companion/{shown['code']}/result"
    for _ in range(2):  # a second phone does the same
        entered = server.post(result, {"key": key}).json()
        assert entered["tournament"] == {"code": cup.code, "round": 0, "table": 0, "given": True}
    assert cup.look().tournament.rounds[0].tables[0].gold == scores
    assert cup.look().tournament.stage == "over"


def test_a_result_is_entered_when_the_game_is_over_and_no_other_is_there(server: InProcess) -> None:
    cup = cup_of_three(server)
    shown = dealt_for(cup, cup.olga)
    path = f"/api/companion/{shown['code']}"
    assert server.post(f"{path}/result", {"key": "of-nobody"}).json()["code"] == "wrong-key"
    key = server.post(f"{path}/claim", {"seat": 1}).json()["key"]
    assert server.post(f"{path}/result", {"key": key}).json()["code"] == "not-over"
    played_through(server, shown["code"])
    cup.done("result", round=0, table=0, gold=[3, 2, 1])
    assert server.post(f"{path}/result", {"key": key}).json()["code"] == "result-there"
    assert cup.look().tournament.rounds[0].tables[0].gold == [3, 2, 1]


def test_only_those_of_a_table_with_real_cards_deal_there(server: InProcess) -> None:
    cup = cup_of_three(server)
    assert cup.refused("deal", round=0, table=0) == (400, "bad-request")  # it takes no id
    path = f"/api/tournaments/{cup.code}/deal"
    assert server.post(path, {"round": 0, "table": 0}).status_code == 403
    assert server.post(path, {"round": 0, "table": 1}, cup.olga).json()["code"] == "no-such-table"
    code, keys = begun(server)
    for _ in range(3):
        over = {"key": keys[0], "entry": {"is": "round-over", "treasure": False}}
        server.post(f"/api/companion/{code}/tell", over)
    alone = server.post(f"/api/companion/{code}/result", {"key": keys[0]})
    assert alone.json()["code"] == "no-such-tournament"
