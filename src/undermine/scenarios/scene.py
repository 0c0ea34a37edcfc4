"""The scene of a scenario: its rules and the names of its seats. Names may stand wherever a seat `@n` may."""

from __future__ import annotations

import re
from dataclasses import dataclass

from undermine.engine.kernel.actions import Action, read_action, unpack
from undermine.engine.kernel.kinds import CARD, UNKNOWN
from undermine.engine.kernel.rulesets import Ruleset
from undermine.engine.kernel.table import SPECTATOR
from undermine.scenarios.lines import BadScenario

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim", "Lee")
"""What seats are called if a scenario does not say."""
NOBODY = "nobody"
SEAT_WORD = re.compile(r"@(\d+)")
NAME = re.compile(r"\w[\w.'-]*")


@dataclass
class Scene:
    """The rules in play and who sits where."""

    ruleset: Ruleset
    names: list[str]

    def name(self, seat: int) -> str:
        """Return the name of a seat."""
        return NOBODY if seat == UNKNOWN else self.names[seat]

    def seat(self, word: str) -> int:
        """Return the seat that a name or `@n` means."""
        if word in self.names:
            return self.names.index(word)
        match = SEAT_WORD.fullmatch(word)
        if match and int(match[1]) < len(self.names):
            return int(match[1])
        raise BadScenario("scenario-no-seat", seat=word, seats=self.names)

    def seat_or_nobody(self, word: str) -> int:
        """Return the seat, or the number that stands for nobody."""
        return int(UNKNOWN) if word == NOBODY else self.seat(word)

    def viewer(self, word: str) -> int:
        """Return the seat, or that of the spectator."""
        return int(SPECTATOR) if word == "spectator" else self.seat(word)

    def card(self, word: str) -> int:
        """Return the card of that name."""
        card = CARD.read(word, self.ruleset.cards)
        if card == UNKNOWN:
            raise BadScenario("scenario-unknown-card")
        return card

    def action(self, text: str) -> Action:
        """Read an action in which names stand for seats."""
        return read_action(self.numbered(text), self.ruleset.verbs)

    def numbered(self, text: str) -> str:
        """Put `@n` for every name in an action."""
        words = text.split()
        return " ".join([f"@{self.names.index(word)}" if word in self.names else word for word in words])

    def named(self, text: str) -> str:
        """Put names for every `@n` in an action."""
        words = [SEAT_WORD.fullmatch(word) for word in text.split()]
        return " ".join(
            [
                self.names[int(match[1])] if match else word
                for match, word in zip(words, text.split(), strict=True)
            ]
        )

    def write(self, action: Action) -> str:
        """Write an action with names for seats."""
        return self.named(str(action))

    def write_code(self, code: int) -> str:
        """Write a packed action with names for seats."""
        return self.write(unpack(code, self.ruleset.verbs))


def can_name(name: str) -> bool:
    """Return whether a seat can have that name, unless a card has it."""
    return bool(NAME.fullmatch(name)) and not name[0].islower()


def check_name(name: str, ruleset: Ruleset) -> None:
    """Raise `BadScenario` if a seat cannot have that name."""
    if not can_name(name):
        raise BadScenario("scenario-bad-name", name=name)
    if name in ruleset.cards_by_name:
        raise BadScenario("scenario-name-of-card", name=name)
