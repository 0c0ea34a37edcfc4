"""The mini-expansions' setup: what chance lays out, over many deals, and what gives way to what."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations

import pytest

from undermine.engine.kernel.cards import Card
from undermine.engine.kernel.play import apply, options, start
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.table import SPECTATOR
from undermine.engine.kernel.views import view
from undermine.engine.saboteur.box import compose
from undermine.engine.saboteur.layout import nearest_free
from undermine.engine.saboteur.modules.chests.cards import CHESTS, DARK_SHAPES
from undermine.engine.saboteur.modules.chests.opening import DarkCardTurnedUp, TurnDarkCard
from undermine.engine.saboteur.modules.chests.state import chest_state
from undermine.engine.saboteur.modules.nuggets.laying import NuggetChosen, PickNugget
from undermine.engine.saboteur.modules.toll.asking import PayForMe, TollRequested
from undermine.engine.saboteur.table import SaboteurTable, saboteur
from undermine.engine.tunnels.board import Board
from undermine.engine.tunnels.sides import TURNED_BIT, adjacent, at, column, row
from undermine.engine.tunnels.sketch import draw, read_sketch, sign_faces
from undermine.engine.tunnels.tiles import TunnelCard, face_of

FOUNDATIONS = ("base", "classic", "saboteur2")
DEALS = range(40)


composed = cache(compose)


def deal(rules: str, seed: int) -> SaboteurTable:
    return saboteur(start(composed(rules), 5, seed_bytes(str(seed))))


def goal_names(table: SaboteurTable) -> list[str]:
    return [table.rules.cards[goal.card].name for goal in table.goals]


# -- New Goals -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("foundation", FOUNDATIONS)
def test_the_treasure_and_four_others_of_seven_are_laid_out(foundation: str) -> None:
    """GOALS-1."""
    seen: Counter[str] = Counter()
    for seed in DEALS:
        names = goal_names(deal(f"{foundation}+new-goals", seed))
        assert names.count("treasure") == 1
        assert len(names) == 5
        assert not Counter(names) - Counter(
            {
                "treasure": 1,
                "bag-1": 1,
                "bag-2": 1,
                "dragon": 1,
                "giant-spider": 1,
                "stone-ne": 2,
                "stone-nw": 1,
            }
        )
        seen.update(names)
    assert set(seen) == {"treasure", "bag-1", "bag-2", "dragon", "giant-spider", "stone-ne", "stone-nw"}


def test_the_treasure_lies_anywhere_among_the_new_goals() -> None:
    """GOALS-1: the five are shuffled after they were chosen."""
    assert {goal_names(deal("base+new-goals", seed)).index("treasure") for seed in DEALS} == set(range(5))


# -- Treasure Chests -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("foundation", FOUNDATIONS)
@pytest.mark.parametrize("others", ["", "+new-goals", "+costume"])
def test_four_chests_lie_apart_between_start_and_goals(foundation: str, others: str) -> None:
    """CHEST-1."""
    for seed in DEALS:
        table = deal(f"{foundation}+chests{others}", seed)
        cells = chest_state(table).cells
        assert len(set(cells)) == 4
        assert all(1 <= column(cell) <= 7 and -3 <= row(cell) <= 3 for cell in cells)
        assert not any(adjacent(one, other) for one, other in combinations(cells, 2))
        banned = [at(0, 0), *[goal.cell for goal in table.goals]]
        assert not any(adjacent(cell, other) for cell in cells for other in banned)
        assert others != "+costume" or at(4, 0) not in cells


def test_no_two_chests_and_no_two_dark_cards_of_a_round_are_the_same() -> None:
    """CHEST-1: seven dark cards, ten chests, one of each."""
    darks: set[int] = set()
    chests: set[int] = set()
    for seed in DEALS:
        state = chest_state(deal("base+chests", seed))
        assert len(set(state.darks)) == len(set(state.chests)) == 4
        darks.update(state.darks)
        chests.update(state.chests)
    assert len(darks) == len(DARK_SHAPES) == 7
    assert len(chests) == len(CHESTS) == 10


# -- what gives way to what ----------------------------------------------------------------------------------------


def test_a_taken_cell_gives_way_to_the_nearest_free_one_west_then_north_first() -> None:
    """MIX-5: the least |dx| + |dy|, then the least x, then the least y."""
    table = deal("base", 1)
    face = face_of(table.rules.card("[NS]"), 0)
    expected = [(4, 0), (3, 0), (4, -1), (4, 1), (5, 0), (2, 0), (3, -1), (3, 1)]
    for x, y in expected:
        cell = nearest_free(table, at(4, 0))
        assert (column(cell), row(cell)) == (x, y)
        table.board.place(cell, face)


# -- what everybody may know of a question --------------------------------------------------------------------------


def test_everybody_knows_who_is_asked_to_pay_for_which_cell() -> None:
    """TOLL-4."""
    table = deal("base+toll", 1)
    table.push(PayForMe(2, 0, at(1, 0)))
    assert view(table, SPECTATOR).about == TollRequested(0, 2, at(1, 0))


def test_everybody_sees_the_dark_card_that_is_being_turned() -> None:
    """CHEST-2: it is turned up before the player chooses how it lies."""
    table = deal("base+chests", 1)
    state = chest_state(table)
    cell = state.cells[0]
    table.push(TurnDarkCard(0, (cell, int(cell | TURNED_BIT))))
    assert view(table, SPECTATOR).about == DarkCardTurnedUp(0, cell, state.darks[0])


def test_everybody_knows_which_nugget_is_being_laid() -> None:
    """NUGGET-1."""
    table = deal("base+nuggets", 1)
    ask = table.ask()
    assert isinstance(ask, PickNugget)
    answers = options(table, ask.seat)
    apply(table, ask.seat, answers[1])
    assert view(table, SPECTATOR).about == NuggetChosen(ask.seat, table.rules.card("nugget-2"))


# -- sketches ------------------------------------------------------------------------------------------------------

EVERYTHING = "saboteur2+new-goals+party+chests+nuggets"


@pytest.mark.parametrize("rules", [EVERYTHING, EVERYTHING.replace("party", "costume")])
def test_every_new_card_has_a_sign_of_its_own_that_is_read_back(rules: str) -> None:
    ruleset = compose(rules)
    signs = sign_faces(ruleset.cards)
    new = [card for card in ruleset.cards if is_new(card)]
    assert len(new) == 4 + 1 + 7 + 3
    for card in new:
        for turned in range(ruleset.tiles.ways[card.index]):
            board = Board(ruleset.tiles)
            board.clear(0, 0, 3, 3)
            board.place(at(1, 1), face_of(card.index, turned))
            assert read_sketch(draw(board, ruleset.cards, []), ruleset.cards) == [
                (at(1, 1), face_of(card.index, turned))
            ]
    assert len(set(signs.values())) == len(signs)


def is_new(card: Card) -> bool:
    modules = ("new-goals", "party", "costume", "chests", "nuggets")
    return isinstance(card, TunnelCard) and card.module in modules
