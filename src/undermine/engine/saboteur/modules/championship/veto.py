"""2019, the veto (WC-2019): stop somebody else's card before it takes effect.

Who holds the veto must not show: before every tunnel or action card all other players with cards are asked alike, and
answer unseen. Only while everybody knows that the veto lies in the discard pile is nobody asked.
"""

from __future__ import annotations

from typing import Final, cast

from undermine.engine._native import i64
from undermine.engine.kernel.actions import CARD_MASK, CARD_SHIFT, NO_CARD, Action, Codes
from undermine.engine.kernel.agenda import SealedAsk
from undermine.engine.kernel.cards import Card
from undermine.engine.kernel.modules import part_slot
from undermine.engine.kernel.refusals import Refusal
from undermine.engine.kernel.table import PublicEvent, Step, Table
from undermine.engine.kernel.transfers import Transfer, spent
from undermine.engine.kernel.turns import Announced
from undermine.engine.kernel.values import Value
from undermine.engine.saboteur.rounds import cut_turn
from undermine.engine.saboteur.table import SaboteurModule, SaboteurTable, saboteur

VETO: Final = "veto"


class Veto(SaboteurModule):
    """The veto card."""

    id = "wc2019"
    requires = ("dwarfs",)
    prices = ("*",)

    def cards(self) -> list[Card]:
        """Return the card; it is never played in one's own turn."""
        return [Card(VETO, "WC-2019", copies=1)]

    def part(self, table: Table) -> Value | None:
        """Begin a round with the veto anywhere."""
        return VetoPlayed(0, 0)

    def charges(self, table: Table, seat: i64, action: Action) -> list[Step]:
        """Ask all other players who hold a card, with or without a veto (WC-2019)."""
        at_table = saboteur(table)
        if veto_lies_in_pile(at_table):
            return []
        asked = [other for other in range(at_table.seats) if other != seat and _can_be_asked(at_table, other)]
        return [VetoWindow(tuple(asked), seat, action.code())] if asked else []


def _can_be_asked(table: SaboteurTable, seat: i64) -> bool:
    return table.hands[seat].size() > 0 and table.in_round(seat)


PART: Final = part_slot("wc2019")


class VetoPlayed(Value):
    """Whether the veto was played this round, and how often the pile had been searched by then."""

    fields = ("played:flag", "searches:number")

    def __init__(self, played: i64, searches: i64) -> None:
        """Note the moment."""
        self.played = played
        self.searches = searches


def veto_lies_in_pile(table: SaboteurTable) -> bool:
    """Return whether everybody knows that: it was played, and nobody has taken cards from the pile since (WC-2019)."""
    part = cast("VetoPlayed", table.part_in(PART))
    return bool(part.played) and part.searches == table.searches


class VetoWindow(SealedAsk):
    """Does anybody veto the announced action? All are asked alike; who does not hold the veto can only say no."""

    fields = ("seats:seats", "player:seat", "action")

    def __init__(self, seats: tuple[int, ...], player: i64, action: i64) -> None:
        """Ask these seats about the player's action."""
        super().__init__(seats)
        self.player = player
        self.action = action

    def about(self, table: Table) -> Value | None:
        """Return the announced action."""
        return Announced(self.player, self.action)

    def collect(self, table: Table, seat: i64, codes: Codes) -> None:
        """Offer no, and yes to a player who holds the veto."""
        say = table.ruleset.verb("say")
        codes.add(say.code(NO_CARD, 0, 0))
        if table.hands[seat].holds(table.ruleset.card(VETO)):
            codes.add(say.code(NO_CARD, 1, 0))

    def refuse(self, table: Table, seat: i64, action: Action, reasons: list[Refusal]) -> None:
        """Refuse a veto that the seat does not hold; the refusal reaches that seat alone."""
        if action.verb.name != "say":
            reasons.append(table.ruleset.refusal("not-asked", action.verb.name))
        elif action.first not in (0, 1):
            reasons.append(Refusal("not-a-choice", "WC-2019"))
        elif action.first and not table.hands[seat].holds(table.ruleset.card(VETO)):
            reasons.append(Refusal("not-in-hand", "WC-2019", VETO))

    def opened(self, table: Table, answers: list[int]) -> None:
        """Stop the action if somebody vetoed it: the card is spent, and only the end of the turn is left."""
        yes = table.ruleset.verb("say").code(NO_CARD, 1, 0)
        for seat, answer in zip(self.seats, answers, strict=True):
            if answer == yes:
                table.happen(Vetoed(seat, table.ruleset.card(VETO), self.player, self.action))
                cut_turn(saboteur(table))
                return


class Vetoed(PublicEvent):
    """A card was vetoed and has no effect: it counts as neither placed nor played (MIX-1); the veto was played.

    The active player draws as the turn stands, which is one card, or under Pioneer one for every tunnel card played so
    far, this one included; then the player who vetoed draws one (WC-2019, MIX-1).
    """

    fields = ("seat", "card", "player:seat", "action")
    clause = "WC-2019"

    def __init__(self, seat: i64, card: i64, player: i64, action: i64) -> None:
        """Note who vetoed what of whom."""
        self.seat = seat
        self.card = card
        self.player = player
        self.action = action

    def change(self, table: Table) -> None:
        """Discard the vetoed card, then the veto on top (BASE-12)."""
        at_table = saboteur(table)
        at_table.spend(self.player, self.vetoed_card())
        at_table.spend(self.seat, self.card)
        at_table.also_drawing = (*at_table.also_drawing, int(self.seat))
        at_table.change_part("wc2019", VetoPlayed(1, at_table.searches))

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """The vetoed card, then the veto."""
        return [spent(self.player, self.vetoed_card()), spent(self.seat, self.card)]

    def vetoed_card(self) -> i64:
        """Return the card that has no effect."""
        return (self.action >> CARD_SHIFT) & CARD_MASK
