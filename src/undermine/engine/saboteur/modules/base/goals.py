"""Goals: laying them out, reaching and turning them (BASE-6, BASE-18 to BASE-20)."""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.kernel.agenda import Choice
from undermine.engine.kernel.cards import Card
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.table import Event, PublicEvent, Step, Table
from undermine.engine.kernel.transfers import BOX, Transfer, board, hidden_on_board, laid_on_board
from undermine.engine.kernel.values import Value
from undermine.engine.saboteur.rounds import end_round
from undermine.engine.saboteur.table import NOWHERE, Discovery, Goal, SaboteurTable, saboteur
from undermine.engine.tunnels.sides import CELL_MASK, TURNED_BIT, adjacent, at, beside
from undermine.engine.tunnels.tiles import face_of


class LayGoals(Step):
    """The start card lies face up, the goals face down and shuffled (BASE-6)."""

    def run(self, table: Table) -> None:
        """Shuffle the goal cards over their cells."""
        at_table = saboteur(table)
        laid: list[tuple[int, int]] = []
        for page in at_table.rules.pages:
            laid = page.goals(at_table, laid)
        cards = [card for _, card in laid]
        at_table.rng.shuffle(cards)
        at_table.happen(GoalsLaid(tuple([cell for cell, _ in laid]), tuple(cards)))


class GoalsLaid(Event):
    """The labyrinth begins: the start card and the face-down goals. Nobody knows which goal is which."""

    fields = ("cells", "cards")
    clause = "BASE-6"

    def __init__(self, cells: tuple[int, ...], cards: tuple[int, ...]) -> None:
        """Note what lies where."""
        self.cells = cells
        self.cards = cards

    def change(self, table: Table) -> None:
        """Lay the start card and hide the goals."""
        at_table = saboteur(table)
        at_table.board.place(at(0, 0), face_of(at_table.rules.card("start"), 0))
        at_table.goals = [Goal(cell, card) for cell, card in zip(self.cells, self.cards, strict=True)]
        for cell in self.cells:
            at_table.board.hide(cell)

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """The start card face up, the goals face down."""
        start = [card.index for card in cards if card.name == "start"]
        goals = zip(self.cells, self.cards, strict=True)
        return [
            laid_on_board(BOX, start[0], at(0, 0)),
            *[hidden_on_board(BOX, goal, cell) for cell, goal in goals],
        ]

    def seen_by(self, seat: i64) -> Event | None:
        """Show where the goals lie, not what they are."""
        return GoalsLaid(self.cells, (int(UNKNOWN),) * len(self.cards))


def reached_goals(table: SaboteurTable, found: list[Discovery]) -> None:
    """Add every face-down goal that a start-reached opening faces (BASE-18)."""
    labyrinth = table.board
    if labyrinth.lit_hidden == 0:  # so it is nearly always, and the goals need not be looked at
        return
    for goal in table.goals:
        if not goal.revealed and labyrinth.lit_on(labyrinth.inner_spot(goal.cell)):
            found.append(Discovery(goal.cell, RevealGoal(goal.cell)))


class RevealGoal(Step):
    """Reveal a reached goal and turn it so that it joins the tunnel that reached it (BASE-19)."""

    fields = ("cell",)

    def __init__(self, cell: i64) -> None:
        """Note which goal."""
        self.cell = cell

    def run(self, table: Table) -> None:
        """Turn it the only possible way, or let the player choose."""
        at_table = saboteur(table)
        ways = joining_ways(at_table, self.cell)
        if len(ways) == 1:
            reveal(at_table, self.cell, ways[0])
            return
        at_table.happen(
            GoalTurnedUp(at_table.active, self.cell, at_table.goals[at_table.goal_at(self.cell)].card)
        )
        places = [int(self.cell | (TURNED_BIT if way else 0)) for way in ways]
        at_table.push(TurnGoal(at_table.active, tuple(places)))


def joining_ways(table: SaboteurTable, cell: i64) -> list[int]:
    """Return the ways up (0, 1) between which the player may choose, by BASE-19."""
    card = table.goals[table.goal_at(cell)].card
    openings = table.rules.tiles.openings
    if table.rules.tiles.ways[card] == 1:
        return [0]
    entrances = entrances_to(table, cell)
    ways = [way for way in (0, 1) if openings[face_of(card, way)] & entrances]
    if len(ways) < 2:
        return ways
    misfits = [_count(table.board.misfits(cell, face_of(card, way))) for way in ways]
    if misfits[0] == misfits[1]:
        return ways
    return [0] if misfits[0] < misfits[1] else [1]


def entrances_to(table: SaboteurTable, cell: i64) -> i64:
    """Return the sides by which the goal was reached: that of the card just placed, if it is one of them."""
    lit = table.board.lit_at(cell)
    if table.last_dug != NOWHERE and adjacent(table.last_dug, cell):
        side: i64
        for side in range(4):
            if beside(cell, side) == table.last_dug and lit & (1 << side):
                return 1 << side
    return lit


def _count(sides: i64) -> int:
    return sum(int(sides >> side & 1) for side in range(4))


class TurnGoal(Choice):
    """The goal joins the tunnels either way: the player chooses which way up it lies (BASE-19)."""

    verb = "choose-place"
    clause = "BASE-19"

    def about(self, table: Table) -> Value | None:
        """Show everybody the goal that was turned up."""
        cell = self.choices[0] & CELL_MASK
        at_table = saboteur(table)
        return GoalTurnedUp(self.seat, cell, at_table.goals[at_table.goal_at(cell)].card)

    def chosen(self, table: Table, choice: i64) -> None:
        """Lay the goal as chosen."""
        reveal(saboteur(table), choice & CELL_MASK, 1 if choice & TURNED_BIT else 0)


def reveal(table: SaboteurTable, cell: i64, turned: i64) -> None:
    """Turn the goal up; the treasure ends the round at once (BASE-18)."""
    goal = table.goals[table.goal_at(cell)].card
    treasure = table.rules.cards[goal].name == "treasure"
    table.happen(GoalRevealed(table.active, cell, goal, turned, treasure))
    if treasure:
        end_round(table)


class GoalTurnedUp(PublicEvent):
    """A reached goal is turned up; the player has yet to say which way up it lies."""

    fields = ("seat", "cell", "goal:card")
    clause = "BASE-19"

    def __init__(self, seat: i64, cell: i64, goal: i64) -> None:
        """Note what it is."""
        self.seat = seat
        self.cell = cell
        self.goal = goal

    def change(self, table: Table) -> None:
        """Change nothing yet: it is laid when the player has chosen."""


class GoalRevealed(PublicEvent):
    """A goal was revealed and is part of the labyrinth from now on (BASE-19, BASE-20)."""

    fields = ("seat", "cell", "goal:card", "turned:flag", "treasure:flag")
    clause = "BASE-18"

    def __init__(self, seat: i64, cell: i64, goal: i64, turned: i64, treasure: bool) -> None:
        """Note who revealed what, and which way up it lies."""
        self.seat = seat
        self.cell = cell
        self.goal = goal
        self.turned = turned
        self.treasure = treasure

    def change(self, table: Table) -> None:
        """Lay the goal face up; the treasure makes the player the finisher."""
        at_table = saboteur(table)
        at_table.lay_goal(at_table.goal_at(self.cell), Goal(self.cell, self.goal, 1))
        at_table.board.place(self.cell, face_of(self.goal, self.turned))
        if self.treasure:
            at_table.treasure_found = True
            at_table.finisher = self.seat

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """The goal, face up where it lay."""
        return [laid_on_board(board(self.cell), self.goal, self.cell, self.turned)]
