"""The policy has thought of everything: a judge for every verb and every question of every module."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from undermine.bots.lost_mines.situation import all_scores
from undermine.bots.saboteur.policy.scoring import all_questions, all_verbs
from undermine.engine.kernel.agenda import Choice, SealedAsk, SeatAsk
from undermine.engine.kernel.boxes import Box
from undermine.engine.kernel.table import Ask
from undermine.engine.kernel.turns import TakeTurn
from undermine.engine.kernel.values import dashed
from undermine.engine.lost_mines.box import LOST_MINES_BOX
from undermine.engine.saboteur.box import SABOTEUR_BOX

ABSTRACT = (SeatAsk, Choice, SealedAsk, TakeTurn)


def kinds_of(kind: type[Ask]) -> Iterator[type[Ask]]:
    for narrower in kind.__subclasses__():
        yield narrower
        yield from kinds_of(narrower)


def questions(package: str) -> set[str]:
    """The names of all questions of a game that are not a turn."""
    return {
        dashed(kind.__name__)
        for kind in kinds_of(Ask)
        if kind not in ABSTRACT
        and not issubclass(kind, TakeTurn)
        and kind.__module__.startswith(f"undermine.engine.{package}")
        and not kind.__subclasses__()
    }


def verbs(box: Box, of_turn: bool) -> set[str]:
    return {verb.name for _, make in box.modules for verb in make().verbs() if verb.of_turn == of_turn}


def test_every_verb_of_a_turn_has_a_judge() -> None:
    assert verbs(SABOTEUR_BOX, of_turn=True) == set(all_verbs())


def test_every_question_has_a_judge() -> None:
    assert questions("saboteur") == set(all_questions())


@pytest.mark.parametrize("of_turn", [True, False])
def test_every_verb_of_the_lost_mines_has_a_judge(of_turn: bool) -> None:
    assert verbs(LOST_MINES_BOX, of_turn) <= set(all_scores())
