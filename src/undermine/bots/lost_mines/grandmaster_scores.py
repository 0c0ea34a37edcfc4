"""How a grandmaster of The Lost Mines judges options: in points, by what they make of the race to the mines."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from undermine.bots.lost_mines.grandmaster_situation import FRESH, TRAPPED, TROLL, GrandmasterSituation, Worth
from undermine.bots.lost_mines.situation import score
from undermine.bots.lost_mines.ways import EMPTY
from undermine.engine.kernel.actions import Action
from undermine.engine.lost_mines.table import TRAP
from undermine.engine.tunnels.sides import CELL_MASK, TURNED_BIT, beside, edge_at, route_sides
from undermine.engine.tunnels.tiles import card_of, face_of

DISCARD: Final = "pass"
LEARNS_NOTHING: Final = -0.1
"""What a look is worth at something that the seat knows."""
SEEN_MINE: Final = 0.35
"""What a look at a mine is worth that comes next ..."""
FAR_LAPS: Final = 8.0
"""... and at one that is so far away, nothing."""
SEEN_TREASURE: Final = 0.02
SEEN_DWARF: Final = 0.04
SECOND_CARD: Final = 0.02
"""What it costs to discard a second card: it is gone from the deck, from which everybody's turns come ..."""
LAST_CARDS: Final = 0.3
"""... and if the deck is about to be empty, a turn of one's own (LM-11)."""
LOST_CARD: Final = 0.2
"""What crossing a trap costs (LM-20)."""
STEP: Final = 0.001
"""Among equal moves the shortest is taken."""

GrandScore = Callable[[GrandmasterSituation, Action], float]
"""How many points an option is worth."""


def grand_scores(situation: GrandmasterSituation, options: Sequence[Action]) -> list[float]:
    """Return how good each option looks. Discards come last: what a card could do says whether to keep it."""
    found = [0.0] * len(options)
    for number in sorted(range(len(options)), key=lambda number: options[number].verb.name == DISCARD):
        action = options[number]
        judge = GRAND_SCORES.get(action.verb.name, score)
        found[number] = judge(situation, action)
    return found


def _changed(situation: GrandmasterSituation, action: Action, change: Worth) -> float:
    """Note what playing a card changes, and return what it is worth."""
    situation.changes[int(action.code())] = change
    return situation.played(int(action.card), change.total)


def _lay(situation: GrandmasterSituation, action: Action) -> float:
    cell, card = int(action.first & CELL_MASK), int(action.card)
    openings = situation.board.tiles.openings[face_of(card, 1 if action.first & TURNED_BIT else 0)]
    change = situation.gain_with(cell, int(openings), situation.toll(cell, card, tool=False))
    return _changed(situation, action, change)


def _bring_tool(situation: GrandmasterSituation, action: Action) -> float:
    cell = int(action.first)
    toll = situation.toll(cell, int(card_of(situation.board.face_at(cell))), tool=True)
    return _changed(situation, action, situation.gain_with(cell, situation.openings(cell), toll))


def _storm(situation: GrandmasterSituation, action: Action) -> float:
    return _changed(situation, action, situation.gain_with(int(action.first), int(EMPTY), 0))


def _trap(situation: GrandmasterSituation, action: Action) -> float:
    return _changed(situation, action, situation.gain_with_token(int(action.first), TRAPPED))


def _troll(situation: GrandmasterSituation, action: Action) -> float:
    return _changed(situation, action, situation.gain_with_token(int(action.first), TROLL))


def _look_mine(situation: GrandmasterSituation, action: Action) -> float:
    """Look at a mine before going there, unless only one can be there."""
    mine = int(action.first)
    if mine in situation.seen or len(situation.unknown) == 1:
        return LEARNS_NOTHING
    near = max(0.0, 1.0 - situation.laps_to(mine) / FAR_LAPS)
    return situation.played(int(action.card), SEEN_MINE * near)


def _look_treasure(situation: GrandmasterSituation, action: Action) -> float:
    if action.first in dict(situation.looked_treasures):
        return LEARNS_NOTHING
    return situation.played(int(action.card), SEEN_TREASURE)


def _look_dwarf(situation: GrandmasterSituation, action: Action) -> float:
    if int(action.first) in situation.looked_dwarfs:
        return LEARNS_NOTHING
    return situation.played(int(action.card), SEEN_DWARF)


def _pass(situation: GrandmasterSituation, action: Action) -> float:
    """Discard what can do least, two cards while there are enough in the deck."""
    cards = [int(action.card), *[int(spare) - 1 for spare in (action.first, action.second) if spare]]
    deck = situation.view.deck_size
    second = SECOND_CARD if deck > situation.view.seats else LAST_CARDS
    kept = sum([situation.kept(card) for card in cards])
    return FRESH * min(len(cards), deck) - kept - second * (len(cards) - 1)


def _stay(situation: GrandmasterSituation, action: Action) -> float:
    return _standing(situation, action, situation.place)


def _move(situation: GrandmasterSituation, action: Action) -> float:
    cell = situation.place
    traps = [int(token.edge) for token in situation.view.tokens if token.owner == TRAP]
    crossed = 0
    sides = route_sides(action.first)
    for side in sides:
        crossed += int(edge_at(cell, side)) in traps
        cell = int(beside(cell, side))
    return _standing(situation, action, cell) - LOST_CARD * crossed - STEP * len(sides)


def _standing(situation: GrandmasterSituation, action: Action, cell: int) -> float:
    change = situation.gain_at(cell)
    situation.changes[int(action.code())] = change
    return change.total


GRAND_SCORES: Final[dict[str, GrandScore]] = {
    "lay": _lay,
    "bring-tool": _bring_tool,
    "look-mine": _look_mine,
    "look-treasure": _look_treasure,
    "look-dwarf": _look_dwarf,
    "storm": _storm,
    "set-trap": _trap,
    "call-troll": _troll,
    DISCARD: _pass,
    "stay": _stay,
    "move": _move,
}
"""How verbs are judged; all others as everybody judges them."""
