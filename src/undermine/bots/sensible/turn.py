"""What the sensible bot thinks of each way to spend a turn: one small function a verb, higher is better.

The scale: one card nearer to (or, for a saboteur, farther from) the treasure is worth 10. A verb that is not listed
gets `unfamiliar`, so a new module's verbs are played now and then, and well once they have their entry here.
"""

from collections.abc import Callable
from typing import Final

from undermine.bots.sensible.situation import Situation, expected
from undermine.bots.sensible.worth import worth
from undermine.engine.kernel.actions import Action
from undermine.engine.tunnels.board import without
from undermine.engine.tunnels.routes import joined_sides, steps_between
from undermine.engine.tunnels.sides import CELL_MASK, TURNED_BIT
from undermine.engine.tunnels.tiles import card_of, face_of

STEP: Final = 10.0
"""What one card nearer is worth."""
GOAL_IN_SIGHT: Final = 4
"""A saboteur drops all cover when the treasure is at most so many cards away."""
TRIED_ROCKFALLS: Final = 3
"""How many rockfalls are thought through: those nearest to where the tunnel goes on."""

Score = Callable[[Situation, Action], float]


def dig(situation: Situation, action: Action) -> float:
    """Lay a tunnel: it counts how much nearer it brings the treasure."""
    cell = action.first & CELL_MASK
    face = face_of(action.card, 1 if action.first & TURNED_BIT else 0)
    gain = situation.distance - situation.distance_with(cell, face)
    card = situation.rules.cards[action.card]
    spared = worth(situation, card)
    if situation.digs_for_gold:
        return STEP * gain - 0.8 * spared
    harm = -STEP * gain
    return harm if situation.nearest <= GOAL_IN_SIGHT else 0.5 * harm - 2.0


def break_tool(situation: Situation, action: Action) -> float:
    """Break somebody's tool: a suspect's, or for a saboteur that of whoever digs well."""
    target = int(action.first)
    suspicion = situation.suspicion[target]
    already = len(situation.broken(target))
    if situation.digs_for_gold:
        return STEP * (1.6 * suspicion - 0.8) - 2.0 * already
    if target == situation.seat:
        return -STEP
    hurry = 1.0 if situation.nearest <= GOAL_IN_SIGHT else 0.7
    return STEP * hurry * (1.2 - 1.2 * suspicion) - 4.0 * already


def repair(situation: Situation, action: Action) -> float:
    """Repair a tool: one's own first, then those of players who are hardly suspected."""
    target = int(action.first)
    broken = max(1, len(situation.broken(target)))
    kinds = len(situation.rules.cards[action.card].tags)
    if target == situation.seat:
        need = 1.4 if situation.digs_for_gold else 0.5
        return STEP * need / broken - kinds
    if not situation.digs_for_gold:
        return STEP * (situation.suspicion[target] - 0.8)
    return STEP * (1.2 - 1.8 * situation.suspicion[target]) / broken - kinds


def rockfall(situation: Situation, action: Action) -> float:
    """Remove a card: think only a few candidates through."""
    cell = int(action.first)
    if cell not in _rockfall_candidates(situation):
        return -STEP
    gain = situation.distance - expected(situation.routes_on(without(situation.view.board, [cell])))
    if situation.digs_for_gold:
        return STEP * gain - 3.0
    harm = -STEP * gain
    return harm if situation.nearest <= GOAL_IN_SIGHT else 0.5 * harm - 3.0


def _rockfall_candidates(situation: Situation) -> list[int]:
    """Return the cards whose removal may matter: dead ends for miners, tunnels for saboteurs, near the tunnel's end."""
    board = situation.view.board
    gates = [int(routes.gate) for _, routes in situation.routes if routes.gate >= 0] or list(
        situation.chances
    )
    if not gates:
        return []
    near: list[tuple[int, int]] = []
    for cell in board.laid:
        card = situation.rules.cards[card_of(board.face_at(cell))]
        if card.kind == "tunnel" and bool(joined_sides(card)) != situation.digs_for_gold:
            near.append((min(int(steps_between(cell, gate)) for gate in gates), int(cell)))
    return [cell for _, cell in sorted(near)[:TRIED_ROCKFALLS]]


def look(situation: Situation, action: Action) -> float:
    """Look at a goal: at the one that would be reached first, as long as the treasure is not found."""
    chance = situation.chances.get(int(action.first), 0.0)
    if chance in (0.0, 1.0):
        return -STEP
    length = next(int(routes.best) for _, routes in situation.routes if routes.goal == action.first)
    return (0.6 if situation.digs_for_gold else 0.3) * STEP - 0.05 * length


def pass_cards(situation: Situation, action: Action) -> float:
    """Pass: the less the cards are worth, the better."""
    cards = [int(action.card), *[int(spare) - 1 for spare in (action.first, action.second) if spare]]
    return sum(3.0 - worth(situation, situation.rules.cards[card]) for card in cards)


def unfamiliar(_situation: Situation, _action: Action) -> float:
    """A verb without an entry: as good as passing a card of no great worth."""
    return 1.0


SCORES: Final[dict[str, Score]] = {
    "dig": dig,
    "break": break_tool,
    "repair": repair,
    "rockfall": rockfall,
    "map": look,
    "pass": pass_cards,
}
