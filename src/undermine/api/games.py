"""A game that is being played, and its record."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from undermine.api.actions import Action, Options
from undermine.api.events import Event
from undermine.api.views import View, view_of
from undermine.engine._native import i64
from undermine.engine.games import compose
from undermine.engine.kernel import actions as engine_actions
from undermine.engine.kernel import records as engine_records
from undermine.engine.kernel.actions import read_action
from undermine.engine.kernel.play import apply, options, start
from undermine.engine.kernel.records import BadRecord, read_seed
from undermine.engine.kernel.rulesets import ruleset_of
from undermine.engine.kernel.table import SPECTATOR, Table
from undermine.engine.kernel.table import Event as EngineEvent
from undermine.engine.kernel.views import view
from undermine.scenarios.position import set_up
from undermine.scenarios.reading import read_scenarios
from undermine.scenarios.writing import write_scenario

SECRET_SEED_BYTES: Final = 32
USUAL_PLAYERS: Final = 5

composed = cache(compose)
"""Rules by their name, made once: composing them takes longer than a round."""

Played = tuple[int, engine_actions.Action]
"""A seat and what it did."""


class Game:
    """A game of any rules, from its deal to its end.

    A `Game` shows everything; hand out `view(seat)` to players.
    """

    def __init__(
        self,
        rules: str = "base",
        players: int | None = None,
        seed: int | str | None = None,
        names: Sequence[str] | None = None,
        table: Table | None = None,
        moves: Sequence[Played] = (),
    ) -> None:
        """Set up a game and deal its first round, or go on with an engine's `table` after these moves.

        `rules` is a name of `undermine modules`, with modules added by a plus. The same seed gives the same deals;
        without one they cannot be foreseen. Raises `RulesError` if the rules cannot be played like this.
        """
        self.seed: str | None = None if seed is None else str(seed)
        if table is None:
            if self.seed is None:
                self.seed = secrets.token_hex(SECRET_SEED_BYTES)
            table = _dealt(rules, players, names, self.seed)
        self.engine: Table = table
        self.names: tuple[str, ...] = tuple(names or seat_names(table.seats))
        self._moves: list[Played] = list(moves)
        self._events: list[EngineEvent] = table.happened

    @staticmethod
    def from_scenario(text: str) -> Game:
        """Begin with the position of a scenario (docs/scenarios.md). Such a game has no record, only `scenario()`."""
        stage = set_up(read_scenarios(text)[0])
        return Game(names=stage.scene.names, table=stage.table)

    @property
    def rules(self) -> str:
        """The rules by their name."""
        return self.engine.ruleset.name

    @property
    def players(self) -> int:
        """How many players there are."""
        return self.engine.seats

    @property
    def round(self) -> int:
        """Which round is played, from 1."""
        return int(self.engine.round)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.engine.ask() is None

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats whose answer the game waits for; none once it is over."""
        ask, table = self.engine.ask(), self.engine
        return () if ask is None else tuple([seat for seat in range(table.seats) if ask.awaits(table, seat)])

    @property
    def question(self) -> str | None:
        """What they are asked: `take-turn`, `pick-gold`, ...; None once the game is over."""
        ask = self.engine.ask()
        return None if ask is None else ask.name()

    @property
    def options(self) -> Options:
        """What the first of the asked seats may do."""
        return Options(options(self.engine, self._first_asked()))

    def options_of(self, seat: int) -> Options:
        """Return what a seat may do now; nothing if it is not asked."""
        self._check(seat)
        return Options(options(self.engine, seat))

    def play(self, action: Action | str, seat: int | None = None) -> None:
        """Do an action for a seat, or else for the first of those asked; `events` then has what happened.

        Raises `Refused` with every reason if the rules forbid it, and `ValueError` if the text is no action. Either
        way nothing has changed.
        """
        if seat is None:
            seat = self._first_asked()
        else:
            self._check(seat)
        verbs = self.engine.ruleset.verbs
        chosen = action.engine if isinstance(action, Action) else read_action(action, verbs)
        self._events = apply(self.engine, seat, chosen)
        self._moves.append((seat, chosen))

    def _first_asked(self) -> int:
        """Return the first seat that is asked; 0 once the game is over."""
        table = self.engine
        ask = table.ask()
        seat: i64 = 0
        if ask is not None:
            while not ask.awaits(table, seat):
                seat += 1
        return seat

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened by the last move (at first: by the deal), with everything open; a copy begins without any."""
        return tuple([Event(event, self.engine.ruleset) for event in self._events])

    def view(self, seat: int | None = None) -> View:
        """Return what a seat may know, or somebody who only watches."""
        if seat is not None:
            self._check(seat)
        return view_of(view(self.engine, SPECTATOR if seat is None else seat), self.names)

    @property
    def scores(self) -> tuple[int, ...]:
        """What each player has won so far: nuggets, or points in The Lost Mines."""
        return tuple(self.engine.ruleset.scores(self.engine))

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won; nobody as long as the game is played."""
        return self.engine.ruleset.winners(self.engine)

    @property
    def moves(self) -> tuple[tuple[int, Action], ...]:
        """Who did what so far."""
        return tuple([(seat, Action(action)) for seat, action in self._moves])

    def copy(self) -> Game:
        """Return an independent game in the same state."""
        return Game(self.rules, self.players, self.seed, self.names, self.engine.copy(), self._moves)

    @property
    def record(self) -> Record:
        """The game so far, to be kept and played again."""
        if self.seed is None:
            raise ValueError("a game that began with a position has no record; `scenario()` writes it down")
        record = engine_records.Record(self.rules, list(self.names), self.seed)
        table = start(ruleset_of(self.engine), self.players, read_seed(self.seed))
        for seat, action in self._moves:
            record.add(seat, action, apply(table, seat, action), table.ruleset)
        return Record(record)

    def scenario(self) -> str:
        """Write the position as a scenario, with everything open: how a wrong rule is best reported."""
        return write_scenario(self.engine, list(self.names))

    def _check(self, seat: int) -> None:
        if not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {seat}; seats go from 0 to {self.players - 1}")

    def __str__(self) -> str:
        return str(self.view())

    def __repr__(self) -> str:
        state = f"won by {self.winners}" if self.over else f"round {self.round}, asked {self.asked}"
        return f"<Game of {self.rules!r}, {self.players} players, {len(self._moves)} moves, {state}>"


@dataclass(frozen=True)
class Move:
    """One move of a record: who did what. `digest` is a fingerprint of what happened by it."""

    seat: int
    action: str
    digest: str


class Record:
    """A game from its deal, move by move. `undermine replay`, `review` and `verify` read the same files."""

    def __init__(self, engine: engine_records.Record) -> None:
        self.engine = engine

    @staticmethod
    def load(path: str | Path) -> Record:
        """Read a record from a file; raises `BadRecord` with a sentence if it holds none."""
        try:
            return Record(engine_records.read_record(Path(path).read_text(encoding="utf-8")))
        except UnicodeDecodeError:
            raise BadRecord("not-text", {}, f"'{path}' is not a record: it is not text") from None

    def save(self, path: str | Path) -> None:
        """Write the record to a file."""
        Path(path).write_text(self.engine.to_json(), encoding="utf-8")

    @property
    def rules(self) -> str:
        """The rules by their name."""
        return self.engine.rules

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, seat by seat."""
        return tuple(self.engine.names)

    @property
    def seed(self) -> str:
        """The seed of every deal."""
        return self.engine.seed

    @property
    def moves(self) -> tuple[Move, ...]:
        """All moves, oldest first."""
        return tuple([Move(move.seat, move.action, move.digest) for move in self.engine.moves])

    def replay(self, to: int | None = None) -> Game:
        """Play the first `to` moves again, or all of them; raises `BadRecord` if one does not fit the rules."""
        last = len(self.engine.moves) if to is None else to
        if not 0 <= last <= len(self.engine.moves):
            raise ValueError(f"this record has {len(self.engine.moves)} moves, none with the number {to}")
        replay = engine_records.Replay(self.engine, composed)
        while replay.done < last:
            replay.step()
        verbs = replay.table.ruleset.verbs
        played = [(move.seat, read_action(move.action, verbs)) for move in self.engine.moves[:last]]
        return Game(self.rules, len(self.names), self.seed, self.names, replay.table, played)

    def __len__(self) -> int:
        return len(self.engine.moves)

    def __repr__(self) -> str:
        return f"<Record of {self.rules!r}, {len(self.names)} players, {len(self)} moves>"


def seat_names(players: int) -> tuple[str, ...]:
    """Return the names of players who have none."""
    return tuple([f"Seat {seat}" for seat in range(players)])


def _dealt(rules: str, players: int | None, names: Sequence[str] | None, seed: str) -> Table:
    """Deal a game to as many players as asked for, or named, or else as are usual."""
    if players is not None and names is not None and len(names) != players:
        raise ValueError(f"{players} players cannot have {len(names)} names")
    ruleset = composed(rules)
    usual = max(ruleset.fewest, min(USUAL_PLAYERS, ruleset.most))
    seats = players if players is not None else len(names) if names is not None else usual
    return start(ruleset, seats, read_seed(seed))
