"""The position in which a test failed, as a scenario file: whoever mends it can begin with that."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from traceback import walk_tb

from undermine.engine.kernel.table import Table
from undermine.scenarios.writing import write_scenario

MOST_TABLES = 2
"""What holds two tables against each other has both in one place."""


def position_of(error: BaseException) -> str:
    """Return the tables that the failing code had in hand, written as scenarios; nothing if it had none."""
    return "\n".join(_written(table) for table in islice(_tables(error), MOST_TABLES))


def _tables(error: BaseException) -> Iterator[Table]:
    """Return the different tables of the innermost function that has any."""
    for inner in error.exceptions if isinstance(error, BaseExceptionGroup) else [error]:
        for frame in reversed([frame for frame, _ in walk_tb(inner.__traceback__)]):
            found = {id(table): table for held in frame.f_locals.values() for table in _held(held)}
            if found:
                yield from found.values()
                break


def _held(value: object) -> list[Table]:
    """Return a table that is this value or what it plays on: `game.table`, `game.engine`, ..."""
    attributes = getattr(value, "__dict__", None) or {}
    held = [value, attributes.get("table"), attributes.get("engine")]
    return [table for table in held if isinstance(table, Table)]


def _written(table: Table) -> str:
    try:
        return write_scenario(table, title="The position in which a test failed")
    except Exception as error:  # noqa: BLE001 # a table may be broken in any way: the failure itself must be told
        return f"A table of '{table.ruleset.name}' that cannot be written: {error!r}\n"
