"""Many tables stepped at once play the games that single tables play."""

from __future__ import annotations

from array import array
from random import Random

import pytest

from undermine.engine.batch import Batch
from undermine.engine.games import compose
from undermine.engine.kernel.play import apply, options, start
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.rulesets import RulesError, Ruleset
from undermine.engine.kernel.views import view

BASE = compose("base")
VETOES = compose("base+wc2019")  # everybody else is asked at once


def chosen(batch: Batch, chance: Random) -> list[int]:
    return [int(chance.random() * count) for count in batch.counts]


@pytest.mark.parametrize("ruleset", [BASE, VETOES, compose("saboteur2"), compose("lost-mines")])
def test_a_batch_plays_the_games_of_single_tables(ruleset: Ruleset) -> None:
    """Seat by seat, option by option, to the end and on into the next game."""
    batch = Batch(ruleset, 4, 2, "s")
    games = [0, 1]
    tables = [start(batch.ruleset, 4, seed_bytes(f"s/{game}")) for game in games]
    chance = Random(1)
    while min(games) < 2:
        choices = chosen(batch, chance)
        for number, table in enumerate(tables):
            seat, count = batch.seats[number], batch.counts[number]
            offered = options(table, seat)
            first = number * batch.width
            codes = list(batch.options[first : first + batch.width])
            assert codes[:count] == list(offered.codes)
            assert batch.action(codes[choices[number]]) == offered[choices[number]]
            assert not any(codes[count:])
            assert list(batch.masks[first : first + batch.width]) == [1] * count + [0] * (batch.width - count)
            apply(table, seat, offered[choices[number]])
        batch.step(choices)
        for number, table in enumerate(tables):
            assert batch.over[number] == (table.ask() is None)
            if table.ask() is None:
                results = slice(4 * number, 4 * number + 4)
                assert list(batch.scores[results]) == batch.ruleset.scores(table)
                assert tuple(seat for seat in range(4) if batch.wins[results][seat]) == batch.ruleset.winners(
                    table
                )
                games[number] += 2
                tables[number] = start(batch.ruleset, 4, seed_bytes(f"s/{games[number]}"))
            assert batch.rounds[number] == tables[number].round
    assert list(batch.games) == games


def test_the_games_of_a_table_do_not_depend_on_how_many_tables_there_are() -> None:
    """Game 1 is dealt alike at the second table of two and at the second of five."""
    few, many = Batch(BASE, 5, 2, "x"), Batch(BASE, 5, 5, "x")
    assert few.table(1).hands == many.table(1).hands
    assert few.table(0).hands != few.table(1).hands


def test_choices_of_an_array_are_those_of_a_list() -> None:
    by_list, by_array = Batch(BASE, 3, 4), Batch(BASE, 3, 4)
    chance = Random(2)
    for _ in range(3):
        choices = chosen(by_list, chance)
        by_list.step(choices)
        by_array.step(array("q", choices))
        assert list(by_array.options) == list(by_list.options)


@pytest.mark.parametrize("wrong", [[0, 99, 0], [0, -1, 0], [0, 0], [0, 0, 0, 0]])
def test_a_wrong_choice_is_told_and_nothing_is_done_at_any_table(wrong: list[int]) -> None:
    """A choice too many or too few, and a place where nothing is offered."""
    batch = Batch(BASE, 5, 3)
    before = [list(batch.options), list(batch.seats), batch.decisions]
    with pytest.raises(IndexError):
        batch.step(wrong)
    assert [list(batch.options), list(batch.seats), batch.decisions] == before


def test_more_options_than_there_was_room_for_are_all_shown() -> None:
    """A pass of Saboteur 2 may name three cards: there are more options than the room begins with."""
    batch = Batch(compose("saboteur2"), 5, 4)
    assert batch.width > 64
    for number in range(4):
        offered = options(batch.table(number), batch.seats[number])
        assert batch.counts[number] == len(offered)
        first = number * batch.width
        assert [batch.action(code) for code in batch.options[first : first + len(offered)]] == list(offered)


def test_views_tell_the_round_if_stories_are_kept() -> None:
    """Without, they tell nothing of earlier moves."""
    told = {}
    for stories in (True, False):
        batch = Batch(BASE, 5, 1, stories=stories)
        for _ in range(10):
            batch.step([0])
        told[stories] = len(view(batch.table(0), 0).story())
    assert told[True] > 20 > told[False]


def test_looking_at_a_table_between_steps_disturbs_neither_options_nor_games() -> None:
    """The view of a table asks for its options again, and finds no story of another table."""
    watched, alone = Batch(compose("saboteur2"), 5, 3), Batch(compose("saboteur2"), 5, 3)
    chance = Random(4)
    for _ in range(40):
        for number in range(3):
            seen = view(watched.table(number), watched.seats[number])
            assert seen.prompt is not None
            assert len(seen.prompt.options) == watched.counts[number]
            assert list(seen.story()) == watched.table(number).happened == []
        assert list(watched.options) == list(alone.options)
        choices = chosen(alone, chance)
        watched.step(choices)
        alone.step(choices)


def test_masks_and_options_are_right_whenever_somebody_looks() -> None:
    """Also where many more were offered in steps that nobody looked at."""
    batch, chance = Batch(BASE, 5, 4), Random(5)
    for pause in (1, 7, 2, 30, 1, 1):
        for _ in range(pause):
            batch.step(chosen(batch, chance))
        masks, codes = list(batch.masks), list(batch.options)
        for number, count in enumerate(batch.counts):
            row = slice(number * batch.width, (number + 1) * batch.width)
            assert masks[row] == [1] * count + [0] * (batch.width - count)
            assert codes[row][:count] == list(options(batch.table(number), batch.seats[number]).codes)
            assert not any(codes[row][count:])


def test_a_batch_is_for_as_many_players_as_the_rules() -> None:
    """The same sentence as for a single table."""
    with pytest.raises(RulesError):
        Batch(BASE, 2, 4)
