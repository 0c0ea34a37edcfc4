"""Reviews of finished games, kept so that each is made once."""

from sqlalchemy import Connection, select

from undermine.server.store.inserting import insert_if_new
from undermine.server.store.tables import reviews


def find_review(connection: Connection, game: str) -> bytes | None:
    """Return the review of a game as it was kept."""
    found: bytes | None = connection.execute(
        select(reviews.c.body).where(reviews.c.game == game)
    ).scalar_one_or_none()
    return found


def add_review(connection: Connection, game: str, body: bytes, now: int) -> None:
    """Keep a review; if somebody else has done so meanwhile, it was the same."""
    connection.execute(insert_if_new(connection, reviews, {"game": game, "body": body, "at": now}))
