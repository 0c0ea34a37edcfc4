"""Open routes, the winning teams and the winning group (S2-22 to S2-26)."""

from __future__ import annotations

from undermine.engine.kernel.table import PublicEvent, Step, Table
from undermine.engine.saboteur.modules.saboteur2.cards import BLUE_DOOR, GREEN_DOOR
from undermine.engine.saboteur.modules.saboteur2.state import note_teams, state_of
from undermine.engine.saboteur.seams import COUNTED
from undermine.engine.saboteur.table import SaboteurTable, saboteur
from undermine.engine.tunnels.board import without
from undermine.engine.tunnels.tiles import card_of


def cells_with(table: SaboteurTable, tag: str) -> list[int]:
    """Return the cells of the labyrinth on which a card with this tag lies face up."""
    board = table.board
    return [int(cell) for cell in board.laid if tag in table.rules.cards[card_of(board.face_at(cell))].tags]


def open_route(table: SaboteurTable, foreign_doors: str) -> bool:
    """Return whether the start still reaches the treasure without the doors of the other colour (S2-22)."""
    treasure = table.rules.card("treasure")
    bare = without(table.board, cells_with(table, foreign_doors))
    for goal in table.goals:
        if goal.revealed and goal.card == treasure:
            return bare.lit_at(goal.cell) != 0
    return False


def teams_that_win(blue_route: bool, green_route: bool, finisher: str) -> tuple[bool, bool]:
    """Return whether the blue and the green team win, by their routes and the finisher's dwarf."""
    if finisher == "blue-miner" and blue_route:  # S2-23: the finisher's team alone
        return True, False
    if finisher == "green-miner" and green_route:
        return False, True
    return blue_route, green_route  # S2-23, S2-24: the teams that have a way; S2-25: perhaps none


class JudgeTeams(Step):
    """Say which teams have won, if the treasure was revealed (S2-22, S2-23, S2-24, S2-25)."""

    def run(self, table: Table) -> None:
        """Look for open routes; the dwarf held at the round's end counts (MIX-3)."""
        at_table = saboteur(table)
        if not at_table.treasure_found:
            return
        blue_route = open_route(at_table, GREEN_DOOR)
        green_route = open_route(at_table, BLUE_DOOR)
        finisher = at_table.rules.cards[at_table.roles[at_table.finisher]].name
        blue, green = teams_that_win(blue_route, green_route, finisher)
        at_table.happen(TeamsJudged(blue_route, green_route, blue, green))


class TeamsJudged(PublicEvent):
    """It is clear which teams have an open route to the treasure and which have won."""

    fields = ("blue_route:flag", "green_route:flag", "blue:flag", "green:flag")
    clause = "S2-22"

    def __init__(self, blue_route: bool, green_route: bool, blue: bool, green: bool) -> None:
        """Note the open routes and the winning teams."""
        self.blue_route = blue_route
        self.green_route = green_route
        self.blue = blue
        self.green = green

    def change(self, table: Table) -> None:
        """Note the winning teams."""
        note_teams(saboteur(table), self.blue, self.green)


def winning_dwarfs(table: SaboteurTable) -> list[str]:
    """Return the dwarfs that have won the round (S2-26)."""
    if not table.treasure_found:
        return ["saboteur", "profiteer"]
    state = state_of(table)
    dwarfs = ["boss", "profiteer"]
    if state.blue:
        dwarfs.append("blue-miner")
    if state.green:
        dwarfs.append("green-miner")
    return dwarfs


def winning_group(table: SaboteurTable) -> list[int]:
    """Return the seats of the winning group: trapped players and others who do not count are left out (S2-26)."""
    dwarfs = winning_dwarfs(table)
    return [seat for seat in range(table.seats) if dwarf_of(table, seat) in dwarfs and counts(table, seat)]


def counts(table: SaboteurTable, seat: int) -> bool:
    """Return whether the seat counts when gold is divided."""
    return table.rules.partakes(table, COUNTED, seat)


def dwarf_of(table: SaboteurTable, seat: int) -> str:
    """Return the name of the seat's dwarf."""
    return table.rules.cards[table.roles[seat]].name
