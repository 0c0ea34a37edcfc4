"""The fast board agrees with the slow, obvious one over random boards, removals included."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from tests.properties.naive_board import Cell, NaiveBoard, Shape, shape
from tests.properties.play import Game, Setup
from undermine.engine.kernel.actions import Action
from undermine.engine.kernel.cards import Card, hand_of
from undermine.engine.kernel.play import options
from undermine.engine.kernel.turns import TakeTurn
from undermine.engine.saboteur.table import SaboteurTable
from undermine.engine.tunnels.board import EDGE, EMPTY, HIDDEN, Board, without
from undermine.engine.tunnels.sides import CELL_MASK, SIDE_LETTERS, TURNED_BIT, at, column, row
from undermine.engine.tunnels.tiles import LADDER, Tiles, TunnelCard, card_of, face_of, is_turned

SHAPES = [
    *("[NESW]", "[NES]", "[NEW]", "[NS]", "[EW]", "[NE]", "[NW]"),
    *("N|E|S|W", "N|E|S", "N|E|W", "N|S", "E|W", "N|E", "N|W", "N", "E"),
    *("[NS][EW]", "[NW][ES]", "[NE][SW]"),
    *("[NS]|E", "[NS]|E|W", "[EW]|N|S", "[NW]|S", "[NE]|S", "[ESW]|N", "[NES]|W", "[EW]|N"),
]
"""Every shape of the base game and of Saboteur 2: dead ends, bridge, double curves, mixed ones."""

LADDERS = ["[NESW]", "[N]", "[E]", "[NE]", "[NW]"]


def catalogue() -> list[Card]:
    cards: list[Card] = [TunnelCard(notation, notation, "BASE-1") for notation in SHAPES]
    cards += [TunnelCard(f"ladder {notation}", notation, "S2-1", tags=(LADDER,)) for notation in LADDERS]
    for index, card in enumerate(cards):
        card.index = index
    return cards


CARDS = catalogue()
TILES = Tiles(CARDS)
NAIVE = [shape(notation) for notation in SHAPES] + [shape(notation, ladder=True) for notation in LADDERS]
START = len(SHAPES)


def naive_face(face: int) -> Shape:
    """The slow model's shape of a face."""
    lying = NAIVE[card_of(face)]
    return lying.turned() if is_turned(face) else lying


def letters(bits: int) -> set[str]:
    return {letter for bit, letter in enumerate(SIDE_LETTERS) if bits >> bit & 1}


class Both:
    """The same labyrinth in both models."""

    def __init__(self, seed: int, edges: tuple[int, int, int, int] | None = None) -> None:
        self.chance = Random(seed)
        self.fast = Board(TILES)
        self.slow = NaiveBoard(edges)
        if edges is None:
            self.fast.clear(-1, -1, 3, 1)
        else:
            self.fast.bound(*edges)
        self.place((0, 0), face_of(START, 0))

    def place(self, cell: Cell, face: int) -> None:
        self.fast.place(at(*cell), face)
        self.slow.up[cell] = naive_face(face)
        self.slow.down.discard(cell)

    def hide(self, cell: Cell) -> None:
        self.fast.hide(at(*cell))
        self.slow.down.add(cell)

    def take(self, cell: Cell) -> None:
        self.fast.take(at(*cell))
        self.slow.up.pop(cell, None)
        self.slow.down.discard(cell)

    def any_face(self) -> int:
        card = (
            self.chance.randrange(len(CARDS)) if self.chance.random() < 0.2 else self.chance.randrange(START)
        )
        return face_of(card, self.chance.randrange(TILES.ways[card]))

    def any_empty_cell(self) -> Cell | None:
        """A cell near the labyrinth, seldom one far away."""
        reach = 14 if self.chance.random() < 0.05 else 3
        x, y = self.chance.choice([*self.slow.up, (0, 0)])
        cell = (x + self.chance.randint(-reach, reach), y + self.chance.randint(-reach, reach))
        free = cell not in self.slow.up and cell not in self.slow.down and self.slow.inside(cell)
        return cell if free else None

    def change(self) -> None:
        """Dig, mostly; also lay what does not fit, hide, reveal and remove."""
        kind = self.chance.choice(["dig"] * 8 + ["lay", "hide", "reveal", "remove", "remove"])
        if kind == "dig":
            self._dig()
        elif kind == "remove" and (lying := [*self.slow.up, *self.slow.down]):
            self.take(self.chance.choice(sorted(lying)))
        elif kind == "reveal" and self.slow.down:
            self.place(self.chance.choice(sorted(self.slow.down)), self.any_face())
        elif (cell := self.any_empty_cell()) is not None:
            if kind == "hide":
                self.hide(cell)
            elif kind == "lay":
                self.place(cell, self.any_face())

    def _dig(self) -> None:
        faces = [self.any_face() for _ in range(6)]
        for cell in self.chance.sample(sorted(self.slow.frontier()), len(self.slow.frontier())):
            fitting = [face for face in faces if self.slow.fits(cell, naive_face(face).openings())]
            if fitting:
                self.place(cell, fitting[0])
                return

    def cells(self) -> list[Cell]:
        """Every cell on which something lies, and those around it."""
        near = range(-1, 2)
        lying = [*self.slow.up, *self.slow.down, (0, 0)]
        return sorted({(x + across, y + along) for x, y in lying for across in near for along in near})


def check_agreement(fast: Board, slow: NaiveBoard, cells: list[Cell]) -> None:
    """Compare everything the fast board says with the slow one."""
    reached = slow.reached()
    assert {(column(cell), row(cell)) for cell in fast.laid} == set(slow.up)
    assert len(fast.laid) == len(slow.up)
    assert {(column(cell), row(cell)) for cell in fast.frontier} == slow.frontier()
    assert len(fast.frontier) == len(slow.frontier())
    for cell in cells:
        here = at(*cell)
        if not slow.inside(cell):
            assert fast.face_at(here) == EDGE
            continue
        assert letters(fast.lit_at(here)) == slow.lit(cell, reached)
        if cell in slow.up:
            assert naive_face(fast.face_at(here)) == slow.up[cell]
            continue
        assert fast.face_at(here) == (HIDDEN if cell in slow.down else EMPTY)
        assert fast.touches(here) == bool(slow.neighbours(cell))
        assert letters(fast.openings_into(here)) == slow.openings_into(cell)
        assert fast.met_by_opening(here) == bool(slow.openings_into(cell))
        for pattern in range(16):
            assert bool(fast.fits_at(here) >> pattern & 1) == slow.fits(cell, letters(pattern))
        for face in range(1, 2 * len(CARDS), 7):
            assert letters(fast.misfits(here, face)) == slow.misfits(cell, naive_face(face).openings())


@given(st.integers(0, 2**32), st.integers(0, 60))
def test_fitting_reaching_and_the_frontier_agree_on_boards_without_edges(seed: int, changes: int) -> None:
    both = Both(seed)
    for change in range(changes):
        both.change()
        if change % 20 == 0:
            check_agreement(both.fast, both.slow, both.cells())
    check_agreement(both.fast, both.slow, both.cells())


@given(st.integers(0, 2**32), st.integers(0, 60), st.tuples(*[st.integers(0, 5)] * 4))
def test_they_agree_on_boards_with_edges(seed: int, changes: int, size: tuple[int, int, int, int]) -> None:
    both = Both(seed, (-size[0], -size[1], size[2], size[3]))
    for _ in range(changes):
        both.change()
    check_agreement(both.fast, both.slow, both.cells())


@given(st.integers(0, 2**32), st.integers(1, 40))
def test_a_copy_and_a_board_without_some_cards_leave_the_board_as_it_is(seed: int, changes: int) -> None:
    both = Both(seed)
    for _ in range(changes):
        both.change()
    kept = both.fast.copy()
    gone = both.chance.sample(sorted(both.slow.up), min(2, len(both.slow.up)))
    left = without(both.fast, [at(*cell) for cell in gone])
    changed = both.fast.copy()
    for cell in gone:
        changed.take(at(*cell))
        changed.place(at(*cell), 1)
    check_agreement(both.fast, both.slow, both.cells())
    check_agreement(kept, both.slow, both.cells())
    for cell in gone:
        del both.slow.up[cell]
    check_agreement(left, both.slow, both.cells())


def test_cards_that_look_the_same_both_ways_lie_one_way_only() -> None:
    for index, lying in enumerate(NAIVE):
        other = lying.turned()
        same = set(lying.tunnels) == set(other.tunnels) and lying.dead_ends == other.dead_ends
        assert TILES.ways[index] == (1 if same else 2)


# -- in the game ---------------------------------------------------------------------------------------------------


def model_of(table: SaboteurTable) -> NaiveBoard:
    """The slow model of a table's labyrinth."""
    model = NaiveBoard()
    for cell in table.board.laid:
        face = table.board.face_at(cell)
        card = table.rules.cards[card_of(face)]
        assert isinstance(card, TunnelCard)
        lying = shape(str(card.tile), ladder=LADDER in card.tags)
        model.up[column(cell), row(cell)] = lying.turned() if is_turned(face) else lying
    model.down = {(int(column(goal.cell)), int(row(goal.cell))) for goal in table.goals if not goal.revealed}
    return model


def placed(action: Action) -> tuple[int, Cell, bool]:
    cell = action.first & CELL_MASK
    return int(action.card), (int(column(cell)), int(row(cell))), bool(action.first & TURNED_BIT)


@given(
    st.sampled_from(["base", "classic"]),
    st.integers(0, 2**32),
    st.integers(0, 100),
    st.lists(st.integers(0, 15), min_size=1, max_size=6),
)
def test_a_tunnel_card_may_be_laid_exactly_where_the_rules_say(
    rules: str, seed: int, stop: int, hand: list[int]
) -> None:
    """BASE-13 and BASE-14, with BASE-15 in the current edition and BASE-16 in the classic one."""
    game = Game(Setup(rules, 3 + seed % 8, seed)).play(stop)
    table = game.table
    ask = table.ask()
    if not isinstance(ask, TakeTurn):
        return
    seat = int(ask.seat)
    table.lay_before(seat, ())
    table.hands[seat] = hand_of(hand)
    offered = {placed(action) for action in options(table, seat) if action.verb.name == "dig"}
    model = model_of(table)
    legal: set[tuple[int, Cell, bool]] = set()
    for card in set(hand):
        lying = shape(table.rules.cards[card].name)
        ways = (
            [(lying, False)]
            if table.rules.tiles.ways[card] == 1
            else [(lying, False), (lying.turned(), True)]
        )
        legal.update(
            (card, cell, turned)
            for cell in model.frontier()
            for way, turned in ways
            if model.may_lie(cell, way, must_connect=rules == "base")
        )
    assert offered == legal
