"""The labyrinth in scenario files: a sketch of it all, or the card on one cell."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from undermine.engine.kernel.cards import Card
from undermine.engine.tunnels.board import EMPTY, HIDDEN, Board
from undermine.engine.tunnels.sides import at
from undermine.engine.tunnels.sketch import BLANK, FACE_DOWN, draw_signs, face_sign, read_sketch
from undermine.engine.tunnels.tiles import card_of, face_of, is_turned
from undermine.scenarios.contents import NOTHING, Content
from undermine.scenarios.lines import BadScenario, Line, on_line
from undermine.scenarios.scene import Scene

TURNED = "turned"
FACE_DOWN_WORDS = "face down"


@dataclass
class Sketch:
    """A drawing: the sign on every cell that is not blank, and all cells of the drawn rows and columns."""

    signs: dict[int, str]
    faces: dict[int, int]
    area: set[int]


def sketched(board: Board, cards: list[Card]) -> Sketch:
    """Return the drawing of a board."""
    faces = dict(board.layout())
    signs = {cell: sign_of(face, cards) for cell, face in faces.items()}
    return Sketch(signs, faces, set(signs))


def sign_of(face: int, cards: list[Card]) -> str:
    """Return the sign of a face, or that of a face-down card or of an empty cell."""
    if face == EMPTY:
        return BLANK
    if face == HIDDEN:
        return FACE_DOWN
    return face_sign(cards[card_of(face)], int(is_turned(face)))


class Drawing(Content):
    """A sketch on the deeper lines."""

    block = True

    def read(self, text: str, line: Line, scene: Scene) -> object:
        """Read the sketch row by row, so that a mistake is found in its line."""
        if text or not line.inside:
            raise BadScenario("scenario-no-sketch")
        sketch = Sketch({}, {}, set())
        head, *rows = line.inside
        self._row(head, head, scene)
        columns = [int(word) for word in head.text.split()]
        for row in rows:
            for cell, face in self._row(head, row, scene):
                if cell in sketch.signs:
                    raise BadScenario("scenario-row-twice", row.number)
                sketch.faces[cell] = face
                sketch.signs[cell] = sign_of(face, scene.ruleset.cards)
            sketch.area.update([int(at(x, int(row.text.split()[0]))) for x in columns])
        return sketch

    @staticmethod
    def _row(head: Line, row: Line, scene: Scene) -> list[tuple[int, int]]:
        text = head.text if row is head else f"{head.text}\n{row.text}"
        with on_line(row.number):
            return read_sketch(text, scene.ruleset.cards)

    def write(self, content: object, scene: Scene) -> list[str]:
        """Draw the board again."""
        signs = cast("Sketch", content).signs
        return draw_signs(signs).splitlines() if signs else []


class Lying(Content):
    """The card on one cell: its name and perhaps `turned`, `face down`, or `none`."""

    def read(self, text: str, line: Line, scene: Scene) -> object:
        """Read the face."""
        if text == NOTHING:
            return int(EMPTY)
        if text == FACE_DOWN_WORDS:
            return int(HIDDEN)
        name, _, way = text.partition(" ")
        if way not in ("", TURNED):
            raise BadScenario("unreadable-no-way-up", word=way)
        return int(face_of(scene.card(name), 1 if way else 0))

    def write(self, content: object, scene: Scene) -> list[str]:
        """Write the face."""
        face = cast("int", content)
        if face in (EMPTY, HIDDEN):
            return [NOTHING if face == EMPTY else FACE_DOWN_WORDS]
        name = scene.ruleset.cards[card_of(face)].name
        return [f"{name} {TURNED}" if is_turned(face) else name]
