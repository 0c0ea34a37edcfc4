"""What bots think of Treasure Chests, and where the chests may be that nobody has seen."""

from __future__ import annotations

from collections import Counter
from typing import Final, cast

from undermine.bots.saboteur.beliefs.clues import Clues, Filling
from undermine.bots.saboteur.page import Page
from undermine.bots.saboteur.policy.judge import Judge, first_in
from undermine.bots.saboteur.policy.opinions import Opinions
from undermine.bots.saboteur.policy.questions import KeepCard, TurnUp
from undermine.bots.saboteur.policy.situation import Situation
from undermine.engine._native import i64
from undermine.engine.kernel.rng import Rng
from undermine.engine.saboteur.modules.chests.cards import (
    UNSEEN_CHEST,
    UNSEEN_DARK_CARD,
    chest_cards,
    dark_cards,
)
from undermine.engine.saboteur.modules.chests.looking import ChestBuried, ChestSeen, SawChest
from undermine.engine.saboteur.modules.chests.opening import ChestOpened, DarkCardLaid, DarkCardTurnedUp
from undermine.engine.saboteur.modules.chests.state import ChestState
from undermine.engine.saboteur.table import SaboteurTable
from undermine.engine.saboteur.views import SaboteurView
from undermine.engine.tunnels.routes import steps_between
from undermine.engine.tunnels.sides import at


class BuryChest(Judge):
    """Remove a chest: it may help as well as harm, and a rockfall is worth more elsewhere."""

    def score(self, situation: Situation, code: i64) -> float:
        """Think little of it."""
        return -0.3


class LookAtChest(Judge):
    """Look at a chest: only where the map serves for nothing better."""

    def score(self, situation: Situation, code: i64) -> float:
        """Think more of it once the treasure is known."""
        return 0.15 if len(situation.cells) <= 1 else 0.0


class MoveGoal(Judge):
    """Move a goal one cell away: not the treasure, unless one hinders those who seek it."""

    def score(self, situation: Situation, code: i64) -> float:
        """Look up the chance."""
        chance = situation.chance_at(first_in(code))
        return -chance if situation.digs else chance


class TurnDarkCard(TurnUp):
    """Turn a dark card."""

    def card(self, situation: Situation) -> i64:
        """Return the dark card, which everybody sees."""
        about = situation.view.about
        return about.dark if isinstance(about, DarkCardTurnedUp) else -1


class TakeCard(Judge):
    """Take a card from an enemy rather than from a friend."""

    def score(self, situation: Situation, code: i64) -> float:
        """Weigh the enmity."""
        return situation.enmity(first_in(code))


class LookAtDwarf(Judge):
    """Look at the dwarf of the player who is hardest to judge."""

    def score(self, situation: Situation, code: i64) -> float:
        """Weigh the doubt."""
        return situation.doubt(first_in(code))


class PlaceChest(Judge):
    """Lay a chest on the ways to the goals, if one digs; a saboteur lays it out of the way.

    A chest that is reached brings a tunnel card for nothing, and its opener more often a gain than a loss. Five
    apprentices found the treasure in 67 of 100 rounds with all chests on the ways, in 63 with all of them off the ways.
    """

    def score(self, situation: Situation, code: i64) -> float:
        """Measure the detour over the cell."""
        longer = detour(situation, first_in(code))
        return -longer if situation.digs else longer


def detour(situation: Situation, cell: i64) -> float:
    """Return how many cards longer the way to the treasure is over a cell, by what the seat knows of the goals."""
    start = at(0, 0)
    longer = 0.0
    for number, goal in enumerate(situation.cells):
        around = steps_between(start, cell) + steps_between(cell, goal) - steps_between(start, goal)
        longer += situation.chances[number] * float(around)
    return longer


class HiddenChests(Filling):
    """The dark cards and the chests that nobody has seen this round, and those that the seat has looked at."""

    def __init__(self, view: SaboteurView) -> None:
        """Go through the story and the looks of the seat."""
        super().__init__(view)
        rules = view.ruleset
        self.seen_darks: dict[int, int] = {}
        self.seen_chests: dict[int, int] = {}
        darks = Counter([int(rules.card(card.name)) for card in dark_cards()])
        chests = Counter([int(rules.card(card.name)) for card in chest_cards()])
        for event in view.story():
            if isinstance(event, DarkCardLaid):
                darks -= Counter([int(event.card)])
            elif isinstance(event, ChestOpened):
                chests -= Counter([int(event.chest)])
            elif isinstance(event, DarkCardTurnedUp):
                self.seen_darks[int(event.cell)] = int(event.dark)
        for memory in view.memories:
            if isinstance(memory, SawChest):
                self.seen_darks[int(memory.cell)] = int(memory.dark)
                self.seen_chests[int(memory.cell)] = int(memory.chest)
        self.darks = list((darks - Counter(self.seen_darks.values())).elements())
        self.chests = list((chests - Counter(self.seen_chests.values())).elements())

    def fill(self, table: SaboteurTable, rng: Rng) -> None:
        """Put dark cards and chests under the cells where they lie; those buried unseen are of the same lot."""
        state = cast("ChestState", table.part("chests"))
        darks, chests = self.darks.copy(), self.chests.copy()
        rng.shuffle(darks)
        rng.shuffle(chests)
        under_dark = [self.seen_darks.get(cell) or darks.pop() for cell in state.cells]
        under_chest = [self.seen_chests.get(cell) or chests.pop() for cell in state.cells]
        table.change_part(
            "chests", ChestState(state.cells, tuple(under_dark), tuple(under_chest), state.no_maps)
        )
        hidden = {UNSEEN_DARK_CARD: darks, UNSEEN_CHEST: chests}
        table.aside = tuple([hidden[card].pop() if card in hidden else card for card in table.aside])


PAGE: Final = Page(
    ("chests", "chests-chosen"),
    Opinions(
        verbs={"rockfall-chest": BuryChest(), "map-chest": LookAtChest()},
        questions={
            "turn-dark-card": TurnDarkCard(),
            "move-which-goal": MoveGoal(),
            "keep-of-deck": KeepCard(),
            "keep-of-pile": KeepCard(),
            "take-from-whom": TakeCard(),
            "look-at-whom": LookAtDwarf(),
            "place-chest": PlaceChest(),
        },
    ),
    Clues(words={ChestSeen: "map-chest", ChestBuried: "bury"}, filling=HiddenChests),
)
