"""Reviews of finished games over the server: made once, in a process of its own, and given to everybody who asks."""

import asyncio

from tests.properties.play import Game, Setup
from undermine.protocol import history
from undermine.server.history.reviews import Reviews


def test_a_review_is_made_once_and_has_a_belief_for_every_move() -> None:
    record = Game(Setup("base", 3, 5)).play(3).recorded()

    async def ask_twice() -> tuple[history.Review, history.Review]:
        reviews = Reviews()
        try:
            return await asyncio.gather(reviews.of("game", record), reviews.of("game", record))
        finally:
            reviews.close()

    one, other = asyncio.run(ask_twice())
    assert one is other
    assert [move.seq for move in one.moves] == [1, 2, 3]
    assert {len(move.observer) for move in one.moves} == {3}
    assert one.names == record.names
