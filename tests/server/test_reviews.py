"""Reviews of finished games over the server: made once, in a process of its own, and given to everybody who asks."""

import asyncio
import gzip
from pathlib import Path

from msgspec import json

from tests.properties.play import Game, Setup
from tests.server.finished import finished_game
from undermine.engine.kernel.records import Record
from undermine.protocol import history
from undermine.server.history.reviews import Reviews
from undermine.server.limits import Limit
from undermine.server.people import lobby
from undermine.server.store.async_database import AsyncDatabase
from undermine.server.store.database import Database


def test_a_review_is_made_once_and_has_a_belief_for_every_move(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/undermine.sqlite"
    code = finished_game(url, "reviewed")
    database = Database(url)
    game = database.read(lambda transaction: lobby.table(transaction, code).id).result()
    record = Game(Setup("base", 3, 5)).play(3).recorded()

    async def read() -> Record:
        return record

    async def ask_twice() -> list[bytes]:
        reviews = Reviews(AsyncDatabase(database), Limit(0.001, 1))
        try:
            return await asyncio.gather(*[reviews.of(game, read, "Ann") for _ in range(2)])
        finally:
            reviews.close()

    one, other = asyncio.run(ask_twice())
    database.close()
    assert one is other
    made = json.decode(gzip.decompress(one), type=history.Review)
    assert [move.seq for move in made.moves] == [1, 2, 3]
    assert {len(move.observer) for move in made.moves} == {3}
    assert made.names == record.names
