"""Options are exactly the legal actions: each can be done, everything else is refused and changes nothing."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given

from tests.properties.candidates import candidates, random_candidate, sayings
from tests.properties.canonical import canonical_table, text
from tests.properties.play import Game, awaited
from tests.properties.strategies import games
from undermine.engine.kernel.actions import Action, read_action
from undermine.engine.kernel.play import apply, options, refusals
from undermine.engine.kernel.refusals import Refused

SOME = 6
"""Actions tried on copies of each table."""


def some(actions: list[Action], chance: Random) -> list[Action]:
    return chance.sample(actions, min(SOME, len(actions)))


@given(games())
def test_options_are_exactly_what_is_not_refused(game: Game) -> None:
    chance = Random(len(game.moves))
    for seat in awaited(game.table):
        offered = list(options(game.table, seat))
        assert len(offered) == len(set(offered)), "an option is offered twice"
        for option in offered:
            assert not refusals(game.table, seat, option)
            assert sayings(game.table, seat, option.verb).include(option), (
                "candidates.py does not think of it"
            )
        for said in candidates(game.table, seat, offered, chance):
            assert bool(refusals(game.table, seat, said)) != (said in offered)


@given(games())
def test_every_option_can_be_done_and_written(game: Game) -> None:
    chance = Random(len(game.moves))
    before = text(canonical_table(game.table))
    for seat in awaited(game.table):
        for action in some(list(options(game.table, seat)), chance):
            assert read_action(str(action), game.ruleset.verbs) == action
            assert action in options(game.table, seat)
            copy = game.table.copy()
            apply(copy, seat, action)
            assert text(canonical_table(copy)) != before


@given(games())
def test_a_refused_action_names_its_reasons_and_changes_nothing(game: Game) -> None:
    chance = Random(len(game.moves))
    before = text(canonical_table(game.table))
    for seat in range(game.table.seats):
        said = [random_candidate(game.table, seat, chance) for _ in range(SOME)]
        for action in [action for action in said if refusals(game.table, seat, action)]:
            with pytest.raises(Refused) as refused:
                apply(game.table, seat, action)
            assert refused.value.reasons == refusals(game.table, seat, action)
            assert all(reason.clause for reason in refused.value.reasons)
    assert text(canonical_table(game.table)) == before


@given(games())
def test_exactly_those_who_are_asked_have_options(game: Game) -> None:
    ask = game.table.ask()
    for seat in range(game.table.seats):
        asked = ask is not None and ask.awaits(game.table, seat)
        assert bool(len(options(game.table, seat))) == asked
    assert ask is None or awaited(game.table), "the table waits for nobody"
