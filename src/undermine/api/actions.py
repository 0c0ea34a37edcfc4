"""Actions in the words of the game, and the list of those that a seat may choose from.

Compiled with the engine, like `games`: programs that play a lot through the public API should not pay for its words.
"""

from collections.abc import Iterator
from typing import cast

from undermine.api.meanings import Cell, Edge, Place, meaning
from undermine.engine.kernel import actions as engine_actions
from undermine.engine.kernel.actions import NO_CARD


class Action:
    """Something a player may do: a verb with its card and targets. What a verb does not need is None.

    `str(action)` is the form that `Game.play` reads and records keep: `dig [NES] 1,0 turned`.
    """

    def __init__(self, engine: engine_actions.Action) -> None:
        self.engine = engine

    @property
    def verb(self) -> str:
        """What is done: `dig`, `break`, `pass`, `say`, ..."""
        return self.engine.verb.name

    @property
    def card(self) -> str | None:
        """The card that is played, passed or chosen, by its name: `[NES]`, `map`."""
        if self.engine.card != NO_CARD:
            return self.engine.verb.catalogue[self.engine.card].name
        return cast("str | None", self._target("card"))

    @property
    def more_cards(self) -> tuple[str, ...]:
        """Further cards that go along: the second and third of a pass, both of a `discard-two`."""
        named = [
            value for kind, value in self.targets if kind in ("card", "spare-card") and value is not None
        ]
        return tuple(cast("list[str]", named))

    @property
    def cell(self) -> Cell | None:
        """The cell it is aimed at, as (x, y)."""
        place = cast("Place | None", self._target("place"))
        return cast("Cell | None", self._target("cell")) if place is None else place[0]

    @property
    def cells(self) -> tuple[Cell, ...]:
        """All cells it is aimed at: two when goals are swapped."""
        return tuple([cast("Cell", value) for kind, value in self.targets if kind == "cell"])

    @property
    def turned(self) -> bool | None:
        """Whether the card is laid turned by 180 degrees."""
        place = cast("Place | None", self._target("place"))
        return None if place is None else place[1]

    @property
    def seat(self) -> int | None:
        """The player it is aimed at."""
        return cast("int | None", self._target("seat"))

    @property
    def tool(self) -> str | None:
        """The tool that is repaired: `pick`, `lantern` or `cart`."""
        return cast("str | None", self._target("tool"))

    @property
    def edge(self) -> Edge | None:
        """The border between two cells on which a trap or troll is put (The Lost Mines)."""
        return cast("Edge | None", self._target("edge"))

    @property
    def route(self) -> str | None:
        """The steps of a dwarf, by the sides left: `EEN` (The Lost Mines)."""
        return cast("str | None", self._target("route"))

    @property
    def number(self) -> int | None:
        """The gold card that is taken, by its value; the treasure, by its place on display."""
        return cast("int | None", self._target("number"))

    @property
    def yes(self) -> bool | None:
        """The answer to a question of yes or no."""
        return cast("bool | None", self._target("flag"))

    @property
    def targets(self) -> tuple[tuple[str, object], ...]:
        """What it is aimed at, in order: the kind of each target and its value."""
        verb = self.engine.verb
        pairs = ((verb.first, int(self.engine.first)), (verb.second, int(self.engine.second)))
        cards = verb.catalogue
        return tuple(
            [(kind.name, meaning(kind, number, cards)) for kind, number in pairs if kind is not None]
        )

    def _target(self, wanted: str) -> object:
        return next((value for kind, value in self.targets if kind == wanted), None)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.engine == other.engine

    def __hash__(self) -> int:
        return hash(self.engine)

    def __str__(self) -> str:
        return str(self.engine)

    def __repr__(self) -> str:
        return f"<Action {self}>"


class Options:
    """All that a seat may do now, in a fixed order: a sequence whose actions are made only when somebody looks."""

    def __init__(self, engine: engine_actions.Options) -> None:
        self.engine = engine

    def __len__(self) -> int:
        return len(self.engine)

    def __getitem__(self, index: int) -> Action:
        return Action(self.engine[index])

    def __iter__(self) -> Iterator[Action]:
        return iter([Action(action) for action in self.engine])

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and action.engine in self.engine

    def of(self, *verbs: str) -> list[Action]:
        """Return the options of these verbs alone."""
        return [action for action in self if action.verb in verbs]

    def __repr__(self) -> str:
        return f"<Options: {len(self)} of {', '.join(sorted({action.verb for action in self})) or 'nothing'}>"
