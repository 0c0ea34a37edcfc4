"""Everything that can be written can be read back: events, steps, questions, parts, memories, actions; and copies."""

from __future__ import annotations

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.properties.canonical import canonical_table, canonical_view, text
from tests.properties.play import Game, Setup, forest_of, walk
from tests.properties.strategies import games, setups
from undermine.engine.kernel.actions import read_action
from undermine.engine.kernel.codec import plain, read_value
from undermine.engine.kernel.table import SPECTATOR
from undermine.engine.kernel.values import Value
from undermine.engine.kernel.views import view
from undermine.engine.saboteur.table import SaboteurTable


def values_on(table: SaboteurTable) -> list[Value]:
    """All values that a table holds, and those that its views show."""
    forest = forest_of(table)
    laid = [*forest.mines, *forest.treasures, *forest.tokens] if forest else [*table.goals, *table.afterwards]
    held: list[Value | None] = [*table.agenda, *table.parts, *laid]
    held.extend(table.memories.seen)
    for seat in (*range(table.seats), SPECTATOR):
        seen = view(table, seat)
        held.extend([*seen.parts.values(), seen.about])
    return [value for value in held if value is not None]


def check_written(value: Value, game: Game) -> None:
    data = json.loads(json.dumps(plain(value, game.ruleset)))
    again = read_value(data, game.ruleset)
    assert again == value
    assert hash(again) == hash(value)
    assert plain(again, game.ruleset) == data


@settings(max_examples=settings().max_examples // 4)
@given(setups(), st.integers(3, 9))
def test_every_value_of_a_game_can_be_written_and_read(setup: Setup, stride: int) -> None:
    met: set[Value] = set()
    for game in walk(setup):
        events = game.moves[-1].events if game.moves else game.dealt
        met.update(events)
        if len(game.moves) % stride == 0:
            met.update(values_on(game.table))
        for seat in (len(game.moves) % game.table.seats, SPECTATOR):
            met.update([seen for seen in [event.seen_by(seat) for event in events] if seen is not None])
    for value in met:
        check_written(value, game)


@settings(max_examples=settings().max_examples // 2)
@given(games())
def test_every_action_of_a_game_can_be_written_and_read(game: Game) -> None:
    for move in game.moves:
        assert read_action(str(move.action), game.ruleset.verbs) == move.action


@settings(max_examples=settings().max_examples // 2)
@given(games(), st.integers(1, 30))
def test_a_copy_is_equal_and_independent(game: Game, decisions: int) -> None:
    original = game.table
    before = text(canonical_table(original))
    views = [text(canonical_view(view(original, seat))) for seat in (*range(original.seats), SPECTATOR)]
    game.table = original.copy()
    assert text(canonical_table(game.table)) == before
    game.play(decisions)
    assert text(canonical_table(original)) == before
    for seat, seen in zip((*range(original.seats), SPECTATOR), views, strict=True):
        assert text(canonical_view(view(original, seat))) == seen
