"""A master's advice: its best options with reasons, from what the seat may know alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.bots.sitting import DECK, KNOWN, NEAR
from tests.properties.play import Game, Setup
from undermine.bots.advice import MOST_OPTIONS
from undermine.bots.games import advise
from undermine.bots.lost_mines import advice as forest
from undermine.bots.saboteur import advice as mine
from undermine.engine.kernel.play import options
from undermine.engine.kernel.rng import Rng, seed_bytes
from undermine.engine.kernel.table import Table
from undermine.engine.kernel.views import view
from undermine.scenarios.position import set_up
from undermine.scenarios.reading import read_scenarios
from undermine.server.history.advice import advised
from undermine.sim.match import awaited_seat

CODE = re.compile(r'Reason\("([a-z-]+)"')


def told(table: Table, seat: int) -> list[tuple[str, str]]:
    """Return what a master would do at a seat, and why."""
    offered = options(table, seat)
    found = advise(view(table, seat), offered, 20, Rng(seed_bytes("advice")))
    return [(str(offered[one.place]), one.reasons[0].code) for one in found]


def position(dwarf: str) -> Table:
    """Ann's turn, one card before the goal of which she knows that it is the treasure."""
    roles = f"seats: 5\nroles: Ann {dwarf}\nhand Ann: [EW], E|W, [NESW]"
    return set_up(read_scenarios(f"scenario: A master is asked\n{roles}\n{DECK}{NEAR}{KNOWN}")[0]).table


@pytest.mark.parametrize("rules", ["base", "saboteur2", "lost-mines"])
def test_a_few_different_options_with_a_reason_each_at_every_moment(rules: str) -> None:
    game = Game(Setup(rules, 3, 5))
    for _ in range(20):
        ask = game.table.ask()
        assert ask is not None
        advice = told(game.table, awaited_seat(game.table, ask))
        assert 1 <= len(advice) <= MOST_OPTIONS
        assert len({action for action, _ in advice}) == len(advice)
        game.move()


def test_a_miner_who_knows_the_treasure_is_told_to_reach_it() -> None:
    action, reason = told(position("miner"), 0)[0]
    assert (action.split()[-1], reason) == ("7,0", "reaches-goal")


def test_a_saboteur_is_told_to_block_the_last_cell() -> None:
    advice = told(position("saboteur"), 0)
    assert ("dig E|W 7,0", "lengthens-way") in advice
    assert advice[0][1] in {"lengthens-way", "card-of-no-use"}


def test_every_reason_has_a_sentence_in_every_language(root: Path) -> None:
    sources = [Path(module.__file__ or "").read_text() for module in (mine, forest)]
    codes = {code for source in sources for code in CODE.findall(source)} | set(forest.REASONS.values())
    assert len(codes) > 20
    for language in ("en", "pl", "cs", "de"):
        text = (root / "src" / "undermine" / "locale" / language / "web-advice.ftl").read_text()
        assert codes <= set(re.findall(r"^advice-([a-z-]+) =", text, re.MULTILINE))


def test_advice_in_a_finished_game_is_for_whoever_made_the_next_move() -> None:
    record = Game(Setup("base", 3, 5)).play(8).recorded()
    advice = advised(record, 4)
    assert (advice.seat, advice.done) == (record.moves[3].seat, record.moves[3].action)
    assert 1 <= len(advice.options) <= MOST_OPTIONS
    assert advised(record, len(record.moves) + 1).options == []
