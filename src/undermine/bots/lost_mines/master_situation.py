"""The Lost Mines as a master sees them: mines by what they give, paths by whom they serve, and beware of the dragon.

Treasures go into pools, so one is a gain if anybody of the own side takes it. The dragon is not shared (LM-33): a
player who is not sure looks first, or leaves a mine to others.
"""

from functools import cached_property
from typing import Final

from undermine.bots.lost_mines.situation import FAR, PER_CARD, LostMinesSituation
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.lost_mines.cards import MINES, TREASURES
from undermine.engine.lost_mines.table import ON_DISPLAY
from undermine.engine.tunnels.routes import steps_between

CARDS_A_POINT: Final = 0.4
"""How many cards farther away a mine may be for every point that it gives more."""
TURNS: Final = 2
"""How many treasures of a mine are counted on: others take the rest."""
DRAGON: Final = -2.0
"""What it counts to wake the dragon (LM-33)."""
RISK: Final = 0.4
"""The dragon may be on a mine with this chance for somebody to step on it."""
FOR_FRIENDS: Final = 0.5
"""How much of the way won by a friend counts ..."""
FOR_OTHERS: Final = -0.8
"""... and by somebody who gathers for others."""
CURIOUS: Final = 16.0
"""What a look counts at a mine that comes next ..."""
FARTHER: Final = 2.0
"""... less this for every card that is missing on the way."""


class MasterSituation(LostMinesSituation):
    """What matters on the board for a dwarf who reckons."""

    @cached_property
    def usual(self) -> dict[int, float]:
        """By the back of a treasure what it is worth on average (LM-3)."""
        return {
            int(self.rules.card(f"{kind}-treasure")): sum(values) / len(values) for kind, values in TREASURES
        }

    @cached_property
    def display(self) -> dict[int, list[float]]:
        """By the back of treasures on display what each is worth, the best first."""
        looked = dict(self.looked_treasures)
        found: dict[int, list[float]] = {}
        for number, treasure in enumerate(self.view.treasures):
            if treasure.holder == ON_DISPLAY:
                back = int(treasure.back)
                known = float(self.rules.worth[looked[number]]) if number in looked else self.usual[back]
                found.setdefault(back, []).append(known)
        return {back: sorted(worths, reverse=True) for back, worths in found.items()}

    @cached_property
    def given(self) -> dict[int, float]:
        """By the back of treasures on display what the best of them are worth together."""
        return {back: sum(worths[:TURNS]) for back, worths in self.display.items()}

    @cached_property
    def mines(self) -> dict[int, int]:
        """By the cell of a mine its card, as far as the seat knows it."""
        return {int(mine.cell): self.seen.get(int(mine.cell), int(mine.card)) for mine in self.view.mines}

    @cached_property
    def unknown(self) -> list[int]:
        """The mines that may lie where the seat knows of none."""
        cards = [int(self.rules.card(f"{name}-mine")) for name, _, _ in MINES]
        return [card for card in cards if card not in self.mines.values()]

    def worth_of(self, card: int) -> float:
        """Return what a mine gives, by its card."""
        return (
            DRAGON
            if card == self.rules.dragon_mine
            else self.given.get(int(self.rules.treasure_of[card]), 0.0)
        )

    def worth(self, mine: int) -> float:
        """Return what a mine gives, or may give."""
        card = self.mines[mine]
        if card != UNKNOWN:
            return self.worth_of(card)
        return sum(self.worth_of(card) for card in self.unknown) / max(1, len(self.unknown))

    @cached_property
    def most(self) -> float:
        """What the best mine gives."""
        return max([self.worth(mine) for mine in self.targets], default=0.0)

    def detour(self, mine: int) -> float:
        """Return how many cards nearer the best mine is worth as much."""
        return CARDS_A_POINT * (self.most - self.worth(mine))

    def dares(self, mine: int) -> bool:
        """Return whether the dragon is hardly there."""
        if self.mines[mine] != UNKNOWN or int(self.rules.dragon_mine) not in self.unknown:
            return True
        return 1 / len(self.unknown) <= RISK

    def curiosity(self, mine: int) -> float:
        """Return how much more than usual it counts to look at a mine: the more, the sooner the dwarf may be there."""
        if mine not in self.targets:
            return 0.0
        ends = [end for cell in self.reached for end in self.ends(cell, self.openings(cell))]
        missing = min([int(steps_between(end, mine)) for end in ends], default=FAR)
        return max(0.0, CURIOUS - FARTHER * missing)

    @cached_property
    def others(self) -> dict[int, "MasterSituation"]:
        """The board as it matters for the dwarf of each other seat, by what this seat knows."""
        return {
            seat: MasterSituation(self.view, self.saboteurs, int(place))
            for seat, place in enumerate(self.view.places)
            if seat != self.view.seat
        }

    def service(self, cell: int, openings: int) -> float:
        """Return what a card counts for the way that it wins others: for one's side, less for the other one."""
        best = {True: 0.0, False: 0.0}
        for seat, situation in self.others.items():
            if situation.joins(cell, openings):
                friend = self.is_friend(seat)
                best[friend] = max(best[friend], situation.gain(cell, openings))
        return PER_CARD * (FOR_FRIENDS * best[True] + FOR_OTHERS * best[False])
