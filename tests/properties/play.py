"""Random legal play: which rules, who sits where, and what they do, all from one number.

Pure random play hardly ever digs as far as a goal, so some seats are diggers: they lay tunnel cards as near to a goal
as they can. Everything here runs without test tools too, since the compiled engine's environment has none.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import NamedTuple, cast

from undermine.bots.lost_mines.situation import LostMinesSituation, score
from undermine.engine.games import FOUNDATIONS, compose, optional_modules
from undermine.engine.kernel.actions import Action
from undermine.engine.kernel.play import apply, options, start
from undermine.engine.kernel.records import Record, read_seed
from undermine.engine.kernel.table import Event, Table
from undermine.engine.kernel.views import view
from undermine.engine.lost_mines.table import LostMinesTable
from undermine.engine.lost_mines.views import LostMinesView
from undermine.engine.saboteur.ruleset import SaboteurRuleset
from undermine.engine.saboteur.table import SaboteurTable
from undermine.engine.tunnels.board import HIDDEN
from undermine.engine.tunnels.sides import CELL_MASK, TURNED_BIT, beside, column, row
from undermine.engine.tunnels.tiles import face_of
from undermine.sim.match import MOST_DECISIONS
from undermine.testing.mixtures import mixture

FAR = 1_000

NAMES = ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kay", "Leo"]


@cache
def composed(rules: str) -> SaboteurRuleset:
    """The rules of that name. Both games go by the types of the first here; `isinstance` tells them apart."""
    return cast("SaboteurRuleset", compose(rules))


def forest_of(table: Table) -> LostMinesTable | None:
    """The table, if The Lost Mines are played on it."""
    return table if isinstance(table, LostMinesTable) else None


class Setup(NamedTuple):
    """A game that is still to be played: rules, number of players, everything else from the seed."""

    rules: str
    seats: int
    seed: int

    def ruleset(self) -> SaboteurRuleset:
        return composed(self.rules)


class Move(NamedTuple):
    """One decision and what came of it."""

    seat: int
    action: Action
    events: list[Event]
    added_to_pile: range
    pile_cleared: bool


class Player:
    """Decides for all seats of one game. Every other seat or so is a digger; the others do anything."""

    def __init__(self, seats: int, seed: int) -> None:
        self.chance = Random(seed)
        self.diggers = [self.chance.random() < 0.6 for _ in range(seats)]

    def decide(self, table: SaboteurTable) -> tuple[int, Action]:
        """Choose a seat that is asked, if there are several, and its answer."""
        seat = self.chance.choice(awaited(table))
        offered = list(options(table, seat))
        if self.diggers[seat]:
            preferred = self._preferred(table, seat, offered)
            if preferred:
                return seat, self.chance.choice(preferred)
        verbs = sorted({action.verb.name for action in offered})
        verb = self.chance.choice(verbs)
        return seat, self.chance.choice([action for action in offered if action.verb.name == verb])

    def _preferred(self, table: SaboteurTable, seat: int, offered: list[Action]) -> list[Action]:
        """What a digger does: dig, mend its tools; in The Lost Mines go where the mines are, most of the time."""
        if forest_of(table) is None:
            return best_digs(table, offered) or mending(seat, offered)
        return best_steps(table, seat, offered) if self.chance.random() < 0.8 else []


def awaited(table: SaboteurTable) -> list[int]:
    """The seats whose answer is still to come."""
    ask = table.ask()
    return [] if ask is None else [seat for seat in range(table.seats) if ask.awaits(table, seat)]


def best_steps(table: SaboteurTable, seat: int, offered: list[Action]) -> list[Action]:
    """What brings a dwarf nearest to a mine."""
    situation = LostMinesSituation(cast("LostMinesView", view(table, seat)))
    scores = [score(situation, action) for action in offered]
    return [action for action, reached in zip(offered, scores, strict=True) if reached == max(scores)]


def mending(seat: int, offered: list[Action]) -> list[Action]:
    """Repairs of the seat's own tools."""
    return [action for action in offered if action.verb.name == "repair" and action.first == seat]


def best_digs(table: SaboteurTable, offered: list[Action]) -> list[Action]:
    """The placements that bring the tunnel nearest to a face-down goal; none if all of them are dead ends."""
    digs = [(distance_left(table, action), action) for action in offered if action.verb.name == "dig"]
    nearest = min([left for left, _ in digs], default=FAR)
    return [action for left, action in digs if left == nearest] if nearest < FAR else []


def distance_left(table: SaboteurTable, action: Action) -> int:
    """How far from the nearest face-down goal the tunnel would end if this card were laid."""
    cell = action.first & CELL_MASK
    face = face_of(action.card, 1 if action.first & TURNED_BIT else 0)
    joins = table.rules.tiles.joins
    lit = table.board.lit_at(cell)
    leading = 0
    for side in range(4):
        if lit >> side & 1:
            leading |= joins[4 * face + side]
    ends = [beside(cell, side) for side in range(4) if leading >> side & 1]
    open_ends = [end for end in ends if table.board.face_at(end) in (0, HIDDEN)]
    goals = [goal.cell for goal in table.goals if not goal.revealed]
    return min([apart(end, goal) for end in open_ends for goal in goals], default=FAR)


def apart(one: int, other: int) -> int:
    return abs(int(column(one) - column(other))) + abs(int(row(one) - row(other)))


class Game:
    """A game in progress: the table, every move so far and the record of it."""

    def __init__(self, setup: Setup, ruleset: SaboteurRuleset | None = None) -> None:
        self.setup = setup
        self.ruleset = ruleset or setup.ruleset()
        self.record = Record(setup.rules, NAMES[: setup.seats], str(setup.seed))
        self.table = cast("SaboteurTable", start(self.ruleset, setup.seats, read_seed(self.record.seed)))
        self.dealt = self.table.happened
        self.player = Player(setup.seats, setup.seed)
        self.moves: list[Move] = []

    def over(self) -> bool:
        return self.table.ask() is None

    def move(self) -> Move:
        """Make one more decision."""
        seat, action = self.player.decide(self.table)
        pile, round_ = len(self.table.discard), self.table.round
        events = apply(self.table, seat, action)
        after = len(self.table.discard)
        move = Move(seat, action, events, range(pile, after), self.table.round != round_ or after < pile)
        self.moves.append(move)
        return move

    def play(self, decisions: int = MOST_DECISIONS) -> Game:
        """Go on for so many decisions, or to the end of the game."""
        for _ in range(decisions):
            if self.over():
                break
            self.move()
        return self

    def recorded(self) -> Record:
        """The record of the game so far."""
        for move in self.moves[len(self.record.moves) :]:
            self.record.add(move.seat, move.action, move.events, self.ruleset)
        return self.record


def walk(setup: Setup, decisions: int = MOST_DECISIONS) -> Iterator[Game]:
    """A game at each of its positions, the first one included."""
    game = Game(setup)
    yield game
    while len(game.moves) < decisions and not game.over():
        game.move()
        yield game


def each_on_its_own() -> list[str]:
    """Every foundation, and every optional module on the first foundation that takes it."""
    rules = list(FOUNDATIONS)
    for module in optional_modules():
        mixtures = [mixture(foundation, [module]) for foundation in FOUNDATIONS]
        rules.extend([mixed for mixed in mixtures if module in mixed.split("+")][:1])
    return rules


def player_counts(rules: str) -> range:
    """How many can play these rules."""
    ruleset = composed(rules)
    return range(ruleset.fewest, ruleset.most + 1)
