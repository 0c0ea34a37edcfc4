"""The tables of the database, as queries use them. Migrations make them; a test compares the two.

Types are those that STRICT tables of SQLite know. Times are milliseconds since 1970.
"""

from sqlalchemy import (
    REAL,
    BigInteger,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)
from sqlalchemy.types import TypeEngine

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    }
)

Moment = BigInteger().with_variant(Integer, "sqlite")
Real: TypeEngine[float] = Double().with_variant(REAL(), "sqlite")

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

# Names that nobody may take, folded to one case.
bans = Table(
    "bans",
    metadata,
    Column("name", Text, primary_key=True),
    Column("at", Moment, nullable=False),
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

# Moments: of the last attempt to find out whether anything can be written (1), and of the last backup (2).
health = Table(
    "health",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Moment, nullable=False),
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

# Those who want to be seen by others: on the leaderboard, and on a page of their own.
profiles = Table(
    "profiles",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("created", Moment, nullable=False),
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

# What people want to be told of while they are away, and when not.
call_settings = Table(
    "call_settings",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    *[Column(kind, Integer, nullable=False) for kind in ("turn", "full", "over", "round")],
    Column("quiet_from", Integer),  # minutes of the day in their zone
    Column("quiet_to", Integer),
    Column("zone", Text, nullable=False),
    Column("language", Text, nullable=False),
    sqlite_strict=True,
)

# Where to: a browser's subscription, or an address that `apprise` understands.
call_addresses = Table(
    "call_addresses",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("p256dh", Text, nullable=False),  # the browser's key ...
    Column("auth", Text, nullable=False),  # ... and its secret
    Column("server_key", Text, nullable=False),  # our key for which the browser subscribed
    Column("name", Text, nullable=False),
    Column("code", Text, nullable=False),  # what its owner must type to confirm it; empty: it is confirmed
    Column("created", Moment, nullable=False),
    UniqueConstraint("person", "address"),
    sqlite_strict=True,
)

# Calls to be sent, one for each address; the keys let several servers note the same call, and one of them send it.
calls = Table(
    "calls",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("address", Text, ForeignKey("call_addresses.id"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("about", Text, nullable=False),  # the code of a table
    Column("place", Integer, nullable=False),  # the question that is open there
    Column("due", Moment, nullable=False),
    Column("claimed", Moment),  # until when some server is sending it
    Column("tries", Integer, nullable=False),
    Column("done", Moment),
    Column("outcome", Text, nullable=False),  # sent, seen, past or failed
    UniqueConstraint("address", "kind", "about", "place"),
    Index(None, "person"),
    Index(None, "due"),
    sqlite_strict=True,
)

# Keys of the server itself, made once and kept for ever: browsers that have subscribed know no others.
server_keys = Table(
    "server_keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("private", Text, nullable=False),
    Column("public", Text, nullable=False),
    Column("created", Moment, nullable=False),
    sqlite_strict=True,
)
