"""Which events of Saboteur move cards."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from undermine.bots.pile import UNSEEN, Effect, Pile, pass_cards, pay_with_card, remove, set_aside, spend
from undermine.engine.kernel.actions import unpack
from undermine.engine.kernel.events import Event
from undermine.engine.kernel.observations import PassedCards
from undermine.engine.kernel.passing import Passed
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

A_DARK_CARD: Final = -2
A_CHEST: Final = -3
"""In the place of a card set aside: a dark card or a chest that nobody has seen (CHEST-3)."""


def rockfall(pile: Pile, event: Event) -> None:
    """A tunnel card that is not of the deck is set aside instead (MIX-4)."""
    fell = cast("RockFell", event)
    if pile.view.ruleset.cards[fell.removed].copies:
        pile.add(fell.removed)
    else:
        pile.aside.append(int(fell.removed))
    pile.add(fell.card)


def discard_two(pile: Pile, event: Event) -> None:
    """Two cards went face down, and one that lay before the seat on top of them."""
    discarded = cast("TwoDiscarded", event)
    pile.add_unseen(discarded.seat, len(discarded.cards))
    pile.add(discarded.removed)


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


class SaboteurPile(Pile):
    """What a seat knows of the cards of Saboteur.

    In `effects` is every event that puts a card on the pile or aside, or moves one from hand to hand unseen.
    """

    telling = (PassedCards, KeptOneOf, SawPile, HandedOver)
    effects: ClassVar[dict[type[Event], Effect]] = {
        GoalSeen: spend,
        ChestSeen: spend,
        TunnelLifted: spend,
        GoalsLifted: spend,
        PioneerPlayed: spend,
        DirectionChanged: spend,
        VaultOpened: spend,
        PlayedAt: spend,
        ToolRepaired: remove,
        TheftStopped: remove,
        PlayerFreed: remove,
        RockFell: rockfall,
        Passed: pass_cards,
        TwoDiscarded: discard_two,
        FigurePaidFor: pay_with_card,
        ChestBuried: bury_chest,
        ChestOpened: open_chest,
        Vetoed: veto,
        VaultPicked: pick_from_vault,
        KeptOfDeck: keep_of_deck,
        PileShuffled: shuffle_pile,
        KeptOfPile: keep_of_pile,
        CardsLost: lose_cards,
        CardsSetAside: set_aside,
        HandSetAside: set_hand_aside,
        HandsSwapped: swap_hands,
        CardTaken: take_card,
    }
