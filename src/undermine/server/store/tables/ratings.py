"""How well people and bots play."""

from sqlalchemy import (
    Column,
    Index,
    Integer,
    Table,
    Text,
    UniqueConstraint,
)

from undermine.server.store.tables.metadata import Moment, Real, metadata

# Finished games that ratings have learnt from, in that order: the same order gives the same ratings again. What they
# came to is kept beside their logs, which may be forgotten.
rated_games = Table(
    "rated_games",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("game", Text, nullable=False),
    Column("season", Integer, nullable=False),
    Column("ended", Moment, nullable=False),
    Column("rules", Text, nullable=False),
    Column("players", Text, nullable=False),  # JSON: who sat on each seat
    Column("results", Text, nullable=False),  # JSON, as in `results`
    UniqueConstraint("game"),
    sqlite_strict=True,
)

# What everybody's rating is in a season; a player is a person's id, or `bot:` and a level.
ratings = Table(
    "ratings",
    metadata,
    Column("season", Integer, primary_key=True, autoincrement=False),
    Column("player", Text, primary_key=True),
    Column("skill", Text, primary_key=True),
    Column("mu", Real, nullable=False),
    Column("sigma", Real, nullable=False),
    Column("games", Integer, nullable=False),
    Index(None, "player"),
    sqlite_strict=True,
)

# What rules do for a side.
handicaps = Table(
    "handicaps",
    metadata,
    Column("rules", Text, primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("side", Text, primary_key=True),
    Column("mu", Real, nullable=False),
    Column("sigma", Real, nullable=False),
    sqlite_strict=True,
)

# What a game did to the ratings of its seats, and why.
rating_changes = Table(
    "rating_changes",
    metadata,
    Column("game", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("skill", Text, primary_key=True),
    Column("player", Text, nullable=False),
    Column("season", Integer, nullable=False),
    Column("mu_before", Real, nullable=False),
    Column("sigma_before", Real, nullable=False),
    Column("mu", Real, nullable=False),
    Column("sigma", Real, nullable=False),
    Column("rounds", Text, nullable=False),  # JSON: the dwarf of each round, its side's place and its chance
    Index(None, "player"),
    sqlite_strict=True,
)
