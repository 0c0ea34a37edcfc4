"""The columns of a dataset, one row a decision. What a column means is fixed by the number of the schema.

A change of what a column holds gives `SCHEMA` the next number; a test holds the columns and their meanings against
what they were.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import pyarrow as pa

SCHEMA: Final = 1

SMALL, WHOLE, WORD = pa.int8(), pa.int32(), pa.dictionary(pa.int16(), pa.string())


class Column(NamedTuple):
    """A column: its name, its type, and what it means."""

    name: str
    kind: Any
    meaning: str


COLUMNS: Final = (
    Column("game", pa.int64(), "the game's number, from 0; with the seed it gives the deal"),
    Column("decision", WHOLE, "the decision's number in its game, from 0"),
    Column("round", SMALL, "the round, from 1"),
    Column("turn", pa.int16(), "the turn of the round"),
    Column("seat", SMALL, "who decides"),
    Column("bot", WORD, "which bot sits there"),
    Column("question", WORD, "what is asked"),
    Column("observation_index", pa.list_(pa.uint16()), "where the observation is not zero; see dataset.json"),
    Column("observation_value", pa.list_(pa.uint8()), "the numbers at those places"),
    Column("options", pa.list_(WHOLE), "the flat action ids of the options, in their order"),
    Column("choice", pa.int16(), "the place of the chosen option among them, from 0"),
    Column("action", pa.string(), "the chosen option in words"),
    Column("roles", pa.list_(pa.string()), "the true dwarf of every seat at that moment"),
    Column("belief", pa.list_(pa.float32()), "how likely each seat is a saboteur by all that the deciding seat knows"),
    Column("claim_seats", pa.list_(SMALL), "who has claimed something in this round before this question"),
    Column("claims", pa.list_(pa.string()), "what they claimed; +n is the n-th seat after the speaker"),
    Column("claims_true", pa.list_(pa.bool_()), "whether it was true when it was said; null where nobody can say"),
    Column("side", WORD, "the side that won the round"),
    Column("won", pa.bool_(), "whether the deciding seat won the round"),
    Column("gained", pa.int16(), "what the deciding seat got by the round"),
    Column("score", pa.int16(), "what the deciding seat had at the end of the game"),
)  # fmt: skip


def arrow_schema() -> Any:
    """Return the schema as Parquet keeps it."""
    return pa.schema(
        [pa.field(column.name, column.kind) for column in COLUMNS], {"undermine-schema": str(SCHEMA)}
    )
