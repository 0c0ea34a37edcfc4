"""Tiles: the shape of a tunnel card, as the rules write it.

`[NE]` = these openings are joined inside the card; `|X` = an opening that ends in rock; a side not named is a wall.
`[NS][EW]` has two tunnels that are not joined. A card with every opening a dead end is written `N|E|S`.

A *face* is a card lying one way up: 1 + 2 * card index, one more if turned by 180 degrees. 0 is an empty cell. What
the board asks of a face is looked up in the vectors of `Tiles`.
"""

from __future__ import annotations

from typing import Final

from undermine.engine._native import append, i64, vec
from undermine.engine.kernel.cards import Card
from undermine.engine.tunnels.sides import SIDE_LETTERS

LADDER: Final = "ladder"
"""The tag of cards whose tunnel is joined to the start wherever they lie: the start card itself and ladders."""


def _patterns(side: int, is_open: int) -> int:
    return sum(1 << pattern for pattern in range(16) if (pattern >> side & 1) == is_open)


OPEN_AT: Final[vec[i64]] = vec[i64]([_patterns(side, 1) for side in range(4)])
"""For each side the opening patterns, as bits, that are open there."""
WALL_AT: Final[vec[i64]] = vec[i64]([_patterns(side, 0) for side in range(4)])


FACE_BITS: Final[i64] = 16
FACE_MASK: Final[i64] = 32767
LADDER_BIT: Final[i64] = 32768


class Tile:
    """A shape: the sides that are open and, for each joined tunnel, the sides it joins."""

    def __init__(self, tunnels: tuple[int, ...], dead_ends: int) -> None:
        """Join sides by tunnel (sets of sides as bits); dead ends are open but lead nowhere."""
        self.tunnels = tunnels
        self.dead_ends = dead_ends
        self.openings = dead_ends
        for tunnel in tunnels:
            self.openings |= tunnel

    def turned(self) -> Tile:
        """Return the shape turned by 180 degrees."""
        return Tile(tuple([half_turn(tunnel) for tunnel in self.tunnels]), half_turn(self.dead_ends))

    def same_as(self, other: Tile) -> bool:
        """Return whether both shapes are equal."""
        return sorted(self.tunnels) == sorted(other.tunnels) and self.dead_ends == other.dead_ends

    def __str__(self) -> str:
        """Write the shape as the rules do."""
        joined = "".join([f"[{letters(tunnel)}]" for tunnel in self.tunnels])
        ends = "|".join(letters(self.dead_ends))
        return f"{joined}|{ends}" if joined and ends else joined + ends


def half_turn(sides: int) -> int:
    """Turn a set of sides by 180 degrees: north and south change places, and east and west."""
    return (sides & 3) << 2 | sides >> 2


def letters(sides: int) -> str:
    """Write a set of sides as letters: 0b0101 is `NS`."""
    return "".join([letter for bit, letter in enumerate(SIDE_LETTERS) if sides >> bit & 1])


def side_bits(word: str) -> int:
    """Read a set of sides from its letters."""
    bits = 0
    for letter in word:
        bits |= 1 << SIDE_LETTERS.index(letter)
    return bits


def parse_tile(notation: str) -> Tile:
    """Read a shape from the notation of the rules: `[NS]|E`, `N|E|S`, `[NW][ES]`."""
    tunnels: list[int] = []
    rest = notation
    while rest.startswith("["):
        inside, _, rest = rest[1:].partition("]")
        tunnels.append(side_bits(inside))
    ends = 0
    for word in rest.split("|"):
        ends |= side_bits(word)
    return Tile(tuple(tunnels), ends)


class TunnelCard(Card):
    """A card with a shape that can lie in the labyrinth."""

    def __init__(
        self,
        name: str,
        tile: str,
        clause: str,
        *,
        kind: str = "tunnel",
        copies: int = 0,
        verbs: tuple[str, ...] = ("dig",),
        tags: tuple[str, ...] = (),
        mark: str = "",
        sign: str = "",
    ) -> None:
        """Describe the card by its shape in the notation of the rules; mark and sign are for sketches."""
        super().__init__(name, clause, kind=kind, copies=copies, verbs=verbs, tags=tags)
        self.tile = parse_tile(tile)
        self.mark = mark
        self.sign = sign


class Tiles:
    """The shapes of a catalogue, looked up by face."""

    def __init__(self, catalogue: list[Card]) -> None:
        """Lay out the vectors: openings a face has, what each side is joined to, what is joined to the start.

        `presses` has for each side which opening patterns (16 bits, one a pattern) fit the face there. `shows` is all
        that matters where a card is tried, in one integer: the face, LADDER_BIT, and above FACE_BITS its pattern.
        """
        self.openings: vec[i64] = vec[i64]([0])
        self.shows: vec[i64] = vec[i64]([0])
        self.presses: vec[i64] = vec[i64]([0, 0, 0, 0])
        self.joins: vec[i64] = vec[i64]([0, 0, 0, 0])
        self.sources: vec[i64] = vec[i64]([0])
        self.ways: vec[i64] = vec[i64]()
        for card in catalogue:
            self._add(card)

    def _add(self, card: Card) -> None:
        tile = card.tile if isinstance(card, TunnelCard) else Tile((), 0)
        turned = tile.turned()
        self.ways = append(self.ways, 1 if tile.same_as(turned) else 2)
        for way in (tile, turned):
            self.openings = append(self.openings, way.openings)
            joined_to_start = 0
            for tunnel in way.tunnels:
                joined_to_start |= tunnel if LADDER in card.tags else 0
            self.sources = append(self.sources, joined_to_start)
            ladder = LADDER_BIT if joined_to_start else 0
            self.shows = append(self.shows, len(self.shows) | ladder | 1 << int(way.openings + FACE_BITS))
            for side in range(4):
                is_open = way.openings >> side & 1
                self.presses = append(self.presses, OPEN_AT[side ^ 2] if is_open else WALL_AT[side ^ 2])
                joined = 0
                for tunnel in way.tunnels:
                    if tunnel >> side & 1:
                        joined = tunnel
                self.joins = append(self.joins, joined)


def face_of(card: i64, turned: i64) -> i64:
    """Return the face of a card lying upright (0) or turned (1)."""
    return 1 + 2 * card + turned


def card_of(face: i64) -> i64:
    """Return the card that shows this face."""
    return (face - 1) >> 1


def is_turned(face: i64) -> i64:
    """Return 1 if the face is a card turned by 180 degrees, else 0."""
    return (face - 1) & 1
