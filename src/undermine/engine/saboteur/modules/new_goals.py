"""New Goals (rules page: mini, GOALS-1 to GOALS-3): five of eight goals, some of which do something when revealed."""

from __future__ import annotations

from typing import Final

from undermine.engine._native import i64
from undermine.engine.kernel.cards import Card
from undermine.engine.kernel.table import Event, Step, Table
from undermine.engine.saboteur.modules.base.goals import GoalRevealed
from undermine.engine.saboteur.purse import TokensGained, TokensLost, has_gold, raise_token
from undermine.engine.saboteur.rounds import end_round
from undermine.engine.saboteur.table import SaboteurModule, SaboteurTable, saboteur
from undermine.engine.tunnels.sides import at
from undermine.engine.tunnels.tiles import TunnelCard

TREASURE: Final = "treasure"
BAGS: Final = {"bag-1": 1, "bag-2": 2}
DRAGON: Final = "dragon"
SPIDER: Final = "giant-spider"

NEW: Final = (("bag-1", "[NE]", "1"), ("bag-2", "[NW]", "2"), (DRAGON, "[NE]", "D"), (SPIDER, "[NW]", "S"))
"""GOALS-1: the goals that the base game has not, their shapes [C] and their marks in sketches."""
STONES: Final = ("stone-ne", "stone-nw", "stone-ne")
"""GOALS-1: the three stones, shapes alternating [C]."""
CELLS: Final = ((8, -4), (8, -2), (8, 0), (8, 2), (8, 4))
"""GOALS-1: where five goals lie [C]; one is the treasure, the others are drawn by chance."""


class NewGoals(SaboteurModule):
    """The module: other goals, and what they do."""

    id = "new-goals"
    watches = (GoalRevealed,)

    def cards(self) -> list[Card]:
        """Return the goals that the base game has not; treasure and stones are the same as there."""
        return [
            TunnelCard(name, shape, "GOALS-1", kind="goal", verbs=(), mark=mark) for name, shape, mark in NEW
        ]

    def goals(self, table: SaboteurTable, laid: list[tuple[int, int]]) -> list[tuple[int, int]]:
        """Return the treasure and four of the seven others, drawn by chance (GOALS-1)."""
        others = [int(table.rules.card(name)) for name in (*[name for name, _, _ in NEW], *STONES)]
        table.rng.shuffle(others)
        cards = [int(table.rules.card(TREASURE)), *others]
        return [(int(at(x, y)), card) for (x, y), card in zip(CELLS, cards, strict=False)]

    def reacts(self, table: Table, event: Event) -> None:
        """Resolve a goal that was revealed, before anything else that is reached (GOALS-2, GOALS-3)."""
        if isinstance(event, GoalRevealed):
            name = table.ruleset.cards[event.goal].name
            if name in BAGS:
                table.push(OpenBag(event.seat, BAGS[name]))
            elif name == DRAGON:
                table.push(MeetDragon(event.seat))
            elif name == SPIDER:
                table.push(MeetSpider())


class OpenBag(Step):
    """A bag of gold: the player gets tokens, in the base game too (GOALS-2)."""

    fields = ("seat", "amount:number")

    def __init__(self, seat: i64, amount: i64) -> None:
        """Note who gets how many."""
        self.seat = seat
        self.amount = amount

    def run(self, table: Table) -> None:
        """Hand them out."""
        table.happen(TokensGained(self.seat, self.amount))


class MeetDragon(Step):
    """A dragon: the player loses 1 gold, if they have any (GOALS-2, MIX-2)."""

    fields = ("seat",)

    def __init__(self, seat: i64) -> None:
        """Note who woke it."""
        self.seat = seat

    def run(self, table: Table) -> None:
        """Take a token; a player without tokens changes a gold card first."""
        at_table = saboteur(table)
        if has_gold(at_table, self.seat):
            table.push(LoseToken(self.seat))
            raise_token(at_table, self.seat)


class LoseToken(Step):
    """The player has a token to lose."""

    fields = ("seat",)

    def __init__(self, seat: i64) -> None:
        """Note whose."""
        self.seat = seat

    def run(self, table: Table) -> None:
        """Give it to the bank."""
        table.happen(TokensLost(self.seat, 1))


class MeetSpider(Step):
    """The giant spider: the round ends at once, and the treasure counts as not revealed (GOALS-2)."""

    def run(self, table: Table) -> None:
        """End the round: the side that wins without the treasure has won."""
        end_round(saboteur(table))
