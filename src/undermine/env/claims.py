"""Claims as actions: what a seat may claim before the table, in a fixed order, and what was claimed in this round.

A seat that is asked something may claim one thing before it answers. Whether a claim is true is nobody's business here;
`truth` says it to those who label data. In The Lost Mines nobody may tell what a look showed (LM-37).
"""

from __future__ import annotations

from dataclasses import dataclass

from undermine.api.meanings import Cell, cell_of
from undermine.bots.contract import Claim
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.table import Table
from undermine.env.layout import Layout
from undermine.env.numbers.entries import Entries

REPAIR_ME, TRUST, SUSPECT, LOOKED = "repair-me", "trust", "suspect", "looked"


@dataclass(frozen=True)
class ClaimForm:
    """One thing that can be claimed: about a seat counted from the speaker, or about a goal by its number."""

    kind: str
    about: int = 0
    goal: int = 0
    card: int = 0


class Claims:
    """What can be claimed under some rules, and what was claimed in this round."""

    def __init__(self, seats: int, goals: int, goal_cards: list[int], names: list[str]) -> None:
        """Let `goals` goals be spoken of as these cards; none where the rules forbid it."""
        self.seats = seats
        self.goal_cards = goal_cards
        self.goals = goals if goal_cards else 0
        others = range(1, seats)
        self.forms = [
            ClaimForm(REPAIR_ME),
            *[ClaimForm(TRUST, about=other) for other in others],
            *[ClaimForm(SUSPECT, about=other) for other in others],
            *[ClaimForm(LOOKED, goal=goal, card=card) for goal in range(self.goals) for card in goal_cards],
        ]
        self.names = names
        self.said: list[tuple[int, ClaimForm]] = []

    def clear(self) -> None:
        """Begin a round."""
        self.said.clear()

    def label(self, form: ClaimForm) -> str:
        """Write a claim as an action."""
        if form.kind == LOOKED:
            return f"claim looked goal {form.goal} {self.names[form.card]}"
        return f"claim {form.kind}" + (f" +{form.about}" if form.about else "")

    def lay_out(self, layout: Layout, players: list[str]) -> None:
        """Add the pieces of an observation."""
        self.start = layout.add(
            "claims",
            "how often each player has claimed each thing in this round; +n is the n-th seat after the speaker",
            players,
            [self.label(form) for form in self.forms],
        )

    def write(self, seat: int, entries: Entries) -> None:
        """Write what was claimed."""
        counts: dict[int, int] = {}
        for speaker, form in self.said:
            place = self.start + (speaker - seat) % self.seats * len(self.forms) + self.forms.index(form)
            counts[place] = counts.get(place, 0) + 1
        for place, count in counts.items():
            entries.put(place, count)

    def spoken(self, table: Table, speaker: int, form: ClaimForm) -> Claim:
        """Return a claim as bots hear it."""
        if form.kind == LOOKED:
            cell = goal_cells(table)[form.goal]
            return Claim(speaker, LOOKED, cell=cell, card=table.ruleset.cards[form.card].name)
        about = (speaker + form.about) % self.seats if form.about else None
        return Claim(speaker, form.kind, about=about)

    def form_of(self, table: Table, claim: Claim) -> ClaimForm | None:
        """Return the form of what a bot claims, or None where it cannot be said here."""
        if claim.kind == LOOKED:
            cells = goal_cells(table)
            known = claim.cell in cells and claim.card in table.ruleset.cards_by_name
            if not known or claim.cell is None or claim.card is None:
                return None
            form = ClaimForm(LOOKED, goal=cells.index(claim.cell), card=int(table.ruleset.card(claim.card)))
        else:
            form = ClaimForm(
                claim.kind, about=0 if claim.about is None else (claim.about - claim.seat) % self.seats
            )
        return form if form in self.forms else None


def goal_cells(table: Table) -> list[Cell]:
    """Return where the goals lie, in order."""
    return [cell_of(int(goal.cell)) for goal in getattr(table, "goals", [])]


def truth(table: Table, speaker: int, form: ClaimForm) -> bool | None:
    """Return whether a claim is true: of a look, that it was made and showed that; of a plea, that tools are broken.

    Trust and suspicion are opinions; they are compared with the truth all the same: is that player on the speaker's
    side? None where the rules have no two sides to be on.
    """
    if form.kind == LOOKED:
        cell = getattr(table, "goals")[form.goal].cell
        seen = [memory for memory in table.memories[speaker] if memory.name() == "saw-goal"]
        return any(
            getattr(memory, "cell") == cell and getattr(memory, "goal") == form.card for memory in seen
        )
    if form.kind == REPAIR_ME:
        return bool(getattr(table, "before", [()] * table.seats)[speaker])
    roles: list[int] = getattr(table, "roles")
    other = roles[(speaker + form.about) % table.seats]
    if UNKNOWN in (roles[speaker], other):
        return None
    same = roles[speaker] == other
    return same if form.kind == TRUST else not same
