"""The story of a round with the cards that each of its events moves, looked up once for all who follow them."""

from __future__ import annotations

from typing import NamedTuple

from undermine.engine.kernel.table import Event
from undermine.engine.kernel.transfers import ON_BOARD, Transfer
from undermine.engine.saboteur.modules.base.goals import GoalsLaid
from undermine.engine.saboteur.views import SaboteurView


class Told(NamedTuple):
    """An event of the story, the cards that it moves, and what it does to the board once start and goals lie there."""

    event: Event
    transfers: list[Transfer]
    on_board: list[Transfer]

    def moved_face_down(self) -> list[tuple[int, int]]:
        """Return the cells between which face-down cards of the board were moved."""
        return [
            (int(transfer.source.number), int(transfer.target.number))
            for transfer in self.on_board
            if transfer.source.kind == transfer.target.kind and not transfer.face_up
        ]


def told_events(view: SaboteurView, events: list[Event]) -> list[Told]:
    """Return events of the round's story, each with what it moves."""
    cards = view.ruleset.cards
    return [told(event, event.transfers(cards)) for event in events]


def told(event: Event, transfers: list[Transfer]) -> Told:
    """Return an event with what it moves; start and goals lie there from the first, whatever the story says of it."""
    if not transfers or isinstance(event, GoalsLaid):
        return Told(event, transfers, [])
    on_board = [move for move in transfers if ON_BOARD in (move.source.kind, move.target.kind)]
    return Told(event, transfers, on_board)
