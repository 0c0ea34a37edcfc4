"""What a scenario can say of a game of The Lost Mines: its headings, its views, and the position it begins with."""

from __future__ import annotations

from typing import cast

from undermine.engine.kernel.agenda import UNANSWERED
from undermine.engine.kernel.cards import Card
from undermine.engine.kernel.kinds import CARD, UNKNOWN
from undermine.engine.kernel.observations import Observation
from undermine.engine.kernel.rng import Rng
from undermine.engine.kernel.rounds import GameBegan, RoundBegan
from undermine.engine.kernel.table import Table
from undermine.engine.lost_mines.cards import START_CELLS
from undermine.engine.lost_mines.dealing import (
    ForestLaid,
    clans_dealt,
    dwarf_deck,
    mine_deck,
    treasure_deck,
    treasures_laid,
)
from undermine.engine.lost_mines.rounds import begin_turn
from undermine.engine.lost_mines.ruleset import LostMinesRuleset
from undermine.engine.lost_mines.table import (
    ON_DISPLAY,
    TRAP,
    LostMinesTable,
    Mine,
    Token,
    Treasure,
    lost_mines,
)
from undermine.engine.lost_mines.views import LostMinesView
from undermine.engine.tunnels.board import EDGE, EMPTY, HIDDEN
from undermine.engine.tunnels.sides import CELL, CROSSING, at
from undermine.engine.tunnels.sketch import BLANK
from undermine.engine.tunnels.tiles import card_of
from undermine.scenarios.contents import (
    NOTHING,
    Cards,
    Content,
    Flag,
    Number,
    Numbers,
    Phrases,
    Place,
    RoleNames,
    Seat,
    Seats,
    dwarf,
    items,
)
from undermine.scenarios.drawings import Drawing, Sketch, sketched
from undermine.scenarios.forms import Form, ViewField
from undermine.scenarios.headings import INNER_HEADINGS, KERNEL_HEADINGS, SEAT, Attribute, Heading, Turn
from undermine.scenarios.lines import BadScenario, Line
from undermine.scenarios.scene import Scene


def mine(card: Card) -> bool:
    """Take mines."""
    return card.kind == "mine"


def treasure(card: Card) -> bool:
    """Take treasures."""
    return card.kind == "treasure"


class TreasureCards(Content):
    """`silver-2; gold-4 Ann`: the treasures by number, each with its holder if it has been taken; in a view `? Ann`."""

    def read(self, text: str, line: Line, scene: Scene) -> object:
        """Read the treasures."""
        rules = cast("LostMinesRuleset", scene.ruleset)
        treasures: list[Treasure] = []
        for item in items(text, ";"):
            name, _, holder = item.partition(" ")
            seat = scene.seat(holder) if holder else int(ON_DISPLAY)
            back = name.removesuffix("-?")
            if back != name:
                treasures.append(Treasure(UNKNOWN, scene.card(f"{back}-treasure"), seat))
                continue
            card = scene.card(name)
            if not treasure(rules.cards[card]):
                raise BadScenario("scenario-no-treasure", card=name)
            treasures.append(Treasure(card, rules.back[card], seat))
        return treasures

    def write(self, content: object, scene: Scene) -> list[str]:
        """Write the treasures."""
        words: list[str] = []
        for held in cast("list[Treasure]", content):
            kind = scene.ruleset.cards[held.back].name.removesuffix("-treasure")
            name = f"{kind}-?" if held.card == UNKNOWN else CARD.write(held.card, scene.ruleset.cards)
            words.append(name if held.holder == ON_DISPLAY else f"{name} {scene.name(held.holder)}")
        return ["; ".join(words) or NOTHING]


class Tokens(Content):
    """`trap 3,2|4,2; troll 3,2|3,3 Ann`: the tokens on edges; a troll has its owner."""

    def read(self, text: str, line: Line, scene: Scene) -> object:
        """Read the tokens."""
        tokens: list[Token] = []
        for item in items(text, ";"):
            sort, _, rest = item.partition(" ")
            edge, _, owner = rest.partition(" ")
            if sort not in ("trap", "troll") or (sort == "troll") != bool(owner):
                raise BadScenario("scenario-no-token", token=item)
            tokens.append(Token(CROSSING.read(edge, []), scene.seat(owner) if owner else int(TRAP)))
        return tuple(tokens)

    def write(self, content: object, scene: Scene) -> list[str]:
        """Write the tokens."""
        words: list[str] = []
        for token in cast("tuple[Token, ...]", content):
            edge = CROSSING.write(token.edge, [])
            words.append(f"trap {edge}" if token.owner == TRAP else f"troll {edge} {scene.name(token.owner)}")
        return ["; ".join(words) or NOTHING]


class Cells(Content):
    """`3,2; 4,2`: some cells."""

    def read(self, text: str, line: Line, scene: Scene) -> object:
        """Read the cells."""
        return [CELL.read(item, []) for item in items(text, ";")]

    def write(self, content: object, scene: Scene) -> list[str]:
        """Write the cells."""
        return ["; ".join([CELL.write(cell, []) for cell in cast("list[int]", content)]) or NOTHING]


class Dwarfs(Heading):
    """`roles: Ann blue-loyal, Bob yellow-saboteur`; the dwarfs stand on their clans' start cards."""

    def get(self, table: Table, subject: int) -> object:
        """Return everybody's dwarf card."""
        return dict(enumerate(lost_mines(table).roles))

    def put(self, table: Table, subject: int, content: object) -> None:
        """Give the named seats their dwarfs."""
        at_table = lost_mines(table)
        for seat, role in cast("dict[int, int]", content).items():
            at_table.roles[seat] = role
            x, y = START_CELLS[at_table.rules.clan_of[role]]
            at_table.places[seat] = int(at(x, y))

    def agrees(self, expected: object, table: Table, subject: int) -> bool:
        """Compare the seats that are named."""
        roles = lost_mines(table).roles
        return all(roles[seat] == role for seat, role in cast("dict[int, int]", expected).items())


class Places(Attribute):
    """`place Ann: 3,1`: where a dwarf stands. Always written, since the roles put everybody on a start card."""

    always = True


class Mines(Heading):
    """`mines: gems-mine, gold-mine, ...` from north to south. They lie face down unless the sketch shows them."""

    def get(self, table: Table, subject: int) -> object:
        """Return the mines."""
        return [int(laid.card) for laid in lost_mines(table).mines]

    def put(self, table: Table, subject: int, content: object) -> None:
        """Exchange the mines for others."""
        at_table = lost_mines(table)
        cards = cast("list[int]", content)
        if len(cards) != len(at_table.mines):
            raise BadScenario("scenario-mines", count=len(at_table.mines))
        at_table.mines = [
            Mine(laid.cell, card, laid.revealed) for laid, card in zip(at_table.mines, cards, strict=True)
        ]


class Forest(Heading):
    """`board:` a sketch. Start cards and face-down mines need not be drawn; what is drawn empty is empty."""

    def get(self, table: Table, subject: int) -> object:
        """Return the drawing of the board."""
        return sketched(lost_mines(table).board, table.ruleset.cards)

    def put(self, table: Table, subject: int, content: object) -> None:
        """Lay everything that is drawn."""
        sketch = cast("Sketch", content)
        at_table = lost_mines(table)
        for cell in sketch.area - set(sketch.signs):
            if at_table.board.face_at(cell) > 0:
                at_table.board.take(cell)
        for cell, face in sketch.faces.items():
            lay(at_table, cell, face)

    def against(self, held: object, begun: object) -> object:
        """Draw cells empty that are not so to begin with."""
        sketch, first = cast("Sketch", held), cast("Sketch", begun)
        blank = dict.fromkeys(first.signs.keys() - sketch.signs.keys(), BLANK)
        return Sketch(sketch.signs | blank, sketch.faces, sketch.area)

    def agrees(self, expected: object, table: Table, subject: int) -> bool:
        """Compare all signs; mines and starts outside the drawing may be left out."""
        sketch = cast("Sketch", expected)
        actual = cast("Sketch", self.get(table, subject))
        shown = {cell: sign for cell, sign in actual.signs.items() if cell in sketch.area}
        return shown == sketch.signs


def lay(table: LostMinesTable, cell: int, face: int) -> None:
    """Lay a card on a cell of the position; a mine that lies there is revealed by it."""
    there = table.board.face_at(cell)
    where = CELL.write(cell, [])
    if there == face:
        return
    if there == EDGE:
        raise BadScenario("scenario-off-board", cell=where)
    number = table.mine_at(cell)
    if number >= 0:
        if face == HIDDEN or card_of(face) != table.mines[number].card:
            name = table.rules.cards[table.mines[number].card].name
            raise BadScenario("scenario-mine-otherwise", cell=where, card=name)
        table.mines[number] = Mine(cell, table.mines[number].card, 1)
    elif face == HIDDEN or table.rules.cards[card_of(face)].kind == "mine":
        raise BadScenario("scenario-no-mine", cell=where)
    elif there != EMPTY:
        table.board.take(cell)
    table.board.place(cell, face)


def begin(table: Table, seat: int) -> None:
    """Begin a seat's turn, if it has cards (LM-11)."""
    if table.hands[seat].size():
        begin_turn(lost_mines(table), seat)


LOST_MINES_HEADINGS: tuple[Heading, ...] = (
    Attribute("round", Number(least=1), "round"),
    Attribute("starter", Seat(), "starter"),
    *KERNEL_HEADINGS,
    Dwarfs("roles", RoleNames()),
    Attribute("unused", Cards(ordered=True, fits=dwarf), "unused", made=tuple),
    Mines("mines", Cards(ordered=True, fits=mine)),
    Forest("board", Drawing()),
    Places("place", Place(), "places", of=SEAT),
    Attribute("treasures", TreasureCards(), "treasures"),
    Attribute("rest", Cards(ordered=True, fits=treasure), "rest", made=tuple),
    Attribute("tokens", Tokens(), "tokens"),
    Attribute("tools", Cells(), "tools", made=tuple),
    Attribute("aside", Cards(ordered=True), "aside", made=tuple),
    Attribute("points", Number(least=0), "points", of=SEAT),
    Attribute("dragon", Seat(), "dragon"),
    Attribute("memories", Phrases(Observation), "memories", of=SEAT, made=tuple),
    Attribute("last player", Seat(), "last_player"),
    Attribute("roles shown", Flag(), "roles_shown"),
    Attribute("winners", Seats(), "winners", made=tuple),
    Turn("turn", Seat(), begin),
    Attribute("active", Seat(), "active"),
    Attribute("draws", Number(least=0), "draws"),
    *INNER_HEADINGS,
)
"""In the order in which they are put on a table: what a later one needs comes first."""


def _seen(view: object) -> LostMinesView:
    return cast("LostMinesView", view)


VIEW_FIELDS: tuple[ViewField, ...] = (
    ViewField("hand", Cards(ordered=False), lambda view: view.hand.listing()),
    ViewField("hand sizes", Numbers(), lambda view: view.hand_sizes),
    ViewField("deck size", Number(), lambda view: view.deck_size),
    ViewField("roles", Cards(ordered=True, unknown=True), lambda view: _seen(view).dwarfs),
    ViewField("clans", Cards(ordered=True), lambda view: _seen(view).clans),
    ViewField(
        "mines",
        Cards(ordered=True, unknown=True),
        lambda view: [int(laid.card) for laid in _seen(view).mines],
    ),
    ViewField("treasures", TreasureCards(), lambda view: _seen(view).treasures),
    ViewField("tokens", Tokens(), lambda view: _seen(view).tokens),
    ViewField("points", Numbers(), lambda view: _seen(view).points),
    ViewField("memories", Phrases(Observation), lambda view: list(_seen(view).memories)),
)
"""What can be asked of a seat's view, beside the parts of the modules."""


def bare_table(scene: Scene, rng: Rng, round_: int, starter: int) -> LostMinesTable:
    """Return the table of a round in which nobody has drawn a card yet.

    Nothing is left to chance: everybody is a loyal blue dwarf, mines and treasures lie as the components are listed,
    the deck is empty.
    """
    table = lost_mines(scene.ruleset.open_table(len(scene.names), rng))
    table.sealed = [int(UNANSWERED)] * table.seats
    table.parts = [None] * len(scene.ruleset.modules)
    table.happen(GameBegan(table.seats))
    table.happen(RoundBegan(round_, starter))
    table.happen(ForestLaid(tuple(mine_deck(table))))
    table.happen(treasures_laid(table, treasure_deck(table)))
    table.happen(clans_dealt(table, [dwarf_deck(table)[0]] * table.seats))
    return table


def check(table: Table) -> None:
    """Raise `BadScenario` if a dwarf does not stand on a card."""
    at_table = lost_mines(table)
    for place in at_table.places:
        if at_table.board.face_at(place) <= 0:
            raise BadScenario("scenario-dwarf-on-nothing", cell=CELL.write(place, []))


LOST_MINES_FORM = Form(LOST_MINES_HEADINGS, VIEW_FIELDS, bare_table, check)
