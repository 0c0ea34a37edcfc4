"""The master as it was when a level above it came: 500 positions and what it chose there, in `positions.json`.

    python -m tests.bots.frozen.positions

writes that file again. It is to be made by the master that others are compared with, so never after a change of it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from undermine.bots.contract import Budget, decide
from undermine.bots.master import MasterBot
from undermine.bots.registry import make_bot
from undermine.engine.games import compose
from undermine.engine.kernel.actions import read_action
from undermine.engine.kernel.play import apply, start
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.views import View, view
from undermine.sim.match import awaited_seat

FILE: Final = Path(__file__).with_suffix(".json")
POSITIONS: Final = 500
EVERY: Final = 3
"""Decisions between two that the master is asked about."""
TRIES: Final = 32
"""How many options it tries out, whether the engine is compiled or not."""
TABLES: Final = (
    ("base", 5, 5),
    ("base", 3, 2),
    ("base", 7, 2),
    ("base", 10, 1),
    ("saboteur2", 6, 2),
    ("base+wc2017", 5, 1),
    ("lost-mines", 5, 2),
)
"""Rules, players and games."""
PLAYERS: Final = ("apprentice", "novice", "novice", "digger", "apprentice")


def chosen(seat: int, seen: View) -> str:
    """What a master does there."""
    master = MasterBot(seat, seed_bytes(f"frozen {seat}"), Budget())
    master.tries = TRIES
    return str(decide(master, seen))


def positions(game: dict[str, Any]) -> Iterator[tuple[int, int, View]]:
    """Play a game of the file again: the number of each decision that the master was asked about, seat and view."""
    table = start(compose(game["rules"]), game["players"], seed_bytes(game["seed"]))
    for number, move in enumerate(game["moves"]):
        ask = table.ask()
        assert ask is not None
        seat = awaited_seat(table, ask)
        if str(number) in game["answers"]:
            yield number, seat, view(table, seat)
        apply(table, seat, read_action(move, table.ruleset.verbs))


def played(rules: str, players: int, seed: str) -> dict[str, Any]:
    """A first round, with the master's answer to every third question that leaves it a choice."""
    table = start(compose(rules), players, seed_bytes(seed))
    bots = [
        make_bot(PLAYERS[seat % len(PLAYERS)], seat, seed_bytes(f"{seed}/{seat}"), Budget())
        for seat in range(players)
    ]
    moves: list[str] = []
    answers: dict[str, str] = {}
    while table.round == 1 and (ask := table.ask()) is not None:
        seat = awaited_seat(table, ask)
        seen = view(table, seat)
        assert seen.prompt is not None
        if len(moves) % EVERY == 0 and len(seen.prompt.options) > 1:
            answers[str(len(moves))] = chosen(seat, seen)
        action = decide(bots[seat], seen).engine
        moves.append(str(action))
        apply(table, seat, action)
    return {"rules": rules, "players": players, "seed": seed, "moves": moves, "answers": answers}


def main() -> None:
    games: list[dict[str, Any]] = []
    number = 0
    while sum(len(game["answers"]) for game in games) < POSITIONS:
        for rules, players, share in TABLES:
            games += [played(rules, players, f"frozen {number} {again}") for again in range(share)]
        number += 1
    while (surplus := sum(len(game["answers"]) for game in games) - POSITIONS) > 0:
        last = games[-1]["answers"]
        if len(last) <= surplus:
            games.pop()
        else:
            last.popitem()
    FILE.write_text(
        json.dumps({"made_by": "python -m tests.bots.frozen.positions", "games": games}, indent=0) + "\n"
    )


if __name__ == "__main__":
    main()
