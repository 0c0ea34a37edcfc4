"""What bots say at the table: only what their seat may know, never too much, and with effect."""

import pytest

from undermine.bots.cast import CAST, TEMPERAMENTS, temperament_of
from undermine.bots.contract import Claim
from undermine.bots.talk import LINES_A_ROUND, addressed, hearers, lines_of, remark
from undermine.engine.games import compose
from undermine.engine.kernel.views import view
from undermine.scenarios.position import set_up
from undermine.scenarios.reading import read_scenarios
from undermine.sim import talking
from undermine.sim.talking import Effects, Line, dwarf_of, gives_away, measure, talking_games, tells_truth

FACTS = {"looked", "passing", "repair-me", "why-me", "thanks"}
EAGER = {name: type(manner)(50, *[100] * 9) for name, manner in TEMPERAMENTS.items()}


@pytest.fixture(scope="module")
def games() -> list[list[Line]]:
    """Two games of five apprentices who like to talk."""
    return list(talking_games(compose("base"), 2))


@pytest.fixture(scope="module")
def lines(games: list[list[Line]]) -> list[Line]:
    return [line for game in games for line in game]


def test_bots_have_something_to_say(lines: list[Line]) -> None:
    kinds = {line.claim.kind for line in lines}
    assert {"suspect", "why-me", "passing", "repair-me", "innocent", "looked"} <= kinds


def test_a_bot_says_at_most_so_many_lines_a_round(games: list[list[Line]]) -> None:
    for game in games:
        for line in game:
            said = lines_of((*line.before, line.claim), line.claim.seat)
            assert said <= LINES_A_ROUND["lively"]


def test_a_silent_table_is_silent() -> None:
    assert list(talking_games(compose("base"), 1, "novice", 3, chatter="silent")) == [[]]


def test_what_is_said_depends_on_nothing_that_the_seat_may_not_know(lines: list[Line]) -> None:
    """On other tables of which the seat knows the same it says the same."""
    for number, line in enumerate(lines[::12]):
        assert not gives_away(line, str(number)), f"{line.claim} gives something away"


@pytest.mark.soak
def test_nobody_gives_anything_away_in_two_hundred_games() -> None:
    effects = measure(compose("base"), 200)
    assert effects.games == 200
    assert effects.leaks == []
    assert effects.most_lines <= LINES_A_ROUND["lively"]
    assert sum(effects.lies) < 0 < sum(effects.true_accusations)


def test_talk_that_depends_on_more_than_the_seat_knows_is_found(
    lines: list[Line], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(talking, "remark", lambda seen, *_: id(seen))
    assert gives_away(lines[0], "planted")


def test_miners_tell_the_truth_about_what_they_saw(lines: list[Line]) -> None:
    looks = [line for line in lines if line.claim.kind == "looked"]
    assert looks
    for line in looks:
        assert tells_truth(line) or dwarf_of(line, line.claim.seat) == "saboteur"


def test_in_the_lost_mines_nobody_tells_facts() -> None:
    said = [line for game in talking_games(compose("lost-mines"), 1, players=4) for line in game]
    assert said
    assert FACTS.isdisjoint(line.claim.kind for line in said)


def test_lies_of_saboteurs_and_true_accusations_of_miners_have_their_effect(games: list[list[Line]]) -> None:
    effects = Effects()
    for game in games:
        effects.add(game)
    assert effects.lies
    assert sum(effects.lies) < 0
    assert effects.true_accusations
    assert sum(effects.true_accusations) > 0


BROKEN = """
scenario: Ann's pick is broken
roles: Ann miner, Bob miner, Cid saboteur
before Ann: broken-pick
hand Ann: map, [EW]
hand Bob: map
hand Cid: map
turn: Bob
"""


@pytest.fixture
def position() -> object:
    return set_up(read_scenarios(BROKEN)[0]).table


def says(table: object, seat: int, *claims: Claim) -> Claim | None:
    return remark(view(table, seat), claims, EAGER["cheerful"], b"seed")  # type: ignore[arg-type]


def test_who_has_a_broken_tool_asks_for_a_repair_and_not_twice_in_a_row(position: object) -> None:
    plea = says(position, 0)
    assert plea == Claim(0, "repair-me")
    assert says(position, 0, plea) != plea


def test_who_is_accused_by_a_person_defends_itself(position: object) -> None:
    assert says(position, 1, Claim(0, "suspect", about=1)) == Claim(1, "innocent")


def test_the_bot_that_a_claim_is_about_may_answer_first() -> None:
    claim = Claim(0, "suspect", about=3)
    assert hearers(claim, [1, 2, 3], 4) == [3, 1, 2]
    assert hearers(Claim(2, "repair-me"), [1, 3], 4) == [3, 1]


def test_nobody_is_asked_to_speak_about_what_nobody_did() -> None:
    assert addressed([]) == []


def test_a_dwarf_talks_the_same_way_in_every_game() -> None:
    assert temperament_of("Brumm") == "gruff"
    assert set(CAST.values()) == set(TEMPERAMENTS)
    assert temperament_of("somebody else") in TEMPERAMENTS
