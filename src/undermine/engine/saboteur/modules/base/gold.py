"""Gold: the supply, who has won, and dividing it (BASE-8, BASE-28 to BASE-34)."""

from __future__ import annotations

from typing import Final

from undermine.engine._native import i64, vec
from undermine.engine.kernel.agenda import Choice
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.outcomes import Outcome
from undermine.engine.kernel.table import NOBODY, Event, PublicEvent, Step, Table
from undermine.engine.saboteur.modules.base.cards import GOLD
from undermine.engine.saboteur.purse import TokensGained, shuffle_supply
from undermine.engine.saboteur.seams import COUNTED, DIRECTION, SHARING
from undermine.engine.saboteur.table import SaboteurTable, saboteur

ALL_GOLD: Final = tuple([value for value, copies in GOLD for _ in range(copies)])
"""BASE-4: every gold card."""


class ShuffleSupply(Step):
    """Shuffle the gold cards that nobody has won (BASE-8)."""

    def run(self, table: Table) -> None:
        """Shuffle what is left; in the first round that is all of them."""
        at_table = saboteur(table)
        shuffle_supply(at_table, ALL_GOLD if at_table.round == 1 else at_table.supply)


class FindWinners(Step):
    """Say who has won the round (BASE-28)."""

    def run(self, table: Table) -> None:
        """Ask every module."""
        at_table = saboteur(table)
        winners: list[int] = []
        for page in at_table.rules.pages:
            winners = page.wins(at_table, winners)
        at_table.happen(WinnersFound(tuple(winners)))


class WinnersFound(PublicEvent):
    """These players have won the round."""

    fields = ("winners:seats",)
    clause = "BASE-28"

    def __init__(self, winners: tuple[int, ...]) -> None:
        """Name them."""
        self.winners = winners

    def change(self, table: Table) -> None:
        """Note the winners."""
        saboteur(table).winners = self.winners

    def report(self, outcome: Outcome) -> None:
        """The winners of the round."""
        outcome.winners = self.winners


class DivideGold(Step):
    """Divide the gold as the rules in play say."""

    def run(self, table: Table) -> None:
        """Let the modules plan the division, then do it."""
        at_table = saboteur(table)
        steps: list[Step] = []
        for page in at_table.rules.pages:
            steps = page.division(at_table, steps)
        for step in reversed(steps):
            at_table.push(step)


def players_who_are(table: SaboteurTable, dwarf: str) -> list[int]:
    """Return the seats with this dwarf, in seat order from the round's starter, that count in the division."""
    card = table.rules.card(dwarf)
    seats = [int(table.left_of(table.starter, steps)) for steps in range(table.seats)]
    return [
        seat for seat in seats if table.roles[seat] == card and table.rules.partakes(table, COUNTED, seat)
    ]


# -- the miners have won -------------------------------------------------------------------------------------------


def passing_order(table: SaboteurTable) -> list[int]:
    """Return the miners who receive gold, in the order in which the cards are passed (BASE-29, BASE-31).

    The finisher comes first, if entitled; then it goes counter-clockwise, to the right.
    """
    onwards = -table.rules.adjusted(table, DIRECTION, NOBODY, 1)
    miners = players_who_are(table, "miner")
    order = [int(table.left_of(table.finisher, onwards * steps)) for steps in range(table.seats)]
    return [seat for seat in order if seat in miners and table.rules.partakes(table, SHARING, seat)]


class Draft(Step):
    """Gold cards are passed round the miners, each keeping one, until none is left (BASE-29, BASE-30)."""

    fields = ("cards:numbers", "order:seats")

    def __init__(self, cards: tuple[int, ...], order: tuple[int, ...]) -> None:
        """Note the cards still going round and who is next."""
        self.cards = cards
        self.order = order

    def run(self, table: Table) -> None:
        """Let the next miner choose. The last card needs no choice."""
        at_table = saboteur(table)
        if not self.cards or not self.order:
            return
        seat = self.order[0]
        if len(self.cards) == 1:
            at_table.happen(GoldTaken(seat, self.cards[0]))
            return
        at_table.push(PickGold(seat, self.cards, self.order))


class PickGold(Choice):
    """A miner looks at the gold cards going round and keeps one (BASE-29)."""

    fields = ("seat", "cards:numbers", "order:seats")
    verb = "take-gold"
    clause = "BASE-29"

    def __init__(self, seat: i64, cards: tuple[int, ...], order: tuple[int, ...]) -> None:
        """Offer the different values; they are seen by the asked seat alone."""
        super().__init__(seat, tuple(sorted(set(cards))))
        self.cards = cards
        self.order = order

    def known_to(self, seat: i64) -> Step:
        """Show the cards to the asked miner alone, their number to the others."""
        if seat == self.seat:
            return self
        return PickGold(self.seat, (int(UNKNOWN),) * len(self.cards), self.order)

    def chosen(self, table: Table, choice: i64) -> None:
        """Keep the card and pass the rest on."""
        rest = list(self.cards)
        rest.remove(int(choice))
        table.push(Draft(tuple(rest), (*self.order[1:], self.order[0])))
        table.happen(GoldTaken(self.seat, choice))


class GoldLaidOut(Event):
    """Gold cards are drawn from the supply to be divided; only the number is public."""

    fields = ("cards:numbers",)
    clause = "BASE-29"

    def __init__(self, cards: tuple[int, ...]) -> None:
        """Note the cards drawn."""
        self.cards = cards

    def change(self, table: Table) -> None:
        """Take them from the top of the supply."""
        at_table = saboteur(table)
        at_table.supply = at_table.supply[len(self.cards) :]

    def seen_by(self, seat: i64) -> Event | None:
        """Show the number."""
        return GoldLaidOut((int(UNKNOWN),) * len(self.cards))


def draft_steps(table: SaboteurTable, cards: i64) -> list[Step]:
    """Return the step in which the miners divide gold cards, or what there is (BASE-34)."""
    order = passing_order(table)
    return [LayOutGold(int(cards), tuple(order))] if order else []


class LayOutGold(Step):
    """Draw gold cards from the supply and pass them round."""

    fields = ("count:number", "order:seats")

    def __init__(self, count: i64, order: tuple[int, ...]) -> None:
        """Note how many, and for whom."""
        self.count = count
        self.order = order

    def run(self, table: Table) -> None:
        """Draw them."""
        cards = saboteur(table).supply[: self.count]
        table.happen(GoldLaidOut(cards))
        table.push(Draft(cards, self.order))


class GoldTaken(Event):
    """A player keeps a gold card that went round: only they know its value (BASE-34)."""

    fields = ("seat", "value:number")
    clause = "BASE-34"

    def __init__(self, seat: i64, value: i64) -> None:
        """Note who took what."""
        self.seat = seat
        self.value = value

    def change(self, table: Table) -> None:
        """Put the card into the player's purse."""
        at_table = saboteur(table)
        at_table.keep_gold(self.seat, (*at_table.gold[self.seat], int(self.value)))

    def seen_by(self, seat: i64) -> Event | None:
        """Show the value to the owner."""
        return self if seat == self.seat else GoldTaken(self.seat, UNKNOWN)


# -- the saboteurs have won ----------------------------------------------------------------------------------------


def saboteur_shares(saboteurs: int) -> int:
    """Return the worth of the cards each saboteur gets (BASE-32)."""
    return 0 if saboteurs == 0 else (4, 3, 3, 2)[saboteurs - 1]


def worth(supply: tuple[int, ...], wanted: int) -> tuple[int, ...]:
    """Return the fewest cards that make the exact sum, higher values first; else the largest sum below it (BASE-32)."""
    cards = _useful(supply, wanted)
    for total in range(wanted, 0, -1):
        for count in range(1, total + 1):
            chosen = _making(cards, 0, count, total)
            if chosen:
                return tuple(chosen)
    return ()


def _useful(supply: tuple[int, ...], wanted: int) -> list[int]:
    """Return the cards that a sum may need, higher values first: of each value no more than the sum has room for."""
    copies = vec[i64]([0] * (wanted + 1))
    for card in supply:
        if card <= wanted:
            copies[card] += 1
    cards: list[int] = []
    for value in range(wanted, 0, -1):
        cards.extend([value] * min(int(copies[value]), wanted // value))
    return cards


def _making(cards: list[int], begin: int, count: int, total: int) -> list[int]:
    """Return that many of the cards from a place on, given highest first, that make a sum; nothing if none do."""
    tried = 0
    for place in range(begin, len(cards)):
        card = cards[place]
        if card == tried or card > total:
            continue
        tried = card
        if count == 1:
            if card == total:
                return [card]
            continue
        rest = _making(cards, place + 1, count - 1, total - card)
        if rest:
            return [card, *rest]
    return []


class PayFromSupply(Step):
    """A player gets gold worth a fixed sum: cards as far as they fit, the rest in tokens (BASE-32)."""

    fields = ("seat", "sum:number")

    def __init__(self, seat: i64, sum_: i64) -> None:
        """Note who gets how much."""
        self.seat = seat
        self.sum = sum_

    def run(self, table: Table) -> None:
        """Look the cards out; nothing is added in tokens unless all cards together are worth the sum (BASE-34)."""
        supply = saboteur(table).supply
        cards = worth(supply, int(self.sum))
        table.happen(GoldAwarded(self.seat, cards))
        rest = int(self.sum) - sum(cards)
        if rest > 0 and sum(supply) >= self.sum:
            table.happen(TokensGained(self.seat, rest))


class GoldAwarded(Event):
    """A player gets cards from the supply; others see how many."""

    fields = ("seat", "cards:numbers")
    clause = "BASE-32"

    def __init__(self, seat: i64, cards: tuple[int, ...]) -> None:
        """Note who got what."""
        self.seat = seat
        self.cards = cards

    def change(self, table: Table) -> None:
        """Move the cards from the supply into the purse."""
        at_table = saboteur(table)
        left = list(at_table.supply)
        for card in self.cards:
            left.remove(card)
        at_table.supply = tuple(left)
        at_table.keep_gold(self.seat, (*at_table.gold[self.seat], *self.cards))

    def seen_by(self, seat: i64) -> Event | None:
        """Show the values to the owner."""
        return self if seat == self.seat else GoldAwarded(self.seat, (int(UNKNOWN),) * len(self.cards))


def saboteur_steps(table: SaboteurTable) -> list[Step]:
    """Return the payments when the saboteurs have won (BASE-32); none without saboteurs (BASE-33)."""
    saboteurs = players_who_are(table, "saboteur")
    share = saboteur_shares(len(saboteurs))
    return [PayFromSupply(seat, share) for seat in saboteurs]
