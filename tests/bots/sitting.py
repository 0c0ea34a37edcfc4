"""Putting bots before positions and into rounds."""

from __future__ import annotations

from undermine.bots.contract import Bot, Budget, decide
from undermine.bots.registry import make_bot
from undermine.engine.kernel.play import apply, start
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.views import view
from undermine.engine.saboteur.box import compose
from undermine.engine.saboteur.table import SaboteurTable, saboteur
from undermine.scenarios.position import set_up
from undermine.scenarios.reading import read_scenarios
from undermine.sim.match import awaited_seat, play_match

BRIEFLY = Budget(iterations=20)
"""Enough for a master to see what is plain, and little enough for tests."""

FAR = """
board:
        0  1  2  3
   0    ╬  ─  ─  .
"""
"""A tunnel that has just begun ..."""
NEAR = """
board:
        0  1  2  3  4  5  6  7
   0    ╬  ─  ─  ─  ─  ─  ─  .
"""
"""... and one that lacks one card to the goal in the middle ..."""
KNOWN = """
memories Ann:
  saw-goal cell=8,0 goal=treasure turn=1 stale=no
"""
"""... of which Ann knows that it is the treasure."""
DECK = "deck: [NS], [NE], map, [NESW], [NEW], repair-pick, [EW], [NW], N|E, rockfall"
"""A round that goes on for a while."""


def bot(name: str, seat: int = 0, seed: str = "bot", budget: Budget = BRIEFLY) -> Bot:
    return make_bot(name, seat, seed_bytes(seed), budget)


def answer(name: str, position: str, seat: int = 0) -> str:
    """What a bot does in a position written as the headings of a scenario."""
    table = set_up(read_scenarios(f"scenario: A bot decides\n{position}")[0]).table
    seen = view(table, seat)
    assert seen.prompt is not None, f"seat {seat} is not asked"
    return str(decide(bot(name, seat), seen))


def dealt_round(number: int, rules: str = "base", saboteurs: int = 2, players: int = 5) -> SaboteurTable:
    """A first round with so many saboteurs; the dwarf deck may deal another number, so we deal until it does."""
    attempt = 0
    while True:
        table = saboteur(start(compose(rules), players, seed_bytes(f"round {number}, attempt {attempt}")))
        if len(saboteurs_of(table)) == saboteurs:
            return table
        attempt += 1


def saboteurs_of(table: SaboteurTable) -> list[int]:
    return [seat for seat, dwarf in enumerate(table.roles) if table.rules.cards[dwarf].name == "saboteur"]


def treasure_found(number: int, miners: str, saboteurs: str) -> bool:
    """Play one round with these bots in these roles; say whether the miners reached the treasure."""
    table = dealt_round(number)
    names = [saboteurs if seat in saboteurs_of(table) else miners for seat in range(table.seats)]
    bots = [bot(name, seat, f"{number}/{seat}") for seat, name in enumerate(names)]
    while table.active >= 0 and (ask := table.ask()) is not None:
        seat = awaited_seat(table, ask)
        seen = view(table, seat)
        assert seen.prompt is not None
        apply(table, seat, decide(bots[seat], seen).engine)
        if table.round > 1:
            break
    return table.treasure_found


def gold_of(number: int, names: list[str], rules: str = "saboteur2") -> list[int]:
    """Play a whole game with these bots; return what everybody has earned."""
    bots = [bot(name, seat, f"{number}/{seat}") for seat, name in enumerate(names)]
    table = play_match(compose(rules), bots, seed_bytes(f"game {number}"), [])
    return table.ruleset.scores(table)
