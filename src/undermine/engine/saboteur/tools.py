"""Tools: what a card breaks or repairs, and what is broken before a player."""

from __future__ import annotations

from typing import Final

from undermine.engine._native import append, i64, vec
from undermine.engine.kernel.cards import Card
from undermine.engine.kernel.kinds import Kind, Unreadable
from undermine.engine.saboteur.table import ALL_TOOLS, TOOL_BITS, SaboteurTable

TOOLS: Final = ("pick", "lantern", "cart")
AT_EVERY_SEAT: Final[i64] = sum(1 << (int(TOOL_BITS) * seat) for seat in range(12))
"""Times the bits of some tools: those of the same tools at every seat."""


class ToolKind(Kind):
    """A tool: pick, lantern or cart."""

    def write(self, number: int, cards: list[Card]) -> str:
        """Write the tool's name."""
        return TOOLS[number]

    def read(self, word: str, cards: list[Card]) -> int:
        """Find the tool of that name."""
        if word not in TOOLS:
            msg = f"'{word}' is not a tool; the tools are pick, lantern and cart"
            raise Unreadable("not-a-tool", {"word": word}, msg)
        return TOOLS.index(word)


TOOL: Final = ToolKind("tool")


def tool_bits(catalogue: list[Card], verb: str) -> vec[i64]:
    """Return for every card the tools it breaks or repairs when played with a verb, as bits."""
    bits = vec[i64]()
    for card in catalogue:
        tools: i64 = 0
        if verb in card.verbs:
            for number, tool in enumerate(TOOLS):
                if tool in card.tags:
                    tools |= 1 << number
        bits = append(bits, tools)
    return bits


def broken_tools(table: SaboteurTable, seat: i64) -> i64:
    """Return the kinds of broken tools that lie before the seat, as bits."""
    return (table.broken >> (TOOL_BITS * seat)) & ALL_TOOLS


def has_broken_tool(table: SaboteurTable, seat: i64) -> bool:
    """Return whether any broken tool lies before the seat (BASE-17)."""
    return broken_tools(table, seat) != 0
