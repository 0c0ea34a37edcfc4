"""Records: a game can be played again from its record, exactly; what differs is named with the number of the move."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.properties.canonical import canonical_table, plain_events, text
from tests.properties.play import Game, composed
from tests.properties.strategies import games
from undermine.engine.kernel.records import BadRecord, Move, Replay, read_record


@settings(max_examples=settings().max_examples // 2)
@given(games())
def test_a_replay_of_the_record_gives_the_same_table(game: Game) -> None:
    record = read_record(game.recorded().to_json())
    assert record.to_json() == game.record.to_json()
    replay = Replay(record, composed)
    for move in game.moves:
        events = replay.step()
        assert plain_events(events, game.ruleset) == plain_events(move.events, game.ruleset)
    assert text(canonical_table(replay.finish())) == text(canonical_table(game.table))


@settings(max_examples=settings().max_examples // 2)
@given(games(longest=60), st.integers(0, 60))
def test_a_changed_digest_is_named_with_its_move(game: Game, place: int) -> None:
    record = game.recorded()
    assume(place < len(record.moves))
    move = record.moves[place]
    record.moves[place] = Move(move.seat, move.action, "0" * 16)
    with pytest.raises(BadRecord, match=f"^move {place + 1} .* does not give the recorded events"):
        Replay(record, composed).finish()


@settings(max_examples=settings().max_examples // 2)
@given(games(longest=60), st.integers(0, 60))
def test_a_changed_action_is_named_with_its_move(game: Game, place: int) -> None:
    record = game.recorded()
    assume(place < len(record.moves))
    move = record.moves[place]
    record.moves[place] = Move(move.seat, "sing", move.digest)
    with pytest.raises(BadRecord, match=f"^move {place + 1} .'sing' by seat {move.seat}. cannot be made"):
        Replay(record, composed).finish()
    record.moves[place] = Move((move.seat + 1) % game.table.seats, move.action, move.digest)
    with pytest.raises(BadRecord, match=rf"^move {place + 1} "):
        Replay(record, composed).finish()
