"""RulesetFacts: what a set of rules means to a player whatever the position, looked up once for a ruleset."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undermine.bots.saboteur.policy.suspicion import Hearings
from undermine.engine._native import append, i64, vec
from undermine.engine.kernel.cards import Card
from undermine.engine.saboteur.ruleset import SaboteurRuleset
from undermine.engine.tunnels.routes import JoiningPatterns
from undermine.engine.tunnels.sides import EAST, WEST
from undermine.engine.tunnels.tiles import TunnelCard

ACROSS: Final = 1 << EAST | 1 << WEST
STRAIGHT_ON: Final = 0.7
"""What a tunnel that runs east and west is worth beyond its openings: the goals lie in the east."""
UNKNOWN_CARD: Final = 2.5
"""The worth of an action card whose verb is not listed."""

WORTH: Final[dict[str, tuple[float, float]]] = {
    "repair": (3.0, 1.6),
    "rockfall": (2.4, 5.0),
    "break": (2.2, 5.5),
    "map": (2.6, 1.2),
}
"""The worth of keeping an action card of the base game to a miner and to a saboteur, by the verb it is played with."""
BEST_TUNNEL: Final = 4.5
"""What a tunnel is worth to both sides together: what helps the one hinders the other."""


class Loyalties:
    """What some cards and dwarfs of a page mean to one dwarf, though not to another. A page makes its own of these."""

    def __init__(self, rules: SaboteurRuleset) -> None:
        """Look up in the rules what is needed often."""
        self.rules = rules

    def pays(self, card: i64, dwarf: str) -> bool:
        """Return whether a dwarf is paid for a card that lies in the labyrinth."""
        return False

    def shut(self, card: i64, dwarf: str) -> bool:
        """Return whether a card is a wall to a dwarf."""
        return False

    def door(self, card: i64, dwarf: str, gain: float) -> float:
        """Return what it counts beside the gain that a card stops some dwarfs and others not."""
        return 0.0

    def rivals(self, dwarf: str) -> list[str]:
        """Return the dwarfs who seek the treasure as well, but against this one."""
        return []

    def shares(self, dwarf: str, other: str) -> float:
        """Return how much another dwarf shares what a dwarf wins: 1 if both win whenever one does."""
        return 0.0

    def lays(self, card: i64, dwarf: str) -> float:
        """Return how much more readily a dwarf lays a card than others do, of a card that tells dwarfs apart."""
        return 1.0


class PageFacts:
    """What a page adds to the facts of a ruleset.

    `worth` is what keeping an action card is worth to a miner and to a saboteur, by the verb it is played with or else
    its name. `bystanders` are dwarfs who gain nothing by the treasure being found rather than not; they dig to be left
    in peace. `heard` says what suspicion makes of events.
    """

    def __init__(
        self,
        worth: dict[str, tuple[float, float]] | None = None,
        bystanders: tuple[str, ...] = (),
        heard: Hearings | None = None,
        loyalties: Callable[[SaboteurRuleset], Loyalties] | None = None,
    ) -> None:
        """Take what the page says."""
        self.worth = worth or {}
        self.bystanders = bystanders
        self.heard = heard or {}
        self.loyalties = loyalties


class RulesetFacts:
    """The cards of a ruleset as a player sees them."""

    def __init__(self, rules: SaboteurRuleset, pages: list[PageFacts]) -> None:
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
        self.worth = dict(WORTH)
        self.heard: Hearings = {}
        self.bystanders: list[str] = []
        self.loyalties: list[Loyalties] = []
        self.has_teams = False
        for page in pages:
            self._take_over(page)
        self.copies: vec[float] = vec[float]()
        self.deck = 0.0
        for card in rules.cards:
            self._add(card)
        self.leading: vec[i64] = vec[i64]()
        self.first_leading: vec[i64] = vec[i64]([0])
        for pair in range(16):
            for card in rules.cards:
                self._add_leading(card, 1 << pair // 4 | 1 << pair % 4)
            self.first_leading = append(self.first_leading, len(self.leading) // 2)

    def _take_over(self, page: PageFacts) -> None:
        self.worth.update(page.worth)
        self.heard.update(page.heard)
        self.bystanders.extend(page.bystanders)
        if page.loyalties is not None:
            self.loyalties.append(page.loyalties(self.rules))
            self.has_teams = True

    def _add(self, card: Card) -> None:
        joined = most_joined(card)
        self.copies = append(self.copies, float(card.copies))
        self.deck += card.copies
        self.joined = append(self.joined, joined)
        self.is_map = append(self.is_map, int("map" in card.verbs))
        self.is_rockfall = append(self.is_rockfall, int("rockfall" in card.verbs))
        if isinstance(card, TunnelCard):
            tunnel = miners_tunnel(joined)
            self.miners.append(tunnel)
            self.saboteurs.append(BEST_TUNNEL - tunnel)
        else:
            verb = card.verbs[0] if card.verbs else card.name
            miners, saboteurs = self.worth.get(verb, (UNKNOWN_CARD, UNKNOWN_CARD))
            self.miners.append(miners)
            self.saboteurs.append(saboteurs)

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
        """Return whether a dwarf is paid for a card that lies in the labyrinth."""
        for loyalties in self.loyalties:
            if loyalties.pays(card, dwarf):
                return True
        return False

    def shut(self, card: i64, dwarf: str) -> bool:
        """Return whether a card is a wall to a dwarf."""
        for loyalties in self.loyalties:
            if loyalties.shut(card, dwarf):
                return True
        return False

    def door(self, card: i64, dwarf: str, gain: float) -> float:
        """Return what it counts beside the gain that a card stops some dwarfs and others not."""
        counts = 0.0
        for loyalties in self.loyalties:
            counts += loyalties.door(card, dwarf, gain)
        return counts

    def rivals(self, dwarf: str) -> list[str]:
        """Return the dwarfs who seek the treasure as well, but against this one."""
        found: list[str] = []
        for loyalties in self.loyalties:
            found.extend(loyalties.rivals(dwarf))
        return found

    def shares(self, dwarf: str, other: str) -> float:
        """Return how much another dwarf shares what a dwarf wins: 1 if both win whenever one does."""
        shared = 0.0
        for loyalties in self.loyalties:
            shared = max(shared, loyalties.shares(dwarf, other))
        return shared

    def lays(self, card: i64, dwarf: str) -> float:
        """Return how much more readily a dwarf lays a card than others do, of a card that tells dwarfs apart."""
        rather = 1.0
        for loyalties in self.loyalties:
            rather *= loyalties.lays(card, dwarf)
        return rather

    def lays_all(self, cards: list[int], dwarf: str) -> float:
        """Return how much more readily a dwarf lays all these cards than others do."""
        rather = 1.0
        for card in cards:
            rather *= self.lays(card, dwarf)
        return rather


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
