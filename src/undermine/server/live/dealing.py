"""Rooms from the log: the room of a game, as its log says it stands."""

import asyncio

from undermine.rulebook.rulesets import ruleset
from undermine.server.room.entries import GONE, Entry
from undermine.server.room.room import Room
from undermine.server.store.async_database import AsyncDatabase
from undermine.server.store.games import CLOSED, GameRow
from undermine.server.store.log import entries_after
from undermine.server.timestamps import now


async def new_entries(database: AsyncDatabase, game: GameRow, head: int) -> list[Entry]:
    """Return what the log of a game holds behind entry number `head`."""
    return await database.read(lambda transaction: entries_after(transaction, game.id, head))


async def deal(database: AsyncDatabase, game: GameRow) -> Room | None:
    """Return the room of a game that has begun, as its log says it stands; none for one of another version."""
    seed = game.deal_seed
    if seed is None or game.status == CLOSED or game.has_other_rules():
        return None
    entries = await new_entries(database, game, 0)

    def rebuilt() -> Room:
        seats, options, began = len(game.seats), game.settings(), (game.started or 0) / 1000
        bots = game.bots().keys() - {entry.seat for entry in entries if entry.kind == GONE}
        room = Room(game.id, ruleset(game.rules), seats, seed, bots, options, began)
        room.rebuild(entries, now())
        return room

    return await asyncio.to_thread(rebuilt)
