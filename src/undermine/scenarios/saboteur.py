"""What a scenario can say of a game of Saboteur: its headings, its views, and the position it begins with."""

from __future__ import annotations

from typing import cast

from undermine.engine.kernel.agenda import UNANSWERED
from undermine.engine.kernel.observations import Observation
from undermine.engine.kernel.rng import Rng
from undermine.engine.kernel.rounds import GameBegan, RoundBegan
from undermine.engine.kernel.table import Step, Table
from undermine.engine.saboteur.rounds import begin_turn
from undermine.engine.saboteur.seams import LAYOUT, PIECES, ROLES
from undermine.engine.saboteur.table import Goal, SaboteurTable, saboteur
from undermine.engine.saboteur.views import SaboteurView
from undermine.scenarios.contents import (
    Cards,
    Flag,
    Number,
    Numbers,
    Phrases,
    Place,
    RoleNames,
    Seat,
    Seats,
    dwarf,
)
from undermine.scenarios.drawings import Drawing, Lying
from undermine.scenarios.forms import Form, ViewField
from undermine.scenarios.headings import INNER_HEADINGS, KERNEL_HEADINGS, SEAT, Attribute, Heading, Turn
from undermine.scenarios.labyrinth import CardOnCell, GoalCards, Goals, Labyrinth, check_goals
from undermine.scenarios.scene import Scene

CELL_OF = "cell"


class Roles(Heading):
    """`roles: Ann miner, Bob saboteur`; players who are not named stay as they are."""

    def get(self, table: Table, subject: int) -> object:
        """Return everybody's dwarf."""
        return dict(enumerate(saboteur(table).roles))

    def put(self, table: Table, subject: int, content: object) -> None:
        """Give the named seats their dwarfs."""
        for seat, role in cast("dict[int, int]", content).items():
            saboteur(table).roles[seat] = role

    def agrees(self, expected: object, table: Table, subject: int) -> bool:
        """Compare the seats that are named."""
        roles = saboteur(table).roles
        return all(roles[seat] == role for seat, role in cast("dict[int, int]", expected).items())


class Before(Heading):
    """`before Ann: broken-pick`: the cards that lie before a seat, the first one laid first."""

    def get(self, table: Table, subject: int) -> object:
        """Return the cards before the seat."""
        return list(saboteur(table).before[subject])

    def put(self, table: Table, subject: int, content: object) -> None:
        """Lay the cards before the seat."""
        saboteur(table).lay_before(subject, tuple(cast("list[int]", content)))


def begin(table: Table, seat: int) -> None:
    """Begin a seat's turn."""
    begin_turn(saboteur(table), seat)


SABOTEUR_HEADINGS: tuple[Heading, ...] = (
    Attribute("round", Number(least=1), "round"),
    Attribute("starter", Seat(), "starter"),
    *KERNEL_HEADINGS,
    Roles("roles", RoleNames()),
    Attribute("unused", Cards(ordered=True, fits=dwarf), "unused", made=tuple),
    Goals("goals", GoalCards()),
    Labyrinth("board", Drawing()),
    CardOnCell("card", Lying(), CELL_OF),
    Before("before", Cards(ordered=True), SEAT),
    Attribute("supply", Numbers(least=1), "supply", made=tuple),
    Attribute("gold", Numbers(least=1), "gold", of=SEAT, made=tuple),
    Attribute("tokens", Number(least=0), "tokens", of=SEAT),
    Attribute("memories", Phrases(Observation), "memories", of=SEAT, made=tuple),
    Attribute("aside", Cards(ordered=True), "aside", made=tuple),
    Attribute("last digger", Seat(), "last_digger"),
    Attribute("last player", Seat(), "last_player"),
    Attribute("finisher", Seat(), "finisher"),
    Attribute("treasure found", Flag(), "treasure_found"),
    Attribute("roles shown", Flag(), "roles_shown"),
    Attribute("winners", Seats(), "winners", made=tuple),
    Turn("turn", Seat(), begin),
    Attribute("active", Seat(), "active"),
    Attribute("draws", Number(least=0), "draws"),
    Attribute("drawer", Seat(), "drawer"),
    Attribute("also drawing", Seats(), "also_drawing", made=tuple),
    Attribute("afterwards", Phrases(Step), "afterwards", made=tuple),
    Attribute("last dug", Place(), "last_dug"),
    Attribute("searches", Number(), "searches"),
    *INNER_HEADINGS,
)
"""In the order in which they are put on a table: what a later one needs comes first."""


VIEW_FIELDS: tuple[ViewField, ...] = (
    ViewField("hand", Cards(ordered=False), lambda view: view.hand.listing()),
    ViewField("hand sizes", Numbers(), lambda view: view.hand_sizes),
    ViewField("deck size", Number(), lambda view: view.deck_size),
    ViewField("roles", Cards(ordered=True, unknown=True), lambda view: cast("SaboteurView", view).dwarfs),
    ViewField(
        "unused", Cards(ordered=True, unknown=True), lambda view: list(cast("SaboteurView", view).unused)
    ),
    ViewField("goals", GoalCards(unknown=True), lambda view: cast("SaboteurView", view).goals),
    ViewField("gold", Numbers(), lambda view: list(cast("SaboteurView", view).gold)),
    ViewField("gold cards", Numbers(), lambda view: cast("SaboteurView", view).gold_cards),
    ViewField("wealth", Numbers(), lambda view: cast("SaboteurView", view).wealth),
    ViewField("memories", Phrases(Observation), lambda view: list(cast("SaboteurView", view).memories)),
)
"""What can be asked of a seat's view, beside the parts of the modules."""


def bare_table(scene: Scene, rng: Rng, round_: int, starter: int) -> SaboteurTable:
    """Return the table of a round in which nobody has drawn a card yet, set up by the modules themselves.

    Nothing is left to chance: everybody is the first dwarf of the dwarf deck, the goals lie as the modules list them,
    the deck is empty, the highest gold is on top of the supply.
    """
    table = saboteur(scene.ruleset.open_table(len(scene.names), rng))
    table.sealed = [int(UNANSWERED)] * table.seats
    table.parts = [None] * len(scene.ruleset.modules)
    table.happen(GameBegan(table.seats))
    for number in sorted({1, round_}):
        table.happen(RoundBegan(number, starter))
        _set_up(table, ROLES)
        table.supply = tuple(sorted(table.supply, reverse=True))
    _set_roles(table)
    _set_up(table, LAYOUT)
    _set_goals(table)
    _set_up(table, PIECES)
    return table


def _set_up(table: SaboteurTable, phase: int) -> None:
    for step in reversed(table.rules.phase_steps(phase)):
        table.push(step)
    table.run()
    table.drop_steps(0)


def _set_roles(table: SaboteurTable) -> None:
    deck: list[int] = []
    for page in table.rules.pages:
        deck = page.dwarfs(table, deck)
    table.roles = [deck[0]] * table.seats
    table.unused = ()


def _set_goals(table: SaboteurTable) -> None:
    laid: list[tuple[int, int]] = []
    for page in table.rules.pages:
        laid = page.goals(table, laid)
    table.goals = [Goal(cell, card) for cell, card in laid]


SABOTEUR_FORM = Form(SABOTEUR_HEADINGS, VIEW_FIELDS, bare_table, check_goals)
