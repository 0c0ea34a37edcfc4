"""Who somebody is, and what people have said of each other."""

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

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Moment, nullable=False),
    sqlite_strict=True,
)

# Only hashes: who reads the database cannot be anybody.
tokens = Table(
    "tokens",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("created", Moment, nullable=False),
    Column("name", Text, nullable=False, server_default=""),  # what the owner calls the token of a program
    Index(None, "person", "kind"),
    sqlite_strict=True,
)

# By what somebody logs in, if they want to; `folded` is the name in one case.
accounts = Table(
    "accounts",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("name", Text, nullable=False),
    Column("folded", Text, nullable=False, unique=True),
    Column("password", Text, nullable=False),  # a hash of argon2
    Column("created", Moment, nullable=False),
    sqlite_strict=True,
)

# Names that nobody may take, folded to one case.
bans = Table(
    "bans",
    metadata,
    Column("name", Text, primary_key=True),
    Column("at", Moment, nullable=False),
    sqlite_strict=True,
)

# Those who want to be seen by others: on the leaderboard, and on a page of their own.
profiles = Table(
    "profiles",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("created", Moment, nullable=False),
    sqlite_strict=True,
)

# What players have said of others, for the operator. `move` is how long the game's log was then.
reports = Table(
    "reports",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("game", Text, ForeignKey("games.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("move", Integer, nullable=False),
    Column("person", Text, ForeignKey("people.id"), nullable=False),  # who is reported
    Column("name", Text, nullable=False),  # what they were called
    Column("reporter", Text, ForeignKey("people.id"), nullable=False),
    Column("reason", Text, nullable=False),
    Column("words", Text, nullable=False),
    Column("at", Moment, nullable=False),
    Column("settled", Moment),
    UniqueConstraint("game", "seat", "reporter"),
    sqlite_strict=True,
)

# Who does not want to meet whom, by the name that the other had then.
blocks = Table(
    "blocks",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("other", Text, ForeignKey("people.id"), primary_key=True),
    Column("name", Text, nullable=False),
    Column("at", Moment, nullable=False),
    Index(None, "other"),
    sqlite_strict=True,
)
