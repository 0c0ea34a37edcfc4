"""Hidden places: what a viewer does not know at one moment of a game, and how to put something else there.

Which places these are follows from `lawful`; what a viewer has lawfully seen there earlier stays as it is.
"""

from __future__ import annotations

from typing import NamedTuple, TypeVar, cast

from tests.properties import lawful
from tests.properties.play import Game, Setup, forest_of
from undermine.engine.kernel.cards import hand_of
from undermine.engine.kernel.codec import plain
from undermine.engine.kernel.table import Event
from undermine.engine.kernel.values import Value
from undermine.engine.lost_mines.table import ON_DISPLAY, LostMinesTable
from undermine.engine.saboteur.ruleset import SaboteurRuleset
from undermine.engine.saboteur.table import SaboteurTable

V = TypeVar("V", bound=Value)


class Stretch:
    """Some moves of a game, the table before the first of them, and what happened earlier."""

    def __init__(self, setup: Setup, begin: int, length: int, ruleset: SaboteurRuleset | None = None) -> None:
        game = Game(setup, ruleset).play(begin)
        self.table = game.table.copy()
        self.before = [*game.moves]
        self.moves = game.play(length).moves[len(self.before) :]

    def known(self, viewer: int) -> set[tuple[str, str]]:
        """The hidden places whose contents the viewer has lawfully seen, each as kind of place and name."""
        seen: set[tuple[str, str]] = set()
        for event in [event for move in self.before for event in move.events]:
            if event.name() == "round-began":
                seen = {place for place in seen if place[0] == "gold"}
            for knows in lawful.KNOWLEDGE.get(event.name(), ()):
                data = plain(event, self.table.ruleset)
                if not knows.who or data[knows.who] == f"@{viewer}":
                    seen.add((knows.place, str(data[knows.where])))
        return seen

    def face_down(self, viewer: int) -> list[int]:
        """The positions in the discard pile of cards that the viewer has not seen (BASE-12)."""
        hidden: list[int] = []
        for move in self.before:
            if move.pile_cleared:
                hidden.clear()
                continue
            unseen = [card for event in move.events for card in self._unseen(event, viewer)]
            for position in move.added_to_pile:
                if position < len(self.table.discard) and self.table.discard[position] in unseen:
                    unseen.remove(self.table.discard[position])
                    hidden.append(position)
        return hidden

    def _unseen(self, event: Event, viewer: int) -> list[int]:
        rule = lawful.FACE_DOWN.get(event.name())
        if rule is None or (rule.who and getattr(event, rule.who) == viewer):
            return []
        contents = [getattr(event, field) for field in rule.fields]
        return [
            card for content in contents for card in (content if isinstance(content, tuple) else [content])
        ]


class Slot(NamedTuple):
    """One hidden place: a card in a hand, a position in the deck, the dwarf of a seat, a goal, a chest on a cell."""

    pile: str | lawful.HiddenPart
    owner: int
    position: int


def contents(table: SaboteurTable, slot: Slot) -> list[int]:
    """Everything in the pile of a slot."""
    if isinstance(slot.pile, lawful.HiddenPart):
        return list(getattr(table.part(slot.pile.module), slot.pile.things))
    if slot.pile == "hands":
        return table.hands[slot.owner].listing()
    if slot.pile == "gold":
        return list(table.gold[slot.owner])
    if slot.pile in ("goals", "mines", "treasures"):
        return [int(laid.card) for laid in getattr(table, slot.pile)]
    return list(getattr(table, slot.pile))


def fill(table: SaboteurTable, slot: Slot, things: list[int]) -> None:
    """Put other things into the pile of a slot."""
    if isinstance(slot.pile, lawful.HiddenPart):
        part = table.part(slot.pile.module)
        assert part is not None
        table.change_part(slot.pile.module, changed(part, slot.pile.things, tuple(things)))
    elif slot.pile == "hands":
        table.hands[slot.owner] = hand_of(things)
    elif slot.pile == "gold":
        table.keep_gold(slot.owner, tuple(things))
    elif slot.pile in ("goals", "mines", "treasures"):
        laid = zip(getattr(table, slot.pile), things, strict=True)
        setattr(table, slot.pile, [changed(old, "card", card) for old, card in laid])
    else:
        kind = type(getattr(table, slot.pile))
        setattr(table, slot.pile, kind(things))


def changed(value: V, field: str, content: object) -> V:
    """A value with another content in one of its fields."""
    names = [name.partition(":")[0] for name in type(value).fields]
    return type(value)(*[content if name == field else getattr(value, name) for name in names])


def hidden_slots(stretch: Stretch, viewer: int) -> list[list[Slot]]:
    """What the viewer does not know when the stretch begins, in groups that may change places among themselves."""
    forest = forest_of(stretch.table)
    if forest is not None:
        return hidden_in_forest(stretch, forest, viewer)
    groups = [
        hidden_cards(stretch, viewer),
        hidden_dwarfs(stretch, viewer),
        hidden_goals(stretch, viewer),
        hidden_gold(stretch, viewer),
    ]
    return groups + [hidden_in_part(stretch, viewer, hidden) for hidden in lawful.HIDDEN_PARTS]


def others(table: SaboteurTable, viewer: int, known: set[tuple[str, str]], place: str) -> list[int]:
    """The seats whose things of this kind the viewer does not know."""
    return [seat for seat in range(table.seats) if seat != viewer and (place, f"@{seat}") not in known]


def hidden_cards(stretch: Stretch, viewer: int) -> list[Slot]:
    """Hands of others, the deck, cards discarded face down, cards set aside unseen."""
    table = stretch.table
    known = stretch.known(viewer)
    slots = [Slot("deck", -1, i) for i in range(table.dealt, len(table.deck))]
    slots += [Slot("discard", -1, i) for i in stretch.face_down(viewer)]
    for seat in others(table, viewer, known, "hand"):
        slots += [Slot("hands", seat, i) for i in range(table.hands[seat].size())]
    if ("cards aside", f"@{viewer}") not in known:
        slots += [
            Slot("aside", -1, i) for i, card in enumerate(table.aside) if table.rules.cards[card].copies
        ]
    return slots


def hidden_dwarfs(stretch: Stretch, viewer: int) -> list[Slot]:
    """Dwarfs of others and unused ones, until they are revealed (BASE-27)."""
    table = stretch.table
    if table.roles_shown or not table.roles:
        return []
    known = stretch.known(viewer)
    slots = [Slot("roles", -1, seat) for seat in others(table, viewer, known, "dwarf")]
    if ("unused dwarfs", f"@{viewer}") not in known:
        slots += [Slot("unused", -1, i) for i in range(len(table.unused))]
    return slots


def hidden_goals(stretch: Stretch, viewer: int) -> list[Slot]:
    """Face-down goals at which the viewer has not looked."""
    table = stretch.table
    known = stretch.known(viewer)
    names = [str(plain(goal, table.ruleset)["cell"]) for goal in table.goals]
    return [
        Slot("goals", -1, i)
        for i, goal in enumerate(table.goals)
        if not goal.revealed and ("goal", names[i]) not in known
    ]


def hidden_in_forest(stretch: Stretch, table: LostMinesTable, viewer: int) -> list[list[Slot]]:
    """Cards, face-down mines, and, of equal backs, roles and the values of treasures (LM-3, LM-7, LM-18, LM-28)."""
    known = stretch.known(viewer)
    mines = [
        Slot("mines", -1, i)
        for i, mine in enumerate(table.mines)
        if not mine.revealed and ("mine", str(plain(mine, table.ruleset)["cell"])) not in known
    ]
    groups = [hidden_cards(stretch, viewer), mines]
    for back in sorted({int(table.rules.back[card]) for card in [*table.roles, *table.unused]}):
        shown = [] if table.roles_shown else others(stretch.table, viewer, known, "dwarf")
        slots = [Slot("roles", -1, seat) for seat in shown if table.rules.back[table.roles[seat]] == back]
        slots += [
            Slot("unused", -1, i) for i, card in enumerate(table.unused) if table.rules.back[card] == back
        ]
        groups.append([] if table.roles_shown else slots)
    for back in sorted({int(treasure.back) for treasure in table.treasures}):
        slots = [
            Slot("treasures", -1, i)
            for i, treasure in enumerate(table.treasures)
            if treasure.back == back
            and ("treasure", str(i)) not in known
            and (treasure.holder == ON_DISPLAY or not (table.roles_shown or treasure.holder == viewer))
        ]
        slots += [Slot("rest", -1, i) for i, card in enumerate(table.rest) if table.rules.back[card] == back]
        groups.append(slots)
    return groups


def hidden_gold(stretch: Stretch, viewer: int) -> list[Slot]:
    """Gold cards of others and of the supply, until the game is over (BASE-36)."""
    table = stretch.table
    if table.ask() is None:
        return []
    slots = [Slot("supply", -1, i) for i in range(len(table.supply))]
    for seat in others(table, viewer, stretch.known(viewer), "gold"):
        slots += [Slot("gold", seat, i) for i in range(len(table.gold[seat]))]
    return slots


def hidden_in_part(stretch: Stretch, viewer: int, hidden: lawful.HiddenPart) -> list[Slot]:
    """What a module keeps face down, where the viewer has not looked."""
    if not stretch.table.rules.has(hidden.module):
        return []
    part = stretch.table.part(hidden.module)
    assert part is not None
    cells = cast("list[str]", plain(part, stretch.table.ruleset)[hidden.cells])
    known = stretch.known(viewer)
    return [Slot(hidden, -1, i) for i, cell in enumerate(cells) if (hidden.place, cell) not in known]
