"""What lies in the box: every card of a mixture, with the number of its copies, as somebody who prints it needs it.

The decks say most of it. Of dwarfs, goals and treasures there are as many as any deal with any number of players uses:
so games are dealt, and the most that ever lies on the table is what has to be printed.
"""

from collections import Counter
from functools import lru_cache

from undermine.engine.kernel.cards import Card
from undermine.engine.kernel.play import offered, start, take
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.rulesets import Ruleset
from undermine.engine.kernel.table import Table
from undermine.engine.lost_mines.table import LostMinesTable
from undermine.engine.saboteur.table import SaboteurTable
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
        most |= Counter([*deck_of(table), *beside_the_deck(table)])
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
    supply = table.supply if isinstance(table, SaboteurTable) else ()
    return tuple(sorted(Counter([int(value) for value in supply]).items()))


def dwarf_deck(rules: str, seats: int) -> list[tuple[str, int]]:
    """Return which dwarfs are shuffled for this number of players, and how many of each."""
    mixture = ruleset(rules)
    table = start(mixture, seats, seed_bytes("dwarfs"))
    dealt = Counter([mixture.cards[dwarf].name for dwarf in dwarfs(table)])
    return sorted(dealt.items())


def deck_of(table: Table) -> list[int]:
    """Return the cards of a round's deck after the deal: in the deck, in hands, or set aside."""
    aside = table.aside if isinstance(table, SaboteurTable | LostMinesTable) else ()
    held = [int(card) for hand in table.hands for card in hand.listing()]
    return [*map(int, table.deck[table.dealt :]), *held, *map(int, aside)]


def deals(mixture: Ruleset) -> list[Table]:
    numbers = range(mixture.fewest, mixture.most + 1)
    return [dealt(mixture, seats, f"box {deal}") for seats in numbers for deal in range(DEALS)]


def dealt(mixture: Ruleset, seats: int, seed: str) -> Table:
    """Return a table at which the first hands are dealt: what is asked before that gets its first answer."""
    table = start(mixture, seats, seed_bytes(seed))
    while not table.deck:
        asked = next(seat for seat in range(seats) if offered(table, seat))
        take(table, asked, 0)
    return table


def dwarfs(table: Table) -> list[int]:
    """Return the dwarf cards that were shuffled for a round, dealt or not."""
    known = table if isinstance(table, SaboteurTable | LostMinesTable) else None
    return [] if known is None else [*map(int, known.roles), *map(int, known.unused)]


def beside_the_deck(table: Table) -> list[int]:
    """Return the cards that a round needs besides its deck."""
    if isinstance(table, SaboteurTable):
        return [*dwarfs(table), *[int(goal.card) for goal in table.goals]]
    if isinstance(table, LostMinesTable):
        return [*dwarfs(table), *[int(held.card) for held in table.treasures], *map(int, table.rest)]
    return []
