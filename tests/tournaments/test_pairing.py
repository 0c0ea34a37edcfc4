"""Pairings: everybody once, legal sizes, as few repeated meetings as can be; and what a tournament refuses."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import json

from undermine.tournaments.events import (
    Absent,
    AnyEvent,
    Begun,
    Closed,
    Paired,
    Present,
    Registered,
    ResultGiven,
    Withdrew,
)
from undermine.tournaments.formats import FULL_POINTS, Format, places, points_of
from undermine.tournaments.pairing import RESTARTS, Meetings, Seating, descended, pair, partitions, repeats
from undermine.tournaments.standings import TableResult, standings
from undermine.tournaments.tournament import FINAL, OVER, ROUND, SEMIFINAL, NotNow, Tournament

# -- sizes and points ----------------------------------------------------------------------------------------------


@given(st.integers(0, 500))
def test_tables_are_legal_even_and_leave_out_as_few_as_can_be(players: int) -> None:
    sizes = Format().sizes(players)
    assert all(5 <= size <= 7 for size in sizes)
    assert not sizes or max(sizes) - min(sizes) <= 1
    left_out = players - sum(sizes)
    assert left_out == (players if players < 5 else {8: 1, 9: 2}.get(players, 0))


def test_places_share_points_and_a_table_gives_the_same_in_all() -> None:
    gold = [9, 4, 9, 0, 4]
    found = places(gold)
    assert found == [Fraction(3, 2), Fraction(7, 2), Fraction(3, 2), 5, Fraction(7, 2)]
    assert points_of(Fraction(1), 5) == points_of(Fraction(1), 7) == FULL_POINTS
    assert points_of(Fraction(7), 7) == 0
    assert sum(points_of(place, 5) for place in found) == Fraction(FULL_POINTS * 5, 2)


# -- pairing -------------------------------------------------------------------------------------------------------


def meetings(chance: Random, players: list[str], most: int) -> Meetings:
    return {
        frozenset((one, other)): chance.randint(0, most)
        for at, one in enumerate(players)
        for other in players[:at]
    }


def brute_force(players: list[str], sizes: list[int], met: Meetings) -> int:
    """The least sum of squared meetings, by trying all orders of the players."""
    best: int | None = None
    seen: set[frozenset[frozenset[str]]] = set()
    for order in permutations(players):
        starts = [sum(sizes[:at]) for at in range(len(sizes))]
        seating: Seating = [
            list(order[start : start + size]) for start, size in zip(starts, sizes, strict=True)
        ]
        key = frozenset(frozenset(table) for table in seating)
        if key not in seen:
            seen.add(key)
            cost = sum(
                met[frozenset((one, other))] ** 2
                for table in seating
                for at, one in enumerate(table)
                for other in table[:at]
            )
            best = cost if best is None else min(best, cost)
    assert best is not None
    return best


@pytest.mark.parametrize("sizes", [[3, 3], [4, 3], [2, 2, 2], [3, 2, 2]])
@pytest.mark.parametrize("seed", range(4))
def test_repeats_are_the_fewest_that_any_seating_has(sizes: list[int], seed: int) -> None:
    chance = Random(seed)
    players = [f"player {number}" for number in range(sum(sizes))]
    met = meetings(chance, players, 3)
    assert repeats(pair(players, sizes, met, chance), met) == brute_force(players, sizes, met)


@pytest.mark.parametrize("seed", range(6))
def test_swaps_find_what_trying_everything_finds(seed: int) -> None:
    chance = Random(seed)
    places = range(12)
    met = [[chance.randint(0, 2) ** 2 for _ in places] for _ in places]
    costs = [[met[min(one, other)][max(one, other)] for other in places] for one in places]

    def cost(seating: list[list[int]]) -> int:
        return sum(costs[one][other] for table in seating for one, other in combinations(table, 2))

    starts = [chance.sample(places, 12) for _ in range(RESTARTS)]
    found = min(cost(descended(start, [6, 6], costs)) for start in starts)
    assert found == min(cost(seating) for seating in partitions(places, [6, 6]))


def test_who_has_more_points_sits_at_an_earlier_band_of_tables() -> None:
    players = [f"player {number:02}" for number in range(30)]
    tables = pair(players, [6] * 5, {}, Random(1))
    assert sorted(tables[0] + tables[1]) == players[:12]
    assert sorted(tables[2] + tables[3] + tables[4]) == players[12:]


# -- whole tournaments ---------------------------------------------------------------------------------------------


def play_round(tournament: Tournament, chance: Random) -> list[AnyEvent]:
    """Pair the next round and play it by chance; return what happened."""
    log: list[AnyEvent] = [tournament.pairing(chance), Begun()]
    for event in log:
        tournament.happen(event)
    number, played = len(tournament.rounds) - 1, tournament.rounds[-1]
    for table, seated in enumerate(played.tables):
        log.append(ResultGiven(number, table, [chance.randint(0, 9) for _ in seated]))
        tournament.happen(log[-1])
    return log


@settings(max_examples=40, deadline=None)
@given(st.integers(5, 40), st.integers(0, 2**20))
def test_nobody_plays_twice_in_a_round_even_if_some_are_late_leave_or_are_absent(
    players: int, seed: int
) -> None:
    chance = Random(seed)
    tournament = Tournament(Format(rounds=4, final=5), "lot")
    for number in range(players):
        tournament.happen(Registered(f"player {number}"))
    for number in range(4):
        present = tournament.present()
        if chance.random() < 0.5:
            tournament.happen(Registered(f"late {number}"))
        if len(present) > 12:
            tournament.happen(Withdrew(present[0]))
            tournament.happen(Absent(present[1]))
        expected = Counter(tournament.present())
        play_round(tournament, chance)
        played = tournament.rounds[-1]
        assert Counter([*played.byes, *[one for table in played.tables for one in table]]) == expected
        assert all(5 <= len(table) <= 7 for table in played.tables)
    byes = Counter(player for played in tournament.rounds for player in played.byes)
    assert all(count == 1 for count in byes.values()) or players < 12


def test_twenty_three_play_four_rounds_a_cut_and_a_final() -> None:
    chance, log = Random(5), [Registered(f"player {number}") for number in range(23)]
    tournament = Tournament(Format(rounds=4, semifinal=12, final=6), "lot", log)
    events: list[AnyEvent] = list(log)
    stages = []
    while tournament.next_stage() != OVER:
        stages.append(tournament.next_stage())
        events += play_round(tournament, chance)
    assert stages == [ROUND] * 4 + [SEMIFINAL, FINAL]
    assert [len(table) for table in tournament.rounds[4].tables] == [6, 6]
    finalists = tournament.rounds[5].tables[0]
    for result in tournament.rounds[4].results():
        assert result.players[result.gold.index(max(result.gold))] in finalists
    gold = dict(zip(finalists, tournament.rounds[5].gold[0], strict=True))
    assert gold[tournament.ranking()[0]] == max(gold.values())
    assert sorted(tournament.ranking()) == sorted(tournament.players)
    read = json.decode(json.encode(events), type=list[AnyEvent])
    assert Tournament(tournament.format, "lot", read).ranking() == tournament.ranking()


def in_a_round(players: int = 10) -> Tournament:
    tournament = Tournament(Format(rounds=2, final=5), "lot")
    for number in range(players):
        tournament.happen(Registered(f"player {number}"))
    play_round(tournament, Random(1))
    return tournament


def test_a_corrected_result_changes_the_standings_and_nothing_else() -> None:
    tournament = in_a_round()
    table = tournament.rounds[0].tables[0]
    tournament.happen(ResultGiven(0, 0, [9, 0, 0, 0, 0]))
    best = tournament.standings()
    own = next(standing for standing in best if standing.player == table[0])
    assert own.points == FULL_POINTS
    assert (own.gold, own.firsts) == (9, 1)
    tournament.happen(ResultGiven(0, 0, [0, 9, 0, 0, 0]))
    own = next(standing for standing in tournament.standings() if standing.player == table[0])
    assert (own.gold, own.firsts) == (0, 0)
    assert len(tournament.rounds) == 1


def test_a_round_is_paired_again_only_before_it_begins() -> None:
    tournament = in_a_round()
    tournament.happen(tournament.pairing(Random(1)))
    again = tournament.pairing(Random(2))
    tournament.happen(again)
    assert len(tournament.rounds) == 2
    assert tournament.rounds[1].tables == again.tables
    tournament.happen(Begun())
    with pytest.raises(NotNow, match="round-not-over"):
        tournament.happen(again)


def test_a_round_in_which_somebody_is_seated_who_has_left_must_be_paired_again() -> None:
    for leaves in (Withdrew("player 1"), Absent("player 1")):
        tournament = in_a_round()
        tournament.happen(tournament.pairing(Random(1)))
        tournament.happen(leaves)
        with pytest.raises(NotNow, match="pair-again"):
            tournament.happen(Begun())
        tournament.happen(tournament.pairing(Random(2)))
        tournament.happen(Begun())
        seated = [player for table in tournament.rounds[1].tables for player in table]
        assert "player 1" not in seated


def test_who_was_said_to_be_absent_may_play_after_all() -> None:
    tournament = in_a_round()
    tournament.happen(Absent("player 1"))
    assert "player 1" not in tournament.present()
    tournament.happen(Present("player 1"))
    assert "player 1" in tournament.present()


def test_a_closed_tournament_is_over_but_its_results_can_be_corrected() -> None:
    tournament = in_a_round()
    tournament.happen(tournament.pairing(Random(1)))
    tournament.happen(Closed())
    assert tournament.next_stage() == OVER
    assert len(tournament.rounds) == 1
    for event, code in ((Begun(), "not-paired"), (Closed(), "over"), (Registered("new"), "too-late")):
        with pytest.raises(NotNow, match=code):
            tournament.happen(event)
    tournament.happen(ResultGiven(0, 0, [9, 0, 0, 0, 0]))
    assert tournament.rounds[0].gold[0][0] == 9


def test_semifinals_seat_no_more_than_their_tables_hold() -> None:
    tournament = Tournament(Format(rounds=1, semifinal=10, final=5), "lot")
    for number in range(10):
        tournament.happen(Registered(f"player {number}"))
    play_round(tournament, Random(3))
    tournament.happen(Withdrew("player 0"))
    tournament.happen(tournament.pairing(Random(3)))
    assert [len(table) for table in tournament.rounds[1].tables] == [7]  # nine do not fill two tables


@pytest.mark.parametrize(
    ("event", "code"),
    [
        (Registered("player 0"), "registered-already"),
        (Withdrew("nobody"), "not-registered"),
        (Begun(), "not-paired"),
        (Paired([["player 0", "player 1"]], []), "not-everybody-once"),
        (ResultGiven(0, 7, [1]), "no-such-table"),
        (ResultGiven(0, 0, [1]), "wrong-result"),
        (ResultGiven(3, 0, [1]), "not-begun"),
    ],
)
def test_what_does_not_fit_is_refused_and_changes_nothing(event: AnyEvent, code: str) -> None:
    tournament = in_a_round()
    before = [own.player for own in tournament.standings()]
    with pytest.raises(NotNow, match=code):
        tournament.happen(event)
    assert [own.player for own in tournament.standings()] == before


# -- tie-breaks ----------------------------------------------------------------------------------------------------


def test_ties_are_broken_by_gold_then_by_opponents() -> None:
    results = [TableResult(("Ann", "Bob"), (3, 1)), TableResult(("Cid", "Dan"), (5, 1))]
    assert [own.player for own in standings(["Ann", "Bob", "Cid", "Dan"], results, [], "x")][:2] == [
        "Cid",
        "Ann",
    ]
    results += [TableResult(("Bob", "Eva"), (4, 0)), TableResult(("Eva", "Dan"), (9, 0))]
    order = [own.player for own in standings(["Ann", "Bob", "Cid", "Dan", "Eva"], results, [], "x")]
    assert order.index("Eva") < order.index("Cid") < order.index("Ann")


def test_a_bye_counts_as_the_average_of_ones_other_rounds() -> None:
    results = [TableResult(("Ann", "Bob", "Cid"), (5, 3, 1))]
    found = {
        own.player: own.points
        for own in standings(["Ann", "Bob", "Cid", "Dan"], results, ["Bob", "Dan"], "x")
    }
    assert found == {"Ann": 100, "Bob": 100, "Cid": 0, "Dan": 50}
