"""Tools: what a card breaks or repairs, and what is broken before a player."""

from __future__ import annotations

from typing import Final

from undermine.engine._native import append, i64, vec
from undermine.engine.kernel.cards import Card
from undermine.engine.kernel.kinds import Kind, Unreadable
from undermine.engine.saboteur.table import SaboteurTable

TOOLS: Final = ("pick", "lantern", "cart")
TOOL_BITS: Final[i64] = 3


class ToolKind(Kind):
    """A tool: pick, lantern or cart."""

    def write(self, number: int, cards: list[Card]) -> str:
        """Write the tool's name."""
        return TOOLS[number]

    def read(self, word: str, cards: list[Card]) -> int:
        """Find the tool of that name."""
        if word not in TOOLS:
            msg = f"'{word}' is not a tool; the tools are pick, lantern and cart"
            raise Unreadable(msg)
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
    tools: i64 = 0
    for card in table.before[seat]:
        tools |= table.rules.breaks[card]
    return tools


def all_broken_tools(table: SaboteurTable) -> i64:
    """Return the kinds of broken tools before all seats, as bits: those of each seat are shifted by TOOL_BITS more."""
    tools: i64 = 0
    seat: i64
    for seat in range(table.seats):
        if table.before[seat]:
            tools |= broken_tools(table, seat) << (TOOL_BITS * seat)
    return tools


def has_broken_tool(table: SaboteurTable, seat: i64) -> bool:
    """Return whether any broken tool lies before the seat (BASE-17)."""
    return broken_tools(table, seat) != 0
