"""The Lost Mines as a grandmaster sees them: what everybody may hope for, now and after each thing it might do.

Points of the own pool count wherever they come from (LM-31); what others take counts against, since it is gone from the
display.
"""

from __future__ import annotations

from functools import cached_property
from typing import Final, NamedTuple

from undermine.bots.lost_mines.beliefs import LostMinesBelief
from undermine.bots.lost_mines.master_situation import MasterSituation
from undermine.bots.lost_mines.race import Outlook, Prize, Race
from undermine.bots.lost_mines.ways import BEYOND, EMPTY, HIDDEN, SPOTS, Ways
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.lost_mines.cards import CLANS, LOYAL, SABOTEUR, SELFISH
from undermine.engine.lost_mines.table import TRAP
from undermine.engine.lost_mines.views import LostMinesView
from undermine.engine.lost_mines.walking import DwarfWalked
from undermine.engine.tunnels import board as boards
from undermine.engine.tunnels.sides import CELL_MASK, EAST, SOUTH, SOUTHERN, WEST, route_sides
from undermine.engine.tunnels.tiles import card_of, face_of

OBSTACLE: Final = 30
"""What entering an obstacle without its tool costs, in twelfths of a turn: that may be long in coming ..."""
OBSTACLE_AND_TOOL: Final = 10
"""... if the seat has one itself ..."""
OCCUPIED: Final = 6
"""... entering a card that holds one dwarf, where another one stands (LM-25) ..."""
TRAPPED: Final = 4
"""... and crossing a trap (LM-20) ..."""
TROLL: Final = 10
"""... or a troll, who leaves within a lap (LM-21)."""
OWN: Final = 1.1
"""What a point that the seat takes itself counts: the remainder of a pool may go with it (LM-32)."""
FRIENDLY: Final = 1.0
"""What a point of somebody counts who gathers for the same pool ..."""
AGAINST: Final = -0.25
"""... and of somebody who gathers for others."""
DRAGON: Final = 1.5
"""Points that the dragon costs: two, or what a player has (LM-33)."""
CARDS_A_TURN: Final = 1.2
"""Cards that a turn takes from the deck: some discard two."""
FRESH: Final = 0.08
"""Points that a card of the deck is worth ..."""
OPENING: Final = 0.04
"""... and a path card for every opening beyond the first ..."""
CLOSED: Final = -0.06
"""... if it is an obstacle ..."""
TOOL: Final = 0.08
"""... a tool ..."""
ACTION: Final = 0.06
"""... and any other card."""
KEPT: Final = 0.5
"""How much of what a card could gain now counts for keeping it."""


class Worth(NamedTuple):
    """What something is worth to a seat, and how that is made up: what it, its friends and others may hope for."""

    total: float
    own: float
    friends: float
    others: float

    def less(self, other: Worth) -> Worth:
        """Return the difference from another."""
        return Worth(
            self.total - other.total,
            self.own - other.own,
            self.friends - other.friends,
            self.others - other.others,
        )


class GrandmasterSituation(MasterSituation):
    """What matters on the board for everybody, and what that is worth to this seat."""

    def __init__(self, view: LostMinesView, belief: LostMinesBelief) -> None:
        """Look at the board with a belief about everybody's role.

        While options are judged, `gains` notes by card what it could gain, `changes` by code what an option changes.
        """
        super().__init__(view, [belief.saboteur(seat) for seat in range(view.seats)])
        self.belief = belief
        self.gains: dict[int, float] = {}
        self.changes: dict[int, Worth] = {}

    def spot(self, cell: int) -> int:
        """Return the place of a cell in the window of the board."""
        return int(self.board.spot(cell))

    @property
    def role(self) -> str:
        """What the seat is: loyal, selfish or a saboteur."""
        role: str = self.rules.cards[self.view.dwarfs[self.view.seat]].tags[1]
        return role

    # -- who gathers for whom -----------------------------------------------------------------------------------------

    @cached_property
    def friends(self) -> list[float]:
        """By seat how likely its treasures go into the pool of this seat (LM-31)."""
        own_clan, own_role = self.rules.cards[self.view.dwarfs[self.view.seat]].tags
        chances = [0.0] * self.view.seats
        if own_role == SELFISH:
            return chances
        for clan, (seats, deals) in zip(CLANS, self.belief.clans, strict=True):
            gathers = LOYAL if (clan == own_clan) == (own_role == LOYAL) else SABOTEUR
            for deal in deals:
                for seat, role in zip(seats, deal.roles, strict=True):
                    chances[seat] += deal.likely if role == gathers else 0.0
        return chances

    @cached_property
    def members(self) -> float:
        """How many share what this seat takes, itself included."""
        return 1.0 + sum(chance for seat, chance in enumerate(self.friends) if seat != self.view.seat)

    @cached_property
    def outlooks(self) -> list[Outlook]:
        """Everybody in the race, when this seat is about to play a card."""
        return [self._outlook(seat, int(place)) for seat, place in enumerate(self.view.places)]

    def _outlook(self, seat: int, place: int) -> Outlook:
        view = self.view
        later = (seat - view.seat) % view.seats / view.seats
        turns = view.hand_sizes[seat] + view.deck_size / view.seats / CARDS_A_TURN
        if seat == view.seat:
            return Outlook(self.spot(place), later, turns, OWN, DRAGON * self.members)
        friend, skill = self.friends[seat], self.skills[seat]
        weight = skill * (friend * FRIENDLY + (1.0 - friend) * AGAINST)
        return Outlook(self.spot(place), later, turns, weight, skill=skill)

    @cached_property
    def skills(self) -> list[float]:
        """By seat how much of what it may hope for it gets, as it seems: who walks back and forth gets less."""
        onward, back = [0] * self.view.seats, [0] * self.view.seats
        for event in self.view.story():
            if isinstance(event, DwarfWalked):
                sides = route_sides(event.route)
                onward[event.seat] += sides.count(EAST) > sides.count(WEST)
                back[event.seat] += sides.count(EAST) < sides.count(WEST)
        return [(on + 1) / (on + 2 * off + 2) for on, off in zip(onward, back, strict=True)]

    # -- what there is to take, and how to get there ------------------------------------------------------------------

    def prize(self, mine: int) -> Prize:
        """Return what a mine gives: the mean of what it may give, where the seat does not know it."""
        card = self.mines[mine]
        cards = [card] if card != UNKNOWN else self.unknown
        given = [self.display.get(int(self.rules.treasure_of[one]), []) for one in cards]
        worths = [
            sum(worths[place] for worths in given if place < len(worths)) / len(given)
            for place in range(max(len(worths) for worths in given))
        ]
        asleep = self.board.face_at(mine) == boards.HIDDEN and int(self.rules.dragon_mine) in cards
        return Prize(worths, 1.0 / len(cards) if asleep else 0.0)

    def toll(self, cell: int, card: int, *, tool: bool) -> int:
        """Return what entering a card costs beyond a step."""
        obstacle = self.rules.obstacle[card]
        if obstacle and not tool:
            held = [self.rules.overcomes[held] for held in self.view.hand.cards]
            return OBSTACLE_AND_TOOL if obstacle in held else OBSTACLE
        elsewhere = cell != self.place and cell in self.view.places
        return OCCUPIED if elsewhere and self.rules.is_narrow[card] else 0

    @cached_property
    def spots(self) -> list[tuple[int, int]]:
        """What lies on every spot of the board: its shape, and what entering costs beyond a step."""
        return [self._lying(spot) for spot in range(int(SPOTS))]

    def _lying(self, spot: int) -> tuple[int, int]:
        face = int(self.board.face_on(spot))
        if face > 0:
            cell = int(self.board.cell(spot))
            toll = self.toll(cell, int(card_of(face)), tool=cell in self.view.tools)
            return int(self.board.tiles.openings[face]), toll
        return int({boards.EMPTY: EMPTY, boards.HIDDEN: HIDDEN}.get(face, BEYOND)), 0

    @cached_property
    def ways(self) -> Ways:
        """The ways to all mines as they are."""
        shapes, tolls = [shape for shape, _ in self.spots], [toll for _, toll in self.spots]
        ways = Ways(shapes, tolls, [self.spot(mine) for mine in self.mines])
        for token in self.view.tokens:
            cell, side = edge_sides(int(token.edge))
            ways.bar(self.spot(cell), side, TRAPPED if token.owner == TRAP else TROLL)
        ways.measure()
        return ways

    @cached_property
    def race(self) -> Race:
        """The race to the mines."""
        return Race(self.ways, [self.prize(mine) for mine in self.mines])

    @cached_property
    def now(self) -> Worth:
        """What everything is worth as it is."""
        return self._worth(self.outlooks)

    @cached_property
    def hopes(self) -> list[float]:
        """By seat what it may hope for."""
        self.race.worth(self.outlooks)
        return [float(hope) for hope in self.race.hopes]

    def _worth(self, outlooks: list[Outlook]) -> Worth:
        total = float(self.race.worth(outlooks))
        hopes = [float(hope) for hope in self.race.hopes]
        own = hopes[self.view.seat]
        hopes[self.view.seat] = 0.0
        hopes = [skill * hope for skill, hope in zip(self.skills, hopes, strict=True)]
        friends = sum(friend * hope for friend, hope in zip(self.friends, hopes, strict=True))
        return Worth(total, own, friends, sum(hopes) - friends)

    # -- what something would change ----------------------------------------------------------------------------------

    def gain_with(self, cell: int, shape: int, toll: int) -> Worth:
        """Return how much more everything would be worth if something else lay on a cell."""
        now, spot = self.now, self.spot(cell)
        self.ways.put(spot, shape, toll)
        self.ways.measure()
        worth = self._worth(self.outlooks)
        self.ways.put(spot, *self.spots[spot])
        self.ways.measure()
        return worth.less(now)

    def gain_with_token(self, edge: int, toll: int) -> Worth:
        """Return how much more everything would be worth if an edge cost so much to cross."""
        now = self.now
        cell, side = edge_sides(edge)
        self.ways.bar(self.spot(cell), side, toll)
        self.ways.measure()
        worth = self._worth(self.outlooks)
        self.ways.bar(self.spot(cell), side, -toll)
        self.ways.measure()
        return worth.less(now)

    def gain_at(self, cell: int) -> Worth:
        """Return how much more everything is worth if the own dwarf ends its move on a card."""
        now = self.now
        own = self.outlooks[self.view.seat]
        outlooks = self.outlooks.copy()
        outlooks[self.view.seat] = Outlook(self.spot(cell), 1.0, own.turns, own.weight, own.dragon)
        return self._worth(outlooks).less(now)

    def laps_to(self, mine: int) -> float:
        """Return after how many laps the own dwarf may be at a mine."""
        return float(self.race.laps(list(self.mines).index(mine), self.outlooks[self.view.seat]))

    # -- cards in hand ------------------------------------------------------------------------------------------------

    def played(self, card: int, gain: float) -> float:
        """Return what it is worth to play a card that gains something, and note what it could gain."""
        self.gains[card] = max(gain, self.gains.get(card, 0.0))
        return gain + (FRESH if self.view.deck_size else 0.0) - self.usual_worth(card)

    def kept(self, card: int) -> float:
        """Return what it is worth to keep a card: the more, the more it could gain."""
        return KEPT * self.gains.get(card, 0.0) + self.usual_worth(card)

    def usual_worth(self, card: int) -> float:
        """Return what a card in hand is worth whatever lies on the board."""
        if self.rules.is_path[card]:
            openings = int(self.board.tiles.openings[face_of(card, 0)]).bit_count()
            return OPENING * (openings - 1) + (CLOSED if self.rules.obstacle[card] else 0.0)
        return TOOL if self.rules.overcomes[card] else ACTION


def edge_sides(edge: int) -> tuple[int, int]:
    """Return a cell at an edge, and the side of it on which the edge lies."""
    return int(edge & CELL_MASK), int(SOUTH if edge & SOUTHERN else EAST)
