"""Cards on the move, as one seat has seen them: what lies where in the discard pile and aside, what others hold.

The story of a round tells every card that was played in the open and every one that went face down; what the seat did
or saw itself is in its memories, in the same order. From both follows the pile, card by card, with UNKNOWN where the
seat has not seen it. Cards that somebody else took out of the pile make the seat lose track of those they took it from.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from undermine.engine.kernel.actions import unpack
from undermine.engine.kernel.events import Event
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.observations import Observation, PassedCards
from undermine.engine.kernel.passing import Passed
from undermine.engine.kernel.views import View
from undermine.engine.lost_mines.dealing import CardsLeftOut
from undermine.engine.lost_mines.looks import MineSeen, RoleSeen, TreasureSeen
from undermine.engine.lost_mines.paths import StormRaged, ToolBrought
from undermine.engine.lost_mines.rounds import TrollLeft
from undermine.engine.lost_mines.tokens import TrapSet, TrollCalled
from undermine.engine.lost_mines.walking import TrapSprung
from undermine.engine.saboteur.keeping import KeptOne
from undermine.engine.saboteur.modules.base.actions import GoalSeen, RockFell
from undermine.engine.saboteur.modules.base.tools import ToolRepaired
from undermine.engine.saboteur.modules.championship.diversion import TunnelLifted
from undermine.engine.saboteur.modules.championship.goal_swap import GoalsLifted
from undermine.engine.saboteur.modules.championship.pioneer import PioneerPlayed
from undermine.engine.saboteur.modules.championship.reverse import DirectionChanged
from undermine.engine.saboteur.modules.championship.vault import SawPile, VaultOpened, VaultPicked
from undermine.engine.saboteur.modules.championship.veto import Vetoed
from undermine.engine.saboteur.modules.chests.cards import NO_MAPS
from undermine.engine.saboteur.modules.chests.draws import (
    CardsLost,
    CardTaken,
    KeptOfDeck,
    KeptOfPile,
    KeptOneOf,
    PileShuffled,
)
from undermine.engine.saboteur.modules.chests.looking import ChestBuried, ChestSeen
from undermine.engine.saboteur.modules.chests.opening import ChestOpened
from undermine.engine.saboteur.modules.nuggets.leaving import HandSetAside
from undermine.engine.saboteur.modules.saboteur2.aiming import PlayedAt
from undermine.engine.saboteur.modules.saboteur2.dealing import CardsSetAside
from undermine.engine.saboteur.modules.saboteur2.hands import HandsSwapped, TwoDiscarded
from undermine.engine.saboteur.modules.saboteur2.thefts import TheftStopped
from undermine.engine.saboteur.modules.saboteur2.traps import PlayerFreed
from undermine.engine.saboteur.modules.toll.figures import FigurePaidFor
from undermine.engine.saboteur.observations import HandedOver

UNSEEN: Final = int(UNKNOWN)
A_DARK_CARD: Final = -2
A_CHEST: Final = -3
"""In the place of a card set aside: a dark card or a chest that nobody has seen (CHEST-3)."""

MINE: Final = (PassedCards, KeptOneOf, SawPile, HandedOver)
"""The memories that tell of cards on the move."""


class Pile:
    """What a seat knows of the cards that have left hands and deck, and of the hands of others.

    `held[seat]` are cards that another seat is known to have got and not to have played since; `lost` tells of every
    card that went face down out of such a hand: whose hand it was, and where in the pile it lies.
    """

    def __init__(self, view: View) -> None:
        """Go through the story of the round."""
        self.view = view
        self.me = view.seat
        self.pile: list[int] = []
        self.aside: list[int] = []
        self.held: list[list[int]] = [[] for _ in range(view.seats)]
        self.lost: list[tuple[int, int]] = []
        self.trolls: list[int] = []
        memories: tuple[Observation, ...] = view.outline.memories[self.me] if self.me >= 0 else ()
        self.memories = [memory for memory in memories if isinstance(memory, MINE)]
        for event in view.story():
            if any(self.held):
                self._play_held(event)
            effect = EFFECTS.get(type(event))
            if effect is not None:
                effect(self, event)

    def recall(self) -> Observation | None:
        """Return the next thing that the seat remembers."""
        return self.memories.pop(0) if self.memories else None

    def add(self, *cards: int) -> None:
        """Put cards on the pile, face up."""
        self.pile.extend([int(card) for card in cards])

    def add_unseen(self, seat: int, count: int) -> None:
        """Put cards of a seat's hand on the pile, face down; the seat itself remembers which."""
        memory = self.recall() if seat == self.me else None
        if isinstance(memory, PassedCards) and len(memory.cards) == count:
            self.pile.extend(memory.cards)
            return
        for _ in range(count):
            if seat != self.me and self.held[seat]:
                self.lost.append((seat, len(self.pile)))
            self.pile.append(UNSEEN)

    def lose_track(self, upto: int) -> None:
        """Forget what the cards on top of the pile are, down to so many."""
        begin = len(self.pile) - upto
        self.pile[begin:] = [UNSEEN] * upto
        self.lost = [entry for entry in self.lost if entry[1] < begin]

    def _play_held(self, event: Event) -> None:
        """Take a card that somebody plays in the open from what they are known to hold."""
        seat, card = getattr(event, "seat", UNSEEN), getattr(event, "card", UNSEEN)
        if 0 <= seat < len(self.held) and card in self.held[seat]:
            self.held[seat].remove(card)


# -- what each event does ------------------------------------------------------------------------------------------


def spend(pile: Pile, event: Event) -> None:
    """A card was played and discarded."""
    pile.add(cast("GoalSeen", event).card)


def remove(pile: Pile, event: Event) -> None:
    """A card was taken away by another; both are discarded."""
    repaired = cast("ToolRepaired", event)
    pile.add(repaired.removed, repaired.card)


def rockfall(pile: Pile, event: Event) -> None:
    """A tunnel card that is not of the deck is set aside instead (MIX-4)."""
    fell = cast("RockFell", event)
    if pile.view.ruleset.cards[fell.removed].copies:
        pile.add(fell.removed)
    else:
        pile.aside.append(int(fell.removed))
    pile.add(fell.card)


def pass_cards(pile: Pile, event: Event) -> None:
    """Cards went face down."""
    passed = cast("Passed", event)
    pile.add_unseen(passed.seat, len(passed.cards))


def discard_two(pile: Pile, event: Event) -> None:
    """Two cards went face down, and one that lay before the seat on top of them."""
    discarded = cast("TwoDiscarded", event)
    pile.add_unseen(discarded.seat, len(discarded.cards))
    pile.add(discarded.removed)


def pay_with_card(pile: Pile, event: Event) -> None:
    """One card went face down."""
    pile.add_unseen(cast("FigurePaidFor", event).seat, 1)


def bury_chest(pile: Pile, event: Event) -> None:
    """A dark card and a chest are set aside, unseen."""
    pile.aside += [A_DARK_CARD, A_CHEST]
    pile.add(cast("ChestBuried", event).card)


def open_chest(pile: Pile, event: Event) -> None:
    """An opened chest is set aside, but for the one that stays on the table (CHEST-5)."""
    chest = cast("ChestOpened", event).chest
    if pile.view.ruleset.cards[chest].name != NO_MAPS:
        pile.aside.append(int(chest))


def veto(pile: Pile, event: Event) -> None:
    """The vetoed card is discarded, then the veto."""
    vetoed = cast("Vetoed", event)
    card = int(unpack(vetoed.action, pile.view.ruleset.verbs).card)
    if card in pile.held[vetoed.player]:
        pile.held[vetoed.player].remove(card)
    pile.add(card, vetoed.card)


def pick_from_vault(pile: Pile, event: Event) -> None:
    """One of the cards beneath the vault went into a hand (WC-2018)."""
    picked = cast("VaultPicked", event)
    count = len(picked.cards)
    vault = pile.pile.pop()
    memory = pile.recall() if picked.seat == pile.me else None
    if isinstance(memory, SawPile):
        rest = list(memory.cards)
        rest.remove(int(memory.kept))
        rest.reverse()
        pile.pile[len(pile.pile) - count :] = rest
    else:
        pile.lose_track(count)
        pile.pile.pop()
    pile.pile.append(vault)


def keep_of_deck(pile: Pile, event: Event) -> None:
    """All cards but one that somebody drew went face down (CHEST-5)."""
    kept = cast("KeptOne", event)
    memory = pile.recall() if kept.seat == pile.me else None
    if isinstance(memory, KeptOneOf):
        rest = list(memory.cards)
        rest.remove(int(memory.kept))
        pile.add(*rest)
    else:
        pile.add(*[UNSEEN] * (len(kept.cards) - 1))


def shuffle_pile(pile: Pile, event: Event) -> None:
    """The pile was shuffled (CHEST-5)."""
    pile.lose_track(len(cast("PileShuffled", event).cards))


def keep_of_pile(pile: Pile, event: Event) -> None:
    """One of the top cards of the shuffled pile went into a hand (CHEST-5)."""
    kept = cast("KeptOne", event)
    memory = pile.recall() if kept.seat == pile.me else None
    del pile.pile[len(pile.pile) - len(kept.cards) :]
    if isinstance(memory, KeptOneOf):
        rest = list(memory.cards)
        rest.remove(int(memory.kept))
        pile.add(*rest)
    else:
        pile.add(*[UNSEEN] * (len(kept.cards) - 1))


def lose_cards(pile: Pile, event: Event) -> None:
    """Cards of the deck went face down."""
    pile.add(*[UNSEEN] * len(cast("CardsLost", event).cards))


def set_aside(pile: Pile, event: Event) -> None:
    """Cards of the deck are out of the round."""
    pile.aside += [UNSEEN] * len(cast("CardsSetAside", event).cards)


def set_hand_aside(pile: Pile, event: Event) -> None:
    """A hand is out of the round (NUGGET-3)."""
    hand = cast("HandSetAside", event)
    pile.aside += [UNSEEN] * len(hand.cards)
    pile.held[hand.seat] = []


def swap_hands(pile: Pile, event: Event) -> None:
    """Two players have exchanged their hands (S2-20)."""
    swapped = cast("HandsSwapped", event)
    held = pile.held
    held[swapped.seat], held[swapped.target] = held[swapped.target], held[swapped.seat]
    if pile.me in (swapped.seat, swapped.target):
        other = swapped.target if pile.me == swapped.seat else swapped.seat
        memory = pile.recall()
        held[pile.me] = []
        held[other] = list(memory.cards) if isinstance(memory, HandedOver) else []
    pile.lost = [entry for entry in pile.lost if entry[0] not in (swapped.seat, swapped.target)]


def take_card(pile: Pile, event: Event) -> None:
    """Somebody took a card from another hand (CHEST-5): who lost it knows which, others lose track of that hand."""
    taken = cast("CardTaken", event)
    if taken.target == pile.me:
        memory = pile.recall()
        pile.held[taken.seat] += memory.cards if isinstance(memory, HandedOver) else ()
    else:
        pile.held[taken.target] = []


def call_troll(pile: Pile, event: Event) -> None:
    """The card lies before its player while the troll stands there."""
    pile.trolls.append(int(cast("TrollCalled", event).edge))


def rage(pile: Pile, event: Event) -> None:
    """A storm removed a path card, and the trolls that lost their edge (LM-22)."""
    raged = cast("StormRaged", event)
    pile.add(raged.removed)
    for edge in [edge for edge in pile.trolls if edge in raged.edges]:
        pile.trolls.remove(edge)
        pile.add(pile.view.ruleset.card("troll"))
    pile.add(raged.card)


def send_troll_away(pile: Pile, event: Event) -> None:
    """A troll's card is discarded when it leaves."""
    left = cast("TrollLeft", event)
    if int(left.edge) in pile.trolls:
        pile.trolls.remove(int(left.edge))
    pile.add(pile.view.ruleset.card("troll"))


EFFECTS: Final[dict[type[Event], Callable[[Pile, Event], None]]] = {
    GoalSeen: spend,
    ChestSeen: spend,
    TunnelLifted: spend,
    GoalsLifted: spend,
    PioneerPlayed: spend,
    DirectionChanged: spend,
    VaultOpened: spend,
    PlayedAt: spend,
    MineSeen: spend,
    TreasureSeen: spend,
    RoleSeen: spend,
    ToolBrought: spend,
    TrapSet: spend,
    ToolRepaired: remove,
    TheftStopped: remove,
    PlayerFreed: remove,
    RockFell: rockfall,
    Passed: pass_cards,
    TwoDiscarded: discard_two,
    FigurePaidFor: pay_with_card,
    TrapSprung: pay_with_card,
    ChestBuried: bury_chest,
    ChestOpened: open_chest,
    Vetoed: veto,
    VaultPicked: pick_from_vault,
    KeptOfDeck: keep_of_deck,
    PileShuffled: shuffle_pile,
    KeptOfPile: keep_of_pile,
    CardsLost: lose_cards,
    CardsSetAside: set_aside,
    CardsLeftOut: set_aside,
    HandSetAside: set_hand_aside,
    HandsSwapped: swap_hands,
    CardTaken: take_card,
    TrollCalled: call_troll,
    StormRaged: rage,
    TrollLeft: send_troll_away,
}
"""Every event that puts a card on the pile or aside, or moves one from hand to hand unseen; others do neither."""
