"""The tables of the database, as queries use them. Migrations make them; a test compares the two."""

from undermine.server.store.tables.calls import call_addresses, call_settings, calls, server_keys
from undermine.server.store.tables.games import (
    companions,
    games,
    health,
    listings,
    log,
    removed,
    results,
    reviews,
    seats,
    talk,
)
from undermine.server.store.tables.metadata import metadata
from undermine.server.store.tables.people import accounts, bans, blocks, people, profiles, reports, tokens
from undermine.server.store.tables.ratings import handicaps, rated_games, rating_changes, ratings
from undermine.server.store.tables.tournaments import tournament_log, tournament_players, tournaments

__all__ = [
    "accounts",
    "bans",
    "blocks",
    "call_addresses",
    "call_settings",
    "calls",
    "companions",
    "games",
    "handicaps",
    "health",
    "listings",
    "log",
    "metadata",
    "people",
    "profiles",
    "rated_games",
    "rating_changes",
    "ratings",
    "removed",
    "reports",
    "results",
    "reviews",
    "seats",
    "server_keys",
    "talk",
    "tokens",
    "tournament_log",
    "tournament_players",
    "tournaments",
]
