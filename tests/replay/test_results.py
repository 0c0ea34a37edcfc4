"""What a recorded game came to, and what each viewer sees of it."""

from pathlib import Path

import pytest

from undermine.engine.games import compose
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.records import Record, read_record
from undermine.engine.kernel.table import SPECTATOR
from undermine.replay.results import result_of
from undermine.replay.viewers import OPEN, shown_table, viewers
from undermine.replay.walking import moments

CORPUS = Path(__file__).parents[1] / "corpus"


def recorded(name: str) -> Record:
    return read_record((CORPUS / f"{name}.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", ["base-3", "saboteur2-5", "lost-mines-4", "tournament-7"])
def test_what_is_gained_in_the_rounds_adds_up_to_the_scores_and_the_best_have_won(name: str) -> None:
    game = result_of(recorded(name), compose)
    gained = [sum(amounts) for amounts in zip(*(past.gained for past in game.rounds), strict=True)]
    assert game.rounds
    assert gained == list(game.scores)
    assert [seat for seat, score in enumerate(game.scores) if score == max(game.scores)] == list(game.winners)


@pytest.mark.parametrize("name", ["base-3", "lost-mines-4"])
def test_every_round_was_won_by_a_side_of_the_game_with_a_dwarf_at_every_seat(name: str) -> None:
    record = recorded(name)
    game, sides = result_of(record, compose), compose(record.rules).game.sides
    assert {past.side for past in game.rounds} <= set(sides)
    assert all(len(past.roles) == len(past.won) == len(record.names) for past in game.rounds)


def test_a_round_of_saboteur_is_won_by_those_who_have_the_dwarfs_of_its_side() -> None:
    for past in result_of(recorded("base-5"), compose).rounds:
        winners = {role for role, won in zip(past.roles, past.won, strict=True) if won}
        assert winners <= {past.side.removesuffix("s")}


@pytest.mark.parametrize("name", ["base-3", "lost-mines-4"])
def test_only_the_open_view_shows_everybodys_dwarf_before_the_end_of_a_round(name: str) -> None:
    dealt = next(moments(recorded(name), compose)).table
    known = {viewer: shown_table(dealt, viewer).dwarfs for viewer in viewers(dealt.seats)}
    assert UNKNOWN not in known[OPEN]
    assert set(known[int(SPECTATOR)]) == {UNKNOWN}
    for seat in range(dealt.seats):
        assert [other for other, dwarf in enumerate(known[seat]) if dwarf != UNKNOWN] == [seat]
