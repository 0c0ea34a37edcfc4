"""What lies in the box: every card of a mixture, with the number of its copies, as somebody who prints it needs it.

The decks say most of it. Of dwarfs, goals and treasures there are as many as any deal with any number of players uses:
so games are dealt, and the most that ever lies on the table is what has to be printed.
"""

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from undermine.engine.kernel.cards import Card
from undermine.engine.kernel.play import offered, start, take
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.rulesets import Ruleset
from undermine.engine.kernel.table import Table
from undermine.engine.lost_mines.table import lost_mines
from undermine.engine.saboteur.table import saboteur
from undermine.rulebook.rulesets import ruleset

DEALS = 24
"""Games that are dealt with each number of players, in which every goal comes up as often as it can."""
BACK, DWARF = "back", "dwarf"
"""Kinds of cards: those that are only the backs of others, and dwarfs, of which a mixture may use none of some sort."""


@lru_cache(maxsize=64)
def components(rules: str) -> tuple[tuple[Card, int], ...]:
    """Return the cards of a mixture with the number of copies, in the order of its catalogue."""
    mixture = ruleset(rules)
    most: Counter[int] = Counter()
    for table in deals(mixture):
        lying = laid_out(table)
        most |= Counter([*deck_of(table, lying), *lying.dwarfs, *lying.goals])
    copies = [(card, max(most[card.index], fewest_of(card))) for card in mixture.cards]
    return tuple([(card, number) for card, number in copies if number > 0])


def fewest_of(card: Card) -> int:
    """Return how many copies there are of a card that no deal brings up: of dwarfs and backs none."""
    return 0 if card.kind in (BACK, DWARF) else 1


@lru_cache(maxsize=64)
def gold_cards(rules: str) -> tuple[tuple[int, int], ...]:
    """Return the values of the gold cards with the number of copies; none where gold comes in other forms."""
    mixture = ruleset(rules)
    table = start(mixture, mixture.fewest, seed_bytes("gold"))
    return tuple(sorted(Counter(laid_out(table).gold).items()))


def dwarf_deck(rules: str, seats: int) -> list[tuple[str, int]]:
    """Return which dwarfs are shuffled for this number of players, and how many of each."""
    mixture = ruleset(rules)
    table = start(mixture, seats, seed_bytes("dwarfs"))
    dealt = Counter([mixture.cards[dwarf].name for dwarf in laid_out(table).dwarfs])
    return sorted(dealt.items())


class LaidOut(NamedTuple):
    """What a round needs besides its deck: the dwarfs that were shuffled, goals or treasures, gold by its value.

    `aside` are cards of the deck that are out of the round.
    """

    dwarfs: list[int]
    goals: list[int]
    gold: list[int]
    aside: list[int]


def _of_saboteur(table: Table) -> LaidOut:
    lying = saboteur(table)
    goals = [int(goal.card) for goal in lying.goals]
    return LaidOut([*lying.roles, *lying.unused], goals, list(lying.supply), list(lying.aside))


def _of_lost_mines(table: Table) -> LaidOut:
    lying = lost_mines(table)
    treasures = [int(held.card) for held in lying.treasures]
    return LaidOut([*lying.roles, *lying.unused], [*treasures, *lying.rest], [], list(lying.aside))


LYING: dict[str, Callable[[Table], LaidOut]] = {"saboteur": _of_saboteur, "lost-mines": _of_lost_mines}
"""Where the cards lie, by the game's name."""


def laid_out(table: Table) -> LaidOut:
    return LYING[table.ruleset.game.name](table)


def deck_of(table: Table, lying: LaidOut) -> list[int]:
    """Return the cards of a round's deck after the deal: in the deck, in hands, or set aside."""
    held = [int(card) for hand in table.hands for card in hand.listing()]
    return [*map(int, table.deck[table.dealt :]), *held, *lying.aside]


def deals(mixture: Ruleset) -> list[Table]:
    numbers = range(mixture.fewest, mixture.most + 1)
    return [dealt(mixture, seats, f"box {deal}") for seats in numbers for deal in range(DEALS)]


def dealt(mixture: Ruleset, seats: int, seed: str) -> Table:
    """Return a table at which the first hands are dealt: what is asked before that gets its first answer."""
    table = start(mixture, seats, seed_bytes(seed))
    offered(table)
    while not table.deck:
        take(table, 0)
    return table
