"""The text sketch of a board: every card is one box-drawing sign that draws its own openings, perhaps with a mark.

Light strokes are joined tunnels, heavy strokes dead ends: `┼ ─ │ └ ├ ┬` lead on, `╋ ━ ╹` do not, and `┝` joins north
and south beside a dead end in the east. A mark behind the sign tells cards of the same shape apart. A sketch has a line
of columns on top and the row in front of each line, so a person can write one:

          0  1  2
      0   ╬  ─  ┼
      1   .  .  │
"""

from __future__ import annotations

from typing import Final

from undermine.engine.kernel.cards import Card
from undermine.engine.kernel.kinds import Unreadable
from undermine.engine.tunnels.board import HIDDEN, Board
from undermine.engine.tunnels.sides import at, column, row
from undermine.engine.tunnels.tiles import Tile, TunnelCard, card_of, face_of, is_turned

BLANK: Final = "."
FACE_DOWN: Final = "?"

# Strokes north, east, south, west: 0 none, 1 light, 2 heavy; by the order of the Unicode block's names.
SIGNS: Final[dict[tuple[int, int, int, int], str]] = {
    (0, 0, 0, 0): "□",
    (1, 0, 0, 0): "╵", (0, 1, 0, 0): "╶", (0, 0, 1, 0): "╷", (0, 0, 0, 1): "╴",
    (2, 0, 0, 0): "╹", (0, 2, 0, 0): "╺", (0, 0, 2, 0): "╻", (0, 0, 0, 2): "╸",
    (0, 1, 0, 1): "─", (0, 2, 0, 2): "━", (0, 2, 0, 1): "╼", (0, 1, 0, 2): "╾",
    (1, 0, 1, 0): "│", (2, 0, 2, 0): "┃", (1, 0, 2, 0): "╽", (2, 0, 1, 0): "╿",
    (0, 1, 1, 0): "┌", (0, 2, 1, 0): "┍", (0, 1, 2, 0): "┎", (0, 2, 2, 0): "┏",
    (0, 0, 1, 1): "┐", (0, 0, 1, 2): "┑", (0, 0, 2, 1): "┒", (0, 0, 2, 2): "┓",
    (1, 1, 0, 0): "└", (1, 2, 0, 0): "┕", (2, 1, 0, 0): "┖", (2, 2, 0, 0): "┗",
    (1, 0, 0, 1): "┘", (1, 0, 0, 2): "┙", (2, 0, 0, 1): "┚", (2, 0, 0, 2): "┛",
    (1, 1, 1, 0): "├", (1, 2, 1, 0): "┝", (2, 1, 1, 0): "┞", (1, 1, 2, 0): "┟",
    (2, 1, 2, 0): "┠", (2, 2, 1, 0): "┡", (1, 2, 2, 0): "┢", (2, 2, 2, 0): "┣",
    (1, 0, 1, 1): "┤", (1, 0, 1, 2): "┥", (2, 0, 1, 1): "┦", (1, 0, 2, 1): "┧",
    (2, 0, 2, 1): "┨", (2, 0, 1, 2): "┩", (1, 0, 2, 2): "┪", (2, 0, 2, 2): "┫",
    (0, 1, 1, 1): "┬", (0, 1, 1, 2): "┭", (0, 2, 1, 1): "┮", (0, 2, 1, 2): "┯",
    (0, 1, 2, 1): "┰", (0, 1, 2, 2): "┱", (0, 2, 2, 1): "┲", (0, 2, 2, 2): "┳",
    (1, 1, 0, 1): "┴", (1, 1, 0, 2): "┵", (1, 2, 0, 1): "┶", (1, 2, 0, 2): "┷",
    (2, 1, 0, 1): "┸", (2, 1, 0, 2): "┹", (2, 2, 0, 1): "┺", (2, 2, 0, 2): "┻",
    (1, 1, 1, 1): "┼", (1, 1, 1, 2): "┽", (1, 2, 1, 1): "┾", (1, 2, 1, 2): "┿",
    (2, 1, 1, 1): "╀", (1, 1, 2, 1): "╁", (2, 1, 2, 1): "╂", (2, 1, 1, 2): "╃",
    (2, 2, 1, 1): "╄", (1, 1, 2, 2): "╅", (1, 2, 2, 1): "╆", (2, 2, 1, 2): "╇",
    (1, 2, 2, 2): "╈", (2, 1, 2, 2): "╉", (2, 2, 2, 1): "╊", (2, 2, 2, 2): "╋",
}  # fmt: skip

CROSSINGS: Final[dict[str, str]] = {
    "NS EW": "╫",
    "EW NS": "╫",
    "NW ES": "╱",
    "ES NW": "╱",
    "NE SW": "╲",
    "SW NE": "╲",
}
"""Two tunnels that are not joined: the bridge and the double curves."""


def tile_sign(tile: Tile) -> str:
    """Return the sign that draws a shape."""
    if len(tile.tunnels) > 1:
        names = " ".join([_letters(tunnel) for tunnel in tile.tunnels])
        return CROSSINGS[names]
    joined = tile.tunnels[0] if tile.tunnels else 0
    strokes = [1 if joined >> side & 1 else 2 if tile.dead_ends >> side & 1 else 0 for side in range(4)]
    return SIGNS[strokes[0], strokes[1], strokes[2], strokes[3]]


def _letters(sides: int) -> str:
    return "".join([letter for bit, letter in enumerate("NESW") if sides >> bit & 1])


def face_sign(card: Card, turned: int) -> str:
    """Return the sign and mark of a card lying one way up; a card may bring its own sign instead (the start card)."""
    if not isinstance(card, TunnelCard):
        return "□"
    if card.sign:
        return card.sign
    tile = card.tile.turned() if turned else card.tile
    return tile_sign(tile) + card.mark


def draw(board: Board, catalogue: list[Card], hidden: list[int]) -> str:
    """Draw the board: face-up cards, and `?` on the cells of face-down ones."""
    signs: dict[int, str] = dict.fromkeys(hidden, FACE_DOWN)
    for cell in board.laid:
        face = board.face_at(cell)
        signs[int(cell)] = face_sign(catalogue[card_of(face)], int(is_turned(face)))
    return draw_signs(signs)


def draw_signs(signs: dict[int, str]) -> str:
    """Draw signs on their cells, in the smallest rectangle that holds them all."""
    columns = [int(column(cell)) for cell in signs]
    rows = [int(row(cell)) for cell in signs]
    width = max([len(sign) for sign in signs.values()])
    span = range(min(columns), max(columns) + 1)
    lines = ["    " + "".join([f"{x:>3}" + " " * (width - 1) for x in span]).rstrip()]
    for y in range(min(rows), max(rows) + 1):
        shown = [signs.get(int(at(x, y)), BLANK) for x in span]
        lines.append((f"{y:>4}" + "".join([f"  {sign:<{width}}" for sign in shown])).rstrip())
    return "\n".join(lines)


def read_sketch(text: str, catalogue: list[Card]) -> list[tuple[int, int]]:
    """Read a sketch: for every cell that is not blank, the cell and the face on it (HIDDEN for `?`).

    Raises `Unreadable` with a sentence that quotes the line.
    """
    signs = sign_faces(catalogue)
    lines = [line for line in text.splitlines() if line.strip()]
    if not lines:
        return []
    columns = _numbers(lines[0].split(), lines[0])
    placed: list[tuple[int, int]] = []
    for line in lines[1:]:
        words = line.split()
        y = _numbers(words[:1], line)[0]
        if len(words) - 1 > len(columns):
            msg = f"the line '{line.strip()}' has more cells than there are columns"
            raise Unreadable("too-many-cells", {"row": line.strip()}, msg)
        for x, sign in zip(columns, words[1:], strict=False):
            if sign == BLANK:
                continue
            if sign != FACE_DOWN and sign not in signs:
                msg = f"the sign '{sign}' in the line '{line.strip()}' is not a card of these rules"
                raise Unreadable("unknown-sign", {"sign": sign, "row": line.strip()}, msg)
            placed.append((int(at(x, y)), int(HIDDEN) if sign == FACE_DOWN else signs[sign]))
    return placed


def _numbers(words: list[str], line: str) -> list[int]:
    try:
        return [int(word) for word in words]
    except ValueError:
        msg = f"the line '{line.strip()}' must begin with column or row numbers"
        raise Unreadable("no-row-number", {"row": line.strip()}, msg) from None


def sign_faces(catalogue: list[Card]) -> dict[str, int]:
    """Return the face that each sign of a catalogue means; the first card of a shape wins."""
    faces: dict[str, int] = {}
    for card in catalogue:
        if isinstance(card, TunnelCard):
            for turned in (0, 1):
                faces.setdefault(face_sign(card, turned), int(face_of(card.index, turned)))
    return faces
