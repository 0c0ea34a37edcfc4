"""Tournaments."""

from sqlalchemy import (
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    Table,
    Text,
    UniqueConstraint,
)

from undermine.server.store.tables.metadata import Moment, metadata

# Tournaments: what was settled when they were opened. What happened since is in their log.
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("format", Text, nullable=False),  # JSON: sizes of tables, rounds, and the cut
    Column("options", Text, nullable=False),  # JSON: the settings of the tables
    Column("onsite", Integer, nullable=False),  # whether all tables are played with real cards
    Column("organiser", Text, ForeignKey("people.id"), nullable=False),
    Column("lot", Text, nullable=False),  # breaks the last ties
    Column("secret", LargeBinary, nullable=False),  # players' keys are made from it
    Column("head", Integer, nullable=False),  # how many entries the log has
    Column("created", Moment, nullable=False),
    Column("changed", Moment, nullable=False),
    Index(None, "organiser"),
    Index(None, "changed"),
    sqlite_strict=True,
)

# Who takes part, by numbers that the log speaks of; a person, if they have come with a device of their own.
tournament_players = Table(
    "tournament_players",
    metadata,
    Column("tournament", Text, ForeignKey("tournaments.id"), primary_key=True),
    Column("player", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("person", Text, ForeignKey("people.id")),
    UniqueConstraint("tournament", "person"),
    Index(None, "person"),
    sqlite_strict=True,
)

# The truth about a tournament; like the log of a game, and without anybody's name.
tournament_log = Table(
    "tournament_log",
    metadata,
    Column("tournament", Text, ForeignKey("tournaments.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("cmd_id", Text, nullable=False),
    Column("by", Text, nullable=False),  # organiser, server, or a player's number
    Column("event", Text, nullable=False),  # JSON
    Column("at", Moment, nullable=False),
    UniqueConstraint("tournament", "cmd_id"),
    sqlite_strict=True,
)
