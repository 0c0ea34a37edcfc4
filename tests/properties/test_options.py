"""Options are exactly the legal actions: each can be done, everything else is refused and changes nothing."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given

from tests.properties.candidates import candidates
from tests.properties.canonical import canonical_table, text
from tests.properties.play import Game, awaited
from tests.properties.strategies import games
from undermine.engine.kernel.actions import Action, read_action
from undermine.engine.kernel.play import apply, options, refusals
from undermine.engine.kernel.refusals import Refused

SOME = 12
"""Actions tried on copies of each table."""


def some(actions: list[Action], game: Game) -> list[Action]:
    return Random(len(game.moves)).sample(actions, min(SOME, len(actions)))


@given(games())
def test_options_are_exactly_what_is_not_refused(game: Game) -> None:
    for seat in range(game.table.seats):
        offered = list(options(game.table, seat))
        said = candidates(game.table, seat) if offered else some(candidates(game.table, seat), game)
        allowed = {action for action in said if not refusals(game.table, seat, action)}
        assert len(offered) == len(set(offered)), "an option is offered twice"
        assert set(offered) <= set(said), "tests/properties/candidates.py does not think of every option"
        assert allowed == set(offered)


@given(games())
def test_every_option_can_be_done_and_written(game: Game) -> None:
    for seat in awaited(game.table):
        for action in some(list(options(game.table, seat)), game):
            assert read_action(str(action), game.ruleset.verbs) == action
            assert action in options(game.table, seat)
            copy = game.table.copy()
            apply(copy, seat, action)
            assert text(canonical_table(copy)) != text(canonical_table(game.table))


@given(games())
def test_a_refused_action_names_its_reasons_and_changes_nothing(game: Game) -> None:
    before = text(canonical_table(game.table))
    for seat in range(game.table.seats):
        said = some(candidates(game.table, seat), game)
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
