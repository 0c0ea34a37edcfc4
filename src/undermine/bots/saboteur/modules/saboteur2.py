"""What bots think of Saboteur 2: thefts, traps, hats and hands, doors and crystals."""

from __future__ import annotations

from typing import Final, cast

from undermine.bots.learnt.features import Features
from undermine.bots.saboteur.beliefs.clues import Clues
from undermine.bots.saboteur.learnt.features import OptionFeatures, PageContexts
from undermine.bots.saboteur.learnt.turn_features import MOST_GAIN_CARDS, soon
from undermine.bots.saboteur.page import Page
from undermine.bots.saboteur.policy.judge import CERTAINLY_NOT, Judge, card_in, first_in, second_in
from undermine.bots.saboteur.policy.opinions import Opinions
from undermine.bots.saboteur.policy.ruleset_facts import Loyalties, PageFacts, optional_card
from undermine.bots.saboteur.policy.situation import Situation
from undermine.bots.saboteur.policy.suspicion import Witness
from undermine.bots.saboteur.policy.turns import harm_of_attack
from undermine.engine._native import i64
from undermine.engine.kernel.cards import Card
from undermine.engine.kernel.table import Event
from undermine.engine.saboteur.modules.saboteur2.aiming import PlayedAt
from undermine.engine.saboteur.modules.saboteur2.cards import BLUE_DOOR, CRYSTAL, GREEN_DOOR
from undermine.engine.saboteur.modules.saboteur2.hands import TwoDiscarded
from undermine.engine.saboteur.modules.saboteur2.thefts import TheftLaid, TheftStopped
from undermine.engine.saboteur.modules.saboteur2.traps import PlayerFreed, TrapLaid
from undermine.engine.saboteur.ruleset import SaboteurRuleset
from undermine.engine.tunnels.tiles import TunnelCard

TRAP: Final = 1.2
"""How much more a trap counts than a broken tool: it also costs the share of the gold."""
MIDDLING: Final = 2.3
"""The worth of an average card."""

DOORS: Final = (BLUE_DOOR, GREEN_DOOR)
SPECIAL: Final = (BLUE_DOOR, GREEN_DOOR, CRYSTAL)
COLLECTOR: Final = "geologist"
OWN_DOOR: Final = 0.4
FOREIGN_DOOR: Final = -1.5
BLUE, GREEN = "blue-miner", "green-miner"
TEAMS: Final = (BLUE, GREEN)
BOSS: Final = "boss"
PROFITEER: Final = "profiteer"
SABOTEUR: Final = "saboteur"
TRAPPING: Final = "trap"
STEALING: Final = "theft"

SHARES: Final[dict[str, dict[str, float]]] = {
    BLUE: {BLUE: 1.0, BOSS: 1.0, PROFITEER: 1.0},
    GREEN: {GREEN: 1.0, BOSS: 1.0, PROFITEER: 1.0},
    BOSS: {BLUE: 0.5, GREEN: 0.5, PROFITEER: 1.0},
    PROFITEER: {BLUE: 0.3, GREEN: 0.3, BOSS: 0.6, SABOTEUR: 0.4},
    SABOTEUR: {SABOTEUR: 1.0, PROFITEER: 1.0},
    COLLECTOR: {COLLECTOR: 1.0},
}
"""How often one dwarf wins together with another one that wins, about (S2-26); geologists share crystals (S2-27)."""
LAYS_OWN_DOOR: Final[dict[str, float]] = {BOSS: 0.5, PROFITEER: 0.15, SABOTEUR: 0.2, COLLECTOR: 0.05}
"""How much less readily others lay a door than its own team; in 1,500 rounds of all levels."""
LAYS_FOREIGN_DOOR: Final = 0.03
"""How much less readily a team lays a door of the other one: bots all but never do, people may err."""


class Theft(Judge):
    """Lay a theft before oneself: the later, the less time there is to stop it."""

    def score(self, situation: Situation, code: i64) -> float:
        """Weigh the gold against the time that is left."""
        return situation.weights.theft * (2.0 - situation.time_left())


class HandsOff(Judge):
    """Stop the theft of somebody else."""

    def score(self, situation: Situation, code: i64) -> float:
        """Stop an enemy rather than a friend, and never oneself."""
        target = first_in(code)
        if target == situation.seat:
            return CERTAINLY_NOT
        return situation.weights.stop_theft + 0.2 * situation.enmity(target)


class Trap(Judge):
    """Trap an enemy: like a broken tool, and more."""

    def score(self, situation: Situation, code: i64) -> float:
        """Weigh the enmity; it counts most when the round is about to end."""
        weights = situation.weights
        enmity = situation.enmity(first_in(code))
        if situation.digs:
            return TRAP * weights.break_tool * (enmity - weights.break_from_suspicion)
        return TRAP * weights.hinder_break * situation.hurry() * enmity

    def harm(self, situation: Situation, code: i64) -> float:
        """Weigh the enmity of who is trapped."""
        return harm_of_attack(situation, first_in(code))


class Free(Judge):
    """Remove a trap: one's own first, then those of friends."""

    def score(self, situation: Situation, code: i64) -> float:
        """Weigh the trust."""
        target = first_in(code)
        if target == situation.seat:
            return TRAP * situation.weights.own_repair
        return situation.weights.repair - situation.weights.repair_distrust * situation.enmity(target)


class Inspect(Judge):
    """Look at the dwarf of the player who is hardest to judge."""

    def score(self, situation: Situation, code: i64) -> float:
        """Weigh the doubt."""
        return situation.doubt(first_in(code))


class SwapHats(Judge):
    """Make an enemy somebody else; one's own hat stays unless nothing can be won with it."""

    def score(self, situation: Situation, code: i64) -> float:
        """Weigh the enmity."""
        target = first_in(code)
        if target == situation.seat:
            return -0.3
        return situation.enmity(target) - 0.4


class SwapHands(Judge):
    """Exchange a bad hand for an unknown one."""

    def score(self, situation: Situation, code: i64) -> float:
        """Weigh what the own cards lack; an enemy's cards are worth having, a friend's are not worth spoiling."""
        return 0.1 * lacking_worth(situation) + 0.2 * situation.enmity(first_in(code)) - 0.1


def lacking_worth(situation: Situation) -> float:
    """Return by how much the own cards are worth less than average ones."""
    cards = situation.view.hand.cards
    lacking = 0.0
    i: i64
    for i in range(len(cards)):
        lacking += MIDDLING - situation.worth(cards[i])
    return lacking


class DiscardTwo(Judge):
    """Give two cards to get rid of what lies before oneself."""

    def score(self, situation: Situation, code: i64) -> float:
        """Weigh what lies there against the cards; a theft of one's own is to stay."""
        weights = situation.weights
        removed = second_in(code)
        if removed == optional_card(situation.rules, STEALING):
            return CERTAINLY_NOT
        given = situation.worth(card_in(code)) + situation.worth(first_in(code))
        need = weights.own_repair if situation.digs else weights.hinder_own_repair
        if removed == optional_card(situation.rules, TRAPPING):
            need = TRAP * weights.own_repair
        elif situation.rules.breaks[removed]:
            need /= float(max(1, situation.broken(situation.seat)))
        return need - 0.2 - weights.worth_passed * given


class Rob(Judge):
    """Rob the richest, and rather an enemy."""

    def score(self, situation: Situation, code: i64) -> float:
        """Count the tokens in the open."""
        victim = first_in(code)
        return float(situation.view.tokens[victim]) + 0.5 * situation.enmity(victim)


class Teams(Loyalties):
    """Crystals are the geologists' gold; doors are open to one team alone, and the teams are against each other."""

    def __init__(self, rules: SaboteurRuleset) -> None:
        """Look up what lies on the tunnel cards."""
        super().__init__(rules)
        self.tagged: list[str] = [special_tag(card) for card in rules.cards]

    def pays(self, card: i64, dwarf: str) -> bool:
        """Return whether a dwarf is paid for a card that lies in the labyrinth."""
        return self.tagged[card] == CRYSTAL and dwarf == COLLECTOR

    def shut(self, card: i64, dwarf: str) -> bool:
        """Return whether a card is a door of the other team (S2-22)."""
        tag = self.tagged[card]
        return tag in DOORS and dwarf in TEAMS and dwarf.partition("-")[0] != tag.partition("-")[0]

    def door(self, card: i64, dwarf: str, gain: float) -> float:
        """Return what a door in the way counts: it stops the other colour; one of the other colour stops the own."""
        if gain <= 0.0 or self.tagged[card] not in DOORS or dwarf not in TEAMS:
            return 0.0
        return FOREIGN_DOOR if self.shut(card, dwarf) else OWN_DOOR

    def rivals(self, dwarf: str) -> list[str]:
        """Return the miners of the other team."""
        return [other for other in TEAMS if other != dwarf] if dwarf in TEAMS else []

    def shares(self, dwarf: str, other: str) -> float:
        """Return how much another dwarf shares what a dwarf wins."""
        return SHARES.get(dwarf, {}).get(other, 0.0)

    def lays(self, card: i64, dwarf: str) -> float:
        """Return how much more readily a dwarf lays a card than others: doors tell the teams apart."""
        if self.tagged[card] not in DOORS:
            return 1.0
        if dwarf in TEAMS:
            return LAYS_FOREIGN_DOOR if self.shut(card, dwarf) else 1.0
        return LAYS_OWN_DOOR[dwarf]


def special_tag(card: Card) -> str:
    """Return what lies on a tunnel card beside the way, if anything."""
    tags = [tag for tag in card.tags if tag in SPECIAL] if isinstance(card, TunnelCard) else []
    return tags[0] if tags else ""


def hear_of_trap(witness: Witness, event: Event) -> None:
    """A trap: like a broken tool."""
    trap = cast("TrapLaid", event)
    witness.saw_attack(trap.seat, trap.target)


# -- features, for those who learn ----------------------------------------------------------------------------------


THEFT: Final = ("theft",)


def laying_theft(situation: Situation, code: int, score: float, features: Features) -> None:  # noqa: ARG001 - others need them
    """Put that it is a theft: when it pays is told by the moment."""
    features.put(0, 1.0)


TARGETED: Final = ("own", "other", "enmity")
OWN: Final[i64] = 0
OTHER: Final[i64] = 1
ENMITY: Final[i64] = 2


def targeted(verb: str) -> tuple[str, ...]:
    """Return the names of features of what is done to somebody, or to oneself."""
    return tuple(f"{verb}-{what}" for what in TARGETED)


def targeting(situation: Situation, code: int, score: float, features: Features) -> None:  # noqa: ARG001
    """Put whether the own theft, trap or dwarf is meant, or whose else, and how much of an enemy that is."""
    target = first_in(code)
    if target == situation.seat:
        features.put(OWN, 1.0)
        return
    features.put(OTHER, 1.0)
    features.put(ENMITY, situation.enmity(target))


LAYING_TRAP: Final = ("trap", "trap-enmity", "trap-hampered", "trap-soon", "trap-thief")


def trapping(situation: Situation, code: int, score: float, features: Features) -> None:  # noqa: ARG001
    """Put who is trapped: how much of an enemy, how hampered already, how soon to move, whether a theft lies there."""
    target = first_in(code)
    features.put(0, 1.0)
    features.put(1, situation.enmity(target))
    features.put(2, float(situation.broken(target)))
    features.put(3, soon(situation, target))
    features.put(4, 1.0 if lies_before(situation, STEALING, target) else 0.0)


INSPECTING: Final = ("inspect", "inspect-doubt", "inspect-soon")


def inspecting(situation: Situation, code: int, score: float, features: Features) -> None:  # noqa: ARG001
    """Put how much there is to learn about somebody, and how soon that player moves."""
    target = first_in(code)
    features.put(0, 1.0)
    features.put(1, situation.doubt(target))
    features.put(2, soon(situation, target))


SWAPPING_HANDS: Final = ("swap-hands", "swap-hands-lacking", "swap-hands-enmity")


def swapping_hands(situation: Situation, code: int, score: float, features: Features) -> None:  # noqa: ARG001
    """Put how bad the own hand is, and with how much of an enemy it is exchanged."""
    features.put(0, 1.0)
    features.put(1, lacking_worth(situation) / MOST_GAIN_CARDS)
    features.put(2, situation.enmity(first_in(code)))


DISCARDING_TWO: Final = ("discard-two", "discard-two-worth", "discard-two-trap")


def discarding_two(situation: Situation, code: int, score: float, features: Features) -> None:  # noqa: ARG001
    """Put what is given away, and whether it is for a trap."""
    given = situation.worth(card_in(code)) + situation.worth(first_in(code))
    trapped = second_in(code) == optional_card(situation.rules, TRAPPING)
    features.put(0, 1.0)
    features.put(1, given / MOST_GAIN_CARDS)
    features.put(2, 1.0 if trapped else 0.0)


FEATURES: Final = {
    "theft": OptionFeatures(THEFT, laying_theft),
    "hands-off": OptionFeatures(targeted("hands-off"), targeting, aimed=True),
    "trap": OptionFeatures(LAYING_TRAP, trapping, aimed=True),
    "free": OptionFeatures(targeted("free"), targeting, aimed=True),
    "inspect": OptionFeatures(INSPECTING, inspecting, aimed=True),
    "swap-hats": OptionFeatures(targeted("swap-hats"), targeting, aimed=True),
    "swap-hands": OptionFeatures(SWAPPING_HANDS, swapping_hands, aimed=True),
    "discard-two": OptionFeatures(DISCARDING_TWO, discarding_two),
}

MOMENT: Final = ("own-trap", "own-theft", "thefts", "crystals")
MANY: Final = 3.0
"""As many thefts before others, or crystals in a hand, as there are at most, usually."""


def moment(situation: Situation) -> list[float]:
    """Return whether a trap and a theft lie before the seat, how many thefts before others, and its own crystals."""
    seat, seats = situation.seat, situation.view.seats
    thefts = [lies_before(situation, STEALING, other) for other in range(seats) if other != seat]
    crystals = [card for card in situation.view.hand.cards if situation.facts.pays(card, situation.dwarf)]
    return [
        1.0 if lies_before(situation, TRAPPING, seat) else 0.0,
        1.0 if lies_before(situation, STEALING, seat) else 0.0,
        float(sum(thefts)) / MANY,
        float(len(crystals)) / MANY,
    ]


def lies_before(situation: Situation, name: str, seat: i64) -> bool:
    """Return whether a card with this name lies before a seat."""
    return int(optional_card(situation.rules, name)) in [int(card) for card in situation.view.before[seat]]


PAGE: Final = Page(
    ("saboteur2",),
    Opinions(
        verbs={
            "theft": Theft(),
            "hands-off": HandsOff(),
            "trap": Trap(),
            "free": Free(),
            "inspect": Inspect(),
            "swap-hats": SwapHats(),
            "swap-hands": SwapHands(),
            "discard-two": DiscardTwo(),
        },
        questions={"choose-victim": Rob()},
        facts=PageFacts(
            worth={
                "theft": (4.0, 4.0),
                "hands-off": (1.0, 1.0),
                "trap": (3.0, 5.5),
                "free": (2.8, 1.8),
                "inspect": (2.2, 2.2),
                "swap-hats": (1.5, 1.5),
                "swap-hands": (1.5, 1.5),
            },
            bystanders=(COLLECTOR, PROFITEER),
            heard={TrapLaid: hear_of_trap},
            loyalties=Teams,
        ),
        masters="saboteur2",
    ),
    Clues(
        words={TwoDiscarded: "pass", TheftLaid: "theft", TheftStopped: "hands-off"},
        aims={TrapLaid: ("trap-own", TRAPPING), PlayerFreed: ("free-own", "free"), PlayedAt: None},
        telling=(TRAPPING,),
        likelihoods="saboteur2",
    ),
    FEATURES,
    PageContexts(MOMENT, moment),
    learns_as=dict.fromkeys(("blue-miner", "green-miner"), "miner"),
)
