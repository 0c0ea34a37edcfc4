"""Boards as they come about in play, to measure routes on."""

from __future__ import annotations

from collections.abc import Iterator

from undermine.bots.contract import Budget, decide
from undermine.bots.registry import make_bot
from undermine.engine.kernel.play import apply, start
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.views import view
from undermine.engine.saboteur.box import compose
from undermine.engine.saboteur.table import saboteur
from undermine.engine.tunnels.board import HIDDEN, Board
from undermine.sim.match import awaited_seat


def boards(rules: str, games: int) -> Iterator[Board]:
    """Boards from games of diggers, random and apprentice players."""
    ruleset = compose(rules)
    for game in range(games):
        table = saboteur(start(ruleset, 4, seed_bytes(f"{rules} {game}")))
        names = ("digger", "random", "apprentice", "random")
        bots = [
            make_bot(name, seat, seed_bytes(f"{game}/{seat}"), Budget()) for seat, name in enumerate(names)
        ]
        decisions = 0
        while (ask := table.ask()) is not None and table.round == 1:
            seat = awaited_seat(table, ask)
            seen = view(table, seat)
            assert seen.prompt is not None
            apply(table, seat, decide(bots[seat], seen).engine)
            decisions += 1
            if decisions % 9 == 0 and table.round == 1:
                yield table.board.copy()


def goals_of(board: Board) -> list[int]:
    return [int(board.cell(spot)) for spot in range(board.size()) if board.face_on(spot) == HIDDEN]
