"""The race to the mines: when everybody may be where, and what is left for those who come later.

Who stands on a mine takes a treasure in every turn (LM-28), so somebody who comes two turns later finds two fewer.
Compiled with the engine.
"""

from __future__ import annotations

from math import exp
from typing import Final

from undermine.bots.lost_mines.ways import NOWHERE, TURN, Ways
from undermine.engine._native import i64, vec

MISSING: Final = 1.0
"""Laps that a way takes longer on which cards are missing: somebody must hold the one that fits."""
NEVER: Final = 90.0
"""More laps than any round has."""
MOST_TAKEN: Final = 3.0
"""Treasures of one kind that are reckoned with."""
SLACK: Final = 0.4
"""Turns that are usually lost on the way."""
LUCK: Final = 0.56
"""How far off such a forecast is, in turns, if hardly any are left ..."""
LUCK_A_TURN: Final = 0.15
"""... and how much farther for every turn that is left."""
MOST_LATE: Final = 30.0
"""A dwarf as late as this is certain to be late."""
SECOND: Final = 0.3
"""How much a second mine counts beside the best one ..."""
THIRD: Final = 0.1
"""... and a third one."""


class Outlook:
    """A seat in the race: where its dwarf stands, how soon its turn comes, how many it has left, what it counts.

    `begins` is in laps: 0 for the seat whose turn it is, 1 once that has walked. `weight` is what this seat's points
    count, `dragon` what it counts against if it wakes the dragon. `skill` is how likely it does what it could.
    """

    def __init__(
        self, spot: int, begins: float, turns: float, weight: float, dragon: float = 0.0, skill: float = 1.0
    ) -> None:
        """Note them."""
        self.spot: i64 = spot
        self.begins = begins
        self.turns = turns
        self.weight = weight
        self.dragon = dragon
        self.skill = skill


class Prize:
    """What a mine gives: what each treasure is worth, the best first, and how likely the dragon is woken there."""

    def __init__(self, worths: list[float], dragon: float) -> None:
        """Note both."""
        self.worths: vec[float] = vec[float](worths)
        self.dragon = dragon


class Race:
    """Everybody's way to every mine, as it was measured last.

    By seat and mine, in one row: `arrivals` are laps until a dwarf may be there, `drawn` how likely it goes there. By
    seat: `hopes` are the points that it may hope for.
    """

    def __init__(self, ways: Ways, prizes: list[Prize]) -> None:
        """Take the ways, and what the mines give, in the same order."""
        self.ways = ways
        self.prizes = prizes
        self.arrivals: vec[float] = vec[float]()
        self.drawn: vec[float] = vec[float]()
        self.hopes: vec[float] = vec[float]()

    def worth(self, outlooks: list[Outlook]) -> float:
        """Return what all seats together may hope for, each by its weight."""
        self._set_out(outlooks)
        seats = i64(len(outlooks))
        self.hopes = vec[float]([0.0] * len(outlooks))
        total = 0.0
        for number, outlook in enumerate(outlooks):
            self.hopes[number] = self._hope(outlook, number, seats)
            total += outlook.weight * self.hopes[number]
        return total

    def laps(self, mine: i64, outlook: Outlook) -> float:
        """Return after how many laps a seat may be at a mine: 0 if that is in the turn at hand."""
        cost = self.ways.cost(mine, outlook.spot)
        if cost >= NOWHERE:
            return NEVER
        if cost == 0:
            return outlook.begins if outlook.begins < 1.0 else 0.0
        if self.ways.is_whole(mine, outlook.spot):
            return outlook.begins + float((cost - 1) // TURN)
        return outlook.begins + float(cost) / float(TURN) + MISSING

    def _set_out(self, outlooks: list[Outlook]) -> None:
        mines = i64(len(self.prizes))
        self.arrivals = vec[float]([0.0] * (len(outlooks) * len(self.prizes)))
        self.drawn = vec[float]([0.0] * (len(outlooks) * len(self.prizes)))
        first: i64 = 0
        mine: i64
        for outlook in outlooks:
            total = 0.0
            for mine in range(mines):
                laps = self.laps(mine, outlook)
                hope = self._takes(mine, laps, outlook.turns, 0.0)
                self.arrivals[first + mine] = laps
                self.drawn[first + mine] = hope * hope
                total += hope * hope
            if total > 0.0:
                for mine in range(mines):
                    self.drawn[first + mine] *= outlook.skill / total
            first += mines

    def _takes(self, mine: i64, laps: float, turns: float, gone: float) -> float:
        """Return what somebody may take who comes to a mine after some laps, when some treasures are gone."""
        if laps >= NEVER:
            return 0.0
        worths = self.prizes[mine].worths
        first = i64(gone)
        part = gone - float(first)
        total = 0.0
        place: i64
        for place in range(first, len(worths)):
            worth = worths[place] * (1.0 - part)
            if place + 1 < len(worths):
                worth += worths[place + 1] * part
            total += worth * chance(laps + float(place - first), turns)
        return total

    def _gone(self, mine: i64, number: i64, seats: i64) -> float:
        """Return how many treasures others have taken at a mine before a seat comes there."""
        mines = i64(len(self.prizes))
        arrives = self.arrivals[number * mines + mine]
        gone = 0.0
        other: i64
        for other in range(seats):
            ahead = arrives - self.arrivals[other * mines + mine]
            if ahead > 0.0:
                gone += self.drawn[other * mines + mine] * min(ahead, MOST_TAKEN)
        return min(gone, MOST_TAKEN)

    def _hope(self, outlook: Outlook, number: i64, seats: i64) -> float:
        """Return the points that a seat may hope for: at its best mine, and a part of those at others."""
        best = second = third = 0.0
        mine: i64
        for mine in range(len(self.prizes)):
            found = self._hope_at(mine, outlook, number, seats)
            if found > best:
                best, second, third = found, best, second
            elif found > second:
                second, third = found, second
            elif found > third:
                third = found
        return best + SECOND * second + THIRD * third

    def _hope_at(self, mine: i64, outlook: Outlook, number: i64, seats: i64) -> float:
        laps = self.arrivals[number * len(self.prizes) + mine]
        gone = self._gone(mine, number, seats)
        taken = self._takes(mine, laps, outlook.turns, gone)
        dragon = self.prizes[mine].dragon * outlook.dragon
        if dragon == 0.0 or laps >= NEVER:
            return taken
        return taken - dragon * chance(laps, outlook.turns) / (1.0 + gone)


def chance(laps: float, turns: float) -> float:
    """Return how likely a seat does in time what takes it this number of laps, by the turns it has left."""
    late = (laps + SLACK - turns) / (LUCK + LUCK_A_TURN * turns)
    return 1.0 / (1.0 + exp(min(MOST_LATE, late)))
