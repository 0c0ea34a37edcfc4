"""What a card in hand is worth to whoever holds it: the least worthy is passed first."""

from typing import Final

from undermine.bots.sensible.situation import Situation
from undermine.engine.kernel.cards import Card
from undermine.engine.tunnels.sides import EAST, WEST
from undermine.engine.tunnels.tiles import TunnelCard

UNKNOWN_CARD: Final = 2.5
"""The worth of a card the bot has no rule for."""

MINERS: Final[dict[str, float]] = {"repair": 3.0, "rockfall": 2.4, "break": 2.2, "map": 2.6}
SABOTEURS: Final[dict[str, float]] = {"repair": 1.6, "rockfall": 5.0, "break": 5.5, "map": 1.2}
"""The worth of action cards, by the verb they are played with."""


def worth(situation: Situation, card: Card) -> float:
    """Return what it is worth to keep the card."""
    if isinstance(card, TunnelCard):
        return _miners_tunnel(card) if situation.digs_for_gold else 4.5 - _miners_tunnel(card)
    verb = card.verbs[0] if card.verbs else ""
    if verb == "map" and len(situation.chances) <= 1:
        return 0.0
    values = MINERS if situation.digs_for_gold else SABOTEURS
    return values.get(verb, UNKNOWN_CARD)


def _miners_tunnel(card: TunnelCard) -> float:
    """Return what a tunnel card is worth to a miner: many joined openings, best if it runs east and west."""
    if not card.tile.tunnels:
        return 0.0
    joined = max(card.tile.tunnels, key=int.bit_count)
    across = 1 << EAST | 1 << WEST
    return joined.bit_count() + (0.7 if joined & across == across else 0.0)
