"""What is said about open tables that everybody may find (docs/protocol.md): who waits where, and when it begins.

Moments are in milliseconds since 1970 by the server's clock, which `now` tells.
"""

from msgspec import Struct


class OpenTable(Struct):
    """An open table with free seats: by what rules, who waits there, how many bots, and when it begins by itself.

    `assistants`: AI assistants may sit down there.
    """

    code: str
    rules: str
    seats: int
    free: int
    people: list[str]
    bots: int
    language: str
    rated: bool
    turn_seconds: int
    turn_days: int
    starts: int | None
    assistants: bool = False


class OpenTables(Struct, tag="tables", tag_field="type"):
    """All open tables, the oldest first."""

    now: int
    tables: list[OpenTable]


class OpenTablesChanged(Struct, tag="tables-changed", tag_field="type"):
    """Tables that are new or different, and the codes of those that are gone."""

    now: int
    tables: list[OpenTable]
    gone: list[str]


class Opening(Struct):
    """Whether everybody may find a table, and when it begins by itself."""

    now: int
    listed: bool
    starts: int | None
