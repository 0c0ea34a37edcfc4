"""Views in the words of the game: what one seat, or somebody who only watches, may know of a table.

A view is made from the engine's view of that seat and from nothing else. What the seat may not know is None.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from undermine.api.actions import Options
from undermine.api.events import Event
from undermine.api.meanings import Cell, Edge, card_name, card_names, cell_of, edge_of, seat_or_none
from undermine.engine.kernel import views as engine_views
from undermine.engine.kernel.actions import no_options
from undermine.engine.kernel.cards import Card
from undermine.engine.kernel.table import SPECTATOR
from undermine.engine.lost_mines.table import ON_DISPLAY, TRAP
from undermine.engine.lost_mines.views import LostMinesView as EngineLostMinesView
from undermine.engine.saboteur.views import SaboteurView as EngineSaboteurView
from undermine.engine.tunnels.board import Board
from undermine.engine.tunnels.tiles import card_of, is_turned
from undermine.locale.catalogue import ORIGINAL
from undermine.locale.tables import lines
from undermine.locale.words import Words


@dataclass(frozen=True)
class Laid:
    """A face-up card on the board: its name, and whether it is turned by 180 degrees."""

    card: str
    turned: bool


@dataclass(frozen=True)
class Goal:
    """A goal of Saboteur, or a mine of The Lost Mines: its cell, and its card once it is revealed."""

    cell: Cell
    card: str | None
    revealed: bool


class View:
    """What a seat may know; `seat` is None for somebody who only watches."""

    def __init__(self, engine: engine_views.View, names: tuple[str, ...]) -> None:
        self.engine = engine
        self.names = names

    @property
    def seat(self) -> int | None:
        """Whose view it is."""
        return None if self.engine.seat == SPECTATOR else self.engine.seat

    @property
    def players(self) -> int:
        """How many players there are."""
        return self.engine.seats

    @property
    def rules(self) -> str:
        """The rules by their name: `base+toll`."""
        return self.engine.ruleset.name

    @property
    def round(self) -> int:
        """Which round is played, from 1."""
        return self.engine.round

    @property
    def turn(self) -> int:
        """Which turn of the round it is."""
        return self.engine.turn

    @property
    def role(self) -> str | None:
        """The seat's own dwarf: `miner`, `saboteur`, `blue-loyal`, ..."""
        return None if self.seat is None or not self.roles else self.roles[self.seat]

    @cached_property
    def roles(self) -> tuple[str | None, ...]:
        """The dwarf of every player, as far as it lies open or is the seat's own."""
        return card_names(self.engine.dwarfs, self._cards)

    @cached_property
    def hand(self) -> tuple[str, ...]:
        """The seat's own cards."""
        return tuple([self._cards[card].name for card in self.engine.hand.listing()])

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """How many cards each player holds."""
        return tuple(self.engine.hand_sizes)

    @property
    def deck_size(self) -> int:
        """How many cards are left to draw."""
        return self.engine.deck_size

    @property
    def discard_size(self) -> int:
        """How many cards lie in the discard pile."""
        return self.engine.discard_size

    @property
    def asked(self) -> tuple[int, ...]:
        """The players who are asked something now, as everybody knows it."""
        return tuple(self.engine.asked)

    @property
    def question(self) -> str | None:
        """What they are asked: `take-turn`, `pick-gold`, ...; None once the game is over."""
        return self.engine.asking or None

    @cached_property
    def options(self) -> Options:
        """What this seat may do now; empty if it is not asked."""
        prompt = self.engine.prompt
        if prompt is None:
            return Options(no_options(self.engine.ruleset.verbs))
        return Options(prompt.options)

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """What everybody has seen happen in this round, oldest first."""
        return tuple([Event(event, self.engine.ruleset) for event in self.engine.story()])

    @cached_property
    def memories(self) -> tuple[Event, ...]:
        """What the seat has seen in secret: goals, dwarfs, the cards it passed."""
        return tuple([Event(memory, self.engine.ruleset) for memory in self.engine.memories])

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won the game, once it is over."""
        return self.engine.winners if self.engine.over else ()

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.engine.over

    @property
    def board(self) -> dict[Cell, Laid]:
        """The face-up cards on the board."""
        raise NotImplementedError

    @property
    def goals(self) -> tuple[Goal, ...]:
        """The goals of Saboteur, the mines of The Lost Mines; `memories` has what the seat saw of them in secret."""
        raise NotImplementedError

    @property
    def scores(self) -> tuple[int | None, ...]:
        """What each player has won so far, as far as the seat knows it."""
        raise NotImplementedError

    def text(self, language: str = ORIGINAL) -> str:
        """Return the view as text: the board drawn, the players, the hand, who is asked what."""
        return "\n".join(lines(self.engine, Words(language, self.engine.ruleset, self.names)))

    @property
    def _cards(self) -> list[Card]:
        return self.engine.ruleset.cards

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        viewer = "a watcher" if self.seat is None else f"seat {self.seat}"
        return f"<{type(self).__name__} of {viewer}: {self.rules}, turn {self.turn}>"


class SaboteurView(View):
    """What a seat may know of a game of Saboteur, in any mixture."""

    engine: EngineSaboteurView

    @property
    def board(self) -> dict[Cell, Laid]:
        """The face-up cards of the labyrinth."""
        return laid_cards(self.engine.board, self._cards)

    @property
    def goals(self) -> tuple[Goal, ...]:
        """The goals; `memories` has what the seat saw on a map."""
        return tuple([_goal(goal.cell, goal.card, goal.revealed, self._cards) for goal in self.engine.goals])

    @cached_property
    def before(self) -> tuple[tuple[str, ...], ...]:
        """The cards that lie before each player: broken tools, traps, ..."""
        return tuple([tuple([self._cards[card].name for card in held]) for held in self.engine.before])

    @property
    def scores(self) -> tuple[int | None, ...]:
        """The nuggets of every player: one's own, and everybody's once the game is over."""
        if self.engine.over:
            return tuple(self.engine.wealth)
        own = sum(self.engine.gold) + (0 if self.seat is None else self.engine.tokens[self.seat])
        return tuple([own if seat == self.seat else None for seat in range(self.players)])

    @property
    def gold_cards(self) -> tuple[int, ...]:
        """How many gold cards each player has."""
        return tuple(self.engine.gold_cards)


@dataclass(frozen=True)
class Treasure:
    """A treasure of The Lost Mines: what its back shows, its value if the seat knows it, and who has taken it."""

    kind: str
    card: str | None
    holder: int | None


class LostMinesView(View):
    """What a seat may know of a game of The Lost Mines."""

    engine: EngineLostMinesView

    @cached_property
    def clans(self) -> tuple[str | None, ...]:
        """The clan of every player, which the back of the dwarf card shows."""
        return card_names(self.engine.clans, self._cards)

    @property
    def board(self) -> dict[Cell, Laid]:
        """The face-up cards."""
        return laid_cards(self.engine.board, self._cards)

    @property
    def goals(self) -> tuple[Goal, ...]:
        """The mines."""
        return tuple([_goal(mine.cell, mine.card, mine.revealed, self._cards) for mine in self.engine.mines])

    @cached_property
    def places(self) -> tuple[Cell, ...]:
        """The cell on which each player's dwarf stands."""
        return tuple([cell_of(place) for place in self.engine.places])

    @cached_property
    def treasures(self) -> tuple[Treasure, ...]:
        """The treasures, on display and taken."""
        return tuple(
            [
                Treasure(
                    self._cards[treasure.back].name,
                    card_name(int(treasure.card), self._cards),
                    None if treasure.holder == ON_DISPLAY else int(treasure.holder),
                )
                for treasure in self.engine.treasures
            ]
        )

    @cached_property
    def traps(self) -> tuple[Edge, ...]:
        """Where the traps lie."""
        return tuple([edge_of(int(token.edge)) for token in self.engine.tokens if token.owner == TRAP])

    @cached_property
    def trolls(self) -> dict[Edge, int]:
        """Where the trolls stand, and who called each."""
        tokens = [token for token in self.engine.tokens if token.owner != TRAP]
        return {edge_of(int(token.edge)): int(token.owner) for token in tokens}

    @property
    def dragon(self) -> int | None:
        """Who has the dragon token."""
        return seat_or_none(self.engine.dragon)

    @property
    def scores(self) -> tuple[int | None, ...]:
        """The points of every player."""
        return tuple(self.engine.points)


VIEWS: Final[dict[str, type[View]]] = {"saboteur": SaboteurView, "lost-mines": LostMinesView}
"""The view of each game, by its name in the engine."""


def view_of(engine: engine_views.View, names: tuple[str, ...]) -> View:
    """Wrap an engine's view."""
    return VIEWS[engine.ruleset.game.name](engine, names)


def laid_cards(board: Board, cards: list[Card]) -> dict[Cell, Laid]:
    """Return the face-up cards of a board by their cells."""
    faces = [(int(cell), board.face_at(cell)) for cell in board.laid]
    return {cell_of(cell): Laid(cards[card_of(face)].name, bool(is_turned(face))) for cell, face in faces}


def _goal(cell: int, card: int, revealed: int, cards: list[Card]) -> Goal:
    return Goal(cell_of(cell), card_name(card, cards), bool(revealed))
