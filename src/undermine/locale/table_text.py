"""What a game says about its own table where tables are shown as text."""

from __future__ import annotations

from collections.abc import Sequence

from undermine.engine.kernel.table import Table
from undermine.engine.kernel.views import View
from undermine.engine.tunnels.sides import CELL
from undermine.locale.words import Words


class TableText:
    """The parts of a table's text that differ from game to game."""

    def sketch(self, shown: View) -> str:
        """Draw the board."""
        raise NotImplementedError

    def player(self, shown: View, words: Words, seat: int, dwarf: int) -> list[str]:
        """Return one player's line, in columns; `dwarf` is what the reader knows of the role."""
        raise NotImplementedError

    def open_goals(self, table: Table, words: Words) -> str:
        """Return which goal lies where, for a finished game."""
        raise NotImplementedError

    def board_lines(self, shown: View, words: Words) -> list[str]:  # noqa: ARG002 - not every game has any
        """Return what lies on the table beside the board's cards."""
        return []

    def own_lines(self, shown: View, words: Words) -> list[str]:  # noqa: ARG002
        """Return what a seat has of its own besides its hand."""
        return []


def cards(indices: Sequence[int], words: Words) -> str:
    """Name cards, or say that there are none."""
    return ", ".join(words.card(card) for card in indices) or words.text("show-empty")


def goals_listed(goals: Sequence[tuple[int, int]], words: Words) -> str:
    """Name the cell and the card of each goal."""
    return ", ".join(
        words.text("show-goal", cell=CELL.write(cell, []), card=words.card(card)) for cell, card in goals
    )


def player_name(shown: View, words: Words, seat: int) -> str:
    """Name a player, marked if asked."""
    return f"{'>' if seat in shown.asked else ' '} {words.seat(seat)}"
