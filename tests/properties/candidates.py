"""Everything a seat could say, legal or not: every verb with every card and every target that can be written.

The numbers come from the kinds of the verbs' targets, a little beyond what exists on the table, never from the options.
"""

from __future__ import annotations

from itertools import product
from random import Random

from undermine.engine.classic.table import ClassicTable
from undermine.engine.kernel.actions import NO_CARD, Action
from undermine.engine.kernel.kinds import UNKNOWN, Kind
from undermine.engine.tunnels.sides import TURNED_BIT, at, column, row

STRANGE_CARDS = 3
"""Cards that are not in the hand, tried beside those that are."""

AROUND = 2
"""Rows and columns tried around everything that lies on the table."""


def candidates(table: ClassicTable, seat: int) -> list[Action]:
    """Every action of every verb that the seat could name."""
    found: list[Action] = []
    for verb in table.rules.verbs:
        cards = _cards(table, seat) if verb.takes_card else [int(NO_CARD)]
        firsts = _numbers(verb.first, table, seat)
        seconds = _numbers(verb.second, table, seat)
        found.extend([Action(verb, *numbers) for numbers in product(cards, firsts, seconds)])
    return found


def random_candidate(table: ClassicTable, seat: int, chance: Random) -> Action:
    """One action that the seat could name."""
    verb = chance.choice(table.rules.verbs)
    card = chance.choice(_cards(table, seat)) if verb.takes_card else int(NO_CARD)
    first = chance.choice(_numbers(verb.first, table, seat))
    return Action(verb, card, first, chance.choice(_numbers(verb.second, table, seat)))


def _cards(table: ClassicTable, seat: int) -> list[int]:
    """The cards of the hand, once each, some others of the catalogue, one that does not exist, and an unknown one."""
    held = sorted(set(table.hands[seat].listing()))
    others = [card.index for card in table.rules.cards if card.index not in held]
    some = [others[(seat + table.turn + 7 * step) % len(others)] for step in range(STRANGE_CARDS)]
    return [*held, *sorted(set(some)), len(table.rules.cards), int(UNKNOWN)]


def _numbers(kind: Kind | None, table: ClassicTable, seat: int) -> list[int]:
    if kind is None:
        return [0]
    return NUMBERS.get(kind.name, _small_numbers)(table, seat)


def _small_numbers(_table: ClassicTable, _seat: int) -> list[int]:
    return list(range(-1, 16))


def _seats(table: ClassicTable, _seat: int) -> list[int]:
    return list(range(-1, table.seats + 1))


def _spare_cards(table: ClassicTable, seat: int) -> list[int]:
    return [0, *[card + 1 for card in _cards(table, seat) if card >= 0]]


def _lying_cards(table: ClassicTable, seat: int) -> list[int]:
    """The cards that `_cards` knows, and those that lie before the seat."""
    return sorted({*_cards(table, seat), *table.before[seat]})


def _places(table: ClassicTable, seat: int) -> list[int]:
    return [place for cell in _cells(table, seat) for place in (cell, int(cell | TURNED_BIT)) if place >= 0]


def _cells(table: ClassicTable, _seat: int) -> list[int]:
    """Every cell around what lies on the table, one far away, and an unknown one."""
    lying = [*table.board.laid, *[goal.cell for goal in table.goals]]
    columns = [column(cell) for cell in lying]
    rows = [row(cell) for cell in lying]
    near = [
        int(at(x, y))
        for x in range(min(columns) - AROUND, max(columns) + AROUND + 1)
        for y in range(min(rows) - AROUND, max(rows) + AROUND + 1)
    ]
    return [*near, int(at(400, -400)), int(UNKNOWN)]


NUMBERS = {"seat": _seats, "card": _lying_cards, "spare-card": _spare_cards, "cell": _cells, "place": _places}
"""The numbers to try for a kind of target; any other kind has a few small ones."""
