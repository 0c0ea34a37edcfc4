"""A table of The Lost Mines as text: the board drawn, the dwarfs, what lies on the board, a hand, who is asked what."""

from __future__ import annotations

from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.lost_mines.table import ON_DISPLAY, TRAP, LostMinesTable
from undermine.engine.lost_mines.views import LostMinesView
from undermine.engine.tunnels.sides import CELL, CROSSING
from undermine.engine.tunnels.sketch import draw
from undermine.locale.words import Words


def forest_sketch(shown: LostMinesView) -> str:
    """Draw the board as everybody sees it."""
    hidden = [int(mine.cell) for mine in shown.mines if not mine.revealed]
    return draw(shown.board, shown.ruleset.cards, hidden)


def dwarf_rows(shown: LostMinesView, words: Words, dwarfs: list[int]) -> list[list[str]]:
    """Return for every player: name, role or at least the clan, place, cards in hand, points, treasures."""
    return [_dwarf(shown, words, seat, dwarfs[seat]) for seat in range(shown.seats)]


def _dwarf(shown: LostMinesView, words: Words, seat: int, dwarf: int) -> list[str]:
    known = shown.clans[seat] if dwarf == UNKNOWN else dwarf
    treasures = [
        words.card(int(treasure.back if treasure.card == UNKNOWN else treasure.card))
        for treasure in shown.treasures
        if treasure.holder == seat
    ]
    return [
        f"{'>' if seat in shown.asked else ' '} {words.seat(seat)}",
        words.card(known),
        CELL.write(shown.places[seat], []),
        words.text("show-cards", count=shown.hand_sizes[seat]),
        words.text("show-points", count=shown.points[seat]),
        ", ".join([*treasures, *([words.text("show-dragon")] if shown.dragon == seat else [])]),
    ]


def board_lines(shown: LostMinesView, words: Words) -> list[str]:
    """Return what lies on display and on the board beside the cards."""
    display = [
        f"{number} {words.card(int(treasure.back))}"
        for number, treasure in enumerate(shown.treasures)
        if treasure.holder == ON_DISPLAY
    ]
    told = [words.text("show-display", treasures=", ".join(display) or words.text("show-empty"))]
    for token in shown.tokens:
        edge = CROSSING.write(token.edge, [])
        if token.owner == TRAP:
            told.append(words.text("show-trap", edge=edge))
        else:
            told.append(words.text("show-troll", edge=edge, seat=words.seat(int(token.owner))))
    if shown.tools:
        told.append(words.text("show-tools", cells="; ".join([CELL.write(cell, []) for cell in shown.tools])))
    return told


def open_mines(table: LostMinesTable, words: Words) -> str:
    """Return which mine lies where, for a finished game."""
    mines = [
        words.text("show-goal", cell=CELL.write(int(mine.cell), []), card=words.card(int(mine.card)))
        for mine in table.mines
    ]
    return words.text("show-mines", mines=", ".join(mines))
