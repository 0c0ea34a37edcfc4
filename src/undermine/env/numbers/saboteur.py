"""Observations of Saboteur, in any mixture."""

from __future__ import annotations

from typing import Final

from undermine.engine._native import i64, vec
from undermine.engine.kernel.observations import Observation
from undermine.engine.kernel.table import Table
from undermine.engine.saboteur.observations import SawDwarf, SawGoal
from undermine.engine.saboteur.table import SaboteurTable, saboteur
from undermine.engine.tunnels.board import Board
from undermine.env.numbers.board import BoardPlanes
from undermine.env.numbers.encoding import Encoder, places_of
from undermine.env.numbers.entries import Entries

GOAL_FIELDS = ("x", "y", "face up", "stale")
GOAL_KIND: Final[i64] = 4
"""Where what a goal is begins among its numbers: behind its fields."""


class SaboteurEncoder(Encoder):
    """Writes what a seat may know of a game of Saboteur."""

    def lay_out_game(self, table: Table) -> None:
        """Add what lies before the players, gold, goals and the board."""
        add = self.layout.add
        self.before: i64 = add("before", "cards that lie before each player", self.players, self.names)
        self.gold_cards: i64 = add("gold_cards", "how many gold cards each player has", self.players)
        self.tokens: i64 = add("tokens", "gold tokens of each player", self.players)
        self.own_gold: i64 = add(
            "gold", "the observer's gold, and gold cards in the supply", ("own", "supply")
        )
        self.found: i64 = add("treasure_found", "1 once the treasure is found")
        self.last_digger: i64 = add("last_digger", "who dug last in this round", self.players)
        self.goal_place: vec[i64] = places_of(self.ruleset, "goal")
        goal_names = [card.name for card in self.ruleset.cards if card.kind == "goal"]
        self.goals: i64 = len(saboteur(table).goals)
        self.goal_width: i64 = len(GOAL_FIELDS) + len(goal_names)
        self.goal_start: i64 = add(
            "goals",
            "each goal: where it lies, whether it is open, whether what was seen there may have changed, and what it is"
            " as far as the observer knows or has seen",
            [f"goal {number}" for number in range(int(self.goals))],
            (*GOAL_FIELDS, *goal_names),
        )
        self.board = BoardPlanes(
            self.window, self.lay_out_board(), int(self.seats), saboteur(table).board.tiles
        )

    def write_game(self, table: Table, seat: i64, entries: Entries) -> None:
        """Write the pieces."""
        at_table = saboteur(table)
        self.write_dwarfs(at_table.roles, at_table.roles_shown, seat, entries)
        self._write_players(at_table, seat, entries)
        self._write_open_goals(at_table, entries)

    def board_of(self, table: Table) -> Board:
        """Return the board of a game."""
        return saboteur(table).board

    def _write_players(self, table: SaboteurTable, seat: i64, entries: Entries) -> None:
        gold, tokens, before = table.gold, table.tokens, table.before
        other: i64
        for other in range(self.seats):
            place = self.from_observer(other, seat)
            entries.put(self.gold_cards + place, len(gold[other]))
            entries.put(self.tokens + place, tokens[other])
            if before[other]:
                self._write_before(before[other], self.before + place * self.cards, entries)
        entries.put(self.own_gold, table.wealth(seat))
        entries.put(self.own_gold + 1, len(table.supply))
        entries.put(self.found, 1 if table.treasure_found else 0)
        if table.last_digger >= 0:
            entries.put(self.last_digger + self.from_observer(table.last_digger, seat), 1)

    def _write_before(self, cards: tuple[int, ...], start: i64, entries: Entries) -> None:
        for card in cards:
            entries.add(start + card)

    def goals_of(self, table: Table) -> object:
        """Return the list of the goals."""
        return saboteur(table).goals

    def write_goals(self, table: Table, entries: Entries) -> None:
        """Write where each goal lies, and whether it is open."""
        number: i64 = 0
        for goal in saboteur(table).goals:
            if number < self.goals:
                at = self.goal_start + number * self.goal_width
                spot = self.window.write(goal.cell, at, entries)
                if goal.revealed:
                    entries.put(at + 2, 1)
                else:
                    self.board.write_face_down(spot, entries)
            number += 1

    def _write_open_goals(self, table: SaboteurTable, entries: Entries) -> None:
        """Write what the open goals are; what an observer has seen of others is written beside it."""
        at = self.goal_start + GOAL_KIND
        number: i64 = 0
        for goal in table.goals:
            if goal.revealed and number < self.goals:
                entries.put(at + number * self.goal_width + self.goal_place[goal.card], 1)
            number += 1

    def write_memory(self, table: Table, memory: Observation, seat: i64, entries: Entries) -> None:
        """Write a goal or a dwarf that a seat has looked at."""
        if isinstance(memory, SawGoal):
            self._write_seen_goal(saboteur(table), memory, entries)
        elif isinstance(memory, SawDwarf):
            self.write_seen_dwarf(memory.target, memory.dwarf, bool(memory.stale), seat, entries)

    def _write_seen_goal(self, table: SaboteurTable, memory: SawGoal, entries: Entries) -> None:
        number = table.goal_at(memory.cell)
        if 0 <= number < self.goals:
            at = self.goal_start + number * self.goal_width
            entries.put(at + 3, 1 if memory.stale else 0)
            entries.put(at + GOAL_KIND + self.goal_place[memory.goal], 1)
