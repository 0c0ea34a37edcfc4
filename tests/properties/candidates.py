"""Everything a seat could say, legal or not: every verb with every card and every target that can be written.

The numbers come from the kinds of the verbs' targets, a little beyond what exists on the table, never from the options.
"""

from __future__ import annotations

from itertools import product
from random import Random
from typing import NamedTuple

from undermine.engine.kernel.actions import NO_CARD, Action, VerbForm
from undermine.engine.kernel.kinds import UNKNOWN, Kind
from undermine.engine.saboteur.table import SaboteurTable
from undermine.engine.tunnels.sides import ROUTE, SIDE_LETTERS, SOUTHERN, TURNED_BIT, at, column, row

STRANGE_CARDS = 3
"""Cards that are not in the hand, tried beside those that are."""

MANY = 120
"""Actions of one verb, beyond which not every one is tried."""

AROUND = 2
"""Rows and columns tried around everything that lies on the table."""


class Sayings(NamedTuple):
    """The cards and targets with which a seat could name a verb."""

    verb: VerbForm
    cards: list[int]
    firsts: list[int]
    seconds: list[int]

    def include(self, action: Action) -> bool:
        return action.card in self.cards and action.first in self.firsts and action.second in self.seconds

    def every_action(self) -> list[Action]:
        return [Action(self.verb, *numbers) for numbers in product(self.cards, self.firsts, self.seconds)]

    def any_action(self, chance: Random) -> Action:
        return Action(
            self.verb, chance.choice(self.cards), chance.choice(self.firsts), chance.choice(self.seconds)
        )

    def much_like(self, action: Action, chance: Random) -> Action:
        """The action with one of its numbers exchanged for another."""
        numbers = [int(action.card), int(action.first), int(action.second)]
        place = chance.randrange(3)
        numbers[place] = chance.choice((self.cards, self.firsts, self.seconds)[place])
        return Action(self.verb, *numbers)


def sayings(table: SaboteurTable, seat: int, verb: VerbForm) -> Sayings:
    """What the seat could say with a verb."""
    cards = _cards(table, seat) if verb.takes_card else [int(NO_CARD)]
    return Sayings(verb, cards, _numbers(verb.first, table, seat), _numbers(verb.second, table, seat))


def candidates(table: SaboteurTable, seat: int, offered: list[Action], chance: Random) -> list[Action]:
    """Actions of every verb that the seat could name: all of them, or many of them and many that are almost legal."""
    found: list[Action] = []
    for verb in table.rules.verbs:
        saying = sayings(table, seat, verb)
        if len(saying.cards) * len(saying.firsts) * len(saying.seconds) <= MANY:
            found.extend(saying.every_action())
            continue
        found.extend([saying.any_action(chance) for _ in range(MANY)])
        legal = [action for action in offered if action.verb is verb]
        found.extend([saying.much_like(chance.choice(legal), chance) for _ in range(MANY) if legal])
    return found


def random_candidate(table: SaboteurTable, seat: int, chance: Random) -> Action:
    """One action that the seat could name."""
    return sayings(table, seat, chance.choice(table.rules.verbs)).any_action(chance)


def _cards(table: SaboteurTable, seat: int) -> list[int]:
    """The cards of the hand, once each, some others of the catalogue, one that does not exist, and an unknown one."""
    held = sorted(set(table.hands[seat].listing()))
    others = [card.index for card in table.rules.cards if card.index not in held]
    some = [others[(seat + table.turn + 7 * step) % len(others)] for step in range(STRANGE_CARDS)]
    return [*held, *sorted(set(some)), len(table.rules.cards), int(UNKNOWN)]


def _numbers(kind: Kind | None, table: SaboteurTable, seat: int) -> list[int]:
    if kind is None:
        return [0]
    return NUMBERS.get(kind.name, _small_numbers)(table, seat)


def _small_numbers(_table: SaboteurTable, _seat: int) -> list[int]:
    return list(range(-1, 16))


def _seats(table: SaboteurTable, _seat: int) -> list[int]:
    return list(range(-1, table.seats + 1))


def _catalogue(table: SaboteurTable, _seat: int) -> list[int]:
    return list(range(-1, len(table.rules.cards) + 1))


def _spare_cards(table: SaboteurTable, seat: int) -> list[int]:
    return [0, *[card + 1 for card in _cards(table, seat) if card >= 0]]


def _places(table: SaboteurTable, seat: int) -> list[int]:
    return [place for cell in _cells(table, seat) for place in (cell, int(cell | TURNED_BIT)) if place >= 0]


def _cells(table: SaboteurTable, _seat: int) -> list[int]:
    """Every cell around what lies on the table, one far away, and an unknown one."""
    lying = [cell for cell, _ in table.board.layout()]
    columns = [column(cell) for cell in lying]
    rows = [row(cell) for cell in lying]
    near = [
        int(at(x, y))
        for x in range(min(columns) - AROUND, max(columns) + AROUND + 1)
        for y in range(min(rows) - AROUND, max(rows) + AROUND + 1)
    ]
    return [*near, int(at(400, -400)), int(UNKNOWN)]


def _edges(table: SaboteurTable, seat: int) -> list[int]:
    return [edge for cell in _cells(table, seat) for edge in (cell, int(cell | SOUTHERN))]


def _routes(_table: SaboteurTable, _seat: int) -> list[int]:
    """Every walk of up to five steps, and some numbers that mean none."""
    walks = [letters for length in range(1, 6) for letters in product(SIDE_LETTERS, repeat=length)]
    return [ROUTE.read("".join(walk), []) for walk in walks] + [int(UNKNOWN), 0, 8, 5, 1 << 15]


NUMBERS = {
    "seat": _seats,
    "card": _catalogue,
    "spare-card": _spare_cards,
    "cell": _cells,
    "place": _places,
    "edge": _edges,
    "route": _routes,
}
"""The numbers to try for a kind of target; any other kind has a few small ones."""
