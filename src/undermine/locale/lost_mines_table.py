"""A table of The Lost Mines as text: the forest, the dwarfs and their treasures, what lies on the board."""

from __future__ import annotations

from typing import cast

from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.table import Table
from undermine.engine.kernel.views import View
from undermine.engine.lost_mines.table import ON_DISPLAY, TRAP, lost_mines
from undermine.engine.lost_mines.views import LostMinesView
from undermine.engine.tunnels.sides import CELL, CROSSING
from undermine.engine.tunnels.sketch import draw
from undermine.locale.table_text import TableText, goals_listed, player_name
from undermine.locale.words import Words


class LostMinesText(TableText):
    """Shows forest, dwarfs and treasures."""

    def sketch(self, shown: View) -> str:
        """Draw the forest; `?` is a face-down mine."""
        seen = cast("LostMinesView", shown)
        hidden = [int(mine.cell) for mine in seen.mines if not mine.revealed]
        return draw(seen.board, seen.ruleset.cards, hidden)

    def player(self, shown: View, words: Words, seat: int, dwarf: int) -> list[str]:
        """Return name, role or at least the clan, place, cards in hand, points, treasures."""
        seen = cast("LostMinesView", shown)
        known = seen.clans[seat] if dwarf == UNKNOWN else dwarf
        treasures = [
            words.card(int(treasure.back if treasure.card == UNKNOWN else treasure.card))
            for treasure in seen.treasures
            if treasure.holder == seat
        ]
        return [
            player_name(shown, words, seat),
            words.card(known),
            CELL.write(seen.places[seat], []),
            words.text("show-cards", count=seen.hand_sizes[seat]),
            words.text("show-points", count=seen.points[seat]),
            ", ".join([*treasures, *([words.text("show-dragon")] if seen.dragon == seat else [])]),
        ]

    def board_lines(self, shown: View, words: Words) -> list[str]:
        """Return what lies on display and on the board beside the cards."""
        seen = cast("LostMinesView", shown)
        display = [
            f"{number} {words.card(int(treasure.back))}"
            for number, treasure in enumerate(seen.treasures)
            if treasure.holder == ON_DISPLAY
        ]
        told = [words.text("show-display", treasures=", ".join(display) or words.text("show-empty"))]
        for token in seen.tokens:
            edge = CROSSING.write(token.edge, [])
            if token.owner == TRAP:
                told.append(words.text("show-trap", edge=edge))
            else:
                told.append(words.text("show-troll", edge=edge, seat=words.seat(int(token.owner))))
        if seen.tools:
            cells = "; ".join([CELL.write(cell, []) for cell in seen.tools])
            told.append(words.text("show-tools", cells=cells))
        return told

    def open_goals(self, table: Table, words: Words) -> str:
        """Return which mine lies where."""
        mines = [(int(mine.cell), int(mine.card)) for mine in lost_mines(table).mines]
        return words.text("show-mines", mines=goals_listed(mines, words))
