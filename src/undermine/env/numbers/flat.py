"""Flat actions: every action has a fixed id, whatever the game is like at the moment.

Ids are given verb by verb: within a verb by card, then by first target, then by second. What has no id of its own (a
cell beyond the window, a number larger than any here) shares the last one, `beyond`: it stands for the first such
option, so that there is always something to choose. Verbs that take several cards from the hand (`pass`,
`discard-two`) go by places in the hand, since naming the cards would take hundreds of thousands of ids: the hand is
sorted as the catalogue is, and of equal cards the first ones are meant. Seats are counted from the observer.
"""

from __future__ import annotations

from typing import Final

from undermine.engine._native import i64, vec
from undermine.engine.kernel.actions import (
    CARD_MASK,
    CARD_SHIFT,
    FIRST_SHIFT,
    SECOND_SHIFT,
    TARGET_MASK,
    VERB_MASK,
    VerbForm,
)
from undermine.engine.kernel.cards import Hand
from undermine.engine.kernel.kinds import Kind
from undermine.engine.kernel.rulesets import Ruleset
from undermine.engine.tunnels.sides import SIDE_LETTERS, SOUTHERN, TURNED_BIT, route_sides
from undermine.env.numbers.window import Window

WAIT: Final[i64] = 0
"""The id of a seat that is not asked: it has nothing else to choose."""
HAND_PLACES: Final[i64] = 10
NUMBERS: Final[i64] = 16
"""Numbers (gold, treasures) that have ids of their own: 0 to 15."""
ROUTES: Final[i64] = 4 + 16 + 64 + 256 + 1024
"""Walks of one to five steps."""
NO_ID: Final[i64] = -1

SINGLE, BY_CARD, SEVERAL_CARDS, TWO_CARDS = range(4)


def sequences_of_places() -> dict[int, int]:
    """Return the number of each sequence of one to three different places in a hand; the order of a discard counts.

    Sequences are packed: four bits a place, counted from 1, the first place lowest.
    """
    places = range(1, int(HAND_PLACES) + 1)
    found = list(places)
    found += [a | b << 4 for a in places for b in places if a != b]
    found += [a | b << 4 | c << 8 for a in places for b in places for c in places if len({a, b, c}) == 3]
    return {packed: number for number, packed in enumerate(found)}


class Block:
    """The ids of one verb."""

    def __init__(
        self, verb: VerbForm, start: int, scheme: int, firsts: int, seconds: int, cards: list[int]
    ) -> None:
        self.name = verb.name
        self.start: i64 = start
        self.scheme: i64 = scheme
        self.first_kind = "" if verb.first is None else verb.first.name
        self.second_kind = "" if verb.second is None else verb.second.name
        self.firsts: i64 = firsts
        self.seconds: i64 = seconds
        self.listed_cards = cards
        self.card_place: vec[i64] = vec[i64]([-1 for _ in verb.catalogue])
        for place, card in enumerate(cards):
            self.card_place[card] = place
        self.size: i64 = max(1, len(cards)) * firsts * seconds


def kind_name(kind: Kind | None) -> str:
    """Return what a target of a verb is called; without a target it is nothing."""
    return "" if kind is None else kind.name


class FlatActions:
    """Ids of actions under some rules, for some number of players."""

    def __init__(self, ruleset: Ruleset, seats: int, window: Window, goal_cells: list[int]) -> None:
        self.ruleset = ruleset
        self.seats: i64 = seats
        self.window = window
        self.goal_cells = goal_cells
        self.sequences = sequences_of_places()
        self.tools = ("pick", "lantern", "cart")
        self.blocks: list[Block] = []
        start = 1
        for verb in ruleset.verbs:
            block = self._block(verb, start)
            self.blocks.append(block)
            start += int(block.size)
        self.beyond: i64 = start
        self.size: i64 = start + 1

    def _block(self, verb: VerbForm, start: int) -> Block:
        first, second = kind_name(verb.first), kind_name(verb.second)
        cards = len(self.ruleset.cards)
        if verb.takes_card and first == "spare-card":
            return Block(verb, start, SEVERAL_CARDS, len(self.sequences), 1, [])
        if verb.takes_card and first == "card":
            return Block(verb, start, TWO_CARDS, int(HAND_PLACES * HAND_PLACES), cards, [])
        accepted = [card for card in range(cards) if verb.accepts[card]] if verb.takes_card else []
        scheme = BY_CARD if accepted else SINGLE
        if first == second == "cell":
            goals = len(self.goal_cells)
            return Block(verb, start, scheme, goals, goals, accepted)
        return Block(verb, start, scheme, self._size(verb.first), self._size(verb.second), accepted)

    def _size(self, kind: Kind | None) -> int:
        if kind is None:
            return 1
        cells = int(self.window.size)
        sizes = {
            "cell": cells,
            "place": 2 * cells,
            "edge": 2 * cells,
            "route": int(ROUTES),
            "seat": int(self.seats),
            "tool": len(self.tools),
            "flag": 2,
            "card": len(self.ruleset.cards),
            "number": int(NUMBERS),
        }
        return sizes[kind.name]

    # -- ids of actions --------------------------------------------------------------------------------------------

    def id_of(self, code: i64, seat: i64, hand: Hand) -> i64:
        """Return the id of a packed action; `beyond` where it has none of its own."""
        block = self.blocks[code & VERB_MASK]
        card = (code >> CARD_SHIFT) & CARD_MASK
        first = (code >> FIRST_SHIFT) & TARGET_MASK
        second = (code >> SECOND_SHIFT) & TARGET_MASK
        if block.scheme == SEVERAL_CARDS:
            return self._several_cards(block, hand, card, first - 1, second - 1)
        if block.scheme == TWO_CARDS:
            return self._two_cards(block, hand, card, first, second)
        place: i64 = block.card_place[card] if block.scheme == BY_CARD else 0
        by_goals = block.first_kind == "cell" and block.second_kind == "cell"
        one = self._goal(first) if by_goals else self._target(block.first_kind, first, seat)
        other = self._goal(second) if by_goals else self._target(block.second_kind, second, seat)
        if place < 0 or one < 0 or other < 0:
            return self.beyond
        return block.start + (place * block.firsts + one) * block.seconds + other

    def _goal(self, cell: i64) -> i64:
        return self.goal_cells.index(int(cell)) if int(cell) in self.goal_cells else NO_ID

    def _target(self, kind: str, target: i64, seat: i64) -> i64:
        if not kind:
            return 0
        if kind in ("cell", "place", "edge"):
            spot = self.window.spot(target)
            if spot < 0 or kind == "cell":
                return spot
            return 2 * spot + (1 if target & (TURNED_BIT if kind == "place" else SOUTHERN) else 0)
        if kind == "seat":
            return target - seat if target >= seat else target - seat + self.seats
        if kind == "route":
            return route_number(target)
        return target if target < NUMBERS or kind == "card" else NO_ID

    def _several_cards(self, block: Block, hand: Hand, one: i64, two: i64, three: i64) -> i64:
        taken: i64 = 0
        packed: i64 = 0
        shift: i64 = 0
        for card in (one, two, three):
            if card >= 0:
                place = free_place(hand, card, taken)
                if place < 0:
                    return self.beyond
                taken |= 1 << place
                packed |= (place + 1) << shift
                shift += 4
        return block.start + self.sequences[int(packed)]

    def _two_cards(self, block: Block, hand: Hand, one: i64, two: i64, removed: i64) -> i64:
        first = free_place(hand, one, 0)
        if first < 0:
            return self.beyond
        second = free_place(hand, two, 1 << first)
        if second < 0:
            return self.beyond
        return block.start + (first * HAND_PLACES + second) * block.seconds + removed

    # -- what an id means ------------------------------------------------------------------------------------------

    def meaning(self, action: int) -> str:
        """Return what an id means, in words: `dig [NS] 3,-1 turned`, `break broken-pick +2`."""
        if action == WAIT:
            return "wait"
        if action >= self.beyond:
            return "beyond"
        block = next(block for block in self.blocks if action < block.start + block.size)
        rest, second = divmod(action - int(block.start), int(block.seconds))
        place, first = divmod(rest, int(block.firsts))
        names = [card.name for card in self.ruleset.cards]
        words = [block.name]
        if block.scheme == BY_CARD:
            words.append(names[block.listed_cards[place]])
        if block.scheme == SEVERAL_CARDS:
            words += self._several(first)
        elif block.scheme == TWO_CARDS:
            words += [f"#{first // HAND_PLACES}", f"#{first % HAND_PLACES}", names[second]]
        else:
            words += self._targets(block, first, second)
        return " ".join([word for word in words if word])

    def _several(self, number: int) -> list[str]:
        """Return the places in hand that a number of several cards means."""
        packed = next(packed for packed, place in self.sequences.items() if place == number)
        return [f"#{(packed >> shift & 15) - 1}" for shift in (0, 4, 8) if packed >> shift]

    def _targets(self, block: Block, first: int, second: int) -> list[str]:
        by_goals = block.first_kind == block.second_kind == "cell"
        targets = ((block.first_kind, first), (block.second_kind, second))
        return [
            f"goal {target}" if by_goals else self._word(kind, target) for kind, target in targets if kind
        ]

    def _word(self, kind: str, target: int) -> str:
        cells = self.window.labels()
        if kind == "cell":
            return cells[target]
        if kind == "place":
            return cells[target // 2] + (" turned" if target % 2 else "")
        if kind == "edge":
            return f"{cells[target // 2]} {'south' if target % 2 else 'east'}"
        if kind == "card":
            return self.ruleset.cards[target].name
        if kind == "tool":
            return self.tools[target]
        written = {"seat": f"+{target}", "route": written_route(target)}
        return written.get(kind, str(target))


def free_place(hand: Hand, card: i64, taken: i64) -> i64:
    """Return the first place of a hand that holds a card and is not among those taken, or -1."""
    cards = hand.cards
    place: i64
    for place in range(len(cards)):
        if place >= HAND_PLACES:
            return -1
        if cards[place] == card and not taken >> place & 1:
            return place
    return -1


def route_number(route: i64) -> i64:
    """Return the number of a walk among all walks of one to five steps, the shorter ones first."""
    shorter: i64 = 0
    number: i64 = 0
    walks: i64 = 1
    for side in route_sides(route):
        shorter += walks
        walks *= 4
        number = 4 * number + side
    return shorter - 1 + number


def written_route(number: int) -> str:
    """Return the letters of the walk with a number."""
    length, walks = 1, 4
    while number >= walks:
        number -= walks
        length += 1
        walks *= 4
    return "".join([SIDE_LETTERS[number >> 2 * place & 3] for place in range(length - 1, -1, -1)])
