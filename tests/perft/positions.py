"""Perft: how many sequences of legal actions there are from a position, for one, two and three actions.

The files beside this one are plain text: rules, seats, seed, the moves that lead to the position, and the counts.
`python -m tests.perft.positions` writes all files anew; with names of rules, only those.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple, cast

from tests.properties.play import Game, Setup, awaited, composed, each_on_its_own, player_counts, walk
from undermine.engine.kernel.actions import read_action
from undermine.engine.kernel.play import apply, options, start
from undermine.engine.kernel.records import read_seed
from undermine.engine.kernel.turns import TakeTurn
from undermine.engine.saboteur.table import SaboteurTable

FOLDER = Path(__file__).parent
DEPTH = 3
MOST_NODES = 700
"""Positions with more sequences of two actions take too long to count on from."""


class Position(NamedTuple):
    """A position, by the way that leads to it, and the number of sequences of one, two and three actions."""

    rules: str
    seats: int
    seed: int
    moves: list[str]
    counts: list[int]

    def table(self) -> SaboteurTable:
        table = cast("SaboteurTable", start(composed(self.rules), self.seats, read_seed(str(self.seed))))
        for move in self.moves:
            seat, _, action = move.partition(" ")
            apply(table, int(seat), read_action(action, table.rules.verbs))
        return table

    def written(self) -> str:
        lines = [f"rules: {self.rules}", f"seats: {self.seats}", f"seed: {self.seed}", "moves:"]
        lines += [f"  {move}" for move in self.moves]
        return "\n".join([*lines, f"counts: {' '.join(map(str, self.counts))}"])


def read_positions(text: str) -> list[Position]:
    """Read a file: positions with an empty line between two."""
    positions: list[Position] = []
    for block in text.strip().split("\n\n"):
        fields: dict[str, str] = {}
        moves: list[str] = []
        for line in block.splitlines():
            if line.startswith("  "):
                moves.append(line.strip())
            else:
                name, _, content = line.partition(":")
                fields[name] = content.strip()
        counts = [int(count) for count in fields["counts"].split()]
        positions.append(Position(fields["rules"], int(fields["seats"]), int(fields["seed"]), moves, counts))
    return positions


def perft(table: SaboteurTable, depth: int) -> int:
    """Count the sequences of so many legal actions, of whichever seats are asked."""
    total = 0
    for seat in awaited(table):
        offered = options(table, seat)
        if depth == 1:
            total += len(offered)
            continue
        for action in offered:
            after = table.copy()
            apply(after, seat, action)
            total += perft(after, depth - 1)
    return total


def file_of(rules: str) -> Path:
    return FOLDER / f"{rules}.perft"


# -- writing the files ---------------------------------------------------------------------------------------------


def chosen_positions(rules: str) -> list[Position]:
    """The beginning of a game, a question in the middle of a turn if there is one, and the end of a round."""
    setup = Setup(rules, player_counts(rules)[0], len(rules))
    found: dict[str, Position] = {}
    for game in walk(setup, 200):
        kind = kind_of(game)
        if (
            not kind
            or kind in found
            or perft(game.table, 1) ** 2 > MOST_NODES
            or perft(game.table, 2) > MOST_NODES
        ):
            continue
        moves = [f"{move.seat} {move.action}" for move in game.moves]
        counts = [perft(game.table, depth) for depth in range(1, DEPTH + 1)]
        found[kind] = Position(rules, setup.seats, setup.seed, moves, counts)
    return list(found.values())


def kind_of(game: Game) -> str:
    """What sort of position this is; one of each sort is enough, and none after the end of the game."""
    ask = game.table.ask()
    if ask is None:
        return ""
    if not isinstance(ask, TakeTurn):
        return ask.name()
    stage = min(2, 3 * int(game.table.dealt) // max(1, len(game.table.deck)))
    return f"turn, stage {stage}"


def main() -> None:
    for rules in sys.argv[1:] or each_on_its_own():
        text = "\n\n".join([position.written() for position in chosen_positions(rules)])
        file_of(rules).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
