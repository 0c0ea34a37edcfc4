"""2022, the pioneer (WC-2022): two tunnel cards in one turn.

The first is a matter of course, since the pioneer needs a place for it; the second must follow if there is a place. A
card is drawn for each: the first by the draw that every turn has, the second by one more.
"""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.kernel.actions import Action, Codes, VerbForm
from undermine.engine.kernel.cards import Card, Hand
from undermine.engine.kernel.modules import Verb, as_verb
from undermine.engine.kernel.refusals import Refusal
from undermine.engine.kernel.table import PublicEvent, Step, Table
from undermine.engine.kernel.transfers import Transfer, spent
from undermine.engine.kernel.turns import TakeTurn, carry_out
from undermine.engine.saboteur.seams import DIGGING
from undermine.engine.saboteur.table import SaboteurModule, SaboteurTable, saboteur
from undermine.engine.saboteur.tools import has_broken_tool
from undermine.engine.tunnels.sides import TURNED_BIT


class Pioneer(SaboteurModule):
    """The pioneer card."""

    id = "wc2022"
    requires = ("dwarfs",)

    def cards(self) -> list[Card]:
        """Return the card."""
        return [Card("pioneer", "WC-2022", copies=1, verbs=("pioneer",))]

    def verbs(self) -> list[Verb]:
        """Return the verb it is played with."""
        return [DigTwice()]


def tunnel_cards_in(table: SaboteurTable, hand: Hand) -> list[int]:
    """Return the tunnel cards of a hand."""
    dig = table.rules.verb("dig")
    return [card for card in hand.listing() if dig.accepts[card]]


def can_dig(table: SaboteurTable, seat: i64) -> bool:
    """Return whether a tunnel card of the seat's hand has a legal place now."""
    codes = Codes()
    as_verb(table.rules.verb("dig")).offer(table, seat, table.hands[seat], codes)
    return codes.count() > 0


def can_seek_help(table: SaboteurTable, seat: i64) -> bool:
    """Return whether a tunnel card of the hand has a place that others may still open, by a payment (TOLL-4)."""
    dig = table.rules.verb("dig")
    for card in dict.fromkeys(tunnel_cards_in(table, table.hands[seat])):
        for cell in table.board.frontier:
            for way in range(table.rules.tiles.ways[card]):
                place = cell | TURNED_BIT if way else cell
                reasons: list[Refusal] = []
                TakeTurn(seat).refuse(table, seat, Action(dig, card, place), reasons)
                if reasons and all(reason.remedy for reason in reasons):
                    return True
    return False


class DigTwice(Verb):
    """Play two tunnel cards one after the other."""

    def __init__(self) -> None:
        """Take no targets: the places are named one at a time."""
        super().__init__("pioneer", "WC-2022")

    def offer(self, table: Table, seat: i64, hand: Hand, codes: Codes) -> None:
        """Offer it with two tunnel cards in hand, one of which can be placed; a trap or broken tool leaves no place."""
        at_table = saboteur(table)
        card = self.first_playable(table, seat, hand)
        if card >= 0 and len(tunnel_cards_in(at_table, hand)) > 1 and can_dig(at_table, seat):
            codes.add(self.code(card, 0, 0))

    def refuse(self, table: Table, seat: i64, action: Action, reasons: list[Refusal]) -> None:
        """Name what is missing: tunnel cards, whole tools, freedom to dig, a place."""
        at_table = saboteur(table)
        tunnels = tunnel_cards_in(at_table, at_table.hands[seat])
        if len(tunnels) < 2:
            reasons.append(Refusal("needs-two-tunnel-cards", "WC-2022"))
        if has_broken_tool(at_table, seat):
            reasons.append(Refusal("broken-tool", "WC-2022"))
        elif tunnels and not can_dig(at_table, seat):
            dig = as_verb(at_table.rules.verb("dig"))
            forbidden = [module.forbids(table, seat, dig, tunnels[0]) for module in dig.seams.barring]
            reasons.extend([refusal for refusal in forbidden if refusal is not None])
            if not reasons:
                reasons.append(Refusal("no-place-for-a-tunnel", "WC-2022"))

    def perform(self, table: Table, seat: i64, action: Action) -> None:
        """Lay the pioneer on the pile and ask for the first tunnel."""
        table.happen(PioneerPlayed(seat, action.card))
        table.push(DigSecond(seat))
        table.push(PioneerDigs(seat))


class PioneerPlayed(PublicEvent):
    """A player sets out to dig twice."""

    fields = ("seat", "card")
    clause = "WC-2022"

    def __init__(self, seat: i64, card: i64) -> None:
        """Note who it is."""
        self.seat = seat
        self.card = card

    def change(self, table: Table) -> None:
        """Discard the pioneer."""
        at_table = saboteur(table)
        at_table.spend(self.seat, self.card)

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """The pioneer."""
        return [spent(self.seat, self.card)]


class PioneerDigs(TakeTurn):
    """The pioneer must play a tunnel card: an ordinary one in every respect, but nothing else (WC-2022)."""

    def collect(self, table: Table, seat: i64, codes: Codes) -> None:
        """Gather what plays a tunnel card, and what may be done before that without spending the turn."""
        hand = table.hands[seat]
        for verb in saboteur(table).rules.turn_verbs:
            if _serves(verb):
                verb.offer(table, seat, hand, codes)

    def refuse(self, table: Table, seat: i64, action: Action, reasons: list[Refusal]) -> None:
        """Refuse anything else."""
        if _serves(action.verb):
            super().refuse(table, seat, action, reasons)
        else:
            reasons.append(Refusal("must-play-a-tunnel-card", "WC-2022"))

    def answer(self, table: Table, seat: i64, action: Action) -> None:
        """Play the card; a player with no place for it asks for help, and the answer decides how it goes on."""
        if action.verb.spends_turn or can_dig(saboteur(table), seat):
            super().answer(table, seat, action)
        else:
            table.drop_step()
            carry_out(table, seat, action)


def _serves(verb: VerbForm) -> bool:
    return DIGGING in verb.traits or not verb.spends_turn


class DigSecond(Step):
    """The first tunnel lies and what it reached is resolved: a second must follow if there is a place for one.

    A place that is closed until somebody pays for it is one as long as somebody can be asked (WC-2022, TOLL-4).
    """

    fields = ("seat",)

    def __init__(self, seat: i64) -> None:
        """Note who is digging."""
        self.seat = seat

    def run(self, table: Table) -> None:
        """Ask for the second tunnel, let the player seek help for it first, or let the turn end."""
        at_table = saboteur(table)
        if can_dig(at_table, self.seat):
            table.happen(PioneerWentOn(self.seat))
            table.push(PioneerDigs(self.seat))
        elif can_seek_help(at_table, self.seat):
            table.push(self)
            table.push(PioneerDigs(self.seat))


class PioneerWentOn(PublicEvent):
    """The pioneer plays a second tunnel card and will draw one card more."""

    fields = ("seat",)
    clause = "WC-2022"

    def __init__(self, seat: i64) -> None:
        """Note who it is."""
        self.seat = seat

    def change(self, table: Table) -> None:
        """Draw one card more at the end of the turn."""
        saboteur(table).draws += 1
