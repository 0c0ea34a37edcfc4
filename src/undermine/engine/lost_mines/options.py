"""The optional rules of The Lost Mines: agreeing to stop (LM-29), and playing on until one winner remains (LM-36)."""

from __future__ import annotations

from typing import Final, cast

from undermine.engine._native import i64
from undermine.engine.kernel.actions import NO_CARD, Action, Codes
from undermine.engine.kernel.agenda import Answer, SealedAsk
from undermine.engine.kernel.cards import Hand
from undermine.engine.kernel.kinds import FLAG
from undermine.engine.kernel.modules import Module, Verb
from undermine.engine.kernel.refusals import Refusal
from undermine.engine.kernel.table import NOBODY, PublicEvent, Table
from undermine.engine.kernel.values import Value
from undermine.engine.lost_mines.rounds import ROUNDS, end_round
from undermine.engine.lost_mines.seams import GAME_OVER
from undermine.engine.lost_mines.table import lost_mines

TRUCE: Final = "truce"
AGREE: Final = "agree"
DECIDER: Final = "decider"


class Truce(Module):
    """All players may agree to end a round: the player on turn proposes it, once a turn (LM-29)."""

    id = TRUCE
    requires = ("lost-mines",)
    visible = True

    def verbs(self) -> list[Verb]:
        """Return the proposal and the answer to it."""
        return [ProposeTruce(), Answer(AGREE, "LM-29", FLAG)]

    def part(self, table: Table) -> Value | None:
        """Return a round without a proposal."""
        return Proposal(0)

    def shows(self, table: Table, seat: i64) -> Value | None:
        """Show everybody when the last proposal was made."""
        return table.part(TRUCE)


class Proposal(Value):
    """The turn in which somebody last proposed to stop; 0 if nobody has."""

    fields = ("turn:number",)

    def __init__(self, turn: i64) -> None:
        """Note the turn."""
        self.turn = turn


class ProposeTruce(Verb):
    """Propose to end the round; the turn goes on if anybody is against it (LM-29)."""

    def __init__(self) -> None:
        """Take nothing, and do not spend the turn."""
        super().__init__("propose-truce", "LM-29", takes_card=False, stoppable=False, spends_turn=False)

    def offer(self, table: Table, seat: i64, hand: Hand, codes: Codes) -> None:
        """Offer it once a turn."""
        if not was_proposed(table):
            codes.add(self.code(NO_CARD, 0, 0))

    def refuse(self, table: Table, seat: i64, action: Action, reasons: list[Refusal]) -> None:
        """Refuse a second proposal."""
        if was_proposed(table):
            reasons.append(Refusal("already-proposed", "LM-29"))

    def perform(self, table: Table, seat: i64, action: Action) -> None:
        """Ask all the others."""
        table.happen(TruceProposed(seat))
        table.push(AgreeToStop(tuple([other for other in range(table.seats) if other != seat])))


def was_proposed(table: Table) -> bool:
    """Return whether somebody has proposed to stop in this turn."""
    return cast("Proposal", table.part(TRUCE)).turn == table.turn


class TruceProposed(PublicEvent):
    """The player on turn proposes to end the round."""

    fields = ("seat",)
    clause = "LM-29"

    def __init__(self, seat: i64) -> None:
        """Note who proposes it."""
        self.seat = seat

    def change(self, table: Table) -> None:
        """Note the turn."""
        table.change_part(TRUCE, Proposal(table.turn))


class AgreeToStop(SealedAsk):
    """All the others say whether they agree, unseen until everybody has answered; all must (LM-29)."""

    def collect(self, table: Table, seat: i64, codes: Codes) -> None:
        """Offer yes and no."""
        verb = table.ruleset.verb(AGREE)
        codes.add(verb.code(NO_CARD, 0, 0))
        codes.add(verb.code(NO_CARD, 1, 0))

    def refuse(self, table: Table, seat: i64, action: Action, reasons: list[Refusal]) -> None:
        """Refuse anything else."""
        if action.verb.name != AGREE:
            reasons.append(table.ruleset.refusal("not-asked", action.verb.name))
        elif action.first > 1:
            reasons.append(Refusal("not-a-choice", "LM-29"))

    def opened(self, table: Table, answers: list[int]) -> None:
        """End the round if all agree."""
        yes = table.ruleset.verb(AGREE).code(NO_CARD, 1, 0)
        agreed = tuple([seat for seat, answer in zip(self.seats, answers, strict=True) if answer == yes])
        table.happen(TruceAnswered(agreed))
        if len(agreed) == len(self.seats):
            end_round(lost_mines(table), False, NOBODY)


class TruceAnswered(PublicEvent):
    """The answers to a proposal lie open."""

    fields = ("agreed:seats",)
    clause = "LM-29"

    def __init__(self, agreed: tuple[int, ...]) -> None:
        """Note who agrees."""
        self.agreed = agreed

    def change(self, table: Table) -> None:
        """Change nothing."""


class Decider(Module):
    """After the second round, further rounds are played until one player has most points (LM-36).

    A further round that brings nobody any points ends the game all the same, and those who tie share the victory:
    otherwise players who find nothing would play on for ever.
    """

    id = DECIDER
    requires = ("lost-mines",)
    adjusts = (GAME_OVER,)

    def part(self, table: Table) -> Value | None:
        """Keep the points with which the round begins."""
        return Standing(tuple(lost_mines(table).points))

    def adjust(self, table: Table, quantity: int, seat: i64, value: i64) -> i64:
        """Play on while several have most points and points are still being won."""
        points = lost_mines(table).points
        if points.count(max(points)) == 1:
            return value
        before = cast("Standing", table.part(DECIDER)).points
        return value if table.round > ROUNDS and tuple(points) == before else 0


class Standing(Value):
    """Everybody's points when the round began."""

    fields = ("points:numbers",)

    def __init__(self, points: tuple[int, ...]) -> None:
        """Keep the points."""
        self.points = points
