"""What can stand behind a heading: cards, numbers, seats, a cell, yes or no, phrases. Each is read and written here."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import cast

from undermine.engine.kernel.cards import Card
from undermine.engine.kernel.kinds import CARD, UNKNOWN, Kind
from undermine.engine.kernel.values import Value
from undermine.engine.tunnels.sides import CELL
from undermine.scenarios.lines import BadScenario, Line, on_line
from undermine.scenarios.phrases import read_phrase, write_phrase
from undermine.scenarios.scene import NOBODY, Scene

NOTHING = "none"
NOWHERE = "nowhere"
NUMBER = re.compile(r"-?[0-9]{1,5}")
SMALLEST = -99_999
"""The smallest number of five digits."""


class Content:
    """One line of text behind the colon."""

    block = False

    def read(self, text: str, line: Line, scene: Scene) -> object:
        """Return what the text, or the deeper lines, mean; raises `BadScenario` or `Unreadable`."""
        raise NotImplementedError

    def write(self, content: object, scene: Scene) -> list[str]:
        """Return the text behind the colon, or the deeper lines of a block."""
        raise NotImplementedError


def items(text: str, parting: str = ",") -> list[str]:
    """Split an enumeration; `none` and nothing at all are an empty one."""
    if text in ("", NOTHING):
        return []
    return [" ".join(item.split()) for item in text.split(parting)]


def repeated(text: str) -> list[str]:
    """Split an enumeration in which a number says how often something stands there: `3 map, rockfall`."""
    words: list[str] = []
    for item in items(text):
        count, _, name = item.rpartition(" ")
        if count and not count.isdecimal():
            raise BadScenario("scenario-not-one-thing", item=item)
        words.extend([name] * (_number(count) if count else 1))
    return words


def any_card(_card: Card) -> bool:
    """Take every card."""
    return True


def of_deck(card: Card) -> bool:
    """Take the cards that are shuffled into the deck."""
    return card.copies > 0


def dwarf(card: Card) -> bool:
    """Take dwarf cards."""
    return card.kind == "dwarf"


class Cards(Content):
    """An enumeration of cards; `3 map` is the same as `map, map, map`."""

    def __init__(
        self, *, ordered: bool, fits: Callable[[Card], bool] = any_card, unknown: bool = False
    ) -> None:
        """Return whether the order matters, which cards may lie there, and whether `?` may stand for one."""
        self.ordered = ordered
        self.fits = fits
        self.unknown = unknown

    def read(self, text: str, line: Line, scene: Scene) -> object:
        """Read the cards."""
        cards = [self._card(name, scene) for name in repeated(text)]
        return cards if self.ordered else sorted(cards)

    def _card(self, name: str, scene: Scene) -> int:
        if name == "?" and self.unknown:
            return int(UNKNOWN)
        card = scene.card(name)
        if not self.fits(scene.ruleset.cards[card]):
            raise BadScenario("scenario-cannot-lie-there", card=name)
        return card

    def write(self, content: object, scene: Scene) -> list[str]:
        """Write the cards, equal neighbours together."""
        words: list[tuple[str, int]] = []
        for card in cast("list[int]", content):
            name = "?" if card == UNKNOWN else scene.ruleset.cards[card].name
            if words and words[-1][0] == name:
                words[-1] = (name, words[-1][1] + 1)
            else:
                words.append((name, 1))
        return [", ".join([f"{count} {name}" if count > 1 else name for name, count in words]) or NOTHING]


class Numbers(Content):
    """An enumeration of numbers; `3 1` is the same as `1, 1, 1`."""

    def __init__(self, least: int = SMALLEST) -> None:
        """Say which numbers make sense there."""
        self.least = least

    def read(self, text: str, line: Line, scene: Scene) -> object:
        """Read the numbers."""
        return [_number(word, self.least) for word in repeated(text)]

    def write(self, content: object, scene: Scene) -> list[str]:
        """Write the numbers."""
        return [", ".join([str(number) for number in cast("list[int]", content)]) or NOTHING]


class Number(Content):
    """One number."""

    def __init__(self, least: int = SMALLEST) -> None:
        """Say which numbers make sense there."""
        self.least = least

    def read(self, text: str, line: Line, scene: Scene) -> object:
        """Read the number."""
        return _number(text, self.least)

    def write(self, content: object, scene: Scene) -> list[str]:
        """Write the number."""
        return [str(content)]


def _number(word: str, least: int = SMALLEST) -> int:
    if not NUMBER.fullmatch(word):
        raise BadScenario("scenario-no-number", word=word)
    if int(word) < least:
        raise BadScenario("scenario-too-little", word=word, least=str(least))
    return int(word)


class Seat(Content):
    """One seat, or nobody."""

    def read(self, text: str, line: Line, scene: Scene) -> object:
        """Read the seat."""
        return scene.seat_or_nobody(text)

    def write(self, content: object, scene: Scene) -> list[str]:
        """Write the seat's name."""
        return [scene.name(cast("int", content))]


class Seats(Content):
    """An enumeration of seats."""

    def read(self, text: str, line: Line, scene: Scene) -> object:
        """Read the seats."""
        return [] if text == NOBODY else [scene.seat(item) for item in items(text)]

    def write(self, content: object, scene: Scene) -> list[str]:
        """Write the seats' names."""
        return [", ".join([scene.name(seat) for seat in cast("list[int]", content)]) or NOBODY]


class Flag(Content):
    """Yes or no."""

    def read(self, text: str, line: Line, scene: Scene) -> object:
        """Read it."""
        if text not in ("yes", "no"):
            raise BadScenario("unreadable-neither-yes-nor-no", word=text)
        return text == "yes"

    def write(self, content: object, scene: Scene) -> list[str]:
        """Write it."""
        return ["yes" if content else "no"]


class Place(Content):
    """A cell, or nowhere."""

    def __init__(self, kind: Kind = CELL) -> None:
        """Use the kind in which the number is written."""
        self.kind = kind

    def read(self, text: str, line: Line, scene: Scene) -> object:
        """Read the cell."""
        return int(UNKNOWN) if text == NOWHERE else self.kind.read(text, scene.ruleset.cards)

    def write(self, content: object, scene: Scene) -> list[str]:
        """Write the cell."""
        number = cast("int", content)
        return [NOWHERE if number == UNKNOWN else self.kind.write(number, scene.ruleset.cards)]


class Stream(Content):
    """A seed, and how many numbers have been read from it: `7 at 120`."""

    def read(self, text: str, line: Line, scene: Scene) -> object:
        """Read both."""
        seed, _, position = text.partition(" at ")
        return seed, _number(position) if position else 0

    def write(self, content: object, scene: Scene) -> list[str]:
        """Write both."""
        seed, position = cast("tuple[str, int]", content)
        return [f"{seed} at {position}" if position else seed]


class Sealed(Content):
    """An action that nobody else knows yet, or none."""

    def read(self, text: str, line: Line, scene: Scene) -> object:
        """Read the action."""
        return int(UNKNOWN) if text == NOTHING else int(scene.action(text).code())

    def write(self, content: object, scene: Scene) -> list[str]:
        """Write the action."""
        code = cast("int", content)
        return [NOTHING if code == UNKNOWN else scene.write_code(code)]


class Phrase(Content):
    """One value as a phrase or JSON, or none."""

    def __init__(self, among: type[Value]) -> None:
        """Allow the values of a class."""
        self.among = among

    def read(self, text: str, line: Line, scene: Scene) -> object:
        """Read the value."""
        return None if text == NOTHING else read_phrase(text, self.among, scene)

    def write(self, content: object, scene: Scene) -> list[str]:
        """Write the value."""
        return [NOTHING if content is None else write_phrase(cast("Value", content), scene)]


class Phrases(Content):
    """Values, each on its own deeper line."""

    block = True

    def __init__(self, among: type[Value]) -> None:
        """Allow the values of a class."""
        self.among = among

    def read(self, text: str, line: Line, scene: Scene) -> object:
        """Read the values."""
        if text not in ("", NOTHING):
            raise BadScenario("scenario-lines-below")
        values: list[Value] = []
        for deeper in line.inside:
            with on_line(deeper.number):
                values.append(read_phrase(deeper.text, self.among, scene))
        return values

    def write(self, content: object, scene: Scene) -> list[str]:
        """Write the values."""
        return [write_phrase(value, scene) for value in cast("list[Value]", content)]


class RoleNames(Content):
    """`Ann miner, Bob saboteur`: some seats and their dwarfs."""

    def read(self, text: str, line: Line, scene: Scene) -> object:
        """Read who is what."""
        roles: dict[int, int] = {}
        for item in items(text):
            name, _, role = item.partition(" ")
            card = scene.card(role)
            if not dwarf(scene.ruleset.cards[card]):
                raise BadScenario("scenario-no-dwarf", card=role)
            roles[scene.seat(name)] = card
        return roles

    def write(self, content: object, scene: Scene) -> list[str]:
        """Write who is what."""
        roles = cast("dict[int, int]", content)
        return [
            ", ".join(
                [
                    f"{scene.names[seat]} {CARD.write(card, scene.ruleset.cards)}"
                    for seat, card in roles.items()
                ]
            )
        ]
