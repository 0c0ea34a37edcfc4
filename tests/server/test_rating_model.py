"""What the model of ratings learns from rounds: who is stronger, on which side, and what the rules do for a side."""

from __future__ import annotations

import math
from random import Random
from statistics import fmean

import pytest

from undermine.server.ratings.model import FIRST_SIGMA, Book, Rating, RoundToRate, rate_round
from undermine.server.ratings.skills import ALONE, MINER, SABOTEUR, Part, part_of

MINE, THEIRS = Part(MINER, MINER), Part(SABOTEUR, SABOTEUR)


def dealt(saboteurs: set[int], saboteurs_win: bool, seats: int = 5) -> RoundToRate:
    """A round of the base game."""
    parts = [THEIRS if seat in saboteurs else MINE for seat in range(seats)]
    won = [(seat in saboteurs) == saboteurs_win for seat in range(seats)]
    return RoundToRate([part.skill for part in parts], parts, won, [int(one) for one in won])


def simulated(strengths: dict[str, float], rounds: int, saboteurs_help: float) -> Book:
    """Rounds among these players: the stronger side wins more often, and saboteurs have some help."""
    chance, book = Random(7), Book()
    for _ in range(rounds):
        seated = chance.sample(sorted(strengths), 5)
        saboteurs = set(chance.sample(range(5), chance.choice([1, 2])))
        edge = saboteurs_help + sum(
            strengths[name] if seat in saboteurs else -strengths[name] for seat, name in enumerate(seated)
        )
        win = chance.random() < 1 / (1 + math.exp(-edge))
        rate_round(book, "base", seated, dealt(saboteurs, win))
    return book


def test_players_of_known_strength_are_put_into_their_order() -> None:
    names = [f"player {number:02}" for number in range(12)]
    book = simulated({name: 0.4 * (number - 5.5) for number, name in enumerate(names)}, 1500, 0.0)
    for skill in (MINER, SABOTEUR):
        rated = [book.player(name, skill).mu for name in names]
        wrong = [(low, high) for high in range(12) for low in range(high) if rated[low] > rated[high]]
        assert all(high - low <= 2 for low, high in wrong), rated  # neighbours may change places
        assert len(wrong) <= 4


def drift(handicaps: bool) -> list[float]:
    """How far two groups of equally good players come apart by skill, one of whom plays where saboteurs win too often.

    The others play where they win too seldom; now and then one is a guest of the others.
    """
    chance, book = Random(2), Book()
    groups = [[f"{group}{number}" for number in range(8)] for group in "ab"]
    for number in range(1500):
        at = number % 2
        seated = chance.sample(groups[at], 4) + chance.sample(groups[1 - at], 1)
        saboteurs = set(chance.sample(range(5), 2))
        win = chance.random() < (0.82, 0.18)[at]
        rate_round(book, ("base", "classic")[at], chance.sample(seated, 5), dealt(saboteurs, win))
        if not handicaps:
            book.handicaps = dict.fromkeys(book.handicaps, Rating(0.0, 1e-3))
    mean = [
        [fmean(book.player(name, skill).mu for name in group) for group in groups]
        for skill in (MINER, SABOTEUR)
    ]
    return [abs(one - other) for one, other in mean]


def test_an_unbalanced_side_neither_raises_nor_lowers_those_who_are_dealt_it() -> None:
    assert max(drift(handicaps=True)) < FIRST_SIGMA / 2
    assert min(drift(handicaps=False)) > FIRST_SIGMA * 0.9


def test_somebody_who_wins_as_saboteur_is_rated_as_saboteur_alone() -> None:
    book = Book()
    rate_round(book, "base", ["Ann", "Bob", "Cid", "Dan", "Eva"], dealt({0}, saboteurs_win=True))
    assert book.player("Ann", SABOTEUR).mu > 0 > book.player("Bob", MINER).mu
    assert book.player("Ann", MINER) == Rating()
    assert book.player("Bob", SABOTEUR) == Rating()


def test_dwarfs_who_play_for_themselves_are_ranked_by_their_gold() -> None:
    dwarfs = ["blue-miner", "blue-miner", "profiteer", "saboteur"]
    parts = [part_of("saboteur2", dwarf) for dwarf in dwarfs]
    assert [part.skill for part in parts] == [MINER, MINER, ALONE, SABOTEUR]
    played = RoundToRate(dwarfs, parts, [True, True, True, False], [3, 3, 1, 0])
    rated = rate_round(Book(), "saboteur2", ["Ann", "Bob", "Cid", "Dan"], played)
    assert [(one.place, one.sides) for one in rated] == [(1, 3), (1, 3), (2, 3), (3, 3)]


def test_a_greedy_dwarf_who_finished_is_before_all_others() -> None:
    dwarfs = ["miner", "greedy-dwarf", "saboteur"]
    parts = [part_of("tournament", dwarf) for dwarf in dwarfs]
    played = RoundToRate(dwarfs, parts, [False, True, False], [0, 4, 0])
    rated = rate_round(Book(), "tournament", ["Ann", "Bob", "Cid"], played)
    assert [one.place for one in rated] == [2, 1, 2]


def test_clans_of_the_lost_mines_are_teams_with_the_others_saboteur() -> None:
    dwarfs = ["blue-loyal", "yellow-saboteur", "yellow-loyal", "yellow-selfish"]
    parts = [part_of("lost-mines", dwarf) for dwarf in dwarfs]
    assert parts == [Part(MINER, "blue"), Part(SABOTEUR, "blue"), Part(MINER, "yellow"), Part(ALONE, "")]


def test_a_round_with_one_side_changes_nothing() -> None:
    book = Book()
    assert rate_round(book, "base", ["Ann", "Bob", "Cid"], dealt(set(), saboteurs_win=False, seats=3)) == []
    assert book == Book()


def test_a_bot_on_several_seats_learns_their_average() -> None:
    book = Book()
    rated = rate_round(book, "base", ["Ann", "bot", "bot", "bot", "Eva"], dealt({0}, saboteurs_win=False))
    bots = [one.after for one in rated if one.seat in (1, 2, 3)]
    assert bots == [book.player("bot", MINER)] * 3
    assert bots[0].mu == pytest.approx(book.player("Eva", MINER).mu)


def test_the_chances_of_all_sides_are_one_together() -> None:
    rated = rate_round(Book(), "base", ["Ann", "Bob", "Cid", "Dan", "Eva"], dealt({0, 1}, saboteurs_win=True))
    assert rated[0].expected + rated[4].expected == pytest.approx(1)
