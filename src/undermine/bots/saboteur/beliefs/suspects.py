"""Who may be a saboteur: every way in which the saboteurs' cards may have been dealt, weighed by what everybody did.

The ways are enumerated (base game: at most 330, times the places of the treasure), so the updating is exact. Cards
that nobody has held are all alike: only how many saboteurs are among them counts.
"""

from __future__ import annotations

from itertools import product
from math import comb, exp, log
from operator import add as sum_of_two
from typing import Final, NamedTuple

from undermine.bots.saboteur.beliefs.kinds import Player, kinds_by_company
from undermine.bots.saboteur.beliefs.likelihoods import Likelihoods, Row
from undermine.bots.saboteur.beliefs.observed_actions import ObservedAction

DIGITS: Final = 13
"""Digits of a chance that do not depend on the order in which numbers are added: places that are alike stay alike."""


class Deal(NamedTuple):
    """One way: the dwarf cards that are saboteurs, the number of the treasure's place, and how likely that is."""

    saboteurs: frozenset[int]
    place: int
    likely: float


class Aim(NamedTuple):
    """Something aimed at a player: by whom, with which dwarf card at which, how much rather each role hits a saboteur.

    `temper` is how much of that counts.
    """

    seat: int
    actor: int
    target: int
    miner: float
    saboteur: float
    temper: float


class Burden:
    """What it adds to a deal that a card is a saboteur's, as logarithms, for a number of saboteurs at the table.

    `base` has for each place how likely everything is if none is, `single` what each card adds at each place, and
    `pairs` what two cards add that both are: somebody aimed at somebody.
    """

    def __init__(self, evidence: Evidence, held: frozenset[int], saboteurs: int) -> None:
        """Add up what was done, and go through all that was aimed."""
        self.single: dict[int, list[float]] = {card: list(sums) for card, sums in evidence.sums.items()}
        self.pairs: dict[int, dict[int, float]] = {}
        self.nothing = [0.0] * len(evidence.weights)
        aimed = 0.0
        for aim in evidence.purposeful():
            others = max(0, saboteurs - (aim.actor in held))
            innocent = aim.temper * log(aim.miner * saboteurs + max(0, len(held) - 1 - saboteurs))
            guilty = aim.temper * log(aim.saboteur * others + max(0, len(held) - 1 - others))
            aimed -= innocent
            self._load(aim.actor, innocent - guilty)
            self._load(aim.target, aim.temper * log(aim.miner))
            self._join(aim.actor, aim.target, aim.temper * log(aim.saboteur / aim.miner))
        self.base = [weight + aimed for weight in evidence.weights]

    def _load(self, card: int, added: float) -> None:
        self.single[card] = [so_far + added for so_far in self.single.get(card, self.nothing)]

    def _join(self, one: int, other: int, added: float) -> None:
        for card, partner in ((one, other), (other, one)):
            partners = self.pairs.setdefault(card, {})
            partners[partner] = partners.get(partner, 0.0) + added

    def with_card(self, chosen: tuple[int, ...], logs: list[float], card: int) -> list[float]:
        """Return how likely everything is, at each place, if one more card than those chosen is a saboteur's."""
        partners, own = self.pairs.get(card), self.single.get(card, self.nothing)
        added = list(map(sum_of_two, logs, own))
        both = sum([partners.get(other, 0.0) for other in chosen], 0.0) if partners else 0.0
        return [so_far + both for so_far in added] if both else added


Way = tuple[tuple[int, ...], list[float]]
"""Cards that are saboteurs', and how likely everything is then, at each place, as logarithms."""


class Evidence:
    """What observed actions and claims say.

    `weights` has for each place how likely everybody did what they did, were they all miners; `sums` for each dwarf
    card and place how much likelier a saboteur did it; `aimed` what was aimed at whom. `rows` has what each seat did
    with each dwarf card before it, by place and model; `kinds` how likely each kind of player is to be found there,
    and `purposes` how likely it aims by its role at all.
    """

    def __init__(
        self, likelihoods: Likelihoods, rows: dict[Player, list[Row]], aimed: list[Aim], weights: list[float]
    ) -> None:
        """Weigh what everybody did, where `weights` are the chances of the places for the treasure."""
        self.likelihoods = likelihoods
        self.rows = rows
        self.aimed = aimed
        self.weights = [log(weight) for weight in weights]
        self.sums: dict[int, list[float]] = {}
        self.purposes: dict[Player, list[float]] = {}
        self.kinds = kinds_by_company(likelihoods, rows, weights)
        for player, places in rows.items():
            kinds = self.kinds[player]
            self.purposes[player] = [likelihoods.purpose(row, kinds) for row in places]
            for place, row in enumerate(places):
                miner, saboteur = likelihoods.blend(row, kinds)
                self.weigh(player[1], place, miner, saboteur)

    def purposeful(self) -> list[Aim]:
        """Return what was aimed at whom, which counts the less, the likelier its player aims at anybody."""
        if all(purpose == 1.0 for found in self.purposes.values() for purpose in found):
            return self.aimed
        means = {player: sum(found, 0.0) / len(found) for player, found in self.purposes.items()}
        return [aim._replace(temper=aim.temper * means.get((aim.seat, aim.actor), 1.0)) for aim in self.aimed]

    def weigh(self, dwarf: int, place: int, miner: float, saboteur: float) -> None:
        """Note how likely something is, in logarithms, that the holder of a dwarf card did or said."""
        self.weights[place] += miner
        self.sums.setdefault(dwarf, [0.0] * len(self.weights))[place] += saboteur - miner


class Tally:
    """What everybody has done so far, by likelihoods: it grows action by action, and says at any time what that means.

    All that somebody did shows together what kind of player that is.
    """

    def __init__(self, likelihoods: Likelihoods) -> None:
        """Begin with nothing done."""
        self.likelihoods = likelihoods
        self.rows: dict[Player, list[Row]] = {}
        self.aimed: list[Aim] = []
        self.counted = 0

    def count(self, observed: list[ObservedAction]) -> None:
        """Weigh what was done beyond what was counted before; `observed` begins with that."""
        likelihoods = self.likelihoods
        for action in observed[self.counted :]:
            if not action.judged:
                continue
            player = (action.seat, action.dwarf)
            so_far = self.rows.get(player)
            logs = [likelihoods.of(judged) for judged in action.judged]
            rows = logs if so_far is None else [add(*both) for both in zip(so_far, logs, strict=True)]
            self.rows[player] = rows
            aim = likelihoods.aims.get(action.judged[0][1]) if action.target >= 0 else None
            if aim is not None:
                self.aimed.append(Aim(action.seat, action.dwarf, action.target, *aim, likelihoods.temper))
        self.counted = len(observed)

    def told_to(self, seat: int, places: list[int], weights: list[float]) -> Evidence:
        """Return what a seat makes of it to which only some of the places are left; it learns nothing of itself.

        `weights` are the chances of these places for the treasure.
        """
        rows = {
            player: [found[place] for place in places]
            for player, found in self.rows.items()
            if player[0] != seat
        }
        aimed = [aim for aim in self.aimed if aim.seat != seat]
        return Evidence(self.likelihoods, rows, aimed, weights)


def add(one: Row, other: Row) -> Row:
    """Return the sum of two rows of logarithms."""
    return [first + second for first, second in zip(one, other, strict=True)]


def weigh(
    evidence: Evidence,
    held: list[int],
    open_: list[int],
    free: int,
    certain: frozenset[int],
    left: int,
    counts: list[float] | None = None,
) -> Deals:
    """Return every deal of the saboteurs' cards with its chance.

    `open_` are the cards that may be saboteurs, `free` further cards that nobody has held, `certain` those that are,
    and `left` says how many saboteurs there are among the open and the free ones. `counts` are chances, if they are
    known, of how many saboteurs are among the held ones.
    """
    found: list[Way] = []
    seats = frozenset(held)
    inside = [card for card in open_ if card in seats]
    outside = [card for card in open_ if card not in seats]
    for at_table, elsewhere in product(range(len(inside) + 1), range(len(outside) + 1)):
        unheld = left - at_table - elsewhere
        if not 0 <= unheld <= free:
            continue
        saboteurs = at_table + len(certain & seats)
        likely = comb(free, unheld) * (1.0 if counts is None else counts[saboteurs])
        if likely > 0.0:
            burden = Burden(evidence, seats, saboteurs)
            ways: list[Way] = [((), [log(likely) + base for base in burden.base])]
            for cards, number in ((sorted(certain), len(certain)), (inside, at_table), (outside, elsewhere)):
                ways = chosen_from(cards, number, ways, burden)
            found += ways
    return Deals(found)


def chosen_from(cards: list[int], number: int, ways: list[Way], burden: Burden) -> list[Way]:
    """Return every way with a number of further cards, in the order of the cards."""
    begun = [(chosen, logs, 0) for chosen, logs in ways]
    for missing in range(number, 0, -1):
        begun = [
            ((*chosen, cards[place]), burden.with_card(chosen, logs, cards[place]), place + 1)
            for chosen, logs, begin in begun
            for place in range(begin, len(cards) - missing + 1)
        ]
    return [(chosen, logs) for chosen, logs, _ in begun]


class Deals:
    """Every way in which the saboteurs' cards may have been dealt, with its chance for each place of the treasure."""

    def __init__(self, found: list[Way]) -> None:
        """Turn logarithms of weights into chances that add up to 1."""
        most = max([max(logs) for _, logs in found], default=0.0)
        ways = [(frozenset(chosen), [exp(weight - most) for weight in logs]) for chosen, logs in found]
        total = sum([sum(weights, 0.0) for _, weights in ways], 0.0)
        self.ways = [(saboteurs, [weight / total for weight in weights]) for saboteurs, weights in ways]

    def listed(self) -> list[Deal]:
        """Return them one by one."""
        return [
            Deal(saboteurs, place, likely)
            for saboteurs, chances in self.ways
            for place, likely in enumerate(chances)
        ]

    def guilt(self, cards: list[int]) -> list[float]:
        """Return for each of some dwarf cards how likely it is a saboteur."""
        guilt = dict.fromkeys(cards, 0.0)
        for saboteurs, chances in self.ways:
            likely = sum(chances, 0.0)
            for card in saboteurs:
                if card in guilt:
                    guilt[card] += likely
        return [guilt[card] for card in cards]

    def places(self, number: int) -> list[float]:
        """Return how likely each place of the treasure is; no place is ever quite impossible."""
        found = [1e-12] * number
        for _, chances in self.ways:
            for place in range(number):
                found[place] += chances[place]
        return [round(chance, DIGITS) for chance in found]

    def counts(self, held: list[int]) -> list[float]:
        """Return how likely each number of saboteurs is among the held cards, for one way of dealing them."""
        counts = [0.0] * (len(held) + 1)
        for saboteurs, chances in self.ways:
            counts[len(saboteurs.intersection(held))] += sum(chances, 0.0)
        return [chance / comb(len(held), number) for number, chance in enumerate(counts)]
