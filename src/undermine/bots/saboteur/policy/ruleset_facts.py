"""RulesetFacts: what a set of rules means to a player whatever the position, looked up once for a ruleset."""

from __future__ import annotations

from typing import Final

from undermine.engine._native import append, i64, vec
from undermine.engine.kernel.cards import Card
from undermine.engine.saboteur.modules.saboteur2.cards import BLUE_DOOR, CRYSTAL, GREEN_DOOR
from undermine.engine.saboteur.ruleset import SaboteurRuleset
from undermine.engine.tunnels.routes import JoiningPatterns
from undermine.engine.tunnels.sides import EAST, WEST
from undermine.engine.tunnels.tiles import TunnelCard

ACROSS: Final = 1 << EAST | 1 << WEST
STRAIGHT_ON: Final = 0.7
"""What a tunnel that runs east and west is worth beyond its openings: the goals lie in the east."""
UNKNOWN_CARD: Final = 2.5
"""The worth of an action card whose verb is not listed."""

DOORS: Final = (BLUE_DOOR, GREEN_DOOR)
EXTRAS: Final = (*DOORS, CRYSTAL)
"""What lies on a tunnel card and counts beside the way (Saboteur 2)."""
COLLECTOR: Final = "geologist"
OWN_DOOR: Final = 0.4
FOREIGN_DOOR: Final = -1.5

MINERS: Final[dict[str, float]] = {
    "repair": 3.0,
    "rockfall": 2.4,
    "break": 2.2,
    "map": 2.6,
    "theft": 4.0,
    "hands-off": 1.0,
    "trap": 3.0,
    "free": 2.8,
    "inspect": 2.2,
    "swap-hats": 1.5,
    "swap-hands": 1.5,
    "swap-goals": 1.0,
    "open-vault": 2.0,
    "reverse": 0.8,
    "pioneer": 3.5,
    "divert": 2.2,
    "veto": 3.0,
}
SABOTEURS: Final[dict[str, float]] = {
    **MINERS,
    "repair": 1.6,
    "rockfall": 5.0,
    "break": 5.5,
    "map": 1.2,
    "trap": 5.5,
    "free": 1.8,
    "swap-goals": 2.5,
    "pioneer": 2.0,
    "divert": 4.5,
    "veto": 5.0,
}
"""The worth of keeping an action card, by the verb it is played with."""
BEST_TUNNEL: Final = 4.5
"""What a tunnel is worth to both sides together: what helps the one hinders the other."""


class RulesetFacts:
    """The cards of a ruleset as a player sees them."""

    def __init__(self, rules: SaboteurRuleset) -> None:
        """Look everything up."""
        self.rules = rules
        self.patterns = JoiningPatterns(rules.cards)
        self.joined: vec[i64] = vec[i64]()
        self.is_map: vec[i64] = vec[i64]()
        self.miners: list[float] = []
        self.saboteurs: list[float] = []
        self.is_rockfall: vec[i64] = vec[i64]()
        self.treasure = rules.card("treasure")
        self.saboteur = rules.card("saboteur")
        self.trap = optional_card(rules, "trap")
        self.theft = optional_card(rules, "theft")
        self.tagged: list[str] = []
        self.copies: list[float] = []
        self.deck = 0.0
        for card in rules.cards:
            self._add(card)
        self.leading: vec[i64] = vec[i64]()
        self.first_leading: vec[i64] = vec[i64]([0])
        for pair in range(16):
            for card in rules.cards:
                self._add_leading(card, 1 << pair // 4 | 1 << pair % 4)
            self.first_leading = append(self.first_leading, len(self.leading) // 2)

    def _add(self, card: Card) -> None:
        joined = most_joined(card)
        self.copies.append(float(card.copies))
        self.deck += card.copies
        tags = [tag for tag in card.tags if tag in EXTRAS] if isinstance(card, TunnelCard) else []
        self.tagged.append(tags[0] if tags else "")
        self.joined = append(self.joined, joined)
        self.is_map = append(self.is_map, int("map" in card.verbs))
        self.is_rockfall = append(self.is_rockfall, int("rockfall" in card.verbs))
        if isinstance(card, TunnelCard):
            tunnel = miners_tunnel(joined)
            self.miners.append(tunnel)
            self.saboteurs.append(BEST_TUNNEL - tunnel)
        else:
            verb = card.verbs[0] if card.verbs else card.name
            self.miners.append(MINERS.get(verb, UNKNOWN_CARD))
            self.saboteurs.append(SABOTEURS.get(verb, UNKNOWN_CARD))

    def _add_leading(self, card: Card, sides: int) -> None:
        """Note a tunnel card that leads between two sides, and the opening patterns with which it does, as bits."""
        if not isinstance(card, TunnelCard) or card.kind != "tunnel" or sides.bit_count() != 2:
            return
        patterns = 0
        for way in (card.tile, card.tile.turned()):
            for tunnel in way.tunnels:
                if tunnel & sides == sides:
                    patterns |= 1 << way.openings
        if patterns:
            self.leading = append(self.leading, card.index)
            self.leading = append(self.leading, patterns)

    def pays(self, card: i64, dwarf: str) -> bool:
        """Return whether a dwarf is paid for a card that lies in the labyrinth: crystals are the geologists' gold."""
        return self.tagged[card] == CRYSTAL and dwarf == COLLECTOR

    def shut(self, card: i64, dwarf: str) -> bool:
        """Return whether a card is a door that is shut to a dwarf: one of the other colour (S2-22)."""
        tag = self.tagged[card]
        return tag in DOORS and dwarf.endswith("-miner") and dwarf.partition("-")[0] != tag.partition("-")[0]

    def door(self, card: i64, dwarf: str, gain: float) -> float:
        """Return what a door in the way counts: it stops the other colour; one of the other colour stops the own."""
        if gain <= 0.0 or self.tagged[card] not in DOORS or not dwarf.endswith("-miner"):
            return 0.0
        return FOREIGN_DOOR if self.shut(card, dwarf) else OWN_DOOR


def optional_card(rules: SaboteurRuleset, name: str) -> i64:
    """Return a card that only some rules have, or -1."""
    card = rules.cards_by_name.get(name)
    return -1 if card is None else card.index


def most_joined(card: Card) -> int:
    """Return the sides that the largest tunnel of a card joins; none for a dead end or what is no tunnel card."""
    if not isinstance(card, TunnelCard):
        return 0
    most = 0
    for tunnel in card.tile.tunnels:
        if tunnel.bit_count() > most.bit_count():
            most = tunnel
    return most


def miners_tunnel(joined: int) -> float:
    """Return what a tunnel card is worth to a miner: many joined openings, best if it runs east and west."""
    if not joined:
        return 0.0
    return joined.bit_count() + (STRAIGHT_ON if joined & ACROSS == ACROSS else 0.0)
