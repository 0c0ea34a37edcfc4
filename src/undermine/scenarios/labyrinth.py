"""The labyrinth of Saboteur in scenarios: goals, the sketch of the board, the card on one cell."""

from __future__ import annotations

from typing import cast

from undermine.engine.kernel.kinds import CARD, UNKNOWN
from undermine.engine.kernel.table import Table
from undermine.engine.saboteur.table import Goal, SaboteurTable, saboteur
from undermine.engine.tunnels.board import EMPTY, HIDDEN
from undermine.engine.tunnels.sides import CELL
from undermine.engine.tunnels.sketch import BLANK, face_sign, sign_faces
from undermine.engine.tunnels.tiles import card_of, face_of
from undermine.scenarios.contents import Content, items
from undermine.scenarios.drawings import Sketch, sign_of, sketched
from undermine.scenarios.headings import Heading
from undermine.scenarios.lines import BadScenario, Line
from undermine.scenarios.scene import Scene


class GoalCards(Content):
    """`8,-2 stone-ne; 8,0 treasure revealed`; in a view `8,0 ?`."""

    def __init__(self, *, unknown: bool = False) -> None:
        """Return whether `?` may stand for a goal."""
        self.unknown = unknown

    def read(self, text: str, line: Line, scene: Scene) -> object:
        """Read the goals."""
        goals: list[Goal] = []
        for item in items(text, ";"):
            word, _, rest = item.partition(" ")
            name, _, revealed = rest.partition(" ")
            cell = CELL.read(word, scene.ruleset.cards)
            if revealed not in ("", "revealed"):
                raise BadScenario("scenario-odd-goal", goal=item)
            if any(goal.cell == cell for goal in goals):
                raise BadScenario("scenario-two-goals", cell=word)
            goals.append(Goal(cell, self._card(name, scene), 1 if revealed else 0))
        return goals

    def _card(self, name: str, scene: Scene) -> int:
        if name == "?" and self.unknown:
            return int(UNKNOWN)
        card = scene.card(name)
        if scene.ruleset.cards[card].kind != "goal":
            raise BadScenario("scenario-no-goal", card=name)
        return card

    def write(self, content: object, scene: Scene) -> list[str]:
        """Write the goals."""
        words: list[str] = []
        for goal in cast("list[Goal]", content):
            cards = scene.ruleset.cards
            name = f"{CELL.write(goal.cell, cards)} {CARD.write(goal.card, cards)}"
            words.append(f"{name} revealed" if goal.revealed else name)
        return ["; ".join(words) or "none"]


class Goals(Heading):
    """`goals:` which goals lie where. They lie face down unless the sketch of the board shows them."""

    def get(self, table: Table, subject: int) -> object:
        """Return the goals."""
        return saboteur(table).goals

    def put(self, table: Table, subject: int, content: object) -> None:
        """Take the goals away and lay others."""
        at_table = saboteur(table)
        for goal in at_table.goals:
            at_table.board.take(goal.cell)
        at_table.goals = cast("list[Goal]", content)
        for goal in at_table.goals:
            if at_table.board.face_at(goal.cell) == HIDDEN:
                continue
            if at_table.board.face_at(goal.cell) != EMPTY:
                raise BadScenario("scenario-cell-taken", cell=CELL.write(goal.cell, []))
            at_table.board.hide(goal.cell)


class Labyrinth(Heading):
    """`board:` a sketch. The start card and face-down goals need not be drawn; other face-down cards must be."""

    def get(self, table: Table, subject: int) -> object:
        """Return the drawing of the board."""
        return sketched(saboteur(table).board, table.ruleset.cards)

    def put(self, table: Table, subject: int, content: object) -> None:
        """Lay everything that is drawn."""
        sketch = cast("Sketch", content)
        _check_face_down(saboteur(table), sketch)
        for cell in (sketch.area | _face_down(saboteur(table))) - set(sketch.signs):
            clear(saboteur(table), cell)
        for cell, face in sketch.faces.items():
            lay(saboteur(table), cell, face)

    def against(self, held: object, begun: object) -> object:
        """Draw cells empty that are not so to begin with."""
        sketch, first = cast("Sketch", held), cast("Sketch", begun)
        blank = dict.fromkeys(first.signs.keys() - sketch.signs.keys(), BLANK)
        return Sketch(sketch.signs | blank, sketch.faces, sketch.area)

    def agrees(self, expected: object, table: Table, subject: int) -> bool:
        """Compare all signs; face-down cards outside the drawing may be left out."""
        sketch = cast("Sketch", expected)
        actual = cast("Sketch", self.get(table, subject))
        shown = {cell: sign for cell, sign in actual.signs.items() if cell in sketch.area or sign != "?"}
        return shown == sketch.signs


def clear(table: SaboteurTable, cell: int) -> None:
    """Take away what the modules have laid on a cell that is drawn empty."""
    face = table.board.face_at(cell)
    if face == EMPTY:
        return
    if table.goal_at(cell) >= 0 or (face > 0 and table.rules.cards[card_of(face)].kind == "start"):
        raise BadScenario("scenario-drawn-empty", cell=CELL.write(cell, []))
    table.board.take(cell)


def lay(table: SaboteurTable, cell: int, face: int) -> None:
    """Lay a card on a cell of the position; a goal that lies there is revealed by it."""
    board = table.board
    there = board.face_at(cell)
    if there == face:
        return
    goal = table.goal_at(cell)
    if goal >= 0:
        face = _goal_face(table, int(goal), face)
        table.lay_goal(goal, Goal(cell, table.goals[goal].card, 1))
    elif face != HIDDEN and table.rules.cards[card_of(face)].kind == "goal":
        raise BadScenario("scenario-goal-unsaid", cell=CELL.write(cell, []))
    else:
        clear(table, cell)
    if face == HIDDEN:
        board.hide(cell)
    else:
        board.place(cell, face)


def _face_down(table: SaboteurTable) -> set[int]:
    """Return the cells on which modules have laid cards face down that are no goals."""
    return {cell for cell, face in table.board.layout() if face == HIDDEN and table.goal_at(cell) < 0}


def _check_face_down(table: SaboteurTable, sketch: Sketch) -> None:
    """Raise `BadScenario` if the sketch shows face-down cards that are no goals, in rules without such cards."""
    if any(card.kind == "chest" for card in table.rules.cards):
        return
    for cell, face in sketch.faces.items():
        if face == HIDDEN and table.goal_at(cell) < 0:
            raise BadScenario("scenario-face-down", cell=CELL.write(cell, []))


def _goal_face(table: SaboteurTable, goal: int, face: int) -> int:
    """Return the face of the goal that looks as drawn; several goals may have the same sign."""
    card = table.goals[goal].card
    for way in (0, 1):
        if face_sign(table.rules.cards[card], way) == sign_of(face, table.rules.cards):
            return int(face_of(card, way))
    where = CELL.write(table.goals[goal].cell, [])
    raise BadScenario("scenario-goal-otherwise", cell=where, card=table.rules.cards[card].name)


class CardOnCell(Heading):
    """`card 3,0: [NES] turned`: what lies on one cell."""

    def key(self, subject: int, scene: Scene) -> str:
        """Return the cell."""
        return f"{self.name} {CELL.write(subject, [])}"

    def subject(self, word: str, scene: Scene) -> int:
        """Read the cell."""
        return CELL.read(word, [])

    def subjects(self, table: Table) -> list[int]:
        """Return the cells whose card the sketch does not tell from another."""
        sketch = sketched(saboteur(table).board, table.ruleset.cards)
        signs = sign_faces(table.ruleset.cards)
        goals = {int(goal.cell) for goal in saboteur(table).goals}
        return [
            cell
            for cell, face in sketch.faces.items()
            if face != HIDDEN and cell not in goals and signs[sketch.signs[cell]] != face
        ]

    def get(self, table: Table, subject: int) -> object:
        """Return the face on the cell."""
        return int(saboteur(table).board.face_at(subject))

    def put(self, table: Table, subject: int, content: object) -> None:
        """Lay the card there instead of one of the same look."""
        at_table = saboteur(table)
        if content == EMPTY:
            clear(at_table, subject)
        else:
            lay(at_table, subject, cast("int", content))


def check_goals(table: Table) -> None:
    """Raise `BadScenario` if a goal is said to be revealed but is not drawn."""
    for goal in saboteur(table).goals:
        if goal.revealed and saboteur(table).board.face_at(goal.cell) == HIDDEN:
            raise BadScenario("scenario-goal-not-drawn", cell=CELL.write(goal.cell, []))
