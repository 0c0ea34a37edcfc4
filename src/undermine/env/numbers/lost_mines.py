"""Observations of The Lost Mines."""

from __future__ import annotations

from undermine.engine._native import i64, vec
from undermine.engine.kernel.observations import Observation
from undermine.engine.kernel.table import Table
from undermine.engine.lost_mines.observations import SawMine, SawRole, SawTreasure
from undermine.engine.lost_mines.table import ON_DISPLAY, TRAP, LostMinesTable, Treasure, lost_mines
from undermine.engine.tunnels.board import Board
from undermine.engine.tunnels.sides import CELL_MASK, SOUTHERN
from undermine.env.numbers.board import BoardPlanes
from undermine.env.numbers.encoding import Encoder, places_of
from undermine.env.numbers.entries import Entries

MINE_FIELDS = ("x", "y", "face up")
EDGE_PLANES = ("token east", "token south", "tool")
"""On the border to the east or south of a cell: 1 a trap, else 2 and whose troll it is, counted from the observer; on
the cell itself: 1 if its obstacle has its tool."""


class LostMinesEncoder(Encoder):
    """Writes what a seat may know of a game of The Lost Mines."""

    def lay_out_game(self, table: Table) -> None:
        """Add clans, places, points, mines, treasures, tokens and the board."""
        add = self.layout.add
        cards = self.ruleset.cards
        self.mine_place: vec[i64] = places_of(self.ruleset, "mine")
        self.back_place: vec[i64] = places_of(self.ruleset, "back")
        self.treasure_place: vec[i64] = places_of(self.ruleset, "treasure")
        backs = [card.name for card in cards if card.kind == "back"]
        kinds = [card.name for card in cards if card.kind == "treasure"]
        mines = [card.name for card in cards if card.kind == "mine"]
        at_table = lost_mines(table)
        self.backs: i64 = len(backs)
        self.clans: i64 = add("clans", "the clan of each player", self.players, backs)
        self.places: i64 = add("places", "where each player's dwarf stands", self.players, ("x", "y"))
        self.points: i64 = add("points", "the points of each player", self.players)
        self.dragon: i64 = add("dragon", "who has the dragon token", self.players)
        self.mines: i64 = len(at_table.mines)
        self.mine_width: i64 = len(MINE_FIELDS) + len(mines)
        self.mine_start: i64 = add(
            "mines",
            "each mine: where it lies, whether it is open, and what it is as far as the observer knows",
            [f"mine {number}" for number in range(int(self.mines))],
            (*MINE_FIELDS, *mines),
        )
        self.treasures: i64 = len(at_table.treasures)
        self.treasure_width: i64 = self.seats + len(backs) + len(kinds)
        self.treasure_start: i64 = add(
            "treasures",
            "each treasure: who holds it, its back, and its value as far as the observer knows it",
            [f"treasure {number}" for number in range(int(self.treasures))],
            [*[f"held by {player}" for player in self.players], *backs, *kinds],
        )
        self.edges: i64 = add(
            "tokens", "traps, trolls and tools on each cell", EDGE_PLANES, self.window.labels()
        )
        self.board = BoardPlanes(
            self.window, self.lay_out_board(), int(self.seats), lost_mines(table).board.tiles
        )

    def write_game(self, table: Table, seat: i64, entries: Entries) -> None:
        """Write the pieces."""
        at_table = lost_mines(table)
        self.write_dwarfs(at_table.roles, at_table.roles_shown, seat, entries)
        self._write_players(at_table, seat, entries)
        self._write_open_mines(at_table, entries)
        number: i64 = 0
        for treasure in at_table.treasures:
            if number < self.treasures:
                self._write_treasure(at_table, treasure, number, seat, entries)
            number += 1
        self._write_tokens(at_table, seat, entries)

    def board_of(self, table: Table) -> Board:
        """Return the board of a game."""
        return lost_mines(table).board

    def _write_players(self, table: LostMinesTable, seat: i64, entries: Entries) -> None:
        other: i64
        for other in range(table.seats):
            place = self.from_observer(other, seat)
            if other < len(table.roles):
                back = self.back_place[table.rules.back[table.roles[other]]]
                entries.put(self.clans + place * self.backs + back, 1)
            if other < len(table.places):
                self.window.write(table.places[other], self.places + 2 * place, entries)
            entries.put(self.points + place, table.points[other])
        if table.dragon >= 0:
            entries.put(self.dragon + self.from_observer(table.dragon, seat), 1)

    def goals_of(self, table: Table) -> object:
        """Return the list of the mines."""
        return lost_mines(table).mines

    def write_goals(self, table: Table, entries: Entries) -> None:
        """Write where each mine lies, and whether it is open."""
        number: i64 = 0
        for mine in lost_mines(table).mines:
            if number < self.mines:
                at = self.mine_start + number * self.mine_width
                spot = self.window.write(mine.cell, at, entries)
                if mine.revealed:
                    entries.put(at + 2, 1)
                else:
                    self.board.write_face_down(spot, entries)
            number += 1

    def _write_open_mines(self, table: LostMinesTable, entries: Entries) -> None:
        """Write what the open mines are; what an observer has seen of others is written beside it."""
        at = self.mine_start + len(MINE_FIELDS)
        number: i64 = 0
        for mine in table.mines:
            if mine.revealed and number < self.mines:
                entries.put(at + number * self.mine_width + self.mine_place[mine.card], 1)
            number += 1

    def _write_treasure(
        self, table: LostMinesTable, treasure: Treasure, number: i64, seat: i64, entries: Entries
    ) -> None:
        at = self.treasure_start + number * self.treasure_width
        entries.put(at + self.seats + self.back_place[treasure.back], 1)
        if treasure.holder == ON_DISPLAY:
            return
        entries.put(at + self.from_observer(treasure.holder, seat), 1)
        if table.roles_shown or treasure.holder == seat:
            self._write_value(number, treasure.card, entries)

    def _write_value(self, number: i64, card: i64, entries: Entries) -> None:
        at = self.treasure_start + number * self.treasure_width + self.seats + self.backs
        entries.put(at + self.treasure_place[card], 1)

    def write_memory(self, table: Table, memory: Observation, seat: i64, entries: Entries) -> None:
        """Write a mine, a treasure or a role that a seat has looked at."""
        if isinstance(memory, SawMine):
            number = lost_mines(table).mine_at(memory.cell)
            if 0 <= number < self.mines:
                at = self.mine_start + number * self.mine_width + len(MINE_FIELDS)
                entries.put(at + self.mine_place[memory.mine], 1)
        elif isinstance(memory, SawTreasure):
            if memory.number < self.treasures:
                self._write_value(memory.number, memory.treasure, entries)
        elif isinstance(memory, SawRole):
            self.write_seen_dwarf(memory.target, memory.role, False, seat, entries)

    def _write_tokens(self, table: LostMinesTable, seat: i64, entries: Entries) -> None:
        size = self.window.size
        for token in table.tokens:
            spot = self.window.spot(token.edge & CELL_MASK)
            if spot >= 0:
                southern: i64 = 1 if token.edge & SOUTHERN else 0
                owner: i64 = 1 if token.owner == TRAP else 2 + self.from_observer(token.owner, seat)
                entries.put(self.edges + southern * size + spot, owner)
        for cell in table.tools:
            spot = self.window.spot(cell)
            if spot >= 0:
                entries.put(self.edges + 2 * size + spot, 1)
