"""Who may be a saboteur: every way in which the saboteurs' cards may have been dealt, weighed by what everybody did.

The ways are enumerated (base game: at most 330, times the places of the treasure), so the updating is exact. Cards
that nobody has held are all alike: only how many saboteurs are among them counts.
"""

from __future__ import annotations

from math import comb, exp, log
from typing import Final, NamedTuple

from undermine.bots.saboteur.beliefs.kinds import Player, kinds_by_company
from undermine.bots.saboteur.beliefs.likelihoods import Actions, Likelihoods
from undermine.bots.saboteur.beliefs.observed_actions import ObservedAction
from undermine.engine._native import append, extend, i64, vec

DIGITS: Final = 13
"""Digits of a chance that do not depend on the order in which numbers are added: places that are alike stay alike."""


class Deal(NamedTuple):
    """One way: the dwarf cards that are saboteurs, the number of the treasure's place, and how likely that is."""

    saboteurs: frozenset[int]
    place: int
    likely: float


class Aim:
    """Something aimed at a player: by whom, with which dwarf card at which, how much rather each role hits a saboteur.

    `temper` is how much of that counts.
    """

    def __init__(
        self, seat: int, actor: int, target: int, rather: tuple[float, float], temper: float
    ) -> None:
        """Take it all; `rather` is first that of miners, then of saboteurs."""
        self.seat = seat
        self.actor = actor
        self.target = target
        self.miner, self.saboteur = rather
        self.temper = temper


class Evidence:
    """What observed actions and claims say.

    `weights` has for each place how likely everybody did what they did, were they all miners; `sums` for each dwarf
    card and place how much likelier a saboteur did it, where `row` says in which row the card is; `aimed` what was
    aimed at whom. `kinds` is how likely each kind of player is to be found at each seat with each dwarf card before it,
    and `purposes` how likely it aims by its role at all.
    """

    def __init__(
        self,
        likelihoods: Likelihoods,
        done: dict[Player, list[Actions]],
        aimed: list[Aim],
        weights: list[float],
    ) -> None:
        """Weigh what everybody did, by place, where `weights` are the chances of the places for the treasure."""
        self.aimed = aimed
        self.weights: vec[float] = vec[float]([log(weight) for weight in weights])
        self.row: dict[int, int] = {}
        self.sums: vec[float] = vec[float]()
        self.purposes: dict[Player, float] = {}
        self.kinds = kinds_by_company(likelihoods, done, weights)
        for player, places in done.items():
            kinds = self.kinds[player]
            purposes = 0.0
            for place, actions in enumerate(places):
                purposes += likelihoods.purpose(actions, kinds)
                miner, saboteur = likelihoods.blend(actions, kinds)
                self.weigh(player[1], place, miner, saboteur)
            self.purposes[player] = purposes / len(places)

    def weigh(self, dwarf: int, place: i64, miner: float, saboteur: float) -> None:
        """Note how likely something is, in logarithms, that the holder of a dwarf card did or said."""
        if dwarf not in self.row:
            self.row[dwarf] = len(self.row)
            self.sums = extend(self.sums, vec[float]([0.0] * len(self.weights)))
        row: i64 = self.row[dwarf]
        self.weights[place] += miner
        self.sums[row * len(self.weights) + place] += saboteur - miner

    def temper(self, aim: Aim) -> float:
        """Return how much it counts at whom something was aimed: the less, the likelier its player aims at anybody."""
        return aim.temper * self.purposes.get((aim.seat, aim.actor), 1.0)


class Tally:
    """What everybody has done so far, by likelihoods: it grows action by action, and says at any time what that means.

    All that somebody did shows together what kind of player that is.
    """

    def __init__(self, likelihoods: Likelihoods) -> None:
        """Begin with nothing done."""
        self.likelihoods = likelihoods
        self.done: dict[Player, list[Actions]] = {}
        self.aimed: list[Aim] = []
        self.counted = 0

    def count(self, observed: list[ObservedAction]) -> None:
        """Weigh what was done beyond what was counted before; `observed` begins with that."""
        likelihoods = self.likelihoods
        for action in observed[self.counted :]:
            if not action.judged:
                continue
            player = (action.seat, action.dwarf)
            so_far = self.done.get(player)
            actions = [likelihoods.of(judged) for judged in action.judged]
            if so_far is not None:
                actions = [before.and_then(now) for before, now in zip(so_far, actions, strict=True)]
            self.done[player] = actions
            aim = likelihoods.aims.get(action.judged[0][1]) if action.target >= 0 else None
            if aim is not None:
                self.aimed.append(Aim(action.seat, action.dwarf, action.target, aim, likelihoods.temper))
        self.counted = len(observed)

    def told_to(self, seat: int, places: list[int], weights: list[float]) -> Evidence:
        """Return what a seat makes of it to which only some of the places are left; it learns nothing of itself.

        `weights` are the chances of these places for the treasure.
        """
        done = {
            player: [found[place] for place in places]
            for player, found in self.done.items()
            if player[0] != seat
        }
        aimed = [aim for aim in self.aimed if aim.seat != seat]
        return Evidence(self.likelihoods, done, aimed, weights)


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
    seats = frozenset(held)
    inside = [card for card in open_ if card in seats]
    outside = [card for card in open_ if card not in seats]
    cards = [*sorted(certain), *inside, *outside]
    burden = Burden(evidence, cards, seats)
    first, last = len(certain), len(certain) + len(inside)
    found = Deals(cards, len(evidence.weights))
    for at_table in range(len(inside) + 1):
        for elsewhere in range(len(outside) + 1):
            unheld = left - at_table - elsewhere
            if not 0 <= unheld <= free:
                continue
            saboteurs = at_table + len(certain & seats)
            likely = comb(free, unheld) * (1.0 if counts is None else counts[saboteurs])
            if likely > 0.0:
                burden.count(saboteurs)
                ways = Ways(burden, log(likely))
                ways.choose(0, first, first)
                ways.choose(first, last, at_table)
                ways.choose(last, len(cards), elsewhere)
                found.add(ways)
    found.finish()
    return found


class Burden:
    """What it adds to a deal that a card is a saboteur's, as logarithms, for a number of saboteurs at the table.

    Cards go by their places in `cards`, those that are none of them by -1. `base` has for each place of the treasure
    how likely everything is if no card is a saboteur's, `single` what each card adds at each place of the treasure, and
    `pairs` what two cards add that both are: somebody aimed at somebody.
    """

    def __init__(self, evidence: Evidence, cards: list[int], held: frozenset[int]) -> None:
        """Note who aimed at whom, and how much what was done adds; that does not depend on the number."""
        self.evidence = evidence
        self.seats: i64 = len(held)
        self.places: i64 = len(evidence.weights)
        self.cards: i64 = len(cards)
        number = {card: place for place, card in enumerate(cards)}
        self.actors: vec[i64] = vec[i64]([number.get(aim.actor, -1) for aim in evidence.aimed])
        self.targets: vec[i64] = vec[i64]([number.get(aim.target, -1) for aim in evidence.aimed])
        self.at_table: vec[i64] = vec[i64]([int(aim.actor in held) for aim in evidence.aimed])
        self.done: vec[float] = vec[float]()
        for card in cards:
            self.done = extend(self.done, self._done(card))
        self.base: vec[float] = vec[float]()
        self.single: vec[float] = vec[float]()
        self.pairs: vec[float] = vec[float]()

    def _done(self, card: int) -> vec[float]:
        """Return what it adds at each place of the treasure that the card's holders did what they did."""
        if card not in self.evidence.row:
            return vec[float]([0.0] * len(self.evidence.weights))
        begin: i64 = self.evidence.row[card] * self.places
        return self.evidence.sums[begin : begin + self.places]

    def count(self, saboteurs: i64) -> None:
        """Go through all that was aimed, for a number of saboteurs at the table."""
        self.single = self.done[:]
        self.pairs = vec[float]([0.0] * int(self.cards * self.cards))
        aimed = 0.0
        i: i64
        for i in range(len(self.actors)):
            aimed += self._aimed(i, saboteurs)
        self.base = self.evidence.weights[:]
        for i in range(self.places):
            self.base[i] += aimed

    def _aimed(self, number: i64, saboteurs: i64) -> float:
        """Add what one aim says, and return what it says if nobody is a saboteur."""
        aim = self.evidence.aimed[number]
        temper = self.evidence.temper(aim)
        actor, target = self.actors[number], self.targets[number]
        others = max(0, saboteurs - self.at_table[number])
        seats = self.seats - 1
        innocent = temper * log(aim.miner * float(saboteurs) + float(max(0, seats - saboteurs)))
        guilty = temper * log(aim.saboteur * float(others) + float(max(0, seats - others)))
        i: i64
        for i in range(self.places):
            if actor >= 0:
                self.single[actor * self.places + i] += innocent - guilty
            if target >= 0:
                self.single[target * self.places + i] += temper * log(aim.miner)
        if actor >= 0 and target >= 0:
            both = temper * log(aim.saboteur / aim.miner)
            self.pairs[actor * self.cards + target] += both
            self.pairs[target * self.cards + actor] += both
        return -innocent

    def both(self, chosen: i64, card: i64) -> float:
        """Return what it adds that a card is a saboteur's as well as those chosen, which are bits."""
        added = 0.0
        other: i64
        for other in range(card):
            if chosen & (1 << other):
                added += self.pairs[card * self.cards + other]
        return added


class Ways:
    """Ways to choose the cards that are saboteurs', in their order.

    `chosen` has them as bits, `begin` the first card that may be chosen next, and `logs` how likely everything is then,
    at each place of the treasure.
    """

    def __init__(self, burden: Burden, log_likely: float) -> None:
        """Begin with no card."""
        self.burden = burden
        self.chosen: vec[i64] = vec[i64]([0])
        self.logs: vec[float] = burden.base[:]
        i: i64
        for i in range(len(self.logs)):
            self.logs[i] += log_likely
        self._next: vec[i64] = vec[i64]([0])

    def choose(self, first: i64, end: i64, number: i64) -> None:
        """Go on from every way with a number of the cards from the first one on to the end."""
        way: i64
        for way in range(len(self._next)):
            self._next[way] = first
        missing: i64 = number
        while missing > 0:
            self._choose_one(end - missing + 1)
            missing -= 1

    def _choose_one(self, end: i64) -> None:
        chosen, begin, logs = self.chosen, self._next, self.logs
        single, places = self.burden.single, self.burden.places
        self.chosen = vec[i64]()
        self._next = vec[i64]()
        self.logs = vec[float]()
        way: i64
        card: i64
        i: i64
        for way in range(len(chosen)):
            for card in range(begin[way], end):
                both = self.burden.both(chosen[way], card)
                self.chosen = append(self.chosen, chosen[way] | 1 << card)
                self._next = append(self._next, card + 1)
                for i in range(places):
                    self.logs = append(self.logs, logs[way * places + i] + single[card * places + i] + both)


class Deals:
    """Every way in which the saboteurs' cards may have been dealt, with its chance for each place of the treasure.

    `chosen` has the cards as bits, by their places in `cards`.
    """

    def __init__(self, cards: list[int], places: i64) -> None:
        """Begin with none."""
        self.cards = cards
        self.number: i64 = places
        self.chosen: vec[i64] = vec[i64]()
        self.chances: vec[float] = vec[float]()

    def add(self, ways: Ways) -> None:
        """Add some; `finish` makes their logarithms into chances."""
        self.chosen = extend(self.chosen, ways.chosen)
        self.chances = extend(self.chances, ways.logs)

    def finish(self) -> None:
        """Turn logarithms of weights into chances that add up to 1."""
        chances = self.chances
        i: i64
        most = chances[0] if len(chances) else 0.0
        for i in range(len(chances)):
            most = max(most, chances[i])
        total = 0.0
        for i in range(len(chances)):
            chances[i] = exp(chances[i] - most)
            total += chances[i]
        for i in range(len(chances)):
            chances[i] /= total

    def likely(self, way: i64) -> float:
        """Return how likely a way is, wherever the treasure is."""
        total = 0.0
        place: i64
        for place in range(self.number):
            total += self.chances[way * self.number + place]
        return total

    def saboteurs(self, way: i64) -> frozenset[int]:
        """Return the cards that are saboteurs in a way."""
        return frozenset([card for number, card in enumerate(self.cards) if self.chosen[way] >> number & 1])

    def listed(self) -> list[Deal]:
        """Return them one by one."""
        found: list[Deal] = []
        way: i64
        for way in range(len(self.chosen)):
            saboteurs = self.saboteurs(way)
            chances = self.chances[way * self.number : (way + 1) * self.number]
            found += [Deal(saboteurs, place, likely) for place, likely in enumerate(chances)]
        return found

    def guilt(self, cards: list[int]) -> list[float]:
        """Return for each of some dwarf cards how likely it is a saboteur."""
        guilt = vec[float]([0.0] * len(self.cards))
        way: i64
        card: i64
        for way in range(len(self.chosen)):
            likely = self.likely(way)
            for card in range(len(guilt)):
                if self.chosen[way] & (1 << card):
                    guilt[card] += likely
        return [guilt[self.cards.index(card_)] if card_ in self.cards else 0.0 for card_ in cards]

    def places(self, number: int) -> list[float]:
        """Return how likely each place of the treasure is; no place is ever quite impossible."""
        found = [1e-12] * number
        way: i64
        for way in range(len(self.chosen)):
            for place in range(number):
                found[place] += self.chances[way * self.number + place]
        return [round(chance, DIGITS) for chance in found]

    def counts(self, held: list[int]) -> list[float]:
        """Return how likely each number of saboteurs is among the held cards, for one way of dealing them."""
        counts = [0.0] * (len(held) + 1)
        way: i64
        for way in range(len(self.chosen)):
            counts[len(self.saboteurs(way).intersection(held))] += self.likely(way)
        return [chance / comb(len(held), number) for number, chance in enumerate(counts)]
