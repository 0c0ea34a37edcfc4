"""Taking the nugget's gold, leaving the round with it, and who keeps it when the round ends (NUGGET-2 to NUGGET-4)."""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.kernel.agenda import Choice
from undermine.engine.kernel.cards import Card, hand_of
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.table import NOBODY, Event, PublicEvent, Step, Table
from undermine.engine.kernel.transfers import OUT, Transfer, hand
from undermine.engine.saboteur.modules.nuggets.state import VALUES, NuggetState, nugget_state
from undermine.engine.saboteur.purse import shuffle_supply
from undermine.engine.saboteur.rounds import cut_turn
from undermine.engine.saboteur.table import SaboteurTable, saboteur

# -- taking it, and leaving the round ------------------------------------------------------------------------------


class TakeNugget(Step):
    """The player whose turn it is takes gold from the supply and lays it open before them (NUGGET-2)."""

    def run(self, table: Table) -> None:
        """Take as many gold cards as the nugget says, or tokens where gold is counted in tokens."""
        at_table = saboteur(table)
        value = VALUES[table.ruleset.cards[nugget_state(table).nugget].name]
        if at_table.rules.gold_in_cards:
            table.happen(NuggetTaken(at_table.active, at_table.supply[:value], 0))
        else:
            table.happen(NuggetTaken(at_table.active, (), value))
        table.push(LeaveRound(at_table.active, False))


class NuggetTaken(PublicEvent):
    """A player was the first to reach the nugget: its gold lies open before them, not yet theirs."""

    fields = ("seat", "gold:numbers", "tokens:number")
    clause = "NUGGET-2"

    def __init__(self, seat: i64, gold: tuple[int, ...], tokens: i64) -> None:
        """Note who took which gold cards, or how many tokens."""
        self.seat = seat
        self.gold = gold
        self.tokens = tokens

    def change(self, table: Table) -> None:
        """Take the gold from the top of the supply; it is in no purse until it is kept."""
        at_table = saboteur(table)
        state = nugget_state(table)
        at_table.supply = at_table.supply[len(self.gold) :]
        table.change_part(
            "nuggets",
            NuggetState(state.left, state.nugget, state.cell, self.seat, self.gold, self.tokens, True),
        )


class LeaveRound(Choice):
    """Does the player who took the nugget end their round now? Asked at once, and at the start of their next turn."""

    fields = ("seat", "last:flag")
    verb = "say"
    clause = "NUGGET-3"

    def __init__(self, seat: i64, last: bool) -> None:
        """Ask the seat, for the last time or not."""
        super().__init__(seat, (1, 0))
        self.last = last

    def chosen(self, table: Table, choice: i64) -> None:
        """Leave, or stay; a player who leaves at the start of a turn does nothing more in it."""
        if choice:
            table.happen(HandSetAside(self.seat, tuple(table.hands[self.seat].listing())))
            table.happen(RoundLeft(self.seat))
            if self.last:
                cut_turn(saboteur(table))
        else:
            table.happen(RoundNotLeft(self.seat, self.last))


class HandSetAside(Event):
    """The hand of a player who leaves is out of the round, unseen; it does not go on the discard pile (NUGGET-3)."""

    fields = ("seat", "cards")
    clause = "NUGGET-3"

    def __init__(self, seat: i64, cards: tuple[int, ...]) -> None:
        """Note whose cards they are."""
        self.seat = seat
        self.cards = cards

    def change(self, table: Table) -> None:
        """Set the cards aside."""
        at_table = saboteur(table)
        at_table.hands[self.seat] = hand_of([])
        at_table.aside = (*at_table.aside, *self.cards)

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """The whole hand, out of the round."""
        return [Transfer(self.cards, hand(self.seat), OUT, False)]

    def seen_by(self, seat: i64) -> Event | None:
        """Show the cards to their owner, their number to the others."""
        return self if seat == self.seat else HandSetAside(self.seat, (int(UNKNOWN),) * len(self.cards))


class RoundLeft(PublicEvent):
    """A player has ended their round: the nugget's gold is theirs, and they take no part any more."""

    fields = ("seat",)
    clause = "NUGGET-3"

    def __init__(self, seat: i64) -> None:
        """Note who it is."""
        self.seat = seat

    def change(self, table: Table) -> None:
        """Put the gold into their purse."""
        keep_gold(saboteur(table), True)


class RoundNotLeft(PublicEvent):
    """A player goes on with the round; the nugget's gold stays open before them."""

    fields = ("seat", "last:flag")
    clause = "NUGGET-3"

    def __init__(self, seat: i64, last: bool) -> None:
        """Note who it is, and whether they could still leave later."""
        self.seat = seat
        self.last = last

    def change(self, table: Table) -> None:
        """Note whether they will be asked again."""
        state = nugget_state(table)
        table.change_part(
            "nuggets",
            NuggetState(
                state.left, state.nugget, state.cell, self.seat, state.gold, state.tokens, not self.last
            ),
        )


def keep_gold(table: SaboteurTable, gone: bool) -> None:
    """Put the open gold into its owner's purse; to be called by events only."""
    state = nugget_state(table)
    table.keep_gold(state.owner, (*table.gold[state.owner], *state.gold))
    table.gain_tokens(state.owner, state.tokens)
    table.change_part(
        "nuggets", NuggetState(state.left, state.nugget, state.cell, state.owner, (), 0, False, gone)
    )


# -- the end of the round ------------------------------------------------------------------------------------------


class SettleNugget(Step):
    """Gold that lies open is kept by a winner, besides the share; else it goes back (NUGGET-4)."""

    def run(self, table: Table) -> None:
        """See whether its owner has won; a supply that gets cards back is shuffled before gold is divided."""
        at_table = saboteur(table)
        state = nugget_state(table)
        if state.owner == NOBODY or state.gone:
            return
        if int(state.owner) in at_table.winners:
            table.happen(NuggetKept(state.owner))
            return
        table.happen(NuggetReturned(state.owner))
        if at_table.rules.gold_in_cards:
            shuffle_supply(at_table, at_table.supply)


class NuggetKept(PublicEvent):
    """A winner of the round keeps the nugget's gold."""

    fields = ("seat",)
    clause = "NUGGET-4"

    def __init__(self, seat: i64) -> None:
        """Note who it is."""
        self.seat = seat

    def change(self, table: Table) -> None:
        """Put the gold into their purse."""
        keep_gold(saboteur(table), False)


class NuggetReturned(PublicEvent):
    """The nugget's gold goes back to the supply: its owner has not won the round."""

    fields = ("seat",)
    clause = "NUGGET-4"

    def __init__(self, seat: i64) -> None:
        """Note who it was."""
        self.seat = seat

    def change(self, table: Table) -> None:
        """Give the gold back."""
        at_table = saboteur(table)
        state = nugget_state(table)
        at_table.supply = (*at_table.supply, *state.gold)
        table.change_part("nuggets", NuggetState(state.left, state.nugget, state.cell, state.owner))
