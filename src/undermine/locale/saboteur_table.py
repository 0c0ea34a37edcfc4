"""A table of Saboteur as text: the labyrinth, dwarfs, gold, what lies before the players."""

from __future__ import annotations

from typing import cast

from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.table import Table
from undermine.engine.kernel.views import View
from undermine.engine.saboteur.table import saboteur
from undermine.engine.saboteur.views import SaboteurView
from undermine.engine.tunnels.sketch import draw
from undermine.locale.table_text import TableText, goals_listed, player_name
from undermine.locale.words import Words


class SaboteurText(TableText):
    """Shows labyrinth, dwarfs and gold."""

    def sketch(self, shown: View) -> str:
        """Draw the labyrinth; `?` is a face-down goal."""
        seen = cast("SaboteurView", shown)
        hidden = [int(goal.cell) for goal in seen.goals if not goal.revealed]
        return draw(seen.board, seen.ruleset.cards, hidden)

    def player(self, shown: View, words: Words, seat: int, dwarf: int) -> list[str]:
        """Return name, dwarf if known, cards in hand, gold, what lies in front of the player."""
        seen = cast("SaboteurView", shown)
        before = ", ".join(words.card(card) for card in seen.before[seat])
        return [
            player_name(shown, words, seat),
            words.text("show-unknown-dwarf") if dwarf == UNKNOWN else words.card(dwarf),
            words.text("show-cards", count=shown.hand_sizes[seat]),
            _gold(seen, words, seat),
            words.text("show-before", cards=before) if before else "",
        ]

    def own_lines(self, shown: View, words: Words) -> list[str]:
        """Return the values of the seat's own gold cards."""
        gold = cast("SaboteurView", shown).gold
        values = ", ".join(str(value) for value in sorted(gold))
        return [words.text("show-own-gold", values=values)] if gold else []

    def open_goals(self, table: Table, words: Words) -> str:
        """Return which goal lies where."""
        goals = [(int(goal.cell), int(goal.card)) for goal in saboteur(table).goals]
        return words.text("show-goals", goals=goals_listed(goals, words))


def _gold(shown: SaboteurView, words: Words, seat: int) -> str:
    if shown.over:
        return words.text("show-nuggets", count=shown.wealth[seat])
    told = []
    if shown.gold_cards[seat]:
        told.append(words.text("show-gold-cards", count=shown.gold_cards[seat]))
    if shown.tokens[seat]:
        told.append(words.text("show-tokens", count=shown.tokens[seat]))
    return ", ".join(told)
