"""From the engine's words to the wire's: what a seat's view, options and events look like as messages.

Built field by field from a View, which holds only what its seat may know. Nothing here ever sees a table.
"""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, cast

from undermine.engine.kernel.actions import NO_CARD, Action
from undermine.engine.kernel.cards import Card
from undermine.engine.kernel.codec import plain
from undermine.engine.kernel.kinds import UNKNOWN, Kind
from undermine.engine.kernel.refusals import Refusal
from undermine.engine.kernel.table import Event, Rules
from undermine.engine.kernel.values import Value
from undermine.engine.kernel.views import Prompt, View
from undermine.engine.lost_mines.table import Treasure
from undermine.engine.lost_mines.views import LostMinesView
from undermine.engine.saboteur.views import SaboteurView
from undermine.engine.tunnels.board import Board
from undermine.engine.tunnels.sides import CELL_MASK, TURNED_BIT, beyond, column, row
from undermine.engine.tunnels.tiles import card_of, is_turned, letters
from undermine.protocol import messages, views


class Shared:
    """What viewers of one moment see alike, put into words once for all of them.

    Shared is only what is the same in what each of them sees, so nobody is told more than their own view.
    """

    def __init__(self) -> None:
        self._board: tuple[Board, list[views.BoardCard]] | None = None

    def board(self, board: Board, catalogue: list[Card]) -> list[views.BoardCard]:
        """Return the cards that lie face up."""
        if self._board is None or not board.shows_same(self._board[0]):
            self._board = board, laid_out(board, catalogue)
        return self._board[1]


def situation(view: View, ask: int, shared: Shared | None = None) -> messages.Situation:
    """Return how things stand for the view's seat; `ask` is the number of the open question."""
    shown = SHOWN[view.ruleset.game.name](view, shared or Shared())
    question = None
    if view.asking:
        about = None if view.about is None else plain(view.about, view.ruleset)
        question = views.Ask(ask, view.asking, view.asked, about)
    return messages.Situation(shown, question, None if view.prompt is None else options(view.prompt))


def words(values: Iterable[Value], ruleset: Rules) -> list[views.Words]:
    """Return values in words."""
    return [plain(value, ruleset) for value in values]


def heard(
    events: Iterable[Event], told: Iterable[views.Words], seat: int, ruleset: Rules
) -> list[views.Words]:
    """Return in words what a seat may know of events; `told` are their own words, for those it may know in full."""
    known = [(event, event.seen_by(seat), own) for event, own in zip(events, told, strict=True)]
    return [own if one is event else plain(one, ruleset) for event, one, own in known if one is not None]


def reason(refusal: Refusal) -> messages.Reason:
    """Return one reason against an action."""
    return messages.Reason(refusal.code, refusal.clause, refusal.about)


@lru_cache(maxsize=4096)  # it is asked for every card of every board
def cell(number: int) -> views.Cell:
    """Return a cell as x and y."""
    return int(column(number)), int(row(number))


# -- options -------------------------------------------------------------------------------------------------------


def options(prompt: Prompt) -> views.Options:
    """Return all the answers to a prompt, and where they are by card and verb."""
    answers = [option(action) for action in prompt.options]
    places: dict[str, dict[str, list[int]]] = {}
    for place, answer in enumerate(answers):
        places.setdefault(answer.card or "", {}).setdefault(answer.verb, []).append(place)
    return views.Options(answers, places)


def option(action: Action) -> views.Option:
    """Return an action as an option."""
    verb = action.verb
    cards = verb.catalogue
    aims = ((verb.first, int(action.first)), (verb.second, int(action.second)))
    targets = [target(kind, number, cards) for kind, number in aims if kind is not None]
    card = None if action.card == NO_CARD else cards[action.card].name
    return views.Option(str(action), verb.name, card, [aim for aim in targets if aim.text])


def target(kind: Kind, number: int, cards: list[Card]) -> views.Target:
    """Return a target as text, and as what it is if a client can draw that."""
    return views.Target(kind.name, kind.write(number, cards), **DRAWN.get(kind.name, _nothing)(number, cards))


def _nothing(_number: int, _cards: list[Card]) -> dict[str, Any]:
    return {}


DRAWN: dict[str, Callable[[int, list[Card]], dict[str, Any]]] = {
    "cell": lambda number, _: {"cell": cell(number)},
    "place": lambda number, _: {"cell": cell(number & CELL_MASK), "turned": bool(number & TURNED_BIT)},
    "seat": lambda number, _: {"seat": number},
    "card": lambda number, cards: {"card": cards[number].name},
    "spare-card": lambda number, cards: {"card": cards[number - 1].name if number else None},
    "number": lambda number, _: {"number": number},
    "flag": lambda number, _: {"number": number},
}
"""How numbers of each kind are drawn; those of other kinds have their text alone."""


# -- views ---------------------------------------------------------------------------------------------------------


def place_or_none(number: int) -> views.Cell | None:
    return None if number < 0 else cell(number)


def seat_or_none(number: int) -> int | None:
    return None if number < 0 else number


def names(cards: Iterable[int], catalogue: list[Card]) -> list[str]:
    return [catalogue[card].name for card in cards]


def name_if_known(card: int, catalogue: list[Card]) -> str | None:
    return None if card == UNKNOWN else catalogue[card].name


def names_if_known(cards: Iterable[int], catalogue: list[Card]) -> list[str | None]:
    return [name_if_known(card, catalogue) for card in cards]


def laid_out(board: Board, catalogue: list[Card]) -> list[views.BoardCard]:
    """Return the cards that lie face up."""
    laid = []
    for number in board.laid:
        face = board.face_at(number)
        lit = letters(int(board.lit_at(number)))
        laid.append(views.BoardCard(cell(number), catalogue[card_of(face)].name, bool(is_turned(face)), lit))
    return laid


def common(view: View) -> dict[str, Any]:
    """Return what every game shows, by the names it has in the engine."""
    return {
        "seat": seat_or_none(view.seat),
        "turn": view.turn,
        "hand": names(view.hand.listing(), view.ruleset.cards),
        "hand_sizes": view.hand_sizes,
        "deck_size": view.deck_size,
        "discard_size": view.discard_size,
        "parts": {module: plain(part, view.ruleset) for module, part in view.parts.items()},
    }


def saboteur_view(view: View, shared: Shared) -> views.SaboteurView:
    """Return what a seat sees of a game of Saboteur."""
    view = cast("SaboteurView", view)
    cards = view.ruleset.cards
    return views.SaboteurView(
        **common(view),
        round=view.round,
        starter=seat_or_none(view.starter),
        active=seat_or_none(view.active),
        board=shared.board(view.board, cards),
        goals=[views.Goal(cell(goal.cell), name_if_known(int(goal.card), cards)) for goal in view.goals],
        dwarfs=names_if_known(view.dwarfs, cards),
        unused=names_if_known(view.unused, cards),
        before=[names(lying, cards) for lying in view.before],
        gold=list(view.gold),
        gold_cards=view.gold_cards,
        tokens=view.tokens,
        supply_size=view.supply_size,
        memories=words(view.memories, view.ruleset),
        last_digger=seat_or_none(view.last_digger),
        last_dug=place_or_none(view.last_dug),
        treasure_found=view.treasure_found,
        finisher=seat_or_none(view.finisher),
        winners=list(view.winners),
        over=view.over,
        wealth=view.wealth,
    )


def lost_mines_view(view: View, shared: Shared) -> views.LostMinesView:
    """Return what a seat sees of a game of The Lost Mines."""
    view = cast("LostMinesView", view)
    cards = view.ruleset.cards
    return views.LostMinesView(
        **common(view),
        round=view.round,
        starter=seat_or_none(view.starter),
        active=seat_or_none(view.active),
        board=shared.board(view.board, cards),
        mines=[views.Goal(cell(mine.cell), name_if_known(int(mine.card), cards)) for mine in view.mines],
        clans=names(view.clans, cards),
        dwarfs=names_if_known(view.dwarfs, cards),
        places=[cell(place) for place in view.places],
        treasures=[treasure(held, cards) for held in view.treasures],
        tokens=[
            views.EdgeToken(edge_cells(int(token.edge)), seat_or_none(int(token.owner)))
            for token in view.tokens
        ],
        tools=[cell(tool) for tool in view.tools],
        points=view.points,
        dragon=seat_or_none(view.dragon),
        last_player=seat_or_none(view.last_player),
        memories=words(view.memories, view.ruleset),
        winners=list(view.winners),
        over=view.over,
    )


def treasure(held: Treasure, cards: list[Card]) -> views.HeldTreasure:
    card = name_if_known(int(held.card), cards)
    return views.HeldTreasure(cards[held.back].name, card, seat_or_none(int(held.holder)))


def edge_cells(edge: int) -> tuple[views.Cell, views.Cell]:
    """Return the cells on both sides of an edge."""
    return cell(edge & CELL_MASK), cell(beyond(edge))


SHOWN: dict[str, Callable[[View, Shared], views.AnyView]] = {
    "saboteur": saboteur_view,
    "lost-mines": lost_mines_view,
}
"""How the views of each game are shown, by its name in the engine."""
