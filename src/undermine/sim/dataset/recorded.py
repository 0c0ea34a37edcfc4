"""Games that were played elsewhere, by people too, as a dataset with the columns of those that bots play here."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from undermine import __version__
from undermine.bots.contract import Claim
from undermine.engine.kernel.actions import read_action
from undermine.engine.kernel.records import RULES_VERSION, Record, Replay
from undermine.errors import UserError
from undermine.sim.dataset.plan import GAMES_IN_A_PART
from undermine.sim.dataset.rows import RowKeeper
from undermine.sim.dataset.schema import COLUMNS, SCHEMA
from undermine.sim.dataset.writing import DESCRIPTION, layout_of, written_columns
from undermine.sim.outputs import refused_writing, written_beside
from undermine.sim.plan import composed


class RecordedGame(NamedTuple):
    """A game: its record, who sat where (the level of a bot, else what they are), and what was claimed.

    Each claim comes with the number of moves before it.
    """

    record: Record
    players: tuple[str, ...]
    claims: tuple[tuple[int, Claim], ...]


class RecordedGames:
    """A dataset of recorded games in a folder: one below it for each rules and number of players."""

    def __init__(self, folder: Path) -> None:
        """Begin; raises `UserError` if the folder holds something."""
        with refused_writing(folder):
            folder.mkdir(parents=True, exist_ok=True)
            if any(folder.iterdir()):
                raise UserError("folder-not-empty", folder=folder)
        self.folder = folder
        self.games = 0
        self._parts: dict[Path, GamesOfRules] = {}

    def add(self, games: Iterable[RecordedGame]) -> None:
        """Write games down; a part at a time is held in memory for each rules and number of players.

        Those that were added are kept whatever ends this.
        """
        try:
            for game in games:
                self._add(game)
        finally:
            for part in self._parts.values():
                part.write()

    def _add(self, game: RecordedGame) -> None:
        rules, seats = game.record.rules, len(game.players)
        folder = self.folder / f"{rules}-{seats}"
        if folder not in self._parts:
            self._parts[folder] = GamesOfRules(folder, rules, seats)
        self._parts[folder].add(game)
        self.games += 1


class GamesOfRules:
    """The recorded games of the same rules and number of players."""

    def __init__(self, folder: Path, rules: str, players: int) -> None:
        self.folder = folder
        self.keeper = RowKeeper(rules, players, claims=True, belief=True)
        self.games = 0
        folder.mkdir()
        with written_beside(folder / DESCRIPTION) as beside:
            said = json.dumps(description(rules, players), indent=1)
            beside.write_text(f"{said}\n", encoding="utf-8")

    def add(self, game: RecordedGame) -> None:
        """Add the decisions of a game, numbered by when it was added: nothing says which one it was."""
        self.keeper.seat(self.games, game.players)
        note_decisions(game, self.keeper)
        self.games += 1
        if self.games % GAMES_IN_A_PART == 0:
            self.write()

    def write(self) -> None:
        """Write what is held in memory as a part."""
        if len(self.keeper.columns):
            part = (self.games - 1) // GAMES_IN_A_PART
            with written_beside(self.folder / f"part-{part:06}.parquet") as beside:
                beside.write_bytes(written_columns(self.keeper.columns))
            self.keeper.begin_part()


def note_decisions(game: RecordedGame, keeper: RowKeeper) -> None:
    """Play a record through and let the keeper note every decision."""
    replay = Replay(game.record, composed)
    table = replay.table
    keeper.table = table
    keeper.began(table)
    for number, move in enumerate(game.record.moves):
        for moves_before, claim in game.claims:
            if moves_before == number:
                keeper.said(claim)
        keeper.asked(table, move.seat)
        action = read_action(move.action, table.ruleset.verbs)
        keeper.moved(table, move.seat, action, replay.step())
    keeper.ended(table)


def description(rules: str, players: int) -> dict[str, Any]:
    """Return what dataset.json says of recorded games."""
    return {
        "undermine": __version__,
        "schema": SCHEMA,
        "rules_version": RULES_VERSION,
        "rules": rules,
        "players": players,
        "recorded": True,
        "games_in_a_part": GAMES_IN_A_PART,
        "columns": {column.name: column.meaning for column in COLUMNS},
        "observation": layout_of(rules, players, claims=True),
    }
