"""The HTTP interface to ratings: what a game changed, leaderboards, profiles, and one's own."""

from typing import Annotated

from litestar import get, post
from litestar.params import Parameter

from undermine.protocol import ratings as told
from undermine.server.live.hub import Hub
from undermine.server.people import lobby
from undermine.server.ratings import shown
from undermine.server.store.async_database import AsyncDatabase
from undermine.server.store.games import OVER
from undermine.server.store.ratings import is_rated
from undermine.server.timestamps import now_ms


@get("/api/tables/{code:str}/ratings")
async def show_game_ratings(code: str, hub: Hub) -> told.GameRatings:
    """Give what a rated game did to everybody's ratings, and why, once it is over."""
    game = await hub.database.read(lambda transaction: lobby.table(transaction, code))
    if game.status == OVER and game.settings().rated:
        rated = await hub.database.read(lambda transaction: is_rated(transaction, game.id))
        if not rated:  # it has ended just now, and its turn has not come yet
            await hub.rater.rate(game.code)
    return await hub.database.read(lambda transaction: shown.game_ratings(transaction, code))


@get("/api/ratings")
async def show_leaderboard(
    database: AsyncDatabase,
    skill: Annotated[str, Parameter(max_length=16)] = "miner",
    season: Annotated[str, Parameter(max_length=8)] = "",
) -> told.Leaderboard:
    """Give the best of a season in one skill: bots, and those who want to be seen."""
    return await database.read(lambda transaction: shown.leaderboard(transaction, skill, season, now_ms()))


@get("/api/players/{name:str}")
async def show_profile(name: str, database: AsyncDatabase) -> told.Profile:
    """Give the ratings of somebody who wants to be seen."""
    return await database.read(lambda transaction: shown.public_profile(transaction, name, now_ms()))


@get("/api/me/ratings")
async def show_my_ratings(database: AsyncDatabase, owner: str) -> told.OwnRatings:
    """Give the asker's own ratings and how they went."""
    return await database.read(lambda transaction: shown.own_ratings(transaction, owner, now_ms()))


@post("/api/me/profile", status_code=200)
async def set_profile(data: told.ShowProfile, database: AsyncDatabase, owner: str) -> told.OwnRatings:
    """Let others see the asker's ratings, or not any more."""
    await database.write(lambda transaction: shown.set_public(transaction, owner, data.public, now_ms()))
    return await database.read(lambda transaction: shown.own_ratings(transaction, owner, now_ms()))


HANDLERS = (show_game_ratings, show_leaderboard, show_profile, show_my_ratings, set_profile)
