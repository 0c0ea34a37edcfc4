"""Where the treasure may be: face-down goals as cards that lie, move and change places, and who has looked at which.

A goal is followed as a card ("stone" of a shell game) from the cell where it was laid. If somebody lifts two goals and
nobody else knows whether they changed places (WC-2017), the world branches in two; a look tells branches apart.
"""

from __future__ import annotations

from math import factorial
from typing import Final, Protocol, cast

from undermine.bots.saboteur.beliefs.telling import Told, told_events
from undermine.engine.kernel.observations import Observation
from undermine.engine.kernel.table import Event
from undermine.engine.saboteur.modules.base.actions import GoalSeen
from undermine.engine.saboteur.modules.base.goals import GoalRevealed, GoalTurnedUp
from undermine.engine.saboteur.observations import SawGoal
from undermine.engine.saboteur.views import SaboteurView

TREASURE: Final = "treasure"


class Returned(Protocol):
    """An event that tells of two goals which a seat lifted and put back, swapped or not."""

    seat: int
    one: int
    other: int


class Decided(Protocol):
    """What that seat remembers of it."""

    swapped: int


class Lifting:
    """How goals can be lifted and put back: the events that tell of it, and what those remember who did it."""

    def __init__(
        self, events: tuple[type[Event], ...] = (), decisions: tuple[type[Observation], ...] = ()
    ) -> None:
        """Take what the pages say."""
        self.events = events
        self.decisions = decisions


class Branch:
    """One way in which the goals may lie: which card on which cell, what the viewer knows of them, who has looked.

    `swaps` says for every pair of goals that was lifted whether they changed places.
    """

    def __init__(self, cells: list[int], seats: int) -> None:
        """Begin with every goal where it lay first."""
        self.weight = 1.0
        self.at = {cell: card for card, cell in enumerate(cells)}
        self.known: dict[int, int] = {}
        self.looked: list[set[int]] = [set() for _ in range(seats)]
        self.swaps: tuple[bool, ...] = ()

    def copy(self) -> Branch:
        """Return an independent branch in the same state."""
        other = Branch([], 0)
        other.weight = self.weight
        other.at = dict(self.at)
        other.known = dict(self.known)
        other.looked = [set(looks) for looks in self.looked]
        other.swaps = self.swaps
        return other

    def learn(self, cell: int, goal: int) -> bool:
        """Note what lies on a cell; return whether that can be."""
        card = self.at.get(cell, -1)
        if card < 0:
            return True
        return self.known.setdefault(card, goal) == goal

    def look(self, seat: int, cell: int) -> None:
        """Note that a seat has looked at the goal on a cell."""
        self.looked[seat].add(self.at.get(cell, -1))

    def move(self, cell: int, to: int) -> None:
        """Let the goal on a cell lie on another."""
        if cell in self.at:
            self.at[to] = self.at.pop(cell)

    def put_back(self, one: int, other: int, swapped: bool) -> None:
        """Put two goals back that were lifted, swapped or not."""
        self.swaps = (*self.swaps, swapped)
        if swapped and one in self.at and other in self.at:
            self.at[one], self.at[other] = self.at[other], self.at[one]


class Place:
    """A hypothesis: in this branch the treasure is this card."""

    def __init__(self, branch: Branch, card: int, weight: float) -> None:
        """Note the branch, the card and how likely that is before anybody has moved."""
        self.branch = branch
        self.card = card
        self.weight = weight

    def sought_by(self, seat: int, cells: list[int]) -> tuple[list[int], bool]:
        """Return where a seat would look for the treasure among face-down cells, and whether it knows it."""
        looks = self.branch.looked[seat]
        if not looks:
            return cells, False
        at = self.branch.at
        if self.card in looks:
            return [cell for cell in cells if at.get(cell, -1) == self.card], True
        return [cell for cell in cells if at.get(cell, -1) not in looks] or cells, False


class Goals:
    """The goals of a round, followed event by event as one seat (or a watcher) sees them."""

    def __init__(self, view: SaboteurView, lifting: Lifting, story: list[Told] | None = None) -> None:
        """Begin with every goal where it lay first; `story` is the view's, where somebody has told it already."""
        self.me = view.seat
        self.lifting = lifting
        self.story = told_events(view, view.story()) if story is None else story
        self.treasure = int(view.ruleset.card(TREASURE))
        self.cells = first_cells(view, self.story)
        self.branches = [Branch(self.cells, view.seats)]
        self.looked = self.decided = 0
        self.lacks_story = False
        self._remember(view)
        if not any(isinstance(told.event, GoalSeen) and told.event.seat == self.me for told in self.story):
            for look in self.looks:  # a position without its story: what the seat remembers is all there is
                self.lacks_story = True
                if not look.stale:
                    self._learn(int(look.cell), int(look.goal))
        for told in self.story:
            self._follow(told)

    def _remember(self, view: SaboteurView) -> None:
        """Note what the seat has seen and decided, oldest first; `looked` and `decided` count what was told of it."""
        self.looks = [memory for memory in view.memories if isinstance(memory, SawGoal)]
        self.decisions = [memory for memory in view.memories if isinstance(memory, self.lifting.decisions)]

    def go_on(self, view: SaboteurView, later: list[Told]) -> None:
        """Follow what happened after the story, as a later view tells it."""
        self._remember(view)
        self.story += later
        for told in later:
            self._follow(told)

    def _follow(self, told: Told) -> None:
        event = told.event
        if isinstance(event, GoalSeen):
            for branch in self.branches:
                branch.look(event.seat, int(event.cell))
            if event.seat == self.me and self.looked < len(self.looks):
                self._learn(int(event.cell), int(self.looks[self.looked].goal))
                self.looked += 1
        elif isinstance(event, self.lifting.events):
            self._put_back(cast("Returned", event))
        elif isinstance(event, (GoalRevealed, GoalTurnedUp)):
            self._learn(int(event.cell), int(event.goal))
        else:
            for cell, to in told.moved_face_down():
                for branch in self.branches:
                    branch.move(cell, to)

    def _learn(self, cell: int, goal: int) -> None:
        possible = [branch for branch in self.branches if branch.learn(cell, goal)]
        self.branches = possible or self.branches

    def _put_back(self, event: Returned) -> None:
        one, other = int(event.one), int(event.other)
        if event.seat == self.me and self.decided < len(self.decisions):
            swapped = bool(cast("Decided", self.decisions[self.decided]).swapped)
            self.decided += 1
            for branch in self.branches:
                branch.put_back(one, other, swapped)
            return
        stayed = [branch.copy() for branch in self.branches]
        for branch in self.branches:
            branch.put_back(one, other, True)
        for branch in stayed:
            branch.put_back(one, other, False)
        self.branches += stayed

    def places(self) -> list[Place]:
        """Return every place the treasure may have now, with weights that add up to 1; none without goals."""
        found: list[Place] = []
        for branch in self.branches:
            cards = sorted(branch.at.values())
            likely = branch.weight * factorial(len(cards) - len(branch.known))
            certain = [card for card, goal in branch.known.items() if goal == self.treasure]
            open_ = certain or [card for card in cards if card not in branch.known]
            found += [Place(branch, card, likely / len(open_)) for card in open_]
        total = sum([place.weight for place in found], 0.0)
        for place in found:
            place.weight /= total
        return found


def first_cells(view: SaboteurView, story: list[Told]) -> list[int]:
    """Return where the goals lay when the round began."""
    cells = [int(goal.cell) for goal in view.goals]
    for told in reversed(story):
        for origin, to in told.moved_face_down():
            cells = [origin if cell == to else cell for cell in cells]
    return cells


class Retelling:
    """The goals as they lay at every moment of the story, for places whose past is known by now."""

    def __init__(self, goals: Goals, places: list[Place]) -> None:
        """Go back to the beginning of the story."""
        self.hidden = list(goals.cells)
        self.lifting = goals.lifting
        self.branches: list[Branch] = []
        self.swaps: list[tuple[bool, ...]] = []
        self.places: list[Place] = []
        for place in places:
            if place.branch.swaps not in self.swaps or not self.branches:
                self.swaps.append(place.branch.swaps)
                self.branches.append(Branch(goals.cells, len(place.branch.looked)))
            branch = self.branches[self.swaps.index(place.branch.swaps)]
            self.places.append(Place(branch, place.card, place.weight))

    def happened(self, told: Told) -> None:
        """Go on by one event."""
        event = told.event
        if isinstance(event, GoalRevealed):
            self.hidden = [cell for cell in self.hidden if cell != event.cell]
        elif isinstance(event, GoalSeen):
            for branch in self.branches:
                branch.look(event.seat, int(event.cell))
        elif isinstance(event, self.lifting.events):
            returned = cast("Returned", event)
            for branch, swaps in zip(self.branches, self.swaps, strict=True):
                branch.put_back(int(returned.one), int(returned.other), swaps[len(branch.swaps)])
        else:
            self._move(told)

    def _move(self, told: Told) -> None:
        for origin, to in told.moved_face_down():
            self.hidden = [to if cell == origin else cell for cell in self.hidden]
            for branch in self.branches:
                branch.move(origin, to)
