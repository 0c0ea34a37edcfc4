"""What clients heard of a game, compared with what its log says."""

from tests.server.running import Heard
from undermine.engine.games import compose
from undermine.engine.kernel.actions import read_action
from undermine.engine.kernel.play import apply, start
from undermine.protocol import present, views
from undermine.replay.viewers import seen_events
from undermine.server.room.entries import MOVE, Entry
from undermine.server.store import log
from undermine.server.store.database import Database
from undermine.server.store.games import OVER, GameRow, find_game


def kept(database: Database, code: str) -> tuple[GameRow, list[Entry]]:
    """Read a game from the database."""
    game = database.read(lambda connection: find_game(connection, code)).result()
    assert game is not None
    entries = database.read(lambda connection: log.entries_after(connection, game.id, 0)).result()
    return game, entries


def stories(game: GameRow, entries: list[Entry]) -> list[list[views.Words]]:
    """Return what each seat may have seen of a game, from its log alone."""
    assert game.deal_seed is not None
    table = start(compose(game.rules), len(game.seats), game.deal_seed)
    told = [present.words(seen_events(table.happened, seat), table.ruleset) for seat in range(table.seats)]
    for entry in [entry for entry in entries if entry.kind == MOVE]:
        events = apply(table, entry.seat, read_action(entry.command, table.ruleset.verbs))
        for seat in range(table.seats):
            told[seat] += present.words(seen_events(events, seat), table.ruleset)
    return told


def check(database: Database, code: str, heard: dict[int, Heard]) -> None:
    """Every event was seen once and in order, every acknowledged command is in the log, and none twice."""
    game, entries = kept(database, code)
    assert game.status == OVER
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    told = stories(game, entries)
    commands = [entry.cmd_id for entry in entries]
    assert len(set(commands)) == len(commands)
    for seat, ears in heard.items():
        assert ears.is_whole()
        assert ears.events() == told[seat]
        assert {f"seat:{seat}:{name}" for name in ears.acks} <= set(commands)
