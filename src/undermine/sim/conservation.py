"""Nothing gets lost: every card of the deck and every gold card is somewhere, once.

Checked by long runs and property tests at any moment of a game.
"""

from collections import Counter

from undermine.engine.classic.modules.base.cards import GOLD
from undermine.engine.classic.modules.base.gold import Draft, PickGold
from undermine.engine.classic.modules.nuggets.state import NuggetState
from undermine.engine.classic.modules.variants.tournament import Tile
from undermine.engine.classic.table import ClassicTable, classic
from undermine.engine.kernel.table import Table
from undermine.engine.tunnels.tiles import card_of


class NotConservedError(AssertionError):
    """Something has been lost or made out of nothing; the message says what."""


def check_conserved(table: Table) -> None:
    """Raise `NotConservedError` with a sentence unless all cards and all gold are where they can be."""
    at_table = classic(table)
    check_cards(at_table)
    check_gold(at_table)


def check_cards(table: ClassicTable) -> None:
    """Compare the deck as it was made with all the places to which its cards can go."""
    if not table.deck:
        return
    made = Counter(dealt_cards(table))
    found = Counter(int(card) for card in found_cards(table) if made[int(card)])
    if made != found:
        raise NotConservedError(_difference("card", made, found, [card.name for card in table.rules.cards]))


def dealt_cards(table: ClassicTable) -> list[int]:
    """Return the cards that the modules have put into the deck of this round, or laid out of it (TOUR-2)."""
    cards = [card.index for card in table.rules.cards for _ in range(card.copies)]
    for page in table.rules.pages:
        cards = page.deck(table, cards)
    return cards + [int(part.card) for part in table.parts if isinstance(part, Tile)]


def found_cards(table: ClassicTable) -> list[int]:
    """Return every card in the deck, in a hand, on the pile, before a player, in the labyrinth or set aside."""
    found = [*table.deck[table.dealt :], *table.discard, *table.aside]
    for hand in table.hands:
        found.extend(hand.listing())
    for before in table.before:
        found.extend(before)
    found.extend([int(card_of(table.board.face_at(cell))) for cell in table.board.laid])
    return found


def check_gold(table: ClassicTable) -> None:
    """Compare the gold cards of the box with supply, purses, what is just going round and what lies open."""
    if not table.rules.has("gold-cards"):
        return
    made = Counter(dict(GOLD))
    found = Counter(table.supply)
    for purse in table.gold:
        found.update(purse)
    for step in table.agenda:
        if isinstance(step, Draft | PickGold):
            found.update(step.cards)
    for part in table.parts:
        if isinstance(part, NuggetState):
            found.update(part.gold)
    if made != found:
        names = [f"of value {value}" for value in range(max(*made, *found) + 1)]
        raise NotConservedError(_difference("gold card", made, found, names))


def _difference(what: str, made: Counter[int], found: Counter[int], names: list[str]) -> str:
    differing = [index for index in made | found if made[index] != found[index]]
    words = [f"{what} {names[index]}: {found[index]} instead of {made[index]}" for index in sorted(differing)]
    return f"not conserved: {', '.join(words)}"
