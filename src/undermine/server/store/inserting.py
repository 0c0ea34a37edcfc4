"""Adding a row unless it is there already: the one thing that the two databases write differently."""

from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def insert_if_new(connection: Connection, table: Table, values: dict[str, Any]) -> Any:
    """Return the statement that adds a row, or does nothing if one of its keys is taken."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    return insert(table).values(values).on_conflict_do_nothing()
