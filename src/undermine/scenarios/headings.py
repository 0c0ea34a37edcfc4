"""Headings: what a position can say, one part of a table each, and how it is put there and looked up again.

The same headings serve to set up a position, to expect something of it and to write a table out. Here are those of
any card game; each game adds its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from undermine.engine.kernel.cards import hand_of
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.modules import part_name
from undermine.engine.kernel.records import read_seed
from undermine.engine.kernel.rng import Rng
from undermine.engine.kernel.rulesets import ruleset_of
from undermine.engine.kernel.table import Event, Step, Story, Table
from undermine.engine.kernel.turns import TakeTurn
from undermine.engine.kernel.values import Value
from undermine.engine.kernel.views import told
from undermine.scenarios.contents import Cards, Content, Number, Phrase, Phrases, Sealed, Stream, of_deck
from undermine.scenarios.lines import BadScenario, Line
from undermine.scenarios.reading import keyed
from undermine.scenarios.scene import Scene

SEAT = "seat"
MODULE = "module"


class Heading:
    """One part of a table that can be named: `deck`, or `hand` of a seat, or `part` of a module.

    What is put on a table before the turn begins may be changed by that; `lasting` headings are put there once more.
    `always` ones are written out even if nothing is special about them.
    """

    lasting = False
    always = False

    def __init__(self, name: str, content: Content, of: str = "") -> None:
        """Name it, say what stands behind the colon, and of what there is one each."""
        self.name = name
        self.content = content
        self.of = of

    def key(self, subject: int, scene: Scene) -> str:
        """Return what stands before the colon."""
        if self.of == SEAT:
            return f"{self.name} {scene.names[subject]}"
        if self.of == MODULE:
            return f"{self.name} {part_name(scene.ruleset.modules[subject])}"
        return self.name

    def subject(self, word: str, scene: Scene) -> int:
        """Return the number of the seat or module that the heading is about."""
        if self.of == SEAT:
            return scene.seat(word)
        places = scene.ruleset.places
        if word not in places:
            modules = [module.id for module in scene.ruleset.modules]
            raise BadScenario("scenario-no-module", module=word, modules=modules)
        return places[word]

    def subjects(self, table: Table) -> list[int]:
        """Return all seats or modules it can be about."""
        if self.of == SEAT:
            return list(range(table.seats))
        return list(range(len(ruleset_of(table).modules))) if self.of == MODULE else [0]

    def read(self, line: Line, scene: Scene) -> object:
        """Return what a line says."""
        if line.inside and not self.content.block:
            raise BadScenario("scenario-nothing-below", heading=self.name)
        return self.content.read(keyed(line)[1], line, scene)

    def get(self, table: Table, subject: int) -> object:
        """Look up what the table has."""
        raise NotImplementedError(self.name)

    def put(self, table: Table, subject: int, content: object) -> None:
        """Let the table have it."""
        raise NotImplementedError(self.name)

    def against(self, held: object, begun: object) -> object:
        """Return what is to be written so that the table has this, and nothing of what it has to begin with."""
        return held

    def agrees(self, expected: object, table: Table, subject: int) -> bool:
        """Return whether the table has what is expected."""
        return self.get(table, subject) == expected


class Attribute(Heading):
    """A heading that is one attribute of the table, or one entry of it for each seat."""

    def __init__(
        self,
        name: str,
        content: Content,
        attribute: str,
        *,
        of: str = "",
        made: Callable[[list[int]], object] | None = None,
    ) -> None:
        """Name the attribute; `made` turns a list into what the table holds."""
        super().__init__(name, content, of)
        self.attribute = attribute
        self.made = made

    def get(self, table: Table, subject: int) -> object:
        """Return the attribute, sequences as lists."""
        held = getattr(table, self.attribute)
        if self.of:
            held = held[subject]
        return list(held) if self.made is not None else held

    def put(self, table: Table, subject: int, content: object) -> None:
        """Set the attribute."""
        held = content if self.made is None else self.made(cast("list[int]", content))
        if self.of:
            getattr(table, self.attribute)[subject] = held
        else:
            setattr(table, self.attribute, held)


class Hands(Heading):
    """`hand Ann: [NES], map`: the cards a seat holds, in any order."""

    def get(self, table: Table, subject: int) -> object:
        """Return the cards in the catalogue's order."""
        return table.hands[subject].listing()

    def put(self, table: Table, subject: int, content: object) -> None:
        """Give the seat these cards."""
        table.hands[subject] = hand_of(cast("list[int]", content))


class Deck(Heading):
    """`deck: map, [NS]`: the cards still to be drawn, the top first."""

    def get(self, table: Table, subject: int) -> object:
        """Return the cards left."""
        return table.deck[table.dealt :]

    def put(self, table: Table, subject: int, content: object) -> None:
        """Lay the deck down."""
        table.deck = cast("list[int]", content)
        table.dealt = 0


class Discard(Heading):
    """`discard: rockfall, [NS]`: the discard pile, the top first."""

    def get(self, table: Table, subject: int) -> object:
        """Return the pile from the top."""
        return table.discard[::-1]

    def put(self, table: Table, subject: int, content: object) -> None:
        """Lay the pile down."""
        table.discard = cast("list[int]", content)[::-1]


class Chance(Heading):
    """`seed: 7`: where chance comes from; `seed: 7 at 120` once 120 numbers have been read."""

    def get(self, table: Table, subject: int) -> object:
        """Return seed and position."""
        return table.rng.seed.hex(), int(table.rng.position())

    def put(self, table: Table, subject: int, content: object) -> None:
        """Begin the stream and read on to the position."""
        seed, position = cast("tuple[str, int]", content)
        table.rng = Rng(read_seed(seed))
        table.rng.skip(position)


class Tale(Heading):
    """`story:` what everybody has seen of the round so far, one event a line."""

    def get(self, table: Table, subject: int) -> object:
        """Return the events, oldest first."""
        return told(table.story)

    def put(self, table: Table, subject: int, content: object) -> None:
        """Chain the events up."""
        story: Story | None = None
        for event in cast("list[Event]", content):
            story = Story(event, story)
        table.log.begin_story(story)


class Parts(Attribute):
    """`part toll: ...`: the state of a rule module."""

    lasting = True


class Turn(Heading):
    """`turn: Ann`: whose turn it is; it has just begun."""

    def __init__(self, name: str, content: Content, begin: Callable[[Table, int], None]) -> None:
        """Say how the game begins a turn."""
        super().__init__(name, content)
        self.begin = begin

    def get(self, table: Table, subject: int) -> object:
        """Return who is asked to take a turn, if anybody is."""
        ask = table.ask()
        return int(ask.seat) if isinstance(ask, TakeTurn) else int(UNKNOWN)

    def put(self, table: Table, subject: int, content: object) -> None:
        """Begin the turn."""
        seat = cast("int", content)
        if seat == UNKNOWN:
            return
        table.drop_steps(0)
        self.begin(table, seat)
        if table.ask() is None:
            raise BadScenario("scenario-turn-without-card")


KERNEL_HEADINGS: tuple[Heading, ...] = (
    Chance("seed", Stream()),
    Parts("part", Phrase(Value), "parts", of=MODULE),
    Hands("hand", Cards(ordered=False, fits=of_deck), SEAT),
    Deck("deck", Cards(ordered=True, fits=of_deck)),
    Discard("discard", Cards(ordered=True)),
)
"""What any game has and a person may want to say."""

INNER_HEADINGS: tuple[Heading, ...] = (
    Attribute("turns", Number(), "turn"),
    Attribute("agenda", Phrases(Step), "agenda", made=list),
    Attribute("sealed", Sealed(), "sealed", of=SEAT),
    Tale("story", Phrases(Event)),
)
"""What is set last, mostly by tables that were written out in the middle of a turn."""
