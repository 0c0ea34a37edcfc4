"""Gold on the move outside the division: tokens gained, lost and paid, gold cards changed at the supply (MIX-2).

Tokens are public and the bank never runs out of them. A player who has to pay uses tokens first; without any, the payer
chooses a gold card, which is changed openly into tokens of equal value. Since everybody sees how many cards and tokens
a player has, whether somebody can pay is public; which values the cards have is not.
"""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.kernel.agenda import Choice
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.table import Event, PublicEvent, Step, Table
from undermine.engine.saboteur.table import SaboteurTable, saboteur


def has_gold(table: SaboteurTable, seat: i64) -> bool:
    """Return whether the seat has any gold to pay with (TOLL-5): a public fact."""
    return table.tokens[seat] > 0 or len(table.gold[seat]) > 0


def raise_token(table: SaboteurTable, seat: i64) -> None:
    """See to it that a seat that has gold has a token: without one it changes a gold card (MIX-2).

    Push what is to be done with the token before calling this: a question may come first.
    """
    cards = table.gold[seat]
    if table.tokens[seat] > 0 or not cards:
        return
    if len(cards) == 1:  # that there is nothing to choose is public, so no question is needed
        change_card(table, seat, cards[0])
    else:
        table.push(ChangeGold(seat, tuple(sorted(set(cards)))))


class ChangeGold(Choice):
    """A player without tokens must pay: which gold card is changed? The values are known to that player alone."""

    verb = "change-gold"
    clause = "MIX-2"

    def known_to(self, seat: i64) -> Step:
        """Show the values to the payer alone."""
        return self if seat == self.seat else ChangeGold(self.seat, (int(UNKNOWN),))

    def chosen(self, table: Table, choice: i64) -> None:
        """Change the card in the open."""
        change_card(saboteur(table), self.seat, choice)


def change_card(table: SaboteurTable, seat: i64, value: i64) -> None:
    """Change a gold card into tokens; nobody is to know where in the supply it lies."""
    table.happen(GoldChanged(seat, value))
    shuffle_supply(table, table.supply)


class GoldChanged(PublicEvent):
    """A gold card went back to the supply; its owner got tokens of the same value."""

    fields = ("seat", "value:number")
    clause = "MIX-2"

    def __init__(self, seat: i64, value: i64) -> None:
        """Note whose card it was, and its value."""
        self.seat = seat
        self.value = value

    def change(self, table: Table) -> None:
        """Exchange the card for tokens."""
        at_table = saboteur(table)
        cards = list(at_table.gold[self.seat])
        cards.remove(int(self.value))
        at_table.keep_gold(self.seat, tuple(cards))
        at_table.supply = (*at_table.supply, int(self.value))
        at_table.gain_tokens(self.seat, self.value)


class TokensGained(PublicEvent):
    """A player got tokens from the bank."""

    fields = ("seat", "amount:number")
    clause = "MIX-2"

    def __init__(self, seat: i64, amount: i64) -> None:
        """Note who got how many."""
        self.seat = seat
        self.amount = amount

    def change(self, table: Table) -> None:
        """Lay them before the player."""
        saboteur(table).gain_tokens(self.seat, self.amount)


class TokensLost(PublicEvent):
    """A player gave tokens back to the bank."""

    fields = ("seat", "amount:number")
    clause = "MIX-2"

    def __init__(self, seat: i64, amount: i64) -> None:
        """Note who lost how many."""
        self.seat = seat
        self.amount = amount

    def change(self, table: Table) -> None:
        """Take them away."""
        saboteur(table).gain_tokens(self.seat, -self.amount)


class TokensPaid(PublicEvent):
    """A player gave tokens to another."""

    fields = ("seat", "receiver:seat", "amount:number")
    clause = "MIX-2"

    def __init__(self, seat: i64, receiver: i64, amount: i64) -> None:
        """Note who paid whom how many."""
        self.seat = seat
        self.receiver = receiver
        self.amount = amount

    def change(self, table: Table) -> None:
        """Move them from one to the other."""
        at_table = saboteur(table)
        at_table.gain_tokens(self.seat, -self.amount)
        at_table.gain_tokens(self.receiver, self.amount)


class GoldCardGained(PublicEvent):
    """A player got a gold card from the supply whose value everybody knows."""

    fields = ("seat", "value:number")
    clause = "CHEST-5"

    def __init__(self, seat: i64, value: i64) -> None:
        """Note who got which."""
        self.seat = seat
        self.value = value

    def change(self, table: Table) -> None:
        """Move the card from the supply into the purse."""
        at_table = saboteur(table)
        left = list(at_table.supply)
        left.remove(int(self.value))
        at_table.supply = tuple(left)
        at_table.keep_gold(self.seat, (*at_table.gold[self.seat], int(self.value)))


def shuffle_supply(table: SaboteurTable, cards: tuple[int, ...]) -> None:
    """Make these gold cards, which nobody has, the supply, in an order nobody knows."""
    supply = _in_order(cards)
    table.rng.shuffle(supply)
    table.happen(SupplyShuffled(tuple(supply)))


def _in_order(cards: tuple[int, ...]) -> list[int]:
    """Return gold cards, the least first; since almost always there are no values but three, they are counted."""
    ones: i64 = 0
    twos: i64 = 0
    threes: i64 = 0
    for card in cards:
        if card == 1:
            ones += 1
        elif card == 2:
            twos += 1
        elif card == 3:
            threes += 1
        else:
            return sorted(cards)
    return [1] * int(ones) + [2] * int(twos) + [3] * int(threes)


class SupplyShuffled(Event):
    """The gold supply lies face down in an order nobody knows."""

    fields = ("supply:numbers",)
    clause = "BASE-8"

    def __init__(self, supply: tuple[int, ...]) -> None:
        """Note the order, top first."""
        self.supply = supply

    def change(self, table: Table) -> None:
        """Put the supply on the table."""
        saboteur(table).supply = self.supply

    def seen_by(self, seat: i64) -> Event | None:
        """Show how many cards there are."""
        return SupplyShuffled((int(UNKNOWN),) * len(self.supply))
