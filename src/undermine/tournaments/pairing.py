"""Who plays at which table: by score, with as few repeated meetings as can be.

Players are ordered by score and cut into bands of two tables each (three at the end, if their number is odd). Within a
band everybody may sit at any of its tables, so that the sum of the squared numbers of earlier meetings is the least.
Small bands are solved exactly; larger ones by swaps from many beginnings.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from math import comb, prod
from random import Random

MOST_PARTITIONS = 2000
"""Up to this number of ways to seat a band, all are tried."""
RESTARTS = 40
BAND_TABLES = 2

Meetings = Mapping[frozenset[str], int]
Seating = list[list[str]]
Places = list[list[int]]
"""A seating by the players' places in a list."""
Costs = list[list[int]]
"""For two places, how often those players have met, squared."""


def pair(ordered: Sequence[str], sizes: Sequence[int], met: Meetings, chance: Random) -> Seating:
    """Seat players, given from the best to the last, at tables of these sizes, the best at the first ones."""
    tables: Seating = []
    left, rest = list(ordered), list(sizes)
    while rest:
        count = len(rest) if len(rest) <= BAND_TABLES + 1 else BAND_TABLES
        band, rest = rest[:count], rest[count:]
        players, left = left[: sum(band)], left[sum(band) :]
        tables += seat_band(players, band, met, chance)
    return tables


def seat_band(players: Sequence[str], sizes: Sequence[int], met: Meetings, chance: Random) -> Seating:
    """Seat the players of a band with the least sum of squared earlier meetings; of equally good ways, by chance."""
    shuffled = chance.sample(list(players), len(players))
    costs = _squared(shuffled, met)
    places = range(len(shuffled))
    if partition_count(sizes) <= MOST_PARTITIONS:
        seating = _best(partitions(places, sizes), costs)
    else:
        starts = (chance.sample(places, len(places)) for _ in range(RESTARTS))
        seating = _best((descended(start, sizes, costs) for start in starts), costs)
    return [[shuffled[place] for place in table] for table in seating]


def repeats(seating: Seating, met: Meetings) -> int:
    """Return the sum over all pairs at a table of how often they have met before, squared."""
    return sum(met.get(frozenset(two), 0) ** 2 for table in seating for two in combinations(table, 2))


def _squared(players: Sequence[str], met: Meetings) -> Costs:
    return [[met.get(frozenset((one, other)), 0) ** 2 for other in players] for one in players]


def _best(seatings: Iterable[Places], costs: Costs) -> Places:
    """Return the first of the best seatings; one without any repeats ends the search."""
    best: Places = []
    least: int | None = None
    for seating in seatings:
        cost = sum(_cost(table, costs) for table in seating)
        if least is None or cost < least:
            best, least = seating, cost
        if not least:
            break
    return best


def _cost(table: Sequence[int], costs: Costs) -> int:
    return sum([costs[one][other] for one, other in combinations(table, 2)])


def partition_count(sizes: Sequence[int]) -> int:
    """Return in how many ways tables can be filled, counting those twice that differ only in the order of tables."""
    left = [sum(sizes[at:]) for at in range(len(sizes))]
    return prod(comb(players, size) for players, size in zip(left, sizes, strict=True))


def partitions(places: Sequence[int], sizes: Sequence[int]) -> Iterator[Places]:
    """Return every way to fill tables of these sizes."""
    if len(sizes) == 1:
        yield [list(places)]
        return
    for table in combinations(places, sizes[0]):
        others = [place for place in places if place not in table]
        for rest in partitions(others, sizes[1:]):
            yield [list(table), *rest]


def descended(order: Sequence[int], sizes: Sequence[int], costs: Costs) -> Places:
    """Fill tables in that order, and swap two players as long as that makes it better."""
    starts = [sum(sizes[:at]) for at in range(len(sizes))]
    seating = [list(order[start : start + size]) for start, size in zip(starts, sizes, strict=True)]
    while _improve(seating, costs):
        pass
    return seating


def _improve(seating: Places, costs: Costs) -> bool:
    for one, other in combinations(seating, 2):
        before = _cost(one, costs) + _cost(other, costs)
        for here in range(len(one)):
            for there in range(len(other)):
                one[here], other[there] = other[there], one[here]
                if _cost(one, costs) + _cost(other, costs) < before:
                    return True
                one[here], other[there] = other[there], one[here]
    return False
