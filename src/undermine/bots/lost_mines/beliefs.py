"""Beliefs in The Lost Mines: clans lie open, roles do not. Each clan's roles are weighed on their own, exactly.

A clan's dwarf deck has loyal dwarfs, one selfish dwarf and one saboteur (LM-7); what is not before a player is unused.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import accumulate, product
from math import exp, log
from typing import Final, NamedTuple, cast

from undermine.bots.belief import Belief, Reason
from undermine.bots.draws import draw, further_chance
from undermine.bots.likelihoods import STRANGERS, fitted
from undermine.bots.lost_mines.pile import LostMinesPile
from undermine.bots.pile import UNSEEN
from undermine.engine.kernel.cards import hand_of
from undermine.engine.kernel.drawing import whole_deck
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.passing import Passed
from undermine.engine.kernel.rng import Rng
from undermine.engine.kernel.table import Event, with_item
from undermine.engine.kernel.views import View
from undermine.engine.lost_mines.cards import CLANS, LOYAL, SABOTEUR, SELFISH
from undermine.engine.lost_mines.dealing import dwarf_deck, mine_deck, treasure_deck
from undermine.engine.lost_mines.looks import MineSeen, RoleSeen, TreasureSeen
from undermine.engine.lost_mines.observations import SawMine, SawRole, SawTreasure
from undermine.engine.lost_mines.paths import PathLaid, StormRaged, ToolBrought
from undermine.engine.lost_mines.table import ON_DISPLAY, TRAP, LostMinesTable, Mine, Treasure, lost_mines
from undermine.engine.lost_mines.tokens import TrapSet, TrollCalled
from undermine.engine.lost_mines.views import LostMinesView
from undermine.engine.lost_mines.walking import DwarfStayed, DwarfWalked
from undermine.engine.tunnels.tiles import card_of

LOST_MINES: Final = "lost-mines"
ROLES: Final = (LOYAL, SELFISH, SABOTEUR)

WORDS: Final[dict[type[Event], str]] = {
    PathLaid: "lay",
    ToolBrought: "tool",
    StormRaged: "storm",
    TrapSet: "trap",
    TrollCalled: "troll",
    MineSeen: "look-mine",
    TreasureSeen: "look-treasure",
    RoleSeen: "look-dwarf",
    Passed: "pass",
    DwarfWalked: "walk",
    DwarfStayed: "stay",
}
"""What a player does in a turn, in a word."""


def observed(story: list[Event]) -> list[tuple[int, int, str]]:
    """Return what everybody did: the number in the story, the seat, the word."""
    return [
        (moment, int(getattr(event, "seat", -1)), WORDS[type(event)])
        for moment, event in enumerate(story)
        if type(event) in WORDS
    ]


@cache
def role_likelihoods(name: str) -> dict[str, dict[str, float]]:
    """Return by action the logarithm of how likely each role does it, all equally tempered, as a file has it."""
    data = fitted(LOST_MINES, name)
    return {
        word: {role: data["temper"] * log(chance) for role, chance in roles.items()}
        for word, roles in data["observed"].items()
    }


class ClanDeal(NamedTuple):
    """One way in which a clan's roles may be dealt: the role of each of its seats, and how likely that is."""

    roles: tuple[str, ...]
    likely: float


class LostMinesBelief(Belief):
    """Belief about a round of The Lost Mines: exact for each clan; the clans are dealt independently of each other."""

    def __init__(self, view: LostMinesView, likelihoods: str = STRANGERS) -> None:
        """Weigh what everybody did by the likelihoods of a file."""
        super().__init__(view)
        self.table = lost_mines(view.outline)
        self.rules = self.table.rules
        self.known = self._known_roles(view)
        self.found: list[Reason] = []
        self.sums = self._evidence(view, role_likelihoods(likelihoods))
        self.clans: list[tuple[list[int], list[ClanDeal]]] = []
        for clan in CLANS if view.clans else ():
            back = int(self.rules.card(f"{clan}-clan"))
            seats = [seat for seat, shown in enumerate(view.clans) if shown == back]
            self.clans.append((seats, self._deals(clan, seats)))
        for seats, deals in self.clans:
            for place, seat in enumerate(seats):
                self.suspicion[seat] = sum(deal.likely for deal in deals if deal.roles[place] == SABOTEUR)
        self.goals = self._goals(view)

    def seen_by(self, view: View) -> LostMinesBelief:
        """Return what a seat believes at this moment."""
        return LostMinesBelief(cast("LostMinesView", view))

    def later(self, view: View) -> LostMinesBelief:
        """Return what a watcher believes who has watched on."""
        return LostMinesBelief(cast("LostMinesView", view))

    def _known_roles(self, view: LostMinesView) -> dict[int, str]:
        cards = view.ruleset.cards
        known = {seat: cards[dwarf].tags[1] for seat, dwarf in enumerate(view.dwarfs) if dwarf != UNKNOWN}
        for memory in view.memories:
            if isinstance(memory, SawRole):
                known[int(memory.target)] = cards[memory.role].tags[1]
        return known

    def _evidence(
        self, view: LostMinesView, likelihoods: dict[str, dict[str, float]]
    ) -> list[dict[str, float]]:
        sums = [dict.fromkeys(ROLES, 0.0) for _ in range(view.seats)]
        for moment, seat, word in observed(view.story()):
            ratios = likelihoods.get(word)
            if ratios is None:
                continue
            for role in ROLES:
                sums[seat][role] += ratios[role]
            others = (exp(ratios[LOYAL]) + exp(ratios[SELFISH])) / 2
            self.found.append(Reason(moment, seat, word, exp(ratios[SABOTEUR]) / others))
        return sums

    def _explain(self) -> list[Reason]:
        return self.found

    def _deals(self, clan: str, seats: list[int]) -> list[ClanDeal]:
        """Return every way to deal a clan's roles to its seats."""
        tags = [self.rules.cards[card].tags for card in dwarf_deck(self.table)]
        deck = Counter([role for of_clan, role in tags if of_clan == clan])
        found: list[ClanDeal] = []
        for roles in product(ROLES, repeat=len(seats)):
            if roles.count(SELFISH) > 1 or roles.count(SABOTEUR) > 1:
                continue
            likely = ways(deck, roles)
            for seat, role in zip(seats, roles, strict=True):
                if self.known.get(seat, role) != role:
                    likely = 0.0
                likely *= exp(self.sums[seat][role])
            if likely > 0.0:
                found.append(ClanDeal(roles, likely))
        total = sum(deal.likely for deal in found)
        return [ClanDeal(deal.roles, deal.likely / total) for deal in found]

    def _goals(self, view: LostMinesView) -> dict[int, float]:
        """Return for each face-down mine how likely it has a treasure that is still on display."""
        looks = {int(look.cell): int(look.mine) for look in view.memories if isinstance(look, SawMine)}
        hidden = [int(mine.cell) for mine in view.mines if not mine.revealed]
        seen = [int(mine.card) for mine in view.mines if mine.revealed] + list(looks.values())
        gives = self._gives(view)
        left = [card for card in gives if card not in seen]
        rich = sum(gives[card] for card in left) / max(1, len(left))
        return {cell: gives[looks[cell]] if cell in looks else rich for cell in hidden}

    def _gives(self, view: LostMinesView) -> dict[int, float]:
        """Return for each mine of the deck whether it has a treasure that is still on display: 1 or 0."""
        backs = {int(treasure.back) for treasure in view.treasures if treasure.holder == ON_DISPLAY}
        mines = mine_deck(self.table)
        return {card: float(int(self.rules.treasure_of[card]) in backs) for card in mines}

    def roles(self) -> list[tuple[tuple[int, ...], float]]:
        """Return every set of seats that may be the saboteurs, with its chance, the likeliest first."""
        found: dict[tuple[int, ...], float] = {}
        options = [
            [(saboteurs_of(seats, deal), deal.likely) for deal in deals] for seats, deals in self.clans
        ]
        for combined in product(*options):
            chosen = tuple(sorted(seat for saboteurs, _ in combined for seat in saboteurs))
            likely = 1.0
            for _, chance in combined:
                likely *= chance
            found[chosen] = found.get(chosen, 0.0) + likely
        return sorted(found.items(), key=lambda entry: (-entry[1], entry[0]))


def saboteurs_of(seats: list[int], deal: ClanDeal) -> list[int]:
    """Return the seats of a clan that are saboteurs in a deal."""
    return [seat for seat, role in zip(seats, deal.roles, strict=True) if role == SABOTEUR]


def ways(deck: Counter[str], roles: tuple[str, ...]) -> float:
    """Return in how many ways a deck deals these roles, one after the other."""
    left = deck.copy()
    number = 1.0
    for role in roles:
        number *= left[role]
        left[role] -= 1
    return number


class LostMinesSampler:
    """What is needed again and again to imagine tables of The Lost Mines that agree with one view."""

    def __init__(self, view: LostMinesView, belief: LostMinesBelief) -> None:
        """Find out which cards are nowhere to be seen, and where such cards are."""
        self.view = view
        self.belief = belief
        self.outline = lost_mines(view.outline)
        self.rules = self.outline.rules
        self.pile = LostMinesPile(view)
        self.chances = [
            (seats, deals, list(accumulate([deal.likely for deal in deals]))) for seats, deals in belief.clans
        ]
        self.all_cards = whole_deck(self.rules.cards)
        self.pool = self._pool()
        unseen = [*self.pile.pile, *self.pile.aside].count(UNSEEN) + view.deck_size
        self.slots = unseen + sum(view.hand_sizes) - len(view.hand.listing())

    def _pool(self) -> list[int]:
        table = self.outline
        left = Counter(self.all_cards)
        left.subtract([*self.view.hand.listing(), *self.pile.pile, *self.pile.aside])
        left.subtract([int(card_of(table.board.face_at(cell))) for cell in table.board.laid])
        left.subtract([int(self.rules.troll) for token in table.tokens if token.owner != TRAP])
        return [card for card, copies in sorted(left.items()) if card >= 0 for _ in range(copies)]

    def table(self, rng: Rng) -> LostMinesTable:
        """Return one table."""
        table = self.outline.copy()
        table.rng = further_chance(rng)
        if table.roles:
            self._deal_roles(table, rng)
            self._lay_mines(table, rng)
            self._lay_treasures(table, rng)
            self._deal_cards(table, rng)
        return table

    def _deal_roles(self, table: LostMinesTable, rng: Rng) -> None:
        left = Counter(dwarf_deck(table))
        for clan, (seats, deals, cumulative) in zip(CLANS, self.chances, strict=True):
            if seats:
                deal = deals[draw(cumulative, rng)]
                for seat, role in zip(seats, deal.roles, strict=True):
                    table.roles = with_item(table.roles, seat, int(self.rules.card(f"{clan}-{role}")))
        left.subtract(table.roles)
        unused = list(left.elements())
        rng.shuffle(unused)
        table.unused = tuple(unused)

    def _lay_mines(self, table: LostMinesTable, rng: Rng) -> None:
        looks = {int(look.cell): int(look.mine) for look in self.view.memories if isinstance(look, SawMine)}
        known = [looks.get(int(mine.cell), int(mine.card)) for mine in table.mines]
        left = [card for card in mine_deck(table) if card not in known]
        rng.shuffle(left)
        table.mines = [
            Mine(mine.cell, left.pop() if card == UNSEEN else card, mine.revealed)
            for mine, card in zip(table.mines, known, strict=True)
        ]

    def _lay_treasures(self, table: LostMinesTable, rng: Rng) -> None:
        """Give treasures the values that nobody has seen, of the kind that their backs show (LM-3)."""
        looks = {
            int(look.number): int(look.treasure)
            for look in self.view.memories
            if isinstance(look, SawTreasure)
        }
        known = [
            looks.get(number, UNSEEN) if treasure.card == UNKNOWN else int(treasure.card)
            for number, treasure in enumerate(table.treasures)
        ]
        left = Counter(treasure_deck(table))
        left.subtract([card for card in known if card != UNSEEN])
        rest = list(left.elements())
        rng.shuffle(rest)
        for number, treasure in enumerate(table.treasures):
            card = known[number]
            if card == UNSEEN:
                card = next(other for other in rest if self.rules.back[other] == treasure.back)
                rest.remove(card)
            dealt = Treasure(card, treasure.back, treasure.holder)
            table.treasures = with_item(table.treasures, number, dealt)
        table.rest = tuple(rest)

    def _deal_cards(self, table: LostMinesTable, rng: Rng) -> None:
        pool = self.pool.copy()
        rng.shuffle(pool)
        missing = self.slots - len(pool)
        if missing > 0:  # a position in which cards are missing, set up by hand
            pool += [self.all_cards[rng.below(len(self.all_cards))] for _ in range(missing)]
        for seat, size in enumerate(self.view.hand_sizes):
            if seat != self.view.seat:
                begin = len(pool) - size
                table.hands[seat] = hand_of(pool[begin:])
                del pool[begin:]
        table.deck = [pool.pop() for _ in range(self.view.deck_size)]
        table.discard = [pool.pop() if card == UNSEEN else card for card in self.pile.pile]
        table.aside = tuple([pool.pop() if card == UNSEEN else card for card in self.pile.aside])
