"""2018, the vault (WC-2018): a card from the discard pile instead of one from the deck."""

from __future__ import annotations

from typing import Final

from undermine.engine._native import i64
from undermine.engine.kernel.actions import Action, Codes
from undermine.engine.kernel.cards import Card, Hand
from undermine.engine.kernel.modules import Verb
from undermine.engine.kernel.observations import SeenTransfer
from undermine.engine.kernel.refusals import Refusal
from undermine.engine.kernel.table import PublicEvent, Table
from undermine.engine.kernel.transfers import ON_PILE, Pick, Place, Transfer, spent, without_one
from undermine.engine.saboteur.keeping import KeepOne, KeptOne
from undermine.engine.saboteur.table import SaboteurModule, saboteur

VAULT_CARDS: Final = 5
"""WC-2018: how many cards of the pile are looked at."""


class Vault(SaboteurModule):
    """The vault card."""

    id = "wc2018"
    requires = ("dwarfs",)

    def cards(self) -> list[Card]:
        """Return the card."""
        return [Card("vault", "WC-2018", copies=1, verbs=("open-vault",))]

    def verbs(self) -> list[Verb]:
        """Return the verb it is played with."""
        return [OpenVault()]


class OpenVault(Verb):
    """Take the top cards of the discard pile, keep one, put the others back."""

    def __init__(self) -> None:
        """Take no targets."""
        super().__init__("open-vault", "WC-2018")

    def offer(self, table: Table, seat: i64, hand: Hand, codes: Codes) -> None:
        """Offer it if there is a card in the pile."""
        if table.discard:
            card = self.first_playable(table, seat, hand)
            if card >= 0:
                codes.add(self.code(card, 0, 0))

    def refuse(self, table: Table, seat: i64, action: Action, reasons: list[Refusal]) -> None:
        """Refuse it while the pile is empty."""
        if not table.discard:
            reasons.append(Refusal("discard-pile-is-empty", "WC-2018"))

    def perform(self, table: Table, seat: i64, action: Action) -> None:
        """Show the player the top cards of the pile."""
        top = table.discard[-VAULT_CARDS:]
        top.reverse()
        table.happen(VaultOpened(seat, action.card, len(top)))
        table.push(PickFromVault(seat, tuple(top)))


class VaultOpened(PublicEvent):
    """A player takes the top cards of the discard pile in hand to look at them, instead of drawing (WC-2018).

    The vault goes on the pile at once: it will lie on top of what is put back, and so no card is ever lost.
    """

    fields = ("seat", "card", "count:number")
    clause = "WC-2018"

    def __init__(self, seat: i64, card: i64, count: i64) -> None:
        """Note who looks at how many cards."""
        self.seat = seat
        self.card = card
        self.count = count

    def change(self, table: Table) -> None:
        """Discard the vault; the deck gives nothing this turn."""
        at_table = saboteur(table)
        at_table.spend(self.seat, self.card)
        at_table.searches += 1
        at_table.draws -= 1

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """The vault."""
        return [spent(self.seat, self.card)]


class PickFromVault(KeepOne):
    """Which of these cards, top first, does the player keep? They are seen by that player alone."""

    clause = "WC-2018"
    beneath = 1
    top_first = True

    def chosen(self, table: Table, choice: i64) -> None:
        """Keep the card."""
        table.happen(VaultPicked(self.seat, self.cards, choice))


class SawPile(SeenTransfer):
    """A look at the top cards of the discard pile, top first: one was kept, the others lie there in that order."""

    fields = ("cards", "kept:card", "turn:number")

    def __init__(self, cards: tuple[int, ...], kept: i64, turn: i64) -> None:
        """Date the look."""
        self.cards = cards
        self.kept = kept
        self.turn = turn

    def moved(self) -> list[int]:
        """Return the cards that went back, the lowest first."""
        rest = without_one(self.cards, self.kept)
        rest.reverse()
        return rest


class VaultPicked(KeptOne):
    """A player kept a card of the pile; the others went back in their old order, beneath the vault (WC-2018).

    The cards are named top first; of equal cards the uppermost is kept.
    """

    clause = "WC-2018"

    def change(self, table: Table) -> None:
        """Move the card from the pile into the hand."""
        at_table = saboteur(table)
        beneath_vault = len(at_table.discard) - 2
        del at_table.discard[beneath_vault - self.cards.index(int(self.kept))]
        at_table.hands[self.seat].add(self.kept)
        at_table.remember(self.seat, SawPile(self.cards, self.kept, at_table.turn))

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """One of the cards beneath the vault."""
        rest = without_one(self.cards, self.kept)
        rest.reverse()
        return [Pick(self.kept, tuple(rest), Place(ON_PILE, 1), self.seat)]
