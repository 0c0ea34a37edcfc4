"""What is in the box: how a game describes itself, and the cards and verbs of its rules by number and by name."""

from __future__ import annotations

from undermine.engine._native import i64, vec
from undermine.engine.kernel.actions import VerbForm, Verbs
from undermine.engine.kernel.cards import Card
from undermine.engine.kernel.kinds import Kind
from undermine.engine.kernel.outcomes import NO_SIDE
from undermine.engine.kernel.refusals import Refusal


class Game:
    """What a game tells the kernel: its name, kinds, numbers of quantities and matters, clauses of plain refusals.

    `sides` are those that can win a round, and last NO_SIDE; `counted` is what the winner of a game has most of.

    The name is how everything outside the engine looks up what it has for this game: views, scenario forms, bots.
    """

    def __init__(
        self,
        name: str,
        kinds: tuple[Kind, ...],
        quantities: int,
        matters: int,
        clauses: dict[str, str],
        sides: tuple[str, ...],
        counted: str,
    ) -> None:
        """Describe the game; `clauses` maps the kernel's refusal codes to the game's clause ids."""
        self.name = name
        self.kinds = kinds
        self.quantities = quantities
        self.matters = matters
        self.clauses = clauses
        self.sides: tuple[str, ...] = (*sides, NO_SIDE)
        self.counted = counted


class Contents:
    """The cards and verbs of a set of rules, and the places of its modules.

    `places` has the place of each module's part, by the names of module and part; `part_places` has it by the slots of
    `modules.part_slot`.
    """

    name: str
    game: Game
    kinds: dict[str, Kind]
    cards: list[Card]
    cards_by_name: dict[str, Card]
    verbs: Verbs
    verbs_by_name: dict[str, VerbForm]
    places: dict[str, int]
    part_places: vec[i64]

    def verb(self, name: str) -> VerbForm:
        """Return the verb of that name."""
        return self.verbs_by_name[name]

    def card(self, name: str) -> i64:
        """Return the index of the card of that name."""
        return self.cards_by_name[name].index

    def has(self, module: str) -> bool:
        """Return whether a module is in play, itself or as a variant."""
        return module in self.places

    def refusal(self, code: str, about: str) -> Refusal:
        """Return a refusal of the kernel with the clause this game gives for it."""
        return Refusal(code, self.game.clauses[code], about)
