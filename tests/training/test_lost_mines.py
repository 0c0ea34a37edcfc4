"""Training in The Lost Mines: who shares with whom, and what those who learn note."""

from __future__ import annotations

import pytest

from undermine.bots.lost_mines.learnt.trained import feature_names
from undermine.engine.lost_mines.table import lost_mines
from undermine.scenarios.position import set_up
from undermine.scenarios.reading import read_scenarios
from undermine.training.games import TRAINEES
from undermine.training.lost_mines import POSITION_NUMBERS, LostMinesPlayers, pool_of
from undermine.training.matches import LEARNER, MIXED, Match
from undermine.training.networks import Learning
from undermine.training.rounds import Taught, play_match

TABLE = """
rules: lost-mines
seats: 5
roles: Ann blue-loyal, Bob blue-selfish, Cid yellow-saboteur, Dan yellow-loyal, Eve blue-saboteur
hand Ann: rope
"""
LOST_MINES = TRAINEES["lost-mines"]


def test_a_saboteur_shares_with_the_other_clan_and_a_selfish_dwarf_with_nobody_by_lm_31() -> None:
    table = lost_mines(set_up(read_scenarios(f"scenario: Pools\n{TABLE}")[0]).table)
    assert [pool_of(table, seat) for seat in range(5)] == [[0, 2], [1], [0, 2], [3, 4], [3, 4]]


def test_those_who_learn_earn_their_own_points_and_note_positions_of_the_told_size() -> None:
    match = Match("a lesson", "lost-mines", (LEARNER, "random", "random"), MIXED, shared=False, tries=1)
    ((_, gained, (lesson,)),) = play_match(LostMinesPlayers(Taught({})), match)
    assert lesson.earned == gained[0]
    assert lesson.notes
    for note in lesson.notes:
        assert note.part in LOST_MINES.parts
        assert len(note.position) == POSITION_NUMBERS
        assert note.decision.numbers.max() < len(feature_names())


def test_a_network_that_has_learnt_nothing_decides_as_if_there_were_none() -> None:
    match = Match("alike", "lost-mines", (LEARNER, "random", "random"), MIXED, shared=False, tries=1)
    begun = {
        part: Learning.begun(LOST_MINES.features, LOST_MINES.contexts).weights for part in LOST_MINES.parts
    }
    rounds = [play_match(LostMinesPlayers(Taught(networks)), match)[0] for networks in ({}, begun)]
    first, second = [[note.decision.log_chance for note in one.lessons[0].notes] for one in rounds]
    assert first == pytest.approx(second)
