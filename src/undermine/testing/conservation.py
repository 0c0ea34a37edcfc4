"""Nothing gets lost: every card of the deck and every gold card is somewhere, once.

Checked by long runs and property tests at any moment of a game.
"""

from collections import Counter
from collections.abc import Callable
from typing import Final

from undermine.engine.kernel.drawing import whole_deck
from undermine.engine.kernel.table import Table
from undermine.engine.lost_mines.dealing import dwarf_deck, mine_deck, treasure_deck
from undermine.engine.lost_mines.table import TRAP, LostMinesTable, lost_mines
from undermine.engine.saboteur.modules.base.cards import GOLD
from undermine.engine.saboteur.modules.base.dealing import gathered_deck
from undermine.engine.saboteur.modules.base.gold import Draft, PickGold
from undermine.engine.saboteur.table import SaboteurTable, saboteur
from undermine.engine.tunnels.tiles import card_of


class NotConservedError(AssertionError):
    """Something has been lost or made out of nothing; the message says what."""


def check_conserved(table: Table) -> None:
    """Raise `NotConservedError` with a sentence unless all cards and all gold are where they can be."""
    CHECKS[table.ruleset.game.name](table)


def check_lost_mines(table: Table) -> None:
    """Check a table of The Lost Mines."""
    at_table = lost_mines(table)
    check_all(at_table, whole_deck(at_table.rules.cards), lost_mines_cards(at_table), "card")
    check_treasures(at_table)


def check_saboteur(table: Table) -> None:
    """Check a table of Saboteur."""
    at_table = saboteur(table)
    if at_table.deck:
        check_all(at_table, dealt_cards(at_table), found_cards(at_table), "card")
    check_gold(at_table)


def check_all(table: Table, all_made: list[int], all_found: list[int], what: str) -> None:
    """Compare the cards as they were made with those in all the places to which they can go."""
    made = Counter(all_made)
    found = Counter(int(card) for card in all_found if made[int(card)])
    if made != found:
        raise NotConservedError(_difference(what, made, found, [card.name for card in table.ruleset.cards]))


def lost_mines_cards(table: LostMinesTable) -> list[int]:
    """Return every card in the deck, in a hand, on the pile, set aside, on the board or before a troll's owner."""
    found = [*table.deck[table.dealt :], *table.discard, *table.aside]
    for hand in table.hands:
        found.extend(hand.listing())
    found.extend([int(card_of(table.board.face_at(cell))) for cell in table.board.laid])
    return found + [int(table.rules.troll) for token in table.tokens if token.owner != TRAP]


def check_treasures(table: LostMinesTable) -> None:
    """Compare treasures, mines and dwarf cards with those of the box."""
    check_all(
        table, treasure_deck(table), [*[int(held.card) for held in table.treasures], *table.rest], "treasure"
    )
    check_all(table, mine_deck(table), [int(mine.card) for mine in table.mines], "mine")
    check_all(table, dwarf_deck(table), [*table.roles, *table.unused], "dwarf")


def dealt_cards(table: SaboteurTable) -> list[int]:
    """Return the cards that the modules have put into the deck of this round, or laid out of it."""
    return gathered_deck(table) + [card for page in table.rules.pages for card in page.laid_out(table)]


def found_cards(table: SaboteurTable) -> list[int]:
    """Return every card in the deck, in a hand, on the pile, before a player, in the labyrinth or set aside."""
    found = [*table.deck[table.dealt :], *table.discard, *table.aside]
    for hand in table.hands:
        found.extend(hand.listing())
    for before in table.before:
        found.extend(before)
    found.extend([int(card_of(table.board.face_at(cell))) for cell in table.board.laid])
    return found


def check_gold(table: SaboteurTable) -> None:
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
    for page in table.rules.pages:
        found.update(page.gold_apart(table))
    if made != found:
        names = [f"of value {value}" for value in range(max(*made, *found) + 1)]
        raise NotConservedError(_difference("gold card", made, found, names))


def _difference(what: str, made: Counter[int], found: Counter[int], names: list[str]) -> str:
    differing = [index for index in made | found if made[index] != found[index]]
    words = [f"{what} {names[index]}: {found[index]} instead of {made[index]}" for index in sorted(differing)]
    return f"not conserved: {', '.join(words)}"


CHECKS: Final[dict[str, Callable[[Table], None]]] = {
    "saboteur": check_saboteur,
    "lost-mines": check_lost_mines,
}
"""How the table of each game is checked, by its name in the engine."""
