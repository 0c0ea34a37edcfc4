"""The Lost Mines by rules of thumb: lay paths towards the mines, walk there, and stay while there are treasures.

Whatever its role, a dwarf gains by bringing home treasures: loyal ones and saboteurs for a pool, selfish ones for
themselves. So all of them head for the mines, and hinder only those who gain nothing for them.
"""

from collections.abc import Callable, Sequence
from functools import cache, cached_property
from typing import Final, cast

from undermine.bots.lost_mines import modules
from undermine.bots.pages import page_files
from undermine.engine.kernel.actions import Action
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.lost_mines.cards import LOYAL, SELFISH
from undermine.engine.lost_mines.mines import MineTurnedUp
from undermine.engine.lost_mines.observations import SawMine, SawRole, SawTreasure
from undermine.engine.lost_mines.ruleset import LostMinesRuleset
from undermine.engine.lost_mines.table import ON_DISPLAY, TRAP
from undermine.engine.lost_mines.views import LostMinesView
from undermine.engine.tunnels.board import EMPTY, HIDDEN
from undermine.engine.tunnels.routes import steps_between
from undermine.engine.tunnels.sides import CELL_MASK, TURNED_BIT, beside, edge_at, route_sides
from undermine.engine.tunnels.tiles import card_of, face_of

FAR = 99
MORE_LIKELY_THAN_NOT = 0.5
WORTH_LAYING = 10.0
"""A path card scores at least this if it leads a dwarf nearer to a mine ..."""
PER_CARD = 4.0
"""... and so much more for every card that the way gets shorter."""


class LostMinesSituation:
    """What matters on the board for one dwarf: which mines are worth a walk, and where its paths end."""

    def __init__(
        self, view: LostMinesView, saboteurs: Sequence[float] = (), standing: int | None = None
    ) -> None:
        """Look at the board; `saboteurs` says how likely every seat is one, if that is known.

        `standing` is where the dwarf stands, if it is not the one of the seat.
        """
        self.view = view
        self.saboteurs = saboteurs or [0.0] * view.seats
        self.rules = cast("LostMinesRuleset", view.ruleset)
        self.board = view.board
        self.place = int(view.places[view.seat]) if standing is None else standing
        self.seen = {
            int(memory.cell): int(memory.mine) for memory in view.memories if isinstance(memory, SawMine)
        }

    @cached_property
    def looked_treasures(self) -> list[tuple[int, int]]:
        """The treasures the seat has looked at: number and card."""
        return [
            (int(memory.number), int(memory.treasure))
            for memory in self.view.memories
            if isinstance(memory, SawTreasure)
        ]

    @cached_property
    def looked_dwarfs(self) -> set[int]:
        """The seats whose dwarf the seat has looked at."""
        return {int(memory.target) for memory in self.view.memories if isinstance(memory, SawRole)}

    @cached_property
    def kinds_left(self) -> set[int]:
        """The kinds of treasures on display."""
        return {int(treasure.back) for treasure in self.view.treasures if treasure.holder == ON_DISPLAY}

    @cached_property
    def targets(self) -> list[int]:
        """The cells of mines that may still give a treasure."""
        return [int(mine.cell) for mine in self.view.mines if self.gives(int(mine.cell), int(mine.card))]

    def gives(self, cell: int, card: int) -> bool:
        """Return whether a mine may still give a treasure, as far as the seat knows."""
        known = self.seen.get(cell, card)
        return known == UNKNOWN or int(self.rules.treasure_of[known]) in self.kinds_left

    def openings(self, cell: int) -> int:
        """Return the openings of the card on a cell."""
        face = self.board.face_at(cell)
        return int(self.board.tiles.openings[face]) if face > 0 else 0

    def passable(self, cell: int) -> bool:
        """Return whether a card can be walked over: no obstacle without its tool."""
        face = self.board.face_at(cell)
        return face > 0 and (not self.rules.obstacle[card_of(face)] or cell in self.view.tools)

    def around(self, start: int) -> dict[int, int]:
        """Return the steps from a card to every card joined to it."""
        steps = {start: 0}
        waiting = [start]
        for cell in waiting:
            for side in range(4):
                near = int(beside(cell, side))
                joined = self.openings(cell) >> side & 1 and self.openings(near) >> (side ^ 2) & 1
                if joined and near not in steps and self.passable(near):
                    steps[near] = steps[cell] + 1
                    waiting.append(near)
        return steps

    @cached_property
    def reached(self) -> dict[int, int]:
        """The cards the dwarf can reach in time, with the steps."""
        return self.around(self.place)

    def ends(self, cell: int, openings: int) -> list[int]:
        """Return the cells without a face-up card into which a card on a cell opens."""
        beyond = [int(beside(cell, side)) for side in range(4) if openings >> side & 1]
        return [end for end in beyond if self.board.face_at(end) in (EMPTY, HIDDEN)]

    def left(self, cell: int, openings: int) -> float:
        """Return how far from a mine a path ends that comes to a card on a cell."""
        if cell in self.targets:
            return self.detour(cell) - 1
        ends = self.ends(cell, openings)
        ways = [int(steps_between(end, mine)) + self.detour(mine) for end in ends for mine in self.targets]
        return min(ways, default=FAR)

    def joins(self, cell: int, openings: int) -> bool:
        """Return whether a card on a cell would be joined to those within reach."""
        near = [(side, int(beside(cell, side))) for side in range(4) if openings >> side & 1]
        return any(card in self.reached and self.openings(card) >> (side ^ 2) & 1 for side, card in near)

    def gain(self, cell: int, openings: int) -> float:
        """Return how much nearer to a mine the paths within reach would end with a card on a cell."""
        return self.shortest - self.left(cell, openings)

    @cached_property
    def gate(self) -> int:
        """The card within reach from which a mine is nearest."""
        return min(self.reached, key=lambda cell: (self.left(cell, self.openings(cell)), self.reached[cell]))

    @cached_property
    def shortest(self) -> float:
        """How far from a mine the paths within reach end."""
        return self.left(self.gate, self.openings(self.gate))

    @cached_property
    def from_gate(self) -> dict[int, int]:
        """The steps from the gate to the cards joined to it."""
        return self.around(self.gate)

    def is_friend(self, seat: int) -> bool:
        """Return whether the other's treasures most likely go into the pool of this seat."""
        clan, role = self.rules.cards[self.view.dwarfs[self.view.seat]].tags
        if role == SELFISH:
            return False
        own = self.rules.cards[self.view.clans[seat]].name.removesuffix("-clan") == clan
        if self.saboteurs[seat] > MORE_LIKELY_THAN_NOT:
            own = not own
        return own if role == LOYAL else not own

    # -- what a dwarf may think about who reckons more; here all mines are alike, and everybody else is nobody ---------

    def detour(self, mine: int) -> float:  # noqa: ARG002
        """Return how many cards nearer other mines are worth as much."""
        return 0.0

    def worth(self, mine: int) -> float:  # noqa: ARG002
        """Return what a mine gives."""
        return 0.0

    def dares(self, mine: int) -> bool:  # noqa: ARG002
        """Return whether a face-down mine is worth the danger."""
        return True

    def curiosity(self, mine: int) -> float:  # noqa: ARG002
        """Return how much more than usual it counts to look at a face-down mine."""
        return 0.0

    def service(self, cell: int, openings: int) -> float:  # noqa: ARG002
        """Return what a card on a cell counts for what it does for others."""
        return 0.0


Score = Callable[[LostMinesSituation, Action], float]
"""How good an option looks."""


def score(situation: LostMinesSituation, action: Action) -> float:
    """Return how good an option looks."""
    return all_scores().get(action.verb.name, _other)(situation, action)


def _lay(situation: LostMinesSituation, action: Action) -> float:
    cell = int(action.first & CELL_MASK)
    face = face_of(action.card, 1 if action.first & TURNED_BIT else 0)
    openings = int(situation.board.tiles.openings[face])
    service = situation.service(cell, openings)
    if not situation.joins(cell, openings):
        return 4.0 + service
    gain = situation.gain(cell, openings)
    blocked = 2 if situation.rules.obstacle[action.card] else 0
    if gain > 0:
        return WORTH_LAYING + PER_CARD * gain + 0.5 * openings.bit_count() - blocked + service
    return 3.0 - 0.1 * blocked + service


def _bring_tool(situation: LostMinesSituation, action: Action) -> float:
    cell = int(action.first)
    near = any(
        int(beside(cell, side)) in situation.reached
        and situation.openings(cell) >> side & 1
        and situation.openings(int(beside(cell, side))) >> (side ^ 2) & 1
        for side in range(4)
    )
    return 13.0 if near and situation.left(cell, situation.openings(cell)) < situation.shortest else 5.0


def _look_mine(situation: LostMinesSituation, action: Action) -> float:
    mine = int(action.first)
    return 7.0 + situation.curiosity(mine) if mine not in situation.seen else 1.0


def _token(situation: LostMinesSituation, action: Action) -> float:
    """Block an edge in front of others, never one that this dwarf wants to cross."""
    edge = int(action.first)
    dwarfs = [seat for seat, place in enumerate(situation.view.places) if _beside_edge(place, edge)]
    against = [seat for seat in dwarfs if not situation.is_friend(seat)]
    return 6.0 if against and situation.view.seat not in dwarfs else 2.0


def _beside_edge(cell: int, edge: int) -> bool:
    return any(int(edge_at(cell, side)) == edge for side in range(4))


def _look_treasure(situation: LostMinesSituation, action: Action) -> float:
    """Look at a treasure that is still to be had, to take the best one later."""
    return 1.0 if any(number == action.first for number, _ in situation.looked_treasures) else 4.5


def _look_dwarf(situation: LostMinesSituation, action: Action) -> float:
    """Look at a player who wears the own clan's colour, who may be a saboteur."""
    if int(action.first) in situation.looked_dwarfs:
        return 1.0
    return 5.0 if situation.is_friend(int(action.first)) else 4.0


def _storm(situation: LostMinesSituation, action: Action) -> float:
    """Remove a path that others need, never one's own."""
    return 0.5 if int(action.first) in situation.reached else 4.5


def _pass(situation: LostMinesSituation, action: Action) -> float:
    """Discard what does not lead on; path cards with many openings stay."""
    cards = [int(action.card), *[int(spare) - 1 for spare in (action.first, action.second) if spare]]
    keep = sum([_worth_keeping(situation, card) for card in cards])
    return 5.0 + len(cards) - keep


def _worth_keeping(situation: LostMinesSituation, card: int) -> float:
    if not situation.rules.is_path[card]:
        return 2.0
    return 0.75 * int(situation.board.tiles.openings[face_of(card, 0)]).bit_count() - (
        1.0 if situation.rules.obstacle[card] else 0.0
    )


def _stay(situation: LostMinesSituation, _action: Action) -> float:
    return _standing(situation, situation.place)


def _move(situation: LostMinesSituation, action: Action) -> float:
    cell = situation.place
    traps = 0
    tokens = {int(token.edge): int(token.owner) for token in situation.view.tokens}
    for side in route_sides(action.first):
        traps += tokens.get(int(edge_at(cell, side))) == TRAP
        cell = int(beside(cell, side))
    return _standing(situation, cell) - 1.5 * traps - 0.01 * len(route_sides(action.first))


def _standing(situation: LostMinesSituation, cell: int) -> float:
    """Return how good it is to stand on a card when step 2 ends."""
    if situation.board.face_at(cell) == HIDDEN:
        return 50.0 + situation.worth(cell) if cell in situation.targets and situation.dares(cell) else -50.0
    if cell in situation.targets:
        return 60.0 + situation.worth(cell)
    return -float(situation.from_gate.get(cell, FAR))


def _turn_mine(situation: LostMinesSituation, action: Action) -> float:
    """Turn a mine so that it opens towards the dwarfs of one's own side, and away from the others."""
    turned_up = cast("MineTurnedUp", situation.view.about)
    cell = int(action.first & CELL_MASK)
    openings = situation.board.tiles.openings[face_of(turned_up.mine, 1 if action.first & TURNED_BIT else 0)]
    ways_in = [
        int(beside(cell, side))
        for side in range(4)
        if openings >> side & 1 and _leads_on(situation, cell, side)
    ]
    others = [seat for seat in range(situation.view.seats) if seat != situation.view.seat]
    return sum(
        [(-1 if situation.is_friend(seat) else 1) * _way_to(situation, seat, ways_in) for seat in others]
    )


def _leads_on(situation: LostMinesSituation, cell: int, side: int) -> bool:
    near = int(beside(cell, side))
    return situation.board.face_at(near) == EMPTY or bool(situation.openings(near) >> (side ^ 2) & 1)


def _way_to(situation: LostMinesSituation, seat: int, cells: Sequence[int]) -> int:
    return min([int(steps_between(situation.view.places[seat], cell)) for cell in cells], default=FAR)


def _take(situation: LostMinesSituation, action: Action) -> float:
    for number, treasure in situation.looked_treasures:
        if number == action.first:
            return float(situation.rules.worth[treasure])
    return 2.9


def _other(_situation: LostMinesSituation, _action: Action) -> float:
    return 3.0


SCORES: Final[dict[str, Score]] = {
    "lay": _lay,
    "bring-tool": _bring_tool,
    "look-mine": _look_mine,
    "look-treasure": _look_treasure,
    "look-dwarf": _look_dwarf,
    "storm": _storm,
    "set-trap": _token,
    "call-troll": _token,
    "pass": _pass,
    "stay": _stay,
    "move": _move,
    "take-treasure": _take,
    "choose-place": _turn_mine,
}
"""How each verb of the game is judged; optional rules have theirs on their pages."""


@cache
def all_scores() -> dict[str, Score]:
    """Return how each verb is judged, those of all pages."""
    scores = dict(SCORES)
    for page in page_files(modules):
        scores |= page.SCORES
    return scores
