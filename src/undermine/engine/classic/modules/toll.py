"""Tunnel Toll (rules page: mini, TOLL-1 to TOLL-5): figures that block open ends until somebody pays for them.

Everything about the figures is public, promises included; only the card discarded for a figure stays unseen.
"""

from __future__ import annotations

from typing import Final, cast

from undermine.engine._native import i64
from undermine.engine.classic.observations import PassedCards
from undermine.engine.classic.purse import TokensGained, TokensPaid, has_gold, raise_token
from undermine.engine.classic.seams import LAYING, ROLES, ClassicModule
from undermine.engine.classic.table import NOBODY, ClassicTable, classic
from undermine.engine.kernel.actions import NO_CARD, Action, Codes, Verb
from undermine.engine.kernel.agenda import Choice, Step
from undermine.engine.kernel.cards import Hand
from undermine.engine.kernel.events import Event, PublicEvent
from undermine.engine.kernel.kinds import SEAT, UNKNOWN
from undermine.engine.kernel.refusals import Refusal
from undermine.engine.kernel.rulesets import Ruleset
from undermine.engine.kernel.table import Table
from undermine.engine.kernel.values import Value
from undermine.engine.tunnels.sides import CELL

FIGURES: Final = 2
"""TOLL-1: dwarf figures."""
START_TOKENS: Final = 1
"""TOLL-1: gold tokens for everybody when the game begins."""
PRICE: Final = 1
"""TOLL-3: what a figure costs."""


class TollFigure(Value):
    """A figure on its cell."""

    fields = ("cell", "owner:seat")

    def __init__(self, cell: i64, owner: i64) -> None:
        """Note where it stands and before whom its token lies."""
        self.cell = cell
        self.owner = owner


class TollPromise(Value):
    """A player pays for somebody else this turn."""

    fields = ("cell", "payer:seat")

    def __init__(self, cell: i64, payer: i64) -> None:
        """Note for which cell, and who."""
        self.cell = cell
        self.payer = payer


class TollState(Value):
    """The figures in the labyrinth, how many can still be placed, and whom the player of a turn has asked to pay."""

    fields = ("figures:values", "left:number", "asked:seats", "promises:values", "turn:number")

    def __init__(
        self,
        figures: tuple[TollFigure, ...],
        left: i64,
        asked: tuple[int, ...] = (),
        promises: tuple[TollPromise, ...] = (),
        turn: i64 = 0,
    ) -> None:
        """Note all of it; what was asked and promised holds in that turn only."""
        self.figures = figures
        self.left = left
        self.asked = asked
        self.promises = promises
        self.turn = turn

    def owner_at(self, cell: i64) -> i64:
        """Return who owns the figure on a cell, or NOBODY if there is none."""
        for figure in self.figures:
            if figure.cell == cell:
                return figure.owner
        return NOBODY

    def payer_at(self, cell: i64) -> i64:
        """Return who has promised to pay for a cell, or NOBODY."""
        for promise in self.promises:
            if promise.cell == cell:
                return promise.payer
        return NOBODY


def toll_state(table: Table) -> TollState:
    """Return the module's own state as it is in this turn: earlier promises have lapsed (TOLL-4)."""
    state = cast("TollState", table.part("toll"))
    if state.turn != table.turn and state.asked:
        return TollState(state.figures, state.left)
    return state


class TunnelToll(ClassicModule):
    """The module: start tokens, two more things to do in a turn, and a price on cells with a figure."""

    id = "toll"
    bars_targets = (LAYING,)
    prices = (LAYING,)
    standing = True
    visible = True

    def verbs(self) -> list[Verb]:
        """Return the new turn options."""
        return [PlaceFigure(), AskToPay()]

    def joined(self, ruleset: Ruleset) -> None:
        """Let every card be discarded for a figure."""
        ruleset.verb("toll").accept_all()

    def part(self, table: Table) -> Value | None:
        """Return all figures for the new round (TOLL-5)."""
        return TollState((), FIGURES)

    def phase(self, phase: int) -> list[Step]:
        """Hand out the start tokens."""
        return [GiveStartTokens()] if phase == ROLES else []

    def forbids_at(self, table: Table, seat: i64, verb: Verb, card: i64, target: i64) -> Refusal | None:
        """Forbid a cell with a figure to whoever cannot pay and has nobody who does (TOLL-3)."""
        state = toll_state(table)
        owner = state.owner_at(target)
        if owner in (NOBODY, seat) or state.payer_at(target) != NOBODY:
            return None
        return None if has_gold(classic(table), seat) else Refusal("cannot-pay", "TOLL-3")

    def charges(self, table: Table, seat: i64, action: Action) -> list[Step]:
        """Have the figure on the cell paid for (TOLL-3)."""
        cell = action.verb.target(action)
        return [] if toll_state(table).owner_at(cell) == NOBODY else [SettleToll(seat, cell)]

    def stands_at(self, table: ClassicTable, cell: i64) -> bool:
        """Say whether a figure stands there: it blocks the cell from every side (TOLL-3)."""
        return toll_state(table).owner_at(cell) != NOBODY

    def shows(self, table: Table, seat: i64) -> Value | None:
        """Show everything: figures, tokens and promises are public."""
        return toll_state(table)


class GiveStartTokens(Step):
    """Everybody gets a gold token when the game begins (TOLL-1)."""

    def run(self, table: Table) -> None:
        """Hand them out, once in a game."""
        if classic(table).round == 1:
            for seat in range(table.seats):
                table.happen(TokensGained(seat, START_TOKENS))


# -- placing a figure ----------------------------------------------------------------------------------------------


class PlaceFigure(Verb):
    """Discard a card face down and put a figure on an open end, broken tools or not (TOLL-2)."""

    def __init__(self) -> None:
        """Take any card and a cell."""
        super().__init__("toll", "TOLL-2", first=CELL, vetoable=False)

    def offer(self, table: Table, seat: i64, hand: Hand, codes: Codes) -> None:
        """Offer every card for every open end."""
        at_table = classic(table)
        if toll_state(table).left == 0:
            return
        cells = [cell for cell in at_table.board.frontier if is_open_end(at_table, cell)]
        cards = hand.cards
        i: i64
        for i in range(len(cards)):
            if i > 0 and cards[i] == cards[i - 1]:
                continue
            for cell in cells:
                codes.add(self.code(cards[i], cell, 0))

    def refuse(self, table: Table, seat: i64, action: Action, reasons: list[Refusal]) -> None:
        """Refuse a third figure, and cells that are no open ends."""
        at_table = classic(table)
        if toll_state(table).left == 0:
            reasons.append(Refusal("no-figure-left", "TOLL-2"))
        if not is_open_end(at_table, action.first):
            reasons.append(Refusal("no-open-end-there", "TOLL-2"))

    def perform(self, table: Table, seat: i64, action: Action) -> None:
        """Discard the card and place the figure."""
        table.happen(FigurePaidFor(seat, action.card))
        table.happen(FigurePlaced(seat, action.first))


def is_open_end(table: ClassicTable, cell: i64) -> bool:
    """Say whether a start-reached opening leads into the cell, which has neither card nor figure (TOLL-2)."""
    return table.board.lit_at(cell) != 0 and table.is_free(cell)


class FigurePaidFor(Event):
    """A card was discarded face down for a figure; there is no draw for it (TOLL-2)."""

    fields = ("seat", "card")
    clause = "TOLL-2"

    def __init__(self, seat: i64, card: i64) -> None:
        """Note who discarded what."""
        self.seat = seat
        self.card = card

    def change(self, table: Table) -> None:
        """Discard the card; the hand is one smaller from now on."""
        at_table = classic(table)
        at_table.hands[self.seat] = at_table.hands[self.seat].without(self.card)
        at_table.discard.append(int(self.card))
        at_table.remember(self.seat, PassedCards((int(self.card),), at_table.turn))
        at_table.draws -= 1

    def seen_by(self, seat: i64) -> Event | None:
        """Show the card to the player alone."""
        return self if seat == self.seat else FigurePaidFor(self.seat, UNKNOWN)


class FigurePlaced(PublicEvent):
    """A figure stands on an open end of a tunnel, its token before the player."""

    fields = ("seat", "cell")
    clause = "TOLL-2"

    def __init__(self, seat: i64, cell: i64) -> None:
        """Note who put it where."""
        self.seat = seat
        self.cell = cell

    def change(self, table: Table) -> None:
        """Put the figure on the cell."""
        state = toll_state(table)
        figures = (*state.figures, TollFigure(self.cell, self.seat))
        table.change_part("toll", TollState(figures, state.left - 1, state.asked, state.promises, state.turn))


# -- asking somebody to pay ----------------------------------------------------------------------------------------


class AskToPay(Verb):
    """Name a cell with a figure and ask another player to pay, before playing and without showing the card (TOLL-4)."""

    def __init__(self) -> None:
        """Take a cell and a seat; the turn goes on afterwards."""
        super().__init__(
            "ask-toll",
            "TOLL-4",
            first=CELL,
            second=SEAT,
            takes_card=False,
            vetoable=False,
            spends_turn=False,
        )

    def offer(self, table: Table, seat: i64, hand: Hand, codes: Codes) -> None:
        """Offer everybody who has gold and was not asked, for every figure that somebody must pay for."""
        state = toll_state(table)
        for figure in state.figures:
            if figure.owner == seat or state.payer_at(figure.cell) != NOBODY:
                continue
            for other in range(table.seats):
                if self._objection(classic(table), seat, other) is None:
                    codes.add(self.code(NO_CARD, figure.cell, other))

    def refuse(self, table: Table, seat: i64, action: Action, reasons: list[Refusal]) -> None:
        """Refuse cells that cost this player nothing, and players who cannot be asked."""
        state = toll_state(table)
        owner = state.owner_at(action.first)
        if owner == NOBODY:
            reasons.append(Refusal("no-figure-there", "TOLL-4"))
        elif owner == seat:
            reasons.append(Refusal("own-figure", "TOLL-3"))
        elif state.payer_at(action.first) != NOBODY:
            reasons.append(Refusal("promised-already", "TOLL-4"))
        objection = self._objection(classic(table), seat, action.second)
        if objection is not None:
            reasons.append(objection)

    def _objection(self, table: ClassicTable, seat: i64, other: i64) -> Refusal | None:
        if other < 0 or other >= table.seats:
            return Refusal("no-such-player", "TOLL-4")
        if other == seat:
            return Refusal("only-others", "TOLL-4")
        if not has_gold(table, other):
            return Refusal("has-no-gold", "TOLL-4")
        return Refusal("asked-already", "TOLL-4") if int(other) in toll_state(table).asked else None

    def perform(self, table: Table, seat: i64, action: Action) -> None:
        """Ask; the turn goes on with the answer."""
        table.push(PayForMe(action.second, seat, action.first))
        table.happen(TollRequested(seat, action.second, action.first))


class TollRequested(PublicEvent):
    """A player asked another to pay for a cell."""

    fields = ("seat", "target:seat", "cell")
    clause = "TOLL-4"

    def __init__(self, seat: i64, target: i64, cell: i64) -> None:
        """Note who asked whom, and for which cell."""
        self.seat = seat
        self.target = target
        self.cell = cell

    def change(self, table: Table) -> None:
        """Note who has been asked this turn."""
        state = toll_state(table)
        asked = (*state.asked, int(self.target))
        table.change_part("toll", TollState(state.figures, state.left, asked, state.promises, table.turn))


class PayForMe(Choice):
    """Somebody asks the seat to pay the toll of a cell: yes or no (TOLL-4)."""

    fields = ("seat", "asker:seat", "cell")
    verb = "say"
    clause = "TOLL-4"

    def __init__(self, seat: i64, asker: i64, cell: i64) -> None:
        """Ask the seat on behalf of the player whose turn it is."""
        super().__init__(seat, (1, 0))
        self.asker = asker
        self.cell = cell

    def about(self, table: Table) -> Value | None:
        """Tell everybody who asks, and for which cell."""
        return TollRequested(self.asker, self.seat, self.cell)

    def chosen(self, table: Table, choice: i64) -> None:
        """Note the promise, if it is one; then the asker goes on."""
        table.happen(TollAnswered(self.seat, self.cell, choice))


class TollAnswered(PublicEvent):
    """A player promised to pay for a cell when the card is placed this turn, or declined."""

    fields = ("seat", "cell", "pays:flag")
    clause = "TOLL-4"

    def __init__(self, seat: i64, cell: i64, pays: i64) -> None:
        """Note the answer."""
        self.seat = seat
        self.cell = cell
        self.pays = pays

    def change(self, table: Table) -> None:
        """Note a promise; a no changes nothing."""
        state = toll_state(table)
        if self.pays:
            promises = (*state.promises, TollPromise(self.cell, self.seat))
            table.change_part("toll", TollState(state.figures, state.left, state.asked, promises, state.turn))


# -- paying --------------------------------------------------------------------------------------------------------


class SettleToll(Step):
    """A tunnel card is about to be laid on a cell with a figure (TOLL-3)."""

    fields = ("seat", "cell")

    def __init__(self, seat: i64, cell: i64) -> None:
        """Note who lays it where."""
        self.seat = seat
        self.cell = cell

    def run(self, table: Table) -> None:
        """Let the player pay, or whoever promised to; the owner pays nothing and removes the figure all the same."""
        state = toll_state(table)
        promised = state.payer_at(self.cell)
        payer = self.seat if promised == NOBODY else promised
        table.push(PayToll(payer, state.owner_at(self.cell), self.cell))
        if payer != state.owner_at(self.cell):
            raise_token(classic(table), payer)


class PayToll(Step):
    """The payer has a token to pay with."""

    fields = ("payer:seat", "owner:seat", "cell")

    def __init__(self, payer: i64, owner: i64, cell: i64) -> None:
        """Note who pays whom for which cell."""
        self.payer = payer
        self.owner = owner
        self.cell = cell

    def run(self, table: Table) -> None:
        """Pay and remove the figure."""
        if self.payer != self.owner:
            table.happen(TokensPaid(self.payer, self.owner, PRICE))
        table.happen(FigureRemoved(self.cell))


class FigureRemoved(PublicEvent):
    """A figure was paid for, or removed by its owner; it is out for the round."""

    fields = ("cell",)
    clause = "TOLL-3"

    def __init__(self, cell: i64) -> None:
        """Note where it stood."""
        self.cell = cell

    def change(self, table: Table) -> None:
        """Take the figure off the cell."""
        state = toll_state(table)
        figures = tuple([figure for figure in state.figures if figure.cell != self.cell])
        promises = tuple([promise for promise in state.promises if promise.cell != self.cell])
        table.change_part("toll", TollState(figures, state.left, state.asked, promises, state.turn))
