"""Calling people back who are away."""

from sqlalchemy import (
    Column,
    ForeignKey,
    Index,
    Integer,
    Table,
    Text,
    UniqueConstraint,
)

from undermine.server.store.tables.metadata import Moment, metadata

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
