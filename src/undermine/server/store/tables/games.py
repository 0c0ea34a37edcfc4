"""Games: who sits where, what has happened, what was said, what it came to."""

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

games = Table(
    "games",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("rules", Text, nullable=False),
    Column("options", Text, nullable=False),  # JSON: the host's settings
    Column("status", Text, nullable=False),
    Column("host", Text, ForeignKey("people.id"), nullable=False),
    Column("server_seed", LargeBinary, nullable=False),
    Column("deal_seed", LargeBinary),  # set when the game begins ...
    Column("rules_version", Integer),  # ... and so is the version of the rules that its log is written by
    Column("revealing", Moment),  # since when the table waits for shares in the deal to be shown
    Column("rematch", Text),  # the code of the table that follows
    Column("created", Moment, nullable=False),
    Column("started", Moment),
    Column("ended", Moment),
    Index(None, "status"),
    sqlite_strict=True,
)

seats = Table(
    "seats",
    metadata,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, ForeignKey("people.id")),
    Column("name", Text, nullable=False),
    Column("bot", Text),  # the level of the bot that sits here
    Column("nonce", Text, nullable=False),  # this seat's share in the deal, once it has been shown
    Column("promise", Text, nullable=False, server_default=""),  # its fingerprint, given before
    Column("assistant", Integer, nullable=False, server_default="0"),  # 1: an AI assistant plays here
    Column(
        "research", Integer, nullable=False, server_default="0"
    ),  # 1: the game may become data for research
    UniqueConstraint("game", "person"),
    Index(None, "person"),
    sqlite_strict=True,
)

# The truth about a game. Two writers cannot both have a sequence number, and no command can be in it twice.
log = Table(
    "log",
    metadata,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("cmd_id", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("command", Text, nullable=False),
    Column("digest", Text, nullable=False),
    Column("at", Moment, nullable=False),
    UniqueConstraint("game", "cmd_id"),
    sqlite_strict=True,
)

# What is said, beside the log: no replay of a game depends on it.
talk = Table(
    "talk",
    metadata,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("cmd_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("head", Integer, nullable=False),  # moves before it
    Column("ask", Integer, nullable=False),  # the question then open
    Column("body", Text, nullable=False),  # JSON: the text or the claim
    Column("at", Moment, nullable=False),
    UniqueConstraint("game", "cmd_id"),
    sqlite_strict=True,
)

# Whom hosts have sent away from their tables, by the name they had there.
removed = Table(
    "removed",
    metadata,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("name", Text, nullable=False),
    sqlite_strict=True,
)

# What finished games came to: follows from their logs, kept so that it is computed once.
results = Table(
    "results",
    metadata,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("score", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("rounds", Text, nullable=False),  # JSON: the role of each round and whether it was won
    sqlite_strict=True,
)

# Reviews of finished games: they follow from their logs, and take long to make.
reviews = Table(
    "reviews",
    metadata,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("body", LargeBinary, nullable=False),  # JSON, packed
    Column("at", Moment, nullable=False),
    sqlite_strict=True,
)

# Open tables that everybody may find, as long as somebody is seen at them.
listings = Table(
    "listings",
    metadata,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("since", Moment, nullable=False),
    Column("wait", Moment, nullable=False),  # after how long bots take the free seats; 0: never
    Column("full_since", Moment),
    Column("seen", Moment, nullable=False),  # when somebody who sits there was last connected
    sqlite_strict=True,
)

# Games that are played with printed cards: what is kept of each, as JSON.
companions = Table(
    "companions",
    metadata,
    Column("code", Text, primary_key=True),
    Column("sheet", Text, nullable=False),
    Column("changed", Moment, nullable=False),
    Index(None, "changed"),
    sqlite_strict=True,
)

# Moments: of the last attempt to find out whether anything can be written (1), and of the last backup (2).
health = Table(
    "health",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Moment, nullable=False),
    sqlite_strict=True,
)
