"""All-knowing miners who share their hands: what miners could reach if nothing were hidden. For tests only.

They are given the table itself: the treasure's place, every dwarf, every hand. Each turn they do what brings the tunnel
nearest to the treasure with the cards that all miners hold together.

    python -m tests.bots.oracle --miners apprentice --saboteurs random --games 400 --seed 7

plays them on the deals of `undermine arena --sides` and says which share of their rounds other miners reach there.
"""

from __future__ import annotations

import argparse
import json
import sys
from random import Random
from typing import Any, Final

from undermine.api.actions import Action, Options
from undermine.api.views import View
from undermine.bots.contract import Bot, Budget
from undermine.bots.loader import hire
from undermine.engine.kernel import actions as engine_actions
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.table import Table
from undermine.engine.saboteur.ruleset import MINERS
from undermine.engine.saboteur.table import SaboteurTable, saboteur
from undermine.engine.tunnels.board import Board
from undermine.engine.tunnels.routes import JoiningPatterns, Routes, joined_sides
from undermine.engine.tunnels.sides import CELL_MASK, TURNED_BIT
from undermine.engine.tunnels.tiles import face_of
from undermine.sim.arena.plan import MINER, SABOTEUR, SidesPlan, Task
from undermine.sim.arena.playing import play_task
from undermine.sim.intervals import share
from undermine.sim.match import Watcher, play_match
from undermine.sim.plan import composed
from undermine.sim.results import RoundKeeper

LACKING: Final = 6
"""How many cards further a place counts at most for which nobody holds the card yet."""
READY: Final = 0.8
"""What it counts, beside a card of the way, that somebody holds the next ones."""
ROBUST: Final = 0.03
"""What it counts that there is a second way."""
RESAMPLED: Final = 2000


class Truth(Watcher):
    """Lets oracles see the table at which they sit."""

    def __init__(self) -> None:
        self.table: SaboteurTable | None = None

    def began(self, table: Table) -> None:
        self.table = saboteur(table)


class OracleMiner(Bot):
    """A miner to whom everything is open."""

    def __init__(self, seat: int, truth: Truth) -> None:
        super().__init__(seat, seed_bytes("oracle"), Budget())
        self.truth = truth

    def choose(self, view: View, options: Options) -> Action:
        """Do what is worth most."""
        table = self.truth.table
        if view.question != "take-turn" or table is None:
            return self.pick_any(options)
        position = Position(table, self.seat)
        return max(options, key=lambda action: position.worth(action.engine))


class Position:
    """A table as miners see it who know everything."""

    def __init__(self, table: SaboteurTable, seat: int) -> None:
        self.table = table
        self.seat = seat
        cards = table.rules.cards
        self.miners = [place for place, role in enumerate(table.roles) if cards[role].name == MINER]
        self.treasure = next(int(goal.cell) for goal in table.goals if cards[goal.card].name == "treasure")
        self.anything = JoiningPatterns(cards)
        self.now = self.distance(table.board, -1)

    def distance(self, board: Board, spent: int) -> float:
        """How far it is to the treasure, with the cards that the miners hold once one of them is spent."""
        held = [card for seat in self.miners for card in self.table.hands[seat].listing()]
        if spent >= 0:
            held.remove(spent)
        cards = self.table.rules.cards
        routes = Routes(board, self.treasure, self.anything)
        ready = Routes(board, self.treasure, JoiningPatterns([cards[card] for card in held]))
        lacking = min(LACKING, ready.best - routes.best)
        return (
            float(routes.best) + READY * float(lacking) + ROBUST * float(min(routes.others, 20) - routes.best)
        )

    def worth(self, action: engine_actions.Action) -> float:
        """What an action is worth, in cards of the way; a useless card is passed before a good one."""
        scorers = {
            "dig": self._dig,
            "rockfall": self._rockfall,
            "repair": self._repair,
            "break": self._break,
            "pass": self._pass,
        }
        scorer = scorers.get(action.verb.name)
        return scorer(action) if scorer else -2.0

    def _dig(self, action: engine_actions.Action) -> float:
        board = self.table.board.copy()
        board.place(action.first & CELL_MASK, face_of(action.card, 1 if action.first & TURNED_BIT else 0))
        if board.lit_at(self.treasure):
            return 100.0
        return self._gain(board, action.card)

    def _gain(self, board: Board, spent: int) -> float:
        """A step forward is worth two of most other things; what is none, nobody should do."""
        gained = self.distance(self.table.board, spent) - self.distance(board, spent)
        return 2 * gained if gained > 2 * ROBUST else -9.0

    def _rockfall(self, action: engine_actions.Action) -> float:
        board = self.table.board.copy()
        board.take(action.first & CELL_MASK)
        return self._gain(board, action.card) - 1

    def _repair(self, action: engine_actions.Action) -> float:
        """A miner who can dig again; oneself first."""
        if action.first not in self.miners:
            return -9.0
        return 3.0 if action.first == self.seat else 1.5

    def _break(self, action: engine_actions.Action) -> float:
        """A saboteur who cannot dig any more; one that is broken already is worth little."""
        if action.first in self.miners:
            return -9.0
        return 0.3 if self.table.before[action.first] else 1.0

    def _pass(self, action: engine_actions.Action) -> float:
        card = self.table.rules.cards[action.card]
        missed = self.distance(self.table.board, action.card) - self.now
        return -1.0 - 0.1 * len(joined_sides(card)) - missed - 0.05 * ("repair" in card.name)


def ceiling(plan: SidesPlan, saboteurs: str) -> list[bool]:
    """Deal by deal, whether all-knowing miners win against these saboteurs."""
    found = []
    for deal in range(plan.deals()):
        truth, keeper = Truth(), RoundKeeper()
        seated = plan.seated(Task(deal, (MINER, SABOTEUR)))
        bots: list[Bot] = [
            OracleMiner(seat, truth)
            if role == MINER
            else hire(saboteurs, plan.iterations).at(seat, plan.bot_seed(deal, seat))
            for seat, role in enumerate(seated)
        ]
        play_match(composed(plan.rules), bots, plan.deal_seed(deal), [truth, keeper], plan.rounds)
        found.append(keeper.rounds[0].side == MINERS)
    return found


def reached(plan: SidesPlan, miners: str, saboteurs: str) -> list[bool]:
    """Deal by deal, whether ordinary miners win against these saboteurs."""
    tasks = [Task(deal, (miners, saboteurs)) for deal in range(plan.deals())]
    return [play_task(plan, task).rounds[0].side == MINERS for task in tasks]


def compared(wins: list[bool], most: list[bool]) -> dict[str, Any]:
    """The share of rounds that each wins, and which part of the ceiling is reached, by resampling the deals."""
    chance = Random(1)
    ratios = []
    for _ in range(RESAMPLED):
        deals = chance.choices(range(len(most)), k=len(most))
        ratios.append(sum(wins[deal] for deal in deals) / max(1, sum(most[deal] for deal in deals)))
    ratios.sort()
    return {
        "deals": len(most),
        "miners": share(sum(wins), len(wins)),
        "all_knowing": share(sum(most), len(most)),
        "reached": (
            sum(wins) / max(1, sum(most)),
            ratios[int(0.025 * RESAMPLED)],
            ratios[int(0.975 * RESAMPLED)],
        ),
    }


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.bots.oracle", description="The ceiling for miners."
    )
    parser.add_argument("--miners", default="apprentice")
    parser.add_argument("--saboteurs", default="random")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="7")
    given = parser.parse_args()
    plan = SidesPlan("base", given.players, given.games, given.seed, (given.miners,))
    wins = reached(plan, given.miners, given.saboteurs)
    json.dump(compared(wins, ceiling(plan, given.saboteurs)), sys.stdout, indent=1)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
