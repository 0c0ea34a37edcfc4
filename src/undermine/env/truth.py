"""The truth as numbers, for centralised training and for labels: everything that observations leave out."""

from __future__ import annotations

from undermine.engine.kernel.rulesets import Ruleset
from undermine.engine.kernel.table import Table
from undermine.env.layout import Layout
from undermine.env.numbers.entries import Entries

HIDDEN_CARDS = {"saboteur": "goals", "lost-mines": "mines"}
"""Under which name each game's table has what lies face down at the end of the way."""


class Truth:
    """Writes what is hidden, by absolute seat: dwarfs, hands, goals or mines, the deck, everybody's score."""

    def __init__(self, ruleset: Ruleset, table: Table, layout: Layout) -> None:
        """Add the pieces behind those of an observation."""
        self.ruleset = ruleset
        self.goals_name = HIDDEN_CARDS[ruleset.game.name]
        self.cards = len(ruleset.cards)
        seats = [f"seat {seat}" for seat in range(table.seats)]
        names = [card.name for card in ruleset.cards]
        goals = [f"goal {number}" for number in range(len(getattr(table, self.goals_name)))]
        self.goals = len(goals)
        self.dwarfs_at = layout.add("true_dwarfs", "the dwarf of each seat: its card's number + 1", seats)
        self.goals_at = layout.add("true_goals", "what lies at each goal: its card's number + 1", goals)
        self.hands_at = layout.add("true_hands", "how many of each card every seat holds", seats, names)
        self.deck_at = layout.add("true_deck", "how many of each card are left in the deck", names)
        self.scores_at = layout.add("true_scores", "what each seat has won so far", seats)

    def write(self, table: Table, entries: Entries) -> None:
        """Write everything."""
        for seat, dwarf in enumerate(getattr(table, "roles")):
            entries.put(self.dwarfs_at + seat, 1 + dwarf)
        for number, goal in enumerate(getattr(table, self.goals_name)[: self.goals]):
            entries.put(self.goals_at + number, 1 + goal.card)
        for seat, hand in enumerate(table.hands):
            self._count(self.hands_at + seat * self.cards, hand.listing(), entries)
        self._count(self.deck_at, table.deck[int(table.dealt) :], entries)
        for seat, score in enumerate(self.ruleset.scores(table)):
            entries.put(self.scores_at + seat, score)

    def _count(self, start: int, cards: list[int], entries: Entries) -> None:
        counts: dict[int, int] = {}
        for card in cards:
            counts[card] = counts.get(card, 0) + 1
        for card, count in counts.items():
            entries.put(start + card, count)
